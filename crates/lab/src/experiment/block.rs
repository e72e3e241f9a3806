//! Parses the file and each block of cells.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::mem::Discriminant;
use std::ops::Range;

use toml::de::{DeTable, DeValue};
use underdeck_catalogue::{Game, GameVisitor};
use underdeck_game::{Link, Message, Playable, say};
use underdeck_players::PlayerKind;

use super::conduct::conduct;
use super::grid::{Choice, MOST_CELLS, choices, fixed};
use super::read::{Reader, listed};
use super::{Experiment, ExperimentCell, ExperimentError};
use crate::facts::FactRequest;
use crate::openings::first_moves;
use crate::{Luck, game_seed, has_rivals};

const FILE_KEYS: &[&str] = &["title", "question", "deals", "seed", "luck", "adjust", "max_moves", "cells"];
const BLOCK_KEYS: &[&str] =
    &["name", "game", "players", "records", "opponent", "options", "grid", "vary", "openings", "deals", "baseline"];
/// The name of a cell with the player's choice, among those with every first move.
const OWN: &str = "own choice";
/// The number of deals on which openings are checked.
const TRIED: u64 = 100;
/// The most deals of a cell, since the result of each is stored.
const MOST_DEALS: u64 = 10_000_000;

impl Experiment {
    /// Parses an experiment. `deals` overrides the number in the file.
    ///
    /// # Errors
    /// The first error with its position: a key, a game, a house rule, a player, an opening move.
    pub fn read(source: &str, deals: Option<u64>) -> Result<Self, ExperimentError> {
        Self::read_with(source, deals, None)
    }

    /// As [`Experiment::read`]; `seed` overrides the seed in the file.
    ///
    /// # Errors
    /// As [`Experiment::read`].
    pub fn read_with(source: &str, deals: Option<u64>, seed: Option<u64>) -> Result<Self, ExperimentError> {
        let parsed = DeTable::parse(source)
            .map_err(|error| ExperimentError::at(source, error.span().unwrap_or(0..1), error.message().to_owned()))?;
        let file = Reader::new(source, parsed.get_ref(), 0..1, FILE_KEYS)?;
        let title = file.text("title")?;
        if title.is_empty() {
            return Err(file.lacks(say!(LAB_FILE_TITLE)));
        }
        let common = Common::read(&file, deals, seed)?;
        let mut blocks = Vec::new();
        for value in file.list("cells") {
            let DeValue::Table(table) = value.get_ref() else {
                return Err(file.fault(value.span(), say!(LAB_FILE_CELLS)));
            };
            blocks.push(Reader::new(source, table, value.span(), BLOCK_KEYS)?);
        }
        if blocks.is_empty() {
            return Err(file.lacks(say!(LAB_FILE_NO_CELLS)));
        }
        let mut cells: Vec<(ExperimentCell, Range<usize>)> = Vec::new();
        let games: HashSet<String> =
            blocks.iter().filter_map(|block| block.texts("game").ok()).flatten().map(|(game, _)| game).collect();
        let has_games = games.len() > 1;
        for block in &blocks {
            let first = cells.len();
            cells.extend(read_block(block, &common, has_games)?);
            for n in first..cells.len() {
                if let Some(twin) = cells[..n].iter().find(|(cell, _)| cell.name == cells[n].0.name) {
                    let name = &twin.0.name;
                    let message = if n > first && cells[first..n].iter().any(|(cell, _)| cell.name == *name) {
                        say!(LAB_FILE_CELL_TWICE, name)
                    } else {
                        say!(LAB_FILE_CELL_ELSEWHERE, name)
                    };
                    return Err(file.fault(cells[n].1.clone(), message));
                }
            }
            if cells.len() > MOST_CELLS {
                return Err(block.lacks(say!(LAB_FILE_MANY_CELLS, most = MOST_CELLS)));
            }
            compare(block, &mut cells, first)?;
        }
        Ok(Self { title, question: file.text("question")?, cells: cells.into_iter().map(|(cell, _)| cell).collect() })
    }
}

