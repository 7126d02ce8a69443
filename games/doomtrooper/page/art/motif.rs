//! The motif of a warrior or an Equipment card, in a picture of 500 x 380: chosen by its designations, so that kinds
//! can be told apart at a glance.

use doomtrooper::language::{Affiliation, Card, Filter, Modifier, Op, Rating, Tag};

/// A breastplate.
const ARMOR: &str = "M184 60q30 40 66 40t66-40l70 30 20 70-50 24-20-24-6 70 10 70q-90 60-180 0l10-70-6-70-20 24-50-24 20-70z \
    M190 150q30 30 52 24v-46zM310 150q-30 30-52 24v-46zM190 210h52v16h-52zM258 210h52v16h-52z \
    M186 250h56v16h-56zM258 250h56v16h-56z";
/// A pistol.
const HANDGUN: &str =
    "M110 110h270v20h20v34H256q-2 56-56 56l-22 120h-74l26-150-20-20zM224 164h-34l-6 34h16q22-2 24-34z";
/// An assault rifle.
const RIFLE: &str =
    "M40 230l40-60h120v-24h150v24h120v22H350v34h-70l10 80h-44l-20-80h-60l-50 60H50zM220 160v10h110v-10z";
/// A rifle with a telescope.
const SNIPER: &str = "M30 240l50-50h110v-12h270v18H300v20h-60l12 70h-34l-18-70h-50l-50 56H40z \
    M150 120h20v10h100v-10h20v40h-20v18h-14v-18h-72v18h-14v-18h-20z";
/// A machine gun on its tripod.
const MACHINEGUN: &str = "M50 130h70v-24h130v24h210v22H260v46h-34l70 140h-34l-58-116-58 116h-34l70-140h-22v-22H50z \
    M150 122v14h80v-14z";
/// A rocket launcher.
const LAUNCHER: &str = "M50 140h300l30-40h70l-30 40v60l30 40h-70l-30-40H50zM130 200h44l-14 110h-44zM240 200h34v60h-34z \
    M80 110h60v30H80z";
/// A flamethrower.
const FLAMER: &str = "M60 190h150v-30h100v26h40v34h-40v14h-60l-16 80h-40l14-80h-60l-40 60H70z \
    M360 203c30-60 50-30 60-80 10 40 40 60 30 100-10 34-60 34-90-20z";
/// A sword.
const BLADE: &str = "M400 40l10 60-190 150 26 30-22 20-34-32-60 62-36-36 62-60-32-34 20-22 30 26z";
/// A field gun.
const ARTILLERY: &str = "M120 60l190 130-30 46L90 106zM220 190a70 70 0 1 0 .1 0zM220 240a22 22 0 1 1-.1 0z \
    M280 230l170 90v20H260z";
/// A car.
const VEHICLE: &str = "M60 230q0-50 70-54l50-66h130l60 66q80 4 80 54v40h-44a50 50 0 0 0-100 0H214a50 50 0 0 0-100 0H60z \
    M196 134l-34 42h74v-42zM256 134v42h80l-38-42zM164 230a40 40 0 1 0 .1 0zM356 230a40 40 0 1 0 .1 0z";
/// A tank.
const TANK: &str = "M60 240l30-40h70l20-60h120l12 22h150v20H318l8 18h70l34 40-34 60H94zM120 250a20 20 0 1 0 .1 0z \
    M190 250a20 20 0 1 0 .1 0zM260 250a20 20 0 1 0 .1 0zM330 250a20 20 0 1 0 .1 0z";
/// An airship.
const AIRSHIP: &str = "M40 160q60-84 200-84 110 0 160 50l70-40v148l-70-40q-50 50-160 50Q100 244 40 160z \
    M180 260h130l-24 56h-82z";
/// A submarine.
const SUBMARINE: &str = "M40 230q10-54 80-54h80v-56h90v56h90q50 0 90-30v168q-40-30-90-30H120q-70 0-80-54z \
    M260 120V70h50v16h-30v34zM120 212a18 18 0 1 0 .1 0zM200 212a18 18 0 1 0 .1 0z \
    M280 212a18 18 0 1 0 .1 0z";
