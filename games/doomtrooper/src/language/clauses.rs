//! The clauses of the rulebook that apply to a card: those of its kind, of its designations, and of every word that it
//! uses.

use std::collections::BTreeSet;

use table::Clause;

use super::{Card, CardKind, Tag};
use crate::clause as c;

/// The clauses that apply to a card, each once: how its kind is played, then the clauses behind its own words.
#[must_use]
pub fn clauses_of(card: &Card) -> Vec<Clause> {
    let mut clauses = of_kind(card.kind).to_vec();
    clauses.extend(card.tags.iter().flat_map(|tag| of_tag(*tag)));
    if !card.considered.is_empty() {
        clauses.push(c::CARD_16);
    }
    if card.given_to.is_some() && card.kind == CardKind::Equipment {
        clauses.push(c::EQP_02);
    }
    let prices = card.play.iter().map(|play| &play.price).chain(card.abilities.iter().map(|ability| &ability.price));
    if prices.into_iter().any(|price| price.step.is_some()) {
        clauses.push(c::ART_07);
    }
    let written = Written::of(card);
    let said = of_words().filter(|((family, word), _)| written.says(card, family, word));
    clauses.extend(said.flat_map(|(_, clauses)| clauses));
    let mut once = Vec::new();
    for clause in clauses {
        if !once.contains(&clause) {
            once.push(clause);
        }
    }
    once
}

/// The words of a card, each with the token before it: the name of a field, or the word whose brackets contain it. They
/// are read from its notation, which the page can write already; a walk through the record would make the page larger.
struct Written(BTreeSet<(String, String)>);

impl Written {
    fn of(card: &Card) -> Self {
        let text = notation::to_string(card).unwrap_or_default();
        let mut words = BTreeSet::new();
        // Names are in quotes.
        for part in text.split('"').step_by(2) {
            let (mut before, mut word, mut holds) = (String::new(), String::new(), false);
            for letter in part.chars().chain([' ']) {
                if letter.is_ascii_alphanumeric() || letter == '_' {
                    if holds {
                        before = std::mem::take(&mut word);
                        holds = false;
                    }
                    word.push(letter);
                } else if matches!(letter, ':' | '(') {
                    words.insert((before.clone(), word.clone()));
                    holds = true;
                } else if !letter.is_whitespace() || !holds {
                    words.insert((std::mem::take(&mut before), std::mem::take(&mut word)));
                    holds = false;
                }
            }
        }
        Self(words)
    }

    /// Whether the card uses the word of this enum. A word that several enums share is told apart by its context.
    fn says(&self, card: &Card, family: &str, word: &str) -> bool {
        let is_mission = card.kind == CardKind::Mission;
        match (family, word) {
            ("When", _) => self.0.contains(&("when".into(), word.into())),
            // For the other kinds, staying in play is the rule.
            ("After", _) => {
                matches!(card.kind, CardKind::Special | CardKind::Art)
                    && self.0.contains(&("after".into(), word.into()))
            }
            ("WhichPlayers", _) => self.0.contains(&("Player".into(), word.into())),
            ("Goal", _) if !is_mission => false,
            ("Op", "Kill") if is_mission => false,
            _ => self.0.iter().any(|(before, said)| said == word && !matches!(before.as_str(), "after" | "of")),
        }
    }
}

/// How a card of this kind comes into play, and what it is afterwards.
const fn of_kind(kind: CardKind) -> [Clause; 2] {
    match kind {
        CardKind::Warrior => [c::ADD_01, c::CARD_15],
        CardKind::Equipment => [c::EQP_01, c::EQP_09],
        CardKind::Fortification => [c::FORT_01, c::FORT_02],
        CardKind::Mission => [c::MISS_01, c::MISS_06],
        CardKind::Art => [c::ART_01, c::ART_04],
        CardKind::Symmetry => [c::GIFT_01, c::GIFT_02],
        CardKind::Special => [c::CARD_02, c::TIME_02],
        CardKind::Relic => [c::REL_01, c::REL_02],
        CardKind::Warzone => [c::WZ_01, c::WZ_03],
        CardKind::Alliance => [c::ALLY_01, c::ALLY_02],
        CardKind::Ki => [c::KI_01, c::KI_02],
        CardKind::Beast => [c::BEA_01, c::BEA_05],
    }
}

