//! The four Steambots at full length: a knight, a conjurer, a boxer and a fencer.

use coal::card::Model;

use super::{model_class, picture};

/// Draws a Steambot in the metals of its model.
#[must_use]
pub fn bot_svg(model: Model) -> String {
    let classes = format!("art-bot {}", model_class(model));
    let parts: &[&str] = match model {
        Model::C1 => &[FLOOR, KNIGHT_BACK, KNIGHT_SIDE, MIRROR, KNIGHT_SIDE, END, KNIGHT],
        Model::C2 => &[FLOOR, CONJURER_SIDE, MIRROR, CONJURER_SIDE, END, CONJURER],
        Model::C3 => &[FLOOR, BOXER_SIDE, MIRROR, BOXER_SIDE, END, BOXER],
        Model::C4 => &[FLOOR, FENCER],
    };
    picture(&classes, 300, 400, parts)
}

const FLOOR: &str = "<ellipse cx='150' cy='382' rx='112' ry='14' class='a-shadow'/>";
/// Repeats the content mirrored on the other side.
const MIRROR: &str = "<g transform='matrix(-1 0 0 1 300 0)'>";
const END: &str = "</g>";

// C1: a great helm with a cross of light, broad plates, a tower shield and a sword.
const KNIGHT_BACK: &str = "<path class='a-steam' d='M150 24c10-26 48-30 66-8-20-4-26 12-44 12 14 4 20 12 14 20-14-8-26-10-36-8z'/><path class='a-iron' \
    d='M92 60h22v50H92zM186 60h22v50h-22z'/><path class='a-brass' d='M88 56h30v9H88zM182 56h30v9h-30z'/>";
const KNIGHT_SIDE: &str = "<path class='a-iron' d='M106 228h38v76h-38z'/><path class='a-metal' d='M98 296h46v70H98z'/><path class='a-shade' d='M98 \
    296h16v70H98z'/><path class='a-metal-lo' d='M86 362h60v20H80z'/><path class='a-metal' d='m121 284 26 12-26 22-26-22z'/><path class='l-brass' \
    stroke-width='4' d='M98 330h46M98 348h46'/><path class='a-iron' d='M60 150h28v76H60z'/><path class='a-metal' d='M54 196h40v52H54z'/><path \
    class='l-brass' stroke-width='4' d='M54 210h40M54 236h40'/><path class='a-metal-lo' d='M58 246h32v24q-16 10-32 0z'/><path class='a-metal' \
    d='M118 102C86 92 52 102 44 134c-4 20 4 36 14 44 16-18 36-26 62-26z'/><path class='a-shade' d='M44 134c-4 20 4 36 14 44 16-18 36-26 62-26v-16c-30 \
    0-56 10-76-2z'/><path class='l-brass' stroke-width='4' d='M58 178c16-18 36-26 62-26'/><path class='l-rivet' stroke-width='6' pathLength='5' \
    stroke-dasharray='0 1' d='M54 148c16-18 36-26 62-26'/>";
const KNIGHT: &str = "<path class='a-metal' d='M96 112q54 26 108 0l-4 74q-4 34-22 50h-56q-18-16-22-50z'/><path class='a-shade' d='M150 125q30-1 \
    54-13l-4 74q-4 34-22 50h-28z'/><path class='a-accent' d='M126 128q24 6 48 0v116l-24 26-24-26z'/><path class='a-brass' d='M146 130h8v134l-4 \
    5-4-5zM126 168h48v8h-48z'/><circle cx='150' cy='172' r='15' class='a-brass'/><circle cx='150' cy='172' r='10' class='a-ether'/><path \
    class='a-metal-lo' d='M98 222h104v14H98z'/><path class='a-metal' d='M112 50q38-34 76 0v52q-10 20-38 24-28-4-38-24z'/><path class='a-shade' \
    d='M150 33q22 1 38 17v52q-10 20-38 24z'/><path class='l-brass' stroke-width='5' d='M112 50q38-34 76 0M150 32v94'/><path class='a-ink' d='M118 \
    64h64v14h-64z'/><path class='a-ember' d='M122 68h24v6h-24zM154 68h24v6h-24z'/><path class='l-ink' stroke-width='3' stroke-dasharray='3 5' \
    d='M126 96h18M156 96h18M130 104h14M156 104h14'/><path class='a-steel' d='M244 40 254 22 264 40V244h-20z'/><path class='a-shine' d='M244 40 \
    254 22V244h-10z'/><path class='l-ether' stroke-width='3' d='M254 44v190'/><path class='a-brass' d='M224 240h60v12h-60z'/><path class='a-leather' \
    d='M248 252h12v34h-12z'/><circle cx='254' cy='290' r='9' class='a-brass'/><path class='a-metal-lo' d='M236 250h34v22q-17 10-34 0z'/><path \
    class='a-brass' d='M10 160q34-14 68 0v116q-6 36-34 54-28-18-34-54z'/><path class='a-accent' d='M18 166q26-10 52 0v108q-6 30-26 44-20-14-26-44z'/>\
    <path class='a-shade' d='M44 161q14 0 26 5v108q-6 30-26 44z'/><path class='a-brass' d='M39 162h10v154l-5 3-5-3zM18 214h52v10H18z'/><circle \
    cx='44' cy='219' r='15' class='a-steel'/><circle cx='44' cy='219' r='8' class='a-brass'/>";

