//! Which value of a house rule makes a game as hard, as rich or as long as its designer wants.

mod pair;
mod target;

use catalogue::OptionFace;
use game::{OptionKind, OptionValue};
use serde::Serialize;
use stats::{Histogram, Interval, holm};

pub use pair::{Line, TuningPair};
pub use target::{NoTarget, Target};

use crate::{Error, Host, Luck, Request, game_seed};

/// The answer to a designer who wants a figure and asks for a value.
///
/// A first sample looks over the option's whole range and closes in on the target; the value it finds is played again, with its
/// neighbours, in a second sample of other deals. Every figure of the second sample is honest: it chose nothing.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Tuning {
    /// The game's id.
    pub game: &'static str,
    /// The option.
    pub option: &'static str,
    /// What is wanted.
    pub target: Target,
    /// Who played.
    pub player: String,
    /// The seed of the first sample; the second has one that follows from it.
    pub seed: u64,
    /// Whether the values are numbers, so that some lie between others.
    pub is_ordered: bool,
    /// The first sample, in the order of the values.
    pub tried: Vec<Tried>,
    /// How often the first sample passes the target on its way over the range: once where the option works in one direction.
    pub crossings: usize,
    /// The value that came nearest to the target in the first sample; `None` if none was played.
    pub answer: Option<String>,
    /// The second sample: the answer and its neighbours, in the order of the values.
    pub confirmed: Vec<Tried>,
    /// The values that the second sample cannot tell from the target, with 95 % confidence for all together (Holm); with numbers
    /// the target lies within them or between them and their neighbours.
    pub open: Vec<String>,
    /// Whether everything was played; not after a stop.
    pub is_whole: bool,
}

/// What a value of the option gave.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Tried {
    /// The value, as typed.
    pub value: String,
    /// Games played.
    pub games: u64,
    /// The figure; `None` where no game has one, such as a score.
    pub found: Option<f64>,
    /// Its 95 % interval.
    pub found_95: Option<Interval>,
    /// How probable a figure as far from the target would be if the target were the truth. In the second sample it is corrected
    /// for all values there.
    pub p_value: f64,
}

/// How much to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Depth {
    /// The most deals of a value in the first sample, and all of a value in the second.
    pub deals: u64,
    /// The most values at which the whole range is looked at before closing in.
    pub coarse: usize,
}

/// The fewest deals of a value.
const FEWEST: u64 = 200;
/// In the first sample a value needs no more deals once its figure is this far from the target.
const FAR: f64 = 1e-4;
/// The most values of the second sample.
const MOST: usize = 9;

impl Request {
    /// Looks for the value of an option that meets a target, with the first player. See [`Tuning`].
    ///
    /// # Errors
    /// If the game has no such option, the option is a free text or among the fixed ones, or no value of it goes with them; or as
    /// [`Request::simulate`].
    pub fn tune(&self, option: &str, target: Target, depth: Depth, host: &Host<'_>) -> Result<Tuning, Error> {
        Tuner::new(self, option, target, depth, host)?.run()
    }
}

struct Tuner<'a> {
    request: &'a Request,
    host: &'a Host<'a>,
    depth: Depth,
    values: Vec<OptionValue>,
    tried: Vec<Option<Tried>>,
    found: Tuning,
}

impl<'a> Tuner<'a> {
    fn new(
        request: &'a Request,
        option: &str,
        target: Target,
        depth: Depth,
        host: &'a Host<'a>,
    ) -> Result<Self, Error> {
        let (face, values) = range(request, option)?;
        let found = Tuning {
            game: catalogue::find(&request.game)?.info().id,
            option: face.key,
            target,
            player: request.players.first().map_or_else(String::new, ToString::to_string),
            seed: request.seed,
            is_ordered: matches!(face.kind, OptionKind::Int { .. }),
            tried: Vec::new(),
            crossings: 0,
            answer: None,
            confirmed: Vec::new(),
            open: Vec::new(),
            is_whole: false,
        };
        Ok(Self { request, host, depth, tried: vec![None; values.len()], values, found })
    }

