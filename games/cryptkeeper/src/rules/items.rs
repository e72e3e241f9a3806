//! Items: cards used from the hand, and drawing.

use underdeck_cards::Card;
use underdeck_game::{Refusal, RuleIds, say};

use crate::State;
use crate::face::{Face, Faces};
use crate::signs::Signs;
use crate::state::{Back, End, Phase, Using};

impl State {
    /// Whether the card is a usable item of the hand (turn-1, window-1, curse-1, hand-1, R19).
    pub(crate) fn check_use(&self, card: Card) -> Result<(), Refusal> {
        let rules: RuleIds = match self.phase {
            Phase::Event => &["window-1", "hand-1"],
            Phase::Curse => &["curse-1", "hand-1"],
            Phase::Turn => &["turn-1", "hand-1"],
            _ => &["choice-18", "hand-1"],
        };
        let face = self.find(card, self.hand, |place| say!(NOT_IN_HAND, place), rules)?;
        Refusal::unless(self.usable().contains(face), &["hand-1", "R19"], || say!(USE_AMULET, card))
    }

    /// Uses an item: it takes effect at once, or needs a choice first. A ten that is used loses its due turn
    /// (use-1, use-2, use-4, due-2, R12, R18, R20, R28).
    #[inline]
    pub(crate) fn use_item(&mut self, item: Face) {
        let back = match self.phase {
            Phase::Event => Back::Event,
            Phase::Curse => Back::Curse,
            Phase::Turn => Back::Turn,
            _ => self.interrupted(item),
        };
        self.hand.remove(item);
        self.signs.clear(Faces::of(item));
        self.using = Some(Using { item, back });
        match self.item_choice(item) {
            Some(phase) => self.phase = phase,
            None => self.finish_item(),
        }
    }

    /// The effect of an item up to its choice, if there is one.
    #[inline]
    fn item_choice(&mut self, item: Face) -> Option<Phase> {
        match item.rank() {
            1 => self.flask(),
            2 => self.has_passage().then_some(Phase::Cell { picked: None }),
            3 => (!self.liftable().is_empty()).then_some(Phase::Tile),
            4 => (!self.discard.is_empty() && self.has_open_cell()).then_some(Phase::Card { left: 1 }),
            5 => self.recycling(),
            6 => (!self.map.is_empty()).then_some(Phase::Column),
            7 => self.acquisition(),
            8 => self.reboot(),
            9 => self.may_extend(item).then_some(Phase::Build),
            11 => self.may_extend(item).then_some(Phase::Build),
            12 => self.royal_favor(),
            // The Crowbar takes effect when it is finished, an Amulet has none (item-13, item-10).
            _ => None,
        }
    }

    /// Item A: the tiles around the token are revealed (item-1, map-2, R6, R28, R44).
    fn flask(&mut self) -> Option<Phase> {
        let token = self.token;
        self.reveal(self.map.faces_where(|square| square.is_around(token)));
        None
    }

    /// Item 5: two cards of the discard to pick, or the one there is (item-5, R20, R24).
    fn recycling(&self) -> Option<Phase> {
        let left = self.discard.len().min(2) as u8;
        (left > 0).then_some(Phase::Card { left })
    }

    /// Item 7: two cards are drawn (item-7).
    fn acquisition(&mut self) -> Option<Phase> {
        self.draw(2);
        None
    }

    /// Item 8: the top card of the deck is discarded (item-8, R28).
    fn reboot(&mut self) -> Option<Phase> {
        if let Some(face) = self.deck.draw() {
            self.known.remove(face);
            self.discard.insert(face);
        }
        None
    }

    /// Item Q: draws two cards, then discards one of the hand (item-12, R20, R27).
    fn royal_favor(&mut self) -> Option<Phase> {
        let drawn = self.draw(2).len();
        self.discard_after(drawn, 2, self.hand)
    }

    /// The discard of one card after `drawn` of `n` cards came, if there is a card to choose. After a short draw the player may
    /// keep it; with `must_discard` it has to go, and a player without an item is ejected (draw-3, option-8, R26, R30).
    pub(crate) fn discard_after(&mut self, drawn: usize, n: usize, eligible: Faces) -> Option<Phase> {
        let optional = self.options.is_discard_optional(drawn, n);
        if !optional && self.hand.is_empty() {
            self.eject();
            return Some(self.phase);
        }
        (!eligible.is_empty()).then_some(Phase::Discard { left: 1, optional })
    }

    /// The crypt ejects the player; an item in use goes to the discard (end-2, end-3).
    pub(crate) fn eject(&mut self) {
        let used = self.in_use();
        self.discard |= used;
        self.count_turn();
        self.end(End::Ejected);
    }

    /// Discards the item and continues the interrupted step, unless the event is gone: a king used on it cancels it, and
    /// item 3 may take its tile (use-3, item-13, option-7, R15, R16, R17, R20).
    #[inline]
    pub(crate) fn finish_item(&mut self) {
        let Some(Using { item, back }) = self.using.take() else { return };
        self.discard.insert(item);
        match back {
            Back::Turn => self.enter_turn(),
            Back::Event if item.rank() == 13 || self.event.is_none() => self.end_turn(),
            Back::Event => self.enter_event(),
            Back::Curse => self.enter_curse(),
            Back::Effect { left, optional } => self.resume(left, optional),
        }
    }

    /// Draws `n` cards, or as many as the deck has, and returns them (draw-1, draw-2, R26).
    #[inline]
    pub(crate) fn draw(&mut self, n: usize) -> Faces {
        let mut drawn = Faces::EMPTY;
        for _ in 0..n {
            let Some(face) = self.deck.draw() else { break };
            drawn.insert(face);
        }
        self.known -= drawn;
        self.gain(drawn);
        drawn
    }

    /// Adds cards to the hand. A ten gets its due turn: this one, if an item brought it before the move; otherwise the
    /// next, as always if the options say so (draw-2, due-1, option-5, R37, R40, R42).
    #[inline]
    pub(crate) fn gain(&mut self, faces: Faces) {
        self.hand |= faces;
        let due = match self.using {
            Some(Using { back: Back::Turn, .. }) if !self.options.whole_turn() => Signs::THIS_TURN,
            _ => Signs::NEXT_TURN,
        };
        for ten in faces & Faces::TENS {
            self.signs.start(ten, due);
        }
    }

    /// Moves cards from the hand to the discard; a ten loses its due turn (due-2, R40).
    #[inline]
    pub(crate) fn discard_from_hand(&mut self, faces: Faces) {
        self.hand -= faces;
        self.discard |= faces;
        self.signs.clear(faces);
    }
}
