//! Events, as lines of the log.

use table::{Clause, Logged, Seat};

use super::Teller;
use crate::clause;
use crate::event::{Event, Sight, Spot};
use crate::language::After;
use crate::set::CardNo;
use crate::state::{SlotNo, What};

impl Teller<'_> {
    pub(super) fn tell(&self, Logged { clause, event }: &Logged<Event>) -> String {
        let who = |seat: Seat| ("who", self.person(seat));
        let target = |seat: Seat| ("target", self.person(seat));
        let card = |card: CardNo| ("card", self.card(card).into());
        let slot = |sight: Sight| ("card", self.sight(sight).into());
        let on = |sight: Sight| ("host", self.sight(sight).into());
        let n = |n: i32| ("n", n.into());
        let numbered = |spot: Spot| ("number", spot.number.to_string().into());
        // A card by the identity that the event itself states.
        let at = |spot: Spot, number: CardNo| ("card", self.seen(spot.slot, spot.number, number).into());
        match *event {
            Event::Begins(seat) => self.say("log-begins", &[who(seat)]),
            Event::Drew(seat, cards) => self.say("log-drew", &[who(seat), n(cards.into())]),
            Event::DrewCard(seat, drawn) => self.say("log-drew-card", &[who(seat), card(drawn)]),
            Event::Redrew(seat, true) => self.say("log-redrew-no-warriors", &[who(seat)]),
            Event::Redrew(seat, false) => self.say("log-redrew", &[who(seat)]),
            Event::TurnBegan(seat, turn) => self.say("log-turn", &[who(seat), n(turn.into())]),
            Event::MissedTurn(seat) => self.say("log-missed-turn", &[who(seat)]),
            Event::Reversed => self.say("log-reversed", &[]),
            Event::ExchangedSeats(seat, other) => self.say("log-exchanged-seats", &[who(seat), target(other)]),
            Event::GoesRound(round) => self.say("log-goes-round", &[("order", self.order(round).into())]),
            Event::Announced(seat, what, place, face) => self.tell_announced(seat, what, place, face),
            Event::Chose(seat, place) => self.say("log-chose", &[who(seat), slot(place)]),
            Event::ChosePlayer(seat, player) => self.say("log-chose-player", &[who(seat), target(player)]),
            Event::Paid(seat, steps) => self.say("log-paid", &[who(seat), n(steps.into())]),
            Event::Countered(_, number) => self.say("log-answers", &[card(number)]),
            Event::Cancelled(_, number) => self.say("log-cancelled", &[card(number)]),
            Event::Entered(place, number, area) => {
                self.say("log-entered", &[at(place, number), ("place", self.place(area).into())])
            }
            Event::Attached(place, number, Sight { slot: SlotNo::NONE, .. }) => {
                self.say("log-attached-table", &[at(place, number)])
            }
            Event::Attached(place, number, host) => self.say("log-attached", &[at(place, number), on(host)]),
            Event::Hid(seat, place) => self.say("log-hid", &[who(seat), numbered(place)]),
            Event::Identified(place, number) => self.say("log-identified", &[at(place, number)]),
            Event::NotPaid(place, number) => self.say("log-not-paid", &[at(place, number)]),
            Event::Covered(place) => self.say("log-covered", &[slot(place)]),
            Event::Uncovered(place) => self.say("log-uncovered", &[slot(place)]),
            Event::Boarded(place, vehicle, true) => self.say("log-boarded", &[slot(place), on(vehicle)]),
            Event::Boarded(place, vehicle, false) => self.say("log-left-vehicle", &[slot(place), on(vehicle)]),
            Event::Moved(place, area) => self.say("log-moved", &[slot(place), ("place", self.place(area).into())]),
            Event::Destiny(seat, points) if points < 0 => {
                let id = if is_payment(*clause) { "log-destiny-paid" } else { "log-destiny-lost" };
                self.say(id, &[who(seat), n(-i32::from(points))])
            }
            Event::Destiny(seat, points) => self.say("log-destiny", &[who(seat), n(points.into())]),
            Event::Promotion(seat, points) if points < 0 => {
                let id = if is_payment(*clause) { "log-promotion-paid" } else { "log-promotion-lost" };
                self.say(id, &[who(seat), n(-i32::from(points))])
            }
            Event::Promotion(seat, points) => self.say("log-promotion", &[who(seat), n(points.into())]),
            Event::Attacks(seat) => self.say("log-attacks", &[who(seat)]),
            Event::Named(attacker, defender) => self.say(
                "log-named",
                &[("attacker", self.sight(attacker).into()), ("defender", self.sight(defender).into())],
            ),
            Event::Chosen(tactic) => self.say("log-tactic", &[("tactic", self.tactic(tactic).into())]),
            Event::InWarzone(place) => self.say("log-warzone", &[slot(place)]),
            Event::Uses(place) => self.say("log-uses", &[slot(place)]),
            Event::Blow(from, to, strength, armor) => {
                let id = if strength >= armor { "log-blow-hits" } else { "log-blow-misses" };
                let figures = [("strength", i32::from(strength).into()), ("armor", i32::from(armor).into())];
                let [strength, armor] = figures;
                self.say(id, &[slot(from), on(to), strength, armor])
            }
            Event::Wounded(place) => self.say("log-wounded", &[slot(place)]),
            Event::Killed(place, number) => self.say("log-killed", &[at(place, number)]),
            Event::Saved(place) => self.say("log-saved", &[slot(place)]),
            Event::Healed(place) => self.say("log-healed", &[slot(place)]),
            Event::CombatOver => self.say("log-combat-over", &[]),
            Event::Discarded(place, number) => self.say("log-discarded", &[at(place, number)]),
            Event::Annihilated(place, number) => self.say("log-annihilated", &[at(place, number)]),
            Event::LeftUnseen(place) => self.say("log-left-unseen", &[numbered(place)]),
            Event::Spent(seat, number) => {
                let id = match self.state.rules.cards.cards().get(number.index()) {
                    // A warrior that its player could have taken to the hand.
                    _ if *clause == clause::CMB_25 => "log-not-taken-back",
                    Some(card) if card.after == After::Annihilate => "log-spent-annihilated",
                    _ => "log-spent",
                };
                self.say(id, &[who(seat), card(number)])
            }
            Event::Returned(place, number) => self.say("log-returned", &[at(place, number)]),
            Event::DiscardedSecretly(seat) => self.say("log-discarded-secretly", &[who(seat)]),
            Event::DiscardedCard(seat, number) => self.say("log-discarded-card", &[who(seat), card(number)]),
            Event::ShownFromHand(seat, number) => self.say("log-shown-from-hand", &[who(seat), card(number)]),
            Event::DiscardedOpenly(seat, number) => self.say("log-discarded-openly", &[who(seat), card(number)]),
            Event::LookedAtHand(seat, of) => self.say("log-looked-hand", &[who(seat), target(of)]),
            Event::Saw(seat, of, number) => self.say("log-saw", &[who(seat), target(of), card(number)]),
            Event::SawTop(seat, of, number) => self.say("log-saw-top", &[who(seat), target(of), card(number)]),
            Event::LookedAtPile(seat, of) => self.say("log-looked-pile", &[who(seat), target(of)]),
            Event::TookBack(seat, number) => self.say("log-took-back", &[who(seat), card(number)]),
            Event::AnnihilatedUnseen(seat) => self.say("log-annihilated-unseen", &[who(seat)]),
            Event::Swapped(seat) => self.say("log-swapped", &[who(seat)]),
            Event::SwappedPiles(seat) => self.say("log-swapped-piles", &[who(seat)]),
            Event::Searched(seat, true) => self.say("log-searched", &[who(seat)]),
            Event::Searched(seat, false) => self.say("log-searched-nothing", &[who(seat)]),
            Event::Asked(seat, of, question) => {
                self.say("log-asked", &[who(seat), target(of), ("question", self.hand_question(question).into())])
            }
            Event::Answered(seat, true) => self.say("log-answered-yes", &[who(seat)]),
            Event::Answered(seat, false) => self.say("log-answered-no", &[who(seat)]),
            Event::Silent(seat) => self.say("log-silent", &[who(seat)]),
            Event::Planned(seat, None) => self.say("log-plans-none", &[who(seat)]),
            Event::Planned(seat, Some((attacker, defender, tactic))) => self
                .say("log-plans", &[who(seat), slot(attacker), on(defender), ("tactic", self.tactic(tactic).into())]),
            Event::Shuffled(seat) => self.say("log-shuffled", &[who(seat)]),
            Event::Completed(place, number) => self.say("log-completed", &[at(place, number)]),
            Event::Converted(place, affiliation) => {
                self.say("log-converted", &[slot(place), ("affiliation", self.affiliation(affiliation).into())])
            }
            Event::Supports(sight, combatant) => self.say("log-supports", &[slot(sight), on(combatant)]),
            Event::LostMembership(sight, affiliation) => {
                self.say("log-lost-membership", &[slot(sight), ("affiliation", self.affiliation(affiliation).into())])
            }
            Event::Controlled(sight, seat) => self.say("log-controlled", &[slot(sight), who(seat)]),
            Event::Assigned(place, number, seat) => self.say("log-assigned", &[at(place, number), who(seat)]),
            Event::Coin(true) => self.say("log-heads", &[]),
            Event::Coin(false) => self.say("log-tails", &[]),
            Event::Sabotaged(seat, of) => self.say("log-sabotaged", &[who(seat), target(of)]),
            Event::NoWarriors(seat, turns) => self.say("log-no-warriors", &[who(seat), n(turns.into())]),
            Event::Conceded(seat) => self.say("log-conceded", &[who(seat)]),
            Event::Eliminated(seat) => self.say("log-eliminated", &[who(seat)]),
            Event::NewTarget(points) => self.say("log-new-target", &[n(points.into())]),
            Event::RaisedTarget(points) => self.say("log-raised-target", &[n(points.into())]),
            Event::Wins(seats) => self.say("log-wins", &[("who", self.persons(seats)), ("n", seats.len().into())]),
            Event::Won(seats) => self.say("log-won", &[("who", self.persons(seats)), ("n", seats.len().into())]),
            Event::Tied(seats) => self.say("log-tied", &[("who", self.all_of(seats).into())]),
        }
    }

    /// A card in play as everybody knew it at the time.
    pub(super) fn sight(&self, Sight { slot, number, card }: Sight) -> String {
        match card {
            _ if slot == SlotNo::NONE => self.say("card-unknown", &[]),
            Some(card) => self.seen(slot, number, card),
            None => self.say("slot-face-down", &[("number", number.to_string().into())]),
        }
    }

    fn tell_announced(&self, seat: Seat, what: What, sight: Sight, face: Option<CardNo>) -> String {
        let who = || ("who", self.person(seat));
        let place = || ("card", self.sight(sight).into());
        let card = || ("card", face.map_or_else(|| self.say("card-unknown", &[]), |card| self.card(card)).into());
        match what {
            What::Card => self.say("log-plays", &[who(), card()]),
            What::Add => self.say("log-adds", &[who(), card()]),
            What::AddCovered => self.say("log-hides", &[who()]),
            What::Ability(_) => self.say("log-ability", &[who(), place()]),
            What::Trigger(_) => self.say("log-trigger", &[who(), place()]),
            What::Raise => self.say("log-raises", &[who(), card()]),
            What::Goal(_) => self.say("log-goal", &[who(), place()]),
            What::Seek => self.say("log-seeks-cover", &[who(), place()]),
            What::Exit => self.say("log-exits-cover", &[who(), place()]),
            What::Board => self.say("log-boards", &[who(), place()]),
            What::Transfer => self.say("log-transfers", &[who(), place()]),
            What::Sabotage => self.say("log-sabotage", &[who(), place()]),
            What::Meditate | What::Reward | What::Return => self.say("log-meditates", &[who()]),
        }
    }
}

/// Whether points under this clause are a price that is paid (GAME-10, GAME-11, ADD-01, HID-06).
fn is_payment(clause: Clause) -> bool {
    [clause::GAME_10, clause::GAME_11, clause::ADD_01, clause::HID_06].contains(&clause)
}
