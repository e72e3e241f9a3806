//! A hint leads the cursor through its move: from thing to thing, then to the target or button.

use underdeck_game::{Body, Offer, Place};
use underdeck_play::{Command, Guidance, Hint, LEFT_GUIDE, guidance, guide_of};

use super::{GameScreen, HandoverScreen, Mode};
use crate::board::{HotspotId, ZonePosition, is_button};
use crate::sheet::Sheet;
use crate::texts::{fill, text};
use crate::view::dock::Tone;

impl GameScreen {
    /// Asks for a hint and moves the cursor to the next step of its move. The hint goes when the player does something else.
    pub(super) fn ask_hint(&mut self) {
        let hint = if self.is_replay() { None } else { self.guided().or_else(|| self.session().hint()) };
        let Some(hint) = hint else {
            self.refuse(text("say.no_hint").to_owned());
            return;
        };
        self.notice = None;
        self.hint = Some(hint);
        let context = self.context();
        if let Mode::Play(tree) = &mut self.mode
            && tree.apply(Command::Hint, context).is_ok()
        {
            self.save();
        }
        if self.strays() {
            self.hand.picked.clear();
        }
        self.lead();
    }

    /// Lets the guide of the game speak: its step is a hint that leads the cursor.
    pub(super) fn guide(&mut self) {
        if self.is_replay() || self.curtain != HandoverScreen::Open {
            return;
        }
        match guide_of(self.session()).and_then(|guide| guidance(&guide, self.session())) {
            Some(Guidance::Step(lesson)) => {
                self.lesson = Some(*lesson);
                (self.hint, self.notice) = (self.guided(), None);
                // Before the first drawing there is nothing to lead the cursor over.
                if self.board_area.area() > 0 {
                    self.lead();
                }
            }
            Some(Guidance::Lost { words } | Guidance::End { words }) => self.notice = Some((Tone::Hint, words)),
            None => {}
        }
    }

    /// The step of the guide, as a hint.
    fn guided(&self) -> Option<Hint> {
        self.lesson.as_ref().map(|lesson| Hint { offer: lesson.offer.clone(), reason: lesson.words.clone() })
    }

    /// Leaves the guide, or goes on with it.
    pub(crate) fn turn_guide(&mut self) {
        let (context, (tag, _)) = (self.context(), LEFT_GUIDE);
        let session = self.session();
        let (id, code, was_guided) = (session.info().id, session.deal().code, session.record().tag(tag).is_some());
        let guides = underdeck_catalogue::find(id).map_or_else(|_| Vec::new(), |game| game.guides());
        let guide = guides.into_iter().find(|guide| was_guided && guide.deal == code);
        let (Mode::Play(tree), Some(guide)) = (&mut self.mode, guide) else {
            self.refuse(text("say.no_guide").to_owned());
            return;
        };
        if tree.is_guided() {
            if tree.apply(Command::LeaveGuide, context).is_err() {
                return;
            }
            (self.hint, self.lesson) = (None, None);
            self.notice = Some((Tone::Told, text("say.left_guide").to_owned()));
        } else {
            if tree.apply(Command::FollowGuide(guide.title), context).is_ok() {
                self.guide();
            }
        }
        self.save();
    }

    /// What the dock says of the hint: as the guide's step, or with its reason.
    pub(super) fn hint_words(&self) -> Option<String> {
        let hint = self.hint.as_ref()?;
        let Some(lesson) = self.lesson.as_ref().filter(|lesson| lesson.offer == hint.offer) else {
            return Some(fill("table.hint", &[("label", &hint.offer.label), ("reason", &hint.reason)]));
        };
        let (n, of, label) = (&lesson.number, &lesson.of, &lesson.offer.label);
        let words = fill("table.guide", &[("n", n), ("of", of), ("words", &lesson.words), ("label", label)]);
        let last = self.session().ply().checked_sub(1).and_then(|n| self.session().played(n));
        let told = last.filter(|_| lesson.strayed).map(|last| last.told.join(" "));
        Some(told.map_or_else(String::new, |told| fill("table.guide_strayed", &[("told", &told)])) + &words)
    }

