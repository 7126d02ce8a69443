//! The picture of a card: a being before a place, composed from the card's Estro, its five values and its id.
//!
//! Each Estro has its own way of building. The values show in the being: ATK in its crest, DEF in its shoulders, HEL in the
//! light of its chest, DEX in its limbs, MAP in its halo. The id decides everything else, so that no two cards look alike.

use estro::language::Estro;

use super::chance::{Chance, polar};
use super::outline::{MIDDLE, Point, both_halves, corners, mirrored, right_half, rounded};
use super::place::behind;
use super::sign::{colours, shape};
use super::{picture, put};

/// What a picture depends on.
pub struct Subject<'a> {
    /// The id of the card.
    pub id: &'a str,
    /// Its Estro as printed.
    pub estro: Estro,
    /// Its printed values, ATK to MAP.
    pub values: [i16; 5],
}

/// The picture, 400 x 320, to be cropped to its place.
#[must_use]
pub fn being_svg(of: &Subject<'_>) -> String {
    let mut being = Being::new(of);
    let mut scene = behind(of.estro, &mut being.chance);
    being.halo(&mut scene);
    being.crest(&mut scene);
    being.limbs(&mut scene);
    being.torso(&mut scene);
    being.head(&mut scene);
    let classes = format!("art-being {}", colours(of.estro));
    picture(&classes, 400, 320, &[&scene]).replacen("<svg ", "<svg preserveAspectRatio='xMidYMid slice' ", 1)
}

/// The middle of the head.
const HEAD: Point = (MIDDLE, 138);

/// The being that is drawn.
struct Being {
    chance: Chance,
    estro: Estro,
    atk: i32,
    def: i32,
    hel: i32,
    dex: i32,
    map: i32,
    /// Half of the head's width and height.
    wide: i32,
    high: i32,
    /// Which of the heads of its Estro it has.
    kind: i32,
}

impl Being {
    fn new(of: &Subject<'_>) -> Self {
        let mut chance = Chance::of(of.id);
        // Values above what is printed anywhere draw nothing larger.
        let [atk, def, hel, dex, map] = of.values.map(|value| i32::from(value).clamp(0, 36));
        let (wide, high) = match of.estro {
            Estro::Ardo => (chance.between(38, 50), chance.between(50, 62)),
            Estro::Granito => (chance.between(40, 54), chance.between(42, 52)),
            Estro::Armonio => (chance.between(38, 54), chance.between(44, 58)),
            Estro::Illusio => (chance.between(30, 40), chance.between(56, 70)),
            Estro::Manpo => (chance.between(36, 48), chance.between(48, 60)),
        };
        let kind = chance.below(4);
        Self { chance, estro: of.estro, atk, def, hel, dex, map, wide, high, kind }
    }

    /// A closed outline in the manner of the Estro.
    fn outline(&self, points: &[Point]) -> String {
        if matches!(self.estro, Estro::Armonio | Estro::Illusio) { rounded(points) } else { corners(points) }
    }

    /// A point of the head's outline, in hundredths of its half width and half height.
    const fn at(&self, x: i32, y: i32) -> Point {
        (x * self.wide / 100, HEAD.1 + y * self.high / 100)
    }

    /// Rings around the head: one more for every eight points of MAP.
    fn halo(&mut self, scene: &mut String) {
        let radius = 74 + self.map;
        for ring in 0..=self.map / 8 {
            let (r, gap) = (radius + ring * 11, self.chance.between(4, 40));
            let dash = self.chance.between(8, 90);
            let turn = self.chance.below(90);
            let (x, y) = HEAD;
            put!(scene, "<circle class='e-halo' cx='{x}' cy='{y}' r='{r}' stroke-dasharray='{dash} {gap}' ");
            put!(scene, "transform='rotate({turn} {x} {y})'/>");
        }
        if self.estro == Estro::Manpo || self.map >= 20 {
            let start = self.chance.below(60);
            for body in 0..2 + self.map / 7 {
                let (x, y) = polar(HEAD, radius + 11 * (body % 2), start + body * 360 / (2 + self.map / 7));
                put!(scene, "<circle class='e-core' cx='{x}' cy='{y}' r='{}'/>", self.chance.between(3, 6));
            }
        }
    }

    /// What stands up behind the head: longer and more of it with ATK.
    fn crest(&mut self, scene: &mut String) {
        let pairs = 1 + self.atk / 8 + self.chance.below(2);
        let spread = self.chance.between(22, 34);
        let first = self.chance.between(0, 1) * spread / 2;
        let mut path = String::new();
        for pair in 0..pairs {
            let angle = first + pair * spread;
            let length = self.high + 22 + self.atk - pair * self.chance.between(3, 9);
            let blade = self.blade(angle.min(140), length);
            path.push_str(&self.outline(&blade));
            if angle > 0 {
                path.push_str(&self.outline(&mirrored(&blade)));
            }
        }
        put!(scene, "<path class='e-back' d='{path}'/>");
    }

