//! The words of the designations.

use table::Language;

use crate::language::Tag;
use crate::text::grammar::Gender::{F, M};
use crate::text::words::Noun;

/// The designation as a noun: "a Hero", "un Eroe".
pub(crate) const fn tag(which: Tag) -> Noun {
    match which {
        Tag::Personality => Noun::new(("Personality", "Personalities"), ("Personalità", "Personalità"), F),
        Tag::Hero => Noun::new(("Hero", "Heroes"), ("Eroe", "Eroi"), M),
        Tag::Commander => Noun::new(("Commander", "Commanders"), ("Comandante", "Comandanti"), M),
        Tag::Captain => Noun::new(("Captain", "Captains"), ("Capitano", "Capitani"), M),
        Tag::Sergeant => Noun::new(("Sergeant", "Sergeants"), ("Sergente", "Sergenti"), M),
        Tag::StandardBearer => {
            Noun::new(("Standard Bearer", "Standard Bearers"), ("Portastendardo", "Portastendardi"), M)
        }
        Tag::CorporateLeader => {
            Noun::new(("Corporate Leader", "Corporate Leaders"), ("Capo di Corporazione", "Capi di Corporazione"), M)
        }
        Tag::Apostle => Noun::new(("Apostle", "Apostles"), ("Apostolo", "Apostoli"), M),
        Tag::Nepharite => Noun::new(("Nepharite", "Nepharites"), ("Nefarita", "Nefariti"), M),
        Tag::FollowerOfAlgeroth => Noun::new(
            ("Follower of Algeroth", "Followers of Algeroth"),
            ("Seguace di Algeroth", "Seguaci di Algeroth"),
            M,
        ),
        Tag::FollowerOfDemnogonis => Noun::new(
            ("Follower of Demnogonis", "Followers of Demnogonis"),
            ("Seguace di Demnogonis", "Seguaci di Demnogonis"),
            M,
        ),
        Tag::FollowerOfIlian => {
            Noun::new(("Follower of Ilian", "Followers of Ilian"), ("Seguace di Ilian", "Seguaci di Ilian"), M)
        }
        Tag::FollowerOfMuawijhe => Noun::new(
            ("Follower of Muawijhe", "Followers of Muawijhe"),
            ("Seguace di Muawijhe", "Seguaci di Muawijhe"),
            M,
        ),
        Tag::FollowerOfSemai => {
            Noun::new(("Follower of Semai", "Followers of Semai"), ("Seguace di Semai", "Seguaci di Semai"), M)
        }
        Tag::Heretic => Noun::new(("Heretic", "Heretics"), ("Eretico", "Eretici"), M),
        Tag::Cultist => Noun::new(("Cultist", "Cultists"), ("Cultista", "Cultisti"), M),
        Tag::Freelancer => Noun::new(("Freelancer", "Freelancers"), ("Mercenario", "Mercenari"), M),
        Tag::Doomtrooper => Noun::new(("Doomtrooper", "Doomtroopers"), ("Doomtrooper", "Doomtrooper"), M),
        Tag::NoDoomtrooper => Noun::new(
            ("warrior that is no Doomtrooper", "warriors that are no Doomtroopers"),
            ("guerriero che non è un Doomtrooper", "guerrieri che non sono Doomtrooper"),
            M,
        ),
        Tag::Mortificator => Noun::new(("Mortificator", "Mortificators"), ("Mortificator", "Mortificator"), M),
        Tag::Legionnaire => Noun::new(("Legionnaire", "Legionnaires"), ("Legionario", "Legionari"), M),
        Tag::IslandTeamMember => Noun::new(
            ("Island Team Member", "Island Team Members"),
            ("Membro dell'Island Team", "Membri dell'Island Team"),
            M,
        ),
        Tag::SkullSeeker => Noun::new(("Skull Seeker", "Skull Seekers"), ("Skull Seeker", "Skull Seeker"), M),
        Tag::Prophet => Noun::new(("Prophet", "Prophets"), ("Profeta", "Profeti"), M),
        Tag::Patriarch => Noun::new(("Patriarch", "Patriarchs"), ("Patriarca", "Patriarchi"), M),
        Tag::Cardinal => Noun::new(("Cardinal", "Cardinals"), ("Cardinale", "Cardinali"), M),
        Tag::Vehicle => Noun::new(("Vehicle", "Vehicles"), ("Veicolo", "Veicoli"), M),
        Tag::Airship => Noun::new(("Airship", "Airships"), ("Aeronave", "Aeronavi"), F),
        Tag::Submarine => Noun::new(("Submarine", "Submarines"), ("Sottomarino", "Sottomarini"), M),
        Tag::Tank => Noun::new(("Tank", "Tanks"), ("Carro Armato", "Carri Armati"), M),
        Tag::Beast => Noun::new(("Beast", "Beasts"), ("Animale", "Animali"), M),
        Tag::Fortification => Noun::new(("Fortification", "Fortifications"), ("Fortificazione", "Fortificazioni"), F),
        Tag::ShootWeapon => Noun::new(("Shoot Weapon", "Shoot Weapons"), ("Arma da Fuoco", "Armi da Fuoco"), F),
        Tag::FightWeapon => {
            Noun::new(("Fight Weapon", "Fight Weapons"), ("Arma da Corpo a Corpo", "Armi da Corpo a Corpo"), F)
        }
        Tag::FightShootWeapon => Noun::new(
            ("Fight/Shoot Weapon", "Fight/Shoot Weapons"),
            ("Arma da Corpo a Corpo/da Fuoco", "Armi da Corpo a Corpo/da Fuoco"),
            F,
        ),
        Tag::SpecialWeapon => Noun::new(("Special Weapon", "Special Weapons"), ("Arma Speciale", "Armi Speciali"), F),
        Tag::UsedInFight => Noun::new(
            ("Shoot Weapon used in Fight combats", "Shoot Weapons used in Fight combats"),
            ("Arma da Fuoco usata nel Corpo a Corpo", "Armi da Fuoco usate nel Corpo a Corpo"),
            F,
        ),
        Tag::Handgun => Noun::new(("handgun", "handguns"), ("pistola", "pistole"), F),
        Tag::AssaultRifle => {
            Noun::new(("assault rifle", "assault rifles"), ("fucile d'assalto", "fucili d'assalto"), M)
        }
        Tag::SniperRifle => {
            Noun::new(("sniper rifle", "sniper rifles"), ("fucile di precisione", "fucili di precisione"), M)
        }
        Tag::Shotgun => Noun::new(("shotgun", "shotguns"), ("fucile a pompa", "fucili a pompa"), M),
        Tag::MachineGun => Noun::new(("machine gun", "machine guns"), ("mitragliatrice", "mitragliatrici"), F),
        Tag::RocketLauncher => Noun::new(("rocket launcher", "rocket launchers"), ("lanciarazzi", "lanciarazzi"), M),
        Tag::Flamethrower => Noun::new(("flamethrower", "flamethrowers"), ("lanciafiamme", "lanciafiamme"), M),
        Tag::Artillery => {
            Noun::new(("artillery piece", "artillery pieces"), ("pezzo d'artiglieria", "pezzi d'artiglieria"), M)
        }
        Tag::Armor => Noun::new(("Armor", "Armors"), ("Armatura", "Armature"), F),
        Tag::Poison => Noun::new(("poison", "poisons"), ("veleno", "veleni"), M),
        Tag::City => Noun::new(("City", "Cities"), ("Città", "Città"), F),
        Tag::Citadel => Noun::new(("Citadel", "Citadels"), ("Cittadella", "Cittadelle"), F),
        Tag::Cathedral => Noun::new(("Cathedral", "Cathedrals"), ("Cattedrale", "Cattedrali"), F),
        Tag::Minefield => Noun::new(("minefield", "minefields"), ("campo minato", "campi minati"), M),
        Tag::AsteroidBelt => Noun::new(
            ("Asteroid Belt Warzone", "Asteroid Belt Warzones"),
            ("Warzone della Fascia di Asteroidi", "Warzone della Fascia di Asteroidi"),
            F,
        ),
        Tag::GenericPlace => {
            Noun::new(("generic Warzone", "generic Warzones"), ("Warzone generica", "Warzone generiche"), F)
        }
        Tag::Martian => Noun::new(("Martian Warzone", "Martian Warzones"), ("Warzone di Marte", "Warzone di Marte"), F),
        Tag::Mercurian => {
            Noun::new(("Mercurian Warzone", "Mercurian Warzones"), ("Warzone di Mercurio", "Warzone di Mercurio"), F)
        }
        Tag::Venusian => {
            Noun::new(("Venusian Warzone", "Venusian Warzones"), ("Warzone di Venere", "Warzone di Venere"), F)
        }
        Tag::DarkEden => {
            Noun::new(("Dark Eden Warzone", "Dark Eden Warzones"), ("Warzone di Dark Eden", "Warzone di Dark Eden"), F)
        }
        Tag::Virus => Noun::new(("virus", "viruses"), ("virus", "virus"), M),
        Tag::Prophecy => Noun::new(("prophecy", "prophecies"), ("profezia", "profezie"), F),
        Tag::Ritual => Noun::new(("ritual", "rituals"), ("rituale", "rituali"), M),
        Tag::CombatSpell => Noun::new(
            ("Combat Spell", "Combat Spells"),
            ("Incantesimo di Combattimento", "Incantesimi di Combattimento"),
            M,
        ),
        Tag::PersonalCombatSpell => Noun::new(
            ("Personal Combat Spell", "Personal Combat Spells"),
            ("Incantesimo Personale di Combattimento", "Incantesimi Personali di Combattimento"),
            M,
        ),
        Tag::ArtOfChangeling => Noun::new(
            ("Art of Changeling card", "Art of Changeling cards"),
            ("carta Arte del Cambiamento", "carte Arte del Cambiamento"),
            F,
        ),
        Tag::ArtOfElements => Noun::new(
            ("Art of Elements card", "Art of Elements cards"),
            ("carta Arte degli Elementi", "carte Arte degli Elementi"),
            F,
        ),
        Tag::ArtOfExorcism => Noun::new(
            ("Art of Exorcism card", "Art of Exorcism cards"),
            ("carta Arte dell'Esorcismo", "carte Arte dell'Esorcismo"),
            F,
        ),
        Tag::ArtOfKinetics => Noun::new(
            ("Art of Kinetics card", "Art of Kinetics cards"),
            ("carta Arte della Cinetica", "carte Arte della Cinetica"),
            F,
        ),
        Tag::ArtOfManipulation => Noun::new(
            ("Art of Manipulation card", "Art of Manipulation cards"),
            ("carta Arte della Manipolazione", "carte Arte della Manipolazione"),
            F,
        ),
        Tag::ArtOfMentalism => Noun::new(
            ("Art of Mentalism card", "Art of Mentalism cards"),
            ("carta Arte Mentale", "carte Arte Mentale"),
            F,
        ),
        Tag::ArtOfPremonition => Noun::new(
            ("Art of Premonition card", "Art of Premonition cards"),
            ("carta Arte della Premonizione", "carte Arte della Premonizione"),
            F,
        ),
        Tag::ArtOfSummoning => Noun::new(
            ("Art of Summoning card", "Art of Summoning cards"),
            ("carta Arte dell'Evocazione", "carte Arte dell'Evocazione"),
            F,
        ),
        Tag::DarkSymmetryGift => Noun::new(
            ("Dark Symmetry Gift", "Dark Symmetry Gifts"),
            ("Dono dell'Oscura Simmetria", "Doni dell'Oscura Simmetria"),
            M,
        ),
        Tag::GiftOfAlgeroth => {
            Noun::new(("Gift of Algeroth", "Gifts of Algeroth"), ("Dono di Algeroth", "Doni di Algeroth"), M)
        }
        Tag::GiftOfDemnogonis => {
            Noun::new(("Gift of Demnogonis", "Gifts of Demnogonis"), ("Dono di Demnogonis", "Doni di Demnogonis"), M)
        }
        Tag::GiftOfIlian => Noun::new(("Gift of Ilian", "Gifts of Ilian"), ("Dono di Ilian", "Doni di Ilian"), M),
        Tag::GiftOfMuawijhe => {
            Noun::new(("Gift of Muawijhe", "Gifts of Muawijhe"), ("Dono di Muawijhe", "Doni di Muawijhe"), M)
        }
        Tag::GiftOfSemai => Noun::new(("Gift of Semai", "Gifts of Semai"), ("Dono di Semai", "Doni di Semai"), M),
        Tag::Tribal => Noun::new(("Tribal warrior", "Tribal warriors"), ("guerriero Tribale", "guerrieri Tribali"), M),
        Tag::Announced => Noun::new(
            ("warrior with an announced attack", "warriors with an announced attack"),
            ("guerriero con attacco annunciato", "guerrieri con attacco annunciato"),
            M,
        ),
        Tag::Cartel => Noun::new(
            ("agent of the Cartel", "agents of the Cartel"),
            ("agente del Cartello", "agenti del Cartello"),
            M,
        ),
        Tag::Blinding => Noun::new(
            ("card that causes blindness", "cards that cause blindness"),
            ("carta che acceca", "carte che accecano"),
            F,
        ),
    }
}

