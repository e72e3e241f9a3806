//! Corrections of entries in a game with real cards.

use underdeck_cards::Card;
use underdeck_game::{Message, say};

use crate::{CardReading, ChanceAnswer, Correction, Session, Stopped, read_card, which_card};

/// A corrected entry of a game with real cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Corrected {
    /// The wrong entry.
    pub wrong: ChanceAnswer,
    /// The right entry.
    pub right: ChanceAnswer,
    /// How often the wrong card or roll had been entered. The last of these entries was corrected.
    pub times: usize,
    /// The result for the entries after it.
    pub correction: Correction,
}

/// The entries of a game with real cards.
pub(super) struct Entries {
    /// The cards and rolls, each with the number of its entry, from 0.
    entered: Vec<(usize, ChanceAnswer)>,
    /// The cards that may have to be entered.
    deck: Vec<Card>,
}

impl Entries {
    pub(super) fn of(session: &dyn Session) -> Self {
        Self { entered: session.entered(), deck: session.deck() }
    }

    /// Reads `7D 8D`, `queen of spades to ten of hearts` or `3 5`: what is wrong, and what is right. The second is empty if only the first
    /// was typed.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub(super) fn read<'a>(&self, text: &'a str) -> Result<(&'a str, &'a str), Message> {
        let text = text.trim();
        for to in [" to ", " with ", " by ", " is ", " -> ", " → "] {
            if let Some((wrong, right)) = text.split_once(to) {
                return Ok((wrong.trim(), right.trim()));
            }
        }
        let spaces = text.char_indices().filter(|(_, c)| c.is_whitespace()).map(|(at, _)| at);
        let both = spaces.map(|at| (text[..at].trim(), text[at..].trim()));
        let is_card = |text: &str| matches!(read_card(text, &self.deck), CardReading::One(_));
        let fits = |(wrong, right): &(&str, &str)| match self.named(wrong) {
            Ok((entry, _)) => self.right_for(entry, right).is_ok(),
            Err(_) => is_card(wrong) && is_card(right),
        };
        let mut all: Vec<(&str, &str)> = both.collect();
        match all.iter().find(|both| fits(both)) {
            Some(both) => Ok(*both),
            None if self.named(text).is_ok() || all.is_empty() => Ok((text, "")),
            None => Ok(all.swap_remove(0)),
        }
    }

    /// The entry that a text names, and how often its card or roll was entered.
    pub(super) fn named(&self, text: &str) -> Result<(usize, usize), Message> {
        let entered = &self.entered;
        let nothing = || say!(CORRECT_NOT_ENTERED, text);
        if let Some(number) = text.strip_prefix('#') {
            let entry = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            let found = entered.iter().find(|(n, _)| Some(*n) == entry);
            return found.map(|(entry, _)| (*entry, 1)).ok_or_else(nothing);
        }
        let last = |wanted: ChanceAnswer| {
            let times = entered.iter().filter(|(_, answer)| *answer == wanted).count();
            entered.iter().rfind(|(_, answer)| *answer == wanted).map(|(entry, _)| (*entry, times))
        };
        let text = text.strip_prefix("turned ").or_else(|| text.strip_prefix("rolled ")).unwrap_or(text);
        if let Some(roll) = text.parse().ok().and_then(|value| last(ChanceAnswer::Rolled(value))) {
            return Ok(roll);
        }
        let mut cards: Vec<Card> = Vec::new();
        for (_, answer) in entered {
            if let ChanceAnswer::Turned(card) = answer
                && !cards.contains(card)
            {
                cards.push(*card);
            }
        }
        match read_card(text, &cards) {
            CardReading::One(card) => last(ChanceAnswer::Turned(card)).ok_or_else(nothing),
            CardReading::Several(cards) => Err(which_card(text, &cards)),
            CardReading::None => Err(nothing()),
        }
    }

    /// The answer that a text means in place of an entry.
    pub(super) fn right_for(&self, entry: usize, text: &str) -> Result<ChanceAnswer, Message> {
        let is_roll = |(n, answer): &(usize, ChanceAnswer)| *n == entry && matches!(answer, ChanceAnswer::Rolled(_));
        let is_roll = self.entered.iter().any(is_roll);
        if is_roll {
            let value = text.strip_prefix("rolled ").unwrap_or(text).parse().map(ChanceAnswer::Rolled);
            return value.map_err(|_| say!(CORRECT_NO_ROLL, text));
        }
        match read_card(text.strip_prefix("turned ").unwrap_or(text), &self.deck) {
            CardReading::One(card) => Ok(ChanceAnswer::Turned(card)),
            CardReading::Several(cards) => Err(which_card(text, &cards)),
            CardReading::None => Err(say!(CORRECT_NO_CARD, text)),
        }
    }
}

impl Corrected {
    /// The result in sentences: what is right now, what else changed, and where it stops.
    pub fn said(&self) -> Vec<Message> {
        let Correction { first, entry, swapped, replayed, stopped } = &self.correction;
        let name = |answer: ChanceAnswer| match answer {
            ChanceAnswer::Turned(card) => card.symbol(),
            ChanceAnswer::Rolled(value) => value.to_string(),
        };
        let (wrong, right) = (name(self.wrong), name(self.right));
        let (entry, times) = (entry + 1, self.times);
        let mut said = vec![match times {
            0 | 1 => say!(CORRECTED, entry, right, wrong),
            _ => say!(CORRECTED_LAST, entry, right, wrong, times),
        }];
        if !swapped.is_empty() {
            let entries: Vec<usize> = swapped.iter().map(|n| n + 1).collect();
            said.push(say!(CORRECTED_SWAPPED, count = entries.len(), entries));
        }
        if *replayed > 0 && stopped.is_none() {
            said.push(say!(CORRECTED_REPLAYED, count = replayed, entry = first + 1));
        }
        if let Some(Stopped { entry, spelling, why, left_out }) = stopped {
            said.push(say!(CORRECTED_STOPPED, count = replayed, entry = entry + 1, spelling, why, out = left_out));
        }
        said
    }
}
