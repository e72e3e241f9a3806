//! Replaying a record.

mod tags;

use underdeck_bridge::{ChanceAnswer, PhysicalGame};
use underdeck_game::{AnyGame, AnyMove, AnyState, ChanceEvent, Message, Outcome, Playable, Recording, State, say};

use crate::formats::some_of;
use crate::record::{Line, Note, Record, RecordedMove};
use crate::{AnyDeal, Deal, DealChance};
use tags::{check_outcome, check_tags};

pub use tags::{PROGRAM, RecordFault};

/// A replayed record of any game: everything that happened in it.
#[derive(Clone, Debug)]
pub struct AnyReplay {
    /// The deal.
    pub deal: AnyDeal,
    /// The state after set-up, then the state after each move.
    pub states: Vec<Box<dyn AnyState>>,
    /// The moves of the main line.
    pub moves: Vec<AnyMove>,
    /// The chance events of each move.
    pub events: Vec<Vec<ChanceEvent>>,
}

/// A replayed record of the game `S`.
#[derive(Clone, Debug)]
pub struct Replay<S: State> {
    /// The deal.
    pub deal: Deal<S>,
    /// The state after set-up, then the state after each move.
    pub states: Vec<S>,
    /// The moves of the main line.
    pub moves: Vec<S::Move>,
    /// The chance events of each move.
    pub events: Vec<Vec<ChanceEvent>>,
}

/// Replays a record of the game `S`: see [`replay_any`].
///
/// # Errors
/// As there.
pub fn replay_record<S: Playable>(record: &Record) -> Result<Replay<S>, RecordFault> {
    const OWN: &str = "a replay has positions and moves of its game";
    let AnyReplay { deal, states, moves, events } = replay_any(S::instance(), record)?;
    Ok(Replay {
        deal: deal.typed(),
        states: states.iter().map(|state| state.typed::<S>().expect(OWN).clone()).collect(),
        moves: moves.iter().map(|mv| mv.typed().expect(OWN)).collect(),
        events,
    })
}

/// Replays a record from its deal, or from its entered luck. The moves of variations are checked too.
///
/// A game with real cards is replayed up to the last entered luck; cards that were never turned are in an arbitrary order.
///
/// # Errors
/// The first wrong tag, illegal move, answer that cannot be true, or result that differs from the game's.
pub fn replay_any(game: &'static dyn AnyGame, record: &Record) -> Result<AnyReplay, RecordFault> {
    if record.is_physical() {
        let (deal, desk) = replay_physical(game, record)?;
        let underdeck_bridge::Reconstruction { mut states, moves, events } = desk.known();
        if states.is_empty() {
            states.extend(desk.guess().map(AnyState::boxed));
        }
        return Ok(AnyReplay { deal, states, moves, events });
    }
    replay_dealt(game, record)
}

/// Replays a record whose luck is the deal's, as [`replay_any`] does. An entry of a game with real cards is no legal move here.
///
/// # Errors
/// As there.
pub fn replay_dealt(game: &'static dyn AnyGame, record: &Record) -> Result<AnyReplay, RecordFault> {
    let deal = record.deal(game)?;
    check_tags(record, game.info().seats)?;
    let (replay, outcome) = dealt(record, deal)?;
    check_outcome(record, outcome.as_ref())?;
    Ok(replay)
}

/// A game whose luck is the deal's, and how it ended.
fn dealt(record: &Record, deal: AnyDeal) -> Result<(AnyReplay, Option<Outcome>), RecordFault> {
    let (state, chance) = deal.start();
    let mut replay = AnyReplay { deal, states: vec![state.clone()], moves: Vec::new(), events: Vec::new() };
    let mut place = Place { state, chance, number: 1 };
    follow(record.line(), &mut place, &mut |state, mv, events| {
        replay.moves.push(mv);
        replay.events.push(events);
        replay.states.push(state.boxed());
    })?;
    Ok((replay, place.state.outcome()))
}