/// The clauses that follow from a designation of the card itself.
const fn of_tag(tag: Tag) -> &'static [Clause] {
    match tag {
        Tag::Personality => &[c::PERS_01, c::PERS_02],
        Tag::Freelancer => &[c::FREE_01, c::FREE_02],
        Tag::Doomtrooper | Tag::NoDoomtrooper => &[c::ZONE_02],
        Tag::Mortificator => &[c::ATK_07, c::ATK_08],
        Tag::Vehicle => &[c::VEH_01, c::VEH_03, c::VEH_07],
        Tag::Airship | Tag::Submarine => &[c::VEH_01, c::VEH_03, c::VEH_16],
        Tag::Tank => &[c::VEH_02, c::VEH_03],
        Tag::Beast => &[c::BEA_09],
        Tag::Fortification => &[c::FORT_02],
        Tag::ShootWeapon | Tag::FightWeapon | Tag::FightShootWeapon | Tag::UsedInFight => &[c::EQP_10, c::EQP_14],
        Tag::SpecialWeapon => &[c::EQP_10, c::EQP_11],
        Tag::Handgun => &[c::EQP_10],
        Tag::Armor => &[c::EQP_12],
        Tag::City | Tag::Citadel => &[c::FORT_04],
        Tag::CombatSpell => &[c::ART_09, c::ART_10],
        Tag::PersonalCombatSpell => &[c::ART_09, c::ART_11],
        Tag::Heretic => &[c::GIFT_09],
        Tag::Tribal => &[c::OUT_04, c::OUT_15],
        _ => &[],
    }
}

/// A word: the name of its enum and its own name.
type Word = (&'static str, &'static str);

/// The words that rest on clauses, in the order in which a card's clauses are shown.
fn of_words() -> impl Iterator<Item = (Word, &'static [Clause])> {
    let families = TIMES.iter().chain(BLOWS).chain(IMMUNITIES).chain(ATTACKS).chain(CARDS).chain(PLAYER).chain(STEPS);
    families.flat_map(|(family, words, clauses)| words.iter().map(move |word| ((*family, *word), *clauses)))
}