/// The designation as printed on a card: a noun without the words that already follow from the kind of card.
pub(crate) const fn label(which: Tag, language: Language) -> &'static str {
    match (language, which) {
        (Language::En, Tag::NoDoomtrooper) => "no Doomtrooper",
        (Language::It, Tag::NoDoomtrooper) => "non è un Doomtrooper",
        (Language::En, Tag::UsedInFight) => "used in Fight combats",
        (Language::It, Tag::UsedInFight) => "usata nel Corpo a Corpo",
        (Language::En, Tag::Artillery) => "artillery",
        (Language::It, Tag::Artillery) => "artiglieria",
        (Language::En, Tag::AsteroidBelt) => "Asteroid Belt",
        (Language::It, Tag::AsteroidBelt) => "Fascia di Asteroidi",
        (Language::En, Tag::GenericPlace) => "generic place",
        (Language::It, Tag::GenericPlace) => "luogo generico",
        (Language::En, Tag::Martian) => "Martian",
        (Language::It, Tag::Martian) => "Marte",
        (Language::En, Tag::Mercurian) => "Mercurian",
        (Language::It, Tag::Mercurian) => "Mercurio",
        (Language::En, Tag::Venusian) => "Venusian",
        (Language::It, Tag::Venusian) => "Venere",
        (_, Tag::DarkEden) => "Dark Eden",
        (Language::En, Tag::Tribal) => "Tribal",
        (Language::It, Tag::Tribal) => "Tribale",
        (Language::En, Tag::Cartel) => "Cartel",
        (Language::It, Tag::Cartel) => "Cartello",
        (Language::En, Tag::Blinding) => "causes blindness",
        (Language::It, Tag::Blinding) => "acceca",
        (Language::En, Tag::ArtOfChangeling) => "Art of Changeling",
        (Language::En, Tag::ArtOfElements) => "Art of Elements",
        (Language::En, Tag::ArtOfExorcism) => "Art of Exorcism",
        (Language::En, Tag::ArtOfKinetics) => "Art of Kinetics",
        (Language::En, Tag::ArtOfManipulation) => "Art of Manipulation",
        (Language::En, Tag::ArtOfMentalism) => "Art of Mentalism",
        (Language::En, Tag::ArtOfPremonition) => "Art of Premonition",
        (Language::En, Tag::ArtOfSummoning) => "Art of Summoning",
        (Language::It, Tag::ArtOfChangeling) => "Arte del Cambiamento",
        (Language::It, Tag::ArtOfElements) => "Arte degli Elementi",
        (Language::It, Tag::ArtOfExorcism) => "Arte dell'Esorcismo",
        (Language::It, Tag::ArtOfKinetics) => "Arte della Cinetica",
        (Language::It, Tag::ArtOfManipulation) => "Arte della Manipolazione",
        (Language::It, Tag::ArtOfMentalism) => "Arte Mentale",
        (Language::It, Tag::ArtOfPremonition) => "Arte della Premonizione",
        (Language::It, Tag::ArtOfSummoning) => "Arte dell'Evocazione",
        _ => tag(which).word(false, language),
    }
}
