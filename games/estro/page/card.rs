//! Cards as they are shown: their faces, names, texts and marks.

use estro::action::Spot;
use estro::card_text;
use estro::language::{Estro, Stat};
use estro::rules::CardNo;
use estro::view::{FieldCard, UpCard};
use estro::{CardSet, View};
use leptos::prelude::*;

use super::art::{self, Looks, Size};
use super::forecast::card_at;
use crate::app::App;
use crate::screen::Screen;
use crate::table_context::{TableContext, use_app};

/// The name of a card, the same in both languages.
pub fn name_of(cards: &CardSet, card: CardNo) -> String {
    cards.card(card).name.clone()
}

/// The text of a card in one line: its Estro and values, and its Gift.
pub fn text_of(app: &App, card: CardNo) -> String {
    in_one_line(&card_text_of(app, card))
}

/// The text of a card in lines; without TOT where the players of the match add it up themselves (ESTRO-MNE-03).
pub fn card_text_of(app: &App, card: CardNo) -> String {
    let text = if tells_totals(app) { card_text::card_text } else { card_text::card_text_without_total };
    text(app.cards().card(card), app.language())
}

/// Whether the match that this page shows tells totals: in Mnemonica only once it is over.
pub fn tells_totals(app: &App) -> bool {
    let is_table = app.screen.get() == Screen::Table;
    !is_table || app.shown.with(|shown| shown.as_ref().is_none_or(|shown| !shown.is_unaided()))
}

/// Lines one after the other, each a sentence: whoever hears them needs the stop between them.
fn in_one_line(text: &str) -> String {
    let sentence = |line: &str| if line.ends_with(['.', '!', '?']) { line.to_owned() } else { format!("{line}.") };
    text.lines().map(sentence).collect::<Vec<_>>().join(" ")
}

/// The name of a card on the field: for a covered one that the viewer does not know, its place; for one that it knows, both.
pub fn name_at(app: &App, table: &TableContext, spot: Spot) -> String {
    let card = table.of_view(|view| card_at(view, spot).cloned());
    card.map_or_else(|| spot.to_string(), |card| title_of(app, &card))
}

/// The name of a card on the field, as [`name_at`].
pub fn title_of(app: &App, card: &FieldCard) -> String {
    let n = u16::from(card.spot.place) + 1;
    match (card.face, card.is_down) {
        (Some(no), false) => name_of(&app.cards(), no),
        (Some(no), true) => {
            let name = name_of(&app.cards(), no);
            app.say_with("covered-known", &[("name", name.into()), ("n", n.into())])
        }
        (None, _) => app.say_with("covered-n", &[("n", n.into())]),
    }
}

/// The marks of a card on the field: message ids, each with a number.
pub fn marks_of(view: &View, card: &FieldCard) -> Vec<(&'static str, i16)> {
    let mut marks = Vec::new();
    if let Some(up) = &card.up {
        let has_gift = up.guest.or(card.face).is_some_and(|face| view.cards.card(face).gift.is_some());
        if up.is_emptied {
            marks.push(("mark-emptied", 0));
        } else if up.is_inhibited && has_gift {
            marks.push(("mark-inhibited", 0));
        }
        if up.is_used {
            marks.push(("mark-used", 0));
        }
        if up.attacks > 0 && view.active == card.controller {
            marks.push(("mark-attacked", up.attacks.into()));
        }
        if let Some(turns) = up.waits {
            marks.push(("mark-waits", turns.into()));
        }
        if up.is_waiting {
            marks.push(("mark-waits-fleet", 0));
        }
        if up.guest.is_some() {
            marks.push(("mark-chimera", 0));
        }
        if up.supports.is_some() {
            marks.push(("mark-support", 0));
        }
        if let Some(shield) = up.shield {
            marks.push(match shield.left {
                Some(left) => ("mark-shield", left),
                None => ("mark-shield-untold", shield.damage),
            });
        }
    }
    if card.is_protected {
        marks.push(("mark-protected", 0));
    }
    if card.is_barred {
        marks.push(("mark-barred", 0));
    }
    if card.will_rest {
        marks.push(("mark-rests", 0));
    }
    if card.must_attack {
        marks.push(("mark-must-attack", 0));
    }
    marks
}

