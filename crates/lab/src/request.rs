//! Simulations by names.

use underdeck_catalogue::GameExtension;
use underdeck_game::{Message, NotationError, Options, Play as _, Playable, said_errors, say};
use underdeck_players::{PlayerKind, game_luck};
use underdeck_stats::Until;

use crate::rows::RowSink;
use crate::{
    By, CampaignReport, Luck, Plan, SimulationHost, Study, has_rivals, simulate, simulate_campaigns, simulate_rows,
};

/// The parameters of a simulation by names and in record notation. They are validated before the first game.
#[derive(Clone, PartialEq, Debug)]
pub struct PlanRequest {
    /// The game's name.
    pub game: String,
    /// House rules, as entered; omitted ones have their defaults.
    pub options: Vec<(String, String)>,
    /// The index of the first game, for a part of a larger simulation with the same numbers, seeds and deals.
    pub first: u64,
    /// The number of games, or of campaigns.
    pub games: u64,
    /// The seed of deals and players.
    pub seed: u64,
    /// The compared players, at least one; each plays the same deals.
    pub players: Vec<PlayerKind>,
    /// The player of all other seats; `None` for the same player or, with several, the first.
    pub opponent: Option<PlayerKind>,
    /// The first moves of every game, in record notation.
    pub opening: Vec<String>,
    /// Whether games with an illegal opening are skipped; otherwise they are an error.
    pub tolerant: bool,
    /// A rule for stopping before all games are played.
    pub until: Option<Until>,
    /// The number of threads, at least one; the results do not depend on it.
    pub jobs: usize,
    /// The most moves of one game; a longer game counts as unfinished.
    pub max_moves: u64,
    /// The source of randomness.
    pub luck: Luck,
    /// Whether luck is measured and results are adjusted for it.
    pub adjust: bool,
    /// What counts where one of wins and score must; `None` for what the game is about.
    pub by: Option<By>,
}

/// The error of a request.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// A game, a house rule or a deal does not exist.
    Catalogue(underdeck_catalogue::Error),
    /// Another part of the request is invalid.
    PlanRequest(String),
    /// The simulation failed.
    Failed(String),
}

impl Error {
    /// The error as a message.
    pub fn said(&self) -> Message {
        match self {
            Self::Catalogue(error) => error.said(),
            Self::PlanRequest(why) | Self::Failed(why) => why.as_str().into(),
        }
    }
}

said_errors!(Error);

impl From<underdeck_catalogue::Error> for Error {
    fn from(error: underdeck_catalogue::Error) -> Self {
        Self::Catalogue(error)
    }
}

impl PlanRequest {
    /// A request for one player with default options: dealt randomness, seed 0, one thread, games of at most 100,000 moves.
    pub fn new(game: &str, player: PlayerKind, games: u64) -> Self {
        Self {
            game: game.to_owned(),
            options: Vec::new(),
            first: 0,
            games,
            seed: 0,
            players: vec![player],
            opponent: None,
            opening: Vec::new(),
            tolerant: false,
            until: None,
            jobs: 1,
            max_moves: 100_000,
            luck: Luck::Deal,
            adjust: false,
            by: None,
        }
    }

    /// Plays all games and passes a row for each to the sink, if there is one. See [`simulate`] and [`simulate_rows`].
    ///
    /// # Errors
    /// If the request is invalid, threads cannot be started, or an opening move is illegal; also the errors of the sink.
    pub fn simulate(&self, host: &SimulationHost<'_>, rows: Option<&mut RowSink<'_>>) -> Result<Study, Error> {
        (underdeck_catalogue::extension::<Simulator>(&self.game)?.simulate)(self, host, rows)
    }

    /// Plays campaigns to their end. See [`simulate_campaigns`].
    ///
    /// # Errors
    /// As [`PlanRequest::simulate`], or if the game has no campaign.
    pub fn campaigns(&self, host: &SimulationHost<'_>) -> Result<CampaignReport, Error> {
        (underdeck_catalogue::extension::<Simulator>(&self.game)?.campaigns)(self, host)
    }

    /// The parameters by name and value, for the description in a file of rows.
    ///
    /// # Errors
    /// If the request is invalid.
    pub fn about(&self) -> Result<Vec<(&'static str, String)>, Error> {
        (underdeck_catalogue::extension::<Simulator>(&self.game)?.about)(self)
    }

