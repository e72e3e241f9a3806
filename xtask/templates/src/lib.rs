//! Template.
//!
//! The rules are those of `docs/rules/template.md`; the code that carries out a rule cites its id.
//!
//! ```
//! use underdeck_game::{FastChance, FastRng, Play, State as _};
//!
//! let mut luck = FastChance(FastRng::new(7));
//! let mut state = underdeck_template::State::new(&underdeck_template::Options::default(), &mut luck);
//! state.play("draw".parse().unwrap(), &mut luck).unwrap();
//! ```

mod info;
mod moves;
mod policy;
mod rules;
mod state;
mod telling;
mod turn;
mod view;
mod wire;

/// The messages of the game.
mod text {
    include!(concat!(env!("OUT_DIR"), "/text.rs"));
}

pub use info::INFO;
pub use moves::Move;
pub use state::{Cause, Options, Phase, State};
pub use view::View;
