//! Cards and tables for tests.

#![allow(dead_code, reason = "each test uses a part of this")]

use estro::language::{Card, Estro, notation};
use estro::options::{Exhaustion, ObjectInterval};
use estro::{BaseMode, CardSet, Options, SeatDocument, Setup, SetupDocument, State};
use table::conformance::Trial;
use table::{Fast, Game, Viewer};

/// A Gift of every kind that the duel can resolve, each on one card of every Estro below.
const GIFTS: &[&str] = &[
    "once on-play add(this, primary +6, leaves)",
    "plain on-play add(choose enemy up, tot -8, next-turn)",
    "infinite passive add(all own other, primary +1, while)",
    "infinite passive add(this, tot +2 each own incinerator any, while)",
    "infinite on-attack add(this, primary +4, clash)",
    "infinite on-attacked add(foe, tot -5, clash)",
    "infinite on-won draw(you, 1)",
    "infinite on-resisted add(attacker, tot -4, round)",
    "once on-dying save(this)",
    "infinite on-destroyed destroy(lowest enemy up tot<=60)",
    "once on-opponent-gift optional counter(destroying) annul",
    "once on-opponent-gift counter(any) reduce 3",
    "plain on-opponent-gift counter(lowering) redirect",
    "infinite on-opponent-gift draw(you, 1)",
    "infinite on-opponent-play optional add(cause, tot -3, turn)",
    "once w-draw double(choose own other up, primary, turn)",
    "once w-play turn-down(choose enemy up)",
    "once w-decl stop-attack",
    "once w-dice swap(foe, atk def, clash)",
    "once w-death watch(own other) save(cause)",
    "infinite w-after attack-again(choose own up)",
    "plain w-end to-hand(choose own incinerator)",
    "plain start-of-turn draw-keep(2, 1)",
    "infinite end-of-turn protect(this, next-turn)",
    "once on-play coin(draw(you, 2); extra-attack(1))",
    "once on-play optional destroy(choose enemy up tot<=58)",
    "once on-play return(choose own incinerator)",
    "plain on-play return-inhibited(random own incinerator empty)",
    "plain on-play discard(opponent, 1, owner)",
    "plain on-play discard(each, 1, random)",
    "once on-play deploy(down)",
    "plain on-play deploy-inhibited",
    "plain on-play turn-up(random any down)",
    "plain on-play look(choose enemy down)",
    "plain on-play reveal(random enemy hand)",
    "plain on-play inhibit(choose enemy gifted up, next-turn)",
    "once on-play inhibit(choose enemy gifted up, match)",
    "plain on-play extra-play(any)",
    "plain on-play cannot-attack(choose enemy up, next-turn)",
    "plain on-play must-attack(choose enemy up)",
    "infinite on-play hand-limit(+2, turn)",
    "once on-play skip-draw(opponent)",
    "once on-play zone-replace; zone-extra",
    "once on-attacked redirect(choose own other)",
    "once on-play become(choose any up, chosen, leaves)",
    "plain on-play become(this, manpo, turn); sacrifice(random own hand)",
    "once on-play delay 2 double(this, dex, leaves)",
    "plain w-decl from-hand add(attacker, tot +4, clash)",
    "plain w-death from-hand save(cause)",
    "infinite on-attack watch(own other) add(cause, tot +2, clash)",
    "plain w-play from-hand return(choose own incinerator)",
    "plain w-end from-hand deploy(down)",
];

/// The nature and the place of a card in the catalogue of tests, as its values.
fn values(estro: Estro, k: usize) -> String {
    let mut values = [9 + k % 7, 8 + k % 5, 10 + k % 6, 7 + k % 8, 11 + k % 4];
    values[estro.index()] = 16 + k % 9;
    values.map(|value| value.to_string()).join("/")
}

