//! Medallion portraits of pilots, composed of hair, face, eyes, moustache, hat and collar.

use coal::card::Pilot;

use super::chance::Chance;
use super::machinery::rivets;
use super::{model_class, picture};

/// The parts of a portrait, drawn in this order in a box of 200 x 200 with the face around (100, 88).
struct Portrait {
    hair: &'static str,
    collar: &'static str,
    mouth: &'static str,
    eyes: &'static str,
    hat: &'static str,
}

/// Draws the portrait of a pilot on the ground of its preferred model.
#[must_use]
pub fn pilot_svg(pilot: &Pilot) -> String {
    let portrait = Portrait::of(pilot);
    let mut ring = String::new();
    rivets(&mut ring, 16, 5, "M100 9a91 91 0 0 1 0 182a91 91 0 0 1 0-182");
    let face = if pilot.is_training() { DUMMY } else { FACE };
    let Portrait { hair, collar, mouth, eyes, hat } = portrait;
    let model = pilot.preferred_model.map_or("m-none", model_class);
    picture(&format!("art-pilot {model}"), 200, 200, &[GROUND, hair, face, collar, mouth, eyes, hat, RING, &ring])
}

impl Portrait {
    /// The portrait of a known pilot, or one that is determined by title and id.
    fn of(pilot: &Pilot) -> Self {
        let known = match pilot.id.as_str() {
            "luthor-blissett" => (NONE, COAT, SCAR, TARGET_GLASS, NONE),
            "sir-alan-powell" => (SIDEBURNS, CRAVAT, MOUSTACHE, MONOCLE, TOP_HAT),
            "clint-goldstein" => (STUBBLE, PONCHO, CIGAR, SQUINT, STETSON),
            "madame-white" => (WHITE_HAIR, LACE, LIPS, HALF_MASK, PLUMED_HAT),
            "lorenz-zerloon" => (WILD_HAIR, HIGH_COLLAR, GRIN, GOGGLES, NONE),
            "fay-feuerstieg" => (CURLS, SCARF, LIPS, EYES, FLYING_CAP),
            "baron-kraus" => (NONE, UNIFORM, HANDLEBAR, MONOCLE, SPIKED_HELMET),
            "von-nemo" => (NONE, DIVING_COLLAR, NONE, NONE, DIVING_HELMET),
            "alfa-spar" => (NONE, BOLTED, ALPHA, LENSES, NONE),
            "omega-spar" => (NONE, BOLTED, OMEGA, VISOR, ANTENNA),
            _ => return Self::by_chance(pilot),
        };
        let (hair, collar, mouth, eyes, hat) = known;
        Self { hair, collar, mouth, eyes, hat }
    }

    fn by_chance(pilot: &Pilot) -> Self {
        let mut chance = Chance::of(&pilot.id);
        if pilot.is_training() {
            let (eyes, hat) = (chance.pick(&[LENSES, VISOR]), chance.pick(&[NONE, ANTENNA]));
            return Self { hair: NONE, collar: BOLTED, mouth: NONE, eyes, hat };
        }
        let titled = |title: &str| pilot.id.split('-').any(|word| word == title);
        if ["madame", "lady", "miss", "mrs", "dame"].into_iter().any(titled) {
            return Self {
                hair: chance.pick(&[WHITE_HAIR, CURLS]),
                collar: chance.pick(&[LACE, SCARF, HIGH_COLLAR]),
                mouth: LIPS,
                eyes: chance.pick(&[EYES, HALF_MASK, MONOCLE]),
                hat: chance.pick(&[PLUMED_HAT, FLYING_CAP, NONE]),
            };
        }
        Self {
            hair: chance.pick(&[NONE, SIDEBURNS, STUBBLE, WILD_HAIR]),
            collar: chance.pick(&[COAT, CRAVAT, PONCHO, HIGH_COLLAR, SCARF, UNIFORM]),
            mouth: chance.pick(&[SCAR, MOUSTACHE, CIGAR, GRIN, HANDLEBAR]),
            eyes: chance.pick(&[TARGET_GLASS, MONOCLE, SQUINT, GOGGLES, EYES]),
            hat: chance.pick(&[TOP_HAT, STETSON, SPIKED_HELMET, FLYING_CAP]),
        }
    }
}