/// The common data of all blocks.
struct Common {
    deals: u64,
    is_forced: bool,
    seed: u64,
    luck: Luck,
    adjust: bool,
    max_moves: u64,
    /// The conduct of each player in each game so far.
    conducts: RefCell<HashMap<(&'static str, Discriminant<PlayerKind>), String>>,
}

impl Common {
    fn conduct(&self, game: &Game, player: PlayerKind) -> Result<String, String> {
        // The conduct does not depend on the player's number.
        let key = (game.info().id, std::mem::discriminant(&player));
        if let Some(known) = self.conducts.borrow().get(&key) {
            return Ok(known.clone());
        }
        let found = conduct(key.0, player).map_err(|error| error.to_string())?;
        self.conducts.borrow_mut().insert(key, found.clone());
        Ok(found)
    }

    fn read(file: &Reader<'_>, deals: Option<u64>, seed: Option<u64>) -> Result<Self, ExperimentError> {
        let luck = match file.one_text("luck")? {
            None => Luck::Deal,
            Some((luck, span)) => {
                luck.parse().map_err(|error: crate::UnknownLuck| file.fault(span, error.to_string()))?
            }
        };
        let adjust = file.one_text("adjust")?;
        if let Some((found, span)) = adjust.as_ref().filter(|(found, _)| found != "luck") {
            return Err(file.fault(span.clone(), say!(LAB_FILE_ADJUST, found)));
        }
        Ok(Self {
            adjust: adjust.is_some(),
            deals: deals.or(file.number("deals", 1..MOST_DEALS + 1)?).unwrap_or(1_000),
            is_forced: deals.is_some(),
            seed: seed.or(file.number("seed", 0..i64::MAX as u64)?).unwrap_or(0),
            luck,
            max_moves: file.number("max_moves", 1..u64::from(u32::MAX))?.unwrap_or(100_000),
            conducts: RefCell::default(),
        })
    }
}

/// The cells of a block, each with its position in the file.
fn read_block(
    block: &Reader<'_>,
    common: &Common,
    has_games: bool,
) -> Result<Vec<(ExperimentCell, Range<usize>)>, ExperimentError> {
    let games = block.texts("game")?;
    if games.is_empty() {
        return Err(block.lacks(say!(LAB_FILE_GAME)));
    }
    let player = |(text, span): &(String, Range<usize>)| -> Result<PlayerKind, ExperimentError> {
        text.parse().map_err(|error: underdeck_players::UnknownPlayer| block.fault(span.clone(), error.to_string()))
    };
    let mut players: Vec<PlayerKind> = block.texts("players")?.iter().map(player).collect::<Result<_, _>>()?;
    let records = block.one_text("records")?;
    if let Some((_, span)) = records.as_ref().filter(|_| !players.is_empty() || block.get("openings").is_some()) {
        return Err(block.fault(span.clone(), say!(LAB_FILE_RECORDS)));
    }
    if records.is_some() {
        // Recorded games have players of their own.
        players.push(PlayerKind::Random);
    }
    if players.is_empty() {
        return Err(block.lacks(say!(LAB_FILE_PLAYERS)));
    }
    let opponent = block.one_text("opponent")?;
    let asked = opponent.as_ref().map(player).transpose()?;
    let deals = match block.number("deals", 1..MOST_DEALS + 1)? {
        Some(deals) if !common.is_forced => deals,
        _ => common.deals,
    };
    let has_all = asks_all(block);
    let mut cells = Vec::new();
    for (game, span) in games {
        let game = underdeck_catalogue::find(&game).map_err(|error| block.fault(span.clone(), error.to_string()))?;
        if let Some((_, span)) = opponent.as_ref().filter(|_| game.info().seats == 1) {
            return Err(block.fault(span.clone(), say!(LAB_NO_OPPONENT, game = game.info().title)));
        }
        let fixed = fixed(block, game)?;
        let choices = choices(block, game, &span)?;
        for &player in &players {
            let conduct = |player| common.conduct(game, player).map_err(|error| block.fault(span.clone(), error));
            for choice in &choices {
                let options = options(block, game, &fixed, choice)?;
                let opponent =
                    asked.or(rival(game, &options, &players).map_err(|error| block.fault(span.clone(), error))?);
                let conduct = conduct(player)? + &opponent.map(conduct).transpose()?.unwrap_or_default();
                for opening in openings(block, game, &options, common.seed)? {
                    let mut parts: Vec<String> = vec![block.text("name")?];
                    parts.push(if has_games { game.info().id.to_owned() } else { String::new() });
                    parts.push(if players.len() > 1 { player.to_string() } else { String::new() });
                    parts.extend(choice.varied.iter().map(|(key, value)| format!("{key}={value}")));
                    let own = if has_all && opening.is_empty() { OWN.to_owned() } else { String::new() };
                    parts.push(own + &opening.join(", "));
                    parts.retain(|part| !part.is_empty());
                    if let Some((files, _)) = records.as_ref().filter(|_| parts.is_empty()) {
                        parts.push(files.clone());
                    }
                    let name = if parts.is_empty() { base_name(&fixed) } else { parts.join(" ") };
                    let cell = ExperimentCell {
                        name,
                        game: game.info().id,
                        title: game.info().title,
                        rules: game.info().rules_version,
                        options: options.clone(),
                        player,
                        conduct: conduct.clone(),
                        opponent,
                        opening,
                        first: 0,
                        deals: if records.is_some() { 0 } else { deals },
                        seed: common.seed,
                        luck: common.luck,
                        adjust: common.adjust,
                        max_moves: common.max_moves,
                        baseline: None,
                        facts: FactRequest::default(),
                        records: records.as_ref().map(|(files, _)| files.clone()),
                    };
                    cells.push((cell, choice.span.clone()));
                }
            }
        }
    }
    Ok(cells)
}

/// The common opponent of all players in a contest: the first player. Self-play would not show which of them is better.
fn rival(game: &Game, options: &[(String, String)], players: &[PlayerKind]) -> Result<Option<PlayerKind>, String> {
    struct Rivals<'a>(&'a [(String, String)]);
    impl GameVisitor for Rivals<'_> {
        type Out = Result<bool, underdeck_catalogue::Error>;
        fn visit<S: Playable>(self) -> Self::Out {
            Ok(has_rivals::<S>(&underdeck_catalogue::typed_options::<S>(self.0)?))
        }
    }
    if players.len() < 2 || game.info().seats < 2 {
        return Ok(None);
    }
    let rivals =
        underdeck_catalogue::visit(game.info().id, Rivals(options)).flatten().map_err(|error| error.to_string())?;
    Ok(rivals.then_some(players[0]))
}