/// A first aid kit.
const MEDKIT: &str = "M90 130h100v-44h120v44h100v200H90zM212 130h76v-22h-76z \
    M228 164v44h-44v44h44v44h44v-44h44v-44h-44v-44z";
/// A grenade.
const GRENADE: &str = "M220 120V80h60l50 20 40 70-22 12-34-54-34-10v14q90 26 90 112 0 100-120 100T130 234q0-90 90-114z \
    M160 200v16h180v-16zM160 250v16h180v-16zM240 132v190h16V132z";
/// A hand-held device.
const DEVICE: &str = "M140 120h160V40h20v80h40v220H140zM170 150v80h160v-80zM170 254v24h40v-24zM230 254v24h40v-24z \
    M290 254v24h40v-24zM170 296v24h100v-24zM184 204l34-30 26 20 40-34 30 30v20H184z";
/// Three cartridges.
const AMMO: &str = "M120 330V190q0-70 36-120 36 50 36 120v140zM214 330V190q0-70 36-120 36 50 36 120v140z \
    M308 330V190q0-70 36-120 36 50 36 120v140zM120 290v14h72v-14zM214 290v14h72v-14zM308 290v14h72v-14z";
/// A vial.
const VIAL: &str = "M200 50h100v26h-16v74l76 130q16 56-40 56H180q-56 0-40-56l76-130V76h-16z \
    M190 250l-26 46q-4 16 16 16h140q20 0 16-16l-26-46z";
/// A soldier with a gun.
const TROOPER: &str = "M210 90a38 38 0 0 1 80 0v34h-80zM222 92h56v10h-56z \
    M176 136h148l30 70-20 64-28-8 10 118h-52l-14-100-14 100h-52l10-118-28 8-20-64z \
    M300 190l150-50 6 18-146 60z";
/// A soldier in heavy armour.
const HEAVY: &str = "M214 70q36-30 72 0v50h70q50 6 50 70l-20 90h-36v100h-80l-20-70-20 70h-80V280h-36l-20-90q0-64 50-70h70z \
    M228 86v14h44V86zM190 160v80h120v-80z";
/// An officer with a cap and ribbons.
const OFFICER: &str = "M180 90q70-60 140 0l14 24H166zM200 122h100v30q-10 40-50 40t-50-40z \
    M150 220q40-30 70-30l30 40 30-40q30 0 70 30l20 160H130zM180 240v14h50v-14zM180 262v14h50v-14z";
/// A hooded mystic.
const MYSTIC: &str = "M250 40q90 30 90 130l60 210H100l60-210q0-100 90-130z \
    M250 90q-46 24-46 80 0 44 46 60 46-16 46-60 0-56-46-80zM230 150h14v14h-14zM258 150h14v14h-14z";
/// A skull.
const SKULL: &str = "M250 50q110 0 110 110 0 50-34 74v56H174v-56q-34-24-34-74 0-110 110-110z \
    M180 150a30 30 0 1 0 60 0 30 30 0 1 0-60 0zM260 150a30 30 0 1 0 60 0 30 30 0 1 0-60 0z \
    M250 200l-18 36h36zM200 300h18v60h-18zM226 300h18v60h-18zM256 300h18v60h-18zM282 300h18v60h-18z";
/// A horned fiend.
const FIEND: &str = "M120 40q0 60 60 70 70-40 140 0 60-10 60-70 40 80-20 130l40 210H100l40-210q-60-50-20-130z \
    M176 160l54 34-6 20-54-14zM324 160l-54 34 6 20 54-14z \
    M180 250h140l-20 50-20-20-20 30-10-30-10 30-20-30-20 20z";
