//! Training of learned values by self-play.

use std::sync::Arc;

use rand_core::Rng;
use serde::Serialize;
use underdeck_catalogue::GameVisitor;
use underdeck_game::{FastChance, FastRng, Outcome, Play, Playable, Policy, Seat, Turn, say};
use underdeck_players::{Decision, Player, ValuePlayer};
use underdeck_stats::{Interval, wilson};
use underdeck_value::{Fit, Network, NetworkLayout, TrainingGoal};

use crate::parallel::Threads;
use crate::{Error, SimulationHost, game_seed};

/// Training by policy iteration: in each round the player with the present value plays games, and the value is fitted to their ends. The first round
/// without a value is played by the heuristic policy.
///
/// The weights are a function of the plan and the initial weights, independent of `jobs`. A training that continues from the weights of its last
/// round therefore gives the same result as an uninterrupted one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Training {
    /// The game's name.
    pub game: String,
    /// The games of each round.
    pub games: u64,
    /// The number of rounds, including earlier ones.
    pub rounds: u32,
    /// The seed of deals and players.
    pub seed: u64,
    /// The number of threads, at least one.
    pub jobs: usize,
    /// Whether the value is of the heuristic's own play, over every view. Such a value adjusts results for luck; it is not for play.
    pub outlook: bool,
    /// Whether the first round is played by the game's own value of the heuristic's play instead of the heuristic.
    pub from_outlook: bool,
    /// The initial weights; empty for none.
    pub weights: Vec<u8>,
}

/// The result of a round of training.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Round {
    /// Its number, from 1.
    pub round: u32,
    /// The games played with the value of the previous round.
    pub games: u64,
    /// The 95 % interval of the win rate.
    pub won: Interval,
    /// The mean score, if the game has scores.
    pub score: Option<f64>,
    /// The number of training positions.
    pub positions: usize,
    /// The root mean squared error of the value in the last pass.
    pub error: f64,
    /// The new weights, as a file.
    #[serde(skip)]
    pub weights: Vec<u8>,
}

impl Training {
    /// The most positions of a round; more are subsampled.
    const POSITIONS: usize = 600_000;
    /// The passes over the positions, each with half the learning rate of the previous one.
    const PASSES: u32 = 3;
    const RATE: f32 = 0.06;
    /// The learning rate decreases by round after this many rounds.
    const BRISK: u32 = 5;
    /// The weight of the final result against the value of the next position (TD(λ): Sutton 1988).
    const LAMBDA: f32 = 0.8;
    /// The most moves of a game; a longer one is lost.
    const MOST_MOVES: u32 = 5_000;

    /// Plays and fits, and passes each round to `done`; a stop takes effect between rounds.
    ///
    /// # Errors
    /// If the game does not exist, it has no observations, or the weights are of another game; also the errors of `done`.
    pub fn run(
        &self,
        host: &SimulationHost<'_>,
        done: &mut dyn FnMut(&Round) -> Result<(), String>,
    ) -> Result<(), Error> {
        underdeck_catalogue::visit(&self.game, Visiting { training: self, host, done })?
    }

    fn train<S: Playable>(
        &self,
        host: &SimulationHost<'_>,
        done: &mut dyn FnMut(&Round) -> Result<(), String>,
    ) -> Result<(), Error> {
        let options = S::Options::default();
        let encoding = S::View::features(&options);
        if encoding.is_empty() {
            return Err(Error::PlanRequest(say!(LAB_NO_OBSERVATIONS, game = S::INFO.title).into()));
        }
        let layout = NetworkLayout::new(&encoding);
        let read =
            |weights| Network::read(layout.clone(), weights).map_err(|error| Error::PlanRequest(error.to_string()));
        let mut net = match (self.weights.is_empty(), self.from_outlook) {
            (false, _) => Some(Arc::new(read(&self.weights)?)),
            (true, false) => None,
            (true, true) if S::View::OUTLOOK.is_empty() => {
                return Err(Error::PlanRequest(say!(LAB_NO_OUTLOOK, game = S::INFO.title).into()));
            }
            (true, true) => Some(Arc::new(read(S::View::OUTLOOK)?.afresh())),
        };
        let threads = Threads::start(self.jobs).map_err(Error::Failed)?;
        for round in net.as_ref().map_or(0, |net| net.rounds())..self.rounds {
            let seed = game_seed(self.seed, u64::from(round));
            let play = |n| {
                if host.is_stopped() {
                    return None;
                }
                let seed = game_seed(seed, n);
                let game = match self.outlook {
                    true => followed::<S>(&options, layout.bytes(), seed),
                    false => played::<S>(&options, net.clone(), layout.bytes(), seed),
                };
                (host.progress)(1);
                Some(game)
            };
            let games = threads.map(0..self.games, &play);
            if (games.len() as u64) < self.games {
                return Ok(());
            }
            let ends: Vec<Outcome> = games.iter().filter_map(|game| game.outcome).collect();
            let mut fit = match &net {
                Some(net) => Fit::from_net(net),
                None => Fit::new(layout.clone(), TrainingGoal::of(&ends), seed),
            };
            let goal = net.as_ref().map_or_else(|| TrainingGoal::of(&ends), |net| net.goal());
            let (positions, error) = fitted(&mut fit, &games, net.as_deref(), goal, layout.bytes(), seed);
            let made = fit.finish();
            let won = ends.iter().filter(|end| is_won(end)).count() as u64;
            let scores: Vec<f64> = ends.iter().filter_map(|end| end.score.map(f64::from)).collect();
            let mean = (!scores.is_empty()).then(|| scores.iter().sum::<f64>() / scores.len() as f64);
            done(&Round {
                round: round + 1,
                games: self.games,
                won: wilson(won, self.games),
                score: mean,
                positions,
                error,
                weights: made.write(),
            })
            .map_err(Error::Failed)?;
            net = Some(Arc::new(made));
        }
        Ok(())
    }
}

