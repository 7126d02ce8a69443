//! The clash: what the attacker and its target gain by match-up, dice and Zone cards.

use estro::card_text::{estro_name, stat_name};
use estro::language::Estro;
use estro::rules::{DIE_BONUS, ZONE_BONUS, die_lists, match_up};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use table::{Chance, Draw};

use super::{Sheet, art};
use crate::Count;
use crate::pad::Pad;
use crate::parts::{Choice, Choices, Seen, Tool};

/// The result of a die.
type Die = Count<1, 6>;

/// The target of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Target {
    /// A card that lies face up, by its main Estro.
    Open(Estro),
    /// A card that lies face down.
    Covered,
}

impl Target {
    const fn estro(self) -> Option<Estro> {
        match self {
            Self::Open(estro) => Some(estro),
            Self::Covered => None,
        }
    }
}

/// A clash.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clash {
    /// The main Estro of the attacker.
    pub attacker: Option<Estro>,
    target: Option<Target>,
    /// The dice: attacker, target.
    dice: Option<[Die; 2]>,
    /// How often the dice were rolled, so that the same result is seen to be a new one.
    rolls: u32,
}

/// Where a bonus comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    /// The match-up.
    MatchUp,
    /// The own die.
    Die,
    /// The Zone card of the Estro.
    Zone,
}

impl Source {
    const fn as_str(self) -> &'static str {
        match self {
            Self::MatchUp => "bonus-match-up",
            Self::Die => "bonus-die",
            Self::Zone => "bonus-zone",
        }
    }
}

impl Clash {
    /// Rolls both dice (ESTRO-ATK-04).
    pub fn roll(&mut self, chance: &mut impl Chance) {
        let mut die = || Die::near(chance.below(Draw::named("die"), 6) as i16 + 1);
        self.dice = Some([die(), die()]);
        self.rolls = self.rolls.wrapping_add(1);
    }

    /// The next clash; the next roll is a new one.
    #[must_use]
    pub fn anew(&self) -> Self {
        Self { rolls: self.rolls, ..Self::default() }
    }

    /// What the match-up adds to the TOT of the attacker (ESTRO-ATK-08); nothing against a card that lies face down
    /// (ESTRO-ATK-18).
    fn match_up(&self) -> Option<i16> {
        Some(match_up(self.attacker?, self.target?.estro()?))
    }

    /// What each of the two cards gains, where these Zone cards are active: attacker, target. A card that lies face down
    /// gains nothing (ESTRO-FACE-02).
    fn bonuses(&self, zones: impl Fn(Estro) -> bool) -> [Vec<(Source, i16)>; 2] {
        let cards = [self.attacker, self.target.and_then(Target::estro)];
        let mut both = [0, 1].map(|place: usize| {
            let (Some(estro), die) = (cards[place], self.dice.map(|dice| dice[place].get() as u8)) else {
                return vec![];
            };
            let is_helped = die.is_some_and(|die| die_lists(die, estro));
            let die = is_helped.then_some((Source::Die, DIE_BONUS));
            let zone = zones(estro).then_some((Source::Zone, ZONE_BONUS));
            die.into_iter().chain(zone).collect()
        });
        both[0].extend(self.match_up().filter(|n| *n != 0).map(|n| (Source::MatchUp, n)));
        both
    }
}

/// A number with its sign.
fn signed(n: i16) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { format!("+{n}") }
}

