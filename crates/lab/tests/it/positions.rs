//! Endgames with a certain or an impossible win, solved exhaustively, and the searching player's moves in them.

use std::collections::HashSet;

use underdeck_cards::Card;
use underdeck_catalogue::GameVisitor;
use underdeck_game::{Chance, Die, FastChance, FastRng, GameResult, Play, Playable, Policy, View};
use underdeck_players::{Budget, Decision, Player, PlayerKind};

/// The most states visited after one move.
const MOST: usize = 4_000;
/// The number of positions needed from a game.
const ENOUGH: usize = 3;

/// A chance source that only notes its use.
#[derive(Default)]
struct NoLuck(bool);

impl Chance for NoLuck {
    fn shuffle(&mut self, _pile: &'static str, cards: &mut [Card]) {
        self.0 |= cards.len() > 1;
    }

    fn roll(&mut self, _die: Die) -> u8 {
        self.0 = true;
        1
    }
}

/// Whether a game without hidden cards can be won after a move; `None` if chance decides or the search is too large.
fn can_win<S: Playable>(state: &S, mv: S::Move) -> Option<bool> {
    let (mut seen, mut waiting) = (HashSet::new(), vec![(state.clone(), mv)]);
    while let Some((mut state, mv)) = waiting.pop() {
        let mut luck = NoLuck::default();
        state.play_unchecked(mv, &mut luck);
        if luck.0 || seen.len() >= MOST {
            return None;
        }
        match state.outcome() {
            Some(outcome) if outcome.result == GameResult::Won => return Some(true),
            Some(_) => {}
            None => {
                if seen.insert(state.clone()) {
                    waiting.extend(state.legal_vec().into_iter().map(|mv| (state.clone(), mv)));
                }
            }
        }
    }
    Some(false)
}

/// Searches for late positions in which the choice matters, and counts those played right.
struct Endgames;

impl GameVisitor for Endgames {
    type Out = (usize, usize);

    fn visit<S: Playable>(self) -> (usize, usize) {
        let (mut met, mut right) = (0, 0);
        for seed in 0..24 {
            let mut luck = FastChance(FastRng::new(seed));
            let mut state = S::new(&S::Options::default(), &mut luck);
            let mut rng = FastRng::new(!seed);
            for step in 0..400 {
                let Some(random) = state.random_legal(&mut rng) else { break };
                let view = state.view(state.deciding_seat());
                if view.hidden() == 0 && state.legal_count() > 1 {
                    if let Some(is_right) = judged(&state, seed) {
                        met += 1;
                        right += usize::from(is_right);
                        break;
                    }
                    state.play_unchecked(random, &mut luck);
                } else {
                    let mv = if step % 40 == 39 { random } else { view.heuristic() };
                    state.play_unchecked(mv, &mut luck);
                }
            }
            if met == ENOUGH {
                break;
            }
        }
        (met, right)
    }
}

/// Whether the player finds a winning move; `None` if the position cannot be solved or the choice does not matter.
fn judged<S: Playable>(state: &S, seed: u64) -> Option<bool> {
    let solved = state.legal_vec().into_iter().map(|mv| Some((mv, can_win(state, mv)?)));
    let solved: Vec<(S::Move, bool)> = solved.collect::<Option<_>>()?;
    if solved.iter().all(|&(_, wins)| wins == solved[0].1) {
        return None;
    }
    let mv = PlayerKind::Mcts(Budget::Iterations(2_000)).seeded(seed).choose(Decision::of(state))?;
    Some(solved.contains(&(mv, true)))
}

#[test]
fn solved_endgames_are_played_correctly() {
    let mut positions = 0;
    for game in underdeck_catalogue::games() {
        let (met, right) = underdeck_catalogue::visit(game.info().id, Endgames).unwrap();
        assert_eq!(met, right, "{}", game.info().id);
        positions += met;
    }
    assert!(positions >= ENOUGH, "only {positions} positions were found");
}
