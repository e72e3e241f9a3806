//! Bit sets of small values.

/// Declares a set of values of a type in one machine word. It iterates in the order of the bits.
///
/// `bit` is a `const fn(T) -> u32` that gives the bit of a value, below the width of the word; `at` is a `const fn(u32) -> T`, its
/// inverse. The set has the usual operations: `&`, `|`, `-`, `contains`, `insert`, `remove`, `first`, `nth`, `iter`.
///
/// ```
/// mod dice {
///     #[derive(Clone, Copy, PartialEq, Debug)]
///     pub struct Face(u8);
///
///     impl Face {
///         pub const fn new(pips: u8) -> Self {
///             Self(pips)
///         }
///         const fn bit(self) -> u32 {
///             self.0 as u32
///         }
///         const fn at(bit: u32) -> Self {
///             Self(bit as u8)
///         }
///     }
///
///     underdeck_cards::bit_set! {
///         /// Some faces of a die.
///         pub struct Faces(u8) of Face, Face::bit, Face::at;
///     }
/// }
/// use dice::{Face, Faces};
///
/// let odd: Faces = [1, 3, 5].map(Face::new).into_iter().collect();
/// assert_eq!((odd.len(), odd.nth(1)), (3, Some(Face::new(3))));
/// assert!((odd - Faces::of(Face::new(3))).iter().eq([1, 5].map(Face::new)));
/// ```
#[macro_export]
macro_rules! bit_set {
    ($(#[$meta:meta])* $vis:vis struct $set:ident($word:ty) of $item:ty, $bit:expr, $at:expr;) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        $vis struct $set($word);

        #[allow(dead_code, unreachable_pub)]
        impl $set {
            /// The empty set.
            pub const EMPTY: Self = Self(0);

            /// The bits of the values.
            #[inline]
            pub const fn bits(self) -> $word {
                self.0
            }

            /// The set of one value.
            #[inline]
            pub const fn of(item: $item) -> Self {
                Self(1 << ($bit(item) % <$word>::BITS))
            }

            /// The union of both sets: `|`, but usable in constants.
            #[inline]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// The number of values in the set.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether the set is empty.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether the value is in the set.
            #[inline]
            pub const fn contains(self, item: $item) -> bool {
                self.0 >> ($bit(item) % <$word>::BITS) & 1 == 1
            }

            /// Whether every value of `other` is in the set.
            #[inline]
            pub const fn contains_all(self, other: Self) -> bool {
                other.0 & !self.0 == 0
            }

            /// Whether the sets have a value in common.
            #[inline]
            pub const fn meets(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            /// Adds a value; does nothing if it is already in the set.
            #[inline]
            pub const fn insert(&mut self, item: $item) {
                self.0 |= Self::of(item).0;
            }

            /// Removes a value; does nothing if it is not in the set.
            #[inline]
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !Self::of(item).0;
            }

            /// The set with one more value.
            #[inline]
            #[must_use]
            pub const fn with(self, item: $item) -> Self {
                Self(self.0 | Self::of(item).0)
            }

            /// The first value.
            #[inline]
            pub const fn first(self) -> Option<$item> {
                if self.0 == 0 { None } else { Some($at(self.0.trailing_zeros())) }
            }

            /// Value `n`, counting from 0.
            #[inline]
            pub const fn nth(self, n: usize) -> Option<$item> {
                // The first three steps avoid branches: `n` is rarely above 3 and never predictable.
                let (mut bits, mut step) = (self.0, 0);
                while step < 3 {
                    bits &= bits.wrapping_sub((step < n) as $word) | ((step >= n) as $word).wrapping_neg();
                    step += 1;
                }
                while step < n {
                    bits &= bits.wrapping_sub(1);
                    step += 1;
                }
                Self(bits).first()
            }

            /// The number of smaller values in the set: the `n` of `nth` for a value of the set.
            #[inline]
            pub const fn place(self, item: $item) -> usize {
                (self.0 & (Self::of(item).0 - 1)).count_ones() as usize
            }

            /// The values in order.
            #[inline]
            pub fn iter(self) -> impl ExactSizeIterator<Item = $item> + Clone {
                self.into_iter()
            }
        }

        const _: () = {
            /// The values of a set in order.
            #[derive(Clone)]
            #[allow(unreachable_pub, missing_debug_implementations)]
            $vis struct Iter($set);

            impl Iterator for Iter {
                type Item = $item;

                #[inline]
                fn next(&mut self) -> Option<$item> {
                    let item = self.0.first();
                    self.0.0 &= self.0.0.wrapping_sub(1);
                    item
                }

                fn size_hint(&self) -> (usize, Option<usize>) {
                    (self.0.len(), Some(self.0.len()))
                }
            }

            impl ExactSizeIterator for Iter {}

            impl IntoIterator for $set {
                type Item = $item;
                type IntoIter = Iter;

                #[inline]
                fn into_iter(self) -> Iter {
                    Iter(self)
                }
            }
        };

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl ::std::fmt::Debug for $set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        $crate::bit_set! { @operator $set, BitAnd::bitand, BitAndAssign::bitand_assign, |a, b| a & b }
        $crate::bit_set! { @operator $set, BitOr::bitor, BitOrAssign::bitor_assign, |a, b| a | b }
        $crate::bit_set! { @operator $set, Sub::sub, SubAssign::sub_assign, |a, b| a & !b }
    };
    (@operator $set:ident, $op:ident::$method:ident, $assign:ident::$assign_method:ident, |$a:ident, $b:ident| $result:expr) => {
        impl ::std::ops::$op for $set {
            type Output = Self;

            #[inline]
            fn $method(self, other: Self) -> Self {
                let ($a, $b) = (self.0, other.0);
                Self($result)
            }
        }

        impl ::std::ops::$assign for $set {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                *self = ::std::ops::$op::$method(*self, other);
            }
        }
    };
}
