//! A search that has warmed up takes no memory for its simulated games.

use catalogue::Visitor;
use game::{FastChance, FastRng, Playable, State};
use players::{Budget, Mcts, Player, Settings, Sight};

/// How many simulated games a search has.
const GAMES: u32 = 600;
/// What a search may take beside them: its tree and its lists may grow a little, and views may hold lists.
const FEW: u64 = 60;

/// How many allocations the third search of the same position makes.
struct Third(Settings);

impl Visitor for Third {
    type Out = u64;

    fn visit<S: Playable>(self) -> u64 {
        let state = S::new(&S::Options::default(), &mut FastChance(FastRng::new(3)));
        let mut player = Mcts::new(Budget::Iterations(GAMES), None, 3).with(self.0);
        let mut search = || {
            let info = allocation_counter::measure(|| assert!(player.choose(Sight::of(&state)).is_some()));
            info.count_total
        };
        let first = search();
        assert!(first > 0, "a tree needs memory");
        search();
        search()
    }
}

#[test]
fn random_games_of_a_search_take_no_memory() {
    for game in catalogue::games() {
        let id = game.info().id;
        let count = catalogue::visit(id, Third(Settings { guided: 0, ..Settings::default() })).unwrap();
        assert!(count < FEW, "{id}: {count} allocations for {GAMES} games");
    }
}

#[test]
fn guided_games_of_a_search_take_none_where_quick_moves_take_none() {
    for id in ["keevorn", "cryptkeeper"] {
        let count = catalogue::visit(id, Third(Settings::default())).unwrap();
        assert!(count < FEW, "{id}: {count} allocations for {GAMES} games");
    }
}
