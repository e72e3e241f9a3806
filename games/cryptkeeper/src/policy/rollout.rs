//! The rollout policy: nearly as good as the heuristic, and much faster.

use underdeck_game::{FastRng, Play as _, View as _};

use super::steps::{self, Aim};
use super::{ritual, stand, take, worth};
use crate::field::Grid;
use crate::state::Phase;
use crate::{Move, State, View};

/// The number of hidden tiles whose mean represents all of them.
const HIDDEN: usize = 3;

/// Mostly the heuristic's move, judged on one determinisation instead of eight.
///
/// One determinisation is no evidence about a single hidden tile, but some about all of them together: the value of
/// flipping one is the mean over the first few. The policy looks for winning lines only from the token's present place,
/// on two determinisations and over few positions; it plays one at once.
///
/// Over 20 000 games this policy won 48.9 %, the heuristic, which takes a dozen times as long, 50.4 %. Looking for lines
/// after a walk would win 0.5 % more for a tenth more time; looking for none, 22 % less.
///
/// Like the heuristic it never walks in circles. Items are used up, and tiles are flipped. The value of a goal does not
/// depend on the activated tile under the token, so each step towards the best goal raises that goal's value more than
/// any other's.
pub(super) fn rollout(view: &View) -> Move {
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
        return steps::best_choice(deals, &mut worth::worth).map(|step| step.mv);
    }
    let hidden = hidden(deal);
    let judge = |worth: &mut _, aim: Aim| match aim.mv {
        Move::Go(cell) if !deal.known.contains(deal.map.face_at(deal.square(cell))) => hidden,
        _ => steps::judge(deals, aim, worth),
    };
    steps::best_of_turn(deals, &mut worth::worth, judge).map(|step| step.mv)
}

/// The value of flipping a hidden tile: the mean over the first few in walking distance.
fn hidden(deal: &State) -> f32 {
    let mut walkable = Grid::EMPTY;
    steps::walks(deal).for_each(|walk| walkable.insert(walk.from));
    let aims = (deal.map.down - deal.known).iter().filter_map(|face| {
        let square = deal.map.square(face);
        let from = walkable.neighbours(square).squares(square).next()?;
        Some(Aim { from, mv: Move::Go(square.cell()), steps: 0 })
    });
    let (sum, count) = aims.take(HIDDEN).fold((0.0, 0), |(sum, count), aim| {
        (sum + steps::judge(std::slice::from_ref(deal), aim, &mut worth::worth), count + 1)
    });
    sum / count.max(1) as f32
}
