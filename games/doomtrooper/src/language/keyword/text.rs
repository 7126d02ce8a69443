//! Standing abilities and restrictions.
//!
//! Each text is a statement about the warriors that have the ability. `~` marks the place of "no longer" when they lose
//! it; the part after `^` is left out then.

mod cards;

use table::Language;

use crate::language::{Filter, Keyword};
use crate::text::description::Form;
use crate::text::grammar::{Last, Preposition, list};
use crate::text::teller::Teller;
use crate::text::words;

impl Teller<'_> {
    /// "[strikes|strike] first".
    pub(crate) fn keyword(&self, keyword: &Keyword) -> String {
        self.keyword_template(keyword).replace(['~', '^'], "")
    }

    /// "no longer [strikes|strike] first"; a prohibition that is lost becomes a permission.
    pub(crate) fn loses(&self, keyword: &Keyword) -> String {
        let bare = |filter: &Filter| self.warriors(filter, Form::Bare).text();
        match keyword {
            Keyword::AttacksOnly(filter) => {
                let others = bare(filter);
                self.say(
                    format!("may again attack other warriors than {others}"),
                    format!("[può|possono] di nuovo attaccare altri guerrieri oltre a {others}"),
                )
            }
            Keyword::AttacksOnlyHighest(stat, filter) => {
                let (stat, among) = (words::stat(*stat, self.language), self.warriors(filter, Form::All).text());
                self.say(
                    format!("may again attack others than the one with the highest {stat} among {among}"),
                    format!(
                        "[può|possono] di nuovo attaccare anche chi non ha il valore più alto di {stat} tra {among}"
                    ),
                )
            }
            Keyword::ChoosesSide => self.say(
                "[is|are] both [a Doomtrooper|Doomtroopers] and [a Dark Legion warrior|Dark Legion warriors] for everybody's cards",
                "[è|sono] sia Doomtrooper sia [guerriero|guerrieri] dell'Oscura Legione per le carte di tutti",
            ),
            Keyword::Only(tactic) => {
                let combats = words::combat(*tactic, true, self.language);
                self.say(
                    format!("can again take part in other combats than {combats}"),
                    format!("[può|possono] di nuovo partecipare ad altri combattimenti oltre ai {combats}"),
                )
            }
            _ => self.negated(&self.keyword_template(keyword)),
        }
    }

    /// The template with "no longer" at its mark, without the part after `^`.
    fn negated(&self, template: &str) -> String {
        let template = template.split('^').next().unwrap_or_default();
        match self.language {
            Language::En => {
                let again = [
                    ("may not~", "may again"),
                    ("may never~", "may again"),
                    ("cannot~", "can again"),
                    ("[does|do] not~", "may again"),
                ];
                match again.iter().find(|(never, _)| template.contains(never)) {
                    Some((never, again)) => template.replace(never, again),
                    None => match template.strip_prefix('~') {
                        Some(rest) => format!("no longer {rest}"),
                        None => template.replace('~', " no longer"),
                    },
                }
            }
            Language::It => match template.strip_prefix("non ") {
                Some(allowed) => allowed.replace(" mai~", "~").replace('~', " di nuovo").replace(" né ", " e "),
                None => format!("non {}", template.replace('~', " più")),
            },
        }
    }

    fn keyword_template(&self, keyword: &Keyword) -> String {
        let any = |filter: &Filter| self.warriors(filter, Form::Any).text();
        let bare = |filter: &Filter| self.warriors(filter, Form::Bare).text();
        match keyword {
            Keyword::StrikesFirst => self.say("~[strikes|strike] first", "[attacca|attaccano]~ per prim[o|a|i|e]"),
            Keyword::StrikesFirstAlways => self.say(
                "~[strikes|strike] first^, even against a warrior that also strikes first or keeps others from it",
                "[attacca|attaccano]~ per prim[o|a|i|e]^, anche contro chi attacca per primo o impedisce di farlo",
            ),
            Keyword::DeniesStrikeFirst => self.say(
                "~[keeps|keep] the combat opponent from striking first",
                "[impedisce|impediscono]~ all'avversario in combattimento di attaccare per primo",
            ),
            Keyword::StrikesFirstAndEnds => self.say(
                "~[strikes|strike] first^: if [it wounds|they wound], the combat is over, otherwise the combat opponent strikes back",
                "[attacca|attaccano]~ per prim[o|a|i|e]^: se [ferisce|feriscono], il combattimento finisce, altrimenti l'avversario risponde",
            ),
            Keyword::Kills => self.say(
                "~automatically [kills|kill] every warrior that [it wounds|they wound]",
                "[uccide|uccidono]~ automaticamente ogni guerriero che [ferisce|feriscono]",
            ),
            Keyword::KillsAny(filter) => {
                let each = self.warriors(filter, Form::Each).text();
                self.say(
                    format!("~automatically [kills|kill] {each} that [it wounds|they wound]"),
                    format!("[uccide|uccidono]~ automaticamente {each} che [ferisce|feriscono]"),
                )
            }
            Keyword::Annihilates => self.say(
                "~[annihilates|annihilate] the warriors that [it kills|they kill] instead of discarding them",
                "[elimina|eliminano]~ i guerrieri che [uccide|uccidono] invece di scartarli",
            ),
            Keyword::DiesWhenWounded => self.say(
                "[is|are]~ automatically killed when wounded",
                "[viene|vengono]~ uccis[o|a|i|e] automaticamente quando [viene|vengono] ferit[o|a|i|e]",
            ),
            Keyword::Invulnerable => {
                self.say("cannot~ be wounded or killed", "non [può|possono]~ essere ferit[o|a|i|e] né uccis[o|a|i|e]")
            }
            Keyword::NoAutomaticKill => self.say(
                "cannot~ be killed automatically^, only wounded",
                "non [può|possono]~ essere uccis[o|a|i|e] automaticamente^, ma solo ferit[o|a|i|e]",
            ),
            Keyword::ImmuneToArt => self.say("[is|are]~ immune to the Art", "[è|sono]~ immun[e|i] all'Arte"),
            Keyword::ImmuneToGifts => self.say(
                "[is|are]~ immune to Dark Symmetry Gifts^ (not to Gifts of an Apostle)",
                "[è|sono]~ immun[e|i] ai Doni dell'Oscura Simmetria^ (non ai Doni di un Apostolo)",
            ),
            Keyword::ImmuneToSymmetry => self.say(
                "[is|are]~ immune to all Dark Symmetry cards",
                "[è|sono]~ immun[e|i] a tutte le carte dell'Oscura Simmetria",
            ),
            Keyword::ImmuneToGiftsOf(apostle) => {
                let apostle = words::apostle(*apostle);
                self.say(
                    format!("[is|are]~ immune to Gifts of {apostle}"),
                    format!("[è|sono]~ immun[e|i] ai Doni di {apostle}"),
                )
            }
            Keyword::MayAttack(filter) => {
                let any = any(filter);
                self.say(
                    format!("may~ attack {any}^ regardless of affiliation"),
                    format!("[può|possono]~ attaccare {any}^ indipendentemente dall'affiliazione"),
                )
            }
            Keyword::AttacksOnly(filter) => {
                let bare = bare(filter);
                self.say(format!("may~ attack only {bare}"), format!("[può|possono]~ attaccare solo {bare}"))
            }
            Keyword::MayNotAttack(filter) => {
                let bare = bare(filter);
                self.say(format!("may not~ attack {bare}"), format!("non [può|possono]~ attaccare {bare}"))
            }
            Keyword::MustAttack(filter) => {
                let one = self.warriors(filter, Form::One).text();
                self.say(
                    format!("~[has|have] to attack {one} if possible whenever [it attacks|they attack]"),
                    format!("[deve|devono]~ attaccare, se possibile, {one} ogni volta che [attacca|attaccano]"),
                )
            }
            Keyword::AttacksOnlyHighest(stat, filter) => {
                let stat = words::stat(*stat, self.language);
                let among = self.warriors(filter, Form::All).text();
                self.say(
                    format!(
                        "may~ attack only the one with the highest {stat} among {among} that [it|they] can attack"
                    ),
                    format!(
                        "[può|possono]~ attaccare solo chi ha il valore più alto di {stat} tra {among} che [può|possono] attaccare"
                    ),
                )
            }
            Keyword::NotAttackedBy(filter) => {
                let by = match filter {
                    Filter::Any => String::new(),
                    _ => format!(" {}", self.warriors(filter, Form::Bare).after(Preposition::By)),
                };
                self.say(
                    format!("may not~ be attacked{by}"),
                    format!("non [può|possono]~ essere attaccat[o|a|i|e]{by}"),
                )
            }
            Keyword::AttackedBy(filter) => {
                let by = self.warriors(filter, Form::Any).after(Preposition::By);
                self.say(
                    format!("may~ be attacked {by}^ regardless of affiliation"),
                    format!("[può|possono]~ essere attaccat[o|a|i|e] {by}^ indipendentemente dall'affiliazione"),
                )
            }
            Keyword::AttackCosts(destiny, filter) => {
                let one = self.warriors(filter, Form::One).text();
                self.say(
                    format!("may~ be attacked by {one} only if the attacking player pays {destiny} D"),
                    format!("[può|possono]~ essere attaccat[o|a|i|e] da {one} solo se chi attacca paga {destiny} D"),
                )
            }
            Keyword::AttacksFromCover => self.say(
                "may~ attack in the Turn in which [it leaves|they leave] Cover",
                "[può|possono]~ attaccare nel Turno in cui [esce|escono] dalla Copertura",
            ),
            Keyword::NoActions => self.say("may not~ perform Actions", "non [può|possono]~ compiere Azioni"),
            Keyword::NeverAttacks => self.say("may never~ attack", "non [può|possono] mai~ attaccare"),
            Keyword::Only(tactic) => {
                let combats = words::combat(*tactic, true, self.language);
                self.say(
                    format!("can~ take part only in {combats}"),
                    format!("[può|possono]~ partecipare solo a {combats}"),
                )
            }
            Keyword::AttacksNotBy(tactic) => {
                let combat = words::combat(*tactic, false, self.language);
                self.say(
                    format!("may not~ attack in {combat}^, but may be attacked in it"),
                    format!("non [può|possono]~ attaccare in {combat}^, ma [può|possono] esservi attaccat[o|a|i|e]"),
                )
            }
            Keyword::NeverInCombat => {
                self.say("may never~ take part in combat", "non [può|possono] mai~ partecipare a un combattimento")
            }
            Keyword::TwoAttacks => self.say(
                "may~ make two attacks with one Attack Action^, both announced before the first",
                "[può|possono]~ compiere due attacchi con una sola Azione di Attacco^, annunciati entrambi prima del primo",
            ),
            Keyword::NeverInCover => self.say("may never~ be in Cover", "non [può|possono] mai~ stare in Copertura"),
            Keyword::NeverSeeksCover => self.say(
                "may never~ seek Cover voluntarily",
                "non [può|possono] mai~ andare in Copertura volontariamente",
            ),
            Keyword::AnnihilatedWhenKilled => self.say(
                "[is|are]~ annihilated when killed",
                "[viene|vengono]~ eliminat[o|a|i|e] quando [viene|vengono] uccis[o|a|i|e]",
            ),
            Keyword::NotWoundedBy(filter) => {
                let by = self.cards_of(filter, Form::Bare).after(Preposition::By);
                self.say(
                    format!("cannot~ be wounded or killed {by}"),
                    format!("non [può|possono]~ essere ferit[o|a|i|e] né uccis[o|a|i|e] {by}"),
                )
            }
            Keyword::StrikesAlone => self.say(
                "~[keeps|keep] the combat opponent from striking back",
                "[impedisce|impediscono]~ all'avversario in combattimento di rispondere",
            ),
            Keyword::NobodyStrikesFirst => self.say(
                "~[keeps|keep] everybody from striking first in [its|their] combats",
                "[impedisce|impediscono]~ a chiunque di attaccare per primo nei propri combattimenti",
            ),
            Keyword::NeverKills => {
                self.say("never~ [kills|kill] automatically", "non [uccide|uccidono] mai~ automaticamente")
            }
            Keyword::KillsForGood(filter) => {
                let each = self.warriors(filter, Form::Each).text();
                self.say(
                    format!("~automatically [kills|kill] {each} that [it wounds|they wound]^, and nothing prevents that"),
                    format!("[uccide|uccidono]~ automaticamente {each} che [ferisce|feriscono]^, e nulla può impedirlo"),
                )
            }
            Keyword::KillsOver(2) => self.say(
                "~automatically [kills|kill] a warrior that [it wounds|they wound] in combat with a rating more than double its A",
                "[uccide|uccidono]~ automaticamente un guerriero che [ferisce|feriscono] in combattimento con un valore superiore al doppio della sua A",
            ),
            Keyword::KillsOver(times) => self.say(
                format!("~automatically [kills|kill] a warrior that [it wounds|they wound] with a rating above {times} times its A"),
                format!("[uccide|uccidono]~ automaticamente un guerriero che [ferisce|feriscono] con un valore superiore a {times} volte la sua A"),
            ),
            Keyword::WaivesImmunity => self.say(
                "may~ be affected by a card of yours in spite of an immunity, if you like",
                "[può|possono]~ subire gli effetti di una tua carta nonostante un'immunità, se lo vuoi",
            ),
            Keyword::ImmuneTo(filter) => {
                let to = self.cards_of(filter, Form::Bare).after(Preposition::To);
                self.say(format!("[is|are]~ immune {to}"), format!("[è|sono]~ immun[e|i] {to}"))
            }
            Keyword::MayAttackOwn(filter) => {
                let any = self.warriors(&Filter::All(vec![Filter::Yours, filter.clone()]), Form::Any).text();
                self.say(format!("may~ attack {any}"), format!("[può|possono]~ attaccare {any}"))
            }
            Keyword::HasToAttack => self.say(
                "~[has|have] to attack in each Turn of [its|their] player if possible",
                "[deve|devono]~ attaccare, se possibile, in ogni Turno di chi [lo|la|li|le] controlla",
            ),
            Keyword::PaysToAttack(destiny) => self.say(
                format!("~[pays|pay] {destiny} D for each of [its|their] attacks"),
                format!("[paga|pagano]~ {destiny} D per ogni proprio attacco"),
            ),
            Keyword::AttackCostsPromotion(promotion) => self.say(
                format!("may~ be attacked only if the attacking player pays {promotion} P"),
                format!("[può|possono]~ essere attaccat[o|a|i|e] solo se chi attacca paga {promotion} P"),
            ),
            Keyword::TwoTargets => self.say(
                "may~ attack two different warriors with one Attack Action^, both announced before the first attack; what was played on [it|them] in the first lasts through the second",
                "[può|possono]~ attaccare due guerrieri diversi con una sola Azione di Attacco^, annunciati entrambi prima del primo attacco; ciò che è stato giocato su di [lui|lei|loro|loro] nel primo vale anche nel secondo",
            ),
            Keyword::AttackWith(n) => self.say(
                format!("may~ attack with {n} Actions instead of one"),
                format!("[può|possono]~ attaccare con {n} Azioni invece di una"),
            ),
            Keyword::AttackWithMore => self.say(
                "may~ attack with any number of Actions instead of one",
                "[può|possono]~ attaccare con un numero qualsiasi di Azioni invece di una",
            ),
            Keyword::AttacksOnce => self.say("may~ attack only once per Turn", "[può|possono]~ attaccare solo una volta per Turno"),
            Keyword::NotAttackedWith(tactic) => {
                let combat = words::combat(*tactic, false, self.language);
                self.say(
                    format!("may not~ be attacked in {combat}"),
                    format!("non [può|possono]~ essere attaccat[o|a|i|e] in {combat}"),
                )
            }
            Keyword::OwnAction => self.say(
                "~[has|have] 1 more Action in each of your Turns^, which may be one more attack",
                "[ha|hanno]~ 1 Azione in più in ogni tuo Turno^, che può essere un attacco in più",
            ),
            Keyword::OwnAttack => self.say(
                "~[has|have] 1 more Attack Action in each of your Turns",
                "[ha|hanno]~ 1 Azione di Attacco in più in ogni tuo Turno",
            ),
            Keyword::ActionsAsAttacks(filter) => {
                let with = self.warriors(filter, Form::One).after(Preposition::With);
                self.say(
                    format!("~[lets|let] you use any Action to attack {with}"),
                    format!("[permette|permettono]~ di usare qualsiasi Azione per attaccare {with}"),
                )
            }
            Keyword::NoEquipment
            | Keyword::NoWeapons
            | Keyword::NoOtherWeapons
            | Keyword::NoOtherEquipment
            | Keyword::MayBear(_)
            | Keyword::NoFortifications
            | Keyword::OpponentNoFortifications
            | Keyword::NoSymmetry
            | Keyword::MayHaveGifts
            | Keyword::MayHaveGiftsOf(_)
            | Keyword::MayHaveAnyGift
            | Keyword::FreeGifts(_)
            | Keyword::Casts(_)
            | Keyword::CastsAll
            | Keyword::CastsOutsideCombat
            | Keyword::NeverCasts
            | Keyword::CastingCosts(_)
            | Keyword::PersonalSpellsForAll
            | Keyword::CheaperSpells(_)
            | Keyword::SpellDestinyCounts(_)
            | Keyword::SymmetryDestinyCounts(_)
            | Keyword::EarnsDestiny
            | Keyword::EarnsMore(_)
            | Keyword::EarnsTimes(_)
            | Keyword::NeverHeretic
            | Keyword::NeverConverts
            | Keyword::MayNotBear(_)
            | Keyword::NeverMoves
            | Keyword::UsesCardsFor(..)
            | Keyword::GiftsCost(_)
            | Keyword::GiftsAsHeretic
            | Keyword::FreeEquipment(_)
            | Keyword::MayHaveKi
            | Keyword::FreeKi
            | Keyword::NotPlayedOn(_)
            | Keyword::NoOwnSpecials
            | Keyword::Unaffected
            | Keyword::CastsOnAny
            | Keyword::CastsForLegion
            | Keyword::HalvedSpells(_)
            | Keyword::DestinyCountsFor(..)
            | Keyword::OpponentNoUse(_)
            | Keyword::OpponentNoWarzoneBonus
            | Keyword::OpponentNoWarzones
            | Keyword::DefendsAnywhere
            | Keyword::OpponentNoCover
            | Keyword::DoubleFortifications
            | Keyword::FreeBoarding
            | Keyword::ActionsLess(..)
            | Keyword::ShuffledInstead
            | Keyword::NeverDiscarded
            | Keyword::NotDiscarded
            | Keyword::NoEffect
            | Keyword::NeverAnnihilated
            | Keyword::AnnihilatedInstead
            | Keyword::MayReturnToHand
            | Keyword::FreeTransfers
            | Keyword::MissionsFirst
            | Keyword::NoSabotage
            | Keyword::EarnsPromotion
            | Keyword::GuardsPoints
            | Keyword::KeepsAffiliations
            | Keyword::KeepsAffiliation(_)
            | Keyword::ChoosesSide
            | Keyword::KeepsOut(_)
            | Keyword::KeepsArea
            | Keyword::DiscardedAtZero(_)
            | Keyword::Expelled
            | Keyword::KeepsUpTo(_)
            | Keyword::KeepsAll
            | Keyword::ActionsAfterAttacks
            | Keyword::HalvesPrices(_)
            | Keyword::SabotageEarnsDestiny
            | Keyword::ExtraActions(_) => self.keyword_of_cards(keyword),
        }
    }

    /// Joins parts of a sentence that are alternatives.
    pub(crate) fn or(&self, parts: &[String]) -> String {
        list(parts, Last::Or, self.language)
    }

    /// Joins parts of a sentence that hold together.
    pub(crate) fn and(&self, parts: &[String]) -> String {
        list(parts, Last::And, self.language)
    }
}
