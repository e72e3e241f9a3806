//! What the player of the Well may know (view-1).

use rand_core::Rng;
use underdeck_cards::{Card, CardSet, Pile};
use underdeck_game::{FastRng, View};

use super::{Open, Toy};

/// What the player sees and remembers.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ToyView {
    /// The open information.
    pub open: Open,
    /// The well, top first; `None` for a card that is not known.
    pub well: Vec<Option<Card>>,
    /// The cards somewhere in the well that are not known.
    pub unseen: CardSet,
}

impl ToyView {
    pub(super) fn of(toy: &Toy) -> Self {
        let well: Vec<_> =
            toy.well.iter().zip(toy.well.iter_known()).map(|(card, known)| known.then_some(card)).collect();
        let known: CardSet = well.iter().flatten().copied().collect();
        Self { open: toy.open, well, unseen: toy.well.to_set() - known }
    }

    /// Some state that looks like this: what is legal in one is legal in all.
    pub(super) fn stand_in(&self) -> Toy {
        self.determinise(&mut FastRng::new(0))
    }
}

impl View for ToyView {
    type State = Toy;

    fn determinise(&self, rng: &mut impl Rng) -> Toy {
        let mut unseen: Vec<Card> = self.unseen.iter().collect();
        underdeck_game::shuffle(rng, &mut unseen);
        let mut dealt = unseen.into_iter();
        let well: Pile<32> =
            self.well.iter().filter_map(|&card| Some((card.or_else(|| dealt.next())?, card.is_some()))).collect();
        Toy { open: self.open, well }
    }

    fn hidden(&self) -> usize {
        self.unseen.len()
    }

    fn named_cards(&self) -> CardSet {
        let well: CardSet = self.well.iter().flatten().copied().collect();
        well | self.open.hand | self.open.shore
    }
}