/// The game with real cards of a record, with the entries of its main line. Variations are checked too.
///
/// # Errors
/// As [`replay_record`].
pub fn replay_physical(game: &'static dyn AnyGame, record: &Record) -> Result<(AnyDeal, PhysicalGame), RecordFault> {
    let deal = record.deal(game)?;
    check_tags(record, game.info().seats)?;
    let mut desk = PhysicalGame::new(game, deal.options.clone());
    enter(game, record.line(), &mut desk, 1)?;
    let outcome = desk.state().filter(|_| desk.question().is_none()).and_then(<dyn AnyState>::outcome);
    check_outcome(record, outcome.as_ref())?;
    Ok((deal, desk))
}

/// Enters the moves and answers of a line and of its variations; `number` is that of the first.
fn enter(game: &dyn AnyGame, line: &Line, desk: &mut PhysicalGame, number: usize) -> Result<(), RecordFault> {
    for (number, entered) in (number..).zip(&line.moves) {
        let is_variation = |note: &Note| matches!(note, Note::Variation(_));
        let before = entered.notes.iter().any(is_variation).then(|| desk.clone());
        let spelling = entered.spelling();
        let fault = |expected: Message| {
            let at = entered.position();
            RecordFault {
                line: at.line,
                column: at.column,
                number: Some(number),
                found: Box::new(Message::quote(spelling)),
                expected: Box::new(expected),
            }
        };
        match (desk.question(), spelling.parse::<ChanceAnswer>()) {
            (Some(_), Ok(answer)) => {
                desk.answer(answer).map_err(|error| fault(say!(FAULT_UNTRUE, why = error.said())))?
            }
            (Some(question), Err(_)) => {
                return Err(fault(say!(FAULT_ASKED, question = question.said(), example = question.example())));
            }
            (None, _) => {
                let state = desk.state().filter(|state| state.outcome().is_none());
                let expected = state.map_or_else(no_move, legal_moves);
                let mv = game.read_move(spelling).map_err(|_| fault(expected.clone()))?;
                desk.play(mv).map_err(|_| fault(expected))?;
            }
        }
        for note in &entered.notes {
            if let (Note::Variation(variation), Some(before)) = (note, &before) {
                enter(game, variation, &mut before.clone(), number)?;
            }
        }
    }
    Ok(())
}

fn no_move() -> Message {
    say!(FAULT_OVER)
}

fn legal_moves(state: &dyn AnyState) -> Message {
    let some = some_of(&state.legal_spellings(), 10);
    say!(FAULT_LEGAL, moves = some)
}

/// A game being replayed.
#[derive(Clone)]
struct Place {
    state: Box<dyn AnyState>,
    chance: DealChance,
    /// The number of the next move.
    number: usize,
}

/// Called for each move of a line, with the state after it, the move, and its luck.
type Noted<'a> = dyn FnMut(&dyn AnyState, AnyMove, Vec<ChanceEvent>) + 'a;

/// Plays a line and its variations; `note` gets each move of the line itself.
fn follow(line: &Line, place: &mut Place, note: &mut Noted<'_>) -> Result<(), RecordFault> {
    for played in &line.moves {
        let is_variation = |note: &Note| matches!(note, Note::Variation(_));
        let before = played.notes.iter().any(is_variation).then(|| place.clone());
        let mv = legal(played, place)?;
        let mut recording = Recording::new(&mut place.chance);
        place.state.play(&mv, &mut recording);
        let events = recording.events;
        place.number += 1;
        note(place.state.as_ref(), mv, events);
        for variation in &played.notes {
            if let (Note::Variation(variation), Some(before)) = (variation, &before) {
                check(variation, &mut before.clone())?;
            }
        }
    }
    Ok(())
}

/// Checks a variation.
fn check(line: &Line, place: &mut Place) -> Result<(), RecordFault> {
    follow(line, place, &mut |_, _, _| {})
}

fn legal(played: &RecordedMove, place: &Place) -> Result<AnyMove, RecordFault> {
    let at = played.position();
    let fault = |expected: Message| RecordFault {
        line: at.line,
        column: at.column,
        number: Some(place.number),
        found: Box::new(Message::quote(played.spelling())),
        expected: Box::new(expected),
    };
    let expected = || match place.state.outcome() {
        Some(_) => no_move(),
        None => legal_moves(place.state.as_ref()),
    };
    let mv = place.state.game().read_move(played.spelling()).map_err(|_| fault(expected()))?;
    if place.state.is_legal(&mv) { Ok(mv) } else { Err(fault(expected())) }
}