    fn run(mut self) -> Result<Tuning, Error> {
        let last = self.values.len() - 1;
        let coarse = spread(last, if self.found.is_ordered { self.depth.coarse.clamp(2, 64) } else { last + 1 });
        for &n in &coarse {
            self.look(n)?;
        }
        if self.found.is_ordered {
            // Between two values on either side of the target lies one that is nearer.
            let mut brackets: Vec<(usize, usize)> = coarse.windows(2).map(|pair| (pair[0], pair[1])).collect();
            brackets.retain(|&(low, high)| self.is_above(low) != self.is_above(high));
            self.found.crossings = brackets.len();
            while let Some((low, high)) = brackets.pop() {
                let middle = usize::midpoint(low, high);
                if middle == low || self.host.is_stopped() {
                    continue;
                }
                self.look(middle)?;
                brackets.push(if self.is_above(middle) == self.is_above(low) { (middle, high) } else { (low, middle) });
            }
        }
        let nearest = (0..self.values.len()).filter(|&n| self.distance(n).is_some());
        let nearest = nearest.min_by(|&one, &other| {
            self.distance(one).unwrap_or(f64::MAX).total_cmp(&self.distance(other).unwrap_or(f64::MAX))
        });
        self.found.answer = nearest.map(|n| self.values[n].to_string());
        let tried = std::mem::take(&mut self.tried);
        self.found.tried = tried.into_iter().flatten().collect();
        if let Some(nearest) = nearest.filter(|_| !self.host.is_stopped()) {
            self.confirm(nearest)?;
        }
        self.found.is_whole = !self.host.is_stopped() && self.found.answer.is_some();
        if !self.host.is_stopped() && self.found.answer.is_none() {
            return Err(Error::Request(format!("no game of {} has a {}", self.found.game, self.found.target.noun())));
        }
        Ok(self.found)
    }

    /// Plays the second sample: the answer, and its neighbours until both sides are clearly off the target.
    fn confirm(&mut self, answer: usize) -> Result<(), Error> {
        let seed = game_seed(self.request.seed, u64::MAX);
        let mut confirmed = std::collections::BTreeMap::new();
        let mut next = vec![answer];
        while let Some(n) = next.pop() {
            if self.host.is_stopped() || confirmed.len() >= MOST {
                break;
            }
            let played = self.play(n, self.depth.deals, seed)?;
            let is_off = played.p_value < 0.05 / MOST as f64;
            confirmed.insert(n, played);
            // A value that is clearly off ends its side.
            let low = n.checked_sub(1).filter(|_| n <= answer && (n == answer || !is_off));
            let high = Some(n + 1).filter(|&high| high < self.values.len() && n >= answer && (n == answer || !is_off));
            let beside = [high, low].into_iter().flatten().filter(|n| !confirmed.contains_key(n));
            next.extend(beside.filter(|_| self.found.is_ordered));
        }
        let p: Vec<f64> = confirmed.values().map(|played: &Tried| played.p_value).collect();
        self.found.confirmed = confirmed.into_values().collect();
        for (played, p) in self.found.confirmed.iter_mut().zip(holm(&p)) {
            played.p_value = p;
        }
        let open = self.found.confirmed.iter().filter(|played| played.p_value >= 0.05);
        self.found.open = open.map(|played| played.value.clone()).collect();
        Ok(())
    }

    /// Plays a value in the first sample, twice as many deals each time until it is far from the target or there are enough.
    fn look(&mut self, n: usize) -> Result<(), Error> {
        let mut deals = FEWEST.min(self.depth.deals);
        while !self.host.is_stopped() {
            let played = self.play(n, deals, self.request.seed)?;
            let is_enough = deals >= self.depth.deals || played.p_value < FAR;
            if played.games == deals {
                self.tried[n] = Some(played);
            }
            if is_enough {
                break;
            }
            deals = (deals * 2).min(self.depth.deals);
        }
        Ok(())
    }

