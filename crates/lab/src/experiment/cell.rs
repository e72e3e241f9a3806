//! One cell of an experiment.

use sha2::{Digest, Sha256};
use underdeck_catalogue::GameVisitor;
use underdeck_game::{Playable, say};
use underdeck_players::PlayerKind;
use underdeck_record::Record;

use super::CellResult;
use super::conduct::conduct;
use crate::facts::{FactQuery, FactReport, FactRequest};
use crate::recorded::own_games;
use crate::rows::Row;
use crate::{Error, Luck, PlanRequest, Shared, SimulationHost};

/// One cell of an experiment: a game with house rules, a player, and deals.
#[derive(Clone, PartialEq, Debug)]
pub struct ExperimentCell {
    /// The name, unique in the experiment.
    pub name: String,
    /// The game's id.
    pub game: &'static str,
    /// The game's title.
    pub title: &'static str,
    /// The version of the game's rules.
    pub rules: u32,
    /// All options with their values, as entered.
    pub options: Vec<(String, String)>,
    /// The player.
    pub player: PlayerKind,
    /// A digest of the player's moves in this build, so that cached results of a build with different players are not reused.
    pub conduct: String,
    /// The player of all other seats; `None` for the same player.
    pub opponent: Option<PlayerKind>,
    /// The first moves of every game; deals where they are illegal are skipped.
    pub opening: Vec<String>,
    /// The first deal: 0 except in a [block](Self::block).
    pub first: u64,
    /// The number of deals.
    pub deals: u64,
    /// The seed of the deals, the same in all cells.
    pub seed: u64,
    /// The source of randomness.
    pub luck: Luck,
    /// Whether results are adjusted for luck.
    pub adjust: bool,
    /// The most moves of one game.
    pub max_moves: u64,
    /// The index of its baseline; `None` for a baseline.
    pub baseline: Option<usize>,
    /// What is asked of the facts of its games.
    pub facts: FactRequest,
    /// The files of recorded games that are the games of the cell, as entered: a folder, or a path with `*` in its last part. Player and deals mean
    /// nothing then.
    pub records: Option<String>,
}

/// The player of a cell of recorded games, as reports name it.
pub const RECORDS: &str = "records";

impl ExperimentCell {
    /// The cell of a request with one player, without a name and a baseline.
    ///
    /// # Errors
    /// If the game or an option does not exist, or there is no player.
    pub fn of(request: &PlanRequest) -> Result<Self, Error> {
        let game = underdeck_catalogue::find(&request.game)?;
        let Some(&player) = request.players.first() else {
            return Err(Error::PlanRequest(say!(LAB_NO_PLAYER).into()));
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
            facts: request.facts.clone(),
            records: None,
        })
    }

    /// Plays all deals of the cell except those where its opening is illegal; `None` if it was stopped.
    ///
    /// # Errors
    /// If threads cannot be started.
    pub fn play(&self, jobs: usize, host: &SimulationHost<'_>) -> Result<Option<CellResult>, Error> {
        let request = PlanRequest {
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
            facts: self.facts.clone(),
            ..PlanRequest::new(self.game, self.player, self.deals)
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
        if !host.is_stopped() {
            result.skip_to(self.deals);
        }
        Ok((result.deals() == self.deals).then_some(result))
    }

    /// The name of the player.
    pub fn player(&self) -> String {
        if self.records.is_some() { RECORDS.to_owned() } else { self.player.to_string() }
    }

    /// The result of these recorded games: the finished ones of its game that were played with its house rules.
    ///
    /// # Errors
    /// If there are none, or facts are asked for that records do not have.
    pub fn replay(&self, records: &[Record]) -> Result<CellResult, Error> {
        let game = underdeck_catalogue::find(self.game)?;
        let is_own = |record: &&Record| {
            let options = record.deal(game.instance()).map(|deal| deal.options.values);
            record.tag("Game") == Some(self.game)
                && options.is_ok_and(|options| {
                    options
                        .iter()
                        .map(|(key, value)| (*key, value.to_string()))
                        .eq(self.options.iter().map(|(key, value)| (key.as_str(), value.clone())))
                })
        };
        let own: Vec<Record> = records.iter().filter(is_own).cloned().collect();
        let mut rows = own_games(game, &own, &self.facts)?;
        rows.retain(|row| row.outcome.is_some());
        if rows.is_empty() {
            let files = self.records.as_deref().unwrap_or_default();
            return Err(Error::PlanRequest(say!(LAB_NO_RECORDS, files, game = self.title).into()));
        }
        let mut result = CellResult::new(self.plan());
        result.add(&rows);
        Ok(result)
    }

    /// What the facts of its games say, if a report on them is asked for.
    pub(super) fn asked(&self, found: &CellResult) -> Option<FactReport> {
        let game = underdeck_catalogue::find(self.game).ok()?;
        let query = FactQuery::new(&self.facts, game).ok().filter(FactQuery::has_report)?;
        Some(found.asked(query))
    }

    /// All inputs that determine the cell's results, one item a line; name and baseline are not among them.
    pub fn plan(&self) -> String {
        let pairs: Vec<String> = self.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        let opponent = self.opponent.map_or_else(|| "none".to_owned(), |opponent| opponent.to_string());
        format!(
            "underdeck {}{}\ngame {} rules {}\noptions {}\nplayer {} against {opponent}, conduct {}\nopening {}\ndeals {}{} seed {} luck {} at most {} moves\n{}",
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
            if self.facts.is_empty() { String::new() } else { format!("facts {}\n", self.facts) },
        )
    }

    /// A digest of [`plan`](Self::plan) for file names. Cells with equal fingerprints have equal results.
    pub fn fingerprint(&self) -> String {
        let digest = Sha256::digest(self.plan().as_bytes());
        digest.iter().take(10).map(|byte| format!("{byte:02x}")).collect()
    }

    /// Whether its player is [untrained](PlayerKind::is_untrained) for its house rules.
    pub(crate) fn is_untrained(&self) -> bool {
        underdeck_catalogue::visit(self.game, Untrained(self)).unwrap_or_default()
    }

    /// The common part of its games and those of another cell.
    pub fn shared(&self, other: &Self) -> Shared {
        let is_known = self.game == other.game && self.seed == other.seed && self.luck == other.luck;
        let found = is_known.then(|| underdeck_catalogue::visit(self.game, Comparing(self, other)).ok()).flatten();
        found.flatten().unwrap_or(Shared::Seeds)
    }
}

struct Untrained<'a>(&'a ExperimentCell);

impl GameVisitor for Untrained<'_> {
    type Out = bool;

    fn visit<S: Playable>(self) -> bool {
        let options = underdeck_catalogue::typed_options::<S>(&self.0.options);
        options.is_ok_and(|options| self.0.player.is_untrained::<S>(&options))
    }
}

struct Comparing<'a>(&'a ExperimentCell, &'a ExperimentCell);

impl GameVisitor for Comparing<'_> {
    type Out = Option<Shared>;

    fn visit<S: Playable>(self) -> Self::Out {
        let read = |cell: &ExperimentCell| underdeck_catalogue::typed_options::<S>(&cell.options).ok();
        Some(Shared::between::<S>(&read(self.0)?, &read(self.1)?, self.0.luck))
    }
}
