//! The possible hosts of a card (chapters EQP, VEH, GIFT, KI, BEA).

use table::Seat;

use crate::clause;
use crate::facts::{EvalContext, Verdict, clause_of_kind, no};
use crate::language::{Affiliation, After, Apostle, Card, CardKind, Filter, Keyword, Tag, Target};
use crate::program::is_given;
use crate::state::{At, Instance, SlotNo, State, flag, side};

/// Whether the affiliation that a card asks of its bearer counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Affiliations {
    Count,
    DoNotCount,
}

impl State {
    /// The same for an effect that gives any card whatever the affiliation of its bearer: the card's other conditions
    /// still apply.
    pub(crate) fn may_bear_anyway(&self, seat: Seat, instance: Instance, host: SlotNo) -> bool {
        self.check_host_for(seat, instance, host, Affiliations::DoNotCount).is_ok()
    }

    pub(crate) fn check_host_for(
        &self,
        seat: Seat,
        instance: Instance,
        host: SlotNo,
        affiliations: Affiliations,
    ) -> Verdict {
        let (card, ready) = (self.card_of(instance), self.ready_of(instance));
        let on = self.slot(host);
        // A card that is put into an Area is attached to nobody.
        if self.is_placed(instance) {
            return no(clause::CARD_02, "wrong-host");
        }
        let is_warrior = self.is_warrior(host);
        // Parts of a weapon and similar cards name their host.
        let on_card = card.given_to.as_ref().is_some_and(Filter::names_another_kind);
        let of_kind = clause_of_kind(card.kind);
        if is_warrior == on_card {
            return no(of_kind, "wrong-host");
        }
        if let Some(filter) = &card.given_to
            && !self.may_be_given_to(seat, instance, filter, host)
            && !(affiliations == Affiliations::DoNotCount && self.fits_but(seat, filter, host, &is_of_affiliations))
        {
            let clause = match card.kind {
                // The face of a hidden warrior must not change the answer (HID-04).
                CardKind::Equipment if is_warrior && on.at != At::Hidden && on.side & side::TRIBAL != 0 => {
                    clause::EQP_06
                }
                CardKind::Equipment if is_warrior && on.at != At::Hidden && on.side & side::LEGION != 0 => {
                    clause::EQP_05
                }
                // A text that names a group takes the place of the icon (AMB-12).
                CardKind::Equipment if is_warrior => clause::EQP_03,
                _ => of_kind,
            };
            return no(clause, "wrong-host");
        }
        let bearer = self.bearer(host);
        let controller = if bearer == SlotNo::NONE { on.controller } else { self.slot(bearer).controller };
        let is_own = matches!(
            card.kind,
            CardKind::Equipment
                | CardKind::Relic
                | CardKind::Symmetry
                | CardKind::Ki
                | CardKind::Beast
                | CardKind::Fortification
        );
        // A text that gives the card to another player's warriors beats the rule.
        let is_for_others = card.given_to.as_ref().is_some_and(names_opponents);
        if is_own && !is_for_others && controller != seat {
            return no(of_kind, "not-yours");
        }
        if !is_warrior {
            return Ok(());
        }
        self.check_refused(seat, instance, host)?;
        if self.refuses_by_face(seat, instance, host) {
            return no(clause::CARD_01, "refuses-card");
        }
        if on.controller != seat && self.is_shown_for(seat, instance, host) {
            return no(clause::HID_11, "hidden-host");
        }
        let named = |slot: SlotNo| self.card_at(slot).name == card.name;
        let has = |tag: Tag| ready.tags & tag.bit() != 0;
        let bears = |tag: Tag| self.attached_to(host).any(|other| self.ready_at(other).tags & tag.bit() != 0);
        match card.kind {
            CardKind::Equipment => self.check_equipment(seat, instance, host, affiliations)?,
            CardKind::Symmetry => {
                self.check_gift(seat, instance, host)?;
                if self.attached_to(host).any(named) {
                    return no(clause::GIFT_04, "gift-twice");
                }
            }
            CardKind::Ki => {
                if on.affiliations & Affiliation::Mishima.bit() == 0
                    && !self.is_known_for(seat, host, |keyword| *keyword == Keyword::MayHaveKi)
                    && !self.uses_cards_like(seat, host, instance)
                {
                    return no(clause::KI_01, "ki-mishima");
                }
                if self.attached_to(host).any(named) {
                    return no(clause::KI_04, "ki-twice");
                }
            }
            CardKind::Beast => {
                if on.at != At::Outpost {
                    return no(clause::BEA_01, "beast-outpost");
                }
                if self.tags(host) & Tag::Beast.bit() != 0 {
                    return no(clause::BEA_09, "is-beast");
                }
                if self.attached_to(host).any(|other| self.card_at(other).kind == CardKind::Beast) {
                    return no(clause::BEA_02, "beast-twice");
                }
                if self.tags(host) & Tag::Vehicle.bit() != 0 || bears(Tag::Vehicle) {
                    return no(clause::BEA_03, "beast-or-vehicle");
                }
            }
            CardKind::Mission if self.attached_to(host).any(named) => return no(clause::MISS_07, "mission-twice"),
            _ => {}
        }
        if matches!(card.kind, CardKind::Equipment | CardKind::Relic) && has(Tag::Armor) && bears(Tag::Armor) {
            return no(clause::EQP_12, "armor-twice");
        }
        Ok(())
    }

