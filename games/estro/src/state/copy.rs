//! Copies of states, made millions of times by a search: only what is in use is copied.

use std::sync::Arc;

use super::{Hoard, State};

impl Clone for State {
    fn clone(&self) -> Self {
        Self {
            rules: Arc::clone(&self.rules),
            cards: self.cards.clone(),
            hoards: self.hoards,
            fields: self.fields,
            answering: self.answering,
            zones: self.zones,
            fleet: self.fleet,
            rift: self.rift.clone(),
            timed: self.timed,
            timed_len: self.timed_len,
            delayed: self.delayed,
            delayed_len: self.delayed_len,
            stack: self.stack,
            depth: self.depth,
            dying: self.dying,
            dying_len: self.dying_len,
            triggers: self.triggers,
            triggers_len: self.triggers_len,
            question: self.question,
            ended: self.ended,
            seats: self.seats,
            is_constructed: self.is_constructed,
            first: self.first,
            active: self.active,
            turn: self.turn,
            round: self.round,
            attacks: self.attacks,
            attack_limit: self.attack_limit,
            attacks_once: self.attacks_once,
            extra_plays: self.extra_plays,
            extra_estri: self.extra_estri,
            has_played: self.has_played,
            has_opened_rift: self.has_opened_rift,
            may_play_second: self.may_play_second,
            lone_fields: self.lone_fields,
            still_rounds: self.still_rounds,
            is_still: self.is_still,
            last_played: self.last_played,
            by_lot: self.by_lot,
            totals: self.totals,
            errors: self.errors,
            phase_dice: self.phase_dice,
        }
    }

    fn clone_from(&mut self, source: &Self) {
        // Every field is named, so that a new one cannot be forgotten. What lies behind the end of a list is never read.
        let Self {
            rules,
            cards,
            hoards,
            fields,
            answering,
            zones,
            fleet,
            rift,
            timed,
            timed_len,
            delayed,
            delayed_len,
            stack,
            depth,
            dying,
            dying_len,
            triggers,
            triggers_len,
            question,
            ended,
            seats,
            is_constructed,
            first,
            active,
            turn,
            round,
            attacks,
            attack_limit,
            attacks_once,
            extra_plays,
            extra_estri,
            has_played,
            has_opened_rift,
            may_play_second,
            lone_fields,
            still_rounds,
            is_still,
            last_played,
            by_lot,
            totals,
            errors,
            phase_dice,
        } = self;
        if !Arc::ptr_eq(rules, &source.rules) {
            rules.clone_from(&source.rules);
        }
        cards.copy_used(&source.cards);
        for (hoard, other) in hoards.iter_mut().zip(&source.hoards).take(usize::from(source.parties())) {
            hoard.copy_used(other);
        }
        for (field, other) in fields.iter_mut().zip(&source.fields) {
            field.copy_used(other);
        }
        copy_list(timed, timed_len, &source.timed, source.timed_len);
        copy_list(delayed, delayed_len, &source.delayed, source.delayed_len);
        copy_list(stack, depth, &source.stack, source.depth);
        copy_list(dying, dying_len, &source.dying, source.dying_len);
        copy_list(triggers, triggers_len, &source.triggers, source.triggers_len);
        (*answering, *zones) = (source.answering, source.zones);
        if source.rules.options.is_solo() {
            fleet.copy_used(&source.fleet);
        }
        rift.clone_from(&source.rift);
        (*question, *ended) = (source.question, source.ended);
        (*seats, *is_constructed, *first, *active) = (source.seats, source.is_constructed, source.first, source.active);
        (*turn, *round, *phase_dice) = (source.turn, source.round, source.phase_dice);
        (*attacks, *attack_limit, *attacks_once) = (source.attacks, source.attack_limit, source.attacks_once);
        (*extra_plays, *extra_estri) = (source.extra_plays, source.extra_estri);
        (*has_opened_rift, *may_play_second) = (source.has_opened_rift, source.may_play_second);
        (*lone_fields, *still_rounds, *is_still) = (source.lone_fields, source.still_rounds, source.is_still);
        (*totals, *errors) = (source.totals, source.errors);
        (*has_played, *by_lot, *last_played) = (source.has_played, source.by_lot, source.last_played);
    }
}

impl Hoard {
    /// Makes it the same as another one.
    fn copy_used(&mut self, source: &Self) {
        let Self {
            deck,
            hand,
            incinerator,
            hand_limit,
            later_limits,
            attacks_once,
            draws_skipped,
            tokens,
            has_declared,
            may_fuse,
            conceded,
            is_drawless,
        } = self;
        deck.copy_used(&source.deck);
        hand.copy_used(&source.hand);
        incinerator.copy_used(&source.incinerator);
        (*hand_limit, *later_limits) = (source.hand_limit, source.later_limits);
        (*attacks_once, *draws_skipped) = (source.attacks_once, source.draws_skipped);
        (*tokens, *conceded) = (source.tokens, source.conceded);
        (*has_declared, *may_fuse, *is_drawless) = (source.has_declared, source.may_fuse, source.is_drawless);
    }
}

/// Makes a list in place the same as another one.
fn copy_list<T: Copy>(to: &mut [T], len: &mut u8, from: &[T], from_len: u8) {
    let used = usize::from(from_len);
    to[..used].copy_from_slice(&from[..used]);
    *len = from_len;
}

#[cfg(test)]
mod tests {
    use table::{Choices, Fast, Game, NoLog, Positioned};

    use crate::{Setup, State};

    /// A copy into a state that is far ahead, in a match of its own, equals the original.
    #[test]
    fn a_copy_into_a_used_state_is_the_original() {
        let setup = Setup::default();
        let mut chance = Fast::new(5);
        let mut scratch = State::deal(&setup, &mut chance, &mut NoLog);
        for number in 0..20 {
            let mut chance = Fast::new(number);
            let mut state = State::deal(&setup, &mut chance, &mut NoLog);
            while let Some(seat) = state.awaits().seats().lowest() {
                scratch.clone_from(&state);
                assert_eq!(scratch.position(), state.position());
                assert_eq!(scratch.fingerprint(), state.fingerprint());
                let choices = state.choices(seat);
                let action = choices.get(chance.index(choices.len()));
                state.apply(seat, action, &mut chance, &mut NoLog);
            }
        }
    }
}
