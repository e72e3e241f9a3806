//! The ledger of a game: the contribution of each decision and each chance event.

use std::sync::atomic::AtomicBool;

use underdeck_catalogue::GameVisitor;
use underdeck_game::{Aim, Play as _, Playable, Policy as _, Seat};
use underdeck_players::{aim_of, mixed};
use underdeck_record::{Record, Replay, replay_record, short_hash};
use underdeck_solver::{Worker, in_order};
use underdeck_stats::{Sums, Z95};

use crate::rounds::{Round, ValuedDecision};
use crate::sample::{Trial, compared};
use crate::seats::numbers;
use crate::utility::{self, Utility};
use crate::words::{labels_of, reason_of};
use crate::{Error, Judged, LuckSwing, Review, Rounds, Verdict};

/// The parameters of a review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReviewSettings {
    /// The unit of the values; `None` for the game's own aim.
    pub aim: Option<Aim>,
    /// The seat to review. In a cooperative game the decisions of both seats are reviewed.
    pub seat: Seat,
    /// Determinisations of each decision in each of the two samples, in the first round.
    pub games: u64,
    /// Whether a quick round with as many games comes first, which values only the move played and the reference's.
    pub glance: bool,
    /// The seed of all samples.
    pub seed: u64,
    /// The number of threads; the result does not depend on it.
    pub jobs: usize,
}

impl Default for ReviewSettings {
    fn default() -> Self {
        Self { aim: None, seat: Seat(0), games: 4, glance: false, seed: 0, jobs: 1 }
    }
}

impl ReviewSettings {
    /// A cache key for the review of this record, in letters, digits and dashes: a hash of everything that affects the numbers, which is the deal,
    /// the moves, the request without `jobs`, the version of the rules and the version of the program.
    pub fn key(&self, record: &Record) -> String {
        let Self { aim, seat, games, glance, seed, jobs: _ } = self;
        let [game, rules, deal] = ["Game", "Rules", "Deal"].map(|tag| record.tag(tag).unwrap_or_default());
        let moves: Vec<&str> = record.moves().map(|(mv, _)| mv).collect();
        let program = env!("CARGO_PKG_VERSION");
        let facts = format!(
            "{program} {game} {rules} {deal} {} {aim:?} {seat:?} {games} {glance} {seed}\n{}",
            record.is_physical(),
            moves.join("\n")
        );
        format!("{game}-{}", short_hash(&facts))
    }
}

/// The caller's side of a review.
#[derive(Clone, Copy)]
pub struct ReviewHost<'a> {
    /// Once it is set, the review ends with the last complete round.
    pub stop: &'a AtomicBool,
    /// Receives the completed share of the present round, from 0 to 1.
    pub progress: &'a (dyn Fn(f64) + Sync),
    /// Called before each determinisation, on the thread that plays it. It may block to yield the processor.
    pub breathe: &'a (dyn Fn() + Sync),
}

impl<'a> ReviewHost<'a> {
    /// A host without progress reports and without waits.
    pub const fn new(stop: &'a AtomicBool) -> Self {
        Self { stop, progress: &|_| {}, breathe: &|| {} }
    }
}

/// Reviews the main line of a record. After each round `next` receives the review and returns the number of games of the next round; `None` ends the
/// review. The result of a round depends only on the record, the request and its number of games.
///
/// An unfinished game is reviewed up to its last move, from the player's information.
///
/// # Errors
/// If the record does not follow the rules or has no moves, the request is for scores and the game keeps none, the seat does not exist, or the caller
/// stops before the first round is complete.
pub fn review(
    record: &Record,
    request: &ReviewSettings,
    host: &ReviewHost<'_>,
    next: &mut dyn FnMut(&Review) -> Option<u64>,
) -> Result<Review, Error> {
    resume(record, request, host, &mut Rounds::default(), &mut |_| {}, next)
}

