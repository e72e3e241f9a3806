//! Simulates many games on several threads.

use std::ops::Range;
use std::sync::atomic::AtomicBool;

use underdeck_game::{Playable, say};
use underdeck_stats::Until;

use crate::floor::{Baseline, median};
use crate::parallel::Threads;
use crate::playing::Exclusion;
use crate::rows::{Row, RowSink};
use crate::timed::Timed;
use crate::{Plan, SimulationHost, Study};

/// The most games of a thread between two checks of `stop`; one if a player searches. [`Until`] looks at multiples of it.
const CHUNK: u64 = 256;
/// The fewest chunks per thread with players slower than the random one.
const SHARES: u64 = 16;
/// The most pauses for timing U.
const PAUSES: u64 = 16;
/// The least seconds of games between two timings of U, which take about a millisecond each; simulations can be short and frequent.
const APART: f64 = 0.005;
/// The most rows collected before they are passed on.
const ROWS: u64 = 16_384;
/// The most speed samples.
const PACES: u64 = 65_536;
/// The games that are played again are few and random, so they are finished even after a stop.
static GOES_ON: AtomicBool = AtomicBool::new(false);
/// The number of games observed move by move if the inner loop is too fast to observe all.
const SAMPLE: u64 = 1_024;

/// Plays all games of a plan, each with every player of the plan.
///
/// Except for the speed, the study depends on the plan alone, unless a player has a budget in milliseconds; `jobs` does not affect it. Memory use
/// does not grow with the number of games.
///
/// # Errors
/// If threads cannot be started, or an opening move is illegal.
pub fn simulate<S: Playable>(plan: &Plan<S>, host: &SimulationHost<'_>) -> Result<Study, String> {
    play(plan, host, None)
}

/// As [`simulate`], and passes on a row for each game.
///
/// # Errors
/// As [`simulate`], and the errors of the sink, after which nothing more is played.
pub fn simulate_rows<S: Playable>(
    plan: &Plan<S>,
    host: &SimulationHost<'_>,
    rows: &mut RowSink<'_>,
) -> Result<Study, String> {
    play(plan, host, Some(rows))
}

fn play<S: Playable>(
    plan: &Plan<S>,
    host: &SimulationHost<'_>,
    mut rows: Option<&mut RowSink<'_>>,
) -> Result<Study, String> {
    let threads = Threads::start(plan.jobs)?;
    let work = Work::new(plan, host, rows.is_some());
    let (mut floor, mut all, mut seconds) =
        (Baseline::new(), Timed::new(plan.others.len() + 1, plan.facts.as_ref()), 0.0);
    let (mut next, mut pause, mut paused, mut met) = (0, 0, 0.0, false);
    floor.sample(1, &host.clock);
    while next < work.chunks && !met && !host.is_stopped() {
        let stretch = next..work.stretch_end(next);
        next = stretch.end;
        let start = (host.clock)();
        match &mut rows {
            None => all.merge(work.play_all(&threads, stretch)),
            Some(rows) => {
                for (played, lines) in work.play_rows(&threads, stretch) {
                    all.merge(played);
                    rows(&lines)?;
                }
            }
        }
        seconds += (host.clock)() - start;
        if next * PAUSES >= pause * work.chunks && seconds - paused >= APART {
            (pause, paused) = (next * PAUSES / work.chunks + 1, seconds);
            floor.sample(1, &host.clock);
        }
        if let Some(game) = all.refused {
            let opening: Vec<String> = plan.opening.iter().map(ToString::to_string).collect();
            return Err(say!(LAB_OPENING_ILLEGAL, opening = opening.join(", "), game).into());
        }
        // An interval after an interruption is not one that the rule looks at.
        met = !host.is_stopped() && plan.until.is_some_and(|until| all.is_met(until));
    }
    floor.sample(1, &host.clock);
    if work.is_plain {
        work.sample(&mut all);
    }
    let paces = all.paces.iter_mut().map(|paces| median(paces)).collect();
    Ok(Study::new(plan, &all, met, seconds, floor.median_ns(), paces))
}

/// The chunks of a simulation.
struct Work<'a, S: Playable> {
    plan: &'a Plan<S>,
    host: &'a SimulationHost<'a>,
    chunk: u64,
    chunks: u64,
    /// Every `thin`-th chunk has a speed sample.
    thin: u64,
    has_rows: bool,
    /// Whether the fast inner loop is used, which observes only the end of a game.
    is_plain: bool,
}

impl<'a, S: Playable> Work<'a, S> {
    fn new(plan: &'a Plan<S>, host: &'a SimulationHost<'a>, has_rows: bool) -> Self {
        let is_plain = !has_rows && plan.is_plain();
        let is_searching = plan.compared().chain(plan.opponent).any(|player| player.budget().is_some());
        let fair = plan.games / (plan.jobs.max(1) as u64 * SHARES);
        let chunk = match (is_plain, is_searching) {
            (true, _) => CHUNK,
            (_, true) => 1,
            // A power of two divides `CHUNK`.
            _ => 1 << fair.clamp(1, CHUNK).ilog2(),
        };
        let chunks = plan.games.div_ceil(chunk);
        let thin = chunks.div_ceil(PACES).max(1);
        Self { plan, host, chunk, chunks, thin, has_rows, is_plain }
    }

