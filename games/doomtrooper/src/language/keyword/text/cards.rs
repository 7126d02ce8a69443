//! Standing abilities that concern cards, points, membership and the player.

use crate::language::{CardKind, Keyword};
use crate::text::description::Form;
use crate::text::teller::Teller;
use crate::text::words;

impl Teller<'_> {
    /// The template of a keyword that the module `keyword` delegates to this one.
    pub(crate) fn keyword_of_cards(&self, keyword: &Keyword) -> String {
        match keyword {
            Keyword::NoEquipment => self.say("may not~ use Equipment", "non [può|possono]~ usare Equipaggiamenti"),
            Keyword::NoWeapons => self.say("may not~ use Weapons", "non [può|possono]~ usare Armi"),
            Keyword::NoOtherWeapons => self.say("may not~ use other Weapons", "non [può|possono]~ usare altre Armi"),
            Keyword::NoOtherEquipment => {
                self.say("may not~ use other Equipment", "non [può|possono]~ usare altri Equipaggiamenti")
            }
            Keyword::MayBear(filter) => {
                let any = self.noun(filter, words::kind(CardKind::Equipment), Form::Any).text();
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
                "may~ have Dark Symmetry Gifts^ (not Gifts of an Apostle)",
                "[può|possono]~ avere Doni dell'Oscura Simmetria^ (non Doni di un Apostolo)",
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
                let gifts = self.noun(filter, words::kind(CardKind::Symmetry), Form::Bare).text();
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
                "[può|possono]~ lanciare tutte le carte Arte tranne gli Incantesimi di Combattimento (anche Personali)",
            ),
            Keyword::NeverCasts => self.say("may never~ cast the Art", "non [può|possono] mai~ lanciare l'Arte"),
            Keyword::CastingCosts(destiny) => self.say(
                format!("~[pays|pay] {destiny} D more for each spell that only this card lets [it|them] cast"),
                format!("[paga|pagano]~ {destiny} D in più per ogni Incantesimo che solo questa carta permette di lanciare"),
            ),
            Keyword::PersonalSpellsForAll => self.say(
                "may~ cast Personal Combat Spells as Combat Spells, for any warrior in the combat",
                "[può|possono]~ lanciare gli Incantesimi Personali di Combattimento come Incantesimi di Combattimento, \
                 per qualsiasi guerriero in combattimento",
            ),
            Keyword::CheaperSpells(destiny) => self.say(
                format!("~[pays|pay] {destiny} D less each time [it pays|they pay] for a spell (but at least 1 D)"),
                format!(
                    "[paga|pagano]~ {destiny} D in meno ogni volta che [paga|pagano] per un Incantesimo (ma almeno 1 D)"
                ),
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
            Keyword::EarnsTimes(times) => {
                let (en, it) = match times {
                    2 => ("twice".to_owned(), "il doppio".to_owned()),
                    times => (format!("{times} times"), format!("{times} volte")),
                };
                let it = if *times == 2 { format!("{it} del") } else { format!("{it} il") };
                self.say(
                    format!("~[earns|earn] {en} the V of each warrior that [it|they] [kills|kill]"),
                    format!("[guadagna|guadagnano]~ {it} V di ogni guerriero che [uccide|uccidono]"),
                )
            }
            Keyword::NeverHeretic => {
                self.say("may never~ become [a Heretic|Heretics]", "non [può|possono] mai~ diventare [un Eretico|Eretici]")
            }
            Keyword::NeverConverts => self.say(
                "may never~ change [its|their] affiliations",
                "non [può|possono] mai~ cambiare affiliazioni",
            ),
            Keyword::MayNotBear(filter) => {
                let cards = self.cards_of(filter, Form::Bare).text();
                self.say(format!("may not~ be given {cards}"), format!("non [può|possono]~ ricevere {cards}"))
            }
            Keyword::NeverMoves => self.say(
                "may never~ be moved to another warrior",
                "non [può|possono] mai~ essere spostat[o|a|i|e] su un altro guerriero",
            ),
            Keyword::UsesCardsFor(affiliation, destiny) => {
                let of = words::of_affiliation(*affiliation, true, self.language);
                let (more_en, more_it) = match destiny {
                    0 => (String::new(), String::new()),
                    destiny => (format!(", each for {destiny} D more"), format!(", ciascuna per {destiny} D in più")),
                };
                self.say(
                    format!("may~ use cards for {of} warriors{more_en}"),
                    format!("[può|possono]~ usare carte per guerrieri {of}{more_it}"),
                )
            }
            Keyword::GiftsCost(destiny) => self.say(
                format!("~[pays|pay] {destiny} D for each Gift of an Apostle that only this card lets [it|them] have"),
                format!("[paga|pagano]~ {destiny} D per ogni Dono di un Apostolo che solo questa carta permette di avere"),
            ),
            Keyword::GiftsAsHeretic => {
                self.say("may~ have Gifts meant for Heretics", "[può|possono]~ avere Doni destinati agli Eretici")
            }
            Keyword::FreeEquipment(filter) => {
                let cards = self.noun(filter, words::kind(CardKind::Equipment), Form::Bare).text();
                self.say(
                    format!("may~ be given {cards} at any time for no Action"),
                    format!("[può|possono]~ ricevere {cards} in qualsiasi momento senza spendere Azioni"),
                )
            }
            Keyword::MayHaveKi => self.say("may~ have Ki Powers", "[può|possono]~ avere Poteri Ki"),
            Keyword::FreeKi => self.say(
                "may~ be given Ki Powers at any time for no Action",
                "[può|possono]~ ricevere Poteri Ki in qualsiasi momento senza spendere Azioni",
            ),
            Keyword::NotPlayedOn(filter) => {
                let cards = self.cards_of(filter, Form::Bare).text();
                self.say(
                    format!("may not~ be chosen for {cards}"),
                    format!("non [può|possono]~ essere scelt[o|a|i|e] per giocarvi {cards}"),
                )
            }
            Keyword::NoOwnSpecials => self.say(
                "may not~ be chosen for Special cards of [its|their] own player",
                "non [può|possono]~ essere scelt[o|a|i|e] per carte Speciali del proprio giocatore",
            ),
            Keyword::Unaffected => self.say(
                "[is|are]~ affected only by warriors that attack [it|them]",
                "[subisce|subiscono]~ solo gli effetti dei guerrieri che [lo|la|li|le] attaccano",
            ),
            Keyword::CastsOnAny => {
                self.say("may~ cast spells on any warrior", "[può|possono]~ lanciare Incantesimi su qualsiasi guerriero")
            }
            Keyword::CastsForLegion => self.say(
                "may~ cast spells only to the benefit of the Dark Legion",
                "[può|possono]~ lanciare Incantesimi solo a favore dell'Oscura Legione",
            ),
            Keyword::HalvedSpells(discipline) => {
                let art = words::discipline(*discipline, self.language);
                self.say(
                    format!("~[pays|pay] half the D for the {art}, rounded up"),
                    format!("[paga|pagano]~ metà dei D per l'{art}, arrotondata per eccesso"),
                )
            }
            Keyword::DestinyCountsFor(discipline, many) => {
                let art = words::discipline(*discipline, self.language);
                self.destiny_counts(*many, &self.say(format!("the {art}"), format!("l'{art}")))
            }
            Keyword::OpponentNoUse(filter) => {
                let cards = self.cards_of(filter, Form::Bare).text();
                self.say(
                    format!("~[keeps|keep] the combat opponent from using {cards}"),
                    format!("[impedisce|impediscono]~ all'avversario in combattimento di usare {cards}"),
                )
            }
            Keyword::OpponentNoWarzoneBonus => self.say(
                "~[denies|deny] the combat opponent the bonuses of a Warzone",
                "[nega|negano]~ all'avversario in combattimento i bonus di una Warzone",
            ),
            Keyword::OpponentNoWarzones => self.say(
                "~[keeps|keep] the combat opponent from defending from a Warzone",
                "[impedisce|impediscono]~ all'avversario in combattimento di difendersi da una Warzone",
            ),
            Keyword::DefendsAnywhere => self.say(
                "may~ defend from any Warzone in play",
                "[può|possono]~ difendersi da qualsiasi Warzone in gioco",
            ),
            Keyword::OpponentNoCover => self.say(
                "~[denies|deny] the combat opponent the bonus of Cover",
                "[nega|negano]~ all'avversario in combattimento il bonus della Copertura",
            ),
            Keyword::DoubleFortifications => self.say(
                "~[gets|get] twice the bonuses of Fortifications",
                "[riceve|ricevono]~ il doppio dei bonus delle Fortificazioni",
            ),
            Keyword::FreeBoarding => self.say(
                "may~ enter and leave a Vehicle once between two of your Draw phases for no Action",
                "[può|possono]~ entrare e uscire da un Veicolo una volta tra due tue fasi Pescare senza spendere Azioni",
            ),
            Keyword::ActionsLess(n, filter) => {
                let cards = self.cards_of(filter, Form::Bare).text();
                let (en, it) = if *n == 1 { ("Action", "Azione") } else { ("Actions", "Azioni") };
                self.say(
                    format!("~[lets|let] you play {cards} for {n} {en} less"),
                    format!("[permette|permettono]~ di giocare {cards} con {n} {it} in meno"),
                )
            }
            Keyword::ShuffledInstead => self.say(
                "[is|are]~ shuffled into the Draw Pile of the owner instead of being discarded",
                "[viene|vengono]~ rimescolat[o|a|i|e] nel Mazzo da Pescare di chi [lo|la|li|le] possiede invece di essere scartat[o|a|i|e]",
            ),
            Keyword::NeverDiscarded => self.say(
                "cannot~ be discarded or annihilated by effects",
                "non [può|possono]~ essere scartat[o|a|i|e] o eliminat[o|a|i|e] da effetti",
            ),
            Keyword::NoEffect => self.say("[has|have]~ no other effect", "non [ha|hanno]~ altri effetti"),
            Keyword::NotDiscarded => {
                // It moves with its host (EQP-15).
                if self.of_attached {
                    return self.say(
                        "may not~ be discarded^ except together with what [it is|they are] attached to",
                        "non [può|possono]~ essere scartat[o|a|i|e]^ se non insieme a ciò a cui [è|sono] assegnat[o|a|i|e]",
                    );
                }
                self.say("may never~ be discarded", "non [può|possono] mai~ essere scartat[o|a|i|e]")
            }
            Keyword::NeverAnnihilated => self.say(
                "[is|are]~ discarded instead of annihilated",
                "[viene|vengono]~ scartat[o|a|i|e] invece di essere eliminat[o|a|i|e]",
            ),
            Keyword::AnnihilatedInstead => self.say(
                "[is|are]~ annihilated instead of discarded",
                "[viene|vengono]~ eliminat[o|a|i|e] invece di essere scartat[o|a|i|e]",
            ),
            Keyword::MayReturnToHand => self.say(
                "may~ return to the hand of the owner instead of being discarded or annihilated",
                "[può|possono]~ tornare in mano a chi [lo|la|li|le] possiede invece di essere scartat[o|a|i|e] o eliminat[o|a|i|e]",
            ),
            Keyword::FreeTransfers => self.say(
                "may~ be transferred at any time outside combat for no Action",
                "[può|possono]~ essere trasferit[o|a|i|e] in qualsiasi momento fuori dal combattimento senza spendere Azioni",
            ),
            Keyword::MissionsFirst => self.say(
                "~[keeps|keep] your other Missions from earning points while [it has|they have] a Mission, but for those \
                 of other warriors with this ability",
                "[impedisce|impediscono]~ alle tue altre Missioni di far guadagnare punti finché [ha|hanno] una \
                 Missione, tranne a quelle di altri guerrieri con questa capacità",
            ),
            Keyword::NoSabotage => {
                self.say("~[keeps|keep] you from being sabotaged", "[impedisce|impediscono]~ che tu subisca un sabotaggio")
            }
            Keyword::HalvesPrices(filter) => {
                let warriors = self.warriors(filter, Form::Bare).text();
                self.say(
                    format!("~[lets|let] you pay only half the V, rounded up, to bring {warriors} into play"),
                    format!("[permette|permettono]~ di pagare solo metà del V, arrotondata per eccesso, per mettere in gioco {warriors}"),
                )
            }
            Keyword::SabotageEarnsDestiny => self.say(
                "~[lets|let] every sabotage earn D only, no P",
                "[fa|fanno]~ guadagnare solo D, e non P, con ogni sabotaggio",
            ),
            Keyword::EarnsPromotion => self.say("~[earns|earn] P", "[guadagna|guadagnano]~ P"),
            Keyword::GuardsPoints => self.say(
                "~[keeps|keep] other players' cards from changing your D and P",
                "[impedisce|impediscono]~ alle carte di altri giocatori di modificare i tuoi D e P",
            ),
            Keyword::KeepsAffiliations => self.say(
                "may never~ lose [its|their] affiliations^ nor cease to be [a Doomtrooper|Doomtroopers]",
                "non [può|possono] mai~ perdere le proprie affiliazioni^ né smettere di essere Doomtrooper",
            ),
            Keyword::KeepsAffiliation(affiliation) => {
                let of = words::member_of(*affiliation, self.language);
                self.say(
                    format!("may never~ cease to be [a member|members] of {of}"),
                    format!("non [può|possono] mai~ smettere di essere membr[o|i] {of}"),
                )
            }
            Keyword::ChoosesSide => self.say(
                "~[lets|let] [its|their] player decide each time which side [it is|they are] on, Doomtroopers or Dark Legion",
                "[lascia|lasciano]~ decidere ogni volta a chi [lo controlla|la controlla|li controlla|le controlla] da che parte [sta|stanno], Doomtrooper o Oscura Legione",
            ),
            Keyword::KeepsArea => self.say(
                "[stays|stay]~ in the Area [it was|they were] put into",
                "[resta|restano]~ nell'Area in cui [è stato messo|è stata messa|sono stati messi|sono state messe]",
            ),
            Keyword::KeepsOut(filter) => {
                let warriors = self.warriors(filter, Form::Bare).text();
                self.say(
                    format!("~[keeps|keep] you from adding {warriors} to the same Area"),
                    format!("[impedisce|impediscono]~ di introdurre {warriors} nella stessa Area"),
                )
            }
            Keyword::Expelled => self.say("[is|are]~ discarded at once", "[viene|vengono]~ subito scartat[o|a|i|e]"),
            Keyword::DiscardedAtZero(stat) => {
                let stat = words::stat(*stat, self.language);
                self.say(
                    format!("[is|are]~ discarded as soon as [its|their] {stat} is 0 or less"),
                    format!("[viene|vengono]~ scartat[o|a|i|e] appena {stat} è 0 o meno"),
                )
            }
            Keyword::KeepsUpTo(n) => self.say(
                format!("~[lets|let] you keep up to {n} cards in your Discard phase"),
                format!("[permette|permettono]~ di tenere fino a {n} carte nella tua fase Scartare"),
            ),
            Keyword::KeepsAll => self.say(
                "~[lets|let] you keep any number of cards in your Discard phase",
                "[permette|permettono]~ di tenere quante carte vuoi nella tua fase Scartare",
            ),
            Keyword::ExtraActions(n) => {
                let (en, it) = if *n == 1 { ("Action", "Azione") } else { ("Actions", "Azioni") };
                self.say(
                    format!("~[gives|give] you {n} more {en} in each of your Turns, no attacks"),
                    format!("[dà|danno]~ {n} {it} in più in ogni tuo Turno, non di Attacco"),
                )
            }
            Keyword::ActionsAfterAttacks => self.say(
                "~[lets|let] players go on with their Actions after an attack",
                "[permette|permettono]~ ai giocatori di continuare le Azioni dopo un attacco",
            ),
            // The module `keyword`, which lists all keywords, has the texts of the others.
            _ => String::new(),
        }
    }

    fn destiny_counts(&self, many: u8, on: &str) -> String {
        self.say(
            format!("~[counts|count] each D spent on {on} as {many} D"),
            format!("[conta|contano]~ ogni D speso per {on} come {many} D"),
        )
    }
}