    pub(crate) fn plan<S: Playable>(&self) -> Result<Plan<S>, Error> {
        let Some((&player, others)) = self.players.split_first() else {
            return Err(Error::PlanRequest(say!(LAB_NO_PLAYER).into()));
        };
        let options = underdeck_catalogue::typed_options::<S>(&self.options)?;
        if self.opponent.is_some() && S::INFO.seats == 1 {
            return Err(Error::PlanRequest(say!(LAB_NO_OPPONENT, game = S::INFO.title).into()));
        }
        let wrong = |opening: &String, why: String| Error::PlanRequest(say!(LAB_OPENING, opening, why).into());
        let read = |text: &String| text.parse().map_err(|error: NotationError| wrong(text, error.to_string()));
        if self.adjust && (has_rivals::<S>(&options) || game_luck::<S>(&options, 0).is_none()) {
            return Err(Error::PlanRequest(say!(LAB_NO_LUCK_OUT, game = S::INFO.title).into()));
        }
        if self.by == Some(By::Score) && !By::keeps_score::<S>(&options) {
            return Err(Error::PlanRequest(say!(LAB_NO_SCORE, game = S::INFO.title).into()));
        }
        // Self-play would not show which of the players is better.
        let rival = (!others.is_empty() && has_rivals::<S>(&options)).then_some(player);
        Ok(Plan {
            options,
            first: self.first,
            games: self.games,
            seed: self.seed,
            player,
            others: others.to_vec(),
            opponent: self.opponent.or(rival),
            retry: 0,
            opening: self.opening.iter().map(read).collect::<Result<_, _>>()?,
            tolerant: self.tolerant,
            until: self.until,
            jobs: self.jobs,
            max_moves: self.max_moves,
            luck: self.luck,
            adjust: self.adjust,
            by: self.by,
        })
    }
}

/// Names and their values.
type Named = Vec<(&'static str, String)>;

/// The simulations of a game, compiled for its types. A game that is registered at run time needs it as well:
/// `underdeck_catalogue::register_extension::<S, underdeck_lab::Simulator>()`.
#[derive(Debug)]
pub struct Simulator {
    simulate: fn(&PlanRequest, &SimulationHost<'_>, Option<&mut RowSink<'_>>) -> Result<Study, Error>,
    campaigns: fn(&PlanRequest, &SimulationHost<'_>) -> Result<CampaignReport, Error>,
    about: fn(&PlanRequest) -> Result<Named, Error>,
}

impl GameExtension for Simulator {
    fn of<S: Playable>() -> &'static Self {
        &Self { simulate: simulated::<S>, campaigns: campaigns::<S>, about: about::<S> }
    }
}

fn simulated<S: Playable>(
    request: &PlanRequest,
    host: &SimulationHost<'_>,
    rows: Option<&mut RowSink<'_>>,
) -> Result<Study, Error> {
    let plan = request.plan::<S>()?;
    let study = match rows {
        None => simulate(&plan, host),
        Some(rows) => simulate_rows(&plan, host, rows),
    };
    study.map_err(Error::Failed)
}

fn campaigns<S: Playable>(request: &PlanRequest, host: &SimulationHost<'_>) -> Result<CampaignReport, Error> {
    let report = simulate_campaigns(&request.plan::<S>()?, host).map_err(Error::Failed)?;
    report.ok_or(underdeck_catalogue::Error::NoCampaign(S::INFO.id).into())
}

fn about<S: Playable>(request: &PlanRequest) -> Result<Named, Error> {
    let plan = request.plan::<S>()?;
    let options: Vec<String> = plan.options.pairs().iter().map(|(key, value)| format!("{key}={value}")).collect();
    let opening: Vec<String> = plan.opening.iter().map(ToString::to_string).collect();
    Ok(vec![
        ("game", S::INFO.id.to_owned()),
        ("rules", S::rules_of(&plan.options).to_string()),
        ("options", options.join(" ")),
        ("luck", plan.luck.to_string()),
        ("seed", plan.seed.to_string()),
        ("opening", opening.join(", ")),
        ("opponent", plan.opponent.map_or_else(String::new, |opponent| opponent.to_string())),
        ("games", plan.games.to_string()),
        ("max_moves", plan.max_moves.to_string()),
        ("until", plan.until.map_or_else(String::new, |until| until.to_string())),
        ("underdeck", env!("CARGO_PKG_VERSION").to_owned()),
    ])
}
