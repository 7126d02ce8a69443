//! The choices that a playout draws from: without attacks that cannot succeed, covered cards that gain nothing by it, harm to
//! one's own cards and help for the enemy. A hint for players that search, never a rule.

use table::Seat;

use super::{Choices, END, Entry, Listed};
use crate::language::{Amount, Effect, Target, Timing};
use crate::rules::{CardNo, DIE_BONUS, match_up};
use crate::state::{CardId, Frame, Prompt, State};

/// Whom an effect on a chosen card serves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Serves {
    /// The controller of the card.
    Its,
    /// The other side.
    Others,
}

impl Choices {
    /// The legal actions without those that hardly ever help the seat; never empty where there are legal ones.
    pub(crate) fn plausible(state: &State, seat: Seat) -> Self {
        let mut this = Self::lawful(state, seat).without_waiting();
        this.declare_rightly(state);
        if this.len < 2 {
            return this;
        }
        let all = this;
        match state.question.prompt {
            Prompt::Play => this.with_sensible_faces(state),
            Prompt::Attack => this.without_hopeless_attacks(state),
            Prompt::Choose(..) => this.without_wrong_side(state),
            _ => {}
        }
        this.count();
        if this.len == 0 { all } else { this }
    }

    /// Of all totals, the right one (ESTRO-MNE-04).
    fn declare_rightly(&mut self, state: &State) {
        let Some(attack) = state.attack().filter(|_| self.totals.is_some()) else { return };
        let right = state.total_to_declare(attack, usize::from(state.totals[0].is_some()));
        self.totals = Some([right; 2]);
        self.count();
    }

    /// Each card face up; face down as well, where its Gift wants to be met or to wait.
    fn with_sensible_faces(&mut self, state: &State) {
        let hand = self.list;
        let len = self.list_len as usize;
        self.list_len = 0;
        for entry in &hand[..len] {
            if entry.listed == Listed::Play {
                self.list_entry(Entry { listed: Listed::PlayUp, ..*entry });
                if hides(state, entry.no) {
                    self.list_entry(Entry { listed: Listed::PlayDown, ..*entry });
                }
            } else {
                self.list_entry(*entry);
            }
        }
    }

    /// The attackers that can defeat somebody, and the targets that somebody can defeat. Attackers are never at risk in the
    /// comparison (ESTRO-ATK-14), so an attack that succeeds whatever the dice show is not left out.
    fn without_hopeless_attacks(&mut self, state: &State) {
        let (own, other) = (self.side as usize, 1 - self.side as usize);
        let (mut attackers, mut targets, mut is_sure) = (0u64, 0u64, false);
        for (one, attacker) in state.fields[own].iter().enumerate() {
            if self.attack[0] >> one & 1 == 0 {
                continue;
            }
            for (at, target) in state.fields[other].iter().enumerate() {
                let is_apart = self.attack[1] >> at & 1 == 0 || !state.share_field(attacker, target);
                if is_apart || !can_defeat(state, attacker, target, DIE_BONUS) {
                    continue;
                }
                attackers |= 1 << one;
                targets |= 1 << at;
                is_sure |= can_defeat(state, attacker, target, -DIE_BONUS);
            }
        }
        // Without an end, an attack has to be made.
        if attackers != 0 || self.single != 0 {
            self.attack = [attackers, targets];
        }
        // Shields that go down never come up by themselves.
        if is_sure || self.strikers != 0 {
            self.single &= !END;
        }
    }

    /// Harm goes to the other side and help to the own one, where there is such a card.
    fn without_wrong_side(&mut self, state: &State) {
        let Frame::Gift(run) = state.top() else { return };
        let Some(gift) = state.text_of(run) else { return };
        let mut choosers = gift.all_effects().filter(|effect| matches!(effect.target(), Some(Target::Choose(_))));
        let Some(serves) = choosers.nth(run.choices_made as usize).and_then(serves) else { return };
        let side = self.side as usize;
        let wanted = if serves == Serves::Its { side } else { 1 - side };
        if self.pick[wanted] != 0 {
            self.pick[1 - wanted] = 0;
        }
    }
}

/// Whether a card may gain by lying face down: a Gift that is met there, or that is used when it is turned up.
fn hides(state: &State, no: CardNo) -> bool {
    state.rules.gift(no).is_some_and(|gift| {
        matches!(gift.timing, Timing::OnPlay | Timing::OnDying | Timing::OnDestroyed | Timing::OnAttacked)
    })
}

/// Whether an attack succeeds when the dice give the attacker this much more than the target.
fn can_defeat(state: &State, attacker: CardId, target: CardId, dice: i16) -> bool {
    // An attack on a vital shield wears it down (ESTRO-LUC-11), and nobody knows what a covered guardian is worth.
    if state.card(target).is_down() || state.shield(target).is_some() {
        return true;
    }
    let (mine, theirs) = (state.now(attacker), state.now(target));
    let (one, other) = (state.card(attacker).main, state.card(target).main);
    let (luck, bad_luck) = (dice.max(0), (-dice).max(0));
    mine.tot + dice + match_up(one, other) > theirs.tot
        || mine.stats[one.index()] + luck > 2 * (theirs.stats[other.index()] + bad_luck)
}

const fn serves(effect: &Effect) -> Option<Serves> {
    match effect {
        Effect::Add(_, _, Amount::Of(n) | Amount::Each(n, _), _) => {
            if *n < 0 {
                Some(Serves::Others)
            } else {
                Some(Serves::Its)
            }
        }
        Effect::Double(..) | Effect::Save(_) | Effect::Protect(..) | Effect::AttackAgain(_) => Some(Serves::Its),
        Effect::Destroy(_)
        | Effect::Inhibit(..)
        | Effect::CannotAttack(..)
        | Effect::Rest(_)
        | Effect::MustAttack(_) => Some(Serves::Others),
        _ => None,
    }
}
