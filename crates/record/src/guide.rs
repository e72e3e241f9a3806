//! Guided games: records whose comments explain each move.
//!
//! A guide is an ordinary record. The comment before a move explains it; the comment after the last move closes the guide. A move
//! without a comment is played by the guide itself: the only legal one, or the opening of a later lesson. In a
//! comment square brackets name what is on the table: `[6S]` a card, `[health]` the number of the zone or list entry with this
//! id. So the guide shows a sentence only where it is true: [`GuideStep::check`] finds a card that is not there, and a number that the table
//! does not show.

mod truth;

use std::fmt;

use underdeck_cards::Card;
use underdeck_game::{Language, Offer, Place, Table};

use crate::{Line, Note, Record, RecordError};

pub use truth::Untrue;

/// The tag with a guide's title.
const TITLE: &str = "Guide";

/// A game on a fixed deal with every move explained.
///
/// ```
/// use underdeck_record::Guide;
///
/// let text = "Underdeck record 1\n[Deal \"F0G7-F\"]\n[Guide \"A first try\"]\n\n{Take [6S].} 1. take 6S; 2. rest; {Well done.} *";
/// let guide = Guide::read(text)?;
/// assert_eq!((guide.title.as_str(), guide.steps.len()), ("A first try", 2));
/// assert_eq!(guide.steps[0].words.to_string(), "Take [6S].");
///
/// let progress = guide.progress(&["take 6S", "fight"]);
/// assert_eq!((progress.next, progress.strays), (1, 1));
/// # Ok::<(), underdeck_record::RecordError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guide {
    /// The lesson, in a few words.
    pub title: String,
    /// The deal code.
    pub deal: String,
    /// The moves, in order, each with its words.
    pub steps: Vec<GuideStep>,
    /// The closing words.
    pub end: GuideText,
    /// The language of its words.
    pub language: Language,
}

/// A move of a guide.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuideStep {
    /// The spelling of the move.
    pub mv: String,
    /// The explanation of this move.
    pub words: GuideText,
}

/// Words in which cards and numbers of the table are named.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GuideText(Vec<GuidePart>);

/// A piece of a guide's words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GuidePart {
    /// Text as it is.
    Text(String),
    /// A card.
    Card(Card),
    /// The number of a zone or of a list's entry, by id.
    Number(String),
}

/// A player's progress in a guide, from the moves so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GuideProgress {
    /// The number of the next step, counting from 0; the number of steps if all are done.
    pub next: usize,
    /// The number of moves that are not the guide's.
    pub strays: usize,
    /// Whether the last move was not the guide's.
    pub strayed: bool,
}

impl Guide {
    /// Reads the text of a guide.
    ///
    /// # Errors
    /// If it is not a record.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        let record: Record = text.parse()?;
        let tag = |name| record.tag(name).unwrap_or_default().to_owned();
        let Line { comments, moves } = record.line();
        let mut said = comments.join(" ");
        let mut steps = Vec::new();
        for mv in moves {
            let comment = |note: &Note| match note {
                Note::Comment(text) => Some(text.clone()),
                Note::Variation(_) => None,
            };
            let next = mv.notes.iter().filter_map(comment).collect::<Vec<_>>().join(" ");
            let words = GuideText::read(&std::mem::replace(&mut said, next));
            steps.push(GuideStep { mv: mv.spelling().to_owned(), words });
        }
        let language = Language::ENGLISH;
        Ok(Self { title: tag(TITLE), deal: tag("Deal"), steps, end: GuideText::read(&said), language })
    }

    /// The number of steps with words before a step, or in all.
    pub fn said(&self, before: usize) -> usize {
        self.steps.iter().take(before).filter(|step| !step.words.is_empty()).count()
    }

    /// The progress of a player who made these moves.
    ///
    /// Two or three steps may be made in another order; any other move is a stray, after which the guide waits for the same step.
    pub fn progress<M: AsRef<str>>(&self, moves: &[M]) -> GuideProgress {
        /// The number of steps by which a move may come early.
        const AHEAD: usize = 3;
        let mut done = vec![false; self.steps.len()];
        let mut progress = GuideProgress { next: 0, strays: 0, strayed: false };
        for mv in moves {
            let ahead = progress.next..(progress.next + AHEAD).min(done.len());
            let step = ahead.clone().find(|&n| !done[n] && self.steps[n].mv == mv.as_ref());
            match step {
                Some(n) => done[n] = true,
                None => progress.strays += 1,
            }
            progress.strayed = step.is_none();
            progress.next += done[progress.next..].iter().take_while(|&&done| done).count();
        }
        progress
    }
}