// C2: a pointed hood, Volta piles on the back, a skirt of slats, sparks between the hands.
const CONJURER_SIDE: &str = "<path class='l-copper butt' stroke-width='34' stroke-dasharray='7 7' d='M86 40V172'/><path class='l-steel butt' \
    stroke-width='34' stroke-dasharray='7 7' stroke-dashoffset='7' d='M86 40V172'/><path class='a-shade' d='M92 40h11v132H92z'/><path \
    class='l-brass' stroke-width='4' d='M66 36v140M106 36v140'/><path class='a-brass' d='M62 30h48v10H62zM62 170h48v10H62z'/><circle cx='86' \
    cy='20' r='11' class='a-brass'/><circle cx='86' cy='20' r='6' class='a-ether'/><path class='l-iron' stroke-width='12' d='M120 150 88 206 \
    74 252'/><circle cx='120' cy='148' r='17' class='a-metal'/><circle cx='88' cy='206' r='11' class='a-brass'/><path class='l-metal' stroke-width='16' \
    d='M84 214 76 246'/><path class='l-brass' stroke-width='5' d='M74 252 62 276M74 252 72 282M74 252 84 278'/><path class='l-ether' stroke-width='3' \
    d='M72 282l14 14-10 10 18 12-4 14'/><path class='a-metal-lo' d='M128 236 112 376h38V236z'/><path class='a-metal' d='M128 236 96 370q10 6 22 \
    5l24-139z'/><path class='a-shade' d='M138 236 118 375q6 0 12-1l14-138z'/><path class='l-brass' stroke-width='4' d='M98 362q26 10 52 10'/>";
const CONJURER: &str = "<path class='a-metal' d='M150 236l-16 140q16 6 32 0z'/><path class='l-brass' stroke-width='3' d='M150 240v134'/><path \
    class='a-iron' d='M132 178h36v62h-36z'/><path class='l-brass' stroke-width='5' d='M130 196h40M130 210h40M130 224h40'/><path class='a-metal' \
    d='M114 128q36-18 72 0l-10 52q-26 16-52 0z'/><path class='a-shade' d='M150 119q18 0 36 9l-10 52q-12 8-26 8z'/><circle cx='150' cy='154' r='18' \
    class='a-brass'/><circle cx='150' cy='154' r='13' class='a-ink'/><path class='a-ether' d='m154 142-12 14h7l-3 10 12-14h-7z'/><path class='a-brass' \
    d='M122 236h56l6 12h-68z'/><path class='a-iron' d='M142 108h16v20h-16z'/><path class='a-metal-lo' d='M124 76h52v26q-8 16-26 18-18-2-26-18z'/><path \
    class='a-ink' d='M130 84h40v12h-40z'/><circle cx='140' cy='90' r='5' class='a-ether'/><circle cx='160' cy='90' r='5' class='a-ether'/><path \
    class='a-accent' d='M112 80q8-14 18-18l14-46q6-10 12 0l14 46q10 4 18 18-38-12-76 0z'/><path class='a-shade' d='M150 11q3 0 6 5l14 46q10 4 18 \
    18-18-6-38-6z'/><path class='l-brass' stroke-width='4' d='M112 80q38-12 76 0M130 62q20-6 40 0'/><path class='a-brass' d='m150 34 3 8 8 3-8 3-3 \
    8-3-8-8-3 8-3z'/><circle cx='150' cy='8' r='8' class='a-ether'/><path class='l-ether' stroke-width='3' d='M97 18l14-8 8 10 20-12M203 18l-14-8-8 \
    10-20-12M212 338l-22-8-12 10-28-8-28 8-12-10-22 8'/>";

