//! What is going on in a position: an attack, a destruction, a window, and what is asked then.

use table::{Known, Seat};

use super::super::words::{ATTACK_STEPS, ENTRANCES, MOMENTS, TOTALS, attack_step_below, find, step_below};
use super::{Line, Read, Reader, Wording, about, read_dice};
use crate::action::Action;
use crate::facts::PLAYER;
use crate::language::{Face, Moment};
use crate::state::{
    Attack, AttackStep, CardId, Destroy, DestroyStep, Dying, Entrance, Fate, Frame, Location, Placing, Prompt,
    Question, State, TurnStep, WAITING, Window,
};
use crate::words::wording;

impl Reader {
    pub(super) fn frame(&mut self, frame: Frame) -> Read {
        if matches!(frame, Frame::Discard { .. }) {
            self.step.get_or_insert(TurnStep::Over);
        }
        if self.state.push(frame) { Ok(()) } else { Err(wording("position-stack", &[])) }
    }

    /// A card by its place, `1.2`, or by its owner and id, `1:thofa`.
    fn card_at(&self, text: &str) -> Result<CardId, Wording> {
        let found = match text.split_once(':') {
            Some((seat, id)) => {
                let seat = seat.parse::<Seat>().ok();
                let no = self.state.rules.set.find(id);
                self.state.cards.ids().find(|card| {
                    let card = self.state.card(*card);
                    Some(card.owner) == seat && Some(card.no) == no
                })
            }
            None => match format!("pick {text}").parse() {
                Ok(Action::Pick(spot)) => self.state.at(spot),
                _ => None,
            },
        };
        found.ok_or_else(|| about("line-spot", text))
    }

    /// `attack 0.1 1.2 step claims dice 3,5`.
    pub(super) fn attack_line(&mut self, words: &mut Line<'_>) -> Read {
        let attacker = self.card_at(words.value("attack")?)?;
        let target = words.value("attack")?;
        let mut attack = Attack::new(attacker, CardId::NONE, AttackStep::Claims);
        match target.strip_prefix("ship:") {
            Some(ship) => attack.ship = Some(ship.parse().map_err(|_| about("line-estro", ship))?),
            None => attack.target = self.card_at(target)?,
        }
        let mut has_step = false;
        while let Some(word) = words.next() {
            match word {
                "step" => {
                    let text = words.value(word)?;
                    attack.step = find(ATTACK_STEPS, text).ok_or_else(|| about("line-word", text))?;
                    has_step = true;
                }
                "dice" => attack.dice = read_dice(words.value(word)?)?,
                // A ship rolls none.
                "die" => attack.dice = [words.byte(word, 6)?, 0],
                "covered" => attack.was_covered = true,
                "won" => attack.won = Some(true),
                "resisted" => attack.won = Some(false),
                "redirected" => attack.is_redirected = true,
                "locked" => attack.is_locked = true,
                "totals" => {
                    let text = words.value(word)?;
                    let (one, other) = text.split_once(',').ok_or_else(|| about("line-word", text))?;
                    for (total, text) in self.state.totals.iter_mut().zip([one, other]) {
                        *total = find(TOTALS, text).ok_or_else(|| about("line-word", text))?;
                    }
                }
                "claim" => {
                    let text = words.value(word)?;
                    let claimed = match format!("claim {text}").parse() {
                        Ok(Action::Claim(claimed)) => claimed,
                        _ => return Err(about("line-word", text)),
                    };
                    let place = attack.claims.iter_mut().find(|place| place.is_none());
                    *place.ok_or_else(|| about("line-word", word))? = Some(claimed);
                }
                other => return Err(about("line-word", other)),
            }
        }
        self.attack_has_step = has_step;
        self.step.get_or_insert(TurnStep::Battle);
        self.frame(Frame::Attack(attack))
    }

    /// `destroy by=0 1.2 1.3=saved 1.4=bait`.
    pub(super) fn destroy_line(&mut self, words: &mut Line<'_>) -> Read {
        let from = self.state.dying_len;
        let mut by = None;
        while let Some(word) = words.next() {
            let (place, fate) = word.split_once('=').unwrap_or((word, ""));
            if place == "by" {
                let seat = fate.parse().ok().filter(|seat: &Seat| seat.0 < self.state.parties());
                by = Some(seat.ok_or_else(|| about("line-word", word))?);
                continue;
            }
            let (fate, is_bait) = match fate {
                "" => (Fate::Threatened, false),
                "bait" => (Fate::Threatened, true),
                "falls" => (Fate::Falls, false),
                "saved" => (Fate::Saved, false),
                "gone" => (Fate::Gone, false),
                other => return Err(about("line-word", other)),
            };
            let card = self.card_at(place)?;
            let len = self.state.dying_len as usize;
            if len >= WAITING {
                return Err(wording("position-too-long", &[("what", "destroy".into())]));
            }
            self.state.dying[len] = Dying { card, fate, is_bait };
            self.state.dying_len += 1;
        }
        let len = self.state.dying_len - from;
        self.frame(Frame::Destroy(Destroy { from, len, step: DestroyStep::Burn, by }))
    }

    /// `penalty 0`.
    pub(super) fn penalty_line(&mut self, words: &mut Line<'_>) -> Read {
        let seat = words.seat("penalty")?;
        self.frame(Frame::Penalty { seat })
    }

