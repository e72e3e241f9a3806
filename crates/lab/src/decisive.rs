//! Decisive cards, moves, kinds of decisions and first moves.

mod effect;
mod events;
mod gaps;
mod group;
mod openings;

use serde::Serialize;
use underdeck_catalogue::GameVisitor;
use underdeck_game::Playable;

pub use events::Event;
pub use gaps::PhaseGaps;
pub use group::{Group, Level, RoleWords};
pub use openings::Opening;

use crate::{By, Error, Plan, PlanRequest, SimulationHost};

/// The decisive factors of one player's games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Decisive {
    /// The game's id.
    pub game: &'static str,
    /// The player.
    pub player: String,
    /// The seed of deals and players.
    pub seed: u64,
    /// What counts.
    pub by: By,
    /// The number of first moves in which cards and moves are observed; shorter games are omitted.
    pub moves: u64,
    /// The number of games observed.
    pub games: u64,
    /// What was dealt: cards that came into view and verbs that became legal, the most significant first.
    pub dealt: Vec<Event>,
    /// What was chosen: moves made, against games in which they were legal and not made.
    pub chosen: Vec<Event>,
    /// What was reached: the game's own facts after these moves.
    pub reached: Vec<Event>,
    /// The roles of cards in words.
    #[serde(skip)]
    pub roles: RoleWords,
    /// The number of games with valued decisions.
    pub followed: u64,
    /// Kinds of decisions by the value of the best move, the most important first.
    pub kinds: Vec<PhaseGaps>,
    /// Playouts per move.
    pub playouts: u32,
    /// First moves and groups of them compared with the player's own, the best first.
    pub openings: Vec<Opening>,
    /// The number of deals for first moves.
    pub deals: u64,
}

/// The sample sizes; 0 skips a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// Games for cards and moves.
    pub games: u64,
    /// The number of first moves in which cards and moves are observed; shorter games are omitted.
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
    let by = plan.counted();
    let (events, mut roles) = events::follow(plan, by, reach.games, reach.moves, host)?;
    let (openings, of_openings) = openings::openings(plan, by, reach.deals, host)?;
    roles.extend(of_openings);
    Ok(Decisive {
        game: S::INFO.id,
        player: plan.player.to_string(),
        seed: plan.seed,
        by,
        moves: reach.moves,
        games: events.games,
        dealt: events.dealt,
        chosen: events.chosen,
        reached: events.reached,
        roles,
        followed: reach.followed,
        kinds: gaps::kinds(plan, by, reach.followed, reach.playouts, host)?,
        playouts: reach.playouts,
        openings,
        deals: reach.deals,
    })
}
