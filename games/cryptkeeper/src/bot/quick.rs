//! The player of simulated games: nearly as good as the greedy one, and much faster.

use game::{FastRng, State as _, View as _};

use super::steps::{self, Aim};
use super::{ritual, stand, take};
use crate::field::Grid;
use crate::state::Phase;
use crate::{Move, State, View};

/// How many hidden tiles stand for all of them.
const HIDDEN: usize = 3;

/// The greedy player's move, for the most part, thought out on one way of dealing the unseen cards instead of eight.
///
/// One deal says nothing of a single hidden tile, but of all of them together: what flipping one brings is the mean over
/// the first few. A line that wins is looked for from where the token is and on two deals only, with little patience, and
/// what it finds is played at once.
///
/// Over 20 000 games he won 48.9 in a hundred, the greedy player 50.4, who thinks a dozen times as long about a move.
/// Lines after a walk would win half a game in a hundred more and cost a tenth more time; no lines at all, 22 fewer.
///
/// Like the greedy player he never goes round in circles: items are used up, tiles are flipped, and what a goal is worth
/// does not depend on where on the activated tiles the token is, so that each step towards the best goal makes it better
/// and no other goal better by more.
pub(crate) fn rollout(view: &View) -> Move {
    let mut rng = FastRng::new(0x0C);
    let deal = view.determinise(&mut rng);
    match view.phase {
        Phase::Take => take(&deal),
        Phase::Stand => stand(&deal),
        _ => {
            let is_in_sight = ritual::is_in_sight(&deal);
            let line = is_in_sight.then(|| ritual::glance(&[deal, view.determinise(&mut rng)])).flatten();
            line.or_else(|| step(&deal)).unwrap_or_else(|| deal.legal_nth(0).expect("a running game has a legal move"))
        }
    }
}

/// The first move towards the best step.
fn step(deal: &State) -> Option<Move> {
    let deals = std::slice::from_ref(deal);
    if deal.phase != Phase::Turn {
        return steps::best_choice(deals).map(|step| step.mv);
    }
    let hidden = hidden(deal);
    let judge = |aim: Aim| match aim.mv {
        Move::Go(cell) if !deal.known.contains(deal.map.face_at(deal.spot(cell))) => hidden,
        _ => steps::judge(deals, aim),
    };
    steps::best_of_turn(deals, judge).map(|step| step.mv)
}

/// What flipping a hidden tile brings: the mean over the first few that can be walked to, wherever the token is.
fn hidden(deal: &State) -> f32 {
    let mut walkable = Grid::EMPTY;
    steps::walks(deal).for_each(|walk| walkable.insert(walk.from));
    let aims = (deal.map.down - deal.known).iter().filter_map(|face| {
        let spot = deal.map.spot(face);
        let from = walkable.neighbours(spot).spots(spot).next()?;
        Some(Aim { from, mv: Move::Go(spot.cell()), steps: 0 })
    });
    let (sum, count) = aims
        .take(HIDDEN)
        .fold((0.0, 0), |(sum, count), aim| (sum + steps::judge(std::slice::from_ref(deal), aim), count + 1));
    sum / count.max(1) as f32
}