const NONE: &str = "";

const GROUND: &str = "<circle cx='100' cy='100' r='90' class='a-ground'/><circle cx='100' cy='92' r='70' class='a-shine'/><path \
    class='l-shine' stroke-width='40' pathLength='24' stroke-dasharray='1' d='M100 44a48 48 0 0 1 0 96a48 48 0 0 1 0-96'/>";
const RING: &str = "<circle cx='100' cy='100' r='91' class='l-metal-lo' stroke-width='16'/><circle cx='100' cy='100' r='91' class='l-metal' \
    stroke-width='11'/><path class='l-shine' stroke-width='3' d='M14 92A87 87 0 0 1 96 13'/>";
const FACE: &str = "<path class='a-skin-lo' d='M84 108h32v34q-16 10-32 0z'/><path class='a-skin' d='M70 78c0-46 60-46 60 0 4-2 6 2 5 8s-4 11-7 \
    10c-3 20-16 34-28 34s-25-14-28-34c-3 1-6-4-7-10s1-10 5-8z'/><path class='a-skin-lo' d='M106 46c16 3 24 14 24 32 4-2 6 2 5 8s-4 11-7 \
    10c-3 20-16 34-28 34 14-10 20-30 18-50-1-14-6-26-12-34z'/><path class='l-skin-lo' stroke-width='3' d='M99 84l-5 18q4 4 10 1'/>";
const DUMMY: &str = "<path class='a-iron' d='M84 112h32v34H84z'/><path class='l-brass' stroke-width='4' d='M84 124h32M84 134h32'/><path \
    class='a-steel' d='M66 66q0-30 34-30t34 30v30q0 32-34 34-34-2-34-34z'/><path class='a-shade' d='M100 36q34 0 34 30v30q0 32-34 34z'/><path \
    class='l-shine' stroke-width='3' d='M72 66q2-22 22-25'/><path class='l-rivet' stroke-width='5' pathLength='8' stroke-dasharray='0 1' \
    d='M72 104q4 20 28 21t28-21'/><circle cx='64' cy='84' r='8' class='a-brass'/><circle cx='136' cy='84' r='8' class='a-brass'/>";

const COAT: &str = "<path class='a-accent' d='M22 156c10-24 34-30 58-36l20 26 20-26c24 6 48 12 58 36v44H22z'/><path class='a-ink' d='M80 \
    120 100 176 120 120 128 118 136 148 104 200H96L64 148 72 118z'/><path class='a-bone' d='M86 132 100 160 114 132 100 144z'/><path \
    class='a-brass' d='M96 154h8l4 30-8 12-8-12z'/>";
const CRAVAT: &str = "<path class='a-ink' d='M22 156c10-24 34-30 56-36h44c22 6 46 12 56 36v44H22z'/><path class='a-shine' d='M78 118 62 150l26 \
    50h24l26-50-16-32-22 40z'/><path class='a-bone' d='M80 116l20 18 20-18 4 18-24 22-24-22z'/><path class='a-steam' d='M90 132h20l6 \
    18-16 34-16-34z'/><circle cx='100' cy='144' r='5' class='a-brass'/>";
const PONCHO: &str = "<path class='a-leather' d='M14 168c14-30 42-42 64-48 14 14 30 14 44 0 22 6 50 18 64 48v32H14z'/><path class='l-bone' \
    stroke-width='5' stroke-dasharray='8 6' d='M24 172c24-22 52-28 76-8 24-20 52-14 76 8'/><path class='l-steam' stroke-width='5' d='M20 \
    186c26-22 56-26 80-6 24-20 54-16 80 6'/><path class='a-steam' d='M76 118c14 14 34 14 48 0l2 12-26 28-26-28z'/>";
