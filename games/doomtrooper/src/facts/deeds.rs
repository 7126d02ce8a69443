//! What is being done: the entry, the steps and the trigger of a deed.

use crate::language::{Keyword, Op, Tag};
use crate::program::Entry;
use crate::state::{Deed, SlotNo, State, What};

impl State {
    /// The entry of a deed: how its card is played, or its ability.
    pub(crate) fn entry_of(&self, deed: &Deed) -> Option<&Entry> {
        let ready = self.ready_of(deed.instance);
        match deed.what {
            What::Card | What::Raise => ready.play.as_ref(),
            What::Ability(number) => ready.abilities.get(number as usize),
            _ => None,
        }
    }

    /// Whether a Personal Combat Spell is cast as a Combat Spell (ART-10): for any warrior of the combat, which is chosen
    /// after its other targets.
    pub(crate) fn has_recipient(&self, deed: &Deed) -> bool {
        deed.what == What::Card
            && deed.caster != SlotNo::NONE
            && self.ready_of(deed.instance).tags & Tag::PersonalCombatSpell.bit() != 0
            && self.entry_of(deed).is_some_and(|entry| entry.names_caster)
            && self.is_in_play(deed.caster)
            && self.has(deed.caster, |keyword| *keyword == Keyword::PersonalSpellsForAll)
    }

    /// The steps of a card that is played, or of an ability.
    pub(crate) fn ops_of(&self, deed: &Deed) -> &[Op] {
        let card = self.card_of(deed.instance);
        match deed.what {
            What::Card => card.play.as_ref().map_or(&[], |play| &play.ops),
            What::Ability(number) => card.abilities.get(number as usize).map_or(&[], |ability| &ability.ops),
            _ => &[],
        }
    }

    /// The deed with what the open window is about (TIME-25).
    pub(crate) fn answering(&self, deed: Deed) -> Deed {
        let Some(window) = self.window() else { return deed };
        let about = window.about;
        Deed { subject: window.subject, culprit: window.culprit, about, amount: window.amount, ..deed }
    }

    /// What happens by itself, of a deed that is such a thing.
    pub(crate) fn trap_of(&self, deed: &Deed) -> Option<&crate::program::Trap> {
        let What::Trigger(number) = deed.what else { return None };
        self.ready_of(deed.instance).traps.get(number as usize)
    }
}
