//! The 26 symbols of the key of symbols (ledger 6.3), and one invented for this project: damage to oneself.

use coal::card::{Against, CardType, DamageKind, Effect, Resource};

use super::{picture, put};

/// A symbol of the key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symbol {
    /// Steam.
    Steam,
    /// Energy.
    Energy,
    /// A Physical Attack.
    PhysicalAttack,
    /// An Energy Attack.
    EnergyAttack,
    /// Neutralizes a Physical Attack.
    NeutralizePhysicalAttack,
    /// Neutralizes an Energy Attack.
    NeutralizeEnergyAttack,
    /// Physical Damage.
    PhysicalDamage,
    /// Energy Damage.
    EnergyDamage,
    /// Neutralizes Physical Damage.
    NeutralizePhysicalDamage,
    /// Neutralizes Energy Damage.
    NeutralizeEnergyDamage,
    /// Removes Steam.
    RemoveSteam,
    /// Removes Energy.
    RemoveEnergy,
    /// A Steam Accumulator.
    SteamAccumulator,
    /// An Energy Accumulator.
    EnergyAccumulator,
    /// A Reaction.
    Reaction,
    /// Echo.
    Echo,
    /// Transfer.
    Transfer,
    /// Draw a card.
    Draw,
    /// Discard from the deck.
    DiscardDeck,
    /// Discard from the hand.
    DiscardHand,
    /// Consume the card to generate Steam.
    ConsumeSteam,
    /// Consume the card to generate Energy.
    ConsumeEnergy,
    /// Deck building.
    DeckBuilding,
    /// Generic Damage.
    GenericDamage,
    /// Once per turn.
    OncePerTurn,
    /// Removes a Damage Point.
    RemoveDamage,
    /// Generic Damage to one's own Steambot; not in the printed key, which shows Generic Damage.
    SelfDamage,
}

impl Symbol {
    /// Every symbol, those of the key first.
    pub const ALL: [Self; 27] = [
        Self::Steam,
        Self::Energy,
        Self::PhysicalAttack,
        Self::EnergyAttack,
        Self::NeutralizePhysicalAttack,
        Self::NeutralizeEnergyAttack,
        Self::PhysicalDamage,
        Self::EnergyDamage,
        Self::NeutralizePhysicalDamage,
        Self::NeutralizeEnergyDamage,
        Self::RemoveSteam,
        Self::RemoveEnergy,
        Self::SteamAccumulator,
        Self::EnergyAccumulator,
        Self::Reaction,
        Self::Echo,
        Self::Transfer,
        Self::Draw,
        Self::DiscardDeck,
        Self::DiscardHand,
        Self::ConsumeSteam,
        Self::ConsumeEnergy,
        Self::DeckBuilding,
        Self::GenericDamage,
        Self::OncePerTurn,
        Self::RemoveDamage,
        Self::SelfDamage,
    ];

    /// The symbol of a resource.
    #[must_use]
    pub const fn of_resource(resource: Resource) -> Self {
        match resource {
            Resource::Steam => Self::Steam,
            Resource::Energy => Self::Energy,
        }
    }

    /// The symbol for the resource of a consumed card.
    #[must_use]
    pub const fn of_consuming(resource: Resource) -> Self {
        match resource {
            Resource::Steam => Self::ConsumeSteam,
            Resource::Energy => Self::ConsumeEnergy,
        }
    }

    /// The symbol of a type of card.
    #[must_use]
    pub const fn of_type(kind: CardType) -> Self {
        match kind {
            CardType::PhysicalAttack => Self::PhysicalAttack,
            CardType::EnergyAttack => Self::EnergyAttack,
            CardType::Reaction => Self::Reaction,
            CardType::SteamAccumulator => Self::SteamAccumulator,
            CardType::EnergyAccumulator => Self::EnergyAccumulator,
        }
    }

    /// The symbol of an effect, and the number of times that it is printed; `None` for a choice, which has no symbol.
    #[must_use]
    pub const fn of_effect(effect: &Effect) -> Option<(Self, u8)> {
        let found = match *effect {
            Effect::Damage { kind: DamageKind::Physical, n } => (Self::PhysicalDamage, n),
            Effect::Damage { kind: DamageKind::Energy, n } => (Self::EnergyDamage, n),
            Effect::Damage { kind: DamageKind::Generic, n } => (Self::GenericDamage, n),
            Effect::Absorb { kind: Against::Physical, n } => (Self::NeutralizePhysicalDamage, n),
            Effect::Absorb { kind: Against::Energy, n } => (Self::NeutralizeEnergyDamage, n),
            Effect::NeutralizeAttack { kind: Against::Physical } => (Self::NeutralizePhysicalAttack, 1),
            Effect::NeutralizeAttack { kind: Against::Energy } => (Self::NeutralizeEnergyAttack, 1),
            Effect::RemoveTokens { kind: Resource::Steam, n } => (Self::RemoveSteam, n),
            Effect::RemoveTokens { kind: Resource::Energy, n } => (Self::RemoveEnergy, n),
            Effect::Transfer { n } => (Self::Transfer, n),
            Effect::Draw { n } => (Self::Draw, n),
            Effect::DiscardDeck { n } => (Self::DiscardDeck, n),
            Effect::DiscardHand { n } => (Self::DiscardHand, n),
            Effect::Heal { n } => (Self::RemoveDamage, n),
            Effect::SelfDamage { n } => (Self::SelfDamage, n),
            Effect::Generate { kind, n } => (Self::of_resource(kind), n),
            Effect::OneOf(_) => return None,
        };
        Some(found)
    }