/// Words of an enum that rest on the same clauses.
type Family = (&'static str, &'static [&'static str], &'static [Clause]);

const TIMES: &[Family] = &[
    ("When", &["AnyTime", "AnyTimeOutsideCombat", "AnyTimeInOthersTurn"], &[c::TIME_20]),
    ("When", &["YourTurn", "YourTurnOutsideCombat", "StartOfYourTurn"], &[c::TIME_24]),
    ("When", &["BeforeYourDraw"], &[c::TURN_03]),
    ("When", &["Actions"], &[c::TIME_22]),
    ("When", &["AttackAction"], &[c::TIME_23]),
    ("When", &["BeforeNames"], &[c::CMB_02]),
    ("When", &["AfterNames"], &[c::CMB_03]),
    ("When", &["BeforeTactic"], &[c::CMB_05]),
    ("When", &["Combat"], &[c::TIME_21, c::CMB_13]),
    ("When", &["Played", "PlayedByOpponent"], &[c::TIME_03, c::TIME_04]),
    ("When", &["After", "GoalReached"], &[c::TIME_10, c::TIME_25]),
    ("When", &["EndOfYourTurn", "BeforeYourDiscard"], &[c::TURN_12]),
    ("When", &["OpponentWins"], &[c::TIME_10, c::TIME_25]),
    ("After", &["Attach"], &[c::CARD_08]),
    ("After", &["Annihilate"], &[c::CARD_10]),
];

const BLOWS: &[Family] = &[
    ("Keyword", &["StrikesFirst"], &[c::FST_01, c::FST_02]),
    ("Keyword", &["StrikesFirstAlways", "DeniesStrikeFirst", "NobodyStrikesFirst"], &[c::FST_04]),
    ("Keyword", &["StrikesFirstAndEnds"], &[c::FST_01, c::FST_02]),
    ("Keyword", &["StrikesAlone"], &[c::CMB_20]),
    ("Keyword", &["Kills", "KillsAny", "KillsForGood", "KillsOver", "NeverKills", "NoAutomaticKill"], &[c::CMB_22]),
    ("Keyword", &["DiesWhenWounded", "Invulnerable", "NotWoundedBy"], &[c::CMB_21, c::CMB_22]),
    ("Keyword", &["Annihilates", "AnnihilatedWhenKilled"], &[c::ZONE_08]),
    ("Keyword", &["EarnsDestiny"], &[c::FREE_02, c::CMB_29]),
    ("Keyword", &["EarnsMore", "EarnsTimes", "EarnsPromotion"], &[c::CMB_26]),
    ("Modifier", &["Add", "Times", "Swaps", "Base", "AddsToBase", "AddsTimes", "BonusTimes"], &[c::CMB_11]),
    ("Factor", &["Half"], &[c::CMB_11]),
    ("Modifier", &["Joins", "Becomes"], &[c::CARD_05]),
    ("Modifier", &["Becomes", "Rejoins"], &[c::CARD_21]),
    ("Modifier", &["Considered"], &[c::CARD_16]),
];

const IMMUNITIES: &[Family] = &[
    ("Keyword", &["ImmuneToArt"], &[c::IMM_01, c::IMM_04]),
    ("Keyword", &["ImmuneToGifts", "ImmuneToSymmetry"], &[c::IMM_01, c::IMM_05, c::GIFT_07]),
    ("Keyword", &["ImmuneToGiftsOf"], &[c::IMM_01, c::IMM_05]),
    ("Keyword", &["ImmuneTo", "WaivesImmunity"], &[c::IMM_01, c::IMM_02]),
    ("Modifier", &["ImmuneToSecond", "NotImmuneToArt", "NotImmuneToSymmetry"], &[c::IMM_01]),
];

const ATTACKS: &[Family] = &[
    ("Keyword", &["MayAttack", "MayNotAttack", "AttacksOnly", "AttacksOnlyHighest"], &[c::ATK_15]),
    ("Keyword", &["NotAttackedBy", "AttackedBy"], &[c::ATK_15]),
    ("Keyword", &["MustAttack", "HasToAttack"], &[c::ACT_13]),
    ("Keyword", &["AttacksFromCover"], &[c::COV_14]),
    ("Keyword", &["NeverAttacks"], &[c::ATK_02]),
    ("Keyword", &["NoActions"], &[c::ACT_02]),
    ("Keyword", &["Only", "AttacksNotBy", "NotAttackedWith"], &[c::CMB_05, c::CMB_06]),
    ("Keyword", &["NeverInCombat"], &[c::NOW_04]),
    ("Keyword", &["TwoAttacks", "TwoTargets", "OwnAttack"], &[c::ACT_10]),
    ("Keyword", &["MayAttackOwn"], &[c::ATK_03]),
    ("Keyword", &["NeverInCover", "NeverSeeksCover"], &[c::COV_01]),
    ("Keyword", &["OpponentNoCover"], &[c::COV_10]),
    ("Filter", &["CanFight"], &[c::NOW_04]),
    ("Filter", &["TakesPart"], &[c::CMB_18]),
    ("Filter", &["Covered", "MaySeekCover"], &[c::COV_01]),
    ("Filter", &["MayBearTarget"], &[c::EQP_02]),
    ("Filter", &["Inside"], &[c::VEH_03, c::VEH_18]),
];

const CARDS: &[Family] = &[
    ("Keyword", &["NoEquipment", "NoOtherEquipment", "MayBear", "MayNotBear"], &[c::EQP_02]),
    ("Keyword", &["NoWeapons", "NoOtherWeapons"], &[c::EQP_11]),
    ("Keyword", &["FreeEquipment"], &[c::EQP_01]),
    ("Keyword", &["NoFortifications", "OpponentNoFortifications", "DoubleFortifications"], &[c::FORT_02]),
    ("Keyword", &["OpponentNoWarzoneBonus"], &[c::WZ_06]),
    ("Keyword", &["OpponentNoWarzones"], &[c::WZ_03]),
    ("Keyword", &["DefendsAnywhere"], &[c::WZ_05]),
    ("Keyword", &["NoSymmetry", "MayHaveGifts", "MayHaveGiftsOf", "MayHaveAnyGift", "GiftsCost"], &[c::GIFT_02]),
    ("Keyword", &["FreeGifts"], &[c::GIFT_01]),
    ("Keyword", &["Casts", "CastsAll", "NeverCasts"], &[c::ART_01, c::ART_02]),
    ("Keyword", &["CastsOutsideCombat"], &[c::ART_02, c::ART_09]),
    ("Keyword", &["PersonalSpellsForAll"], &[c::ART_10, c::ART_11]),
    ("Keyword", &["CheaperSpells", "SpellDestinyCounts", "DestinyCountsFor", "HalvedSpells"], &[c::ART_07]),
    ("Keyword", &["CastsOnAny"], &[c::ART_13, c::ART_15]),
    ("Keyword", &["CastsForLegion"], &[c::ART_15]),
    ("Keyword", &["MayHaveKi", "FreeKi"], &[c::KI_01]),
    ("Keyword", &["NoOwnSpecials"], &[c::CARD_02]),
    ("Keyword", &["NotDiscarded", "NeverDiscarded", "NeverAnnihilated", "AnnihilatedInstead"], &[c::CARD_11]),
    ("Keyword", &["KeepsAffiliations", "KeepsAffiliation", "NeverConverts", "NeverHeretic"], &[c::CARD_05]),
    ("Filter", &["Doomtrooper"], &[c::ZONE_02]),
    ("Filter", &["Corrupted", "Renegade"], &[c::CARD_05]),
    ("Filter", &["Unaffiliated"], &[c::CARD_04]),
    ("Filter", &["Weapon"], &[c::EQP_11]),
    ("Filter", &["Named"], &[c::CARD_16]),
    ("Who", &["Host"], &[c::EQP_13]),
];

const PLAYER: &[Family] = &[
    ("Keyword", &["NoSabotage"], &[c::SAB_05]),
    ("Keyword", &["HalvesPrices"], &[c::ADD_05]),
    ("Keyword", &["SabotageEarnsDestiny"], &[c::SAB_11]),
    ("WhichPlayers", &["Sabotaged"], &[c::SAB_07, c::SAB_11]),
    ("Filter", &["OfSabotaged"], &[c::SAB_07, c::SAB_11]),
    ("Keyword", &["KeepsUpTo", "KeepsAll"], &[c::TURN_10]),
    ("Keyword", &["ExtraActions", "OwnAction"], &[c::ACT_12]),
    ("Keyword", &["GuardsPoints"], &[c::GAME_10, c::GAME_11]),
    ("WhichPlayers", &["Any", "Opponent"], &[c::MULTI_08]),
    ("Reward", &["TimesValue"], &[c::MISS_05]),
    ("Goal", &["Kill", "KillBy", "KillLast", "KillChosen"], &[c::MISS_12]),
];

const STEPS: &[Family] = &[
    ("Op", &["Lasting", "LastingForAll", "OnlyTactic", "NoCombats", "NoPlaying"], &[c::TIME_15]),
    ("Op", &["Wound", "Kill", "Damage"], &[c::CMB_30]),
    ("Op", &["Save", "StaysInPlay", "PreventWound"], &[c::CMB_24]),
    ("Op", &["Annihilate"], &[c::ZONE_08]),
    ("Op", &["AnnihilateAll"], &[c::ZONE_08, c::ALLY_04]),
    ("Op", &["ToHand", "IntoDrawPile"], &[c::ZONE_10]),
    ("Op", &["IntoCover"], &[c::COV_16]),
    ("Op", &["OutOfCover"], &[c::COV_13]),
    ("Op", &["LosesVehicle"], &[c::VEH_13]),
    ("Op", &["GainDestiny", "LoseDestiny", "LoseAllDestiny", "SwapDestiny"], &[c::GAME_10]),
    ("Op", &["GainPromotion", "LosePromotion", "LoseHalfPromotion"], &[c::GAME_11]),
    ("Op", &["ExchangePoints"], &[c::GAME_10, c::GAME_11]),
    ("Op", &["LookAtHand", "LookAtDrawPile"], &[c::SEC_07]),
    ("Op", &["DiscardFromHand", "DiscardHand"], &[c::TURN_11]),
    ("Op", &["Search"], &[c::DECK_07, c::DECK_08]),
    ("Op", &["TakeBack", "TakeDiscarded", "Reshuffle"], &[c::ZONE_09]),
    ("Op", &["AnnihilateFound"], &[c::ZONE_08]),
    ("Op", &["SwapFound"], &[c::DECK_08]),
    ("Op", &["ActionsNow", "MoreActions"], &[c::ACT_12]),
    ("Op", &["ReverseDirection", "ExchangeSeats"], &[c::MULTI_09]),
    ("Op", &["Sabotage"], &[c::SAB_11]),
    ("Op", &["OneMoreAttack"], &[c::ACT_10]),
    ("Op", &["RaiseTarget"], &[c::GAME_02, c::GAME_03]),
    ("Op", &["Cancel"], &[c::CARD_12, c::CARD_13]),
    ("Op", &["EndCombat", "Withdraw"], &[c::CMB_34]),
    ("Op", &["SwitchTactic", "SetTactic"], &[c::CMB_05, c::CMB_06]),
    ("Op", &["ChangeDefender", "ChangeAttacker"], &[c::CMB_16, c::CMB_17]),
    ("Op", &["FirstBlow"], &[c::FST_02]),
    ("Op", &["NotUsed"], &[c::CMB_09]),
    ("Op", &["Assist"], &[c::CMB_18]),
    ("Op", &["MustBeAttacker", "ForceAttack", "MustAttackNext"], &[c::ACT_13]),
];

/// The words with their clauses, for the handbook's test.
#[cfg(test)]
pub fn cited_by_words() -> Vec<(Word, &'static [Clause])> {
    of_words().collect()
}

#[cfg(test)]
mod tests {
    use super::{Written, clauses_of, of_words};
    use crate::CardSet;
    use crate::language::{CardKind, words_of};

    fn check(name: &str, clauses: &[&str]) {
        let set = CardSet::house();
        let card = set.cards().iter().find(|card| card.name.as_str() == name).unwrap();
        let found: Vec<String> = clauses_of(card).iter().map(|clause| clause.as_str().replace("DOOM-", "")).collect();
        assert_eq!(found, clauses, "{name}");
    }

    #[test]
    fn a_card_leads_to_the_clauses_of_its_kind_its_designations_and_its_words() {
        check("TAKE AIM", &["CARD-02", "TIME-02", "TIME-21", "CMB-13", "CMB-11", "CMB-18", "TIME-15"]);
        check("PUNISHER HANDGUN", &["EQP-01", "EQP-09", "EQP-10", "EQP-14", "CMB-11"]);
    }

    #[test]
    fn what_a_card_says_in_its_notation_is_what_its_record_holds() {
        // Words of two enums that lead to the same clauses, or are distinguished by the kind of card.
        let shared = ["ImmuneToArt", "ImmuneToSymmetry", "Doomtrooper", "Times", "Kill"];
        let mut said = 0;
        for card in CardSet::house().cards() {
            let (written, words) = (Written::of(card), words_of(card));
            for ((family, word), _) in of_words().filter(|((_, word), _)| !shared.contains(word)) {
                let holds = words.contains(&(family, word));
                let is_played = family != "After" || matches!(card.kind, CardKind::Special | CardKind::Art);
                assert_eq!(written.says(card, family, word), holds && is_played, "{}: {family}::{word}", card.name);
                said += usize::from(holds);
            }
        }
        assert!(said > 1_000, "{said}");
    }

    #[test]
    fn no_card_leads_twice_to_the_same_clause_or_to_more_than_can_be_read() {
        for card in CardSet::house().cards() {
            let clauses = clauses_of(card);
            let mut once = clauses.clone();
            once.sort_unstable();
            once.dedup();
            assert_eq!(once.len(), clauses.len(), "{}", card.name);
            assert!((2..=16).contains(&clauses.len()), "{}: {clauses:?}", card.name);
        }
    }
}
