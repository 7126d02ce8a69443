//! What the referee cannot carry out yet. A card that says one of these is encoded, but no deck may hold it.

use crate::language::{Card, Kind, On};

/// Words of the card language that the referee does not carry out yet.
pub const NOT_YET: &[&str] = &[
    // Conditions and figures.
    "Aimed",
    "AttackActions",
    "PerExtraAction",
    "SurvivedAndWounded",
    "CastableByBearer",
    "Prisoner",
    "Hurt",
    "Infected",
    "ImmuneToSecond",
    // Standing abilities.
    "NotWoundedBy",
    "KillsForGood",
    "ImmuneTo",
    "TwoAttacks",
    "MayAttackOwn",
    "HasToAttack",
    "AttackCostsPromotion",
    "TwoTargets",
    "AttackWith",
    "AttackWithMore",
    "OwnAction",
    "OwnAttack",
    "ActionsAsAttacks",
    "FreeGifts",
    "UsesCardsFor",
    "GiftsCost",
    "GiftsAsHeretic",
    "FreeEquipment",
    "FreeKi",
    "NoOwnSpecials",
    "CastsOnAny",
    "CastsForLegion",
    "HalvedSpells",
    "DestinyCountsFor",
    "SpellDestinyCounts",
    "SymmetryDestinyCounts",
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
    "MissionsFirst",
    "NoSabotage",
    "EarnsPromotion",
    "GuardsPoints",
    "ChoosesSide",
    "KeepsOut",
    "DiscardedAtZero",
    "DrawsTo",
    "KeepsUpTo",
    "KeepsAll",
    "ExtraActions",
    "NeverMoves",
    "MayHaveKi",
    "Unaffected",
    "NotPlayedOn",
    "WaivesImmunity",
    // What an effect gives.
    "While",
    "AddsTimes",
    "Swaps",
    "Rejoins",
    // Steps.
    "LastingForAll",
    "StaysInPlay",
    "Control",
    "DiscardIllegal",
    "LosesVehicle",
    "Imprison",
    "DiscardAny",
    "AttachFromHand",
    "DiscardUnless",
    "Redistribute",
    "ExchangePoints",
    "LookAtDrawPile",
    "LookAtTop",
    "LookAtRandom",
    "OpenHand",
    "AddWarrior",
    "DrawAndKeep",
    "Assist",
    "AttackNow",
    "Aim",
    "MustBeAttacker",
    "AfterCombat",
    "ChosenBy",
    "ForEachPlayer",
    "Reassign",
    "Infect",
    "PayForEach",
    "Redeem",
    "LosesMembership",
    "Ask",
    "CastNow",
    "CompleteFromHand",
    "ForceAttack",
    "MustAttackNext",
    "TellPlans",
    "Found",
    "Bought",
    "Home",
    "Yours_",
    // Moments.
    "OpponentWins",
    "GoalReached",
    "LosesAffiliation",
    "OncePerGame",
    "OncePerEvent",
    // Missions.
    "Keep",
    "Destroy",
    "Build",
    "Convert",
    "DestinyOrPromotion",
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
    // A warrior with a way of its own into play, and something that happens by itself at a price for each step.
    if card.kind == Kind::Warrior && card.play.is_some() {
        words.push("play of a warrior");
    }
    if card.triggers.iter().any(|trigger| trigger.price.step.is_some()) {
        words.push("step of a trigger");
    }
    // What is asked of a combat after it is over, and what answers that a card left play.
    for trigger in &card.triggers {
        let asks = format!("{:?} {:?}", trigger.conditions, trigger.ops);
        if trigger.on == On::BearerSurvived && (asks.contains("By(") || asks.contains("Opponent")) {
            words.push("combat of a survivor");
        }
        if matches!(trigger.on, On::Discarded(_) | On::BearerLeaves) {
            words.push("Discarded");
        }
    }
    words
}