    /// `placing 0 up ozok by tokens inhibits used`.
    pub(super) fn placing_line(&mut self, words: &mut Line<'_>) -> Read {
        let seat = words.seat("placing")?;
        let (face, known) = match words.value("placing")? {
            "up" => (Face::Up, Known::PUBLIC),
            "down" => (Face::Down, self.state.seen_by_insiders(seat)),
            other => return Err(about("line-word", other)),
        };
        let card = self.add(seat, words.value("placing")?, Location::Transit)?;
        self.state.card_mut(card).known = known;
        let mut placing = Placing { card, seat, face, is_inhibited: false, by: Entrance::Gift };
        while let Some(word) = words.next() {
            match word {
                "by" => {
                    let text = words.value(word)?;
                    placing.by = find(ENTRANCES, text).ok_or_else(|| about("line-word", text))?;
                }
                "inhibits" => placing.is_inhibited = true,
                _ => self.lasting_mark(card, word, words)?,
            }
        }
        self.frame(Frame::Placing(placing))
    }

    /// `naming 1.2`.
    pub(super) fn naming_line(&mut self, words: &mut Line<'_>) -> Read {
        let card = self.card_at(words.value("naming")?)?;
        self.frame(Frame::Naming { card })
    }

    /// `ambush 1.2`.
    pub(super) fn ambush_line(&mut self, words: &mut Line<'_>) -> Read {
        let text = words.value("ambush")?;
        let card = self.card_at(text)?;
        let dying = &self.state.dying[..self.state.dying_len as usize];
        let place = dying.iter().rposition(|dying| dying.card == card);
        let place = place.ok_or_else(|| about("line-spot", text))? as u8;
        self.frame(Frame::Ambush { place })
    }

    /// `window dice first 0 passes 1`.
    pub(super) fn window_line(&mut self, words: &mut Line<'_>) -> Read {
        let text = words.value("window")?;
        let moment = find(MOMENTS, text).ok_or_else(|| about("line-window", text))?;
        let mut first = self.first_asked(moment);
        let mut passes = 0;
        while let Some(word) = words.next() {
            match word {
                "first" => first = words.seat(word)?,
                "passes" => passes = words.byte(word, words.seats)?,
                other => return Err(about("line-word", other)),
            }
        }
        self.step.get_or_insert(step_below(moment));
        if !std::mem::replace(&mut self.attack_has_step, true)
            && let Some(attack) = self.state.attack_mut()
        {
            attack.step = attack_step_below(moment);
            if moment == Moment::Death {
                attack.won = Some(true);
            }
        }
        let number = self.state.window_number() + 1;
        self.frame(Frame::Window(Window { moment, first, passes, number }))
    }

    /// Who is asked first: the turn player, but the controller of a dying card (ESTRO-DEST-07).
    fn first_asked(&self, moment: Moment) -> Seat {
        let dying = self.state.dying[..self.state.dying_len as usize].last();
        match dying {
            Some(dying) if moment == Moment::Death => self.state.card(dying.card).controller,
            _ => self.state.active,
        }
    }
}

impl State {
    /// What whoever decides is asked by the frame on top of the stack, where nothing has to happen before.
    pub(in crate::position) fn question_of_top(&self) -> Option<Question> {
        let active = self.active;
        let (seat, prompt) = match self.top() {
            Frame::Turn(TurnStep::Reveal(_)) => (PLAYER, Prompt::Reveal),
            Frame::Aim { .. } => (PLAYER, Prompt::Aim),
            Frame::Turn(TurnStep::Absorb) => (active, Prompt::Absorb),
            Frame::Turn(TurnStep::Declare) => (active, Prompt::Declare),
            Frame::Naming { card } => (self.card(*card).controller, Prompt::Name(*card)),
            Frame::Turn(TurnStep::Token) => (active, Prompt::Token),
            Frame::Turn(TurnStep::Play) => (active, Prompt::Play),
            Frame::Turn(TurnStep::Extras) => (active, Prompt::Extras),
            Frame::Turn(TurnStep::Battle) => (active, Prompt::Attack),
            Frame::Window(window) => {
                let mut asked = self.asked_in(window).skip(window.passes.into());
                (asked.find(|seat| self.could_act(*seat, window.moment))?, Prompt::Window(window.moment))
            }
            Frame::Attack(attack) if attack.step == AttackStep::Claims && self.rules.options.manual_bonus_claims => {
                let card = if attack.claims[0].is_none() { attack.attacker } else { attack.target };
                (self.card(card).controller, Prompt::Claim)
            }
            Frame::Attack(attack) if attack.step == AttackStep::Totals => {
                let (_, card) = self.declarers(attack).find(|(side, _)| self.totals[*side].is_none())?;
                (self.card(card).controller, Prompt::Total)
            }
            Frame::Penalty { seat } => (*seat, Prompt::Penalty),
            Frame::Placing(placing) => (placing.seat, Prompt::Field),
            Frame::Redirection => (active, Prompt::Redirection),
            Frame::Ambush { place } => (self.card(self.dying[*place as usize].card).controller, Prompt::Ambush),
            Frame::Discard { seat, .. } => (*seat, Prompt::Discard),
            _ => return None,
        };
        Some(Question { seat, prompt })
    }
}