    /// The drawing in a box of 24 x 24.
    const fn drawing(self) -> &'static [&'static str] {
        match self {
            Self::Steam => &[STEAM],
            Self::Energy => &[ENERGY],
            Self::PhysicalAttack => &[DISC_STEAM, INSET, FIST, END],
            Self::EnergyAttack => &[DISC_ENERGY, INSET, BOLT, END],
            Self::NeutralizePhysicalAttack => &[SHIELD_STEAM, SMALL, FIST, END, BAR],
            Self::NeutralizeEnergyAttack => &[SHIELD_ENERGY, SMALL, BOLT, END, BAR],
            Self::PhysicalDamage => &[BURST_STEAM, FIST_MARK],
            Self::EnergyDamage => &[BURST_ENERGY, SMALL, BOLT, END],
            Self::NeutralizePhysicalDamage => &[SHIELD_STEAM, ABSORBED],
            Self::NeutralizeEnergyDamage => &[SHIELD_ENERGY, ABSORBED],
            Self::RemoveSteam => &[SHRUNK, STEAM, END, TAKEN_AWAY],
            Self::RemoveEnergy => &[SHRUNK, ENERGY, END, TAKEN_AWAY],
            Self::SteamAccumulator => &[BOILER],
            Self::EnergyAccumulator => &[PILE],
            Self::Reaction => &[REACTION],
            Self::Echo => &[ECHO],
            Self::Transfer => &[TRANSFER],
            Self::Draw => &[DRAW],
            Self::DiscardDeck => &[DISCARD_DECK],
            Self::DiscardHand => &[DISCARD_HAND],
            Self::ConsumeSteam => &[BURNT, LOW, STEAM, END],
            Self::ConsumeEnergy => &[BURNT, LOW, ENERGY, END],
            Self::DeckBuilding => &[DECK_BUILDING],
            Self::GenericDamage => &[BURST_PLAIN],
            Self::OncePerTurn => &[ONCE],
            Self::RemoveDamage => &[MENDED],
            Self::SelfDamage => &[SHRUNK, BURST_PLAIN, END, RECOIL],
        }
    }

    /// Draws the symbol into a picture, in the square with this upper left corner and side.
    pub(super) fn draw(self, out: &mut String, x: i32, y: i32, side: i32) {
        put!(out, "<svg x='{x}' y='{y}' width='{side}' height='{side}' viewBox='0 0 24 24'>");
        self.drawing().iter().for_each(|part| out.push_str(part));
        out.push_str("</svg>");
    }
}

/// A symbol as a separate picture.
#[must_use]
pub fn symbol_svg(symbol: Symbol) -> String {
    picture("art-symbol", 24, 24, symbol.drawing())
}

/// A Resource Token: Steam is a red disc with wisps, Energy a blue lozenge with a spark.
#[must_use]
pub fn token_svg(resource: Resource) -> String {
    picture("art-symbol", 24, 24, Symbol::of_resource(resource).drawing())
}

const END: &str = "</g>";
const INSET: &str = "<g transform='translate(4.3 4.3) scale(.64)'>";
const SMALL: &str = "<g transform='translate(5.2 4.6) scale(.57)'>";
const SHRUNK: &str = "<g transform='scale(.8)'>";
const LOW: &str = "<g transform='translate(8.2 8.8) scale(.64)'>";

const STEAM: &str = "<circle cx='12' cy='12' r='10.7' class='a-steam'/><circle cx='12' cy='12' r='9' class='l-rim' stroke-width='1.2'/><path class='l-bone' stroke-width='2' d='M8.3 16.2c-1.9-2.8 1.9-4.6 0-8M12 \
    17.7c-1.9-3.6 1.9-6.6 0-11.2M15.7 16.2c-1.9-2.8 1.9-4.6 0-8'/>";
const ENERGY: &str = "<path class='a-energy' d='M12 .4 23.6 12 12 23.6.4 12z'/><path class='l-rim' stroke-width='1.2' \
    d='M12 2.9 21.1 12 12 21.1 2.9 12z'/><path class='a-bone' d='M13.6 4.8 7.6 13h3.6l-1 6.2 6.2-8.4h-3.7z'/>";
