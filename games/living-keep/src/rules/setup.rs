//! Set-up.

use underdeck_cards::CardSet;
use underdeck_game::Chance;

use crate::deck::{CardRow, MainDeck, TurnPile};
use crate::keep::Keep;
use crate::kinds::Mode;
use crate::phase::Phase;
use crate::state::Frame;
use crate::tables::tables;
use crate::{Options, State};

impl State {
    /// The state of the mode; both decks shuffled, nothing in them known (setup-1, setup-2, setup-3, setup-4, setup-5).
    pub(crate) fn set_up(options: &Options, chance: &mut impl Chance) -> Self {
        let frame = frame(options);
        let keep = keep(options);
        let mut state = Self {
            keeps: [keep, if frame.mode.keeps() == 2 { keep } else { Keep::EMPTY }],
            main: MainDeck::EMPTY,
            turns: [TurnPile::new(); 2],
            discard: CardSet::EMPTY,
            turn_discard: CardSet::EMPTY,
            look: CardSet::EMPTY,
            revealed: CardSet::EMPTY,
            hero_cards: CardSet::EMPTY,
            dig_cards: CardRow::EMPTY,
            placed: CardRow::EMPTY,
            pool: [0; 3],
            turn_no: 1,
            war_round: 0,
            phase: first_phase(frame.mode),
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
            frame,
        };
        state.main.shuffle_all(frame.mode, chance);
        if frame.mode == Mode::Draft {
            state.deal_hands();
        } else {
            state.shuffle_turn_cards(chance);
        }
        state
    }
}

/// Upkeep is skipped at first in campaign and standard (setup-6, setup-7, setup-8, setup-9, setup-10, R59).
const fn first_phase(mode: Mode) -> Phase {
    match mode {
        Mode::Mastery | Mode::Coop => Phase::Upkeep,
        Mode::Campaign | Mode::Standard => Phase::Dig,
        Mode::Draft => Phase::Draft,
    }
}

/// Turn limit and Monarch's row; what the mode does not use is ignored
/// (option-1, option-3, option-4, option-5, option-6, option-8, option-10, R3).
fn frame(options: &Options) -> Frame {
    let (turn_limit, monarch) = match options.mode {
        Mode::Mastery => (options.turn_decks, if options.monarch { options.turn_decks } else { 0 }),
        Mode::Campaign => {
            let scenario = tables().scenario(options.scenario);
            (scenario.turn_decks, scenario.monarch)
        }
        Mode::Coop => (options.turn_decks, options.turn_decks),
        Mode::Standard => (options.turn_decks, 0),
        Mode::Draft => (options.draft_decks, 0),
    };
    Frame {
        mode: options.mode,
        scenario: if options.mode == Mode::Campaign { options.scenario } else { 0 },
        turn_limit,
        monarch,
        heroes: options.mode != Mode::Standard || options.heroes,
        hero_player: if options.mode == Mode::Draft { options.hero_player } else { 0 },
        monarch_last: options.monarch_last,
        shuffle_always: options.shuffle_always,
        peons_wait: options.peons_wait,
        one_ware: options.one_ware,
    }
}

/// Each player's Keep (setup-6, setup-7, setup-8, setup-9, setup-10, option-7, option-9, R7, R61, R68).
fn keep(options: &Options) -> Keep {
    let tables = tables();
    match options.mode {
        Mode::Mastery | Mode::Coop => Keep::of(&tables.mastery, options.room_limit),
        Mode::Campaign => Keep::of(&tables.scenario(options.scenario).setup, options.room_limit),
        Mode::Standard => {
            let keep = Keep::of(&tables.standard, options.room_limit);
            let hp = keep.hp * u16::from(options.turn_decks);
            Keep { hp, hp_max: hp, ..keep }
        }
        Mode::Draft => {
            let hp = u16::from(options.keep_hp);
            Keep { hp, hp_max: hp, ..Keep::EMPTY }
        }
    }
}
