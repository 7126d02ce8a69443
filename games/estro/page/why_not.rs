//! Actions of ESTRO that a person might think of and that are not possible now.

use estro::language::{Estro, Face};
use estro::view::FieldCard;
use estro::{Action, View, clause};
use table::Seat;

/// Impossible actions that a person might think of: each card of the hand played or used, each own card as an attacker or
/// turned up, its Gift, the special of each active Zone card, and the end of the attacks.
pub fn impossible(view: &View, me: Seat, legal: &[Action]) -> Vec<Action> {
    let mut all = Vec::new();
    let held = view.seats.get(me.index()).map(|side| side.held.as_slice()).unwrap_or_default();
    for card in held {
        let gift = view.cards.card(*card).gift.as_ref();
        all.push(match view.options.is_conquest() {
            true => Action::PlayInto(*card, Face::Up, Estro::Ardo),
            false => Action::Play(*card, Face::Up),
        });
        if gift.is_some_and(|gift| gift.from_hand) {
            all.push(Action::UseHand(*card));
        }
    }
    let is_own = |card: &&FieldCard| card.controller == me;
    let is_foe = |card: &&FieldCard| view.side_of(card.controller) != view.side_of(me);
    let foes: Vec<_> = view.field.iter().filter(is_foe).collect();
    for card in view.field.iter().filter(is_own) {
        if card.is_down {
            all.push(Action::TurnUp(card.spot));
        }
        if view.options.necrotokens {
            all.push(Action::Protect(card.spot));
        }
        // If it may attack some card, why it may not attack another one is asked of that card.
        let attacks =
            legal.iter().any(|action| matches!(action, Action::Attack(attacker, _) if *attacker == card.spot));
        // Of the enemies those are asked about that it meets.
        let foe = foes.iter().find(|foe| foe.zone == card.zone).or(foes.first());
        if let (false, Some(foe)) = (attacks, foe) {
            all.push(Action::Attack(card.spot, foe.spot));
        }
        if card.face.is_some_and(|face| view.cards.card(face).gift.is_some()) && !card.is_down {
            all.push(Action::Use(card.spot));
        }
    }
    if let Some(fleet) = &view.fleet {
        // Why a ship cannot be attacked is asked of one card, of one that can attack if there is any (ESTRO-SOLO-21).
        let by = |action: &Action, card: &FieldCard| matches!(action, Action::Attack(spot, _) | Action::Strike(spot, _) if *spot == card.spot);
        let own: Vec<&FieldCard> = view.field.iter().filter(|card| is_own(card) && !card.is_down).collect();
        let able = own.iter().find(|card| legal.iter().any(|action| by(action, card)));
        let own = able.or(own.first());
        let attacked =
            |ship: Estro| legal.iter().any(|action| matches!(action, Action::Strike(_, known) if *known == ship));
        let ships = fleet.ships.iter().map(|ship| ship.estro).filter(|ship| !attacked(*ship));
        all.extend(own.into_iter().flat_map(|own| ships.clone().map(|ship| Action::Strike(own.spot, ship))));
        all.extend(fleet.objects.iter().map(|object| Action::Object(*object)));
    }
    let active = Estro::ALL.into_iter().filter(|zone| view.zones >> *zone as u8 & 1 != 0);
    all.extend(active.map(Action::Zone));
    all.push(Action::End);
    if view.options.rift
        && let Some(own) = view.field.iter().find(is_own)
    {
        all.push(Action::Rift(own.spot));
    }
    if view.options.necrotokens {
        all.extend([Action::DrawTwo, Action::Deploy]);
    }
    let is_legal = |action: &Action| {
        legal.iter().any(|known| match (known, action) {
            // Of one card it is asked once, whichever way it lies.
            (Action::Play(known, _) | Action::Support(known, _), Action::Play(card, _))
            | (Action::PlayInto(known, ..) | Action::Support(known, _), Action::PlayInto(card, ..)) => known == card,
            (Action::Sacrifice(_), Action::Zone(Estro::Ardo)) | (Action::Rift(_), Action::Rift(_)) => true,
            _ => known == action,
        })
    };
    all.retain(|action| !is_legal(action));
    all
}

/// Whether nobody would think of the action now, because it belongs to another moment of the turn.
pub fn is_far_from_now(action: Action, refused_by: &str) -> bool {
    let is_of_another_phase = [clause::TURN_03, clause::ATK_23].iter().any(|clause| clause.as_str() == refused_by);
    match action {
        Action::End => true,
        Action::DrawTwo | Action::Deploy => refused_by != clause::NEC_13.as_str(),
        Action::Rift(_) => refused_by == clause::FESS_03.as_str(),
        Action::TurnUp(_) | Action::Use(_) => is_of_another_phase,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::solo_table;
    use super::*;
    use estro::{Setup, State};
    use std::collections::BTreeSet;
    use table::{Choices as _, Game, Match, Seed};

    #[test]
    fn what_is_listed_is_refused_each_thing_once_and_for_several_reasons() {
        let (mut listed, mut reasons) = (0, BTreeSet::new());
        for seed in 0..6_u32 {
            let setup = if seed % 3 == 2 { solo_table() } else { Setup::default() };
            let mut game = Match::<State>::new(setup, Seed::from(u64::from(seed)));
            for step in 0..500_u32 {
                let Some(seat) = game.awaits().seats().lowest() else { break };
                let (view, choices) = (game.view(seat.into()), game.choices(seat));
                let legal: Vec<Action> = (0..choices.len()).map(|place| choices.get(place)).collect();
                let all = impossible(&view, seat, &legal);
                for (place, action) in all.iter().enumerate() {
                    assert!(!all[..place].contains(action), "{action} twice");
                    let refusal = game.truth().refusal(seat, *action).unwrap_or_else(|| panic!("{action} is possible"));
                    reasons.insert(refusal.clause.as_str());
                }
                listed += all.len();
                game.act(seat, choices.get((step * 7 + seed) % choices.len())).unwrap();
            }
        }
        assert!(reasons.contains("ESTRO-SOLO-21"), "{reasons:?}");
        assert!(listed > 1_000 && reasons.len() > 5, "{listed} {reasons:?}");
    }
}
