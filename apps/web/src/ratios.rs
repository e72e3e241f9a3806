//! Work whose time in WebAssembly is compared with its native time: whole games of one player.

use catalogue::Visitor;
use game::{FastChance, FastRng, Playable};
use players::{PlayerKind, playout};

/// The moves of some games, which follow from their number.
///
/// # Errors
/// If there is no such game or no such player.
pub fn play(game: &str, player: &str, games: u32) -> Result<u32, String> {
    let player = player.parse().map_err(|error| format!("{error}"))?;
    catalogue::visit(game, Games { player, games }).map_err(|error| error.to_string())
}

struct Games {
    player: PlayerKind,
    games: u32,
}

impl Visitor for Games {
    type Out = u32;

    fn visit<S: Playable>(self) -> u32 {
        let options = S::Options::default();
        let mut luck = FastChance(FastRng::new(1));
        let mut player = self.player.playing::<S>(&options, 1, None);
        let mut moves = 0;
        for _ in 0..self.games {
            let mut state = S::new(&options, &mut luck);
            moves += playout(&mut state, &mut player, &mut luck, u64::MAX).moves;
        }
        u32::try_from(moves).unwrap_or(u32::MAX)
    }
}
