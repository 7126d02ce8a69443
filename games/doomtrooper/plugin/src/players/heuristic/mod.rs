//! A player by rules of thumb: it musters the strongest warriors that it can pay and keeps one open, gives them weapons,
//! armor and gifts, builds what helps more of its own warriors than of others', attacks where a combat promises points,
//! turns combats with its cards, and meditates when nothing better is left.
//!
//! Every legal action gets a score; the best is taken, chance decides among equals. What a card does is read from its
//! steps ([`effects`]), what it gives from its standing abilities ([`worth`]).

mod choose;
mod effects;
mod eyes;
mod fight;
mod turn;
mod worth;

use doomtrooper::action::Action;
use doomtrooper::state::SlotNo;
use doomtrooper::view::Ask;
use doomtrooper::{Choices, Knowledge, State, View};
use table::{Choices as _, Fast, Question, Seat};

use bots::{Bot, Thinking};
use eyes::{Doing, Eyes};

/// Plays by rules of thumb.
#[derive(Clone, Debug)]
pub struct Thumb {
    chance: Fast,
    /// What it composes: no view shows that.
    doing: Option<Doing>,
    /// What it could not complete, and in which Turn.
    vain: Option<(u16, Action)>,
}

/// An action, and how good it looks; doing nothing is worth 0.
pub(super) type Scored = (i32, Action);

impl Thumb {
    /// A player with its own stream of choices.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { chance: Fast::new(seed), doing: None, vain: None }
    }

    /// The answer to a question that a view shows.
    pub(super) fn answer(&mut self, seat: Seat, view: &View, knowledge: &Knowledge, choices: &Choices) -> Action {
        self.notice(seat, view, choices);
        let only = choices.get(0);
        if choices.len() == 1 {
            self.follow(seat, view, only);
            return only;
        }
        let eyes = Eyes::of(self, seat, view, knowledge);
        let mut best = (i32::MIN, only);
        let mut equals = 0;
        for k in 0..choices.len() {
            let action = choices.get(k);
            let score = eyes.score(action);
            if score > best.0 {
                best = (score, action);
                equals = 1;
            } else if score == best.0 {
                equals += 1;
                if self.chance.index(equals) == 0 {
                    best.1 = action;
                }
            }
        }
        self.follow(seat, view, best.1);
        best.1
    }

    /// Whether it may do this without a look at the table: nothing that it began is over by it.
    pub(super) fn passes(&self, only: Action) -> bool {
        self.doing.is_none() && matches!(only, Action::Yield | Action::End)
    }

    /// Notices that what it began came to nothing: the card is in the hand as before.
    fn notice(&mut self, seat: Seat, view: &View, choices: &Choices) {
        if let Some(doing) = self.doing
            && matches!(doing.begun, Action::Play(_))
            && doing.hand == view.seats[seat.index()].hand_len
            && matches!(choices.get(0), Action::Yield | Action::End)
        {
            self.vain = Some((view.turn, doing.begun));
        }
    }

    /// Every legal action with its score, the best first.
    pub(super) fn scores(&mut self, question: &Question<'_, State>) -> Vec<Scored> {
        self.notice(question.seat, question.view, &question.choices);
        let eyes = Eyes::of(self, question.seat, question.view, question.knowledge);
        let actions = (0..question.choices.len()).map(|k| question.choices.get(k));
        let mut scored: Vec<Scored> = actions.map(|action| (eyes.score(action), action)).collect();
        scored.sort_by_key(|(score, _)| -score);
        scored
    }

    /// Remembers what it begins and chooses.
    pub(super) fn follow(&mut self, seat: Seat, view: &View, action: Action) {
        let hand = view.seats[seat.index()].hand_len;
        let began = |begun: Action, target: Option<SlotNo>| Doing {
            begun,
            target,
            chosen: usize::from(target.is_some()),
            hand,
        };
        let target = match action {
            Action::Choose(slot) => Some(slot),
            _ => None,
        };
        match action {
            Action::Play(_) | Action::Use(..) | Action::Add(_) | Action::Attack => {
                self.doing = Some(began(action, None))
            }
            Action::Choose(_) if view.asks.is_some_and(|(_, ask)| ask == Ask::Combat) => {
                self.doing = Some(began(Action::Attack, target));
            }
            Action::Choose(_) | Action::Player(_) | Action::Affiliation(_) => match &mut self.doing {
                Some(doing) => {
                    doing.chosen += 1;
                    doing.target = doing.target.or(target);
                }
                None => self.doing = target.map(|_| began(Action::Attack, target)),
            },
            Action::Place(_)
            | Action::Pay(_)
            | Action::Accept
            | Action::Way(_)
            | Action::Card(_)
            | Action::Tactic(_) => {}
            _ => self.doing = None,
        }
    }
}

impl Bot<State> for Thumb {
    fn choose(&mut self, question: &Question<'_, State>, thinking: &Thinking) -> Action {
        *self = Self::new(thinking.seed);
        self.answer(question.seat, question.view, question.knowledge, &question.choices)
    }
}

impl Eyes<'_> {
    /// How good an action looks; doing nothing is worth 0.
    fn score(&self, action: Action) -> i32 {
        if self.vain == Some((self.view.turn, action)) {
            return -100;
        }
        if let (Ask::Window(kind), Action::Play(_) | Action::Use(..)) = (self.asks(), action) {
            return self.score_answer(action, kind);
        }
        match action {
            Action::Play(code) => self.score_play(code),
            Action::Use(slot, number) => self.score_use(slot, number),
            Action::Yield | Action::End | Action::Keep => 0,
            Action::Redraw => self.score_redraw(),
            Action::Meditate => self.coin(),
            Action::Attack => self.score_attacking(),
            Action::Add(code) => self.score_add(code),
            Action::Hide(code) => self.score_hide(code),
            Action::Cover(slot) => self.score_cover(slot),
            Action::Uncover(slot) => self.score_uncover(slot),
            Action::Board(slot) => self.score_boarding(slot),
            Action::Transfer(slot) => self.score_transfer(slot),
            Action::Sabotage(slot, _) => self.score_sabotage(slot),
            Action::Spend(_) => 25,
            // What a spell needs is paid when it is cast.
            Action::Raise(_) => -1,
            Action::Choose(slot) => self.score_choice(slot),
            Action::Player(seat) => self.score_player(seat),
            Action::Tactic(tactic) => self.score_tactic(tactic),
            Action::Place(at) => self.score_place(at),
            Action::Affiliation(affiliation) => self.score_affiliation(affiliation),
            Action::Pay(steps) => self.score_steps(steps),
            Action::Card(code) => self.score_card(code),
            Action::Discard(code) => self.score_discard(code),
            Action::Accept => self.score_yes(),
            Action::Way(number) => self.score_way(number),
        }
    }
}
