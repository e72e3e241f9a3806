//! The one gate through which luck enters a game.

use crate::{Message, say};
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use underdeck_cards::{Card, CardSet};

/// A die by its number of sides, `d6`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Die(u8);

impl Die {
    /// The die with `sides` sides, at least one.
    ///
    /// # Panics
    /// If `sides` is 0.
    pub const fn new(sides: u8) -> Self {
        assert!(sides > 0, "a die has sides");
        Self(sides)
    }

    /// The number of sides; a roll gives `1..=sides`.
    pub const fn sides(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "d{}", self.0)
    }
}

impl FromStr for Die {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let sides = text.strip_prefix('d').and_then(|digits| digits.parse().ok()).filter(|&sides| sides > 0);
        sides
            .map(Self)
            .filter(|die| die.to_string() == text)
            .ok_or_else(|| format!("`{text}` is no die: a die is d and its sides, d6"))
    }
}

underdeck_cards::serde_as_text!(Die);

/// A source of a game's luck.
///
/// A game passes the cards of a shuffle in canonical order, so that the result depends on the luck alone.
pub trait Chance {
    /// Puts the cards of a named pile in random order, top first.
    fn shuffle(&mut self, pile: &'static str, cards: &mut [Card]);

    /// Rolls a die: `1..=sides`.
    fn roll(&mut self, die: Die) -> u8;
}

impl<C: Chance + ?Sized> Chance for &mut C {
    #[inline]
    fn shuffle(&mut self, pile: &'static str, cards: &mut [Card]) {
        (**self).shuffle(pile, cards);
    }

    #[inline]
    fn roll(&mut self, die: Die) -> u8 {
        (**self).roll(die)
    }
}

/// One chance event, as a trace writes it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum ChanceEvent {
    /// A pile was shuffled.
    Shuffle {
        /// The name of the pile.
        #[serde(rename = "shuffle")]
        pile: Cow<'static, str>,
        /// The pile afterwards, top first.
        order: Vec<Card>,
    },
    /// A die was rolled.
    Roll {
        /// The die.
        #[serde(rename = "roll")]
        die: Die,
        /// The value rolled.
        value: u8,
    },
}

/// One chance event, as a player sees it: dice are open, shuffled cards are not.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum SeenChance {
    /// A pile was shuffled.
    Shuffle {
        /// The name of the pile.
        pile: Cow<'static, str>,
        /// The number of cards in it.
        cards: usize,
    },
    /// A die was rolled.
    Roll {
        /// The die.
        die: Die,
        /// The value rolled.
        value: u8,
    },
}

impl From<&ChanceEvent> for SeenChance {
    fn from(event: &ChanceEvent) -> Self {
        match event {
            ChanceEvent::Shuffle { pile, order } => Self::Shuffle { pile: pile.clone(), cards: order.len() },
            &ChanceEvent::Roll { die, value } => Self::Roll { die, value },
        }
    }
}

/// Luck that is recorded as it happens.
#[derive(Clone, Debug)]
pub struct Recording<C> {
    /// The source of the luck.
    pub source: C,
    /// The events since this was created or last emptied.
    pub events: Vec<ChanceEvent>,
}

impl<C> Recording<C> {
    /// Records the events of `source`.
    pub const fn new(source: C) -> Self {
        Self { source, events: Vec::new() }
    }
}

impl<C: Chance> Chance for Recording<C> {
    fn shuffle(&mut self, pile: &'static str, cards: &mut [Card]) {
        self.source.shuffle(pile, cards);
        self.events.push(ChanceEvent::Shuffle { pile: Cow::Borrowed(pile), order: cards.to_vec() });
    }

    fn roll(&mut self, die: Die) -> u8 {
        let value = self.source.roll(die);
        self.events.push(ChanceEvent::Roll { die, value });
        value
    }
}

/// Luck given in advance, event by event, as in a trace.
///
/// A game cannot stop in the middle of a move. An event that does not fit is therefore noted (the cards stay as they are, the
/// die shows 1), and [`Scripted::finish`] reports it. Discard a state that was played on such luck.
#[derive(Clone, Debug)]
pub struct Scripted<'a> {
    events: &'a [ChanceEvent],
    used: usize,
    error: Option<ChanceError>,
}

/// Scripted luck that does not fit the move. Events are counted from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ChanceError {
    /// The move needs an event that is not there.
    Missing {
        /// Which event.
        number: usize,
        /// The event that the move needs here.
        needed: String,
    },
    /// The event is not the one that the move needs.
    Unfit {
        /// Which event.
        number: usize,
        /// The event that the move needs here.
        needed: String,
    },
    /// There are more events than the move needs.
    Unused {
        /// The number of events given.
        given: usize,
        /// The number of events used.
        used: usize,
    },
}

impl ChanceError {
    /// The error as a message.
    pub fn said(&self) -> Message {
        match self {
            Self::Missing { number, needed } => say!(CHANCE_MISSING, number, needed),
            Self::Unfit { number, needed } => say!(CHANCE_UNFIT, number, needed),
            Self::Unused { given, used } => say!(CHANCE_UNUSED, given, used),
        }
    }
}

