//! The Zone cards, each a place of the setting with the sign of its Estro, and the Incinerator.

use estro::language::Estro;

use super::sign::{colours, shape};
use super::{picture, put};

/// The picture of a Zone card, 320 x 200: the Military, the Tech Development, the Medical, the Civilian and the Control zone.
#[must_use]
pub fn zone_svg(zone: Estro) -> String {
    let mut parts = String::from(
        "<path class='e-sky' d='M0 0h320v200H0z'/><path class='e-haze' d='M0 70h320v130H0z'/><path class='e-haze' d='M0 120h320v80H0z'/>",
    );
    put!(parts, "<circle class='e-glow' cx='160' cy='84' r='74'/><circle class='e-halo' cx='160' cy='84' r='66'/>");
    let (far, near, lights) = scenery(zone);
    put!(
        parts,
        "<path class='e-far' d='{far}'/><path class='e-near' d='{near}'/><path class='e-window' d='{lights}'/>"
    );
    put!(parts, "<path class='e-plate' transform='translate(120 44) scale(3.3)' d='{}'/>", shape(zone));
    put!(parts, "<path class='e-sign' transform='translate(124 48) scale(3)' d='{}'/>", shape(zone));
    let classes = format!("art-zone {}", colours(zone));
    picture(&classes, 320, 200, &[&parts]).replacen("<svg ", "<svg preserveAspectRatio='xMidYMid slice' ", 1)
}

/// What stands far and near, and its lights.
const fn scenery(zone: Estro) -> (&'static str, &'static str, &'static str) {
    match zone {
        // Bunkers with guns.
        Estro::Ardo => (
            "M0 200v-60l30-26h40l10 14 26-40 12 40h84l12-40 26 40 10-14h40l30 26v60z",
            "M0 200v-32h26l14-16h50l16 18h108l16-18h50l14 16h26v32zM60 152l-34-22 4-5 38 22zM260 152l34-22-4-5-38 22z",
            "M48 164h30v4H48zM242 164h30v4h-30zM116 184h12v5h-12zM140 184h12v5h-12zM168 184h12v5h-12zM192 184h12v5h-12z",
        ),
        // Towers and masts under construction.
        Estro::Granito => (
            "M0 200V96h34v30h20V60h36v76h20v-20h100v20h20V60h36v66h20V96h34v104z",
            "M0 200v-44h50v-14h40v24h140v-24h40v14h50v44zM70 142V40h4v102zM246 142V40h4v102zM40 52h66v4H40zM214 52h66v4h-66z",
            "M62 74h8v6h-8zM62 90h8v6h-8zM62 106h8v6h-8zM250 74h8v6h-8zM250 90h8v6h-8zM250 106h8v6h-8zM20 170h280v3H20z",
        ),
        // Domes and stalks.
        Estro::Armonio => (
            "M0 200v-30a46 46 0 0 1 92 0 30 30 0 0 1 40-16h56a30 30 0 0 1 40 16 46 46 0 0 1 92 0v30z",
            "M0 200v-16q40-24 80-6 80-24 160 0 40-18 80 6v16zM40 180V96h3v84zM280 180V96h-3v84zM41 78a18 18 0 1 1 0 36 18 18 0 1 1 0-36zM279 78a18 18 0 1 1 0 36 18 18 0 1 1 0-36z",
            "M41 88a8 8 0 1 1 0 16 8 8 0 1 1 0-16zM279 88a8 8 0 1 1 0 16 8 8 0 1 1 0-16zM100 186h120v3H100z",
        ),
        // A city of slender houses.
        Estro::Illusio => (
            "M0 200v-80l14-22 14 22v20l16-74 18 74v-20l20-54 14 54v40h128v-40l14-54 20 54v20l18-74 16 74v-20l14-22 14 22v80z",
            "M0 200v-36l20-14 16 20 24-34 22 34h156l22-34 24 34 16-20 20 14v36z",
            "M16 128h5v7h-5zM44 118h4v9h-4zM78 122h4v8h-4zM238 122h4v8h-4zM272 118h4v9h-4zM299 128h5v7h-5zM60 158h4v6h-4zM256 158h4v6h-4zM120 182h4v6h-4zM160 182h4v6h-4zM196 182h4v6h-4z",
        ),
        // A ring of antennas and a command tower.
        Estro::Manpo => (
            "M0 200v-40l50-70 50 70h120l50-70 50 70v40z",
            "M0 200v-24h120l16-22h48l16 22h120v24zM48 90V34h4v56zM268 90V34h4v56zM30 34q20 26 40 0zM250 34q20 26 40 0z",
            "M50 24a5 5 0 1 1 0 10 5 5 0 1 1 0-10zM270 24a5 5 0 1 1 0 10 5 5 0 1 1 0-10zM138 164h44v5h-44zM30 184h60v3H30zM230 184h60v3h-60z",
        ),
    }
}

/// The Incinerator: a furnace with its fire, in a square of 40.
#[must_use]
pub fn incinerator_svg() -> String {
    let parts = "<path class='e-furnace' d='M4 38V12l6-8h20l6 8v26z'/>\
                 <path class='e-mouth' d='M10 34V16l4-5h12l4 5v18z'/>\
                 <path class='e-fire' d='M20 13q2 6 6 10 3 5-1 9-5 3-10 0-4-4-1-9 1 3 3 3-1-7 3-13z'/>\
                 <path class='e-ember' d='M20 24q5 5 1 9-2 1-4-1-1-3 3-8z'/>";
    picture("art-incinerator", 40, 40, &[parts])
}
