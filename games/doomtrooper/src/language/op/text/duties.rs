//! The texts of duties of warriors and players: memberships, Missions that change hands, attacks that must be made,
//! questions.

use super::Clause;
use crate::language::{Filter, Op, Who};
use crate::text::description::Form;
use crate::text::grammar::Preposition;
use crate::text::teller::Teller;

impl Teller<'_> {
    pub(crate) fn op_of_duties(&self, op: &Op) -> Clause {
        match op {
            Op::Reassign(who) => {
                let mission = self.who(who).text();
                Clause::you(self.say(
                    format!("assign {mission} to another warrior in play or, if a player has it, to another player"),
                    format!(
                        "<assegna|assegnare> {mission} a un altro guerriero in gioco o, se ce l'ha un giocatore, a un altro giocatore"
                    ),
                ))
            }
            Op::Sabotage(who, players, points) => {
                let (player, points) = (self.player(players).text(), self.points(points, "P"));
                Clause::happens(self.who(who).does(&self.say(
                    format!("[sabotages|sabotage] {player}, even one who has warriors in play, and you earn only {points}"),
                    format!("[sabota|sabotano] {player}, anche se ha guerrieri in gioco, e guadagni solo {points}"),
                )))
            }
            Op::PayForEach(destiny, filter, ops) => {
                let (each, steps) = (self.cards_of(filter, Form::Each).after(Preposition::For), self.steps(ops));
                Clause::you(self.say(
                    format!("pay {destiny} D {each}; if you do, {steps}"),
                    format!("<paga|pagare> {destiny} D {each}; se lo fai, {steps}"),
                ))
            }
            Op::Infect(who) => {
                let (card, victim) = (self.this().text(), self.who(who).text());
                Clause::happens(self.say(
                    format!(
                        "{card} infects {victim} and is attached to it; discard {card} if that warrior is dead or infected already"
                    ),
                    format!(
                        "{card} infetta {victim} e gli viene assegnata; se quel guerriero è morto o già infetto, scarta {card}"
                    ),
                ))
            }
            Op::Redeem(who) => Clause::happens(self.who(who).does(&self.say(
                "[is|are] no longer [a Heretic|Heretics] and [is|are] what [it was|they were] before",
                "non [è|sono] più [Eretico|Eretici] e [torna|tornano] com'[era|erano] prima",
            ))),
            Op::LosesMembership(who) => {
                let said = self.who(who).does(&self.say(
                    "[loses|lose] an affiliation of your choice, first those gained by cards",
                    "[perde|perdono] un'affiliazione a tua scelta, prima quelle ottenute con carte",
                ));
                Clause::happens(self.say(
                    format!("{said}; without any left it is a Freelancer"),
                    format!("{said}; se non ne ha altre, è un Mercenario"),
                ))
            }
            Op::Ask(players, destiny) => {
                let (player, of) = (self.player(players).text(), self.player(players).after(Preposition::To));
                Clause::you(self.say(
                    format!(
                        "ask {player} a question about the hand; the answer is a true yes or no, or the price of {destiny} D for silence"
                    ),
                    format!(
                        "<poni|porre> {of} una domanda sulle carte in mano; la risposta è un sì o un no sincero, oppure {destiny} D per tacere"
                    ),
                ))
            }
            Op::CastNow(who, filter) => {
                let (spell, caster) = (self.cards_of(filter, Form::One).text(), self.who(who));
                Clause::happens(caster.does(&self.say(
                    format!("may cast {spell} from your hand at once, paying its costs"),
                    format!("[può|possono] lanciare subito {spell} dalla tua mano, pagandone i costi"),
                )))
            }
            Op::AttackEach(who, whom, must) => {
                let who = Filter::All(vec![Filter::Yours, who.clone()]);
                let attackers = self.warriors(&who, Form::Each).text();
                let victim = match whom {
                    Filter::Target => self.who(&Who::Target).text(),
                    filter => self.warriors(filter, Form::One).text(),
                };
                Clause::happens(if *must {
                    self.say(
                        format!(
                            "{attackers} must attack {victim} at once, if able, each a different one, one attack after another"
                        ),
                        format!(
                            "{attackers} deve attaccare subito {victim}, se può, ognuno uno diverso, un attacco dopo l'altro"
                        ),
                    )
                } else {
                    self.say(
                        format!("{attackers} may attack {victim} at once, one attack after another"),
                        format!("{attackers} può attaccare subito {victim}, un attacco dopo l'altro"),
                    )
                })
            }
            Op::EarnKills => Clause::you(self.say(
                "earn the points of the kills of this combat",
                "<guadagni|guadagnare> i punti delle uccisioni di questo combattimento",
            )),
            Op::AddFor(players) => {
                let (of, player) = (self.player(players).after(Preposition::Of), self.player(players).text());
                Clause::you(self.say(
                    format!("add a warrior from your hand to the Squad or Kohort {of}, paying its V; {player} controls it"),
                    format!(
                        "<introduci|introdurre> un guerriero dalla tua mano nella Squadra o nello Schieramento {of}, pagandone il V; lo controlla {player}"
                    ),
                ))
            }
            Op::AnnihilateAll => Clause::happens(self.say(
                "every card in play except Alliances is annihilated, whatever it is immune to",
                "ogni carta in gioco, tranne le Alleanze, viene eliminata, a qualunque cosa sia immune",
            )),
            Op::DownToFewest => Clause::happens(self.say(
                "each player discards warriors in play, of the player's choice, until nobody has more than whoever has the fewest",
                "ogni giocatore scarta guerrieri in gioco, a sua scelta, finché nessuno ne ha più di chi ne ha meno",
            )),
            Op::CompleteFromHand => Clause::you(self.say(
                "play that Mission: it is completed and you get what it earns",
                "<gioca|giocare> quella Missione: è completata e ottieni ciò che fa guadagnare",
            )),
            Op::ForceAttack(attacker, defender) => {
                let victim = self.who(defender).text();
                Clause::happens(self.who(attacker).does(&self.say(
                    format!("[attacks|attack] {victim} at once, whomever they belong to"),
                    format!("[attacca|attaccano] subito {victim}, a chiunque appartengano"),
                )))
            }
            Op::MustAttackNext(players, who) => {
                let (player, victim) = (self.player(players).text(), self.who(who).text());
                Clause::happens(self.say(
                    format!("in their next Turn, {player} must attack {victim}, if possible, and chooses the attacker"),
                    format!(
                        "nel proprio prossimo Turno {player} deve attaccare {victim}, se possibile, e sceglie l'attaccante"
                    ),
                ))
            }
            Op::TellPlans(players) => {
                let player = self.player(players).text();
                Clause::happens(self.say(
                    format!(
                        "{player} tells whether there will be an attack in their next Turn (chosen again, in the Turn after that), the attacker, the defender and the tactic, and must keep to it if possible"
                    ),
                    format!(
                        "{player} dice se nel proprio prossimo Turno (scelto di nuovo, in quello successivo) ci sarà un attacco, l'attaccante, il difensore e la tattica, e deve attenersi a questo se possibile"
                    ),
                ))
            }
            // The module `op`, which lists all steps, has the texts of the others.
            _ => Clause::happens(String::new()),
        }
    }
}
