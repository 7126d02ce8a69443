//! The words, tested.
