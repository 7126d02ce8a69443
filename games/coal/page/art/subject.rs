//! The subject of a card's picture: the thing that its id names, or one determined by its type and the hash of its id.

use coal::card::CardType;

use super::chance::Chance;
use super::machinery::gear;
use super::put;

/// Draws the subject in a box of 100 x 100.
pub fn subject(out: &mut String, id: &str, kind: CardType, chance: &mut Chance) {
    // The last word of a name says what it is, the words before describe it.
    let named = id.rsplit('-').find_map(|word| THINGS.iter().find(|(words, _)| words.contains(&word)));
    let drawing = named.map_or_else(|| chance.pick(usual(kind)), |(_, drawing)| *drawing);
    if drawing == WHEEL {
        gear(out, "brass-lo", 50, 50, 42, 16, 0);
        gear(out, "brass", 50, 50, 36, 12, 8);
    }
    if drawing == ONE_TWO {
        for (x, y, size) in [(-4, -6, 58), (40, 38, 62)] {
            put!(out, "<g transform='translate({x} {y}) scale(.{size})'>");
            out.push_str(FIST);
            out.push_str("</g>");
        }
    }
    // A slight turn, so that two cards with the same thing look different.
    put!(out, "<g transform='rotate({} 50 50)'>", chance.between(-7, 7));
    out.push_str(drawing);
    out.push_str("</g>");
}

/// The things that represent a type when the id names none.
const fn usual(kind: CardType) -> &'static [&'static str] {
    match kind {
        CardType::PhysicalAttack => &[FIST, SWORD, HAMMER, LANCE],
        CardType::EnergyAttack => &[BOLT, ORB, TESLA],
        CardType::Reaction => &[SHIELD, PLATE, DOME, CROSSED],
        CardType::SteamAccumulator => &[BOILER],
        CardType::EnergyAccumulator => &[PILE],
    }
}

/// Words of an id, and the thing that they show.
const THINGS: [(&[&str], &str); 26] = [
    (&["blade", "balmung", "sword", "slash"], SWORD),
    (&["thrust", "stab", "riposte", "foil"], RAPIER),
    (&["parry", "counterpunch", "feint", "cross"], CROSSED),
    (&["charge", "lance", "joust"], LANCE),
    (&["arm", "fist", "punch", "hit", "uppercut"], FIST),
    (&["two", "combo"], ONE_TWO),
    (&["clinch", "hold"], CLINCH),
    (&["bash", "shield", "guard"], SHIELD),
    (&["train", "engine", "rail"], TRAIN),
    (&["plate", "plating", "armour", "armor"], PLATE),
    (&["firebox", "furnace", "fire"], FIREBOX),
    (&["boiler", "tank", "kettle"], BOILER),
    (&["spike", "hammer", "ram"], HAMMER),
    (&["valve", "vent", "leak"], VALVE),
    (&["dart", "ether", "orb"], ORB),
    (&["arc", "coil", "tesla"], TESLA),
    (&["thunderbolt", "bolt", "flash"], BOLT),
    (&["rod", "backlash", "conductor"], ROD),
    (&["magnetic", "magnet", "grip"], MAGNET),
    (&["pile", "battery", "cell"], PILE),
    (&["vanishing", "hat", "trick"], HAT),
    (&["flywheel", "gear", "cog"], WHEEL),
    (&["dynamo", "generator"], DYNAMO),
    (&["fog", "smoke", "cloak", "evasion"], FOG),
    (&["step", "kick", "boot", "dash"], BOOT),
    (&["blood", "oil", "drop"], DROP),
];

const SWORD: &str = "<path class='a-steel' d='M86 4 92 14 44 66 34 56z'/><path class='a-shine' d='M86 4 92 14 44 66 39 61z'/><path \
    class='a-brass' d='M22 48 52 78 46 84 16 54z'/><path class='l-leather' stroke-width='9' d='M32 68 16 84'/><circle cx='12' \
    cy='88' r='8' class='a-brass'/><circle cx='34' cy='66' r='4' class='a-ether'/><path class='l-ether' stroke-width='2' d='M84 \
    14 46 54'/>";
