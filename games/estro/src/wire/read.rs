//! Reading a view back from its document, for a screen that has no match of its own.

use table::read_back::{self, ReadError};
use table::{Outcome, TableOptions};

use super::view::ASKS;
use super::{
    AddendDocument, AskDocument, AttackDocument, FieldCardDocument, FleetDocument, GiftDocument, SeatViewDocument,
    SectorDocument, ShipDocument, UpCardDocument, ViewDocument,
};
use crate::action::{Bonuses, Spot, bonuses, spot};
use crate::clause;
use crate::dial::{SECTORS, SectorNo};
use crate::fleet::ObjectNo;
use crate::language::{Estro, Moment};
use crate::options::Options;
use crate::rules::CardNo;
use crate::set::CardSet;
use crate::state::SEATS;
use crate::stops::Stops;
use crate::view::{
    Addend, AddendKind, Ask, AttackView, FieldCard, FleetView, GiftView, Origin, PREPARED, SeatView, Shield, ShipView,
    UpCard, View,
};

type Read<T> = Result<T, ReadError>;

/// The view that a document was made of, with the cards of its table.
impl TryFrom<(&ViewDocument, &CardSet)> for View {
    type Error = ReadError;

    fn try_from((document, set): (&ViewDocument, &CardSet)) -> Read<Self> {
        let seats = document.seats.len();
        if !(1..=SEATS).contains(&seats) {
            return Err(ReadError::new(seats, "number of seats"));
        }
        let outcome = document.outcome.as_ref().map(|end| {
            let winners = read_back::seats(&end.winners, seats)?;
            let clause = read_back::clause(&end.clause, clause::ALL)?;
            Ok(if end.tie { Outcome::tie(winners, clause) } else { Outcome::win(winners, clause) })
        });
        let options = options(&document.options)?;
        // Behind the last seat stand the ships.
        let parties = seats + usize::from(options.is_solo());
        Ok(Self {
            viewer: document.viewer.parse().map_err(|_| ReadError::new(&document.viewer, "viewer"))?,
            cards: set.clone(),
            options,
            asks: document
                .asks
                .as_ref()
                .map(|asks| Ok((read_back::seat(asks.seat, seats)?, ask(asks)?)))
                .transpose()?,
            turn: document.turn,
            round: document.round,
            active: read_back::seat(document.active, parties)?,
            first: read_back::seat(document.first, seats)?,
            attacks: [document.attacks, document.attack_limit],
            has_played: document.has_played,
            extra_plays: document.extra_plays,
            rift: document.rift,
            has_opened_rift: document.has_opened_rift,
            zones: mask(&document.zones),
            used_specials: document.seats.iter().map(|seat| mask(&seat.used_specials)).collect(),
            fleet: document.fleet.as_ref().map(|fleet| fleet_view(fleet, set)).transpose()?,
            seats: document.seats.iter().map(|seat| seat_view(seat, set)).collect::<Read<_>>()?,
            field: document.field.iter().map(|card| field_card(card, set, parties)).collect::<Read<_>>()?,
            attack: document.attack.as_ref().map(|attack| attack_view(attack, set)).transpose()?,
            is_by_lot: document.is_by_lot,
            window: document.window.as_deref().map(moment_of).transpose()?,
            drawn: document.drawn.iter().map(|id| card_of(id, set)).collect::<Read<_>>()?,
            gifts: document.gifts.iter().map(|gift| gift_view(gift, set, parties)).collect::<Read<_>>()?,
            entering: document.entering.as_deref().map(|id| card_of(id, set)).transpose()?,
            errors: Vec::new(),
            outcome: outcome.transpose()?,
        })
    }
}

fn options(words: &[String]) -> Read<Options> {
    Options::read(words).map_err(|_| ReadError::new(words.join(" "), "options"))
}

fn mask(estri: &[Estro]) -> u8 {
    estri.iter().fold(0, |mask, estro| mask | 1 << *estro as u8)
}

fn ask(document: &AskDocument) -> Read<Ask> {
    if let Some(window) = &document.window {
        return Ok(Ask::Window(moment_of(window)?));
    }
    let known = ASKS.iter().find(|(word, _)| *word == document.ask).map(|(_, ask)| *ask);
    known.ok_or_else(|| ReadError::new(&document.ask, "question"))
}

fn moment_of(word: &str) -> Read<Moment> {
    let place = Stops::NAMES.iter().position(|known| *known == word);
    place.and_then(|place| Moment::ALL.get(place).copied()).ok_or_else(|| ReadError::new(word, "window"))
}

fn sector_of(document: &SectorDocument) -> Read<SectorNo> {
    let place = document.number.checked_sub(1).filter(|place| usize::from(*place) < SECTORS);
    place.map(SectorNo).ok_or_else(|| ReadError::new(document.number, "sector"))
}