const BOLT: &str = "<path class='a-bone' d='M14.8.8 3.8 13.8h6.4L8.4 23.2 20.2 9.6h-6.8z'/>";
const FIST: &str = "<path class='a-bone' d='M3.6 8.2a2.2 2.2 0 0 1 4.2-1.4 2.3 2.3 0 0 1 4.3-.9 2.3 2.3 0 0 1 \
    4.3.8 2.2 2.2 0 0 1 4.2 1.3V14c0 3-1.4 4.8-3.4 5.7V23H7v-3.3c-2-1-3.4-2.8-3.4-5.7z'/><path class='l-dark' \
    stroke-width='1.5' d='M7.9 7v4M12.1 6.2V11M16.4 7v4M4 13.2h9.5a1.9 1.9 0 0 1 0 3.8H9'/>";
const DISC_STEAM: &str = "<circle cx='12' cy='12' r='11.3' class='a-brass'/><circle cx='12' cy='12' r='9.3' \
    class='a-steam'/>";
const DISC_ENERGY: &str = "<circle cx='12' cy='12' r='11.3' class='a-brass'/><circle cx='12' cy='12' r='9.3' \
    class='a-energy'/>";
const SHIELD_STEAM: &str = "<path class='a-brass' d='M12 .3 22 3.7v7.6c0 6-4 10.4-10 12.4C6 21.7 2 17.3 2 11.3V3.7z'/>\
    <path class='a-steam' d='M12 2.5 20 5.2v6c0 5-3.2 8.5-8 10.3-4.8-1.8-8-5.3-8-10.3v-6z'/>";
const SHIELD_ENERGY: &str = "<path class='a-brass' d='M12 .3 22 3.7v7.6c0 6-4 10.4-10 12.4C6 21.7 2 17.3 2 \
    11.3V3.7z'/><path class='a-energy' d='M12 2.5 20 5.2v6c0 5-3.2 8.5-8 10.3-4.8-1.8-8-5.3-8-10.3v-6z'/>";
const BAR: &str = "<path class='l-dark' stroke-width='3.4' d='M3.5 20.5 20.5 3.5'/>";
const ABSORBED: &str = "<path class='a-bone' d='M12 5.2 13.5 9.3 17.6 7.7 15.7 11.6 17.6 15.5 13.5 13.9 12 18 10.5 \
    13.9 6.4 15.5 8.3 11.6 6.4 7.7 10.5 9.3z'/>";
const BURST_STEAM: &str = "<path class='a-steam' d='M12 .5 14.1 6.9 20.1 3.9 17.1 9.9 23.5 12 17.1 14.1 20.1 20.1 \
    14.1 17.1 12 23.5 9.9 17.1 3.9 20.1 6.9 14.1.5 12 6.9 9.9 3.9 3.9 9.9 6.9z'/>";
const FIST_MARK: &str =
    "<circle cx='12' cy='12' r='4.6' class='a-bone'/><circle cx='12' cy='12' r='2' class='a-steam'/>";
const BURST_ENERGY: &str = "<path class='a-energy' d='M12 .5 14.5 7.7 22 6.3 17 12 22 17.8 14.5 16.3 12 23.5 9.5 \
    16.3 2 17.8 7 12 2 6.2 9.5 7.7z'/><circle cx='12' cy='12' r='7.3' class='a-energy'/>";
const BURST_PLAIN: &str = "<path class='a-cur' d='M12 .5 14.1 6.9 20.1 3.9 17.1 9.9 23.5 12 17.1 14.1 20.1 20.1 \
    14.1 17.1 12 23.5 9.9 17.1 3.9 20.1 6.9 14.1.5 12 6.9 9.9 3.9 3.9 9.9 6.9z'/><path class='l-bone' \
    stroke-width='1.8' d='m12.8 6.5-3 4.4 4 2.2-2.6 4.6'/>";
const TAKEN_AWAY: &str = "<circle cx='17.5' cy='17.5' r='6.5' class='a-dark'/><path class='l-bone' stroke-width='2.6' \
    d='M14 17.5h7'/>";
const BOILER: &str = "<path class='a-brass' d='M9.5 0h5v4h-5zM4 21h16v2.6H4z'/><rect x='4' y='3' width='16' height='19' \
    rx='6.5' class='a-steam'/><path class='l-brass' stroke-width='1.6' d='M4 8.2h16M4 17.6h16'/><circle cx='12' \
    cy='12.9' r='4' class='a-bone'/><path class='l-dark' stroke-width='1.5' d='m12 12.9 2-2.2'/>";