const RAPIER: &str = "<path class='l-steel' stroke-width='4' d='M96 6 38 62'/><path class='l-shine' stroke-width='1.5' d='M96 6 40 \
    60'/><path class='a-brass' d='M24 50c18-2 28 8 26 26-14-2-24-12-26-26z'/><path class='a-shade' d='M37 63 50 76c-14-2-24-12-26-26z'/>\
    <path class='l-brass' stroke-width='4' d='M46 76c-6 14-20 20-30 12M24 54c-10 4-18 18-8 34'/><path class='l-leather' stroke-width='8' \
    d='M34 66 16 84'/><circle cx='13' cy='87' r='6' class='a-brass'/>";
const CROSSED: &str = "<g transform='matrix(-1 0 0 1 100 0)'><path class='a-steel' d='M90 6 92 14 40 66 34 60z'/><path class='a-brass' d='M24 \
    50 50 76 45 81 19 55z'/><path class='l-leather' stroke-width='8' d='M32 68 14 86'/></g><path class='a-steel' d='M90 6 92 14 40 66 34 \
    60z'/><path class='a-shine' d='M90 6 92 14 40 66 37 63z'/><path class='a-brass' d='M24 50 50 76 45 81 19 55z'/><path class='l-leather' \
    stroke-width='8' d='M32 68 14 86'/><path class='a-glow' d='M50 20 56 40 78 44 58 52 50 76 42 52 22 44 44 40z'/><path class='a-ember' \
    d='M50 34 53 44 64 46 54 50 50 60 46 50 36 46 47 44z'/>";
const LANCE: &str = "<path class='a-accent' d='M44 52 14 14 4 40l20 8L2 62l34 8z'/><path class='a-shade' d='M44 52 24 48 2 62l34 8z'/><path \
    class='a-leather' d='M34 60 6 88l8 8 28-28z'/><path class='a-steel' d='M98 2 66 54 48 36z'/><path class='a-shade' d='M98 2 66 54l-9-9z'/><path \
    class='a-brass' d='M48 36 66 54l-6 6-18-18zM36 38c2 14 12 24 26 26l-10 10C36 72 26 62 26 48z'/><path class='a-shade' d='M62 64 52 74C44 73 37 70 \
    33 66l10-10c5 4 12 7 19 8z'/><circle cx='12' cy='90' r='7' class='a-brass'/><path class='l-ember' stroke-width='4' d='M92 34 76 60M66 12 40 \
    26M98 54l-8 12M48 4 34 12'/>";
const FIST: &str = "<path class='a-copper' d='M28 70h44v30H28z'/><path class='a-shade' d='M50 70h22v30H50z'/><path class='l-brass' \
    stroke-width='6' d='M25 76h50M25 93h50'/><path class='a-brass' d='M14 32q0-9 8-9h56q8 0 8 9v26c0 10-6 16-14 18H30c-10-2-16-10-16-20z'/><path \
    class='a-shade' d='M50 48h36v10c0 10-6 16-14 18H50z'/><path class='a-brass-hi' d='M14 30c0-16 17-16 17-2 0-16 19-16 19 0 0-16 19-16 19 0 0-14 17-14 17 \
    2v16H14z'/><path class='a-shade' d='M14 38h72v8H14z'/><path class='l-ink' stroke-width='3' d='M31.5 26v20M50 26v20M68.5 26v20M14 46h72'/><path \
    class='a-brass' d='M10 50q0-8 8-8h34q8 0 8 8t-8 8H30q-4 12-16 6-6-4-4-14z'/><path class='l-ink' stroke-width='3' d='M60 50q0 8-8 8H30q-2 7-8 8'/><circle \
    cx='22' cy='50' r='4' class='a-steel'/><path class='l-ember' stroke-width='4' d='M50 2v8M28 4l3 7M72 4l-3 7M8 12l6 7M92 12l-6 7'/>";
/// The code above draws two fists below it.
const ONE_TWO: &str =
    "<path class='l-ember' stroke-width='4' d='M66 6l10 8M76 2l4 12M88 10l-4 8M6 70l12 2M8 84l12-6M20 94l6-10'/>";
const CLINCH: &str = "<path class='l-copper butt' stroke-width='20' d='M-2 92C14 60 34 50 62 54'/><path class='l-brass butt' \
    stroke-width='20' d='M102 8C86 40 66 50 38 46'/><path class='l-ink' stroke-width='3' d='M12 66l14 12M24 55l10 16M88 34 74 22M76 45 66 29'/><path \
    class='l-steel' stroke-width='11' d='M60 54c20 4 26-16 12-26M40 46c-20-4-26 16-12 26'/><circle cx='60' cy='54' r='9' class='a-brass-hi'/><circle \
    cx='40' cy='46' r='9' class='a-copper'/><circle cx='60' cy='54' r='4' class='a-ink'/><circle cx='40' cy='46' r='4' class='a-ink'/><path \
    class='l-ember' stroke-width='4' d='M50 12v12M36 16l4 10M50 88V76M64 84l-4-10'/>";