/// The name of a cell without variation.
fn base_name(fixed: &[(String, String)]) -> String {
    if fixed.is_empty() {
        return "rulebook".into();
    }
    fixed.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(" ")
}

/// All options of a cell, checked together.
fn options(
    block: &Reader<'_>,
    game: &Game,
    fixed: &[(String, String)],
    choice: &Choice,
) -> Result<Vec<(String, String)>, ExperimentError> {
    let mut pairs = fixed.to_vec();
    for (key, value) in &choice.varied {
        pairs.retain(|(known, _)| known != key);
        pairs.push((key.clone(), value.clone()));
    }
    let deal = game.deal(&pairs, 0).map_err(|error| block.fault(choice.span.clone(), error.to_string()))?;
    Ok(deal.options.into_iter().map(|(key, value)| (key.to_owned(), value.to_string())).collect())
}

/// Whether a block requests every first move.
fn asks_all(block: &Reader<'_>) -> bool {
    matches!(block.list("openings").as_slice(), [one] if matches!(one.get_ref(), DeValue::String(text) if text == "all"))
}

/// Every first move that is often legal, in record notation.
struct FirstMoves<'a>(&'a [(String, String)], u64);

impl GameVisitor for FirstMoves<'_> {
    type Out = Result<Vec<String>, underdeck_catalogue::Error>;

    fn visit<S: Playable>(self) -> Self::Out {
        let moves = first_moves::<S>(&underdeck_catalogue::typed_options::<S>(self.0)?, self.1, TRIED);
        Ok(moves.iter().map(ToString::to_string).collect())
    }
}

