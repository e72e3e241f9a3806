//! The work for comparing WebAssembly with native code: moves of a player, in one game after another.

use underdeck_catalogue::GameVisitor;
use underdeck_game::{FastChance, FastRng, Playable};
use underdeck_players::{PlayerKind, playout};

/// Plays some moves; returns the number of games begun, which depends on the number of moves alone.
///
/// # Errors
/// If there is no such game or no such player.
pub fn play(game: &str, player: &str, moves: u32) -> Result<u32, String> {
    let player = player.parse().map_err(|error| format!("{error}"))?;
    underdeck_catalogue::visit(game, Moves { player, left: moves.into() }).map_err(|error| error.to_string())
}

struct Moves {
    player: PlayerKind,
    left: u64,
}

impl GameVisitor for Moves {
    type Out = u32;

    fn visit<S: Playable>(mut self) -> u32 {
        let options = S::Options::default();
        let mut luck = FastChance(FastRng::new(1));
        let mut player = self.player.playing::<S>(&options, 1, None);
        let mut games = 0;
        while self.left > 0 {
            let mut state = S::new(&options, &mut luck);
            self.left -= playout(&mut state, &mut player, &mut luck, self.left).moves;
            games += 1;
        }
        games
    }
}
