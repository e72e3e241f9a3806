//! The edition as the service worker uses it: requests in, answers and rows of the journal out.

mod common;
mod first;
mod journal;
mod moved;
mod same;
mod sync;

use underdeck_game::text;
