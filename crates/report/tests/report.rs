//! A report of invented figures: every table, every plot, both languages.

use arena::{
    Blanked, CardFigures, DeckPair, End, Findings, GroupDifference, GroupShare, Length, Luck, SeatFigures, SeatKind,
    Side, ThrowCount, ThrowLuck,
};
use report::{PAGE, Terminal};
use table::{Language, Names};

/// Returns a share with this many wins in the first of 40 matches, which are 20 pairs.
fn share(wins: u32) -> GroupShare {
    GroupShare::of((0..40).map(|number| (u64::from(number / 2), f64::from(u8::from(number < wins)))))
}

fn card(number: u32) -> CardFigures {
    let difference = GroupDifference::of(&[(1, 1.0), (2, 0.0), (3, -0.5)]).unwrap();
    CardFigures {
        number,
        id: format!("card-{number}"),
        name: Names::of(format!("Smoke & <mirrors> $1 {number}"), format!("Fumo \"e\" specchi {number}")),
        group: Names::new("C1 Lancelot", "C1 Lancelot"),
        all: share(20),
        copies: Some(2.0),
        opening: share(number % 40),
        later: share(3),
        held: share(number * 7 % 40),
        elsewhere: GroupShare::default(),
        unseen: share(9),
        played: share(11),
        first_play: Some(4.25),
        stuck: (number > 0).then_some(0.125),
        blanked: (number != 1).then(|| Blanked { with: share(8), without: share(5), difference }),
    }
}

fn findings(cards: u32) -> Findings {
    let side = |name: &str| Side { name: name.into(), share: share(22), results: [20, 4, 16] };
    let seat = |kind, number| SeatFigures { kind, number, share: share(21), results: [21, 0, 19] };
    let end = |clause, matches| End {
        clause,
        title: "A title & more".into(),
        matches,
        ties: 1,
        share: share(matches),
        starter: share(7),
        turns: 9.5,
    };
    let count = |value| ThrowCount { device: Names::new("die", "dado"), value, times: 5, expected: 5.5 };
    Findings {
        game: ["tricks", "Tricks <1>"],
        bots: vec!["heuristic".into(), "random".into()],
        matches: 40,
        groups: 20,
        seats: 2,
        seed: "7".into(),
        budget: Some("200".into()),
        checksum: "00ff".into(),
        fair_share: 0.5,
        ties: 4,
        cards: (0..cards).map(card).collect(),
        blank: Some("Nothing at all.".into()),
        by_player: vec![side("heuristic"), side("random")],
        decks: vec![side("fox, wolf"), side("mine.txt")],
        pairs: vec![DeckPair {
            decks: ["fox, wolf".into(), "mine.txt".into()],
            share: share(19),
            results: [18, 2, 20],
        }],
        by_seat: vec![seat(SeatKind::Seat, 1), seat(SeatKind::Place, 1)],
        lengths: [vec![Length { length: 9, matches: 30 }, Length { length: 12, matches: 10 }], vec![]],
        ends: vec![end("TRICK-END-01", 30), end("TRICK-END-02", 10)],
        luck: Some(Luck {
            counts: (1..=6).map(count).collect(),
            seats: Some(ThrowLuck { luckiest: share(25), others: share(15), correlation: 0.25 }),
        }),
    }
}

#[test]
fn the_page_is_well_formed_and_asks_for_nothing_from_outside() {
    for language in Language::ALL {
        for cards in [0, 3, 120] {
            let files = report::files(&findings(cards), language);
            let page = &files.iter().find(|file| file.name == PAGE).unwrap().text;
            let options = roxmltree::ParsingOptions { allow_dtd: true, ..roxmltree::ParsingOptions::default() };
            let read = roxmltree::Document::parse_with_options(page, options).unwrap_or_else(|error| panic!("{error}"));
            for part in ["http", "//", "<script", "<link", "@import", "url(h", "src="] {
                assert!(!page.contains(part), "{part} in the page");
            }
            let ids: Vec<&str> = read.descendants().filter_map(|node| node.attribute("id")).collect();
            assert!((1..ids.len()).all(|place| !ids[..place].contains(&ids[place])), "{ids:?}");
            for node in read.descendants().filter(|node| node.has_tag_name("a")) {
                let target = node.attribute("href").unwrap().trim_start_matches('#');
                assert!(ids.contains(&target), "{target}");
            }
            let drawn = read.descendants().filter(|node| node.has_tag_name("svg")).count();
            assert_eq!(drawn, if cards == 0 { 7 } else { 10 });
            assert_eq!(read.root_element().attribute("lang"), Some(language.as_str()));
        }
    }
}

#[test]
fn the_page_shows_what_the_tables_hold() {
    let files = report::files(&findings(3), Language::It);
    let page = &files[0].text;
    for part in
        ["Fumo &quot;e&quot; specchi 2", "card-2", "Nothing at all.", "TRICK-END-02", "Tricks &lt;1&gt;", "dado: 6"]
    {
        assert!(page.contains(part), "{part} in\n{page}");
    }
    assert!(!page.contains("Smoke"), "English in the Italian page");
    let empty = &report::files(&findings(0), Language::En)[0].text;
    assert!(empty.contains("tells the report nothing about its cards"), "{empty}");
}

#[test]
fn every_row_of_a_table_has_as_many_fields_as_its_head() {
    let files = report::files(&findings(3), Language::En);
    assert_eq!(
        files.iter().map(|file| file.name.clone()).collect::<Vec<_>>(),
        report::file_names().collect::<Vec<_>>()
    );
    for file in &files[1..] {
        let rows: Vec<usize> = file.text.lines().map(fields).collect();
        assert!(rows.iter().all(|fields| *fields == rows[0]), "{}: {}", file.name, file.text);
        assert!(rows.len() > 1, "{} has no rows", file.name);
    }
    let cards = &files.iter().find(|file| file.name == "cards.csv").unwrap().text;
    assert!(cards.starts_with("card,name_en,name_it,group_en,group_it,copies,all_n,all_groups,all_share,"), "{cards}");
    assert!(cards.contains("card-2,Smoke & <mirrors> $1 2,\"Fumo \"\"e\"\" specchi 2\","), "{cards}");
}

/// Returns the number of fields of a line; a comma in quotes separates nothing.
fn fields(line: &str) -> usize {
    1 + line.split('"').step_by(2).map(|outside| outside.matches(',').count()).sum::<usize>()
}

#[test]
fn the_same_findings_give_the_same_bytes() {
    assert_eq!(report::files(&findings(30), Language::En), report::files(&findings(30), Language::En));
    let terminal = Terminal { columns: 100, colours: true };
    let [one, other] = [(); 2].map(|()| report::terminal(&findings(30), Language::En, terminal));
    assert_eq!(one, other);
}

#[test]
fn a_terminal_shows_the_same_plots() {
    let said = report::terminal(&findings(60), Language::It, Terminal { columns: 90, colours: false });
    for part in ["Quota di vittorie di ogni mazzo", "40 righe di 60", "posto 1", "Turni di una partita", "dado: 1"] {
        assert!(said.contains(part), "{part} in\n{said}");
    }
    assert!(said.lines().all(|line| line.chars().count() <= 90 || !line.contains('│')), "{said}");
}