    /// Moves the cursor to the next step of the hinted move, and remembers that the hint did.
    pub(super) fn lead(&mut self) {
        let selection = self.selection();
        let next = self.hint.as_ref().and_then(|hint| selection.next_of(&hint.offer.gesture));
        let mark = next.and_then(|place| self.mark_of(place));
        if let Some(mark) = mark {
            self.hand.cursor = mark;
            if self.board.spot(mark).is_none() {
                // It lies outside the visible part of a grid.
                self.lay();
            }
            self.follow();
        }
        self.led = self.hint.is_some().then_some(self.hand.cursor);
    }

    /// The hinted move, if it may be highlighted: one that throws the game away is not.
    pub(super) fn hinted(&self) -> Option<&Offer> {
        self.hint.as_ref().map(|hint| &hint.offer).filter(|offer| offer.finality.is_open())
    }

    /// Whether the cursor is where the hint led it.
    pub(super) fn is_led(&self) -> bool {
        self.hint.is_some() && self.led == Some(self.hand.cursor)
    }

    /// Whether the hint led the cursor to something to pick up.
    pub(super) fn is_led_to_thing(&self) -> bool {
        self.is_led() && self.next_thing().is_some()
    }

    /// Whether the hinted move is made by a button: then the enter key presses it.
    pub(super) fn is_led_to_button(&self) -> bool {
        self.is_led() && self.hint.as_ref().is_some_and(|hint| is_button(&hint.offer.gesture))
    }

    /// The next thing to pick up for the hinted move.
    fn next_thing(&self) -> Option<Place> {
        let gesture = &self.hint.as_ref()?.offer.gesture;
        self.selection().next_of(gesture).filter(|place| gesture.things().contains(place)).cloned()
    }

    /// Plays the hinted move.
    pub(super) fn play_hint(&mut self) {
        if let Some(spelling) = self.hint.as_ref().map(|hint| hint.offer.spelling.clone()) {
            self.play(&spelling);
        }
    }

    /// Takes the next step of the hinted move; asks which move is meant if the gesture makes several.
    pub(super) fn follow_hint(&mut self) -> Option<Sheet> {
        let offer = self.hint.as_ref()?.offer.clone();
        if let Some(place) = self.next_thing() {
            self.take(place);
            self.lead();
            return None;
        }
        let made = match self.selection().next_of(&offer.gesture) {
            Some(place) => self.selection().dropped_on(std::slice::from_ref(place)),
            None => self.chosen(),
        };
        if made.len() > 1 && made.contains(&&offer) {
            let made: Vec<Offer> = made.into_iter().cloned().collect();
            return Some(self.which(&made));
        }
        self.play(&offer.spelling);
        None
    }

    /// Whether the player holds something that the hinted move does not use.
    pub(super) fn strays(&self) -> bool {
        let Some(hint) = &self.hint else { return false };
        let things = hint.offer.gesture.things();
        self.hand.picked.iter().any(|held| !things.contains(held))
    }

    /// The hotspot of a place, also if it lies outside the visible part of a grid.
    fn mark_of(&self, place: &Place) -> Option<HotspotId> {
        let at = match place {
            _ if self.board.find(place).is_some() => return self.board.find(place).map(|spot| spot.mark),
            Place::Cell(_, cell) => ZonePosition::Cell(*cell),
            Place::GridRow(_, row) => ZonePosition::Row(*row),
            Place::GridColumn(_, column) => ZonePosition::Column(*column),
            Place::Card(zone, card) => {
                let Body::Grid { tiles, .. } = &self.table.zone(zone)?.body else { return None };
                let lies =
                    |tile: &&underdeck_game::Tile| tile.card.as_ref().is_some_and(|face| face.card == Some(*card));
                ZonePosition::Cell(tiles.iter().find(lies)?.cell)
            }
            _ => return None,
        };
        Some(HotspotId { zone: place.zone(), at })
    }
}