fn fleet_view(fleet: &FleetDocument, set: &CardSet) -> Read<FleetView> {
    let ship = |ship: &ShipDocument| ShipView {
        estro: ship.estro,
        shields: ship.shields,
        guardians: ship.guardians,
        countdown: ship.countdown,
        is_released: ship.is_released,
    };
    let prepared = |word: &String| {
        let known = PREPARED.into_iter().find(|known| known == word);
        known.ok_or_else(|| ReadError::new(word, "effect of an object"))
    };
    Ok(FleetView {
        ships: fleet.ships.iter().map(ship).collect(),
        incinerator: fleet.incinerator.iter().map(|id| card_of(id, set)).collect::<Read<_>>()?,
        objects: fleet.objects.iter().map(|number| object_of(*number)).collect::<Read<_>>()?,
        objects_left: fleet.objects_left,
        has_used: fleet.has_used,
        is_locked: fleet.is_locked,
        prepared: fleet.prepared.iter().map(prepared).collect::<Read<_>>()?,
    })
}

fn object_of(number: u8) -> Read<ObjectNo> {
    let object = ObjectNo::all().find(|object| object.0 + 1 == number);
    object.ok_or_else(|| ReadError::new(number, "object"))
}

fn seat_view(seat: &SeatViewDocument, set: &CardSet) -> Read<SeatView> {
    let cards = |ids: &[String]| ids.iter().map(|id| card_of(id, set)).collect::<Read<Vec<CardNo>>>();
    Ok(SeatView {
        deck: seat.deck,
        hand: seat.hand,
        held: cards(&seat.held)?,
        incinerator: cards(&seat.incinerator)?,
        hand_limit: seat.hand_limit,
        draws_skipped: seat.draws_skipped,
        attacks_once: seat.attacks_once,
        tokens: seat.tokens,
        has_declared: seat.has_declared,
        may_fuse: seat.may_fuse,
        field: seat.field,
        tot: seat.tot,
        is_drawless: seat.is_drawless,
    })
}

fn field_card(card: &FieldCardDocument, set: &CardSet, seats: usize) -> Read<FieldCard> {
    Ok(FieldCard {
        spot: spot_of(&card.spot)?,
        controller: read_back::seat(card.controller, seats)?,
        ship: card.ship,
        zone: card.zone,
        is_down: card.is_down,
        since: card.since,
        face: card.card.as_deref().map(|id| card_of(id, set)).transpose()?,
        up: card.up.as_ref().map(|up| up_card(up, set)).transpose()?,
        is_protected: card.is_protected,
        is_barred: card.is_barred,
        must_attack: card.must_attack,
        will_rest: card.will_rest,
    })
}

fn up_card(up: &UpCardDocument, set: &CardSet) -> Read<UpCard> {
    Ok(UpCard {
        main: up.main,
        stats: up.stats,
        tot: up.tot,
        counters: up.counters,
        is_used: up.is_used,
        is_emptied: up.is_emptied,
        is_inhibited: up.is_inhibited,
        is_waiting: up.is_waiting,
        attacks: up.attacks,
        more_attacks: up.more_attacks,
        resolved: up.resolved,
        is_used_now: up.is_used_now,
        waits: up.waits,
        guest: up.guest.as_deref().map(|id| card_of(id, set)).transpose()?,
        other: up.other,
        supports: up.supports.as_deref().map(spot_of).transpose()?,
        shield: up.shield.as_ref().map(|shield| Shield { left: shield.left, damage: shield.damage }),
    })
}

fn attack_view(attack: &AttackDocument, set: &CardSet) -> Read<AttackView> {
    let addends = |list: &[AddendDocument]| list.iter().map(|one| addend(one, set)).collect::<Read<Vec<Addend>>>();
    Ok(AttackView {
        attacker: attack.attacker.as_deref().map(spot_of).transpose()?,
        target: attack.target.as_deref().map(spot_of).transpose()?,
        ship: attack.ship,
        dice: attack.dice,
        claims: [claims(attack.claims[0].as_deref())?, claims(attack.claims[1].as_deref())?],
        has_declared: attack.has_declared,
        is_over: attack.is_over,
        won: attack.won,
        addends: [addends(&attack.attacker_addends)?, addends(&attack.target_addends)?],
    })
}

fn claims(text: Option<&str>) -> Read<Option<Bonuses>> {
    text.map(|text| bonuses(text).ok_or_else(|| ReadError::new(text, "list of bonuses"))).transpose()
}

fn addend(document: &AddendDocument, set: &CardSet) -> Read<Addend> {
    let unknown = || ReadError::new(&document.kind, "number of a clash");
    let kind = match document.kind.as_str() {
        "printed" => AddendKind::Printed,
        "changes" => AddendKind::Changes,
        "passive" => AddendKind::Passive(card_of(document.card.as_deref().ok_or_else(unknown)?, set)?),
        "zone" => AddendKind::Zone(document.zone.ok_or_else(unknown)?),
        "die" => AddendKind::Die,
        "floor" => AddendKind::Floor,
        "match_up" => AddendKind::MatchUp,
        "support" => AddendKind::Support(card_of(document.card.as_deref().ok_or_else(unknown)?, set)?),
        "shield" => AddendKind::Shield,
        "ignored" => AddendKind::Ignored,
        "weakened" => AddendKind::Weakened,
        _ => return Err(unknown()),
    };
    Ok(Addend { kind, n: document.n, primary: document.primary })
}

