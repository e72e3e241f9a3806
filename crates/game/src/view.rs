//! What a seat may know.

use std::fmt::Debug;
use std::hash::Hash;

use rand_core::Rng;
use serde::Serialize;
use underdeck_cards::CardSet;

use crate::State;

/// What one seat may know: built up from what it has seen, with no field in which a secret could sit.
///
/// As JSON it is the state's object with every hidden card written `"??"`, plus whatever else the reference names.
pub trait View: Clone + Eq + Hash + Debug + Serialize + Send + Sync + 'static {
    /// The game seen.
    type State: State<View = Self>;

    /// Deals the unseen cards anew, uniformly among all deals that this seat's memory allows.
    ///
    /// The seat's view of the result is this view again.
    fn determinise(&self, rng: &mut impl Rng) -> Self::State;

    /// How many entries are hidden. It falls exactly when a move shows something that luck did not decide just then.
    fn hidden(&self) -> usize;

    /// Every card that the view names, wherever it is: what a move adds to them was shown to the seat.
    fn named_cards(&self) -> CardSet;
}