const LACE: &str = "<path class='a-bone' d='M24 160c10-26 34-32 58-38h36c24 6 48 12 58 38v40H24z'/><path class='a-shade' d='M62 132l38 68h-60zM138 \
    132l-38 68h60z'/><path class='l-bone' stroke-width='14' pathLength='13' stroke-dasharray='.6 .4' d='M76 112q24 34 48 0'/><path \
    class='l-brass' stroke-width='3' d='M80 124q20 20 40 0'/><circle cx='100' cy='136' r='7' class='a-ether'/><circle cx='100' cy='136' r='7' \
    class='l-brass' stroke-width='3'/>";
const HIGH_COLLAR: &str = "<path class='a-bone' d='M22 158c10-26 36-32 58-38h40c22 6 48 12 58 38v42H22z'/><path class='a-verd' d='M72 106 \
    78 120 96 150 84 200H50L62 120zM128 106 122 120 104 150 116 200h34L138 120z'/><path class='l-ink' stroke-width='3' d='M100 \
    150v50'/><circle cx='100' cy='164' r='3' class='a-brass'/><circle cx='100' cy='180' r='3' class='a-brass'/>";
const SCARF: &str = "<path class='a-leather' d='M22 158c10-26 36-32 58-38h40c22 6 48 12 58 38v42H22z'/><path class='l-brass' stroke-width='4' \
    d='M56 132l22 68M144 132l-22 68'/><path class='a-steam' d='M70 114q30 22 60 0 8 14 0 22-30 20-60 0-8-10 0-22z'/><path class='a-steam' \
    d='M120 138l26 42-20 6-16-40z'/><path class='a-shade' d='M100 130q20-2 32-12 4 10-2 18-14 10-30 10zM120 138l26 42-8 2z'/>";
const UNIFORM: &str = "<path class='a-energy' d='M18 160c12-26 38-34 62-40h40c24 6 50 14 62 40v40H18z'/><path class='a-shade' d='M100 \
    128h20c24 0 50 6 62 32v40h-82z'/><path class='a-steam' d='M74 112q26 18 52 0v18q-26 16-52 0z'/><path class='a-brass' d='M16 162c6-16 \
    18-24 34-28l8 12c-18 4-28 12-34 26zM184 162c-6-16-18-24-34-28l-8 12c18 4 28 12 34 26z'/><path class='l-brass' stroke-width='4' \
    d='M100 142v58M76 156h48M76 172h48'/><path class='a-brass' d='m62 160 4 8 8 4-8 4-4 8-4-8-8-4 8-4z'/>";
const DIVING_COLLAR: &str = "<path class='a-leather' d='M20 162c10-26 36-36 60-40h40c24 4 50 14 60 40v38H20z'/><path class='a-brass-lo' d='M40 150q4-22 \
    32-30h56q28 8 32 30-60 34-120 0z'/><path class='a-brass' d='M44 146q6-18 30-26h52q24 8 30 26-56 28-112 0z'/><path class='l-rivet' \
    stroke-width='5' pathLength='8' stroke-dasharray='0 1' d='M50 146q50 24 100 0'/>";
const BOLTED: &str = "<path class='a-iron' d='M24 160q10-26 54-28h44q44 2 54 28v40H24z'/><path class='l-brass' stroke-width='5' d='M34 152q20-14 \
    46-16h40q26 2 46 16'/><circle cx='44' cy='162' r='9' class='a-brass'/><circle cx='156' cy='162' r='9' class='a-brass'/><circle cx='100' \
    cy='166' r='20' class='a-brass'/><circle cx='100' cy='166' r='16' class='a-ink'/>";

const SIDEBURNS: &str = "<path class='a-hair' d='M66 50h68v34c0 14-2 28-12 34l4-40H74l4 40C68 112 66 98 66 84z'/>";
const STUBBLE: &str = "<path class='a-hair' d='M66 54h68v22l4 16-8 12V78H70v26l-8-12 4-16z'/>";
const WHITE_HAIR: &str = "<path class='a-bone' d='M60 124c-14-30-10-84 40-84s54 54 40 84c-10 8-20 6-26 0H86c-6 6-16 8-26 0z'/><path class='a-shade' \
    d='M100 40c50 0 54 54 40 84-10 8-20 6-26 0z'/>";