    /// One part of the crest, in a direction from the middle of the head.
    fn blade(&mut self, angle: i32, length: i32) -> Vec<Point> {
        let at = |radius: i32, degrees: i32| polar(HEAD, radius, degrees);
        match self.estro {
            // A flame that leans outwards.
            Estro::Ardo => {
                let lean = self.chance.between(4, 16);
                vec![
                    at(20, angle - 24),
                    at(length * 2 / 3, angle - 5),
                    at(length, angle + lean),
                    at(length / 2, angle + 15),
                    at(20, angle + 30),
                ]
            }
            // A slab.
            Estro::Granito => {
                let (low, high) = (self.chance.between(7, 10), self.chance.between(8, 13));
                vec![
                    at(20, angle - 40),
                    at(length - 8, angle - high),
                    at(length, angle - low),
                    at(length, angle + low),
                    at(20, angle + 40),
                ]
            }
            // A petal.
            Estro::Armonio => {
                let belly = self.chance.between(13, 20);
                vec![
                    at(16, angle),
                    at(length * 3 / 4, angle - belly),
                    at(length + 10, angle),
                    at(length * 3 / 4, angle + belly),
                ]
            }
            // A horn that bends back up.
            Estro::Illusio => {
                let bend = self.chance.between(18, 40);
                vec![
                    at(20, angle - 8),
                    at(length * 3 / 4, angle + bend),
                    at(length + 26, angle - 12),
                    at(length + 22, angle - 14),
                    at(length * 3 / 4, angle + bend + 14),
                    at(20, angle + 26),
                ]
            }
            // A ray.
            Estro::Manpo => {
                let waist = self.chance.between(4, 8);
                vec![
                    at(20, angle),
                    at(length * 2 / 3, angle - waist),
                    at(length + 8, angle),
                    at(length * 2 / 3, angle + waist),
                ]
            }
        }
    }

    /// Limbs at both sides: one pair more for every nine points of DEX, and longer.
    fn limbs(&mut self, scene: &mut String) {
        let shoulder = self.shoulder();
        let mut path = String::new();
        for pair in 0..=self.dex / 9 {
            let (y, reach) = (232 + pair * 16, 18 + self.dex * 2 - pair * 8);
            let (rise, hook) = (self.chance.between(-70, 50) - self.dex, self.chance.between(-14, 30));
            let from = MIDDLE + shoulder - 22;
            let elbow = (from + 26 + reach / 2, y + rise / 3);
            let tip = (elbow.0 + reach / 2 + 4, elbow.1 + rise + hook);
            let limb = [(from, y - 10), (elbow.0, elbow.1 - 8), tip, (elbow.0 + 10, elbow.1 + 8), (from, y + 16)];
            path.push_str(&self.outline(&limb));
            path.push_str(&self.outline(&mirrored(&limb)));
        }
        put!(scene, "<path class='e-back' d='{path}'/>");
    }

    /// Half of the width of the shoulders.
    const fn shoulder(&self) -> i32 {
        62 + self.def * 2
    }

    fn torso(&mut self, scene: &mut String) {
        let (shoulder, drop) = (self.shoulder(), self.chance.between(0, 22));
        let (neck, waist) = (self.chance.between(14, 24), 40 + self.def + self.chance.below(20));
        let half = match self.estro {
            Estro::Ardo => vec![
                (0, 176),
                (neck, 182),
                (neck + 10, 204),
                (shoulder + 14, 196 - drop),
                (shoulder - 6, 250),
                (waist, 320),
                (0, 320),
            ],
            Estro::Granito => vec![
                (0, 176),
                (neck + 8, 176),
                (neck + 8, 200),
                (shoulder, 200),
                (shoulder + 8, 212),
                (shoulder + 8, 250 + drop),
                (waist + 10, 262 + drop),
                (waist + 10, 320),
                (0, 320),
            ],
            Estro::Armonio => vec![
                (0, 170),
                (neck, 180),
                (neck + 4, 206),
                (shoulder, 206 + drop / 2),
                (shoulder + 6, 262),
                (waist, 300),
                (waist + 8, 330),
                (0, 330),
            ],
            Estro::Illusio => vec![
                (0, 180),
                (neck - 2, 190),
                (neck + 4, 210),
                (shoulder - 10, 214 + drop),
                (shoulder + 16, 330),
                (0, 330),
            ],
            Estro::Manpo => vec![
                (0, 178),
                (neck, 184),
                (neck + 4, 206),
                (shoulder + 6, 214 + drop),
                (waist + 16, 252),
                (shoulder - 16, 320),
                (0, 320),
            ],
        };
        self.solid(scene, "e-body", &half);
        // Plates: one more for every six points of DEF.
        let mut seams = String::new();
        for plate in 0..=self.def / 6 {
            let (y, half) = (226 + plate * 15, shoulder * (86 - plate * 9) / 100);
            let sag = self.chance.between(4, 18);
            put!(seams, "M{} {y}L{MIDDLE} {}L{} {y}", MIDDLE - half, y + sag, MIDDLE + half);
        }
        put!(scene, "<path class='e-seam' d='{seams}'/>");
        self.heart(scene);
    }

