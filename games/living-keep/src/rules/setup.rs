//! Set-up.

use underdeck_game::Chance;

use crate::keep::Keep;
use crate::kinds::Mode;
use crate::state::Open;
use crate::{Options, State};

impl State {
    /// A new state of the mode, with both decks shuffled and unknown (setup-1, setup-2, setup-3, setup-4, setup-5).
    pub(crate) fn set_up(options: &Options, chance: &mut impl Chance) -> Self {
        let (keep, mode) = (keep(options), options.mode);
        let second = if mode.keeps() == 2 { keep } else { Keep::empty(options.tables) };
        let mut state = Self::with(Open::new(*options), [keep, second]);
        state.main.shuffle_all(mode, chance);
        if mode == Mode::Draft {
            state.deal_hands();
        } else {
            state.shuffle_turn_cards(chance);
        }
        state
    }
}

/// Each player's Keep (setup-6, setup-7, setup-8, setup-9, setup-10, option-7, option-9, option-19, R7, R61, R68).
fn keep(options: &Options) -> Keep {
    let set = options.tables;
    let tables = set.get();
    match options.mode {
        Mode::Mastery | Mode::Coop => Keep::of(set, &tables.mastery, options.room_limit),
        Mode::Campaign => Keep::of(set, &tables.scenario(options.scenario).setup, options.room_limit),
        Mode::Standard => {
            let keep = Keep::of(set, &tables.standard, options.room_limit);
            let hp = keep.hp * u16::from(options.turn_decks);
            Keep { hp, hp_max: hp, ..keep }
        }
        Mode::Draft => {
            let hp = options.keep_hp;
            Keep { hp, hp_max: hp, ..Keep::empty(set) }
        }
    }
}