/// Continues a [`review`] from the rounds that an earlier call with the same [key](ReviewSettings::key) left, complete or not. `keep` receives the rounds
/// after each decision. `next` first receives the last complete round; then an incomplete round continues, unless `next` requests fewer than half of
/// its games. The result equals that of an uninterrupted review.
///
/// # Errors
/// As [`review`].
pub fn resume(
    record: &Record,
    request: &ReviewSettings,
    host: &ReviewHost<'_>,
    rounds: &mut Rounds,
    keep: &mut dyn FnMut(&Rounds),
    next: &mut dyn FnMut(&Review) -> Option<u64>,
) -> Result<Review, Error> {
    let work = Work { record, request, host, rounds, keep, next };
    underdeck_catalogue::visit(record.tag("Game").unwrap_or_default(), work)?
}

struct Work<'a> {
    record: &'a Record,
    request: &'a ReviewSettings,
    host: &'a ReviewHost<'a>,
    rounds: &'a mut Rounds,
    keep: &'a mut dyn FnMut(&Rounds),
    next: &'a mut dyn FnMut(&Review) -> Option<u64>,
}

impl GameVisitor for Work<'_> {
    type Out = Result<Review, Error>;

    fn visit<S: Playable>(self) -> Self::Out {
        let Self { record, request, host, rounds, keep, next } = self;
        let replay = replay_record::<S>(record).map_err(underdeck_catalogue::Error::from)?;
        let ledger = Ledger::<S>::new(record, &replay, request)?;
        rounds.fit(ledger.plies.len());
        let mut last = rounds.whole.as_ref().map(|round| ledger.sum_up(round, request));
        loop {
            let wanted = match &last {
                Some(review) => next(review).map(|games| (games, false)),
                None => Some((request.games, request.glance)),
            };
            let Some((games, glance)) = wanted else { break };
            rounds.begin(games.max(1), glance);
            if !ledger.go_on(rounds, request, host, keep) {
                break;
            }
            last = rounds.whole.as_ref().map(|round| ledger.sum_up(round, request));
        }
        last.ok_or(Error::Stopped)
    }
}

/// The positions at which the reviewed seat decided.
struct Ledger<'a, S: Playable> {
    replay: &'a Replay<S>,
    utility: Utility,
    /// Indices into the moves of the replay.
    plies: Vec<usize>,
    /// The number of each move in the record, in which answers about real cards are numbered too.
    numbers: Vec<usize>,
}

impl<'a, S: Playable> Ledger<'a, S> {
    fn new(record: &Record, replay: &'a Replay<S>, request: &ReviewSettings) -> Result<Self, Error> {
        let start = &replay.states[0];
        let seats = if start.is_shared() { 1 } else { usize::from(S::INFO.seats) };
        if usize::from(request.seat.0) >= seats {
            return Err(Error::Seat { seat: usize::from(request.seat.0) + 1, seats });
        }
        let aim = request.aim.unwrap_or_else(|| aim_of(start));
        if aim == Aim::Score && !S::AIMS.contains(&Aim::Score) {
            return Err(Error::NoScore { game: S::INFO.id });
        }
        let is_mine = |n: &usize| start.is_shared() || replay.states[*n].deciding_seat() == request.seat;
        let mut plies: Vec<_> = (0..replay.moves.len()).filter(is_mine).collect();
        // The first decision stays even if forced: the ledger starts with its value.
        let first = plies.first().copied();
        plies.retain(|&ply| Some(ply) == first || replay.states[ply].legal_count() > 1);
        if plies.is_empty() {
            return Err(Error::Empty);
        }
        Ok(Self { replay, utility: Utility { aim, seat: request.seat }, plies, numbers: numbers(record) })
    }

    /// The view of the deciding seat.
    fn view(&self, ply: usize) -> S::View {
        let state = &self.replay.states[ply];
        state.view(state.deciding_seat())
    }