    /// The light of the chest: the sign of the Estro, larger with HEL.
    fn heart(&self, scene: &mut String) {
        let (x, y, size) = (MIDDLE, 248, 8 + self.hel * 3 / 4);
        put!(scene, "<circle class='e-glow' cx='{x}' cy='{y}' r='{}'/>", size * 2);
        put!(scene, "<circle class='e-glow' cx='{x}' cy='{y}' r='{}'/>", size * 5 / 4);
        // The sign is 24 wide.
        let tenths = size * 10 / 14;
        let (left, top) = (x - 12 * tenths / 10, y - 12 * tenths / 10);
        put!(scene, "<path class='e-core' transform='translate({left} {top}) scale({}.{})' ", tenths / 10, tenths % 10);
        put!(scene, "d='{}'/>", shape(self.estro));
    }

    /// A part that is the same at both sides, with the right half in the shade.
    fn solid(&self, scene: &mut String, class: &str, half: &[Point]) {
        put!(scene, "<path class='{class}' d='{}'/>", self.outline(&both_halves(half)));
        put!(scene, "<path class='e-shade' d='{}'/>", corners(&right_half(&inset(half, self.is_round()))));
    }

    const fn is_round(&self) -> bool {
        matches!(self.estro, Estro::Armonio | Estro::Illusio)
    }

    fn head(&mut self, scene: &mut String) {
        if self.estro == Estro::Illusio {
            // Two echoes of the head, to both sides.
            let (half, away) = (self.skull(), self.chance.between(16, 30));
            for shift in [-away, away] {
                let echo: Vec<Point> = both_halves(&half).iter().map(|(x, y)| (x + shift, y + away / 3)).collect();
                put!(scene, "<path class='e-echo' d='{}'/>", rounded(&echo));
            }
        }
        let half = self.skull();
        self.solid(scene, "e-head", &half);
        self.mask(scene);
        self.eyes(scene);
    }

    /// The right half of the head's outline.
    fn skull(&self) -> Vec<Point> {
        let points: &[Point] = match (self.estro, self.kind) {
            (Estro::Ardo, 0) => &[(0, -100), (60, -70), (100, -20), (70, 40), (30, 100), (0, 92)],
            (Estro::Ardo, 1) => &[(0, -70), (40, -100), (90, -50), (100, 10), (50, 60), (40, 100), (0, 84)],
            (Estro::Ardo, 2) => &[(0, -100), (30, -80), (110, -90), (90, 0), (60, 50), (20, 106), (0, 96)],
            (Estro::Ardo, _) => &[(0, -110), (80, -60), (76, 10), (100, 36), (54, 60), (26, 100), (0, 100)],
            (Estro::Granito, 0) => &[(0, -100), (60, -100), (100, -60), (100, 60), (60, 100), (0, 100)],
            (Estro::Granito, 1) => {
                &[(0, -84), (50, -84), (50, -104), (96, -104), (100, 100), (40, 100), (30, 84), (0, 84)]
            }
            (Estro::Granito, 2) => &[(0, -104), (90, -60), (90, 20), (104, 20), (104, 80), (56, 104), (0, 104)],
            (Estro::Granito, _) => &[(0, -100), (100, -100), (110, -40), (84, -40), (84, 50), (64, 100), (0, 90)],
            (Estro::Armonio, 0) => &[(0, -116), (90, -110), (116, 20), (70, 110), (0, 116)],
            (Estro::Armonio, 1) => &[(0, -120), (70, -90), (96, -20), (124, 50), (70, 120), (0, 100)],
            (Estro::Armonio, 2) => &[(0, -100), (110, -116), (120, -20), (60, 30), (60, 118), (0, 118)],
            (Estro::Armonio, _) => &[(0, -130), (50, -110), (110, -10), (100, 90), (30, 124), (0, 110)],
            (Estro::Illusio, 0) => &[(0, -128), (80, -110), (120, -10), (60, 70), (20, 130), (0, 130)],
            (Estro::Illusio, 1) => &[(0, -140), (50, -100), (104, -80), (104, 40), (40, 100), (0, 124)],
            (Estro::Illusio, 2) => &[(0, -120), (120, -120), (96, 0), (40, 40), (34, 126), (0, 126)],
            (Estro::Illusio, _) => &[(0, -116), (60, -140), (130, -60), (70, 20), (84, 90), (0, 136)],
            (Estro::Manpo, 0) => &[(0, -110), (100, -34), (64, 90), (0, 90)],
            (Estro::Manpo, 1) => &[(0, -100), (70, -80), (104, 0), (40, 60), (0, 110)],
            (Estro::Manpo, 2) => &[(0, -80), (60, -110), (100, -30), (100, 40), (0, 106)],
            (Estro::Manpo, _) => &[(0, -116), (40, -60), (104, -60), (70, 10), (80, 70), (0, 100)],
        };
        points.iter().map(|(x, y)| self.at(*x, *y)).collect()
    }

