//! A learned value wins more than the heuristic, and a search more than either; all games end.

use underdeck_catalogue::GameVisitor;
use underdeck_game::{FastChance, FastRng, GameResult, Playable};
use underdeck_players::{AnyPlayer, Budget, PlayerKind, playout};
use underdeck_testkit::sample_size;

/// The number of deals, of this many, that a player wins.
struct Wins(PlayerKind, u64);

/// An upper bound on the moves of these games; an oscillating search would exceed it.
const MOST: u64 = 500;

impl GameVisitor for Wins {
    type Out = u64;

    fn visit<S: Playable>(self) -> u64 {
        let options = S::Options::default();
        let won = |seed| {
            let mut luck = FastChance(FastRng::new(seed));
            let mut state = S::new(&options, &mut luck);
            let mut player: AnyPlayer<S> = self.0.playing(&options, seed, None);
            let outcome = playout(&mut state, &mut player, &mut luck, MOST).outcome;
            outcome.unwrap_or_else(|| panic!("{}: deal {seed} has not ended after {MOST} moves", self.0)).result
        };
        (0..self.1).filter(|&seed| won(seed) == GameResult::Won).count() as u64
    }
}

fn wins(game: &str, kind: PlayerKind, deals: u64) -> u64 {
    underdeck_catalogue::visit(game, Wins(kind, deals)).unwrap()
}

#[test]
fn a_learned_value_wins_more_than_the_greedy_player() {
    let deals = sample_size(200);
    for (game, percent) in [("cryptkeeper", 5), ("keevorn", 5), ("judgement-quest", 2)] {
        let [greedy, value] = [PlayerKind::Greedy, PlayerKind::Value].map(|kind| wins(game, kind, deals));
        let more = deals * percent / 100;
        assert!(value >= greedy + more, "{game}: {value} of {deals} deals won, {greedy} by the greedy player");
    }
}

#[test]
fn a_search_wins_more_than_the_greedy_player() {
    for (game, games, deals, more) in [("cryptkeeper", 24, 16, 3), ("keevorn", 8, 100, 4)] {
        let search = PlayerKind::Search(Budget::Iterations(games));
        let [greedy, search] = [PlayerKind::Greedy, search].map(|kind| wins(game, kind, deals));
        assert!(search >= greedy + more, "{game}: {search} of {deals} deals won, {greedy} by the greedy player");
    }
}
