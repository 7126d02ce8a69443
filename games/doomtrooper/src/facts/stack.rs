//! Items on the stack: the entry, the steps and the trigger of an item.

use crate::language::{Keyword, Op, Tag};
use crate::program::CompiledAbility;
use crate::state::{SlotNo, StackItem, State, What};

impl State {
    /// The entry of an item: how its card is played, or its ability.
    pub(crate) fn entry_of(&self, item: &StackItem) -> Option<&CompiledAbility> {
        let ready = self.ready_of(item.instance);
        match item.what {
            What::Card | What::Raise => ready.play.as_ref(),
            What::Ability(number) => ready.abilities.get(number as usize),
            _ => None,
        }
    }

    /// Whether a Personal Combat Spell is cast as a Combat Spell (ART-10): for any warrior of the combat, which is chosen
    /// after its other targets.
    pub(crate) fn has_recipient(&self, item: &StackItem) -> bool {
        item.what == What::Card
            && item.caster != SlotNo::NONE
            && self.ready_of(item.instance).tags & Tag::PersonalCombatSpell.bit() != 0
            && self.entry_of(item).is_some_and(|entry| entry.names_caster)
            && self.is_in_play(item.caster)
            && self.has(item.caster, |keyword| *keyword == Keyword::PersonalSpellsForAll)
    }

    /// The steps of a card that is played, or of an ability.
    pub(crate) fn ops_of(&self, item: &StackItem) -> &[Op] {
        let card = self.card_of(item.instance);
        match item.what {
            What::Card => card.play.as_ref().map_or(&[], |play| &play.ops),
            What::Ability(number) => card.abilities.get(number as usize).map_or(&[], |ability| &ability.ops),
            _ => &[],
        }
    }

    /// The item, with the subject of the open window filled in (TIME-25).
    pub(crate) fn answering(&self, item: StackItem) -> StackItem {
        let Some(window) = self.window() else { return item };
        let about = window.about;
        StackItem { subject: window.subject, culprit: window.culprit, about, amount: window.amount, ..item }
    }

    /// The triggered ability of an item, if the item is one.
    pub(crate) fn trap_of(&self, item: &StackItem) -> Option<&crate::program::TriggeredAbility> {
        let What::Trigger(number) = item.what else { return None };
        self.ready_of(item.instance).triggers.get(number as usize)
    }
}
