//! Views as documents for programs.

use estro::View;
use estro::action::Spot;
use estro::language::Estro;
use estro::rules::CardNo;
use estro::view::{Ask, FieldCard, SeatView};
use serde_json::{Value, json};

/// What a viewer sees, as a JSON document.
pub(crate) fn view(view: &View) -> Value {
    let id = |card: &CardNo| view.cards.card(*card).id.clone();
    json!({
        "turn": view.turn,
        "round": view.round,
        "active": view.active.0,
        "first": view.first.0,
        "asks": view.asks.map(|(seat, ask)| json!({ "seat": seat.0, "what": ask_name(ask) })),
        "attacks": { "made": view.attacks[0], "allowed": view.attacks[1] },
        "has_played": view.has_played,
        "extra_plays": view.extra_plays,
        "zones": estri(view.zones),
        "used_specials": view.used_specials.iter().map(|used| estri(*used)).collect::<Vec<_>>(),
        "seats": view.seats.iter().map(|seat| seat_json(seat, &id)).collect::<Vec<_>>(),
        "field": view.field.iter().map(|card| card_json(card, &id)).collect::<Vec<_>>(),
        "window": view.window.map(|moment| estro::Stops::NAMES[moment.index()]),
        "attack": view.attack.as_ref().map(|attack| json!({
            "attacker": attack.attacker.map(spot),
            "target": attack.target.map(spot),
            "dice": attack.dice,
            "is_over": attack.is_over,
            "won": attack.won,
        })),
        "gifts": view.gifts.iter().map(|gift| json!({
            "card": id(&gift.card),
            "controller": gift.controller.0,
            "spot": gift.spot.map(spot),
            "is_annulled": gift.is_annulled,
            "reduction": gift.reduction,
            "chosen": gift.chosen.iter().flatten().map(|chosen| spot(*chosen)).collect::<Vec<_>>(),
        })).collect::<Vec<_>>(),
    })
}

fn seat_json(seat: &SeatView, id: &impl Fn(&CardNo) -> String) -> Value {
    json!({
        "deck": seat.deck,
        "hand": seat.hand,
        "held": seat.held.iter().map(id).collect::<Vec<_>>(),
        "incinerator": seat.incinerator.iter().map(id).collect::<Vec<_>>(),
        "hand_limit": seat.hand_limit,
        "draws_skipped": seat.draws_skipped,
    })
}

fn card_json(card: &FieldCard, id: &impl Fn(&CardNo) -> String) -> Value {
    json!({
        "spot": spot(card.spot),
        "controller": card.controller.0,
        "is_down": card.is_down,
        "since": card.since,
        "card": card.face.as_ref().map(id),
        "is_protected": card.is_protected,
        "is_barred": card.is_barred,
        "must_attack": card.must_attack,
        "up": card.up.as_ref().map(|up| json!({
            "estro": up.main.as_str(),
            "stats": up.stats,
            "tot": up.tot,
            "is_used": up.is_used,
            "is_inhibited": up.is_inhibited,
            "attacks": up.attacks,
            "more_attacks": up.more_attacks,
            "waits": up.waits,
        })),
    })
}

fn spot(spot: Spot) -> String {
    spot.to_string()
}

fn estri(mask: u8) -> Vec<&'static str> {
    Estro::ALL.into_iter().filter(|estro| mask >> *estro as u8 & 1 != 0).map(Estro::as_str).collect()
}

const fn ask_name(ask: Ask) -> &'static str {
    match ask {
        Ask::Play => "play",
        Ask::Extras => "extras",
        Ask::Attack => "attack",
        Ask::Window(_) => "window",
        Ask::UseGift => "use-gift",
        Ask::Choose => "choose",
        Ask::Coin => "coin",
        Ask::Estro => "estro",
        Ask::Special => "special",
        Ask::Redirection => "redirection",
        Ask::Order => "order",
        Ask::Burn => "burn",
        Ask::Discard => "discard",
        Ask::Keep => "keep",
    }
}
