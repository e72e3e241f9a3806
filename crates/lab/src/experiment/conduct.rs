//! How a player plays now: what tells the results of this build from those of one whose players were others.

use catalogue::Visitor;
use game::{FastChance, FastRng, Playable};
use players::{Budget, Flat, Mcts, Player, PlayerKind, Settings, Sight};
use sha2::{Digest, Sha256};

/// So many games, each with at most so many moves; of a searching player, who takes longer, fewer and only their beginnings.
const SAMPLE: (u64, usize) = (8, 2_000);
const SAMPLE_OF_SEARCH: (u64, usize) = (2, 40);
/// How long a searching player thinks for this.
const THOUGHT: Budget = Budget::Iterations(160);

/// Some games of a player with default options, as a short text: the same as long as the player is the same, as far as it is seen
/// in them.
///
/// # Errors
/// If no game has this name.
pub(crate) fn conduct(game: &str, player: PlayerKind) -> Result<String, catalogue::Error> {
    catalogue::visit(game, Conduct(player))
}

struct Conduct(PlayerKind);

impl Visitor for Conduct {
    type Out = String;

    fn visit<S: Playable>(self) -> String {
        match self.0 {
            PlayerKind::Flat(_) => moves::<S, _>(SAMPLE_OF_SEARCH, |seed| Flat::new(THOUGHT, None, seed)),
            // Without a doubt it leaves the greedy move more often, and shows more of how it searches.
            PlayerKind::Mcts(_) => {
                let settings = Settings { doubt: 0.0, ..Settings::default() };
                moves::<S, _>(SAMPLE_OF_SEARCH, |seed| Mcts::new(THOUGHT, None, seed).with(settings))
            }
            other => moves::<S, _>(SAMPLE, |seed| other.seeded(seed)),
        }
    }
}

/// The moves of a few games, hashed.
fn moves<S: Playable, P: Player>((games, most): (u64, usize), make: impl Fn(u64) -> P) -> String {
    let mut digest = Sha256::new();
    for seed in 0..games {
        let (mut luck, mut player) = (FastChance(FastRng::new(seed)), make(seed));
        let mut state = S::new(&S::Options::default(), &mut luck);
        for _ in 0..most {
            let Some(mv) = player.choose(Sight::of(&state)) else { break };
            digest.update(format!("{mv}\n"));
            state.play_unchecked(mv, &mut luck);
        }
    }
    digest.finalize().iter().take(4).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_who_play_otherwise_are_told_apart() {
        let of = |text: &str| conduct("keevorn", text.parse().unwrap()).unwrap();
        assert_eq!(of("greedy"), of("greedy"));
        assert_eq!(of("mcts:1000"), of("mcts:20ms"), "the time to think is told elsewhere");
        // Where all random games come to the same, flat Monte Carlo plays the first move as `first` does.
        let all = [of("greedy"), of("random"), of("first"), of("mcts:5")];
        for (n, one) in all.iter().enumerate() {
            assert!(!all[..n].contains(one), "{all:?}");
        }
    }
}