const WILD_HAIR: &str = "<path class='a-hair' d='M62 100 44 106 56 88 36 82 54 70 36 54 60 52 50 30 72 38 76 16 92 32 106 12 114 32 134 18 132 40 \
    154 34 144 54 166 60 148 72 164 86 144 88 156 106 136 100z'/>";
const CURLS: &str = "<path class='a-ember' d='M64 70c-14 6-16 20-10 28-10 8-8 22 2 26-4 12 8 20 18 14 6-30-4-50 0-68zM136 70c14 6 16 20 10 28 10 \
    8 8 22-2 26 4 12-8 20-18 14-6-30 4-50 0-68z'/><path class='a-shade' d='M136 70c14 6 16 20 10 28 10 8 8 22-2 26 4 12-8 20-18 14z'/>";

const SCAR: &str = "<path class='l-ink' stroke-width='3' d='M88 116q12-4 24 0'/><path class='a-hair' d='M90 122q10-4 20 0l-4 14q-6 4-12 \
    0z'/><path class='l-steam' stroke-width='3' d='M116 56l8 20M114 68l10-4'/>";
const MOUSTACHE: &str = "<path class='a-hair' d='M100 104c10-6 22 0 26 10-8 6-18 4-26-2-8 6-18 8-26 2 4-10 16-16 26-10z'/><path class='l-ink' \
    stroke-width='2' d='M94 118h12'/>";
const HANDLEBAR: &str = "<path class='a-hair' d='M100 104c10-6 22 2 30 4 8 0 12-6 10-12 8 8 4 22-10 22-12 0-22-6-30-8-8 2-18 8-30 8-14 0-18-14-10-22-2 \
    6 2 12 10 12 8-2 20-10 30-4z'/><path class='l-ink' stroke-width='2.5' d='M94 118h12'/>";
const CIGAR: &str = "<path class='l-ink' stroke-width='3' d='M88 115q12 2 24-2'/><path class='l-leather butt' stroke-width='6' d='M106 115l26 \
    8'/><path class='l-ember butt' stroke-width='6' d='M132 123l5 1.5'/><path class='l-shine' stroke-width='3' d='M138 118c8-8-4-12 4-22s-2-12 \
    4-18'/>";
const LIPS: &str = "<path class='a-steam' d='M90 114q5-5 10-2 5-3 10 2-10 9-20 0z'/>";
const GRIN: &str = "<path class='a-ink' d='M84 110q16 6 32 0-4 14-16 14t-16-14z'/><path class='a-bone' d='M87 112q13 4 26 0l-2 5q-11 3-22 0z'/>";
const ALPHA: &str = "<path class='l-ether' stroke-width='5' d='M108 158c-4 10-8 18-13 16-6-2-4-14 2-15 7-1 8 12 13 16'/><path class='l-ink' \
    stroke-width='4' d='M86 114h28M92 110v8M100 110v8M108 110v8'/>";
const OMEGA: &str = "<path class='l-ember' stroke-width='4.5' d='M90 176h6c-10-8-6-20 4-20s14 12 4 20h6'/><path class='l-ink' stroke-width='4' \
    d='M84 112h32M84 118h32'/>";

const EYES: &str = "<path class='a-ink' d='M80 82q8-7 16 0-8 5-16 0zM104 82q8-7 16 0-8 5-16 0z'/><path class='l-hair' stroke-width='3' d='M79 75q8-5 \
    16-1M105 74q8-4 16 1'/>";
const SQUINT: &str = "<path class='l-ink' stroke-width='3.5' d='M79 83l16 1M105 84l16-1'/><path class='l-hair' stroke-width='4' d='M78 75l17 \
    4M105 79l17-4'/>";
const MONOCLE: &str = "<path class='a-ink' d='M80 82q8-7 16 0-8 5-16 0zM104 82q8-7 16 0-8 5-16 0z'/><path class='l-hair' stroke-width='4' d='M78 \
    74q8-5 17-1M104 68q8-4 17 1'/><circle cx='112' cy='82' r='12' class='a-lens'/><circle cx='112' cy='82' r='12' class='l-brass' \
    stroke-width='3.5'/><path class='l-brass' stroke-width='1.5' d='M122 89q8 24 2 50'/>";
