//! Late corrections of a wrong card or roll in a game with real cards.

use underdeck_bridge::{ChanceAnswer, PhysicalEntry, PhysicalGame};
use underdeck_cards::Card;
use underdeck_game::{AnyMove, Message, say};

use crate::{Correction, Stopped};

/// Two cards that were confused, or two rolls.
#[derive(Clone, Copy)]
pub(super) struct Confused {
    pub(super) wrong: ChanceAnswer,
    pub(super) right: ChanceAnswer,
}

/// Replayed entries, with a correction.
pub(super) struct Replay {
    pub(super) game: PhysicalGame,
    pub(super) correction: Correction,
    /// The names by which later moves know the two cards: the wrong one and the right one.
    names: Vec<(Card, Card)>,
}

impl Replay {
    /// Replays the entries, from `first` on with the right card for the wrong one and the other way round.
    pub(super) fn from(old: &PhysicalGame, first: usize, entry: usize, confused: Confused) -> Result<Self, Message> {
        let entries = old.entries();
        let game = old.up_to(first).ok_or_else(|| say!(CORRECT_NONE))?;
        let correction = Correction { first, entry, swapped: Vec::new(), replayed: 0, stopped: None };
        let mut replay = Self { game, correction, names: Vec::new() };
        for (n, old) in entries.iter().enumerate().skip(first) {
            let made = match old {
                PhysicalEntry::Answer(answer) => replay.answer(*answer, confused, n == first || n == entry),
                PhysicalEntry::Move(mv) => replay.play(mv),
            };
            match made {
                Ok(is_swapped) if n > first => {
                    replay.correction.replayed += 1;
                    replay.correction.swapped.extend((is_swapped && n != entry).then_some(n));
                }
                Ok(_) => replay.correction.swapped.extend((n != entry).then_some(n)),
                Err(why) if n <= entry => return Err(why),
                Err(why) => {
                    let left_out = entries.len() - n;
                    replay.correction.stopped = Some(Stopped { entry: n, spelling: old.to_string(), why, left_out });
                    break;
                }
            }
        }
        Ok(replay)
    }

    /// Makes an answer again, and returns whether it is the other of the two now: because it must be, or else does not fit.
    fn answer(&mut self, answer: ChanceAnswer, confused: Confused, must_change: bool) -> Result<bool, Message> {
        let other = confused.other(answer);
        if self.game.question().is_none() {
            return Err(say!(CORRECT_NO_QUESTION));
        }
        let as_it_was = match must_change {
            true => Err(None),
            false => self.game.answer(answer).map_err(Some),
        };
        if let Err(error) = as_it_was {
            // Two cards change places; a roll changes alone.
            let swaps = must_change || matches!(answer, ChanceAnswer::Turned(_)) && other != answer;
            match (swaps, error) {
                (true, error) => self.game.answer(other).map_err(|other| error.unwrap_or(other).said())?,
                (false, Some(error)) => return Err(error.said()),
                (false, None) => {}
            }
            self.know(answer, other);
            return Ok(true);
        }
        self.know(answer, answer);
        Ok(false)
    }

    /// Makes a move again, with the corrected cards by their right names.
    fn play(&mut self, mv: &AnyMove) -> Result<bool, Message> {
        if let Some(question) = self.game.question() {
            return Err(say!(CORRECT_ASKED, question = question.said()));
        }
        let state = self.game.state().expect("set-up asks, or is told");
        if let Some(outcome) = state.outcome() {
            return Err(say!(CORRECT_OVER, cause = outcome.cause));
        }
        let mv = state.read_typed(&renamed(&mv.to_string(), &self.names)).map_err(|error| error.said())?;
        self.game.play(mv).map_err(|error| error.said())?;
        Ok(false)
    }

    /// Notes what the card of an answer is from now on.
    fn know(&mut self, said: ChanceAnswer, is: ChanceAnswer) {
        if let (ChanceAnswer::Turned(said), ChanceAnswer::Turned(is)) = (said, is) {
            self.names.retain(|(known, _)| *known != said);
            if said != is {
                self.names.push((said, is));
            }
        }
    }
}

impl Confused {
    /// The other of the two, or the same if it is neither.
    fn other(self, answer: ChanceAnswer) -> ChanceAnswer {
        match answer {
            answer if answer == self.wrong => self.right,
            answer if answer == self.right => self.wrong,
            answer => answer,
        }
    }
}

/// A move with other names for some cards.
fn renamed(mv: &str, names: &[(Card, Card)]) -> String {
    let mut text = String::with_capacity(mv.len());
    for word in mv.split_inclusive(|c: char| !c.is_ascii_alphanumeric()) {
        let bare = word.trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
        let card = bare.parse::<Card>().ok().and_then(|card| names.iter().find(|(said, _)| *said == card));
        match card {
            Some((_, is)) => text.extend([is.to_string().as_str(), &word[bare.len()..]]),
            None => text.push_str(word),
        }
    }
    text
}