    /// Continues the round under way. Returns whether it is now complete; if not, the host stopped it.
    fn go_on(
        &self,
        rounds: &mut Rounds,
        request: &ReviewSettings,
        host: &ReviewHost<'_>,
        keep: &mut dyn FnMut(&Rounds),
    ) -> bool {
        let (count, known, mut is_whole) = (self.plies.len(), rounds.under_way.valued.len(), false);
        let round = Round { valued: Vec::new(), ..rounds.under_way };
        let worker = || -> Worker<'_, ValuedDecision> {
            Box::new(|n| Some(self.value(self.plies[known + n as usize], &round, request.seed, host.breathe)))
        };
        in_order(request.jobs, (count - known) as u64, host.stop, &worker, &mut |one| {
            is_whole = rounds.add(one, count);
            (host.progress)(if is_whole { 1.0 } else { rounds.under_way.valued.len() as f64 / count as f64 });
            keep(rounds);
            true
        });
        is_whole
    }

    /// Values a decision with two independent samples. A `glance` uses the second alone and takes the reference's move for the best.
    fn value(&self, ply: usize, round: &Round, seed: u64, breathe: &dyn Fn()) -> ValuedDecision {
        let Round { games, glance, .. } = *round;
        let (view, state) = (self.view(ply), &self.replay.states[ply]);
        let (played, reference) = (self.replay.moves[ply], view.heuristic());
        let seed = mixed(seed, ply as u64);
        let trial =
            |half| Trial::<S> { view: &view, utility: self.utility, seed: mixed(seed, half), breathe, stop: None };
        let (best, second) = match glance {
            true => (reference, None),
            false => trial(0).choose(&compared(&state.legal_vec(), &[reference, played]), games),
        };
        // The runner-up decides whether the move played was the only good one.
        let second = second.filter(|_| best == played);
        let moves = compared(&[], &[played, reference, best, second.unwrap_or(played)]);
        let sums = trial(1).value(&moves, games);
        let place = |mv| moves.iter().position(|&one| one == mv).unwrap_or_default();
        let lead = second.map(|second| negated(sums[place(second)].1));
        ValuedDecision {
            reference: sums[place(reference)].0,
            played: sums[0].0,
            best: sums[place(best)].0,
            cost: sums[place(best)].1,
            behind: sums[place(reference)].1,
            lead,
            best_move: best.to_string(),
        }
    }

    /// The value of the end of the game, or of the last position of an unfinished game.
    fn last(&self, games: u64, seed: u64) -> f64 {
        let Some(state) = self.replay.states.last() else { return 0.0 };
        let outcome = state.outcome();
        if outcome.is_some() {
            return self.utility.value(self.utility.of(outcome) as f64);
        }
        // A contest is valued from the reviewed seat's view whichever seat decides: the other seat knows more.
        let seat = if state.is_shared() { state.deciding_seat() } else { self.utility.seat };
        let trial = Trial::<S> {
            view: &state.view(seat),
            utility: self.utility,
            seed: mixed(seed, u64::MAX),
            breathe: &|| {},
            stop: None,
        };
        self.utility.mean(trial.play_on(games))
    }

    fn sum_up(&self, round: &Round, request: &ReviewSettings) -> Review {
        let Round { games, glance, ref valued } = *round;
        let (utility, outcome) = (self.utility, self.last(games, request.seed));
        let before: Vec<f64> = valued.iter().map(|one| utility.mean(one.reference)).collect();
        let mut review = Review {
            game: S::INFO.id.into(),
            deal: self.replay.deal.code(),
            aim: utility.aim,
            reference: "heuristic".into(),
            seed: request.seed,
            games,
            glance,
            finished: self.replay.states.last().is_some_and(|state| state.outcome().is_some()),
            hundred_points: utility.hundred_points(valued[0].reference),
            start: before[0],
            outcome,
            luck: 0.0,
            skill: 0.0,
            skill_error: 0.0,
            decisions: Vec::with_capacity(valued.len()),
        };
        for (n, (one, &ply)) in valued.iter().zip(&self.plies).enumerate() {
            let played_value = utility.mean(one.played);
            let luck = before.get(n + 1).copied().unwrap_or(outcome) - played_value;
            let mut judged = self.judged(one, ply, before[n], luck, &review);
            let ends = |sums| utility.ends(sums, review.start, review.hundred_points);
            let next = valued.get(n + 1).map_or((outcome, 0.0), |next| ends(next.reference));
            if utility::differ(ends(one.played), next) {
                judged.fortune = LuckSwing::of(review.points(luck));
            }
            // The errors of the decisions are independent.
            let error = utility.mean_and_error(one.behind).1;
            review.skill_error = review.skill_error.hypot(if error.is_finite() { Z95 * error } else { 0.0 });
            review.luck += judged.luck;
            review.skill += judged.skill();
            review.decisions.push(judged);
        }
        review
    }

    fn judged(&self, one: &ValuedDecision, ply: usize, before: f64, luck: f64, review: &Review) -> Judged {
        let (utility, played) = (self.utility, self.replay.moves[ply].to_string());
        let legal = self.replay.states[ply].legal_count();
        let difference = utility.mean(one.cost);
        let is_better = difference > 0.0;
        let best = if is_better { one.best_move.clone() } else { played.clone() };
        let cost = difference.max(0.0);
        let is_lead = |lead: Sums| {
            let points = review.points(utility.mean(lead));
            points >= Verdict::BLUNDER && utility.is_sure(lead, review.hundred_points)
        };
        let verdict = match () {
            () if legal < 2 => Verdict::Forced,
            () if is_better && utility.is_sure(one.cost, review.hundred_points) => {
                Verdict::of_cost(review.points(cost))
            }
            () if one.lead.is_some_and(is_lead) => Verdict::OnlyMove,
            () => Verdict::Good,
        };
        let sample = if one.cost.count > 0 { utility.more(one.cost, 0.0, review.hundred_points) } else { one.cost };
        let ends = sample.interval().map_or((0.0, 0.0), |ends| (utility.value(ends.low), utility.value(ends.high)));
        let most = if utility.aim == Aim::Score { f64::MAX } else { 1.0 };
        let view = self.view(ply);
        let [played_label, best_label] = labels_of::<S, 2>(&view, [&played, &best]);
        Judged {
            ply: self.numbers[ply],
            legal,
            played_label,
            best_label,
            reason: reason_of::<S>(&view, &best),
            played,
            best,
            before,
            played_value: utility.mean(one.played),
            best_value: utility.mean(if is_better { one.best } else { one.played }),
            low: ends.0.clamp(0.0, most),
            high: ends.1.clamp(0.0, most),
            luck,
            cost,
            verdict,
            fortune: LuckSwing::Even,
        }
    }
}

