//! The Well as the engine calls it.

use underdeck_cards::{CardSet, Pile};
use underdeck_game::{Art, CampaignStatus, Chance, Ending, GameInfo, MoveList, Seat, State, StateError, Turn};

use super::check::check;
use super::{Open, Phase, Toy, ToyMove, ToyOptions, ToyView, WELL, campaign, rules};

/// The legal moves of the Well.
pub struct ToyMoves<'a>(&'a Toy);

impl MoveList for ToyMoves<'_> {
    type Move = ToyMove;

    fn count(&self) -> usize {
        rules::moves(self.0).count()
    }

    fn nth(&self, n: usize) -> Option<ToyMove> {
        rules::moves(self.0).nth(n)
    }

    fn all(&self) -> impl Iterator<Item = ToyMove> {
        rules::moves(self.0)
    }
}

impl State for Toy {
    type Move = ToyMove;
    type Moves<'a> = ToyMoves<'a>;
    type View = ToyView;
    type Options = ToyOptions;

    const INFO: &'static GameInfo = &GameInfo {
        id: "toy",
        number: 31,
        title: "The Well",
        designer: "the Underdeck project",
        rules_version: 2,
        seats: 1,
        plays_forced: false,
        art: Art::PLAIN,
        text: &crate::text::TEXT,
        endings: &[Ending::new("won", &["end-1"]), Ending::new("spent", &["end-2"])],
        piles: &[WELL],
    };
    const REFERENCE: &'static str = include_str!("reference.md");

    /// (setup-1)
    fn new(options: &ToyOptions, chance: &mut impl Chance) -> Self {
        let mut well = Pile::new();
        chance.shuffle(WELL, well.refill(CardSet::ranks(1, options.ranks)));
        let open = Open {
            phase: Phase::Act,
            water: options.water,
            peek: options.peek,
            trump: options.trump_suit(),
            first_rules: options.first_rules,
            lives: options.lives,
            gold: 0,
            stirred: 0,
            hand: CardSet::EMPTY,
            shore: CardSet::EMPTY,
        };
        Self { open, well }
    }

    fn turn(&self) -> Turn {
        match self.open.phase {
            Phase::Over(outcome) => Turn::Over(outcome),
            Phase::Act | Phase::Peek => Turn::Decide(Seat(0)),
        }
    }

    fn moves(&self) -> ToyMoves<'_> {
        ToyMoves(self)
    }

    fn play_unchecked(&mut self, mv: ToyMove, chance: &mut impl Chance) {
        rules::play(self, mv, chance);
    }

    fn view(&self, _seat: Seat) -> ToyView {
        ToyView::of(self)
    }

    fn campaign(start: &ToyOptions, played: &[Self]) -> Option<CampaignStatus<ToyOptions>> {
        Some(campaign::standing(start, played))
    }

    fn check(&self) -> Result<(), StateError> {
        check(self)
    }
}
