//! The state of a game.

use underdeck_cards::{Card, CardSet};

use crate::deck::{CardRow, MainDeck, TurnPile};
use crate::keep::Keep;
use crate::kinds::{Kind, Mode};
use crate::phase::Phase;
use crate::tables::Tables;
use crate::{Move, Options};

/// The part that neither seat can hide: everything but the Keeps, the decks and the cards of an attempt. A
/// [`View`](crate::View) holds the same, except for the choice that a rival is making (view-4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Open {
    pub(crate) options: Options,
    pub(crate) turn_limit: u8,
    /// The row of the Monarch's table in play, 0 without him.
    pub(crate) monarch: u8,
    pub(crate) turn_discard: CardSet,
    pub(crate) look: CardSet,
    pub(crate) hero_cards: CardSet,
    pub(crate) dig_cards: CardRow<20>,
    pub(crate) placed: CardRow<6>,
    /// The pool being divided: gold, stone and mana.
    pub(crate) pool: [u16; 3],
    pub(crate) turn_no: u16,
    pub(crate) war_round: u16,
    pub(crate) phase: Phase,
    pub(crate) resume: Option<Phase>,
    pub(crate) hero: Option<Kind>,
    pub(crate) hero_rank: u8,
    /// Whether a door or trap was used against him, if that counts (option-14).
    pub(crate) ware_used: bool,
    pub(crate) to_move: u8,
    pub(crate) active: u8,
    pub(crate) turn_pass: u8,
    pub(crate) new_peons: u8,
    pub(crate) chanters: u8,
    pub(crate) picks: u8,
    pub(crate) attempted: bool,
}

/// A game of Living Keep as an all-seeing referee knows it (state-1).
///
/// Less than a kibibyte, `Copy`, without heap. As JSON it is the flat object of the reference. Players are counted from
/// 0 here; with one player the second Keep is empty. The open part is reached by `Deref`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) keeps: [Keep; 2],
    pub(crate) main: MainDeck,
    /// The turn deck; in coop each player's share of it.
    pub(crate) turns: [TurnPile; 2],
    pub(crate) discard: CardSet,
    pub(crate) revealed: CardSet,
    pub(crate) open: Open,
}

const _: () = assert!(size_of::<State>() <= 1024 && size_of::<Move>() <= 16);

impl Open {
    /// The state before the set-up: turn limit and Monarch's row by the options, and no cards
    /// (option-1, option-3, option-4, option-5, option-8, setup-2, R3).
    pub(crate) fn new(options: Options) -> Self {
        let options = options.played();
        let scenario = options.tables.get().scenario(options.scenario);
        let (turn_limit, monarch) = match options.mode {
            Mode::Mastery => (options.turn_decks, if options.monarch { options.turn_decks } else { 0 }),
            Mode::Campaign => (scenario.turn_decks, scenario.monarch),
            Mode::Coop => (options.turn_decks, options.turn_decks),
            Mode::Standard => (options.turn_decks, 0),
            Mode::Draft => (options.draft_decks, 0),
        };
        Self {
            options,
            turn_limit,
            monarch,
            turn_discard: CardSet::EMPTY,
            look: CardSet::EMPTY,
            hero_cards: CardSet::EMPTY,
            dig_cards: CardRow::EMPTY,
            placed: CardRow::EMPTY,
            pool: [0; 3],
            turn_no: 1,
            war_round: 0,
            phase: options.mode.first_phase(),
            resume: None,
            hero: None,
            hero_rank: 0,
            ware_used: false,
            to_move: 0,
            active: 0,
            turn_pass: 0,
            new_peons: 0,
            chanters: 0,
            picks: 0,
            attempted: false,
        }
    }

    /// The house rules of the game; options that its mode ignores are at their defaults (option-1).
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The decision that is due, in a view as far as the seat may know it.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The mode.
    pub const fn mode(&self) -> Mode {
        self.options.mode
    }

    /// The scenario, 0 outside the campaign.
    pub(crate) const fn scenario(&self) -> u8 {
        if matches!(self.options.mode, Mode::Campaign) { self.options.scenario } else { 0 }
    }

    /// The hero that the Keep meets, as a card.
    pub(crate) fn hero_card(&self) -> Option<Card> {
        self.hero.and_then(Kind::card)
    }

    /// Whether the Monarch is among the turn cards: on the last pass only (deck-2, R3).
    pub(crate) const fn has_monarch(&self) -> bool {
        self.monarch != 0 && self.is_last_pass()
    }

    #[inline]
    pub(crate) const fn is_last_pass(&self) -> bool {
        self.turn_pass >= self.turn_limit.saturating_sub(1)
    }
}

impl State {
    /// The state before the set-up, with these Keeps and both decks empty.
    pub(crate) const fn with(open: Open, keeps: [Keep; 2]) -> Self {
        let (discard, revealed) = (CardSet::EMPTY, CardSet::EMPTY);
        Self { keeps, main: MainDeck::EMPTY, turns: [TurnPile::new(); 2], discard, revealed, open }
    }

    /// The tables of this game.
    #[inline(always)]
    pub(crate) const fn tables(&self) -> &'static Tables {
        self.keeps[0].tables()
    }

    /// The Keep of the player who decides.
    #[inline]
    pub(crate) const fn keep(&self) -> &Keep {
        &self.keeps[(self.open.to_move & 1) as usize]
    }

    #[inline]
    pub(crate) const fn keep_mut(&mut self) -> &mut Keep {
        &mut self.keeps[(self.open.to_move & 1) as usize]
    }

    /// The Keep of the other player.
    pub(crate) const fn other_keep_mut(&mut self) -> &mut Keep {
        &mut self.keeps[(!self.open.to_move & 1) as usize]
    }

    /// The Keeps in play.
    pub(crate) fn keeps(&self) -> &[Keep] {
        &self.keeps[..self.options.mode.keeps()]
    }

    /// The pile of the active player's turn cards (hero-3).
    #[inline]
    pub(crate) const fn turns_mut(&mut self) -> &mut TurnPile {
        let pile = if matches!(self.open.options.mode, Mode::Coop) { self.open.active & 1 } else { 0 };
        &mut self.turns[pile as usize]
    }
}