const HAMMER: &str = "<path class='l-leather' stroke-width='10' d='M20 94 58 42'/><path class='a-steel' d='M34 6 92 46 78 66 20 26z'/><path \
    class='a-shine' d='M34 6 92 46 87 53 29 13z'/><path class='a-brass' d='M46 14 78 37 65 57 33 35z'/><path class='a-shade' \
    d='M40 25 72 47 65 57 33 35z'/><circle cx='56' cy='36' r='7' class='a-plate'/><path class='l-ink' stroke-width='2' d='m56 36 \
    3-4'/><path class='a-ember' d='m90 60 10 4-9 4 5 10-10-6-5 10-2-12z'/>";
const SHIELD: &str = "<path class='a-brass-lo' d='M50 2 90 12v34c0 26-16 42-40 52C26 88 10 72 10 46V12z'/><path class='a-accent' d='M50 9 83 \
    17v29c0 22-13 36-33 45-20-9-33-23-33-45V17z'/><path class='a-shade' d='M50 9 83 17v29c0 22-13 36-33 45z'/><path class='a-brass' \
    d='M44 9h12v82l-6 3-6-3zM17 40h66v12H17z'/><circle cx='50' cy='46' r='13' class='a-steel'/><circle cx='50' cy='46' r='7' \
    class='a-ether'/><path class='l-rivet' stroke-width='4' pathLength='16' stroke-dasharray='0 1' d='M50 5.5 86.5 14.5V46c0 24-14 \
    39-36.5 48.5-22.5-9.5-36.5-24.5-36.5-48.5V14.5z'/>";
const PLATE: &str = "<path class='a-steel' d='M22 8c8 8 20 8 28 4 8 4 20 4 28-4l16 20-12 14c4 20-2 40-12 52H30C20 82 14 62 18 42L6 28z'/><path \
    class='a-shade' d='M50 12c8 4 20 4 28-4l16 20-12 14c4 20-2 40-12 52H50z'/><path class='l-brass' stroke-width='4' d='M50 \
    14v78M20 44c20 10 40 10 60 0M22 66c18 8 38 8 56 0M22 10l-14 18M78 10l14 18'/><path class='a-ether' d='m54 26-14 20h8l-4 16 \
    16-22h-9z'/>";
const DOME: &str = "<path class='a-glow' d='M2 78a48 60 0 0 1 96 0z'/><path class='l-ether' stroke-width='3' d='M4 78a46 56 0 0 1 92 0M20 78a30 \
    48 0 0 1 60 0M38 78a12 40 0 0 1 24 0M14 52h72'/><path class='a-brass' d='M2 78h96l-8 14H10z'/><path class='l-rivet' \
    stroke-width='4' pathLength='10' stroke-dasharray='0 1' d='M10 85h82'/>";
const TRAIN: &str = "<path class='a-glow' d='M8 30a12 12 0 0 1 18-14A14 14 0 0 1 50 8a10 10 0 0 1 10 14z'/><path class='a-iron' d='M56 20h14v18H56z'/>\
    <path class='a-brass' d='M52 16h22v6H52z'/><path class='a-metal-lo' d='M4 24h30v44H4z'/><path class='a-accent' d='M30 36h54a10 \
    10 0 0 1 10 10v22H30z'/><path class='a-shine' d='M30 36h54a10 10 0 0 1 8 6H30z'/><path class='a-ember' d='M10 32h16v14H10z'/>\
    <path class='l-brass' stroke-width='4' d='M46 36v32M66 36v32M2 22h34'/><path class='a-steel' d='M84 66h8l8 20H80z'/><circle cx='88' \
    cy='50' r='6' class='a-plate'/><g class='l-brass' stroke-width='5'><circle cx='20' cy='76' r='13'/><circle cx='48' cy='78' r='11'/>\
    <circle cx='70' cy='78' r='11'/></g><path class='l-steel' stroke-width='5' d='M20 76 48 80h22'/>";