impl<'a> Scripted<'a> {
    /// A script of these events, in order.
    pub const fn new(events: &'a [ChanceEvent]) -> Self {
        Self { events, used: 0, error: None }
    }

    /// The number of events used.
    pub const fn used(&self) -> usize {
        self.used
    }

    /// Checks that every event fitted; more may be left.
    ///
    /// # Errors
    /// The first event that was missing or did not fit.
    pub fn fits(&self) -> Result<(), ChanceError> {
        self.error.clone().map_or(Ok(()), Err)
    }

    /// Checks that every event fitted and none is left.
    ///
    /// # Errors
    /// The first event that was missing, did not fit, or is left.
    pub fn finish(&self) -> Result<(), ChanceError> {
        self.fits()?;
        if self.used < self.events.len() {
            return Err(ChanceError::Unused { given: self.events.len(), used: self.used });
        }
        Ok(())
    }

    /// The next event if `fit` takes something from it; notes the error otherwise.
    fn next<T>(&mut self, needed: impl Fn() -> String, fit: impl Fn(&'a ChanceEvent) -> Option<T>) -> Option<T> {
        let event = self.events.get(self.used);
        self.used += usize::from(event.is_some());
        let found = event.and_then(fit);
        if found.is_none() && self.error.is_none() {
            self.error = Some(match event {
                Some(_) => ChanceError::Unfit { number: self.used, needed: needed() },
                None => ChanceError::Missing { number: self.used + 1, needed: needed() },
            });
        }
        found
    }
}

impl Chance for Scripted<'_> {
    fn shuffle(&mut self, pile: &'static str, cards: &mut [Card]) {
        let set: CardSet = cards.iter().copied().collect();
        let needed = || format!("a shuffle of {pile} with the {} cards {set}", cards.len());
        let order = self.next(needed, |event| match event {
            ChanceEvent::Shuffle { pile: name, order } => {
                let same = order.len() == cards.len() && order.iter().copied().collect::<CardSet>() == set;
                (name == pile && same).then_some(order)
            }
            ChanceEvent::Roll { .. } => None,
        });
        if let Some(order) = order {
            cards.copy_from_slice(order);
        }
    }

    fn roll(&mut self, die: Die) -> u8 {
        let needed = || format!("a roll of {die}, 1..={}", die.sides());
        let value = self.next(needed, |event| match event {
            &ChanceEvent::Roll { die: rolled, value } => {
                (rolled == die && (1..=die.sides()).contains(&value)).then_some(value)
            }
            ChanceEvent::Shuffle { .. } => None,
        });
        value.unwrap_or(1)
    }
}

crate::said_errors!(ChanceError);

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Vec<Card> {
        text.split(' ').map(|card| card.parse().unwrap()).collect()
    }

    #[test]
    fn events_are_written_as_the_conventions_say() {
        let events = vec![
            ChanceEvent::Shuffle { pile: "floor".into(), order: cards("TH XR") },
            ChanceEvent::Roll { die: Die::new(6), value: 4 },
        ];
        let json = serde_json::to_string(&events).unwrap();
        assert_eq!(json, r#"[{"shuffle":"floor","order":["TH","XR"]},{"roll":"d6","value":4}]"#);
        assert_eq!(serde_json::from_str::<Vec<ChanceEvent>>(&json).unwrap(), events);
        assert!(serde_json::from_str::<ChanceEvent>(r#"{"roll":"d06","value":4}"#).is_err());
    }

    #[test]
    fn a_script_gives_back_what_was_recorded() {
        let mut recording = Recording::new(crate::FastChance(crate::FastRng::new(5)));
        let mut first = cards("2C 3C 4C 5C 6C");
        recording.shuffle("deck", &mut first);
        let roll = recording.roll(Die::new(8));
        let mut script = Scripted::new(&recording.events);
        let mut second = cards("2C 3C 4C 5C 6C");
        script.shuffle("deck", &mut second);
        assert_eq!((second, script.roll(Die::new(8))), (first, roll));
        assert_eq!(script.finish(), Ok(()));
    }

    #[test]
    fn a_script_names_the_event_that_does_not_fit() {
        let events = [ChanceEvent::Roll { die: Die::new(6), value: 7 }];
        let mut script = Scripted::new(&events);
        script.roll(Die::new(6));
        assert!(matches!(script.finish(), Err(ChanceError::Unfit { number: 1, .. })));

        let events = [ChanceEvent::Shuffle { pile: "deck".into(), order: cards("2C 2C") }];
        let mut script = Scripted::new(&events);
        script.shuffle("deck", &mut cards("2C 3C"));
        script.roll(Die::new(6));
        let error = script.finish().unwrap_err().to_string();
        assert_eq!(error, "chance event 1 does not fit: a shuffle of deck with the 2 cards 2C 3C");

        let mut script = Scripted::new(&[]);
        script.roll(Die::new(4));
        assert_eq!(script.finish().unwrap_err().to_string(), "chance event 1 is missing: a roll of d4, 1..=4");
        let events = [ChanceEvent::Roll { die: Die::new(6), value: 1 }];
        assert_eq!(Scripted::new(&events).finish(), Err(ChanceError::Unused { given: 1, used: 0 }));
    }
}
