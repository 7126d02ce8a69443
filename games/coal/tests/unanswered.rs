//! What is done for a seat that does not answer (COAL-AMB-31), decision point by decision point.

mod support;