/// A robot.
const MACHINE: &str = "M190 60h40V30h14v30h66v90H190zM206 84v28h88V84zM150 160h200v110H150zM180 190v50h140v-50z \
    M100 170h40v130h-40zM360 170h40v130h-40zM170 280h60v100h-70zM270 280h60l10 100h-70z";
/// A man in a hat and a tie.
const CIVILIAN: &str = "M190 90q60-90 120 0h40v20H150V90zM204 120h92v24q0 44-46 44t-46-44zM160 220q40-26 66-26l24 186h-110z \
    M340 220q-40-26-66-26l-24 186h110zM238 200h24l-6 120h-12z";
/// A war machine on two legs.
const WALKER: &str = "M150 60h200l40 70-30 60H140l-30-60zM180 84v40h140V84zM60 120h60v24H60zM380 120h60v24h-60z \
    M170 200h40l-20 70 30 110h-70l10-110zM290 200h40l10 70 10 110h-70l30-110z";
/// A tribal warrior with a spear.
const TRIBAL: &str = "M250 30l24 60 40-50-10 70q20 40-4 76 60 10 80 60l10 134H120l10-134q20-50 80-60-24-36-4-76l-10-70 40 50z \
    M216 120v12h24v-12zM260 120v12h24v-12zM420 40l24 50-16 10v280h-18V100l-14-10z";

/// The motif of a piece of Equipment.
#[must_use]
pub fn equipment(card: &Card) -> &'static str {
    let is = |tag: Tag| card.tags.contains(&tag);
    let known = [
        (Tag::Tank, TANK),
        (Tag::Submarine, SUBMARINE),
        (Tag::Airship, AIRSHIP),
        (Tag::Vehicle, VEHICLE),
        (Tag::Armor, ARMOR),
        (Tag::Artillery, ARTILLERY),
        (Tag::Poison, VIAL),
        (Tag::Flamethrower, FLAMER),
        (Tag::RocketLauncher, LAUNCHER),
        (Tag::MachineGun, MACHINEGUN),
        (Tag::SniperRifle, SNIPER),
        (Tag::Handgun, HANDGUN),
        (Tag::AssaultRifle, RIFLE),
        (Tag::Shotgun, RIFLE),
        (Tag::FightWeapon, BLADE),
        (Tag::ShootWeapon, RIFLE),
        (Tag::FightShootWeapon, RIFLE),
        (Tag::SpecialWeapon, GRENADE),
    ];
    let is_for_weapons = card.given_to.as_ref().is_some_and(names_weapon);
    let ops = || card.abilities.iter().flat_map(|ability| &ability.ops);
    match known.iter().find(|(tag, _)| is(*tag)) {
        Some((_, motif)) => motif,
        None if is_for_weapons => AMMO,
        None if ops().any(|op| matches!(op, Op::Heal(_) | Op::PreventWound(_))) => MEDKIT,
        // A card that is used up in a fight, or in the course of time.
        None if card.abilities.iter().any(|ability| ability.price.discard_this || ability.price.annihilate_this) => {
            GRENADE
        }
        None if gives_armor(card) => ARMOR,
        None => DEVICE,
    }
}

/// Whether it may be given to a Weapon.
fn names_weapon(filter: &Filter) -> bool {
    match filter {
        Filter::Weapon => true,
        Filter::Tag(tag) => tag.is_weapon(),
        Filter::All(parts) | Filter::Either(parts) => parts.iter().any(names_weapon),
        _ => false,
    }
}

/// Whether it gives Armor and no strength.
fn gives_armor(card: &Card) -> bool {
    let adds = card.always.iter().flat_map(|always| &always.gives);
    let mut adds =
        adds.filter_map(|give| if let Modifier::Add { f, s, a, .. } = give { Some((f, s, a)) } else { None });
    adds.next().is_some_and(|(f, s, a)| f.is_zero() && s.is_zero() && !a.is_zero())
}