fn gift_view(gift: &GiftDocument, set: &CardSet, seats: usize) -> Read<GiftView> {
    let mut chosen = [None; 4];
    for (place, spot) in chosen.iter_mut().zip(&gift.chosen) {
        *place = spot.as_deref().map(spot_of).transpose()?;
    }
    Ok(GiftView {
        card: gift.card.as_deref().map(|id| card_of(id, set)).transpose()?,
        controller: read_back::seat(gift.controller, seats)?,
        spot: gift.spot.as_deref().map(spot_of).transpose()?,
        is_annulled: gift.is_annulled,
        reduction: gift.reduction,
        origin: match (&gift.sector, gift.object, gift.skill) {
            (Some(sector), ..) => Origin::Sector(sector_of(sector)?),
            (_, Some(object), _) => Origin::Object(object_of(object)?),
            (.., Some(ship)) => Origin::Skill(ship),
            _ => Origin::Gift,
        },
        chosen,
    })
}

fn spot_of(text: &str) -> Read<Spot> {
    spot(text).ok_or_else(|| ReadError::new(text, "place on the field"))
}

fn card_of(id: &str, set: &CardSet) -> Read<CardNo> {
    set.find(id).ok_or_else(|| ReadError::new(id, "card of this table"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Setup, State};
    use table::{Choices, Match, Seed, Viewer};

    /// Plays matches at random and passes each view, for every viewer, to `check`.
    fn each_view(mut check: impl FnMut(View)) {
        for seed in 0..6_u32 {
            let mut game = Match::<State>::new(Setup::default(), Seed::from(u64::from(seed)));
            for step in 0..2_000_u32 {
                Viewer::all(2).for_each(|viewer| check(game.view(viewer)));
                let Some(seat) = game.awaits().seats().lowest() else { break };
                let choices = game.choices(seat);
                game.act(seat, choices.get((step * 7 + seed) % choices.len())).unwrap();
            }
        }
    }

    #[test]
    fn a_view_is_read_back_from_its_document() {
        let (mut hands, mut over, mut clashes, mut gifts) = (0, 0, 0, 0);
        each_view(|view| {
            let document = ViewDocument::from(&view);
            assert_eq!(View::try_from((&document, &view.cards)).unwrap(), view);
            hands += view.seats.iter().map(|seat| seat.held.len()).sum::<usize>();
            over += usize::from(view.outcome.is_some());
            clashes += usize::from(view.attack.as_ref().is_some_and(|attack| !attack.addends[1].is_empty()));
            gifts += view.gifts.len();
        });
        assert!(hands > 1_000 && over > 6 && clashes > 50 && gifts > 20, "{hands} {over} {clashes} {gifts}");
    }

    /// ESTRO-ATK-11: what the screen adds up is what the rules compare.
    #[test]
    fn the_addends_of_a_clash_sum_up_to_the_values_of_its_cards() {
        let mut compared = 0;
        each_view(|view| {
            let Some(attack) = &view.attack else { return };
            let card = |spot: Option<Spot>| view.field.iter().find(|card| Some(card.spot) == spot);
            let sides = [card(attack.attacker), card(attack.target)];
            let (tots, primaries) = (attack.tots(), attack.primaries());
            for (side, card) in sides.into_iter().enumerate() {
                let (Some(up), Some(tot)) = (card.and_then(|card| card.up.as_ref()), tots[side]) else { continue };
                let bonus = attack.addends[side].iter().find(|addend| addend.kind == AddendKind::MatchUp);
                assert_eq!(tot, up.tot.unwrap() + bonus.map_or(0, |bonus| bonus.n));
                assert_eq!(primaries[side], Some(up.stats[up.main.index()]));
                compared += 1;
            }
        });
        assert!(compared > 100, "{compared}");
    }

    #[test]
    fn a_document_of_another_table_is_refused() {
        let view = Match::<State>::new(Setup::default(), Seed::from(3)).view(Viewer::Public);
        let document = ViewDocument::from(&view);
        let wrong = |change: fn(&mut ViewDocument)| {
            let mut changed = document.clone();
            change(&mut changed);
            View::try_from((&changed, &view.cards)).unwrap_err().to_string()
        };
        assert_eq!(wrong(|document| document.active = 2), "`2` is no seat of this table");
        assert_eq!(wrong(|document| document.viewer = "me".into()), "`me` is no viewer");
        assert_eq!(wrong(|document| document.seats.clear()), "`0` is no number of seats");
        assert_eq!(wrong(|document| document.window = Some("x".into())), "`x` is no window");
        let unknown = |document: &mut ViewDocument| document.seats[0].incinerator = vec!["x".into()];
        assert_eq!(wrong(unknown), "`x` is no card of this table");
    }
}