    /// Whether an attached card could no longer be given to its bearer, by its own text or the rules of its kind.
    pub(crate) fn is_out_of_place(&self, card: SlotNo) -> bool {
        let (on, host) = (*self.slot(card), self.slot(card).host);
        if on.at != At::Card || !self.is_in_play(host) || !self.is_warrior(host) {
            return false;
        }
        let (definition, ready) = (self.card_at(card), self.ready_at(card));
        let named = bearers_of(definition);
        let is_unfit = named.is_some_and(|filter| !self.may_be_given_to(on.controller, on.instance, filter, host));
        let group = ready.affiliations & !Affiliation::Brotherhood.bit();
        is_unfit
            || match definition.kind {
                CardKind::Equipment => {
                    named.is_none()
                        && group != 0
                        && self.slot(host).affiliations & group == 0
                        && !self.has_for_card(on.controller, host, on.instance)
                }
                CardKind::Symmetry => self.check_gift(on.controller, on.instance, host).is_err(),
                CardKind::Ki => {
                    self.slot(host).affiliations & Affiliation::Mishima.bit() == 0
                        && !self.has(host, |keyword| *keyword == Keyword::MayHaveKi)
                        && !self.uses_cards_like(on.controller, host, on.instance)
                }
                _ => false,
            }
    }

    /// Checks that a warrior does not keep a card off: neither may it be barred from bearing the card, nor may the card
    /// be barred from being played on it.
    pub(crate) fn check_refused(&self, seat: Seat, instance: Instance, host: SlotNo) -> Verdict {
        if !self.is_warrior(host) || self.is_unidentified(host) {
            return Ok(());
        }
        let (kind, after) = (self.card_of(instance).kind, self.card_of(instance).after);
        // A warrior does not bear a card that only has its effect on it.
        let is_borne = after == After::Attach || is_given(kind);
        let refuses = self.keywords(host).any(|(grant, keyword)| match keyword {
            Keyword::MayNotBear(_) if !is_borne => false,
            Keyword::MayNotBear(filter) | Keyword::NotPlayedOn(filter) => {
                let asks = self.asks_of_grant(grant);
                self.fits_number(filter, self.identity[instance.index()], seat, &asks)
            }
            Keyword::NoOwnSpecials => kind == CardKind::Special && self.slot(host).controller == seat,
            Keyword::Unaffected => true,
            _ => false,
        });
        // A card that a Weapon bars from its bearer is barred even if the Weapon is not in use.
        let number = self.identity[instance.index()];
        let mut on_host = self.attached_to(host);
        let beside = is_borne
            && on_host.any(|on| {
                self.prints(on, |keyword| match keyword {
                    Keyword::MayNotBear(filter) => {
                        self.fits_number(filter, number, seat, &EvalContext { bearer: host, ..EvalContext::of(seat) })
                    }
                    _ => false,
                })
            });
        let refuses = refuses || beside;
        if refuses { no(clause::CARD_01, "refuses-card") } else { Ok(()) }
    }

    /// Whether a warrior is one of those that a card is for: by its description, or because a standing ability replaces
    /// the affiliation that the card asks for, or the condition that it be a Heretic. The card's other conditions, such
    /// as a name or a rating, still apply.
    fn may_be_given_to(&self, seat: Seat, instance: Instance, filter: &Filter, host: SlotNo) -> bool {
        self.fits_for(seat, filter, host)
            || (self.has_for_card(seat, host, instance) && self.fits_but(seat, filter, host, &is_of_affiliations))
            || self.uses_cards_like(seat, host, instance)
            || self.may_have_as_heretic(seat, host, filter)
    }