/// The openings of a block in record notation; one empty opening if the block has none, also as the first of `all`.
fn openings(
    block: &Reader<'_>,
    game: &Game,
    options: &[(String, String)],
    seed: u64,
) -> Result<Vec<Vec<String>>, ExperimentError> {
    let mut openings = Vec::new();
    for value in block.list("openings") {
        let wrong = |message: Message| block.fault(value.span(), message);
        if asks_all(block) {
            let moves = underdeck_catalogue::visit(game.info().id, FirstMoves(options, seed)).flatten();
            let moves = moves.map_err(|error| wrong(error.said()))?;
            if moves.is_empty() {
                return Err(wrong(say!(LAB_FILE_NO_OPENING)));
            }
            return Ok(std::iter::once(Vec::new()).chain(moves.into_iter().map(|mv| vec![mv])).collect());
        }
        let opening = |n: u64| {
            let deal = game.deal(options, game_seed(seed, n)).map_err(|error| wrong(error.said()))?;
            let deal = game.read_code(&deal.code).map_err(|error| wrong(error.said()))?;
            let (mut state, mut chance) = deal.start();
            let mut moves = Vec::new();
            for mv in listed(value) {
                let DeValue::String(typed) = mv.get_ref() else {
                    return Err(block.fault(mv.span(), say!(LAB_FILE_OPENING)));
                };
                let mv = state.read_typed(typed).map_err(|error| block.fault(mv.span(), error.to_string()))?;
                state.play(&mv, &mut chance);
                moves.push(mv.to_string());
            }
            Ok(moves)
        };
        // It may be illegal on some deals; an error is reported for the first deal.
        openings.push(opening(0).or_else(|fault| (1..TRIED).find_map(|n| opening(n).ok()).ok_or(fault))?);
    }
    Ok(if openings.is_empty() { vec![Vec::new()] } else { openings })
}

/// Sets the baseline of the cells from index `first`: the cell named by the block, or the first of the same game and player, or, if that leaves
/// nothing to compare, the first of the same game.
fn compare(
    block: &Reader<'_>,
    cells: &mut [(ExperimentCell, Range<usize>)],
    first: usize,
) -> Result<(), ExperimentError> {
    // Recorded games are on deals of their own, so nothing is compared with them deal by deal.
    if block.get("records").is_some() {
        return Ok(());
    }
    if let Some((name, span)) = block.one_text("baseline")? {
        let Some(baseline) = cells.iter().position(|(cell, _)| cell.name == name && cell.records.is_none()) else {
            let known = cells.iter().take(12).map(|(cell, _)| Message::quote(&cell.name));
            let known = Message::join(known, Link::Comma);
            return Err(block.fault(span, say!(LAB_FILE_BASELINE, name, known)));
        };
        let game = cells[baseline].0.game;
        for n in (first..cells.len()).filter(|n| *n != baseline) {
            if cells[n].0.game != game {
                let (game, cell) = (cells[baseline].0.title, &cells[n].0.name);
                return Err(block.fault(span, say!(LAB_FILE_BASELINE_GAME, name, game, cell)));
            }
            cells[n].0.baseline = Some(baseline);
        }
        return Ok(());
    }
    let is_varied = {
        let own = &cells[first..];
        own.windows(2).any(|pair| pair[0].0.player == pair[1].0.player && pair[0].0.game == pair[1].0.game)
    };
    for n in first..cells.len() {
        let alike =
            |other: &ExperimentCell| other.game == cells[n].0.game && (!is_varied || other.player == cells[n].0.player);
        // A first move is compared with what the player does by itself.
        let own = |other: &ExperimentCell| {
            let cell = &cells[n].0;
            other.opening.is_empty()
                && (other.game, other.player, &other.options) == (cell.game, cell.player, &cell.options)
        };
        let own = (first..n).rev().find(|&other| !cells[n].0.opening.is_empty() && own(&cells[other].0));
        let baseline = own.or_else(|| (first..n).find(|&other| alike(&cells[other].0)));
        cells[n].0.baseline = baseline;
    }
    Ok(())
}
