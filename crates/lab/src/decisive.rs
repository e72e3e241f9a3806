//! Decisive cards, kinds of decisions and first moves.

mod cards;
mod gaps;
mod openings;

use serde::Serialize;
use underdeck_catalogue::GameVisitor;
use underdeck_game::{Play as _, Playable, Seat};

pub use cards::CardEvent;
pub use gaps::PhaseGaps;
pub use openings::Opening;

use crate::{Error, Plan, PlanRequest, SimulationHost};

/// The decisive factors of one player's games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Decisive {
    /// The game's id.
    pub game: &'static str,
    /// The player.
    pub player: String,
    /// The seed of deals and players.
    pub seed: u64,
    /// The number of first moves in which cards are observed; shorter games are omitted.
    pub moves: u64,
    /// The number of games observed.
    pub games: u64,
    /// The events of each card and the win rates with and without them, the most significant first.
    pub cards: Vec<CardEvent>,
    /// The number of games with valued decisions.
    pub followed: u64,
    /// Kinds of decisions by the value of the best move, the most important first.
    pub kinds: Vec<PhaseGaps>,
    /// Playouts per move.
    pub playouts: u32,
    /// First moves compared with the player's own, the best first.
    pub openings: Vec<Opening>,
    /// The number of deals for first moves.
    pub deals: u64,
}

/// The sample sizes; 0 skips a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// Games for cards.
    pub games: u64,
    /// The number of first moves in which cards are observed; shorter games are omitted.
    pub moves: u64,
    /// Games for kinds of decisions.
    pub followed: u64,
    /// Playouts per move.
    pub playouts: u32,
    /// Deals for first moves.
    pub deals: u64,
}

impl PlanRequest {
    /// Searches for the decisive factors of the first player's games.
    ///
    /// # Errors
    /// As [`PlanRequest::simulate`].
    pub fn decisive(&self, reach: Reach, host: &SimulationHost<'_>) -> Result<Decisive, Error> {
        underdeck_catalogue::visit(&self.game, Looking { request: self, reach, host })?
    }
}

struct Looking<'a, 'h> {
    request: &'a PlanRequest,
    reach: Reach,
    host: &'a SimulationHost<'h>,
}

impl GameVisitor for Looking<'_, '_> {
    type Out = Result<Decisive, Error>;

    fn visit<S: Playable>(self) -> Self::Out {
        let plan = self.request.plan::<S>()?;
        decisive(&plan, self.reach, self.host).map_err(Error::Failed)
    }
}

/// Searches for the decisive factors of the plan's player.
///
/// # Errors
/// If threads cannot be started.
pub fn decisive<S: Playable>(plan: &Plan<S>, reach: Reach, host: &SimulationHost<'_>) -> Result<Decisive, String> {
    let (games, cards) = cards::follow(plan, reach.games, reach.moves, host)?;
    Ok(Decisive {
        game: S::INFO.id,
        player: plan.player.to_string(),
        seed: plan.seed,
        moves: reach.moves,
        games,
        cards,
        followed: reach.followed,
        kinds: gaps::kinds(plan, reach.followed, reach.playouts, host)?,
        playouts: reach.playouts,
        openings: openings::openings(plan, reach.deals, host)?,
        deals: reach.deals,
    })
}

/// Whether the first seat, or all seats, won.
fn is_won<S: Playable>(state: &S) -> bool {
    let result = state.outcome().map(|outcome| outcome.result);
    matches!(result, Some(underdeck_game::GameResult::Won | underdeck_game::GameResult::Winner(Seat(0))))
}