    /// Whether a warrior fits the filter with some parts left out.
    fn fits_but(&self, seat: Seat, filter: &Filter, host: SlotNo, is_left_out: &impl Fn(&Filter) -> bool) -> bool {
        let again = |filter: &Filter| self.fits_but(seat, filter, host, is_left_out);
        match filter {
            Filter::All(filters) => filters.iter().all(again),
            Filter::Either(filters) => filters.iter().any(again),
            Filter::On(on) => {
                let card = self.slot(host);
                card.at == At::Card && self.fits_but(seat, on, card.host, is_left_out)
            }
            filter => is_left_out(filter) || self.fits_for(seat, filter, host),
        }
    }

    /// Whether a warrior that is no Heretic may be given a card that only Heretics may have (MALEDRACH).
    fn may_have_as_heretic(&self, seat: Seat, host: SlotNo, filter: &Filter) -> bool {
        let heretic = Filter::Tag(Tag::Heretic);
        let names_heretics = match filter {
            Filter::All(filters) => filters.contains(&heretic),
            filter => *filter == heretic,
        };
        names_heretics && self.is_known_for(seat, host, |keyword| *keyword == Keyword::GiftsAsHeretic)
    }

    /// Whether a card is meant for the warriors of one affiliation: its text names them, or else its icon does, or it is
    /// a Ki Power (EQP-03, KI-01).
    pub(crate) fn is_meant_for(&self, instance: Instance, affiliation: Affiliation) -> bool {
        fn names(filter: &Filter, affiliation: Affiliation) -> bool {
            match filter {
                Filter::Of(of) => *of == affiliation,
                Filter::All(filters) | Filter::Either(filters) => {
                    filters.iter().any(|filter| names(filter, affiliation))
                }
                _ => false,
            }
        }
        let card = self.card_of(instance);
        match (bearers_of(card), card.kind) {
            (Some(filter), _) => names(filter, affiliation),
            (None, CardKind::Equipment) => self.ready_of(instance).affiliations & affiliation.bit() != 0,
            (None, kind) => kind == CardKind::Ki && affiliation == Affiliation::Mishima,
        }
    }

    /// Whether a warrior is itself one of the warriors that a card for an affiliation is meant for.
    pub(crate) fn is_one_meant(&self, instance: Instance, affiliation: Affiliation, host: SlotNo) -> bool {
        let on = self.slot(host);
        match bearers_of(self.card_of(instance)) {
            Some(filter) => self.fits(filter, host, &EvalContext::of(on.controller)),
            None => on.affiliations & affiliation.bit() != 0,
        }
    }

    /// Whether a warrior of the seat may use a card meant for an affiliation as if it belonged to it, for a price.
    pub(crate) fn uses_cards_like(&self, seat: Seat, host: SlotNo, instance: Instance) -> bool {
        let named = bearers_of(self.card_of(instance));
        self.slot(host).controller == seat
            && self.is_known_for(seat, host, |keyword| match keyword {
                Keyword::UsesCardsFor(affiliation, _) => {
                    let is_left_out = |filter: &Filter| *filter == Filter::Of(*affiliation);
                    self.is_meant_for(instance, *affiliation)
                        && named.is_none_or(|filter| self.fits_but(seat, filter, host, &is_left_out))
                }
                _ => false,
            })
    }

    /// Whether the card may be given to this warrior at any time for no Action.
    pub(crate) fn is_free_for(&self, instance: Instance, host: SlotNo) -> bool {
        let kind = self.card_of(instance).kind;
        self.is_warrior(host)
            && self.keywords(host).any(|(grant, keyword)| match keyword {
                Keyword::FreeGifts(filter) | Keyword::FreeEquipment(filter) => {
                    matches!(kind, CardKind::Symmetry | CardKind::Equipment)
                        && (kind == CardKind::Symmetry) == matches!(keyword, Keyword::FreeGifts(_))
                        && self.fits_number(
                            filter,
                            self.identity[instance.index()],
                            self.slot(host).controller,
                            &self.asks_of_grant(grant),
                        )
                }
                Keyword::FreeKi => kind == CardKind::Ki,
                _ => false,
            })
    }

