//! First moves, each forced on deals where it is legal and compared with the player's choice.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use underdeck_game::{FastRng, Outcome, Play as _, Playable, below};
use underdeck_players::{Decision, Player as _, spread};
use underdeck_record::DealChance;
use underdeck_stats::{Interval, Paired, Sums, wilson};

use super::effect::worth;
use super::events::correct;
use super::group::{Group, Level, RoleWords, Roles};
use crate::measures::Mean;
use crate::openings::{MOST, RARE, first_moves};
use crate::parallel::Threads;
use crate::{By, Plan, SimulationHost, game_seed};

/// A first move, forced on all deals on which it is legal, or a group of first moves.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Opening {
    /// The move in record notation, or what the moves have in common. Of a group each deal has the mean of its moves.
    #[serde(flatten)]
    pub group: Group,
    /// The number of deals where such a move was forced.
    pub deals: u64,
    /// The number of these where the player chooses such a move.
    pub own: u64,
    /// The win rate or mean score after it.
    pub mean: f64,
    /// Its 95 % interval; `None` if all values are equal.
    pub mean_95: Option<Interval>,
    /// The win rate or mean score after it minus that of the player's choice, on the same deals.
    pub more: f64,
    /// Its 95 % interval: by Tango's score method for wins of a single move, by Student's t corrected for skewness for scores and groups; `None` if all
    /// differences are equal.
    pub more_95: Option<Interval>,
    /// The p-value of the difference, corrected for all first moves of the level (Holm).
    pub p_value: f64,
}

/// Tries first moves: of each deal those that are legal most often, then others, up to [`MOST`].
pub(super) fn openings<S: Playable>(
    plan: &Plan<S>,
    by: By,
    deals: u64,
    host: &SimulationHost<'_>,
) -> Result<(Vec<Opening>, RoleWords), String> {
    let frequent = first_moves::<S>(&plan.options, plan.seed, deals);
    let play = |n: u64| {
        let seed = game_seed(plan.seed, n);
        let start = S::new(&plan.options, &mut DealChance::new(seed));
        let mut roles = Roles::default();
        roles.look(&start);
        let (own, end) = game(plan, seed, None, host)?;
        let own_worth = worth(by, end);
        let legal = start.legal_vec();
        let mut tried: Vec<S::Move> = frequent.iter().copied().filter(|mv| legal.contains(mv)).collect();
        let mut others: Vec<S::Move> = legal.into_iter().filter(|mv| !tried.contains(mv)).collect();
        let mut rng = FastRng::new(spread(seed, 1));
        while tried.len() < MOST && !others.is_empty() {
            tried.push(others.swap_remove(below(&mut rng, others.len() as u32) as usize));
        }
        let forced = tried.into_iter().filter_map(|mv| {
            let worth = if mv == own { own_worth } else { worth(by, game(plan, seed, Some(mv), host)?.1) };
            Some(Forced { groups: groups(&mv.to_string(), &roles), worth })
        });
        let forced = forced.collect();
        let played = Played { own: own_worth, own_groups: groups(&own.to_string(), &roles), forced, roles };
        (host.progress)(1);
        (!host.is_stopped()).then_some(played)
    };
    let played = Threads::start(plan.jobs)?.map(0..deals, &play);
    let openings = sum_up(by, deals, &played);
    Ok((openings, played.into_iter().flat_map(|one| one.roles.words()).collect()))
}

/// The move itself, and its groups.
fn groups(spelling: &str, roles: &Roles) -> Vec<Group> {
    let mut groups = Group::of_move(spelling, roles);
    groups.push(Group::new(Level::Move, "", spelling));
    groups
}

/// A deal played with several first moves.
struct Played {
    /// The worth of the game with the player's choice.
    own: i64,
    own_groups: Vec<Group>,
    forced: Vec<Forced>,
    roles: Roles,
}

/// A game with a forced first move.
struct Forced {
    groups: Vec<Group>,
    worth: i64,
}

/// The games of one group on one deal.
#[derive(Clone, Copy)]
struct OnDeal {
    deal: usize,
    /// A bit for each of the forced moves.
    moves: u32,
    sum: i64,
}

const _: () = assert!(MOST <= u32::BITS as usize);

