//! What an attack would come to if nobody used a Gift or a Zone special: how many of the 36 results of the two dice defeat the
//! target. Only what the viewer's view shows is used.

use estro::View;
use estro::action::Spot;
use estro::language::Estro;
use estro::rules::{die_lists, match_up};
use estro::view::{FieldCard, UpCard};

/// What a die gives to the card that it helps (ESTRO-ATK-06).
const DIE_BONUS: i16 = 5;

/// The results of two dice.
pub const ALL: u8 = 36;

/// The card at a place of the field.
pub fn card_at(view: &View, spot: Spot) -> Option<&FieldCard> {
    view.field.iter().find(|card| card.spot == spot)
}

/// Whether the target is defeated with these dice (ESTRO-ATK-11, ESTRO-ATK-12), in Lucid Dream with its vital shield and without
/// the DEX that an Illusio card ignores (ESTRO-LUC-11, ESTRO-LUC-18). `None` where the view tells no totals.
fn wins(view: &View, attacker: &UpCard, target: &UpCard, dice: [u8; 2]) -> Option<bool> {
    let bonus = |card: &UpCard, die: u8| if die_lists(die, card.main) { DIE_BONUS } else { 0 };
    let (mine, theirs) = (bonus(attacker, dice[0]), bonus(target, dice[1]));
    let primary = |card: &UpCard| card.stats[card.main.index()];
    let is_dream = view.options.lucid && attacker.main == Estro::Illusio && target.main != Estro::Illusio;
    let ignored = if is_dream { target.stats[Estro::Illusio.index()] } else { 0 };
    let attack = attacker.tot? + mine + match_up(attacker.main, target.main);
    if let Some(shield) = target.shield {
        return Some(attack >= shield.left? + theirs - ignored);
    }
    let by_total = attack > target.tot? + theirs - ignored;
    Some(by_total || primary(attacker) + mine > 2 * (primary(target) + theirs))
}

/// How many of the 36 results of the dice defeat the target; all of them if it lies face down (ESTRO-FACE-03). `None` if the
/// attacker has no values, against a face-down guardian, and where the viewer adds up totals itself (ESTRO-MNE-03). During the clash itself the dice are part of the values already, so this is for before it.
pub fn winning_dice(view: &View, attacker: Spot, target: Spot) -> Option<u8> {
    let attacker = card_at(view, attacker)?.up.as_ref()?;
    if view.options.adds_up_itself(view.viewer) {
        return None;
    }
    let target = card_at(view, target)?;
    // A face-down guardian is turned up and defends itself with values that nobody knows (ESTRO-SOLO-11).
    let Some(target) = target.up.as_ref() else { return target.ship.is_none().then_some(ALL) };
    let results = (1..=6_u8).flat_map(|mine| (1..=6_u8).map(move |theirs| [mine, theirs]));
    let won: Option<Vec<bool>> = results.map(|dice| wins(view, attacker, target, dice)).collect();
    Some(won?.into_iter().filter(|won| *won).count() as u8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use estro::{Action, CardSet, Event, Setup, SetupDocument, State};
    use table::{Choices, Match, Seed};

    /// ESTRO-ATK-11, ESTRO-ATK-12, ESTRO-FACE-03: what is certain happens, unless a Gift or a special comes between.
    #[test]
    fn what_all_dice_or_none_would_decide_is_decided_so() {
        let (mut sure, mut hopeless) = (0, 0);
        for seed in 0..60_u32 {
            let options = if seed % 3 == 0 { vec!["lucid".to_owned()] } else { Vec::new() };
            let document = SetupDocument { options, ..SetupDocument::default() };
            let setup = Setup::check(document, CardSet::house()).unwrap();
            let mut game = Match::<State>::new(setup, Seed::from(u64::from(seed)));
            let mut expected = None;
            for step in 0..1_500_u32 {
                let Some(seat) = game.awaits().seats().lowest() else { break };
                let (view, choices) = (game.view(seat.into()), game.choices(seat));
                let all: Vec<Action> = (0..choices.len()).map(|place| choices.get(place)).collect();
                let rest = all.iter().find(|action| matches!(action, Action::Pass | Action::Keep)).copied();
                let action = rest.unwrap_or(all[(step * 7 + seed) as usize % all.len()]);
                if let Action::Attack(attacker, target) = action {
                    expected = winning_dice(&view, attacker, target);
                }
                let from = game.events().len();
                game.act(seat, action).unwrap();
                for logged in &game.events()[from..] {
                    let won = match logged.event {
                        Event::Compared { won, .. } | Event::ShieldStruck { won, .. } => won,
                        Event::DefeatedCovered => true,
                        // What changes values or the target is not foreseen.
                        Event::Changed(..) | Event::Swapped(..) | Event::Became(..) | Event::Redirected(_) => {
                            expected = None;
                            continue;
                        }
                        Event::TurnedUp(..) | Event::TurnedDown(..) | Event::GiftActivated(..) => {
                            expected = None;
                            continue;
                        }
                        _ => continue,
                    };
                    match expected.take() {
                        Some(ALL) => {
                            assert!(won, "{action}");
                            sure += 1;
                        }
                        Some(0) => {
                            assert!(!won, "{action}");
                            hopeless += 1;
                        }
                        _ => {}
                    }
                }
            }
        }
        assert!(sure > 20 && hopeless > 20, "{sure} {hopeless}");
    }
}
