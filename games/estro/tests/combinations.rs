//! Every combination of modes, added to the duel, to Conquest Zone and to Inferno, can be set up and played to its end (ledger, chapter 4).

use estro::{CardSet, Options, Setup, SetupDocument, State};
use table::{Choices as _, Fast, Game, NoLog};

/// The most decisions of a random match; [`Game::decision_bound`] says more, and no match comes near it.
const MOST: u32 = 20_000;

/// What other modes are added to: the duel, which needs no word, and those beside it (ESTRO-COMB-01).
const BASES: [&[&str]; 5] = [&[], &["conquest"], &["conquest", "conquest_goal=stack"], &["solo"], &["inferno"]];

/// The sets of modes that are added to others, by the bits of their places.
fn combinations() -> impl Iterator<Item = Vec<String>> {
    BASES.into_iter().flat_map(|base| {
        (0..1_u32 << Options::OVERLAYS.len()).map(move |set| {
            let added = Options::OVERLAYS.iter().enumerate().filter(|(place, _)| set >> place & 1 != 0);
            base.iter().copied().chain(added.map(|(_, name)| *name)).map(str::to_owned).collect()
        })
    })
}

/// ESTRO-COMB-01, ESTRO-COMB-02: a table has one mode to which others are added; the modes labelled META may be combined with all others; by ESTRO-AMB-152 so may those beside the duel that
/// the manual does not mention together.
#[test]
fn every_combination_of_modes_is_played_to_its_end() {
    let mut played = 0;
    for (seed, options) in (0..).zip(combinations()) {
        let document = SetupDocument::of_words(options.clone());
        let setup =
            Setup::check(document, CardSet::house()).unwrap_or_else(|problems| panic!("{options:?}: {problems:?}"));
        let mut chance = Fast::new(seed);
        let mut state = State::deal(&setup, &mut chance, &mut NoLog);
        let mut decisions = 0;
        while let Some(seat) = state.awaits().seats().lowest() {
            let choices = state.choices(seat);
            let action = choices.get(chance.index(choices.len()));
            state.apply(seat, action, &mut chance, &mut NoLog);
            decisions += 1;
            assert!(decisions < MOST, "{options:?} goes on after {decisions} decisions");
        }
        assert!(state.awaits().outcome().is_some(), "{options:?}");
        played += 1;
    }
    assert_eq!(played, BASES.len() << Options::OVERLAYS.len());
}