const FIREBOX: &str = "<path class='a-iron' d='M12 92V40a38 34 0 0 1 76 0v52z'/><path class='l-brass' stroke-width='5' d='M12 92V40a38 34 0 0 1 \
    76 0v52z'/><path class='a-ink' d='M26 86V48a24 22 0 0 1 48 0v38z'/><path class='a-ember' d='M32 86c-8-18 6-22 6-38 8 6 8 12 8 \
    18 6-6 8-18 4-26 16 8 24 30 18 46z'/><path class='a-brass-hi' d='M42 86c-4-10 4-14 6-22 6 6 12 14 8 22z'/><path class='l-steel' \
    stroke-width='4' d='M30 86V62M43 86V56M57 86V56M70 86V62'/><path class='a-brass' d='M6 88h88v8H6z'/><path class='l-rivet' \
    stroke-width='4' pathLength='9' stroke-dasharray='0 1' d='M19 84V42a31 28 0 0 1 62 0v44'/>";
const BOILER: &str = "<path class='a-iron' d='M40 2h14v20H40z'/><path class='a-brass' d='M36 0h22v6H36zM14 88h18v10H14zM68 88h18v10H68z'/><rect \
    x='8' y='18' width='84' height='72' rx='32' class='a-copper'/><path class='a-shade' d='M8 54h84v4a32 32 0 0 1-32 32H40A32 32 0 0 \
    1 8 58z'/><path class='a-shine' d='M40 24h20a26 26 0 0 1 22 10H18a26 26 0 0 1 22-10z'/><path class='l-brass' stroke-width='6' \
    d='M30 20v68M70 20v68'/><path class='l-rivet' stroke-width='3' pathLength='14' stroke-dasharray='0 1' d='M30 22v66M70 22v66'/>\
    <circle cx='50' cy='52' r='17' class='a-brass'/><circle cx='50' cy='52' r='13' class='a-plate'/><path class='l-steam' \
    stroke-width='4' d='M56 43a11 11 0 0 1 4 12'/><path class='l-ink' stroke-width='3' d='m50 52 7-7'/><path class='a-glow' d='M46 \
    0a9 9 0 0 1 14-9 9 9 0 0 1 15-1 8 8 0 0 1 5 14z'/>";
const VALVE: &str = "<path class='l-copper butt' stroke-width='18' d='M0 76h100M50 76V42'/><path class='l-brass butt' stroke-width='26' d='M12 \
    76h8M80 76h8'/><path class='a-brass' d='M34 60h32v30H34z'/><circle cx='50' cy='32' r='24' class='l-steam' stroke-width='8'/><path \
    class='l-steam' stroke-width='6' d='M50 10v44M28 32h44'/><circle cx='50' cy='32' r='8' class='a-brass'/><path class='a-glow' d='M66 \
    66c10-16 30-14 34-4-10-2-4 8-16 8-4 10-14 6-18-4z'/>";
const ORB: &str = "<circle cx='58' cy='48' r='34' class='a-glow'/><circle cx='58' cy='48' r='25' class='a-ether'/><circle cx='58' cy='48' \
    r='16' class='a-bone'/><path class='l-ether' stroke-width='4' d='M2 90 38 64M4 68l24-14M22 98l22-22'/><ellipse cx='58' cy='48' rx='42' \
    ry='13' class='l-brass' stroke-width='4' transform='rotate(-32 58 48)'/><ellipse cx='58' cy='48' rx='42' ry='13' class='l-brass' \
    stroke-width='3' transform='rotate(48 58 48)'/><path class='l-ether' stroke-width='3' d='M58 48c-8-6 2-14 8-8s0 20-12 18-14-20-2-28'/>";
const BOLT: &str = "<path class='a-glow' d='M66-4 10 58h24L22 106 90 38H62z'/><path class='a-energy' d='M64 2 18 56h24L30 96 82 40H56z'/><path \
    class='a-ether' d='M62 8 26 52h22L38 82 72 44H50z'/><path class='l-bone' stroke-width='3' d='M58 16 34 48h20L46 66'/><path class='l-ether' \
    stroke-width='3' d='m84 56 10 6-4 8 8 8M14 38 4 34l4-8-6-6'/>";
