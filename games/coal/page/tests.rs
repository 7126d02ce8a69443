//! Tests of C.O.A.L. sessions for questions that other games do not have.

use table::Seat;

use crate::desk::{play, shared};

#[test]
fn a_secret_choice_is_put_to_one_person_after_the_other() {
    let mut session = shared();
    assert_eq!(session.asked().len(), 4);
    // The bots decide first, so that the screen is handed over as rarely as possible.
    assert_eq!(session.hand_over(), None);
    play(&mut session, 2);
    assert_eq!(session.hand_over(), Some(Seat(0)));
    play(&mut session, 1);
    assert_eq!(session.hand_over(), Some(Seat(2)));
}