impl GuideStep {
    /// The offer of the move on a table; `None` if it is not legal there.
    pub fn offer<'a>(&self, table: &'a Table) -> Option<&'a Offer> {
        table.offers.iter().find(|offer| offer.spelling == self.mv)
    }

    /// The places to highlight: everything that the move points at, and the cards that the words name.
    pub fn lit(&self, table: &Table) -> Vec<Place> {
        let mut lit: Vec<Place> = self.offer(table).iter().flat_map(|offer| offer.gesture.places()).cloned().collect();
        for zone in &table.zones {
            let named = zone.cards().filter_map(|face| face.card).filter(|card| self.words.cards().any(|c| c == *card));
            lit.extend(named.map(|card| Place::Card(zone.id, card)));
        }
        let mut once = Vec::new();
        lit.retain(|place| {
            !once.contains(place) && {
                once.push(place.clone());
                true
            }
        });
        lit
    }

    /// Whether the step fits a table: its move is legal, and its words are true.
    ///
    /// # Errors
    /// The first thing that is not so.
    pub fn check(&self, table: &Table) -> Result<(), Untrue> {
        self.offer(table).ok_or_else(|| Untrue::Illegal(self.mv.clone()))?;
        self.words.check(table)
    }
}

impl GuideText {
    /// Reads words with names in square brackets. A bracketed name that is no card is the id of a number.
    pub fn read(text: &str) -> Self {
        let mut pieces = Vec::new();
        let mut rest = text;
        while let Some((before, (name, after))) =
            rest.split_once('[').and_then(|(before, tail)| Some((before, tail.split_once(']')?)))
        {
            pieces.extend((!before.is_empty()).then(|| GuidePart::Text(before.to_owned())));
            pieces.push(name.parse().map_or_else(|_| GuidePart::Number(name.to_owned()), GuidePart::Card));
            rest = after;
        }
        pieces.extend((!rest.is_empty()).then(|| GuidePart::Text(rest.to_owned())));
        Self(pieces)
    }

    /// Whether there are no words: a guide plays such a step automatically.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The pieces, in order.
    pub fn pieces(&self) -> &[GuidePart] {
        &self.0
    }

    /// The cards that are named.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        self.0.iter().filter_map(|piece| if let GuidePart::Card(card) = piece { Some(*card) } else { None })
    }

    /// The words with the numbers of a table, each card as `card` writes it.
    pub fn say(&self, table: &Table, card: impl Fn(Card) -> String) -> String {
        let piece = |piece: &GuidePart| match piece {
            GuidePart::Text(text) => text.clone(),
            GuidePart::Card(named) => card(*named),
            GuidePart::Number(id) => truth::number(table, id).unwrap_or_else(|| "?".into()),
        };
        self.0.iter().map(piece).collect()
    }

    /// Whether the words are true of a table.
    ///
    /// # Errors
    /// The first card or number that is not there.
    pub fn check(&self, table: &Table) -> Result<(), Untrue> {
        truth::check(&self.0, table)
    }
}

/// The source of the words: names in brackets.
impl fmt::Display for GuideText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|piece| match piece {
            GuidePart::Text(text) => f.write_str(text),
            GuidePart::Card(card) => write!(f, "[{card}]"),
            GuidePart::Number(id) => write!(f, "[{id}]"),
        })
    }
}

#[cfg(test)]
mod tests;
