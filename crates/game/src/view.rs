//! Views: the knowledge of one seat.

use std::fmt::Debug;
use std::hash::Hash;

use rand_core::Rng;
use serde::Serialize;
use underdeck_cards::CardSet;

use crate::State;

/// The knowledge of one seat, built up from its observations. No field can hold a secret.
///
/// As JSON it is the state's object with every hidden card written `"??"`, plus any other keys that the reference names.
pub trait View: Clone + Eq + Hash + Debug + Serialize + Send + Sync + 'static {
    /// The game seen.
    type State: State<View = Self>;

    /// Deals the unseen cards again, uniformly among all deals that this seat's memory allows.
    ///
    /// The seat's view of the result is this view again.
    fn determinise(&self, rng: &mut impl Rng) -> Self::State;

    /// The number of hidden entries. It falls exactly when a move shows something that luck did not decide at that moment.
    fn hidden(&self) -> usize;

    /// Every card that the view names, wherever it is: what a move adds to them was shown to the seat.
    fn named_cards(&self) -> CardSet;
}

/// Lets a state and its views be read as their open part, a field that both have; the state also to change it.
///
/// ```
/// struct Open {
///     gold: u8,
/// }
///
/// struct State {
///     open: Open,
/// }
///
/// struct View {
///     open: Open,
/// }
///
/// underdeck_game::open_part!(State, View: open, Open);
///
/// let mut state = State { open: Open { gold: 3 } };
/// state.gold += 1;
/// assert_eq!(View { open: state.open }.gold, 4);
/// ```
#[macro_export]
macro_rules! open_part {
    ($state:ty, $view:ty: $field:ident, $part:ty) => {
        $crate::open_part!(@read $state: $field, $part);
        $crate::open_part!(@read $view: $field, $part);

        impl ::std::ops::DerefMut for $state {
            #[inline(always)]
            fn deref_mut(&mut self) -> &mut $part {
                &mut self.$field
            }
        }
    };
    (@read $type:ty: $field:ident, $part:ty) => {
        impl ::std::ops::Deref for $type {
            type Target = $part;

            #[inline(always)]
            fn deref(&self) -> &$part {
                &self.$field
            }
        }
    };
}