/// The clash.
#[component]
pub fn ClashTool(pad: Pad<Sheet>) -> impl IntoView {
    let clash = pad.of(|sheet| sheet.clash);
    let bonuses = pad.of(|sheet| {
        sheet
            .clash
            .bonuses(|zone| sheet.zones.is_active(zone) && sheet.players.mode != super::players::Mode::Conquest)
            .map(|list| list.into_iter().map(|(source, n)| (source.as_str(), n)).collect::<Vec<_>>())
    });
    let choice =
        |side: &'static str, estro: Estro| (format!("{side}-{estro}"), Signal::stored(estro_name(estro).to_owned()));
    let attackers = Estro::ALL.map(|estro| {
        let (name, label) = choice("attacker", estro);
        Choice { value: estro, name, label, picture: art::sign::estro_svg(estro) }
    });
    let targets = Estro::ALL.map(|estro| {
        let (name, label) = choice("target", estro);
        Choice { value: Target::Open(estro), name, label, picture: art::sign::estro_svg(estro) }
    });
    let covered = Choice {
        value: Target::Covered,
        name: "target-covered".to_owned(),
        label: pad.text("covered"),
        picture: String::new(),
    };
    let targets: Vec<_> = targets.into_iter().chain([covered]).collect();
    let gains = move |place: usize| {
        let estro = match place {
            0 => clash.get().attacker,
            _ => clash.get().target.and_then(Target::estro),
        };
        let line = |(source, n): &(&'static str, i16)| {
            // Only the match-up leaves the statistics as they are (ESTRO-ATK-10).
            let stat =
                estro.filter(|_| *source != Source::MatchUp.as_str()).map_or("TOT", |estro| stat_name(estro.stat()));
            view! { <li>{pad.say(source)}" "<b>{signed(*n)}" "{stat}</b></li> }
        };
        bonuses.with(|bonuses| {
            let total: i16 = bonuses[place].iter().map(|(_, n)| n).sum();
            let lines = bonuses[place].iter().map(line).collect_view();
            view! {
                <ul class="gains">{lines}</ul>
                <p class="gain">{pad.say_with("gain", &[("n", signed(total).into())])}</p>
            }
        })
    };
    let side = move |place: usize, id: &'static str| {
        let seen = Seen::up_to(untrack(|| clash.get().rolls));
        let die = move || {
            let clash = clash.get();
            let estro = if place == 0 { clash.attacker } else { clash.target.and_then(Target::estro) };
            let class = format!("die-place {}", seen.class(clash.rolls));
            clash.dice.map(|dice| {
                let value = dice[place].get() as u8;
                let said = pad.say_with("die-shows", &[("n", value.into())]);
                view! {
                    <span class=class role="img" aria-label=said data-die=value inner_html=art::die::die(value, estro)></span>
                }
            })
        };
        view! {
            <div class="clash-side" data-side=id>
                <h3>{move || pad.say(id)}</h3>
                {die}
                <div role="status">{move || gains(place)}</div>
            </div>
        }
    };
    let verdict = move || {
        let clash = clash.get();
        let id = match clash.target {
            Some(Target::Covered) => "covered-loses",
            _ => "who-wins",
        };
        pad.say(id)
    };
    let matched = move || match clash.get().match_up() {
        Some(n) => pad.say_with("match-up", &[("n", signed(n).into())]),
        None => pad.say("match-up-none"),
    };
    view! {
        <Tool id="clash" title=pad.text("clash")>
            <Choices label=pad.text("attacker") choices=attackers.into() chosen=pad.of(|sheet| sheet.clash.attacker)
                choose=move |estro| pad.change(|sheet| sheet.clash.attacker = Some(estro))/>
            <Choices label=pad.text("target") choices=targets
                chosen=pad.of(|sheet| sheet.clash.target) choose=move |target| pad.change(|sheet| sheet.clash.target = Some(target))/>
            <p class="match-up" role="status">{matched}</p>
            <button type="button" class="secondary wide" id="roll" on:click=move |_| pad.change(|sheet| sheet.clash.roll(&mut browser::chance::TrueChance))>
                {move || pad.say("roll")}
            </button>
            <div class="clash-sides">{side(0, "attacker")}{side(1, "target")}</div>
            <p class="hint">{verdict}</p>
            <button type="button" class="plain" id="attack-made" on:click=move |_| pad.change(|sheet| {
                sheet.turn.attack();
                sheet.clash = sheet.clash.anew();
            })>
                {move || pad.say("attack-made")}
            </button>
        </Tool>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clash(attacker: Estro, target: Target, dice: [i16; 2]) -> Clash {
        Clash { attacker: Some(attacker), target: Some(target), dice: Some(dice.map(Die::near)), rolls: 1 }
    }

    /// ESTRO-ATK-05, ESTRO-ATK-06, ESTRO-ATK-08, ESTRO-ATK-10, ESTRO-ZONE-03.
    #[test]
    fn each_card_gains_by_its_own_die_and_only_the_attacker_by_the_match_up() {
        let clash = clash(Estro::Ardo, Target::Open(Estro::Armonio), [4, 5]);
        assert_eq!(clash.match_up(), Some(10));
        let [attacker, target] = clash.bonuses(|zone| zone == Estro::Armonio);
        assert_eq!(attacker, [(Source::Die, 5), (Source::MatchUp, 10)]);
        assert_eq!(target, [(Source::Die, 5), (Source::Zone, 2)]);
    }

    /// ESTRO-ATK-18: no die bonus for a card that lies face down, and no match-up against it.
    #[test]
    fn a_covered_target_gains_nothing_and_gives_no_match_up() {
        let clash = clash(Estro::Manpo, Target::Covered, [1, 1]);
        assert_eq!(clash.match_up(), None);
        assert_eq!(clash.bonuses(|_| false), [vec![(Source::Die, 5)], vec![]]);
    }

    #[test]
    fn dice_show_one_to_six() {
        let (mut clash, mut chance) = (Clash::default(), table::Fast::new(7));
        let mut seen = [0; 7];
        for _ in 0..200 {
            clash.roll(&mut chance);
            clash.dice.unwrap().iter().for_each(|die| seen[die.get() as usize] += 1);
        }
        assert!(seen[0] == 0 && seen[1..].iter().all(|times| *times > 20), "{seen:?}");
        assert_eq!(clash.rolls, 200);
    }
}