const ROD: &str = "<path class='a-brass' d='M26 88h48v10H26z'/><path class='l-steel butt' stroke-width='7' d='M50 90V34'/><path class='l-copper butt' \
    stroke-width='18' stroke-dasharray='5 4' d='M50 86V62'/><circle cx='50' cy='34' r='11' class='a-brass'/><circle cx='50' cy='34' r='5' class='a-ether'/>\
    <path class='a-ether' d='M62-6 42 8l12 4-10 14 24-18-12-4 14-10z'/><path class='l-ether' stroke-width='3' d='M40 36 26 30l-4 12-14-4M60 36l14-6 4 \
    12 14-4M42 44 30 56l6 8-12 10M58 44l12 12-6 8 12 10'/>";
const TESLA: &str = "<path class='a-brass' d='M22 90h56v8H22z'/><path class='l-copper butt' stroke-width='34' stroke-dasharray='4 2' d='M50 \
    90V40'/><path class='l-brass butt' stroke-width='10' d='M50 40V24'/><ellipse cx='50' cy='22' rx='28' ry='12' class='a-steel'/><ellipse \
    cx='50' cy='18' rx='22' ry='6' class='a-shine'/><path class='l-ether' stroke-width='4' d='M76 20l14 6-6 10 14 8M24 20 8 14l6-8L0 \
    0M74 28l8 14-8 10 12 16M26 28l-10 12 8 10-14 16'/><path class='l-bone' stroke-width='1.5' d='M76 20l14 6-6 10 14 8M74 28l8 \
    14-8 10 12 16'/>";
const MAGNET: &str = "<path class='l-steam butt' stroke-width='22' d='M26 30v24a24 24 0 0 0 48 0V30'/><path class='a-shine' d='M15 30h8v26a27 27 0 \
    0 0 12 24l-6 6a36 36 0 0 1-14-30z'/><path class='a-steel' d='M15 12h22v20H15zM63 12h22v20H63z'/><path class='l-ether' \
    stroke-width='4' d='M26 4c14-12 34-12 48 0M40 18c6-6 14-6 20 0M40 30c6-4 14-4 20 0'/><circle cx='50' cy='54' r='7' \
    class='a-brass'/><path class='l-brass' stroke-width='3' pathLength='16' stroke-dasharray='1' d='M50 45a9 9 0 0 1 0 18 9 9 0 0 1 0-18'/>";
const PILE: &str = "<path class='a-brass' d='M14 90h72v9H14zM28 6h44v8H28z'/><path class='l-steel butt' stroke-width='46' stroke-dasharray='6 12' \
    d='M50 16v72'/><path class='l-copper butt' stroke-width='46' stroke-dasharray='6 12' stroke-dashoffset='-6' d='M50 16v72'/><path \
    class='l-leather butt' stroke-width='42' stroke-dasharray='6 12' stroke-dashoffset='-12' d='M50 16v72'/><path class='a-shade' d='M58 \
    14h16v76H58z'/><path class='l-brass' stroke-width='4' d='M22 10v80M78 10v80'/><circle cx='50' cy='2' r='8' class='a-brass'/><circle \
    cx='50' cy='2' r='4' class='a-ether'/><path class='l-ether' stroke-width='3' d='M42 0 30-6l4 10-16-2M58 0l12-6-4 10 16-2'/>";
const HAT: &str = "<path class='a-ink' d='M26 66 20 14q30-10 60 0l-6 52z'/><path class='a-shine' d='M26 66 20 14q8-3 14-4l4 54z'/><path class='a-accent' \
    d='M25 54q25 8 50 0l-1 12q-24 8-48 0z'/><path class='a-ink' d='M4 66q46 18 92 0l2 8q-48 22-96 0z'/><circle cx='38' cy='60' r='8' \
    class='a-brass'/><circle cx='38' cy='60' r='4' class='a-ink'/><path class='l-ether' stroke-width='4' d='M20 92c10-10 20 6 30-2s18 \
    8 30-4M32 8C26-2 40-6 38 6M52 4c-2-10 14-8 8 2M68 8c4-10 14 0 6 4'/><path class='a-bone' d='m84 30 2 6 6 2-6 2-2 6-2-6-6-2 \
    6-2zM14 34l1 4 4 1-4 1-1 4-1-4-4-1 4-1z'/>";
/// The code above draws two gears below it.
const WHEEL: &str = "<circle cx='50' cy='50' r='15' class='a-steel'/><circle cx='50' cy='50' r='7' class='a-ether'/><path class='l-ember' \
    stroke-width='3' d='M94 30c4 12 4 26 0 38M6 70c-4-12-4-26 0-38'/>";
