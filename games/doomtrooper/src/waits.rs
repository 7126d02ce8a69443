//! What the referee cannot carry out yet. A card that says one of these is encoded, but no deck may hold it.

use crate::language::Card;

/// Words of the card language that the referee does not carry out yet.
pub const NOT_YET: &[&str] = &[
    // Conditions and figures.
    "Aimed",
    "AttackActions",
    "PerExtraAction",
    "SurvivedAndWounded",
    "Prisoner",
    "Hurt",
    // Standing abilities.
    "KillsForGood",
    "AttackCostsPromotion",
    "TwoTargets",
    "AttackWith",
    "AttackWithMore",
    "OwnAction",
    "OwnAttack",
    "ActionsAsAttacks",
    "GiftsAsHeretic",
    "CastsOnAny",
    "CastsForLegion",
    "HalvedSpells",
    "OpponentNoUse",
    "OpponentNoWarzoneBonus",
    "OpponentNoCover",
    "DoubleFortifications",
    "FreeBoarding",
    "ActionsLess",
    "ShuffledInstead",
    "NeverDiscarded",
    "NotDiscarded",
    "NeverAnnihilated",
    "MayReturnToHand",
    "FreeTransfers",
    "EarnsPromotion",
    "GuardsPoints",
    "ChoosesSide",
    "Unaffected",
    // What an effect gives.
    // Steps.
    "Control",
    "DiscardIllegal",
    "Imprison",
    "DiscardAny",
    "LookAtTop",
    "LookAtRandom",
    "OpenHand",
    "AddWarrior",
    "AttackNow",
    "Aim",
    "ChosenBy",
    "ForEachPlayer",
    "Ask",
    "CompleteFromHand",
    "TellPlans",
    "Bought",
    "Home",
    "Yours_",
    // Moments.
    "OpponentWins",
    "GoalReached",
    // Missions.
];

/// The words of a card that the referee does not carry out yet; none for a playable card.
#[must_use]
pub fn waits_for(card: &Card) -> Vec<&'static str> {
    let text = format!("{card:?}");
    let mut words: Vec<&'static str> = Vec::new();
    // Names stand between quotes; what is left are the words of the language.
    for (number, part) in text.split('"').enumerate() {
        if number % 2 == 1 {
            continue;
        }
        for word in part.split(|letter: char| !letter.is_ascii_alphanumeric()) {
            if let Some(found) = NOT_YET.iter().find(|other| **other == word)
                && !words.contains(found)
            {
                words.push(found);
            }
        }
    }
    words
}