/// A catalogue of 250 cards: 40 Gifts of each Estro, ten of its cards Empty.
pub fn catalogue() -> CardSet {
    let mut cards: Vec<Card> = Vec::new();
    for (e, estro) in Estro::ALL.into_iter().enumerate() {
        for k in 0..50 {
            let gift = if k < 40 { GIFTS[(k + e * 10) % GIFTS.len()] } else { "" };
            let gift = gift.replace("incinerator any", "incinerator");
            let line = format!("{estro}-{:02} {estro} {} {gift}", k + 1, values(estro, k));
            cards.push(notation::read_card(line.trim()).unwrap_or_else(|error| panic!("{line}: {error:?}")));
        }
    }
    CardSet::new(cards)
}

/// Another mode than the duel in one of two tables.
fn base(lot: u32) -> BaseMode {
    match lot {
        0 => BaseMode::Conquest,
        1 => BaseMode::Solo,
        // Its matches are several times as long.
        2 => BaseMode::Inferno,
        _ => BaseMode::Duel,
    }
}

/// A random table: options by lot, dealt or constructed decks.
pub fn random_table(chance: &mut Fast) -> Trial<State> {
    let mut lot = |n: u32| chance.index(n);
    let options = Options {
        peek_random_deck: lot(4) == 0,
        dice_per_phase: lot(4) == 0,
        redirect_reroll: lot(4) == 0,
        facedown_gift_only: lot(4) == 0,
        zone_bonus_all: lot(4) == 0,
        zone_special_per_player: lot(4) == 0,
        zone_special_any: lot(4) == 0,
        r19_tiebreak: lot(4) == 0,
        first_player: lot(3) as u8,
        clock: lot(3) == 0,
        clock_skips: lot(2) == 0,
        manual_bonus_claims: lot(4) == 0,
        stratega: lot(4) == 0,
        stratega_per_player: lot(3) == 0,
        necrotokens: lot(2) == 0,
        necro_late_only: lot(4) == 0,
        ambush: lot(2) == 0,
        rift: lot(2) == 0,
        lucid: lot(2) == 0,
        lucid_shield_heals: lot(4) == 0,
        lucid_manpo_before: lot(3) == 0,
        chimera: lot(2) == 0,
        chimera_per_table: lot(4) == 0,
        dial: lot(2) == 0,
        mnemonica: lot(4) == 0,
        mnemonic_totals_only: lot(3) == 0,
        mnemonic_random_penalty: lot(3) == 0,
        scribe_seat: lot(4) == 0,
        scribe_sees_all: lot(4) == 0,
        base: base(lot(6)),
        guardians_of_estro: lot(3) == 0,
        ship_without_match_up: lot(3) == 0,
        object_interval: ObjectInterval(2 + lot(5) as u8),
        conquest_stack: lot(3) == 0,
        exhaustion: Exhaustion::ALL[lot(3) as usize],
        inferno_shared_hands: lot(3) == 0,
        ..Options::default()
    };
    let set = if lot(2) == 0 { catalogue() } else { CardSet::house() };
    let mut document = SetupDocument::dealt(&options);
    if lot(2) == 0 && !options.is_inferno() {
        for seat in &mut document.seats {
            let mut numbers: Vec<usize> = (0..250).collect();
            let mut left = if options.lucid { [5; 5] } else { [20; 5] };
            let mut deck = Vec::new();
            while deck.len() < if options.lucid { 25 } else { 20 } {
                let place = lot(numbers.len() as u32) as usize;
                let card = &set.cards()[numbers.swap_remove(place)];
                if left[card.estro.index()] > 0 {
                    left[card.estro.index()] -= 1;
                    deck.push(card.id.clone());
                }
            }
            *seat = SeatDocument { deck };
        }
    }
    let name = format!("{options:?} {document:?} of {}", set.cards()[0].name);
    let setup = Setup::check(document, set).unwrap_or_else(|problems| panic!("{problems:?}"));
    Trial { name, setup }
}

