//! Simulations asked for by names.

use underdeck_catalogue::GameExtension;
use underdeck_game::{Options, Play as _, Playable};
use underdeck_players::{PlayerKind, game_luck};
use underdeck_stats::Until;

use crate::rows::RowSink;
use crate::{
    CampaignReport, Luck, Plan, SimulationHost, Study, has_rivals, simulate, simulate_campaigns, simulate_rows,
};

/// What the laboratory is asked to play, in names and spellings; it is checked before the first game.
#[derive(Clone, PartialEq, Debug)]
pub struct Request {
    /// The game's name.
    pub game: String,
    /// House rules, as typed; those left out have their default.
    pub options: Vec<(String, String)>,
    /// The first game, to play a part of a larger simulation: games have the same numbers, seeds and luck as there.
    pub first: u64,
    /// The number of games, or of campaigns.
    pub games: u64,
    /// The seed of all luck and all random choices.
    pub seed: u64,
    /// The players to compare, at least one; each plays the same games.
    pub players: Vec<PlayerKind>,
    /// Who plays on all other seats; if `None` the same player or, of several players, the first.
    pub opponent: Option<PlayerKind>,
    /// The first moves of every game, as records write them.
    pub opening: Vec<String>,
    /// Whether games in which the opening is not legal are left out; else they are an error.
    pub tolerant: bool,
    /// When to stop before all games are played.
    pub until: Option<Until>,
    /// The number of threads, at least one; the results do not depend on it.
    pub jobs: usize,
    /// The most moves of one game; a game that needs more counts as unfinished.
    pub max_moves: u64,
    /// Where luck comes from.
    pub luck: Luck,
    /// Whether the luck of each game is counted, to be taken out of the results.
    pub adjust: bool,
}

/// Why a request was not carried out.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// It names a game, a house rule or a deal that does not exist.
    #[error(transparent)]
    Catalogue(#[from] underdeck_catalogue::Error),
    /// Something else about it is wrong.
    #[error("{0}")]
    Request(String),
    /// The simulation failed.
    #[error("{0}")]
    Failed(String),
}

impl Request {
    /// Games of one player with our default options on the luck of deals, seed 0, one thread, games of at most 100,000 moves.
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
        }
    }

    /// Plays all games, and hands a row for each to a sink, if there is one. See [`simulate`] and [`simulate_rows`].
    ///
    /// # Errors
    /// If the request is wrong, the system gives no threads, or an opening move is not legal; or what the sink says.
    pub fn simulate(&self, host: &SimulationHost<'_>, rows: Option<&mut RowSink<'_>>) -> Result<Study, Error> {
        (underdeck_catalogue::extension::<Simulator>(&self.game)?.simulate)(self, host, rows)
    }

    /// Plays campaigns to their end. See [`simulate_campaigns`].
    ///
    /// # Errors
    /// As [`Request::simulate`], or if the game has no campaign.
    pub fn campaigns(&self, host: &SimulationHost<'_>) -> Result<CampaignReport, Error> {
        (underdeck_catalogue::extension::<Simulator>(&self.game)?.campaigns)(self, host)
    }

    /// What is played, by name and value: the description in a file of rows.
    ///
    /// # Errors
    /// If the request is wrong.
    pub fn about(&self) -> Result<Vec<(&'static str, String)>, Error> {
        (underdeck_catalogue::extension::<Simulator>(&self.game)?.about)(self)
    }

    pub(crate) fn plan<S: Playable>(&self) -> Result<Plan<S>, Error> {
        let Some((&player, others)) = self.players.split_first() else {
            return Err(Error::Request("nobody plays: name a player, such as greedy".into()));
        };
        let options = underdeck_catalogue::typed_options::<S>(&self.options)?;
        if self.opponent.is_some() && S::INFO.seats == 1 {
            return Err(Error::Request(format!("{} is played alone: it takes no opponent", S::INFO.id)));
        }
        let read =
            |text: &String| text.parse().map_err(|error| Error::Request(format!("the opening `{text}`: {error}")));
        if self.adjust && (has_rivals::<S>(&options) || game_luck::<S>(&options, 0).is_none()) {
            let message = "no luck can be taken out of {} with these house rules: it needs a learned value, and seats that share what they know";
            return Err(Error::Request(message.replace("{}", S::INFO.id)));
        }
        // Each against itself would not tell which of them is the better player.
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
        })
    }
}

/// Names and their values.
type Named = Vec<(&'static str, String)>;

/// What simulations of a game need, compiled for its types. A game that is registered while the program runs has to be given it:
/// `underdeck_catalogue::register_extension::<S, underdeck_lab::Simulator>()`.
#[derive(Debug)]
pub struct Simulator {
    simulate: fn(&Request, &SimulationHost<'_>, Option<&mut RowSink<'_>>) -> Result<Study, Error>,
    campaigns: fn(&Request, &SimulationHost<'_>) -> Result<CampaignReport, Error>,
    about: fn(&Request) -> Result<Named, Error>,
}

impl GameExtension for Simulator {
    fn of<S: Playable>() -> &'static Self {
        &Self { simulate: simulated::<S>, campaigns: campaigns::<S>, about: about::<S> }
    }
}

fn simulated<S: Playable>(
    request: &Request,
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

fn campaigns<S: Playable>(request: &Request, host: &SimulationHost<'_>) -> Result<CampaignReport, Error> {
    let report = simulate_campaigns(&request.plan::<S>()?, host).map_err(Error::Failed)?;
    report.ok_or(underdeck_catalogue::Error::NoCampaign(S::INFO.id).into())
}

fn about<S: Playable>(request: &Request) -> Result<Named, Error> {
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