const GOGGLES: &str = "<path class='l-leather' stroke-width='8' d='M68 80h64'/><g class='a-brass'><circle cx='84' cy='82' r='17'/><circle cx='116' \
    cy='82' r='17'/></g><g class='a-ether'><circle cx='84' cy='82' r='12'/><circle cx='116' cy='82' r='12'/></g><path class='l-bone' \
    stroke-width='3' d='M77 80q2-6 8-6M109 80q2-6 8-6'/>";
const TARGET_GLASS: &str = "<path class='a-ink' d='M80 82q8-7 16 0-8 5-16 0z'/><path class='l-hair' stroke-width='4' d='M77 74q9-5 18 1'/><path \
    class='l-leather' stroke-width='6' d='M66 66q34-16 68 8'/><circle cx='113' cy='82' r='17' class='a-brass'/><circle cx='113' cy='82' r='12' \
    class='a-ink'/><circle cx='113' cy='82' r='7' class='a-ember'/><path class='l-brass' stroke-width='2' d='M113 68v28M99 82h28'/>";
const HALF_MASK: &str = "<path class='a-ink' d='M66 76q16-10 34 0 18-10 34 0-2 20-16 20-12 0-18-10-6 10-18 10-14 0-16-20z'/><path class='a-bone' \
    d='M76 82q8-7 16 1-9 6-16-1zM108 83q8-8 16-1-7 7-16 1z'/><circle cx='84' cy='82.5' r='3' class='a-energy'/><circle cx='116' cy='82.5' \
    r='3' class='a-energy'/><path class='l-brass' stroke-width='2' d='M66 76q16-10 34 0 18-10 34 0'/>";
const LENSES: &str = "<g class='a-ink'><circle cx='84' cy='82' r='14'/><circle cx='116' cy='82' r='14'/></g><g class='a-ether'><circle cx='84' cy='82' \
    r='8'/><circle cx='116' cy='82' r='8'/></g><path class='l-brass' stroke-width='3' d='M84 68a14 14 0 0 1 0 28 14 14 0 0 1 0-28zM116 68a14 14 \
    0 0 1 0 28 14 14 0 0 1 0-28z'/>";
const VISOR: &str = "<path class='a-brass' d='M66 70h68v26H66z'/><path class='a-ink' d='M72 76h56v14H72z'/><path class='a-ember' d='M78 80h14v6H78zM108 \
    80h14v6h-14z'/>";

const TOP_HAT: &str = "<path class='a-ink' d='M66 56 60 6q40-10 80 0l-6 50z'/><path class='a-shine' d='M66 56 60 6q8-3 16-4l6 54z'/><path \
    class='a-steam' d='M65 42q35 10 70 0l-1 14q-34 10-68 0z'/><path class='a-ink' d='M46 52q54 18 108 0l4 10q-58 20-116 0z'/><circle cx='120' \
    cy='50' r='9' class='l-brass' stroke-width='5' pathLength='16' stroke-dasharray='1'/><circle cx='120' cy='50' r='7' class='a-brass'/><circle \
    cx='120' cy='50' r='3' class='a-ink'/>";
const STETSON: &str = "<path class='a-leather' d='M66 60c-2-30 8-44 18-44 6 0 10 4 16 4s10-4 16-4c10 0 20 14 18 44z'/><path class='a-shade' d='M100 \
    20c6 0 10-4 16-4 10 0 20 14 18 44h-34z'/><path class='a-brass' d='M66 50h68v9H66z'/><path class='a-leather' d='M22 50c20 12 40 10 78 10s58 2 \
    78-10c2 16-30 26-78 26S20 66 22 50z'/><path class='l-shade' stroke-width='3' d='M28 60q72 22 144 0'/><path class='a-bone' d='m100 44 3 7 7 \
    3-7 3-3 7-3-7-7-3 7-3z'/>";
