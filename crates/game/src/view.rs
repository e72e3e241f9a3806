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
