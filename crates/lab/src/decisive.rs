//! What decides a game: cards, kinds of decisions, first moves.

mod cards;
mod gaps;
mod openings;

use serde::Serialize;
use underdeck_catalogue::GameVisitor;
use underdeck_game::{Play as _, Playable, Seat};

pub use cards::CardEvent;
pub use gaps::Kind;
pub use openings::Opening;

use crate::{Error, Plan, Request, SimulationHost};

/// What decides a game of one player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Decisive {
    /// The game's id.
    pub game: &'static str,
    /// Who played.
    pub player: String,
    /// The seed of all luck.
    pub seed: u64,
    /// The number of first moves that cards were followed for; shorter games are left out.
    pub moves: u64,
    /// The games that were followed.
    pub games: u64,
    /// What was seen and done with each card, and how many games were won with and without it, the clearest first.
    pub cards: Vec<CardEvent>,
    /// The games in which decisions were valued.
    pub followed: u64,
    /// Kinds of decisions by how much hangs on the best move, the most first.
    pub kinds: Vec<Kind>,
    /// Playouts for the value of each move.
    pub playouts: u32,
    /// First moves compared with the player's own, the best first.
    pub openings: Vec<Opening>,
    /// The deals of the first moves.
    pub deals: u64,
}

/// How much to play; none leaves a question out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// Games in which cards are followed.
    pub games: u64,
    /// For how many moves; shorter games are left out.
    pub moves: u64,
    /// Games in which decisions are valued.
    pub followed: u64,
    /// Playouts for each value of a move.
    pub playouts: u32,
    /// Deals for first moves.
    pub deals: u64,
}

impl Request {
    /// Looks for what decides the games of the first player.
    ///
    /// # Errors
    /// As [`Request::simulate`].
    pub fn decisive(&self, reach: Reach, host: &SimulationHost<'_>) -> Result<Decisive, Error> {
        underdeck_catalogue::visit(&self.game, Looking { request: self, reach, host })?
    }
}

struct Looking<'a, 'h> {
    request: &'a Request,
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

/// Looks for what decides the games of the plan's player.
///
/// # Errors
/// If the system gives no threads.
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

/// Whether the first seat has won, or all have.
fn is_won<S: Playable>(state: &S) -> bool {
    let result = state.outcome().map(|outcome| outcome.result);
    matches!(result, Some(underdeck_game::GameResult::Won | underdeck_game::GameResult::Winner(Seat(0))))
}
