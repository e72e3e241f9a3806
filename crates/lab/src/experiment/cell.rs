//! One cell of an experiment.

use sha2::{Digest, Sha256};
use underdeck_catalogue::GameVisitor;
use underdeck_game::Playable;
use underdeck_players::PlayerKind;

use super::CellResult;
use super::conduct::conduct;
use crate::rows::Row;
use crate::{Error, Luck, Request, Shared, SimulationHost};

/// One cell of an experiment: a game with house rules, a player, and the deals it plays.
#[derive(Clone, PartialEq, Debug)]
pub struct Cell {
    /// Its name, unique in the experiment.
    pub name: String,
    /// The game's id.
    pub game: &'static str,
    /// The game's title.
    pub title: &'static str,
    /// The version of the game's rules.
    pub rules: u32,
    /// All options with their values, as typed.
    pub options: Vec<(String, String)>,
    /// Who plays.
    pub player: PlayerKind,
    /// A digest of how this build's players play, so that results of a build with other players do not pass for this one's.
    pub conduct: String,
    /// Who plays on all other seats; the same player if `None`.
    pub opponent: Option<PlayerKind>,
    /// The first moves of every game; deals on which they are not legal are left out.
    pub opening: Vec<String>,
    /// The first deal: 0, but for a [block](Self::block).
    pub first: u64,
    /// The number of deals.
    pub deals: u64,
    /// The seed of the deals, the same in all cells.
    pub seed: u64,
    /// Where luck comes from.
    pub luck: Luck,
    /// Whether luck is taken out of the results.
    pub adjust: bool,
    /// The most moves of one game.
    pub max_moves: u64,
    /// The index of its baseline; `None` for a cell that is a baseline itself.
    pub baseline: Option<usize>,
}

impl Cell {
    /// The cell of a request for one player, without a name or a baseline.
    ///
    /// # Errors
    /// If the game or an option does not exist, or nobody plays.
    pub fn of(request: &Request) -> Result<Self, Error> {
        let game = underdeck_catalogue::find(&request.game)?;
        let Some(&player) = request.players.first() else {
            return Err(Error::Request("nobody plays: name a player, such as greedy".into()));
        };
        let deal = game.deal(&request.options, 0)?;
        let conducts =
            [Some(player), request.opponent].into_iter().flatten().map(|player| conduct(game.info().id, player));
        Ok(Self {
            name: String::new(),
            game: game.info().id,
            title: game.info().title,
            rules: game.info().rules_version,
            options: deal.options.into_iter().map(|(key, value)| (key.to_owned(), value.to_string())).collect(),
            player,
            conduct: conducts.collect::<Result<String, _>>()?,
            opponent: request.opponent,
            opening: request.opening.clone(),
            first: request.first,
            deals: request.games,
            seed: request.seed,
            luck: request.luck,
            adjust: request.adjust,
            max_moves: request.max_moves,
            baseline: None,
        })
    }

    /// Plays all deals of the cell but those on which its opening is not legal; `None` if it was stopped before the last.
    ///
    /// # Errors
    /// If the system gives no threads.
    pub fn play(&self, jobs: usize, host: &SimulationHost<'_>) -> Result<Option<CellResult>, Error> {
        let request = Request {
            options: self.options.clone(),
            first: self.first,
            seed: self.seed,
            opponent: self.opponent,
            opening: self.opening.clone(),
            tolerant: true,
            jobs,
            max_moves: self.max_moves,
            luck: self.luck,
            adjust: self.adjust,
            ..Request::new(self.game, self.player, self.deals)
        };
        let mut result = CellResult::new(self.plan());
        let mut sink = |rows: &[Row]| {
            for row in rows {
                result.skip_to(row.game - self.first);
                result.add(std::slice::from_ref(row));
            }
            Ok(())
        };
        let mut study = request.simulate(host, Some(&mut sink))?;
        result.losses = study.runs.pop().map_or_else(Vec::new, |run| run.detail.losses);
        result.seconds = study.speed.seconds;
        if !host.is_stopped() {
            result.skip_to(self.deals);
        }
        Ok((result.deals() == self.deals).then_some(result))
    }

    /// Everything that determines the cell's results, one item a line; its name and baseline are not part of it.
    pub fn plan(&self) -> String {
        let pairs: Vec<String> = self.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        let opponent = self.opponent.map_or_else(|| "none".to_owned(), |opponent| opponent.to_string());
        format!(
            "underdeck {}{}\ngame {} rules {}\noptions {}\nplayer {} against {opponent}, conduct {}\nopening {}\ndeals {}{} seed {} luck {} at most {} moves\n",
            env!("CARGO_PKG_VERSION"),
            if self.adjust { ", luck taken out" } else { "" },
            self.game,
            self.rules,
            pairs.join(" "),
            self.player,
            self.conduct,
            self.opening.join(", "),
            self.deals,
            if self.first == 0 { String::new() } else { format!(" from {}", self.first) },
            self.seed,
            self.luck,
            self.max_moves,
        )
    }

    /// A digest of [`plan`](Self::plan) for file names: cells with equal fingerprints have equal results.
    pub fn fingerprint(&self) -> String {
        let digest = Sha256::digest(self.plan().as_bytes());
        digest.iter().take(10).map(|byte| format!("{byte:02x}")).collect()
    }

    /// What its games share with those of another cell.
    pub fn shared(&self, other: &Self) -> Shared {
        let is_known = self.game == other.game && self.seed == other.seed && self.luck == other.luck;
        let found = is_known.then(|| underdeck_catalogue::visit(self.game, Comparing(self, other)).ok()).flatten();
        found.flatten().unwrap_or(Shared::Seeds)
    }
}

struct Comparing<'a>(&'a Cell, &'a Cell);

impl GameVisitor for Comparing<'_> {
    type Out = Option<Shared>;

    fn visit<S: Playable>(self) -> Self::Out {
        let read = |cell: &Cell| underdeck_catalogue::typed_options::<S>(&cell.options).ok();
        Some(Shared::between::<S>(&read(self.0)?, &read(self.1)?, self.0.luck))
    }
}