fn is_won(end: &Outcome) -> bool {
    matches!(end.result, underdeck_game::GameResult::Won | underdeck_game::GameResult::Winner(Seat(0)))
}

/// The training positions of a game, and its end.
struct Game {
    /// Concatenated observations, each with the seat that saw it.
    seen: Vec<u8>,
    seats: Vec<Seat>,
    outcome: Option<Outcome>,
}

/// Plays a game against itself.
fn played<S: Playable>(options: &S::Options, net: Option<Arc<Network>>, bytes: usize, seed: u64) -> Game {
    let mut luck = FastChance(FastRng::new(seed));
    let mut state = S::new(options, &mut luck);
    let mut player = ValuePlayer::<S>::new(net, !seed);
    let mut game = Game { seen: Vec::new(), seats: Vec::new(), outcome: None };
    for _ in 0..Training::MOST_MOVES {
        let seat = state.deciding_seat();
        let Some(mv) = player.choose(Decision::of(&state)) else { break };
        let before = state.view(seat);
        state.play_unchecked(mv, &mut luck);
        if state.outcome().is_some() {
            break;
        }
        let (after, foreseen) = (state.view(seat), before.foreseen(&state, seat));
        if !S::View::PLANS || foreseen != after {
            let start = game.seen.len();
            game.seen.resize(start + bytes, 0);
            foreseen.describe(&mut game.seen[start..]);
            // A repeated observation is not another position.
            if start > 0 && game.seats.last() == Some(&seat) && game.seen[start - bytes..start] == game.seen[start..] {
                game.seen.truncate(start);
            } else {
                game.seats.push(seat);
            }
        }
    }
    game.outcome = state.outcome();
    game
}

/// Plays a game by the heuristic and keeps every view of the deciding seat.
fn followed<S: Playable>(options: &S::Options, bytes: usize, seed: u64) -> Game {
    let mut luck = FastChance(FastRng::new(seed));
    let mut state = S::new(options, &mut luck);
    let mut game = Game { seen: Vec::new(), seats: Vec::new(), outcome: None };
    for _ in 0..Training::MOST_MOVES {
        let Turn::Decide(seat) = state.turn() else { break };
        let view = state.view(seat);
        let start = game.seen.len();
        game.seen.resize(start + bytes, 0);
        view.describe(&mut game.seen[start..]);
        // Seats with shared information share its value.
        game.seats.push(if state.is_shared() { Seat(0) } else { seat });
        state.play_unchecked(view.heuristic(), &mut luck);
    }
    game.outcome = state.outcome();
    game
}

/// Fits a value to some games. Returns the number of positions and the error of the last pass.
fn fitted(
    fit: &mut Fit,
    games: &[Game],
    net: Option<&Network>,
    goal: TrainingGoal,
    bytes: usize,
    seed: u64,
) -> (usize, f64) {
    let mut rng = FastRng::new(!seed);
    let all: usize = games.iter().map(|game| game.seats.len()).sum();
    let mut samples: Vec<(&[u8], f32)> = Vec::with_capacity(all.min(Training::POSITIONS * 2));
    for game in games {
        let mut worths: Vec<(Seat, f32)> = Vec::new();
        for (seen, &seat) in game.seen.chunks_exact(bytes).zip(&game.seats).rev() {
            // Backwards: the target of each position depends on the next one of the same seat.
            let end = || goal.worth(game.outcome, seat);
            let known = worths.iter_mut().find(|known| known.0 == seat);
            let worth = known.as_ref().map_or_else(end, |known| known.1);
            let now = net.map_or(worth, |net| Training::LAMBDA * worth + (1.0 - Training::LAMBDA) * net.value(seen));
            match known {
                Some(known) => known.1 = now,
                None => worths.push((seat, now)),
            }
            if all <= Training::POSITIONS || (rng.next_u64() % all as u64) < Training::POSITIONS as u64 {
                samples.push((seen, worth));
            }
        }
    }
    let round = net.map_or(0, Network::rounds);
    let share = if round < Training::BRISK { 1.0 } else { 2.0 / (round + 1) as f32 };
    let (mut rate, mut squares) = (Training::RATE * share, 0.0);
    for _ in 0..Training::PASSES {
        squares = 0.0;
        for last in (1..samples.len()).rev() {
            let other = rng.next_u64() % (last as u64 + 1);
            samples.swap(last, other as usize);
        }
        for &(seen, worth) in &samples {
            squares += f64::from(fit.learn(seen, worth, rate));
        }
        rate /= 2.0;
    }
    (samples.len(), (squares / samples.len().max(1) as f64).sqrt())
}

struct Visiting<'a, 'h> {
    training: &'a Training,
    host: &'a SimulationHost<'h>,
    done: &'a mut dyn FnMut(&Round) -> Result<(), String>,
}

impl GameVisitor for Visiting<'_, '_> {
    type Out = Result<(), Error>;

    fn visit<S: Playable>(self) -> Self::Out {
        self.training.train::<S>(self.host, self.done)
    }
}