const DYNAMO: &str = "<path class='a-brass' d='M8 84h84v12H8z'/><circle cx='50' cy='48' r='42' class='a-iron'/><circle cx='50' cy='48' r='38' \
    class='l-copper butt' stroke-width='12' stroke-dasharray='7 3'/><circle cx='50' cy='48' r='27' class='a-brass-lo'/><path class='l-brass' \
    stroke-width='7' d='M50 24v48M29 36l42 24M29 60l42-24'/><circle cx='50' cy='48' r='11' class='a-steel'/><path class='a-ether' d='m54 \
    36-12 14h7l-3 11 12-15h-7z'/><path class='l-ether' stroke-width='3' d='M94 40l8-6M94 54l8 6M6 40l-8-6M6 54l-8 6'/>";
const FOG: &str = "<path class='a-iron' d='M38 96V52c-6-4-8-10-6-16 0-14 8-22 20-22s18 10 18 22c2 6 0 12-6 16v44z'/><path class='a-ether' d='M38 \
    36h10v5H38zM54 36h10v5H54z'/><path class='a-fog' d='M0 66a14 14 0 0 1 22-10 18 18 0 0 1 32-4 16 16 0 0 1 28 4 12 12 0 0 1 18 10v14H0z'/>\
    <path class='a-fog' d='M4 90a12 12 0 0 1 18-8 16 16 0 0 1 28-2 16 16 0 0 1 28 0 12 12 0 0 1 18 10z'/><path class='l-bone' \
    stroke-width='3' d='M10 60c4-8 14-6 12 2M60 56c4-8 16-6 14 2M30 82c4-6 12-4 10 2'/>";
const BOOT: &str = "<path class='a-verd' d='M36 4h30v44c0 8 28 10 30 28v8H34z'/><path class='a-shade' d='M52 4h14v44c0 8 28 10 30 28v8H70C52 70 54 40 \
    52 4z'/><path class='l-brass' stroke-width='6' d='M33 8h36M35 30h32'/><path class='a-metal-lo' d='M32 82h66v12H62v-4H50v6H32z'/><path class='a-brass' \
    d='M66 56c14 0 22 6 28 16H76z'/><circle cx='50' cy='62' r='10' class='l-brass' stroke-width='5' pathLength='16' stroke-dasharray='1'/><circle cx='50' \
    cy='62' r='8' class='a-brass'/><circle cx='50' cy='62' r='3' class='a-ink'/><path class='a-bone' d='M34 50C16 48 8 36 8 22c8 8 16 10 26 10zM34 66C20 \
    66 10 60 6 50c8 4 18 4 28 2z'/><path class='l-glow' stroke-width='4' d='M24 76H0M26 88H8'/>";
const DROP: &str = "<path class='a-steam' d='M50 0C60 22 84 42 84 66a34 32 0 0 1-68 0C16 42 40 22 50 0z'/><path class='a-shade' d='M50 0C60 22 84 \
    42 84 66a34 32 0 0 1-34 32z'/><path class='a-brass' d='m28 60 10-14 4 10 8-14 8 14 4-10 10 14c0 16-8 28-22 30-14-2-22-14-22-30z'/><path \
    class='a-ink' d='m36 62 10 4-6 4zM64 62l-10 4 6 4zM44 78l6 6 6-6z'/><path class='l-shine' stroke-width='4' d='M30 50c2-10 8-18 14-24'/>";

#[cfg(test)]
mod tests {
    use super::*;
    use coal::CardSet;
    use coal::card::Model;

    /// The thing that the id of a card names, if it names one.
    fn thing(id: &str) -> Option<&'static str> {
        id.rsplit('-').find_map(|word| THINGS.iter().find(|(words, _)| words.contains(&word))).map(|(_, thing)| *thing)
    }

    #[test]
    fn no_motif_stands_for_more_than_two_different_cards_of_a_deck() {
        let set = CardSet::house();
        for model in Model::ALL {
            let cards = set.cards().iter().filter(|card| card.model == model);
            let shown: Vec<&str> =
                cards.map(|card| thing(&card.id).expect("each card of ours names a thing")).collect();
            assert_eq!(shown.len(), 10, "{model}");
            for motif in &shown {
                let count = shown.iter().filter(|other| *other == motif).count();
                assert!(count <= 2, "{model}: {count} cards show {motif}");
            }
        }
    }
}
