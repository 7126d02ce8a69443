//! A list that lies where its owner lies as long as it is short, and on the heap beyond that: no bound is in the way of
//! a crowded table, and no usual table allocates.

use std::ops::Deref;

use arrayvec::ArrayVec;

/// A list of which the first `FEW` need no memory of their own.
pub(crate) struct List<T, const FEW: usize> {
    /// Everything, as long as there is room.
    few: ArrayVec<T, FEW>,
    /// Everything, once there was no room.
    many: Vec<T>,
}

impl<T: Copy, const FEW: usize> List<T, FEW> {
    pub(crate) const fn new() -> Self {
        Self { few: ArrayVec::new_const(), many: Vec::new() }
    }

    /// Empties it; memory that it has got stays with it.
    #[inline]
    pub(crate) fn clear(&mut self) {
        self.few.clear();
        self.many.clear();
    }

    #[inline]
    pub(crate) fn push(&mut self, value: T) {
        if !self.many.is_empty() || self.few.try_push(value).is_err() {
            self.spill(&[value]);
        }
    }

    #[inline]
    pub(crate) fn extend_from_slice(&mut self, values: &[T]) {
        if !self.many.is_empty() || self.few.try_extend_from_slice(values).is_err() {
            self.spill(values);
        }
    }

    #[cold]
    fn spill(&mut self, values: &[T]) {
        self.many.extend_from_slice(&self.few);
        self.few.clear();
        self.many.extend_from_slice(values);
    }

    /// Keeps those of which this holds.
    #[inline]
    pub(crate) fn retain(&mut self, mut keeps: impl FnMut(&T) -> bool) {
        if self.many.is_empty() {
            self.few.retain(|value| keeps(value));
        } else {
            self.many.retain(keeps);
        }
    }

    /// Makes it the same as another one.
    #[inline]
    pub(crate) fn copy_from(&mut self, source: &Self) {
        self.clear();
        self.extend_from_slice(source);
    }
}

impl<T: Copy, const FEW: usize> Deref for List<T, FEW> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        if self.many.is_empty() { &self.few } else { &self.many }
    }
}

impl<T: Copy, const FEW: usize> FromIterator<T> for List<T, FEW> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        let mut list = Self::new();
        values.into_iter().for_each(|value| list.push(value));
        list
    }
}

#[cfg(test)]
mod tests {
    use super::List;

    #[test]
    fn a_list_holds_the_same_on_both_sides_of_its_bound() {
        for len in 0..12 {
            let (mut short, mut long): (List<u8, 4>, List<u8, 64>) = ((0..len).collect(), (0..len).collect());
            assert_eq!(*short, *long);
            for list in [&mut short.copied(), &mut short] {
                list.extend_from_slice(&[90, 91]);
                list.retain(|value| value % 2 == 0);
                list.push(7);
            }
            long.extend_from_slice(&[90, 91]);
            long.retain(|value| value % 2 == 0);
            long.push(7);
            assert_eq!(*short, *long);
            short.clear();
            assert!(short.is_empty());
            short.push(3);
            assert_eq!(*short, [3]);
        }
    }

    impl List<u8, 4> {
        fn copied(&self) -> Self {
            let mut copy: Self = [1, 2, 3, 4, 5, 6].into_iter().collect();
            copy.copy_from(self);
            assert_eq!(**self, *copy);
            copy
        }
    }
}