/// Compares first moves on the played deals.
fn sum_up(by: By, deals: u64, played: &[Played]) -> Vec<Opening> {
    let mut found: BTreeMap<&Group, Vec<OnDeal>> = BTreeMap::new();
    for (deal, one) in played.iter().enumerate() {
        for (n, forced) in one.forced.iter().enumerate() {
            for group in &forced.groups {
                let all = found.entry(group).or_default();
                match all.last_mut().filter(|last| last.deal == deal) {
                    Some(last) => (last.moves, last.sum) = (last.moves | 1 << n, last.sum + forced.worth),
                    None => all.push(OnDeal { deal, moves: 1 << n, sum: forced.worth }),
                }
            }
        }
    }
    // All moves together are no choice, and a group of the same moves as an earlier one asks nothing new.
    let is_choice = |on: &[OnDeal]| on.iter().any(|on| (on.moves.count_ones() as usize) < played[on.deal].forced.len());
    let moves_of = |on: &[OnDeal]| on.iter().map(|on| (on.deal, on.moves)).collect::<Vec<_>>();
    let is_common = |on: &[OnDeal]| on.len() > 1 && on.len() as f64 >= RARE * deals as f64;
    let mut known = BTreeSet::new();
    let (moves, groups): (Vec<_>, Vec<_>) = found.into_iter().partition(|(group, _)| group.level == Level::Move);
    let mut openings: Vec<Opening> = moves
        .into_iter()
        .chain(groups)
        .filter(|(_, on)| is_choice(on) && is_common(on) && known.insert(moves_of(on)))
        .map(|(group, on)| opening(by, group, &on, played))
        .collect();
    correct(&mut openings, |opening| opening.group.level, |opening| &mut opening.p_value);
    openings.sort_by(|one, other| other.more.total_cmp(&one.more));
    openings
}

fn opening(by: By, group: &Group, on: &[OnDeal], played: &[Played]) -> Opening {
    let (mut after, mut more, mut own) = (Mean::default(), Mean::default(), 0);
    let (mut pair, mut wins) = (Paired::default(), Sums::default());
    for on in on {
        let one = &played[on.deal];
        let mean = on.sum as f64 / f64::from(on.moves.count_ones());
        after.add(mean);
        more.add(mean - one.own as f64);
        own += u64::from(one.own_groups.contains(group));
        if by == By::Wins {
            pair.add(one.own > 0, on.sum > 0);
            wins.add(on.sum);
        }
    }
    let deals = on.len() as u64;
    let found = Opening {
        group: group.clone(),
        deals,
        own,
        mean: after.value(),
        mean_95: after.interval().map(|found| within(by, found, 0.0)),
        more: more.value(),
        more_95: more.interval().map(|found| within(by, found, -1.0)),
        p_value: more.p_value().unwrap_or(1.0),
    };
    if by == By::Wins && on.iter().all(|on| on.moves.is_power_of_two()) {
        let (mean_95, more_95) = (Some(wilson(wins.sum as u64, deals)), Some(pair.tango()));
        return Opening { mean_95, more_95, p_value: pair.p_value(), ..found };
    }
    found
}

/// An interval of rates, or of differences of rates, within the range of such values.
fn within(by: By, found: Interval, least: f64) -> Interval {
    if by == By::Score { found } else { Interval { low: found.low.max(least), high: found.high.min(1.0) } }
}

/// Plays a deal with this first move or the player's choice. Returns the first move and the end; `None` where it is illegal.
fn game<S: Playable>(
    plan: &Plan<S>,
    seed: u64,
    first: Option<S::Move>,
    host: &SimulationHost<'_>,
) -> Option<(S::Move, Option<Outcome>)> {
    let mut luck = DealChance::new(seed);
    let mut state = S::new(&plan.options, &mut luck);
    let mut player = plan.at_table(plan.player, seed, host);
    let chosen = player.choose(Decision::of(&state))?;
    let first = first.unwrap_or(chosen);
    state.play(first, &mut luck).ok()?;
    for _ in 1..plan.max_moves {
        let Some(mv) = player.choose(Decision::of(&state)) else { break };
        state.play_unchecked(mv, &mut luck);
    }
    Some((first, state.outcome()))
}