/// What a viewer sees, in lines: the table, the seats, the cards on the field, what it knows besides.
pub fn seen(state: &State, viewer: Viewer) -> String {
    let view = state.view(viewer);
    let id = |no: &estro::rules::CardNo| state.catalogue().card(*no).id.clone();
    let ids = |list: &[estro::rules::CardNo]| list.iter().map(&id).collect::<Vec<_>>().join(" ");
    let mut lines = vec![format!("round {} turn {} active {}", view.round, view.turn, view.active)];
    for (n, seat) in view.seats.iter().enumerate() {
        lines.push(format!("seat {n}: deck {}, {} in hand [{}]", seat.deck, seat.hand, ids(&seat.held)));
        for (is, word) in [(seat.has_declared, "declared"), (seat.may_fuse, "may fuse")] {
            lines.extend(is.then(|| format!("seat {n} {word}")));
        }
        lines.push(format!("incinerator {n} [{}] hand limit {}", ids(&seat.incinerator), seat.hand_limit));
        if seat.is_drawless {
            lines.push(format!("seat {n} drawless"));
        }
        if seat.tokens > 0 {
            lines.push(format!("tokens {n} has {}", seat.tokens));
        }
    }
    if view.options.is_conquest() {
        lines.push(format!("points {:?} against {:?}", view.points(0), view.points(1)));
    }
    for ship in view.fleet.iter().flat_map(|fleet| &fleet.ships) {
        let countdown = ship.countdown.map_or_else(String::new, |left| format!(" countdown {left}"));
        let released = if ship.is_released { " released" } else { "" };
        lines.push(format!(
            "ship {} shields {} guardians {}{countdown}{released}",
            ship.estro, ship.shields, ship.guardians
        ));
    }
    if let Some(fleet) = &view.fleet {
        let numbers: Vec<String> = fleet.objects.iter().map(ToString::to_string).collect();
        lines.push(format!("fallen [{}]", ids(&fleet.incinerator)));
        lines.push(format!("objects [{}] {} to come", numbers.join(" "), fleet.objects_left));
        lines.push(format!("used {} locked {} prepared {:?}", fleet.has_used, fleet.is_locked, fleet.prepared));
    }
    if let Some(entering) = &view.entering {
        lines.push(format!("entering {}", id(entering)));
    }
    if view.options.rift {
        lines.push(format!("rift {}", view.rift));
    }
    for card in &view.field {
        let face = card.face.as_ref().map_or_else(|| "unknown".to_owned(), id);
        let number = |n: Option<i16>| n.map_or_else(|| "untold".to_owned(), |n| n.to_string());
        let values = card
            .up
            .as_ref()
            .map_or_else(|| "covered".to_owned(), |up| format!("{:?} TOT {}", up.stats, number(up.tot)));
        let mut line = format!("{} {face} {values}", card.spot);
        if let Some(zone) = card.zone {
            line += &format!(" in {zone}");
        }
        if let Some(ship) = card.ship {
            line += &format!(" before {ship}");
        }
        if let Some(up) = card.up.as_ref().filter(|up| up.counters != [0; 6]) {
            line += &format!(" counters {:?}", up.counters);
        }
        if let Some(shield) = card.up.as_ref().and_then(|up| up.shield) {
            line += &format!(" shield {} damage {}", number(shield.left), shield.damage);
        }
        if let Some(host) = card.up.as_ref().and_then(|up| up.supports) {
            line += &format!(" supports {host}");
        }
        if let Some(guest) = card.up.as_ref().and_then(|up| up.guest) {
            line += &format!(" with {}", id(&guest));
        }
        if let Some(other) = card.up.as_ref().and_then(|up| up.other) {
            line += &format!(" also {other}");
        }
        lines.push(line);
    }
    lines.push(format!("attack {:?} window {:?}", view.attack, view.window));
    if let Viewer::Seat(seat) = viewer {
        let known = state.knowledge(seat);
        lines.push(format!("own deck holds [{}]", ids(&known.deck)));
        let somewhere: Vec<String> = known.somewhere.iter().map(|(owner, no)| format!("{owner}:{}", id(no))).collect();
        lines.push(format!("somewhere [{}]", somewhere.join(" ")));
    }
    lines.join("\n")
}