/// The present values of a card in words.
pub fn values_in_words(app: &App, up: &UpCard) -> String {
    let [atk, def, hel, dex, map] = up.stats;
    let values = [
        ("estro", card_text::estro_name(up.main).into()),
        ("atk", i32::from(atk).into()),
        ("def", i32::from(def).into()),
        ("hel", i32::from(hel).into()),
        ("dex", i32::from(dex).into()),
        ("map", i32::from(map).into()),
    ];
    let said = app.say_with("values-now", &values);
    match up.tot {
        Some(tot) => app.say_with("values-total", &[("values", said.into()), ("tot", i32::from(tot).into())]),
        None => [said].into_iter().chain(counters_of(up)).collect::<Vec<_>>().join(", "),
    }
}

/// The changes that lie on a card as counters, in Mnemonica (ESTRO-MNE-03): `ATK +4`.
pub fn counters_of(up: &UpCard) -> Option<String> {
    let names = Stat::ALL.into_iter().map(card_text::stat_name).chain(["TOT"]);
    let changed = names.zip(up.counters).filter(|(_, n)| *n != 0);
    let changed: Vec<String> = changed.map(|(name, n)| format!("{name} {n:+}")).collect();
    (!changed.is_empty()).then(|| changed.join(", "))
}

/// What the picture of a card on the field shows; `None` for one that the viewer does not know.
pub fn looks_of(view: &View, card: &FieldCard) -> Option<Looks> {
    let no = card.face?;
    let mut looks = printed(&view.cards, no);
    if view.options.adds_up_itself(view.viewer) {
        looks.tot = None;
    }
    if let Some(up) = &card.up {
        (looks.estro, looks.stats, looks.tot) = (up.main, up.stats, up.tot);
        if up.tot.is_none() {
            looks.printed = up.stats;
        }
        (looks.is_used, looks.is_inhibited) = (up.is_used, up.is_inhibited);
        looks.has_attacked = up.attacks > 0 && view.active == card.controller;
        looks.waits = up.waits.is_some() || up.is_waiting;
    }
    (looks.is_protected, looks.is_barred, looks.must_attack) = (card.is_protected, card.is_barred, card.must_attack);
    Some(looks)
}

/// What the picture of a card shows that nothing has changed.
pub fn printed(cards: &CardSet, no: CardNo) -> Looks {
    let card = cards.card(no);
    let stats = card.values.by_stat().map(i16::from);
    Looks {
        id: card.id.clone(),
        name: card.name.clone(),
        estro: card.estro,
        printed_estro: card.estro,
        printed: stats,
        printed_tot: card.values.tot() as i16,
        stats,
        tot: Some(card.values.tot() as i16),
        has_gift: card.gift.is_some(),
        ..Looks::default()
    }
}

/// The face of a card as it is printed.
#[component]
pub fn CardFace(card: CardNo) -> impl IntoView {
    let app = use_app();
    let mut looks = printed(&app.cards(), card);
    if untrack(|| !tells_totals(&app)) {
        looks.tot = None;
    }
    view! { <art::CardFace looks size=Size::Middle/> }
}

/// The face of a card on the field as the viewer sees it: its back where it is covered, with its name for whoever knows it.
#[component]
pub fn FieldFace(looks: Option<Looks>, is_down: bool, size: Size) -> impl IntoView {
    match (looks, is_down) {
        (Some(looks), false) => view! { <art::CardFace looks size/> }.into_any(),
        (Some(looks), true) => view! { <art::CardBack size peek=looks/> }.into_any(),
        (None, _) => view! { <art::CardBack size/> }.into_any(),
    }
}

/// The name of an Estro with its statistic: `Ardo (ATK)`.
pub fn estro_words(estro: Estro) -> String {
    format!("{} ({})", card_text::estro_name(estro), card_text::stat_name(estro.stat()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_values_of_a_card_and_its_gift_are_sentences_of_their_own() {
        assert_eq!(in_one_line("Ardo · TOT 78\nEmpty card."), "Ardo · TOT 78. Empty card.");
    }
}
