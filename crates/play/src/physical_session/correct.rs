//! Late corrections of a wrong card or roll in a game with real cards.

use std::cell::OnceCell;

use underdeck_bridge::{Answer, Entry, PhysicalGame};
use underdeck_cards::Card;
use underdeck_game::{AnyMove, Message};

use super::PhysicalSession;
use crate::{Correction, Session, Stopped};

/// Two cards that were confused, or two rolls.
#[derive(Clone, Copy)]
struct Confused {
    wrong: Answer,
    right: Answer,
}

/// Entries made again with a correction.
struct Again {
    desk: PhysicalGame,
    correction: Correction,
    /// The names by which later moves know the two cards: the wrong one and the right one.
    names: Vec<(Card, Card)>,
}

impl PhysicalSession {
    /// See [`Session::correct`].
    pub(super) fn put_right(&mut self, entry: usize, right: Answer) -> Result<Correction, Message> {
        let Some(&Entry::Answer(wrong)) = self.desk.entries().get(entry) else {
            return Err(("correct-none", "there is no card or roll to correct at this entry").into());
        };
        if wrong == right {
            let english = format!("it is `{right}` already");
            return Err(Message::new("correct-same", english, [("right", right.to_string().into())]));
        }
        let confused = Confused { wrong, right };
        let again = match self.again(entry, entry, confused) {
            Ok(again) => again,
            // The other of the two cards came first: the two entries may have been exchanged.
            Err(why) => {
                let is_right = |entry: &Entry| matches!(entry, Entry::Answer(answer) if *answer == right);
                let earlier = self.desk.entries()[..entry].iter().rposition(is_right);
                earlier.and_then(|first| self.again(first, entry, confused).ok()).ok_or(why)?
            }
        };
        let Again { desk, correction, .. } = again;
        let informs = correction.stopped.as_ref().is_some_and(|stopped| self.would_inform_back_to(stopped.entry));
        (self.desk, self.inner, self.retracted) = (desk, None, false);
        for _ in correction.first..self.played.len() {
            self.record.pop_move();
        }
        self.played = vec![OnceCell::new(); self.desk.entries().len()];
        for entry in &self.desk.entries()[correction.first..] {
            self.record.push_move(&entry.to_string());
        }
        self.lay();
        self.record.set_outcome(self.outcome().as_ref());
        if informs {
            self.record.set_informed();
        }
        Ok(correction)
    }

    /// Makes the entries again, from `first` on with the right card for the wrong one and the other way round.
    fn again(&self, first: usize, entry: usize, confused: Confused) -> Result<Again, Message> {
        let entries = self.desk.entries();
        let desk = self.desk.up_to(first).ok_or_else(|| Message::from(("correct-none", "there is no such entry")))?;
        let correction = Correction { first, entry, swapped: Vec::new(), replayed: 0, stopped: None };
        let mut again = Again { desk, correction, names: Vec::new() };
        for (n, old) in entries.iter().enumerate().skip(first) {
            let made = match old {
                Entry::Answer(answer) => again.answer(*answer, confused, n == first || n == entry),
                Entry::Move(mv) => again.play(mv),
            };
            match made {
                Ok(is_swapped) if n > first => {
                    again.correction.replayed += 1;
                    again.correction.swapped.extend((is_swapped && n != entry).then_some(n));
                }
                Ok(_) => again.correction.swapped.extend((n != entry).then_some(n)),
                Err(why) if n <= entry => return Err(why),
                Err(why) => {
                    let left_out = entries.len() - n;
                    again.correction.stopped = Some(Stopped { entry: n, spelling: old.to_string(), why, left_out });
                    break;
                }
            }
        }
        Ok(again)
    }
}

impl Again {
    /// Makes an answer again, and returns whether it is the other of the two now: because it must be, or else does not fit.
    fn answer(&mut self, answer: Answer, confused: Confused, must_change: bool) -> Result<bool, Message> {
        let other = confused.other(answer);
        if self.desk.question().is_none() {
            return Err(("correct-no-question", "no card or roll is asked there now").into());
        }
        let as_it_was = match must_change {
            true => Err(None),
            false => self.desk.answer(answer).map_err(Some),
        };
        if let Err(error) = as_it_was {
            // Two cards change places; a roll changes alone.
            let swaps = must_change || matches!(answer, Answer::Turned(_)) && other != answer;
            match (swaps, error) {
                (true, error) => self.desk.answer(other).map_err(|other| error.unwrap_or(other).said())?,
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
        if let Some(question) = self.desk.question() {
            let english = format!("{question} is asked there now");
            return Err(Message::new("correct-asked", english, [("question", question.said().into())]));
        }
        let state = self.desk.state().expect("set-up asks, or is told");
        if let Some(outcome) = state.outcome() {
            let english = format!("the game is over there now: {}", outcome.cause);
            return Err(Message::new("correct-over", english, [("cause", outcome.cause.into())]));
        }
        let mv = state.read_typed(&renamed(&mv.to_string(), &self.names)).map_err(|error| error.said())?;
        self.desk.play(mv).map_err(|error| error.said())?;
        Ok(false)
    }

    /// Notes what the card of an answer is from now on.
    fn know(&mut self, said: Answer, is: Answer) {
        if let (Answer::Turned(said), Answer::Turned(is)) = (said, is) {
            self.names.retain(|(known, _)| *known != said);
            if said != is {
                self.names.push((said, is));
            }
        }
    }
}

impl Confused {
    /// The other of the two, or the same if it is neither.
    fn other(self, answer: Answer) -> Answer {
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
