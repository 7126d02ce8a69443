//! Sessions of C.O.A.L. where its rules ask for something that other games do not.

use table::Seat;

use crate::desk::{four, play};

#[test]
fn a_secret_choice_is_put_to_one_person_after_the_other() {
    let mut session = four();
    assert_eq!(session.asked().len(), 4);
    // First the bots, so that the screen is handed over as rarely as possible.
    assert_eq!(session.hand_over(), None);
    play(&mut session, 2);
    assert_eq!(session.hand_over(), Some(Seat(0)));
    play(&mut session, 1);
    assert_eq!(session.hand_over(), Some(Seat(2)));
}