/// The sums of the negated numbers.
const fn negated(sums: Sums) -> Sums {
    Sums { sum: -sums.sum, cubes: -sums.cubes, ..sums }
}

#[cfg(test)]
mod tests {
    use underdeck_catalogue::typed_options;
    use underdeck_game::View as _;
    use underdeck_record::Deal;

    use super::*;

    /// A duel that is cut off at a decision of the other seat.
    struct Duel;

    impl GameVisitor for Duel {
        type Out = ();

        fn visit<S: Playable>(self) {
            let deal = Deal::<S>::new(typed_options::<S>(&[("mode".into(), "draft".into())]).unwrap(), 8);
            let (mut state, mut chance) = deal.start();
            let mut record = Record::of_deal(&deal);
            for n in 0.. {
                let seat = state.deciding_seat();
                if n >= 9 && seat != Seat(0) {
                    break;
                }
                let mv = state.view(seat).heuristic();
                record.push_move(&mv.to_string());
                state.play_unchecked(mv, &mut chance);
            }
            let mut replay = replay_record::<S>(&record).unwrap();
            let mut value = |state: S| {
                *replay.states.last_mut().unwrap() = state;
                Ledger::new(&record, &replay, &ReviewSettings::default()).unwrap().last(12, 1)
            };
            let known = value(state.clone());
            assert!(known > 0.0 && known < 1.0, "{known} would report nothing");
            for seed in 0..6 {
                let alike = state.view(Seat(0)).determinise(&mut underdeck_game::FastRng::new(seed));
                assert_eq!(value(alike), known, "seed {seed}: what the other seat hides counts");
            }
        }
    }

    #[test]
    fn an_unfinished_duel_is_valued_from_the_reviewed_seats_view() {
        underdeck_catalogue::visit("living-keep", Duel).unwrap();
    }
}
