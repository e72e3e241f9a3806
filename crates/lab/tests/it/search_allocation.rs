//! A warm search does not allocate for its simulated games.

use underdeck_catalogue::GameVisitor;
use underdeck_game::{FastChance, FastRng, Playable};
use underdeck_players::{Budget, Decision, Mcts, Player, SearchConfig};

/// The number of simulated games of a search.
const GAMES: u32 = 600;
/// The allocations allowed for growth of the tree and for lists in views.
const FEW: u64 = 60;

/// Counts the allocations of the third search of the same position.
struct Third(SearchConfig);

impl GameVisitor for Third {
    type Out = u64;

    fn visit<S: Playable>(self) -> u64 {
        let state = S::new(&S::Options::default(), &mut FastChance(FastRng::new(3)));
        let mut player = Mcts::new(Budget::Iterations(GAMES), None, 3).with(self.0);
        let mut search = || {
            let info = allocation_counter::measure(|| assert!(player.choose(Decision::of(&state)).is_some()));
            info.count_total
        };
        let first = search();
        assert!(first > 0, "a tree needs memory");
        search();
        search()
    }
}

#[test]
fn random_games_of_a_search_do_not_allocate() {
    for game in underdeck_catalogue::games() {
        let id = game.info().id;
        let count =
            underdeck_catalogue::visit(id, Third(SearchConfig { guided: 0, ..SearchConfig::default() })).unwrap();
        assert!(count < FEW, "{id}: {count} allocations for {GAMES} games");
    }
}

#[test]
fn guided_games_do_not_allocate_if_rollout_moves_do_not() {
    for id in ["keevorn", "cryptkeeper"] {
        let count = underdeck_catalogue::visit(id, Third(SearchConfig::default())).unwrap();
        assert!(count < FEW, "{id}: {count} allocations for {GAMES} games");
    }
}