    /// Checks which warriors may use an Equipment (EQP-02 to EQP-06), and which Equipment may not be in or on a Vehicle
    /// (VEH-01, VEH-11, VEH-19).
    fn check_equipment(&self, seat: Seat, instance: Instance, host: SlotNo, affiliations: Affiliations) -> Verdict {
        let (card, ready, on) = (self.card_of(instance), self.ready_of(instance), self.slot(host));
        let is_vehicle = ready.tags & Tag::Vehicle.bit() != 0;
        let widened = affiliations == Affiliations::DoNotCount
            || self.has_for_card(seat, host, instance)
            || self.uses_cards_like(seat, host, instance);
        // A text that names a group takes the place of the icon (EQP-03, AMB-12).
        let group = ready.affiliations & !Affiliation::Brotherhood.bit();
        if card.given_to.is_none() && group != 0 && on.affiliations & group == 0 && !widened {
            return no(clause::EQP_03, "equipment-icon");
        }
        if self.is_known_for(seat, host, |keyword| *keyword == Keyword::NoEquipment) {
            return no(clause::CARD_01, "no-equipment");
        }
        if is_vehicle {
            if self.tags(host) & Tag::Vehicle.bit() != 0 {
                return no(clause::VEH_18, "is-vehicle");
            }
            if self.vehicle_of(host).is_some() {
                return no(clause::VEH_01, "vehicle-twice");
            }
            if on.is(flag::COVERED) {
                return no(clause::VEH_11, "covered-vehicle");
            }
            if self.tags(host) & Tag::Beast.bit() != 0
                || self.attached_to(host).any(|other| self.card_at(other).kind == CardKind::Beast)
            {
                return no(clause::VEH_19, "beast-or-vehicle");
            }
        }
        Ok(())
    }

    /// Whether a card lets the warrior bear this Equipment whatever its affiliation.
    fn has_for_card(&self, seat: Seat, host: SlotNo, instance: Instance) -> bool {
        let of = self.slot(host).controller;
        self.is_known_for(seat, host, |keyword| match keyword {
            Keyword::MayBear(filter) => self.fits_card(filter, instance, of, of),
            _ => false,
        })
    }

    /// Checks which warriors may have a Gift (GIFT-01, GIFT-02, GIFT-08).
    fn check_gift(&self, seat: Seat, instance: Instance, host: SlotNo) -> Verdict {
        let (card, ready, on) = (self.card_of(instance), self.ready_of(instance), self.slot(host));
        if self.is_known_for(seat, host, |keyword| *keyword == Keyword::NoSymmetry) {
            return no(clause::CARD_01, "no-symmetry");
        }
        let apostle = Apostle::ALL.iter().find(|apostle| ready.tags & Tag::gift_of(**apostle).bit() != 0);
        let is_generic = ready.tags & Tag::DarkSymmetryGift.bit() != 0;
        let permitted = self.is_known_for(seat, host, |keyword| match keyword {
            Keyword::MayHaveAnyGift => true,
            Keyword::MayHaveGifts => is_generic,
            Keyword::MayHaveGiftsOf(other) => apostle == Some(other),
            _ => false,
        });
        if permitted {
            return Ok(());
        }
        if on.side & side::LEGION == 0 {
            return no(clause::GIFT_01, "gift-legion");
        }
        match apostle {
            // A text that names the warriors that may have it takes the place of the rule.
            Some(_) if card.given_to.is_some() => Ok(()),
            Some(apostle) if self.tags(host) & Tag::follower_of(*apostle).bit() == 0 => {
                no(clause::GIFT_02, "gift-follower")
            }
            _ => Ok(()),
        }
    }
}

/// The filter for the warriors that a card may be given to or played on, if its text names them.
fn bearers_of(card: &Card) -> Option<&Filter> {
    let targets = card.play.as_ref().map_or(&[][..], |play| &play.targets);
    card.given_to.as_ref().or(match targets.first() {
        Some(Target::Warrior(filter)) => Some(filter),
        _ => None,
    })
}

/// Whether a filter asks only about memberships.
fn is_of_affiliations(filter: &Filter) -> bool {
    match filter {
        Filter::Not(filter) => is_of_affiliations(filter),
        filter => matches!(
            filter,
            Filter::Of(_)
                | Filter::Unaffiliated
                | Filter::Corporate
                | Filter::Doomtrooper
                | Filter::DarkLegion
                | Filter::Tribal
        ),
    }
}

/// Whether a card says that it may be given to warriors of opponents.
fn names_opponents(filter: &Filter) -> bool {
    match filter {
        Filter::Opposing => true,
        Filter::All(filters) | Filter::Either(filters) => filters.iter().any(names_opponents),
        _ => false,
    }
}
