//! The learned values of the games.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use underdeck_game::{Playable, Policy};
use underdeck_value::{Network, NetworkLayout};

/// Networks by game, layout and file; each file is unpacked once.
type Nets = HashMap<(&'static str, u32, usize), Option<Arc<Network>>>;

static NETS: Mutex<Option<Nets>> = Mutex::new(None);

/// The learned value of a game with these house rules; `None` if the game has none or it was trained under other rules, or its observations have another layout.
pub fn net<S: Playable>(options: &S::Options) -> Option<Arc<Network>> {
    read::<S>(options, S::View::WEIGHTS)
}

/// The learned value that adjusts for luck; `None` as for [`net`].
pub(crate) fn luck<S: Playable>(options: &S::Options) -> Option<Arc<Network>> {
    read::<S>(options, S::View::OUTLOOK)
}

fn read<S: Playable>(options: &S::Options, file: &'static [u8]) -> Option<Arc<Network>> {
    if file.is_empty() || !S::View::is_trained(options) {
        return None;
    }
    let layout = NetworkLayout::new(&S::View::features(options));
    let mut nets = NETS.lock().unwrap_or_else(PoisonError::into_inner);
    let read = |layout| Network::read(layout, file).ok().map(Arc::new);
    let key = (S::INFO.id, layout.hash(), file.as_ptr().addr());
    nets.get_or_insert_default().entry(key).or_insert_with(|| read(layout)).clone()
}
