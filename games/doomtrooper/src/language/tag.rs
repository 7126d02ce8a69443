//! The closed lists of the game: affiliations, Apostles, Disciplines, tags.

pub(crate) mod text;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Makes an enum whose values are listed in `ALL`, in the order of declaration.
macro_rules! list {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $value:ident,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
        pub enum $name { $($(#[$doc])* $value,)* }

        impl $name {
            /// All values, in the order of declaration.
            pub const ALL: &'static [Self] = &[$(Self::$value,)*];

            /// Its identifier in card files.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$value => stringify!($value),)* }
            }
        }
    };
}

list! {
    /// An affiliation: the icon of a card, and the membership of a warrior (CARD-04).
    Affiliation {
        /// The corporation Bauhaus.
        Bauhaus,
        /// The corporation Capitol.
        Capitol,
        /// The corporation Cybertronic.
        Cybertronic,
        /// The corporation Imperial.
        Imperial,
        /// The corporation Mishima.
        Mishima,
        /// The Brotherhood.
        Brotherhood,
        /// The Dark Legion.
        Legion,
        /// The Tribe of the Crescentians.
        Crescentia,
        /// The Tribe of the Sons of Rasputin.
        Rasputin,
        /// The Tribe of the Templars.
        Templars,
        /// The Tribe of the Lutheran Triad.
        Lutheran,
    }
}

impl Affiliation {
    /// The bits of the five corporations.
    pub const CORPORATIONS: u16 = 0b1_1111;
    /// The bits of the four Tribes.
    pub const TRIBES: u16 = 0b111_1000_0000;

    /// Its bit in a set of affiliations.
    #[must_use]
    pub const fn bit(self) -> u16 {
        1 << self as u16
    }

    /// Whether it is one of the five corporations.
    #[must_use]
    pub const fn is_corporation(self) -> bool {
        (self as u8) <= Self::Mishima as u8
    }

    /// Whether it is one of the four Tribes.
    #[must_use]
    pub const fn is_tribe(self) -> bool {
        (self as u8) >= Self::Crescentia as u8
    }
}

list! {
    /// One of the five Apostles whose followers and Gifts the game knows (GIFT-02).
    Apostle {
        /// Algeroth.
        Algeroth,
        /// Demnogonis.
        Demnogonis,
        /// Ilian.
        Ilian,
        /// Muawijhe.
        Muawijhe,
        /// Semai.
        Semai,
    }
}

list! {
    /// A Discipline of the Art (ART-02).
    Discipline {
        /// Changeling.
        Changeling,
        /// Elements.
        Elements,
        /// Exorcism.
        Exorcism,
        /// Kinetics.
        Kinetics,
        /// Manipulation.
        Manipulation,
        /// Mentalism.
        Mentalism,
        /// Premonition.
        Premonition,
        /// Summoning.
        Summoning,
    }
}

list! {
    /// A rating of a warrior.
    Stat {
        /// Fight.
        F,
        /// Shoot.
        S,
        /// Armor.
        A,
        /// Value.
        V,
    }
}

list! {
    /// The tactic of a combat (CMB-05).
    Tactic {
        /// Hand to hand.
        Fight,
        /// With guns.
        Shoot,
    }
}

list! {
    /// A designation that the rules or many cards name (ledger 8.4). Names of units are [`crate::language::Name`]s.
    Tag {
        /// One copy in play at a time (PERS-01).
        Personality,
        /// A hero.
        Hero,
        /// A commander of any rank.
        Commander,
        /// A commander of the rank of captain.
        Captain,
        /// A commander of the rank of sergeant.
        Sergeant,
        /// A standard bearer.
        StandardBearer,
        /// A corporate leader.
        CorporateLeader,
        /// An Apostle.
        Apostle,
        /// A Nepharite.
        Nepharite,
        /// A follower of Algeroth.
        FollowerOfAlgeroth,
        /// A follower of Demnogonis.
        FollowerOfDemnogonis,
        /// A follower of Ilian.
        FollowerOfIlian,
        /// A follower of Muawijhe.
        FollowerOfMuawijhe,
        /// A follower of Semai.
        FollowerOfSemai,
        /// A Heretic.
        Heretic,
        /// A Cultist.
        Cultist,
        /// A Freelancer (chapter FREE).
        Freelancer,
        /// A Doomtrooper by its text, with any affiliations (ZONE-02).
        Doomtrooper,
        /// No Doomtrooper by its text, with any affiliations (ZONE-02).
        NoDoomtrooper,
        /// A Mortificator (ATK-07).
        Mortificator,
        /// A Legionnaire.
        Legionnaire,
        /// A member of the Island Team.
        IslandTeamMember,
        /// A Skull Seeker.
        SkullSeeker,
        /// A Prophet.
        Prophet,
        /// A Patriarch.
        Patriarch,
        /// A Cardinal.
        Cardinal,
        /// A Vehicle (chapter VEH).
        Vehicle,
        /// An Airship (VEH-16).
        Airship,
        /// A Submarine (VEH-16).
        Submarine,
        /// A Tank (VEH-02).
        Tank,
        /// A Beast (chapter BEA).
        Beast,
        /// A Fortification, on a card of another kind.
        Fortification,
        /// A Weapon for Shoot combats (EQP-14).
        ShootWeapon,
        /// A Weapon for Fight combats (EQP-14).
        FightWeapon,
        /// A Weapon for both (EQP-14).
        FightShootWeapon,
        /// A Special Weapon (EQP-11).
        SpecialWeapon,
        /// A Shoot Weapon that is used in Fight combats only (EQP-14).
        UsedInFight,
        /// A handgun: two may be used together (EQP-10).
        Handgun,
        /// An assault rifle.
        AssaultRifle,
        /// A sniper rifle.
        SniperRifle,
        /// A shotgun.
        Shotgun,
        /// A machine gun of any weight.
        MachineGun,
        /// A rocket launcher.
        RocketLauncher,
        /// A flamethrower.
        Flamethrower,
        /// Artillery.
        Artillery,
        /// An Armor (EQP-12).
        Armor,
        /// A poison.
        Poison,
        /// A City (FORT-04).
        City,
        /// A Citadel (FORT-04).
        Citadel,
        /// A Cathedral.
        Cathedral,
        /// A minefield.
        Minefield,
        /// A Warzone in the Asteroid Belt.
        AsteroidBelt,
        /// A Warzone of no named place.
        GenericPlace,
        /// A Warzone on Mars.
        Martian,
        /// A Warzone on Mercury.
        Mercurian,
        /// A Warzone on Venus.
        Venusian,
        /// A Warzone in the Dark Eden.
        DarkEden,
        /// A virus.
        Virus,
        /// A prophecy.
        Prophecy,
        /// A ritual.
        Ritual,
        /// A Combat Spell (ART-10).
        CombatSpell,
        /// A Personal Combat Spell (ART-11).
        PersonalCombatSpell,
        /// An Art of Changeling.
        ArtOfChangeling,
        /// An Art of Elements.
        ArtOfElements,
        /// An Art of Exorcism.
        ArtOfExorcism,
        /// An Art of Kinetics.
        ArtOfKinetics,
        /// An Art of Manipulation.
        ArtOfManipulation,
        /// An Art of Mentalism.
        ArtOfMentalism,
        /// An Art of Premonition.
        ArtOfPremonition,
        /// An Art of Summoning.
        ArtOfSummoning,
        /// A Gift for any Dark Legion warrior (GIFT-02).
        DarkSymmetryGift,
        /// A Gift of Algeroth.
        GiftOfAlgeroth,
        /// A Gift of Demnogonis.
        GiftOfDemnogonis,
        /// A Gift of Ilian.
        GiftOfIlian,
        /// A Gift of Muawijhe.
        GiftOfMuawijhe,
        /// A Gift of Semai.
        GiftOfSemai,
        /// A card that causes blindness.
        Blinding,
        /// A Tribal warrior by its text, with any affiliations (chapter OUT).
        Tribal,
        /// A warrior whose attack was announced a Turn before.
        Announced,
        /// An agent of the Cartel, which is no affiliation (AMB-210).
        Cartel,
    }
}

impl Tactic {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Fight => Self::Shoot,
            Self::Shoot => Self::Fight,
        }
    }
}