// C3: boilers on the shoulders, a sunken head, fists like anvils.
const BOXER_SIDE: &str = "<path class='a-fog' d='M68 22c-16-2-16-20 0-20 4-14 26-12 26 0 14 2 12 20 0 20z'/><path class='a-iron' d='M72 22h24v50H72z'/>\
    <path class='a-brass' d='M67 20h34v10H67zM70 52h28v6H70z'/><path class='a-iron' d='M108 250h36v66h-36z'/><path class='a-metal-lo' d='M96 \
    296h50v72H96z'/><path class='a-metal' d='M96 296h34v72H96z'/><path class='a-iron' d='M84 362h64v20H78z'/><path class='l-brass butt' stroke-width='6' \
    d='M96 312h50M96 352h50'/><rect x='36' y='64' width='92' height='92' rx='38' class='a-metal'/><path class='a-shade' d='M36 108h92v10q0 38-38 \
    38H74q-38 0-38-38z'/><path class='l-brass' stroke-width='6' d='M54 68v84M108 68v84'/><circle cx='81' cy='108' r='20' class='a-brass'/><circle \
    cx='81' cy='108' r='15' class='a-plate'/><path class='l-steam' stroke-width='4' d='M88 98a11 11 0 0 1 4 12'/><path class='l-ink' stroke-width='3' \
    d='m81 108 8-8'/><path class='l-iron' stroke-width='32' d='M66 156 56 214'/><path class='l-brass butt' stroke-width='38' stroke-dasharray='6 12' \
    d='M64 164 58 206'/><path class='a-metal' d='M14 214q0-14 14-14h52q16 0 16 14v24H14z'/><path class='a-metal-lo' d='M8 234q44-10 92 0 6 30-2 52-44 \
    16-88 0-8-22-2-52z'/><path class='a-metal' d='M8 234q44-10 92 0 4 12 2 24-48-8-96 0-1-14 2-24z'/><path class='l-ink' stroke-width='4' d='M32 \
    258v32M54 256v36M76 258v32'/><path class='l-rivet' stroke-width='7' pathLength='4' stroke-dasharray='0 1' d='M18 244q36-7 82 0'/><path class='l-ember' \
    stroke-width='4' d='M10 298q44 16 86 0'/>";
const BOXER: &str = "<path class='a-metal-lo' d='M96 104h108l10 100q-10 46-34 60h-60q-24-14-34-60z'/><path class='a-metal' d='M100 108h100l8 92q-58 \
    20-116 0z'/><path class='a-shade' d='M150 108h50l8 92q-26 9-58 10z'/><path class='l-rivet' stroke-width='7' pathLength='9' stroke-dasharray='0 1' \
    d='M96 196q54 20 108 0'/><path class='a-iron' d='M118 152a32 30 0 0 1 64 0v32q-32 10-64 0z'/><path class='l-brass' stroke-width='5' d='M118 152a32 \
    30 0 0 1 64 0v32q-32 10-64 0z'/><path class='a-ember' d='M128 182c-8-16 8-22 6-36 10 6 8 14 8 18 8-6 10-14 8-24 14 10 28 26 22 42-20 5-32 4-44 \
    0z'/><path class='a-brass-hi' d='M142 184c-4-10 6-12 6-20 8 6 10 14 8 20z'/><path class='l-iron' stroke-width='4' d='M134 152v32M150 148v38M166 \
    152v32'/><path class='a-brass' d='M98 214q52 18 104 0l-4 18q-48 14-96 0z'/><path class='a-accent' d='M120 226q30 8 60 0l-6 30h-48z'/><path \
    class='a-metal' d='M118 104q-2-44 32-44t32 44q-32 10-64 0z'/><path class='a-shade' d='M150 60q34 0 32 44-16 5-32 5z'/><path class='a-ink' d='M124 \
    80h52v12h-52z'/><path class='a-ember' d='M130 83h14v6h-14zM156 83h14v6h-14z'/><path class='l-brass' stroke-width='5' d='M116 104q34 10 68 0M150 \
    60v18'/><path class='l-ink' stroke-width='3' d='M136 98h28'/>";

