//! The cursor, what it has picked up, and the hint that leads it.

use underdeck_game::{Offer, Place, Selection, Table};
use underdeck_play::{Hint, Lesson};

use crate::board::{HotspotId, is_button};

/// The cursor of a game.
pub(crate) struct Cursor {
    pub(crate) at: HotspotId,
    /// The places that were picked up or chosen.
    pub(crate) picked: Vec<Place>,
    pub(crate) hint: Option<Hint>,
    /// The step of the guide that leads the game.
    pub(crate) lesson: Option<Lesson>,
    /// Where the hint has led the cursor; `None` once the player moves it.
    pub(super) led_to: Option<HotspotId>,
    /// The hotspot where the mouse button was pressed.
    pub(super) pressed: Option<HotspotId>,
    /// The only move that makes sense here.
    pub(super) sensible: Option<Offer>,
    /// The hotspot for which the walk was last searched, and the walk.
    pub(super) walk: Option<(HotspotId, Option<Walk>)>,
}

/// A walk to a distant place.
pub(super) struct Walk {
    pub(super) moves: Vec<String>,
    /// The walk as a move, for the dock: its label, and its price or length.
    pub(super) offer: Offer,
}

impl Default for Cursor {
    fn default() -> Self {
        Self {
            at: HotspotId::NOWHERE,
            picked: Vec::new(),
            hint: None,
            lesson: None,
            led_to: None,
            pressed: None,
            sensible: None,
            walk: None,
        }
    }
}

impl Cursor {
    /// Puts everything down and forgets the hint.
    pub(super) fn reset(&mut self) {
        self.picked.clear();
        (self.hint, self.led_to, self.lesson, self.walk) = (None, None, None, None);
    }

    /// The walk to the place under the cursor, if it is known.
    pub(super) fn walk(&self) -> Option<&Walk> {
        let (at, walk) = self.walk.as_ref()?;
        walk.as_ref().filter(|_| *at == self.at && self.picked.is_empty() && !self.is_led_to_button())
    }

    /// The hinted move, if it may be highlighted: one that throws the game away is not.
    pub(super) fn hinted(&self) -> Option<&Offer> {
        self.hint.as_ref().map(|hint| &hint.offer).filter(|offer| offer.finality.is_open())
    }

    /// The step of the guide, as a hint.
    pub(super) fn guided(&self) -> Option<Hint> {
        self.lesson.as_ref().map(|lesson| Hint { offer: lesson.offer.clone(), reason: lesson.words.as_str().into() })
    }

    /// Whether the cursor is where the hint led it.
    pub(super) fn is_led(&self) -> bool {
        self.hint.is_some() && self.led_to == Some(self.at)
    }

    /// Whether the hinted move is made by a button: then the enter key presses it.
    pub(super) fn is_led_to_button(&self) -> bool {
        self.is_led() && self.hint.as_ref().is_some_and(|hint| is_button(&hint.offer.gesture))
    }

    /// The next thing to pick up for the hinted move.
    pub(super) fn next_thing(&self, table: &Table) -> Option<Place> {
        let gesture = &self.hint.as_ref()?.offer.gesture;
        let next = Selection::of(table, &self.picked).next_of(gesture)?.clone();
        gesture.things().contains(&next).then_some(next)
    }

    /// Whether something is picked up that the hinted move does not use.
    pub(super) fn strays(&self) -> bool {
        let Some(hint) = &self.hint else { return false };
        let things = hint.offer.gesture.things();
        self.picked.iter().any(|picked| !things.contains(picked))
    }
}