const PLUMED_HAT: &str = "<path class='a-ember' d='M132 48c10-34 34-40 50-26-16 2-10 16-24 18 4 8-10 16-26 16z'/><path class='l-bone' stroke-width='2' \
    d='M134 52c10-14 22-22 38-26'/><path class='a-bone' d='M68 54c-2-24 12-36 32-36s34 12 32 36z'/><path class='a-shade' d='M100 18c20 0 34 12 32 \
    36h-32z'/><path class='a-accent' d='M68 44h64v12H68z'/><path class='a-bone' d='M30 62q70-28 140-10 4 8-4 12-66-14-130 8-8-2-6-10z'/><path \
    class='l-brass' stroke-width='2.5' d='M34 68q66-22 132-8'/><circle cx='128' cy='48' r='8' class='a-brass'/>";
const FLYING_CAP: &str = "<path class='a-leather' d='M64 112c-10-20-10-74 36-74s46 54 36 74c-8 0-12-8-12-18 2-14 2-24-2-30H78c-4 6-4 16-2 30 0 10-4 \
    18-12 18z'/><path class='a-shade' d='M100 38c46 0 46 54 36 74-8 0-12-8-12-18 2-14 2-24-2-30h-22z'/><path class='l-brass' stroke-width='5' d='M62 \
    58q38-12 76 0'/><g class='a-brass'><circle cx='83' cy='52' r='15'/><circle cx='117' cy='52' r='15'/></g><g class='a-ether'><circle cx='83' \
    cy='52' r='10'/><circle cx='117' cy='52' r='10'/></g><path class='l-bone' stroke-width='3' d='M77 51q1-5 6-6M111 51q1-5 6-6'/>";
const SPIKED_HELMET: &str = "<path class='a-brass' d='M97 4h6l4 26H93z'/><circle cx='100' cy='28' r='8' class='a-brass'/><path class='a-ink' d='M62 \
    66c-4-50 80-50 76 0l12 6q-50 14-100 0z'/><path class='a-shine' d='M66 62c0-24 14-32 26-34-10 8-14 20-14 36z'/><path class='l-brass' \
    stroke-width='4' d='M52 70q48 12 96 0'/><path class='a-brass' d='m100 36 8 8 16-4-8 12 4 10-14-2-6 8-6-8-14 2 4-10-8-12 16 4z'/><circle \
    cx='100' cy='52' r='5' class='a-steam'/>";
const DIVING_HELMET: &str = "<circle cx='100' cy='78' r='54' class='a-brass-lo'/><circle cx='100' cy='76' r='52' class='a-brass'/><path class='a-shade' \
    d='M100 24a52 52 0 0 1 0 104 70 70 0 0 0 0-104z'/><circle cx='100' cy='82' r='33' class='a-brass-lo'/><circle cx='100' cy='82' r='25' \
    class='a-ink'/><path class='a-ether' d='M84 80q8-8 13 2-8 5-13-2zM103 82q5-10 13-2-5 7-13 2z'/><path class='l-brass' stroke-width='4' \
    d='M92 58v48M108 58v48'/><path class='l-rivet' stroke-width='5' pathLength='12' stroke-dasharray='0 1' d='M100 53a29 29 0 0 1 0 58 29 29 0 0 \
    1 0-58'/><circle cx='50' cy='78' r='13' class='a-brass-lo'/><circle cx='150' cy='78' r='13' class='a-brass-lo'/><circle cx='50' cy='78' r='8' \
    class='a-ink'/><circle cx='150' cy='78' r='8' class='a-ink'/><path class='a-brass-lo' d='M88 16h24v12H88z'/><path class='l-shine' \
    stroke-width='5' d='M60 58q8-18 26-24'/><path class='l-leather' stroke-width='9' d='M112 22q50 4 58 60t-12 78'/>";
const ANTENNA: &str = "<path class='l-brass' stroke-width='4' d='M100 38V18'/><circle cx='100' cy='16' r='7' class='a-ember'/><path class='l-ember' \
    stroke-width='2.5' d='M86 8q-6 8 0 16M114 8q6 8 0 16'/><path class='a-brass' d='M88 34h24v8H88z'/>";
