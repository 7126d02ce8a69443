//! Standing abilities and restrictions.
//!
//! Each is what is said of the warriors that have it. `~` marks where "no longer" stands when they lose it; what stands
//! behind `^` is not said then.

use table::Language;

use super::grammar::{Last, Preposition, list};
use super::noun::Form;
use super::teller::Teller;
use super::words;
use crate::language::{Filter, Keyword, Kind};

impl Teller<'_> {
    /// "[strikes|strike] first".
    pub(super) fn keyword(&self, keyword: &Keyword) -> String {
        self.keyword_template(keyword).replace(['~', '^'], "")
    }

    /// "no longer [strikes|strike] first"; what was forbidden may be done again.
    pub(super) fn loses(&self, keyword: &Keyword) -> String {
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
                let (stat, among) = (words::stat(*stat, self.language), bare(filter));
                self.say(
                    format!("may again attack others than the one with the highest {stat} among {among}"),
                    format!(
                        "[può|possono] di nuovo attaccare anche chi non ha il valore più alto di {stat} tra {among}"
                    ),
                )
            }
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

    /// The template with "no longer" at its mark, without what stands behind `^`.
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
                "~[strikes|strike] first^, even against a warrior that also strikes first",
                "[attacca|attaccano]~ per prim[o|a|i|e]^, anche contro chi attacca per primo",
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
                "[is|are]~ killed when wounded",
                "[muore|muoiono]~ quando [viene|vengono] ferit[o|a|i|e]",
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
                "[is|are]~ immune to Dark Symmetry Gifts^, but not to Gifts of an Apostle",
                "[è|sono]~ immun[e|i] ai Doni dell'Oscura Simmetria^, ma non ai Doni di un Apostolo",
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
                let among = bare(filter);
                self.say(
                    format!("may~ attack only the one with the highest {stat} among {among}"),
                    format!("[può|possono]~ attaccare solo chi ha il valore più alto di {stat} tra {among}"),
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
            Keyword::NoEquipment => self.say("may not~ use Equipment", "non [può|possono]~ usare Equipaggiamenti"),
            Keyword::NoWeapons => self.say("may not~ use Weapons", "non [può|possono]~ usare Armi"),
            Keyword::NoOtherWeapons => self.say("may not~ use other Weapons", "non [può|possono]~ usare altre Armi"),
            Keyword::NoOtherEquipment => {
                self.say("may not~ use other Equipment", "non [può|possono]~ usare altri Equipaggiamenti")
            }
            Keyword::MayBear(filter) => {
                let any = self.noun(filter, words::kind(Kind::Equipment), Form::Any).text();
                self.say(
                    format!("may~ be given {any}^ regardless of affiliation"),
                    format!("[può|possono]~ ricevere {any}^ indipendentemente dall'affiliazione"),
                )
            }
            Keyword::NoFortifications => self.say(
                "[does|do] not~ benefit from Fortifications",
                "non [beneficia|beneficiano]~ delle Fortificazioni",
            ),
            Keyword::OpponentNoFortifications => self.say(
                "~[ignores|ignore] the Fortifications of the combat opponent",
                "[ignora|ignorano]~ le Fortificazioni dell'avversario in combattimento",
            ),
            Keyword::NoSymmetry => self.say(
                "may not~ have Dark Symmetry cards",
                "non [può|possono]~ avere carte dell'Oscura Simmetria",
            ),
            Keyword::MayHaveGifts => self.say(
                "may~ have Dark Symmetry Gifts^, but not Gifts of an Apostle",
                "[può|possono]~ avere Doni dell'Oscura Simmetria^, ma non Doni di un Apostolo",
            ),
            Keyword::MayHaveGiftsOf(apostle) => {
                let apostle = words::apostle(*apostle);
                self.say(format!("may~ have Gifts of {apostle}"), format!("[può|possono]~ avere Doni di {apostle}"))
            }
            Keyword::MayHaveAnyGift => self.say(
                "may~ have Dark Symmetry Gifts and Gifts of every Apostle",
                "[può|possono]~ avere Doni dell'Oscura Simmetria e Doni di ogni Apostolo",
            ),
            Keyword::FreeGifts(filter) => {
                let gifts = self.noun(filter, words::kind(Kind::Symmetry), Form::Bare).text();
                self.say(
                    format!("may~ be given {gifts} at any time for no Action"),
                    format!("[può|possono]~ ricevere {gifts} in qualsiasi momento senza spendere Azioni"),
                )
            }
            Keyword::Casts(discipline) => {
                let art = words::discipline(*discipline, self.language);
                self.say(format!("may~ cast the {art}"), format!("[può|possono]~ lanciare l'{art}"))
            }
            Keyword::CastsAll => self.say("may~ cast all Art cards", "[può|possono]~ lanciare tutte le carte Arte"),
            Keyword::CastsOutsideCombat => self.say(
                "may~ cast all Art cards but Combat Spells and Personal Combat Spells",
                "[può|possono]~ lanciare tutte le carte Arte tranne gli Incantesimi di Combattimento, anche Personali",
            ),
            Keyword::NeverCasts => self.say("may never~ cast the Art", "non [può|possono] mai~ lanciare l'Arte"),
            Keyword::CastingCosts(destiny) => self.say(
                format!("~[pays|pay] {destiny} D more for each spell that only this card lets [it|them] cast"),
                format!("[paga|pagano]~ {destiny} D in più per ogni Incantesimo che solo questa carta permette di lanciare"),
            ),
            Keyword::PersonalSpellsForAll => self.say(
                "may~ treat Personal Combat Spells as Combat Spells",
                "[può|possono]~ usare gli Incantesimi Personali di Combattimento come Incantesimi di Combattimento",
            ),
            Keyword::CheaperSpells(destiny) => self.say(
                format!("~[pays|pay] {destiny} D less for each step of a spell, but at least 1 D"),
                format!("[paga|pagano]~ {destiny} D in meno per ogni passo di un Incantesimo, ma almeno 1 D"),
            ),
            Keyword::SpellDestinyCounts(many) => {
                let art = self.say("a spell", "un Incantesimo");
                self.destiny_counts(*many, &art)
            }
            Keyword::SymmetryDestinyCounts(many) => {
                let card = self.say("a Dark Symmetry card", "una carta dell'Oscura Simmetria");
                self.destiny_counts(*many, &card)
            }
            Keyword::EarnsDestiny => self.say(
                "~[earns|earn] D instead of P",
                "[guadagna|guadagnano]~ D invece di P",
            ),
            Keyword::EarnsMore(points) if *points < 0 => self.say(
                format!("~[earns|earn] {} fewer points for each kill", -points),
                format!("[guadagna|guadagnano]~ {} punti in meno per ogni uccisione", -points),
            ),
            Keyword::EarnsMore(points) => {
                let (en, it) = if *points == 1 { ("point", "punto") } else { ("points", "punti") };
                self.say(
                    format!("~[earns|earn] {points} more {en} for each kill"),
                    format!("[guadagna|guadagnano]~ {points} {it} in più per ogni uccisione"),
                )
            }
            Keyword::NeverHeretic => {
                self.say("may never~ become [a Heretic|Heretics]", "non [può|possono] mai~ diventare [un Eretico|Eretici]")
            }
            Keyword::NeverConverts => self.say(
                "may never~ change [its|their] affiliations",
                "non [può|possono] mai~ cambiare affiliazioni",
            ),
        }
    }

    fn destiny_counts(&self, many: u8, on: &str) -> String {
        self.say(
            format!("~[counts|count] each D spent on {on} as {many} D"),
            format!("[conta|contano]~ ogni D speso per {on} come {many} D"),
        )
    }

    /// Parts of a sentence that are alternatives.
    pub(super) fn or(&self, parts: &[String]) -> String {
        list(parts, Last::Or, self.language)
    }

    /// Parts of a sentence that hold together.
    pub(super) fn and(&self, parts: &[String]) -> String {
        list(parts, Last::And, self.language)
    }
}