/// The motif of a warrior.
#[must_use]
pub fn warrior(card: &Card) -> &'static str {
    let is = |tags: &[Tag]| tags.iter().any(|tag| card.tags.contains(tag));
    let of = |affiliation: Affiliation| card.icons.contains(&affiliation);
    let rating = |number: usize| {
        let all = card.ratings.map(|ratings| [ratings.0, ratings.1, ratings.2, ratings.3]);
        match all.map(|all| all[number]) {
            Some(Rating::N(n)) => n,
            _ => 0,
        }
    };
    let is_tribal = card.icons.iter().any(|icon| {
        matches!(icon, Affiliation::Crescentia | Affiliation::Rasputin | Affiliation::Templars | Affiliation::Lutheran)
    });
    if is(&[Tag::Airship]) {
        AIRSHIP
    } else if is(&[Tag::Tank, Tag::Submarine, Tag::Vehicle]) {
        WALKER
    } else if is(&[Tag::Legionnaire]) {
        SKULL
    } else if is(&[Tag::Heretic, Tag::Cultist, Tag::Mortificator, Tag::Prophet]) {
        MYSTIC
    } else if of(Affiliation::Legion) {
        if rating(2) >= 5 || is(&[Tag::Apostle, Tag::Nepharite]) { FIEND } else { SKULL }
    } else if is_tribal || is(&[Tag::Tribal]) {
        TRIBAL
    } else if is(&[Tag::Commander, Tag::Captain, Tag::Sergeant, Tag::CorporateLeader, Tag::StandardBearer]) {
        OFFICER
    } else if of(Affiliation::Brotherhood) {
        if rating(0) + rating(1) >= 12 { HEAVY } else { MYSTIC }
    } else if of(Affiliation::Cybertronic) {
        MACHINE
    } else if rating(2) >= 6 || rating(0) + rating(1) >= 12 {
        HEAVY
    } else if is(&[Tag::Freelancer]) || rating(3) <= 2 || (is(&[Tag::Personality]) && card.icons.is_empty()) {
        CIVILIAN
    } else {
        TROOPER
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use doomtrooper::CardSet;
    use doomtrooper::language::CardKind;
    use std::collections::BTreeMap;

    /// The number of cards of a kind with each motif.
    fn shown(kind: CardKind, motif: fn(&Card) -> &'static str) -> BTreeMap<&'static str, usize> {
        let mut shown = BTreeMap::new();
        for card in CardSet::house().cards().iter().filter(|card| card.kind == kind) {
            *shown.entry(motif(card)).or_default() += 1;
        }
        shown
    }

    #[test]
    fn equipment_has_at_least_twelve_motifs_and_warriors_eight_and_none_is_that_of_most() {
        for (kind, motif, least) in
            [(CardKind::Equipment, equipment as fn(&Card) -> &'static str, 12), (CardKind::Warrior, warrior, 8)]
        {
            let shown = shown(kind, motif);
            let all: usize = shown.values().sum();
            assert!(shown.len() >= least, "{kind:?}: {}", shown.len());
            assert!(shown.values().all(|count| count * 3 <= all), "{kind:?} of {all}: {:?}", shown.values());
        }
    }

    #[test]
    fn a_card_shows_what_it_is() {
        let cards = CardSet::house();
        let card = |name: &str| cards.cards().iter().find(|card| card.name.as_str() == name).expect("a card");
        for (name, motif) in [
            ("COMPOSITE ARMOR", ARMOR),
            ("FIRST AID KIT", MEDKIT),
            ("AH/UH-19 GRAPESHOT GUARDIAN", AIRSHIP),
            ("DEATHLOCKDRUM", MACHINEGUN),
            ("CAPITOL SWORD OF HONOR", BLADE),
            ("BAYONET", AMMO),
            ("PUNISHER HANDGUN", HANDGUN),
        ] {
            assert!(equipment(card(name)) == motif, "{name}");
        }
        for (name, motif) in [("CHASSEUR", MACHINE), ("UNDEAD LEGIONNAIRE", SKULL), ("PRETORIAN STALKER", FIEND)] {
            assert!(warrior(card(name)) == motif, "{name}");
        }
    }
}
