//! Questions about real cards and dice.

use underdeck_bridge::ChanceAnswer;
use underdeck_cards::Card;
use underdeck_game::{CardReading, Die, Link, Message, read_card, say};

/// A question about the next card or roll of a game with real cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LuckQuestion {
    /// The question alone, in one sentence: `Turn the next card of the Floor pile (Room): which is it?`
    pub question: Message,
    /// The possible answers.
    pub answers: AnswerSet,
}

/// The answers to a question, in canonical order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnswerSet {
    /// The cards that are possible.
    Cards(Vec<Card>),
    /// The faces of a die.
    Die(Die),
}

/// The result of correcting an entry in a game with real cards, and of replaying the entries after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Correction {
    /// The first entry that is another now, from 0.
    pub first: usize,
    /// The entry that was corrected, from 0.
    pub entry: usize,
    /// Answers that changed with it, because the two cards had been confused: another entry of one of them is the other card now.
    pub swapped: Vec<usize>,
    /// The number of entries after the first changed one that were made again.
    pub replayed: usize,
    /// The first entry that no longer fits, if one does not.
    pub stopped: Option<Stopped>,
}

/// The entry at which a correction stops. It and all later ones are left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stopped {
    /// Its number, from 0.
    pub entry: usize,
    /// Its spelling.
    pub spelling: String,
    /// Why it does not fit.
    pub why: Message,
    /// The number of entries that were left out.
    pub left_out: usize,
}

impl LuckQuestion {
    /// Reads a typed text among the possible cards; `None` for a die.
    pub fn read_card(&self, text: &str) -> Option<CardReading> {
        match &self.answers {
            AnswerSet::Cards(choices) => Some(read_card(text, choices)),
            AnswerSet::Die(_) => None,
        }
    }
}

impl AnswerSet {
    /// Every answer.
    pub fn all(&self) -> Vec<ChanceAnswer> {
        match self {
            Self::Cards(cards) => cards.iter().copied().map(ChanceAnswer::Turned).collect(),
            Self::Die(die) => (1..=die.sides()).map(ChanceAnswer::Rolled).collect(),
        }
    }
}

/// A question for one of several cards: `7 of which suit? 7♣, 7♦ or 7♠`.
pub fn which_card(text: &str, cards: &[Card]) -> Message {
    let symbols: Vec<String> = cards.iter().map(|card| card.symbol()).collect();
    let rank = cards.first().map(|card| card.symbol().trim_end_matches(['♣', '♦', '♥', '♠']).to_owned());
    let one_rank = cards.windows(2).all(|pair| pair[0].rank() == pair[1].rank() && !pair[0].is_joker());
    match rank.filter(|_| one_rank && cards.len() > 1) {
        Some(rank) => {
            say!(ASKED_SUIT, rank, cards = Message::join(&symbols, Link::Or))
        }
        None => {
            say!(ASKED_WHICH, text, cards = Message::join(&symbols, Link::Or))
        }
    }
}