impl Tag {
    /// The tags of a Weapon of any kind.
    pub(crate) const WEAPONS: u128 = {
        let (mut bits, mut number) = (0, 0);
        while number < Self::ALL.len() {
            if Self::ALL[number].is_weapon() {
                bits |= Self::ALL[number].bit();
            }
            number += 1;
        }
        bits
    };

    /// Its bit in a set of tags.
    #[must_use]
    #[inline]
    pub const fn bit(self) -> u128 {
        1 << self as u8
    }

    /// Whether it makes an Equipment a Weapon (EQP-11).
    #[must_use]
    pub const fn is_weapon(self) -> bool {
        matches!(self, Self::ShootWeapon | Self::FightWeapon | Self::FightShootWeapon | Self::SpecialWeapon)
    }

    /// The tag of the followers of an Apostle.
    #[must_use]
    pub const fn follower_of(apostle: Apostle) -> Self {
        match apostle {
            Apostle::Algeroth => Self::FollowerOfAlgeroth,
            Apostle::Demnogonis => Self::FollowerOfDemnogonis,
            Apostle::Ilian => Self::FollowerOfIlian,
            Apostle::Muawijhe => Self::FollowerOfMuawijhe,
            Apostle::Semai => Self::FollowerOfSemai,
        }
    }

    /// The tag of the Gifts of an Apostle.
    #[must_use]
    pub const fn gift_of(apostle: Apostle) -> Self {
        match apostle {
            Apostle::Algeroth => Self::GiftOfAlgeroth,
            Apostle::Demnogonis => Self::GiftOfDemnogonis,
            Apostle::Ilian => Self::GiftOfIlian,
            Apostle::Muawijhe => Self::GiftOfMuawijhe,
            Apostle::Semai => Self::GiftOfSemai,
        }
    }

    /// The tag of the spells of a Discipline.
    #[must_use]
    pub const fn art_of(discipline: Discipline) -> Self {
        match discipline {
            Discipline::Changeling => Self::ArtOfChangeling,
            Discipline::Elements => Self::ArtOfElements,
            Discipline::Exorcism => Self::ArtOfExorcism,
            Discipline::Kinetics => Self::ArtOfKinetics,
            Discipline::Manipulation => Self::ArtOfManipulation,
            Discipline::Mentalism => Self::ArtOfMentalism,
            Discipline::Premonition => Self::ArtOfPremonition,
            Discipline::Summoning => Self::ArtOfSummoning,
        }
    }
}