    fn play(&self, n: usize, deals: u64, seed: u64) -> Result<Tried, Error> {
        let own = with(self.request, self.found.option, &self.values[n]);
        let study = Request { games: deals, seed, ..own }.simulate(self.host, None)?;
        let Some(run) = study.runs.first() else { return Err(Error::Failed("nobody played".into())) };
        let sums = |counts: &[(i64, u64)]| {
            let mut histogram = Histogram::new();
            counts.iter().for_each(|&(number, count)| histogram.add_many(number, count));
            histogram.sums()
        };
        let numbers = &run.detail.distributions;
        let (results, value) = (&run.results, self.values[n].to_string());
        let (found, found_95, p_value) = match self.found.target {
            Target::Won(share) => {
                let p = stats::share_p(results.wins, results.games, share);
                (Some(results.win_rate), Some(results.win_rate_95), p)
            }
            Target::Score(score) => {
                let sums = sums(&numbers.scores);
                (sums.mean(), sums.skewed_interval(), sums.p_value_of(score).unwrap_or(1.0))
            }
            Target::Length(length) => {
                let sums = sums(&numbers.moves);
                (sums.mean(), sums.skewed_interval(), sums.p_value_of(length).unwrap_or(1.0))
            }
        };
        Ok(Tried { value, games: results.games, found, found_95, p_value })
    }

    fn distance(&self, n: usize) -> Option<f64> {
        let found = self.tried.get(n)?.as_ref()?.found?;
        Some((found - self.found.target.number()).abs())
    }

    fn is_above(&self, n: usize) -> bool {
        let found = self.tried[n].as_ref().and_then(|tried| tried.found);
        found.is_some_and(|found| found > self.found.target.number())
    }
}

/// An option, and those of its values that go with the fixed ones.
fn range(request: &Request, option: &str) -> Result<(OptionFace, Vec<OptionValue>), Error> {
    let game = catalogue::find(&request.game)?;
    let options = game.options();
    let Some(face) = options.iter().find(|face| face.key == option) else {
        let known = options.iter().map(|face| face.key).collect::<Vec<_>>().join(", ");
        let game = game.info().id;
        return Err(Error::Request(format!("{game} has no option `{option}`: the options are {known}")));
    };
    if request.options.iter().any(|(key, _)| key == option) {
        return Err(Error::Request(format!("{option} is to be found: it cannot be fixed with --option, too")));
    }
    let values: Vec<OptionValue> = match face.kind {
        OptionKind::Bool => [false, true].map(OptionValue::Bool).to_vec(),
        OptionKind::Int { min, max } => (min..=max).map(OptionValue::Int).collect(),
        OptionKind::Choice(words) => words.iter().map(|word| OptionValue::Text((*word).to_owned())).collect(),
        _ => return Err(Error::Request(format!("{option} is a free text: it has no range to look over"))),
    };
    let values: Vec<OptionValue> =
        values.into_iter().filter(|value| with(request, option, value).about().is_ok()).collect();
    if values.is_empty() {
        return Err(with(request, option, &face.default)
            .about()
            .err()
            .unwrap_or_else(|| Error::Request(format!("no value of {option} goes with the other options"))));
    }
    Ok((face.clone(), values))
}

/// Places spread over a range from 0 to `last`, at most `most` of them.
fn spread(last: usize, most: usize) -> Vec<usize> {
    let steps = last.min(most - 1).max(1);
    let mut places: Vec<usize> = (0..=steps).map(|n| n * last / steps).collect();
    places.dedup();
    places
}

/// The request with a value of the option, on deals of their own.
fn with(request: &Request, option: &str, value: &OptionValue) -> Request {
    let mut own = Request { luck: Luck::Deal, until: None, ..request.clone() };
    own.players.truncate(1);
    own.options.push((option.to_owned(), value.to_string()));
    own
}
