//! The clauses of the rulebook as constants, made by `build.rs` from `rulebook/en.md`.
//!
//! Most clauses are cited where they decide: at an event, at a refusal, or beside the code. The clauses in this list
//! have no such single line: they hold through the interplay of several parts, and tests check them.
//!
//! *Objects and zones.* Damage of every kind adds to one count, which only `suffer` and `heal` change (COAL-OBJ-08,
//! COAL-TYPE-03). `census` counts every card once (COAL-OBJ-09). An action names a slot or a letter of the seat's own
//! cards (COAL-OBJ-10). A prepared card keeps its slot and its facing until it is lifted (COAL-PLAY-12), and no
//! function takes a card out of a discard pile (COAL-TURN-11). The symbols of COAL-SYM-07 are read by `check` and
//! `consume` only.
//!
//! *The turn.* `set_up` gives every seat the deck of its model (COAL-MPS-02). `begin_turn` clears the flags of all
//! seats, whatever kind of turn it becomes (COAL-MNT-07), empties the echo row (COAL-MNT-06), and asks for the kind
//! only if the deck has two cards (COAL-MNT-02). `declare` charges Accumulators in an Action Turn only (COAL-MNT-04),
//! so that one played in this turn waits for the next (COAL-ACC-02). `check_main` allows what COAL-TURN-04 lists, in
//! any order and for any number of cards (COAL-ACT-01, COAL-CON-03, COAL-PLAY-02, COAL-PLAY-10). `may_end` does not let
//! the owner of a ready Accumulator end its turn, however the Accumulator became ready (COAL-ACC-05, COAL-ACC-09,
//! COAL-ACC-10). `end_of_turn` has the steps of COAL-TURN-07; a draw costs something only when the deck was empty
//! before it (COAL-TURN-10).
//!
//! *Attacks.* `take_effect` makes all opponents targets and offers no choice of one (COAL-ATK-01, COAL-MP-02,
//! COAL-TEAM-05, COAL-TEAM-07). `next_target` goes through them clockwise, and resets what the last one absorbed
//! (COAL-MP-03). The loop of `run` works on the top frame until it is finished (COAL-MP-04, COAL-CTR-03, COAL-CTR-04,
//! COAL-REA-03). The loop does not check whether the owner still lives or which pilot drives (COAL-ATK-07, COAL-MP-06,
//! COAL-TAG-09), except before a decision and before owner-side effects, which come once, after the last target
//! (COAL-MP-05, COAL-TRF-02, COAL-TRF-09). The elimination check comes after the loop (COAL-ATK-09), for damage from
//! any source (COAL-END-06). A card without damage takes the same course (COAL-ATK-08), and so does an Accumulator
//! (COAL-ACC-07). Only a card that works becomes a frame (COAL-REA-02, COAL-TRF-08).
//!
//! *Reactions.* `defend` adds up what is absorbed (COAL-REA-10), against the frame directly below only (COAL-TYPE-04,
//! COAL-ECHO-01, COAL-ECHO-05), for matching kinds (COAL-REA-13), and cancels only damage (COAL-REA-12). Damage symbols
//! make a frame of their own, whatever was absorbed (COAL-CTR-06), with its own response (COAL-CTR-02). `clean_up`
//! comes before the next question (COAL-REA-14, COAL-ECHO-09), consuming and swapping return to the question
//! (COAL-REA-15), and `apply_echo` leads to it (COAL-ECHO-07). A counterattack is not an Attack for
//! `is_physical_attack`, but it is an attack for `assign` (COAL-CTR-07). Remove looks at the hits of an Attack
//! (COAL-REM-04), counted over all its targets (COAL-REM-05), but not at those of a Reaction (COAL-REM-06), and leaves
//! the card (COAL-REM-07).
//!
//! *Tokens.* `overdrive_if_due` counts both kinds (COAL-OVD-02) after every way of adding a token (COAL-OVD-03,
//! COAL-CON-10, COAL-TRF-07). No refusal depends on the number of tokens, except for Accumulators (COAL-OVD-04,
//! COAL-ADV-01). Consuming is offered in every window (COAL-CON-02, COAL-TEAM-13) and changes neither slots nor frames
//! (COAL-CON-09).
//!
//! *Pilots.* `ability` and `maneuvers` look only at the pilot on the board (COAL-TAG-10). What `assign` and
//! `end_of_turn` do automatically is not an action (COAL-PIL-03). They count assigned Physical points (COAL-PIL-05,
//! COAL-PIL-14), the extra point ignores all of it (COAL-PIL-15), and from an empty deck Kraus draws nothing
//! (COAL-PIL-19). Powell's tokens are placed like those of any consumed card (COAL-PIL-08). The number of Maneuvers is
//! that of the pilot (COAL-TRN-02).
//!
//! *Teams and decks.* The setup of four seats does not depend on teams (COAL-TEAM-02), and the resolution depends on
//! them only through `opponents` and `partner` (COAL-TEAM-04). `check::deck` is applied to custom decks only
//! (COAL-DECK-08).
//!
//! *Knowledge.* `view_for` shows a hand to its owner. It shows the counts of hands and decks, whole discard piles, and
//! everything that is public to all others alike, including partners, spectators and eliminated seats (COAL-INFO-01,
//! COAL-INFO-04, COAL-INFO-05, COAL-INFO-06, COAL-INFO-10, COAL-INFO-11). It has no seed and no order (COAL-INFO-13),
//! no list of hidden cards (COAL-INFO-09), no reminder (COAL-ADV-04), and there is no chat (COAL-TEAM-14). `apply`
//! follows only a request without a refusal (COAL-WIN-14).
//!
//! *Advice* is legal because no refusal forbids it: COAL-ADV-02, COAL-ADV-03, COAL-ADV-05. *Examples* are tests:
//! COAL-ACT-EX-01, COAL-REA-EX-01, COAL-REA-EX-02, COAL-REA-EX-03, COAL-CTR-EX-01, COAL-MAN-EX-01, COAL-OVD-EX-01,
//! COAL-CON-EX-01, COAL-PIL-EX-01, COAL-FREE-EX-01, COAL-TEAM-EX-01, COAL-TAG-EX-01.
#![allow(missing_docs, reason = "generated documentation would repeat the rulebook")]

include!(concat!(env!("OUT_DIR"), "/clauses.rs"));
