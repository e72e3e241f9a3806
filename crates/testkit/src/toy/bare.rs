//! The Well with rules and notation alone: neither words nor a policy of its own.

use serde::{Deserialize, Serialize};
use underdeck_cards::CardSet;
use underdeck_game::{
    CampaignStatus, Chance, Encode, Facts, GameInfo, MoveList as _, Policy, Presentation, Rng, Seat, Solve, State,
    StateError, Turn, View,
};

use super::{Toy, ToyMove, ToyOptions, ToyView};

/// The [`Toy`] with rules and notation alone: described and played by the defaults of [`Presentation`] and [`Policy`].
///
/// It proves that a game with rules and notation alone is playable in every front end.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bare(Toy);

/// What the player of [`Bare`] sees.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct BareView(ToyView);

impl State for Bare {
    type Move = ToyMove;
    type Moves<'a> = Vec<ToyMove>;
    type View = BareView;
    type Options = ToyOptions;

    const INFO: &'static GameInfo = Toy::INFO;
    const REFERENCE: &'static str = Toy::REFERENCE;

    fn new(options: &ToyOptions, chance: &mut impl Chance) -> Self {
        Self(Toy::new(options, chance))
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn moves(&self) -> Vec<ToyMove> {
        self.0.moves().all().collect()
    }

    fn play_unchecked(&mut self, mv: ToyMove, chance: &mut impl Chance) {
        self.0.play_unchecked(mv, chance);
    }

    fn view(&self, seat: Seat) -> BareView {
        BareView(self.0.view(seat))
    }

    fn campaign(start: &ToyOptions, played: &[Self]) -> Option<CampaignStatus<ToyOptions>> {
        Toy::campaign(start, &played.iter().map(|bare| bare.0).collect::<Vec<_>>())
    }

    fn check(&self) -> Result<(), StateError> {
        self.0.check()
    }
}

impl View for BareView {
    type State = Bare;

    fn determinise(&self, rng: &mut impl Rng) -> Bare {
        Bare(self.0.determinise(rng))
    }

    fn hidden(&self) -> usize {
        self.0.hidden()
    }

    fn named_cards(&self) -> CardSet {
        self.0.named_cards()
    }
}

impl Presentation for BareView {}

impl Policy for BareView {}

impl Encode for BareView {}

impl Facts for Bare {}

impl Solve for Bare {}

underdeck_game::playable!(Bare);