const PILE: &str = "<path class='a-brass' d='M9.5 0h5v3h-5zM3 21h18v2.6H3z'/><rect x='5' y='2.6' width='14' height='19' \
    rx='2.5' class='a-energy'/><path class='l-bone' stroke-width='1.7' d='M5 7.2h14M5 16.9h14'/><path class='a-bone' \
    d='m13.2 8.4-4.4 4.4h2.6l-.8 3.3 4.6-4.7h-2.7z'/>";
const REACTION: &str = "<path class='a-brass' d='M12 .3 22 3.7v7.6c0 6-4 10.4-10 12.4C6 21.7 2 17.3 2 11.3V3.7z'/>\
    <path class='a-verd' d='M12 2.5 20 5.2v6c0 5-3.2 8.5-8 10.3-4.8-1.8-8-5.3-8-10.3v-6z'/><path class='l-bone' \
    stroke-width='2' d='M16.2 15.3a5.2 5.2 0 1 0-7.8.3'/><path class='a-bone' d='m5.6 13.5 5.8.6-3.4 4.5z'/>";
const ECHO: &str = "<circle cx='5' cy='12' r='3' class='a-cur'/><path class='l-cur' stroke-width='2.2' d='M10 \
    7.3a6.6 6.6 0 0 1 0 9.4M14 4.2a11 11 0 0 1 0 15.6M18 1.3a15 15 0 0 1 0 21.4'/>";
const TRANSFER: &str = "<circle cx='5.6' cy='16.5' r='4.6' class='l-cur' stroke-width='2' stroke-dasharray='2.4 2.4'/>\
    <circle cx='18.4' cy='16.5' r='5.1' class='a-verd'/><path class='l-cur' stroke-width='2.2' d='M5.6 8.5c2-6 \
    9.6-6.6 12.4-.5'/><path class='a-cur' d='m21.8 4.2-1.7 6.7-5.8-3.6z'/>";
const DRAW: &str = "<path class='l-cur' stroke-width='2' d='M3 6v16h11'/><rect x='6' y='2' width='14' height='18' rx='2' \
    class='a-verd'/><path class='l-bone' stroke-width='2.4' d='M13 16V7M9 10.5l4-4 4 4'/>";
const DISCARD_DECK: &str = "<path class='l-cur' stroke-width='2' d='M2.5 2h15M2.5 5h15'/><rect x='2' y='7.5' width='15' \
    height='9' rx='1.5' class='a-cur'/><path class='l-cur' stroke-width='2.4' d='M20.5 6v13M16.8 16l3.7 4 3.3-4'/>\
    <path class='l-cur' stroke-width='2' stroke-dasharray='3 2' d='M3 21h12'/>";
const DISCARD_HAND: &str = "<path class='a-cur' d='M1 5.6 8 2.8l4.6 11-7.2 2.8zM23 5.6 16 2.8l-4.6 11 7.2 2.8z'/><rect x='7' y='1' \
    width='10' height='13' rx='1.5' class='a-brass'/><path class='l-cur' stroke-width='2.4' d='M12 11v11M8 18.5l4 4 4-4'/>";
const BURNT: &str = "<rect x='1' y='1' width='15' height='21' rx='2' class='a-cur'/><path class='a-brass' d='M8.4 \
    14.8c-5-.9-5.5-5.5-3-8.3.3 1.1.9 1.5 1.4 1.6C6.2 6.5 7.5 3.5 10.6 2c-.3 3 2.9 4.3 3 8 .1 3.6-2.2 5.1-5.2 4.8z'/>";
const DECK_BUILDING: &str = "<path class='a-brass' d='M22.5 12l-5.2 9H6.7L1.5 12l5.2-9h10.6z'/><path class='a-brass-hi' d='M6.7 3h10.6l3 \
    5.2H3.7z'/><path class='a-brass-lo' d='M3.7 15.8h16.6l-3 5.2H6.7z'/><circle cx='12' cy='12' r='5.6' class='a-dark'/><path class='l-brass' \
    stroke-width='1.3' d='M7.5 12a4.5 4.5 0 0 1 7-3.7'/>";
const ONCE: &str = "<path class='l-cur' stroke-width='2.6' d='M20.2 8.2A9.3 9.3 0 1 0 21.3 12'/><path class='a-cur' \
    d='M23.5 3.5v7.3l-6.9-2.2z'/><path class='l-cur' stroke-width='2.4' d='m9.5 9.5 2.9-2v9.5'/>";
const MENDED: &str = "<circle cx='12' cy='12' r='11.3' class='a-brass'/><circle cx='12' cy='12' r='9.3' class='a-verd'/>\
    <path class='a-bone' d='M10 5h4v5h5v4h-5v5h-4v-5H5v-4h5z'/>";
const RECOIL: &str = "<path class='l-steam' stroke-width='2.6' d='M21.5 9v6.5c0 4-4 5.5-9 4.8'/><path class='a-steam' \
    d='m15.5 15.8-.8 8-6.5-4.6z'/>";