// C4: winged helm, cape, en garde with a rapier.
const FENCER: &str = "<path class='a-accent' d='M132 100C96 130 62 190 34 292c18-8 26-2 34 8 12-10 24-6 32 4 14-8 26-4 38 2 10-60 12-130 10-196z'/><path \
    class='a-shade' d='M132 100C112 150 92 210 68 300c12-10 24-6 32 4 14-8 26-4 38 2 10-60 12-130 10-196z'/><path class='l-iron' stroke-width='20' \
    d='M138 226 98 296 56 360'/><path class='l-metal' stroke-width='24' d='M92 304 64 350'/><path class='a-metal-lo' d='M30 362h50l-4 20H14z'/><circle \
    cx='96' cy='298' r='14' class='a-brass'/><path class='l-iron' stroke-width='20' d='M160 226 204 282 200 356'/><path class='l-metal' stroke-width='25' \
    d='M204 296 201 344'/><path class='l-brass butt' stroke-width='29' stroke-dasharray='5 16' d='M204 300 201 344'/><path class='a-metal-lo' d='M184 \
    360h34l38 22h-74z'/><circle cx='204' cy='284' r='15' class='a-brass'/><path class='l-iron' stroke-width='15' d='M122 128 84 158 70 120'/><circle \
    cx='84' cy='158' r='11' class='a-brass'/><path class='l-metal' stroke-width='17' d='M82 150 74 128'/><path class='l-brass' stroke-width='5' d='M70 \
    118 58 104M70 118 66 98M70 118 76 98'/><path class='a-iron' d='M132 186h34v48h-34z'/><path class='l-brass' stroke-width='4' d='M132 200h34M132 \
    212h34'/><path class='a-metal' d='M112 116q38-22 74 2-2 40-22 74h-32q-18-34-20-76z'/><path class='a-shade' d='M150 105q20 0 36 13-2 40-22 \
    74h-14z'/><path class='l-brass' stroke-width='4' d='M150 106v86M116 136q34 14 68 2'/><circle cx='150' cy='142' r='11' class='a-brass'/><path \
    class='a-verd' d='m150 134 7 8-7 8-7-8z'/><path class='a-metal-lo' d='M124 226q26 10 52 0l6 26q-14 12-32 12t-32-12z'/><path class='a-brass' \
    d='M124 224q26 10 52 0l1 9q-27 10-54 0z'/><circle cx='184' cy='124' r='18' class='a-metal'/><path class='l-brass' stroke-width='4' d='M170 \
    134a18 18 0 0 0 30 0'/><path class='l-iron' stroke-width='15' d='M188 130 212 168 240 158'/><circle cx='212' cy='168' r='12' class='a-brass'/><path \
    class='l-metal' stroke-width='18' d='M218 166 238 159'/><path class='l-steel' stroke-width='5' d='M246 152 292 44'/><path class='l-ether' \
    stroke-width='2' d='M250 144 292 44'/><path class='a-brass' d='M226 140q22-10 36 16-6 12-16 12-2-18-20-28z'/><path class='l-brass' stroke-width='5' \
    d='M240 170q20 4 22-14'/><path class='a-iron' d='M142 94h18v18h-18z'/><path class='a-metal' d='M124 62q26-36 54 0l-2 24q-8 16-20 18-22-2-30-18z'/><path \
    class='a-shade' d='M151 44q16 2 27 18l-2 24q-8 16-20 18h-5z'/><path class='a-ink' d='M134 70h42l-3 10h-36z'/><path class='a-verd' d='M140 \
    72h13v6h-12zM160 72h13l-2 6h-11z'/><path class='l-brass' stroke-width='4' d='M124 62q26-36 54 0M154 80v24'/><path class='a-bone' d='M126 62C108 \
    56 92 34 94 10c8 14 18 18 26 20-4 4-6 4-10 4 6 6 12 8 18 8-2 6-6 6-10 6 4 4 10 6 16 8zM172 56c14-6 28-22 28-44-8 12-16 16-24 18 2 4 6 4 10 4-4 \
    6-10 8-16 8 2 6 6 6 8 6-2 4-6 6-8 6z'/>";