    /// Lines of the face.
    fn mask(&mut self, scene: &mut String) {
        let mut lines = String::new();
        for _ in 0..self.chance.between(1, 3) {
            let low = (self.chance.between(16, 40), self.chance.between(30, 60));
            let high = (self.chance.between(40, 66), self.chance.between(8, 40));
            let ((x, y), (to_x, to_y)) = (self.at(low.0, low.1), self.at(high.0, high.1));
            put!(lines, "M{} {y}L{} {to_y}M{} {y}L{} {to_y}", MIDDLE + x, MIDDLE + to_x, MIDDLE - x, MIDDLE - to_x);
        }
        let (chin, mouth) = (self.chance.between(-50, -20), (self.chance.between(14, 30), self.chance.between(62, 74)));
        if self.chance.below(3) > 0 {
            put!(lines, "M{MIDDLE} {}V{}", self.at(0, -84).1, self.at(0, chin).1);
        }
        let (half, y) = self.at(mouth.0, mouth.1);
        put!(lines, "M{} {y}H{}", MIDDLE - half, MIDDLE + half);
        put!(scene, "<path class='e-seam' d='{lines}'/>");
    }

    /// The eyes: one to three pairs, one alone, or a bar.
    fn eyes(&mut self, scene: &mut String) {
        let (pairs, slant) = (1 + i32::from(self.chance.below(4) == 0), self.chance.between(2, 9));
        let place = (self.chance.between(34, 48), self.chance.between(-22, 2));
        let (away, y) = self.at(place.0, place.1);
        let size = self.chance.between(7, 11);
        let mut path = String::new();
        for pair in 0..pairs {
            let (x, y, size) = (MIDDLE + away - pair * 5, y - pair * 18, size - pair * 3);
            let eye: Vec<Point> = match self.estro {
                Estro::Ardo => vec![(x - size - 3, y + slant), (x + size, y - slant), (x + size - 3, y + 3)],
                Estro::Granito => vec![(x - size, y - 4), (x + size, y - 4), (x + size, y + 4), (x - size, y + 4)],
                Estro::Armonio => {
                    vec![(x - size, y - size), (x + size, y - size), (x + size, y + size), (x - size, y + size)]
                }
                Estro::Illusio => {
                    vec![(x - size, y - 2), (x + size + 5, y - slant - 6), (x + size - 3, y + 6), (x - size + 3, y + 8)]
                }
                Estro::Manpo => vec![(x - size, y), (x, y - size + 2), (x + size, y), (x, y + size - 2)],
            };
            path.push_str(&self.outline(&eye));
            path.push_str(&self.outline(&mirrored(&eye)));
        }
        let is_barred = self.estro == Estro::Granito && self.kind % 2 == 0;
        let (x, y, third) = (MIDDLE, y, self.at(0, -44).1);
        match self.estro {
            // One bar across the face instead of eyes.
            Estro::Granito if is_barred => {
                path = format!("M{} {}H{}v9H{}z", x - away - 6, y - 4, x + away + 6, x - away - 6)
            }
            // A third eye upright on the forehead.
            Estro::Manpo => put!(path, "M{x} {}l6 12-6 12-6-12z", third - 12),
            Estro::Illusio if self.kind == 3 => put!(path, "M{x} {}q7 12 0 26q-7-14 0-26z", third - 13),
            _ => {}
        }
        put!(scene, "<ellipse class='e-glow' cx='{x}' cy='{y}' rx='{}' ry='{}'/>", away + 20, size + 12);
        put!(scene, "<path class='e-eye' d='{path}'/>");
    }
}

/// The half outline a little smaller where the whole is rounded, so that its shade stays inside.
fn inset(half: &[Point], is_round: bool) -> Vec<Point> {
    if !is_round {
        return half.to_vec();
    }
    let last = half.len() - 1;
    let between = |place: usize| {
        (i32::midpoint(half[place].0, half[place + 1].0), i32::midpoint(half[place].1, half[place + 1].1))
    };
    let first = (0, half[0].1 + 4);
    [first].into_iter().chain((0..last).map(between)).chain([(0, half[last].1 - 4)]).collect()
}
