//! The draft.

use underdeck_cards::{Card, CardSet};
use underdeck_game::{Chance, Link, Message, Refusal, say};

use crate::deck::{HAND, HEROES, MINIONS};
use crate::kinds::Kind;
use crate::legal::{Bare, Menu};
use crate::names;
use crate::{Move, Options, State};

impl Options {
    /// Whether the player, from 0, drafts heroes (draft-2, option-10, R74).
    #[inline]
    pub(crate) const fn drafts_heroes(&self, player: u8) -> bool {
        self.hero_player == player + 1
    }

    /// The cards that suit a player, from 0 (draft-2, R74).
    #[inline]
    pub(crate) const fn suiting(&self, player: u8) -> CardSet {
        if self.drafts_heroes(player) { HEROES } else { MINIONS }
    }
}

impl State {
    /// Deals four cards each from the top, player 1 first (draft-1, setup-5).
    pub(super) fn deal_hands(&mut self) {
        for keep in &mut self.keeps {
            keep.hand = (0..HAND).map_while(|_| self.main.draw()).collect();
        }
        self.to_move = 0;
    }

    /// A card of the player's suits must be taken; without one, another card is drawn, or none taken
    /// (draft-3, draft-4, draft-5, R72).
    #[inline]
    pub(crate) fn draft_menu(&self) -> Menu {
        let hand = self.keep().hand;
        let suiting = hand & self.options.suiting(self.to_move);
        if !suiting.is_empty() {
            return Menu::NONE.cards(suiting, self.options.drafts_heroes(self.to_move));
        }
        Menu::NONE.bare_if(self.may_draw_more(), Bare::Extra).bare(Bare::Pass)
    }

    fn may_draw_more(&self) -> bool {
        self.keep().hand.len() == HAND && !self.main.is_empty()
    }

    /// Whether the card of the hand can be taken (draft-2, draft-3).
    pub(crate) fn check_draft(&self, card: Card) -> Result<(), Refusal> {
        Refusal::unless(self.keep().hand.contains(card), &["draft-3"], || say!(DRAFT_REFUSED_CARD, card))?;
        Refusal::unless(self.options.suiting(self.to_move).contains(card), &["draft-2", "draft-3"], || {
            let card = names::short(card);
            match self.options.drafts_heroes(self.to_move) {
                true => say!(DRAFT_REFUSED_HEROES, card),
                false => say!(DRAFT_REFUSED_MINIONS, card),
            }
        })
    }

    /// Whether no card of the hand must be taken, and for `extra` whether another can be drawn (draft-3, draft-4, R72).
    pub(crate) fn check_draft_choice(&self, mv: Move) -> Result<(), Refusal> {
        let hand = self.keep().hand;
        let suiting = hand & self.options.suiting(self.to_move);
        Refusal::unless(suiting.is_empty(), &["draft-3", "R72"], || {
            say!(DRAFT_REFUSED_CHOICE, cards = Message::join(suiting.into_iter().map(names::short), Link::Or))
        })?;
        Refusal::unless(mv != Move::Extra || self.may_draw_more(), &["draft-4", "R72"], || match hand.len() {
            HAND => say!(DRAFT_REFUSED_EMPTY),
            _ => say!(DRAFT_REFUSED_EXTRA),
        })
    }

    /// Draws a card into the hand; then the player decides again (draft-4, R72).
    pub(crate) fn draft_extra(&mut self) {
        if let Some(card) = self.main.draw() {
            self.keep_mut().hand.insert(card);
        }
    }

    /// Adds the minion without pay or food; its card stays in the hand (draft-6, R73, R74).
    pub(super) fn draft_recruit(&mut self, kind: Kind, chance: &mut impl Chance) {
        let tables = self.tables();
        self.keep_mut().minions.hire(kind, tables);
        self.draft_pass(chance);
    }

    /// Player 2 decides after player 1; then both hands are discarded, and each player remembers his own
    /// (draft-1, draft-7, draft-8, R72, R75).
    pub(crate) fn draft_pass(&mut self, chance: &mut impl Chance) {
        if self.to_move == 0 {
            self.to_move = 1;
            return;
        }
        for keep in &mut self.keeps {
            let hand = std::mem::take(&mut keep.hand);
            self.discard |= hand;
            keep.seen |= hand;
        }
        if self.main.len() < 2 * HAND {
            while let Some(card) = self.main.draw() {
                self.discard.insert(card);
            }
            self.turn_pass += 1;
            if self.turn_pass >= self.turn_limit {
                return self.begin_war();
            }
            self.reshuffle(chance);
        }
        self.deal_hands();
        self.turn_no = self.turn_no.saturating_add(1);
    }
}
