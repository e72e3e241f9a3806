//! @Title@.
//!
//! The rules are those of `docs/rules/@name@.md`; every rule is cited by its id where it is carried out.
//!
//! ```
//! use underdeck_game::{FastChance, FastRng, Play, State as _};
//!
//! let mut luck = FastChance(FastRng::new(7));
//! let mut state = underdeck_@crate@::State::new(&underdeck_@crate@::Options::default(), &mut luck);
//! state.play("draw".parse().unwrap(), &mut luck).unwrap();
//! ```

mod check;
mod encode;
mod info;
mod moves;
mod options;
mod policy;
mod rules;
mod solve;
mod state;
mod telling;
mod turn;
mod view;
mod wire;

pub use info::INFO;
pub use moves::Move;
pub use options::Options;
pub use state::{Phase, State};
pub use view::View;