    /// The end of the stretch of chunks that starts with `first`: a timing of U, a look of `until`, or enough rows.
    fn stretch_end(&self, first: u64) -> u64 {
        // Threads wait for each other at the end of a stretch, which is expensive for slow players.
        let pauses = if self.is_plain || self.plan.jobs <= 1 { PAUSES } else { 1 };
        let mut end = first + self.chunks.div_ceil(pauses).max(1);
        if self.has_rows {
            end = end.min(first + (ROWS / self.chunk).max(1));
        }
        if self.plan.until.is_some() {
            // Looks are at these numbers of games, independent of other pauses.
            let mut look = Until::FIRST;
            while look <= first * self.chunk {
                look = Until::next_look(look);
            }
            end = end.min(look / self.chunk);
        }
        end.min(self.chunks)
    }

    fn empty(&self) -> Timed {
        Timed::new(self.plan.others.len() + 1, self.plan.facts.as_ref())
    }

    fn play_all(&self, threads: &Threads, chunks: Range<u64>) -> Timed {
        let play = |timed: &mut Timed, chunk| self.play_chunk(chunk, timed, None);
        threads.sum(chunks, &|| self.empty(), &|| self.host.is_stopped(), &play, Timed::merge)
    }

    fn play_rows(&self, threads: &Threads, chunks: Range<u64>) -> Vec<(Timed, Vec<Row>)> {
        let play = |chunk: u64| {
            let (mut timed, mut rows) = (self.empty(), Vec::new());
            self.play_chunk(chunk, &mut timed, Some(&mut rows));
            Some((timed, rows))
        };
        threads.map(chunks, &play)
    }

    /// Plays a chunk with every player, unless the simulation is stopped.
    fn play_chunk(&self, chunk: u64, timed: &mut Timed, rows: Option<&mut Vec<Row>>) {
        if self.host.is_stopped() {
            return;
        }
        let (first, end) = (chunk * self.chunk, ((chunk + 1) * self.chunk).min(self.plan.games));
        let (games, count) = (self.plan.first + first..self.plan.first + end, end - first);
        if self.is_plain {
            let (before, start) = (timed.table.tallies[0].moves.sum(), (self.host.clock)());
            self.plan.play_plain(games, &mut timed.table.tallies[0]);
            let moves = timed.table.tallies[0].moves.sum() - before;
            self.keep_pace(chunk, &mut timed.paces[0], start, moves);
        } else {
            self.play_watched(chunk, games, timed, rows);
        }
        (self.host.progress)(count);
    }

    fn play_watched(&self, chunk: u64, games: Range<u64>, timed: &mut Timed, keep: Option<&mut Vec<Row>>) {
        let mut rows = Vec::with_capacity((games.end - games.start) as usize * timed.paces.len());
        for (n, player) in self.plan.compared().enumerate() {
            let (first, start) = (rows.len(), (self.host.clock)());
            for game in games.clone() {
                match self.plan.play_watched(game, n, player, self.host, &mut timed.table.trails[n]) {
                    Ok(row) => rows.push(row),
                    Err(Exclusion::Refused) if self.plan.tolerant => {}
                    Err(Exclusion::Refused) => timed.refused = timed.refused.or(Some(game)),
                    Err(Exclusion::Stopped) => break,
                }
            }
            let moves = rows[first..].iter().map(|row| i128::from(row.moves)).sum();
            self.keep_pace(chunk, &mut timed.paces[n], start, moves);
        }
        in_order(&mut rows);
        if self.host.is_stopped() {
            keep_whole(&mut rows, timed.paces.len());
        }
        timed.table.add(&rows);
        if let Some(keep) = keep {
            *keep = rows;
        }
    }

    fn keep_pace(&self, chunk: u64, paces: &mut Vec<f64>, start: f64, moves: i128) {
        if chunk.is_multiple_of(self.thin) {
            paces.push(((self.host.clock)() - start) * 1e9 / (moves.max(1) as f64));
        }
    }

    /// Plays the first games again and observes each move.
    fn sample(&self, all: &mut Timed) {
        let games = all.table.tallies[0].games.min(SAMPLE);
        for game in self.plan.first..self.plan.first + games {
            let trail = &mut all.table.trails[0];
            if self
                .plan
                .play_watched(game, 0, self.plan.player, &SimulationHost { stop: &GOES_ON, ..*self.host }, trail)
                .is_err()
            {
                break;
            }
        }
    }
}

/// Sorts rows by game and player. Not generic, so the sort is compiled once and not for each game.
fn in_order(rows: &mut [Row]) {
    rows.sort_unstable_by_key(|row| (row.game, row.player));
}

/// Keeps the games that all players have played.
fn keep_whole(rows: &mut Vec<Row>, players: usize) {
    let whole: Vec<u64> =
        rows.chunk_by(|a, b| a.game == b.game).filter(|game| game.len() == players).map(|game| game[0].game).collect();
    rows.retain(|row| whole.contains(&row.game));
}
