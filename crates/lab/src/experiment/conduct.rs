//! A digest of a player's moves, which distinguishes builds with different players.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use sha2::{Digest, Sha256};
use underdeck_catalogue::GameVisitor;
use underdeck_game::{FastChance, FastRng, Playable};
use underdeck_players::{Budget, Decision, Flat, Mcts, Player, PlayerKind, SearchConfig};

/// The number of games and the most moves of each; a searching player, which is slower, plays the beginnings of fewer games.
const SAMPLE: (u64, usize) = (8, 2_000);
const SAMPLE_OF_SEARCH: (u64, usize) = (2, 40);
/// The budget of a searching player here, and of one with full rollouts.
const THOUGHT: Budget = Budget::Iterations(160);
const THOUGHT_AHEAD: Budget = Budget::Iterations(16);
/// The random moves in a hundred of a careless player here.
const CARELESS: u8 = 20;

/// A digest of the moves in a few games of a player with default options; equal as long as the moves are.
///
/// # Errors
/// If the game does not exist.
pub fn conduct(game: &str, player: PlayerKind) -> Result<String, underdeck_catalogue::Error> {
    static KNOWN: Mutex<BTreeMap<(&str, PlayerKind), String>> = Mutex::new(BTreeMap::new());
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let player = match player {
        PlayerKind::Careless(_) => PlayerKind::Careless(CARELESS),
        PlayerKind::Flat(_) => PlayerKind::Flat(THOUGHT),
        PlayerKind::Mcts(_) => PlayerKind::Mcts(THOUGHT),
        PlayerKind::Search(_) => PlayerKind::Search(THOUGHT_AHEAD),
        other => other,
    };
    let key = (underdeck_catalogue::find(game)?.info().id, player);
    let found = known().get(&key).cloned();
    if let Some(found) = found {
        return Ok(found);
    }
    let found = underdeck_catalogue::visit(key.0, Conduct(player))?;
    known().insert(key, found.clone());
    Ok(found)
}

struct Conduct(PlayerKind);

impl GameVisitor for Conduct {
    type Out = String;

    fn visit<S: Playable>(self) -> String {
        match self.0 {
            PlayerKind::Flat(_) => moves::<S, _>(SAMPLE_OF_SEARCH, |seed| Flat::new(THOUGHT, None, seed)),
            // With zero doubt it leaves the heuristic move more often, so the digest is more sensitive to its search.
            PlayerKind::Mcts(_) => {
                let settings = SearchConfig { doubt: 0.0, ..SearchConfig::default() };
                moves::<S, _>(SAMPLE_OF_SEARCH, |seed| Mcts::new(THOUGHT, None, seed).with(settings))
            }
            other => {
                let sample = if other.budget().is_some() { SAMPLE_OF_SEARCH } else { SAMPLE };
                moves::<S, _>(sample, |seed| other.playing(&S::Options::default(), seed, None))
            }
        }
    }
}

/// A hash of the moves of a few games.
fn moves<S: Playable, P: Player<S>>((games, most): (u64, usize), make: impl Fn(u64) -> P) -> String {
    let mut digest = Sha256::new();
    for seed in 0..games {
        let (mut luck, mut player) = (FastChance(FastRng::new(seed)), make(seed));
        let mut state = S::new(&S::Options::default(), &mut luck);
        for _ in 0..most {
            let Some(mv) = player.choose(Decision::of(&state)) else { break };
            digest.update(format!("{mv}\n"));
            state.play_unchecked(mv, &mut luck);
        }
    }
    digest.finalize().iter().take(4).map(|byte| format!("{byte:02x}")).collect()
}
