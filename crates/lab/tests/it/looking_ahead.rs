//! A search by one policy and a value of its games wins more than the policy, and comes to an end.

use catalogue::Visitor;
use game::{FastChance, FastRng, GameResult, Playable};
use players::{AnyPlayer, Budget, PlayerKind, playout};

/// How many of these deals a player wins.
struct Wins(PlayerKind);

/// The number of deals.
const DEALS: u64 = 16;
/// More moves than any of these games needs: a search that walks to and fro makes more.
const MOST: u64 = 500;

impl Visitor for Wins {
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
        (0..DEALS).filter(|&seed| won(seed) == GameResult::Won).count() as u64
    }
}

#[test]
fn looking_ahead_wins_what_the_greedy_player_loses() {
    let wins = |kind| catalogue::visit("cryptkeeper", Wins(kind)).unwrap();
    let (greedy, search) = (wins(PlayerKind::Greedy), wins(PlayerKind::Search(Budget::Iterations(24))));
    assert!(search >= greedy + 3, "{search} of {DEALS} deals won, {greedy} by the greedy player");
}
