//! Inferno: the attacks of four players, and the end of a match of teams (ESTRO-INF-11, ESTRO-INF-14).

use super::board::Board;

/// What the attacks of the next turns are worth now, by how many turns they are away.
const NEXT: [f32; 3] = [0.55, 0.4, 0.3];
/// How much of that counts while nobody may attack in that turn (ESTRO-INF-05, ESTRO-STR-04).
const BARRED: f32 = 0.3;
/// What a point of TOT is worth before the last round is over, and what the lead itself is.
const SUM: f32 = 0.35;
const LEAD: f32 = 60.0;

impl Board<'_> {
    /// What the attacks of this turn and of the next three promise the side of the player.
    pub fn strikes_of_all(&self) -> f32 {
        let view = self.view;
        let seats = view.seats.len() as u8;
        let sign = |who: u8| if who.is_multiple_of(2) { 1.0 } else { -1.0 };
        let mut value = sign(self.active) * self.strikes(self.active, self.attacks_left, true);
        for (away, weight) in (1..seats).zip(NEXT) {
            let who = (self.active + away) % seats;
            let is_barred = view.options.is_peaceful(view.turn + u16::from(away), seats);
            let weight = if is_barred { weight * BARRED } else { weight };
            value += sign(who) * weight * self.strikes(who, 2, false);
        }
        value
    }
}

/// After the last round the greater sum of TOT wins, whatever the cards (ESTRO-INF-14, ESTRO-INF-15).
pub fn last_rounds_of_teams(tots: [i32; 2]) -> f32 {
    let ahead = tots[0] - tots[1];
    SUM * (ahead as f32).clamp(-150.0, 150.0) + LEAD * ahead.signum() as f32
}
