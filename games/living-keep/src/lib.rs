//! Living Keep: you are the dungeon. Dig, build, hire minions, and stay above 0 health.
//!
//! Five modes: mastery for points, a campaign of ten scenarios, two Keeps together, two against each other, and a draft
//! with a war. The rules are those of `docs/rules/living-keep.md` and of the tables next to it; the code that carries
//! out a rule cites its id, such as `dig-7` or `R24`.
//!
//! ```
//! use underdeck_game::{FastChance, FastRng, Play, State as _};
//!
//! let mut luck = FastChance(FastRng::new(7));
//! let mut state = underdeck_living_keep::State::new(&underdeck_living_keep::Options::default(), &mut luck);
//! state.play("collect".parse().unwrap(), &mut luck).unwrap();
//! assert_eq!(state.legal_count(), 6);
//! ```

mod campaign;
mod check;
mod deck;
mod encode;
mod facts;
mod info;
mod keep;
mod kinds;
mod legal;
mod moves;
mod names;
mod options;
mod phase;
mod policy;
mod rules;
mod solve;
mod state;
mod tables;
mod telling;
mod turn;
mod view;
mod wire;
mod words;

/// The messages of the game.
mod text {
    include!(concat!(env!("OUT_DIR"), "/text.rs"));
}

pub use info::INFO;
pub use kinds::{Kind, Mode, Resource, Room, Spell, Ware, Work};
pub use moves::Move;
pub use options::Options;
pub use phase::{End, Phase};
pub use state::{Open, State};
pub use tables::{
    Goal, HeroRow, Limits, MinionRow, MonarchRow, Points, RoomRow, Scenario, Setup, SpellRow, TableSet, Tables,
    WareRow, Who, tables,
};
pub use view::View;
