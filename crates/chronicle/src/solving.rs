//! Analyses by the solver: of finished games, with the move that lost them, and of running games at the player's request, which their records note.

use std::sync::atomic::AtomicBool;

use underdeck_catalogue::DealInfo;
use underdeck_game::{Aim, Message, say};
use underdeck_play::{Command, History, Question};
use underdeck_record::Record;
use underdeck_solver::{
    Deals, Error, Order, PlayersTurn, Result as Known, SearchLimits, SolverAnswer, hindsight, position,
};

use crate::winnable::{difficulty_note, host};

/// The search limits while a player waits.
const LIMITS: SearchLimits = SearchLimits { nodes: 400_000, memory: 64 << 20 };

/// The solver's analysis of a finished game or of a position in it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SolvedGame {
    /// The analysis in sentences.
    pub words: Vec<Message>,
    /// The winning line from the start, or the line with the best score found.
    pub line: Option<Vec<String>>,
    /// The largest number of main-line moves after which the game could still be won, if it was not won and this is known.
    pub ended: Option<usize>,
}

/// Analyses a finished game: whether and until when it could be won, or the best score found if the game has scores. The line starts with the game's
/// own moves as long as they could win. Setting `stop` ends the search.
///
/// # Errors
/// If the game is not over or a contest, the record does not follow the rules, or the search was stopped.
pub fn look_back(record: &Record, stop: &AtomicBool) -> Result<SolvedGame, Error> {
    let back = hindsight(record, LIMITS, &host(stop))?;
    let is_won = back.winnable == Some(back.moves.len());
    let mut words = vec![match (back.deal.result, &back.deal.line) {
        (_, Some(line)) => line.difficulty().map_or_else(|| say!(DEAL_CAN_BE_WON), difficulty_note),
        (Known::Lost, _) => {
            say!(DEAL_LOST)
        }
        _ if back.line.is_some() => say!(DEAL_CAN_BE_WON),
        _ => say!(DEAL_OPEN_QUESTION),
    }];
    if back.lost != Some(0) && (is_won || back.winnable.is_some() || back.lost.is_some()) {
        words.push(back.until());
    }
    let best = record.tag("Score").and_then(|score| best(&back.deal.deal, score.parse().ok()?, stop));
    let mut line = back.line.filter(|_| !is_won).map(|line| line.moves);
    if let Some((message, better)) = best {
        words.push(message);
        line = line.or(better);
    }
    Ok(SolvedGame { words, line, ended: back.winnable.filter(|_| !is_won) })
}

/// Compares the best score of a deal with the player's, with its line if it is better. `None` if the game has no scores or no line was found.
fn best(deal: &DealInfo, score: i64, stop: &AtomicBool) -> Option<(Message, Option<Vec<String>>)> {
    let (game, deals) = (deal.game.to_owned(), Deals::Given(vec![deal.clone()]));
    let question = underdeck_solver::SolverQuestion {
        game,
        deals,
        aim: Aim::Score,
        limits: LIMITS,
        order: Order::Listed,
        players: PlayersTurn::Last,
        jobs: 1,
    };
    let mut found = None;
    underdeck_solver::answer(&question, &host(stop), &mut |answer| {
        found = Some(answer);
        false
    })
    .ok()?;
    let SolverAnswer { line, bound, .. } = found?;
    let line = line?;
    let worth = line.worth;
    Some(match worth > score {
        true if bound == Some(worth) => (say!(SCORE_PROVEN, score, best = worth), Some(line.moves)),
        true => (say!(SCORE_FOUND, score, best = worth), Some(line.moves)),
        false => (say!(SCORE_NONE_BETTER, score), None),
    })
}

/// Analyses a position in the replay of a finished game: whether it can be won, with a line, and the move that lost. Setting `stop` ends the search.
/// [Mark](underdeck_play::Replayer::note_solved) the replay before showing the result.
///
/// # Errors
/// As [`look_back`].
pub fn look_at(record: &Record, moves: &[String], stop: &AtomicBool) -> Result<SolvedGame, Error> {
    let back = hindsight(record, LIMITS, &host(stop))?;
    let here = position(&back.deal.deal, moves, LIMITS, &host(stop))?;
    let mut words = vec![message_of(&here, moves.len())];
    let is_won = back.winnable == Some(back.moves.len());
    if !is_won {
        words.push(back.until());
    }
    let line = here.line.map(|line| line.moves).filter(|line| line.len() > moves.len());
    Ok(SolvedGame { words, line, ended: back.winnable.filter(|_| !is_won) })
}

/// Whether a deal can be won after some moves, as a sentence. Mark a running game before showing the answer. Setting `stop` ends the search.
pub fn peek(deal: &DealInfo, moves: &[String], stop: &AtomicBool) -> Message {
    match position(deal, moves, LIMITS, &host(stop)) {
        Ok(answer) if answer.line.is_some() => say!(PEEK_YES),
        Ok(answer) => message_of(&answer, moves.len()),
        Err(error) => say!(PEEK_NONE, why = error.to_string()),
    }
}

/// Whether the running game can be won, without the line.
pub fn can_be_won(tree: &History) -> Question<Message> {
    let (deal, moves) = (tree.session().deal(), tree.session().moves());
    Question::new(Command::Peek, move |stop| Ok(peek(&deal, &moves, stop)))
}

/// The analysis of the finished game: [`look_back`].
pub fn could_be_won(tree: &History) -> Question<SolvedGame> {
    let record = tree.record();
    Question::new(Command::Solution, move |stop| look_back(&record, stop).map_err(|error| error.to_string()))
}

/// The answer for a position after `ply` moves, as a sentence.
fn message_of(answer: &SolverAnswer, ply: usize) -> Message {
    match (&answer.line, answer.result) {
        (Some(line), _) if line.moves.len() == ply => say!(HERE_WON),
        (Some(line), _) => {
            let n = line.moves.len() - ply;
            say!(HERE_WINNABLE, n)
        }
        (None, Known::Lost) => say!(HERE_LOST),
        (None, _) => {
            say!(HERE_OPEN)
        }
    }
}
