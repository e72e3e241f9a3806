//! Judgement Quest: Knighthood Adventure, a solo dungeon quest for a standard deck, designed by Lee Stemkoski after
//! Standard Deck Dungeon by Jesse Ames.
//!
//! Four tasks for King Frederick in a dungeon of 27 rooms, by cards or by dice, and a campaign from squire to king. The
//! rules are those of `docs/rules/judgement-quest.md`; the code that carries out a rule cites its id, such as `enter-9`
//! or `R15`.
//!
//! ```
//! use underdeck_game::{FastChance, FastRng, Play, State as _};
//!
//! let mut luck = FastChance(FastRng::new(7));
//! let mut state = underdeck_judgement_quest::State::new(&underdeck_judgement_quest::Options::default(), &mut luck);
//! assert!(state.legal_spellings().contains(&"abandon".to_owned()));
//! state.play("abandon".parse().unwrap(), &mut luck).unwrap();
//! assert_eq!(state.legal_count(), 0);
//! ```

mod area;
mod campaign;
mod check;
mod encode;
mod facts;
mod info;
mod items;
mod kind;
mod legal;
mod moves;
mod options;
mod phase;
mod policy;
mod rules;
mod solve;
mod square;
mod state;
mod telling;
mod title;
mod turn;
mod view;
mod wire;
mod words;

/// The messages of the game.
mod text {
    include!(concat!(env!("OUT_DIR"), "/text.rs"));
}

pub use area::Map;
pub use info::INFO;
pub use items::{Item, Items};
pub use kind::{Kind, Room};
pub use moves::{Move, Spell};
pub use options::{D12, Equipment, Layout, Options};
pub use phase::{End, Phase};
pub use square::{Square, Squares};
pub use state::{Quest, State};
pub use title::Title;
pub use view::View;
