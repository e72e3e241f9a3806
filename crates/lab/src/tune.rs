//! Tuning: finds the value of a house rule that gives a game the required win rate, score or length.

mod coverage;
mod joint;
mod pair;
mod target;

use std::cell::RefCell;
use std::collections::BTreeMap;

use serde::Serialize;
use underdeck_catalogue::{Game, OptionFace};
use underdeck_game::{Link, Message, OptionKind, OptionValue, nearest, say};
use underdeck_stats::{Interval, Sums, holm, ratio, wilson};

pub use joint::{JointTuning, JointValue};
pub use pair::{LineSearch, TuningPair};
pub use target::{NoTarget, Target};

use crate::{Error, Luck, PlanRequest, Run, SimulationHost, game_seed};

/// The result of tuning an option to a target.
///
/// A first sample covers the option's whole range and closes in on the target. A second sample of other deals repeats the value found and its
/// neighbours; its figures are unbiased, since they did not select the value.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Tuning {
    /// The game's id.
    pub game: &'static str,
    /// The option.
    pub option: &'static str,
    /// The target.
    pub target: Target,
    /// The player.
    pub player: String,
    /// The seed of the first sample; the second sample's is derived from it.
    pub seed: u64,
    /// Whether the values are ordered, so that some are between others.
    pub is_ordered: bool,
    /// The first sample, in the order of the values.
    pub tried: Vec<TriedValue>,
    /// The number of crossings of the target in the first sample: at most one if the option has a monotone effect.
    pub crossings: usize,
    /// The value nearest to the target in the first sample; `None` without any.
    pub answer: Option<String>,
    /// The values that meet the target in both samples: `open` ones whose 95 % intervals contain it in both.
    pub met: Vec<String>,
    /// The second sample: the answer and values on both sides of it, or all words, in the order of the values.
    pub confirmed: Vec<TriedValue>,
    /// The confidence set of the answer: the values that the second sample does not reject, with a family-wise error rate of 1 % (Holm). For numbers
    /// with a monotone effect it contains all values between the nearest rejected ones. The target is within this set or between it and its
    /// neighbours.
    pub open: Vec<String>,
    /// All values, in order.
    #[serde(skip)]
    range: Vec<String>,
    /// Whether the search is complete; false after a stop.
    pub is_whole: bool,
}

/// The result for a value of the option.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TriedValue {
    /// The value, as entered.
    pub value: String,
    /// Games played.
    pub games: u64,
    /// The figure; `None` if no game has one, such as a score.
    pub found: Option<f64>,
    /// Its 95 % interval.
    pub found_95: Option<Interval>,
    /// The p-value of the deviation from the target. In the second sample it is corrected for all values there.
    pub p_value: f64,
}

/// The sample sizes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TuneEffort {
    /// The most deals of a value in the first sample, and the deals of a value in the second.
    pub deals: u64,
    /// The most values for covering the whole range.
    pub coarse: usize,
}

/// The second sample rejects a value with a corrected p-value below this level. The tests of mean scores are approximate, so half of the promised 1 %
/// is a reserve: see the simulations in `coverage`.
const LEVEL: f64 = 0.005;
/// The fewest deals of a value.
const FEWEST: u64 = 200;
/// The p-value in the first sample below which a value needs no more deals.
const FAR: f64 = 1e-4;
/// A correction for about as many values as a large second sample has.
const MOST: f64 = 16.0;

impl PlanRequest {
    /// Searches for the value of an option that meets a target, with the first player. See [`Tuning`].
    ///
    /// # Errors
    /// If the game does not have the option, the option is a free text or among the fixed ones, or none of its values is compatible with these;
    /// otherwise as [`PlanRequest::simulate`].
    pub fn tune(
        &self,
        option: &str,
        target: Target,
        depth: TuneEffort,
        host: &SimulationHost<'_>,
    ) -> Result<Tuning, Error> {
        let (face, values) = range(self, option)?;
        let runs = Runs::default();
        let play = |value: &OptionValue, deals, seed| play(self, face.key, target, value, [deals, seed], host, &runs);
        self.tuned(&face, values, target, depth, host, &play)
    }

    fn tuned(
        &self,
        face: &OptionFace,
        values: Vec<OptionValue>,
        target: Target,
        depth: TuneEffort,
        host: &SimulationHost<'_>,
        play: &Playing<'_>,
    ) -> Result<Tuning, Error> {
        let game = underdeck_catalogue::find(&self.game)?;
        target.check(game).map_err(|why| Error::PlanRequest(why.into()))?;
        let found = Tuning {
            game: game.info().id,
            option: face.key,
            player: self.players.first().map_or_else(String::new, ToString::to_string),
            seed: self.seed,
            is_ordered: matches!(face.kind, OptionKind::Int { .. }),
            ..Tuning::begun(target)
        };
        Tuner { play, host, depth, tried: vec![None; values.len()], values, found }.run()
    }
}

impl Tuning {
    /// An empty result.
    fn begun(target: Target) -> Self {
        Self {
            game: "",
            option: "",
            target,
            player: String::new(),
            seed: 0,
            is_ordered: true,
            tried: Vec::new(),
            crossings: 0,
            answer: None,
            met: Vec::new(),
            confirmed: Vec::new(),
            open: Vec::new(),
            range: Vec::new(),
            is_whole: false,
        }
    }

    /// Corrects the p-values of the second sample for this many searches together (Bonferroni, after Holm within each).
    fn allow_for(&mut self, searches: usize) {
        self.confirmed.iter_mut().for_each(|tried| tried.p_value = (tried.p_value * searches as f64).min(1.0));
        self.mark_open();
    }

    /// Marks the values that the second sample does not reject, and those of them that meet the target in both.
    fn mark_open(&mut self) {
        let is_open = |tried: &&TriedValue| tried.p_value >= LEVEL;
        self.open = self.confirmed.iter().filter(is_open).map(|tried| tried.value.clone()).collect();
        let ends = [self.open.first(), self.open.last()]
            .map(|end| self.confirmed.iter().position(|tried| Some(&tried.value) == end));
        if let ([Some(first), Some(last)], true) = (ends, self.is_ordered) {
            let place = |tried: &TriedValue| self.range.iter().position(|value| *value == tried.value);
            let low = first.checked_sub(1).and_then(|n| place(&self.confirmed[n])).map_or(0, |n| n + 1);
            let high = self.confirmed.get(last + 1).and_then(place).unwrap_or(self.range.len());
            self.open = self.range[low..high].to_vec();
        }
        let target = self.target.number();
        let is_met = |value: &&String| {
            let is_near = |tried: &TriedValue| tried.found_95.is_some_and(|interval| interval.contains(target));
            [&self.tried, &self.confirmed]
                .iter()
                .all(|sample| sample.iter().any(|tried| tried.value == **value && is_near(tried)))
        };
        self.met = self.open.iter().filter(is_met).cloned().collect();
    }
}

/// Plays a value on a number of deals of a seed.
type Playing<'a> = dyn Fn(&OptionValue, u64, u64) -> Result<TriedValue, Error> + 'a;

/// The games of a value on a number of deals of a seed, so that several targets are read from the same games.
type Runs = RefCell<BTreeMap<(String, [u64; 2]), Run>>;

/// A search, independent of the way in which deals are played.
struct Tuner<'a> {
    play: &'a Playing<'a>,
    host: &'a SimulationHost<'a>,
    depth: TuneEffort,
    values: Vec<OptionValue>,
    tried: Vec<Option<TriedValue>>,
    found: Tuning,
}

impl Tuner<'_> {
    fn run(mut self) -> Result<Tuning, Error> {
        let last = self.values.len() - 1;
        let coarse = spread(last, if self.found.is_ordered { self.depth.coarse.clamp(2, 64) } else { last + 1 });
        for &n in &coarse {
            self.look(n)?;
        }
        if self.found.is_ordered {
            // The nearest value is between two values on opposite sides of the target.
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
            let game = underdeck_catalogue::find(self.found.game)?.info().title;
            return Err(Error::PlanRequest(say!(LAB_NO_SCORES, game).into()));
        }
        Ok(self.found)
    }

    /// Plays the second sample: the answer, and on each side the values up to a rejected one; all words of an unordered option.
    fn confirm(&mut self, answer: usize) -> Result<(), Error> {
        let mut sample = BTreeMap::new();
        let last = self.values.len() - 1;
        if self.found.is_ordered {
            self.side_off(answer, &mut sample)?;
            let below = |distance: usize| answer.saturating_sub(distance);
            let above = |distance: usize| (answer + distance).min(last);
            let ends =
                [self.close_in(answer, &below, None, &mut sample)?, self.close_in(answer, &above, None, &mut sample)?];
            if let [Some(low), Some(high)] = ends
                && low == high
            {
                // Both ends are on one side of the target, which is beyond the nearer of them.
                let far =
                    |tried: Option<(&usize, &TriedValue)>| tried.map_or(f64::MAX, |(_, tried)| self.off_by(tried));
                let is_below = far(sample.first_key_value()) < far(sample.last_key_value());
                let at: &dyn Fn(usize) -> usize = if is_below { &below } else { &above };
                self.close_in(answer, at, Some(!low), &mut sample)?;
            }
        } else {
            for n in 0..=last {
                self.side_off(n, &mut sample)?;
            }
        }
        let p: Vec<f64> = sample.values().map(|played: &TriedValue| played.p_value).collect();
        self.found.confirmed = sample.into_values().collect();
        for (played, p) in self.found.confirmed.iter_mut().zip(holm(&p)) {
            played.p_value = p;
        }
        self.found.range = self.values.iter().map(ToString::to_string).collect();
        self.found.mark_open();
        Ok(())
    }

    /// Moves away from the answer with doubling distances to a rejected value, on the requested side of the target if there is one, and bisects back
    /// to the first such value. Returns its side; `None` at the end of the range or after a stop.
    fn close_in(
        &self,
        answer: usize,
        at: &dyn Fn(usize) -> usize,
        wanted: Option<bool>,
        sample: &mut BTreeMap<usize, TriedValue>,
    ) -> Result<Option<bool>, Error> {
        let (mut near, mut distance) = (answer, 1);
        let is_end = |side: Option<bool>| side.is_some() && (wanted.is_none() || side == wanted);
        let (mut end, side) = loop {
            let far = at(distance);
            if far == near || self.host.is_stopped() {
                return Ok(None);
            }
            let side = self.side_off(far, sample)?;
            if is_end(side) {
                break (far, side);
            }
            (near, distance) = (far, distance * 2);
        };
        while near.abs_diff(end) > 1 && !self.host.is_stopped() {
            let middle = usize::midpoint(near, end);
            *(if is_end(self.side_off(middle, sample)?) { &mut end } else { &mut near }) = middle;
        }
        Ok(side)
    }

    /// Plays a value in the second sample. Returns the side of the target on which it significantly is; `true` is above.
    fn side_off(&self, n: usize, sample: &mut BTreeMap<usize, TriedValue>) -> Result<Option<bool>, Error> {
        if !sample.contains_key(&n) && !self.host.is_stopped() {
            let seed = game_seed(self.found.seed, u64::MAX);
            sample.insert(n, (self.play)(&self.values[n], self.depth.deals, seed)?);
        }
        let off = sample.get(&n).filter(|played| played.p_value < LEVEL / MOST);
        Ok(off.map(|played| played.found.is_some_and(|found| found > self.found.target.number())))
    }

    fn off_by(&self, tried: &TriedValue) -> f64 {
        tried.found.map_or(f64::MAX, |found| (found - self.found.target.number()).abs())
    }

    /// Plays a value in the first sample with doubling numbers of deals until it is far from the target or the limit is reached.
    fn look(&mut self, n: usize) -> Result<(), Error> {
        let mut deals = FEWEST.min(self.depth.deals);
        while !self.host.is_stopped() {
            let played = (self.play)(&self.values[n], deals, self.found.seed)?;
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

    fn distance(&self, n: usize) -> Option<f64> {
        let tried = self.tried.get(n)?.as_ref()?;
        tried.found.map(|_| self.off_by(tried))
    }

    fn is_above(&self, n: usize) -> bool {
        let found = self.tried[n].as_ref().and_then(|tried| tried.found);
        found.is_some_and(|found| found > self.found.target.number())
    }
}

/// Plays a value on `deals` deals of a seed, unless it has been.
fn play(
    request: &PlanRequest,
    option: &str,
    target: Target,
    value: &OptionValue,
    [deals, seed]: [u64; 2],
    host: &SimulationHost<'_>,
    runs: &Runs,
) -> Result<TriedValue, Error> {
    let key = (value.to_string(), [deals, seed]);
    if let Some(run) = runs.borrow().get(&key) {
        return Ok(measured(key.0, target, run));
    }
    let own = with(request, option, value);
    let study = PlanRequest { games: deals, seed, ..own }.simulate(host, None)?;
    let Some(run) = study.runs.into_iter().next() else { return Err(Error::Failed(say!(LAB_NOT_PLAYED).into())) };
    let tried = measured(value.to_string(), target, &run);
    if run.results.games == deals {
        runs.borrow_mut().insert(key, run);
    }
    Ok(tried)
}

/// The figure of a value's games that a target is about.
fn measured(value: String, target: Target, run: &Run) -> TriedValue {
    let results = &run.results;
    let share = |games: u64, share| {
        let p = underdeck_stats::share_p(games, results.games, share);
        (Some(ratio(games as f64, results.games as f64)), Some(wilson(games, results.games)), p)
    };
    let (found, found_95, p_value) = match target {
        Target::Won(rate) => share(results.wins, rate),
        Target::Ended(cause, rate) => {
            let ended = results.ends.iter().find(|(known, _)| *known == cause);
            share(ended.map_or(0, |(_, games)| *games), rate)
        }
        Target::Score(score) => {
            let sums = results.score.map(|score| score.sums).unwrap_or_default();
            (sums.mean(), sums.interval(), sums.p_value_of(score))
        }
        Target::Length(length) => {
            let mut sums = Sums::default();
            run.detail.distributions.moves.iter().for_each(|&(number, count)| sums.add_many(number, count));
            (sums.mean(), sums.skewed_interval(), sums.p_value_of(length).unwrap_or(1.0))
        }
    };
    TriedValue { value, games: results.games, found, found_95, p_value }
}

/// An option with the values that are compatible with the fixed ones.
fn range(request: &PlanRequest, option: &str) -> Result<(OptionFace, Vec<OptionValue>), Error> {
    let game = underdeck_catalogue::find(&request.game)?;
    let options = game.options();
    let Some(face) = options.iter().find(|face| face.key == option) else {
        return Err(Error::PlanRequest(no_option(game, option).into()));
    };
    if request.options.iter().any(|(key, _)| key == option) {
        return Err(Error::PlanRequest(say!(LAB_OPTION_FIXED, option).into()));
    }
    let values: Vec<OptionValue> = match face.kind {
        OptionKind::Bool => [false, true].map(OptionValue::Bool).to_vec(),
        OptionKind::Int { min, max } => (min..=max).map(OptionValue::Int).collect(),
        OptionKind::Choice(words) => words.iter().map(|word| OptionValue::Text((*word).to_owned())).collect(),
        _ => return Err(Error::PlanRequest(say!(LAB_OPTION_TEXT, option).into())),
    };
    let values: Vec<OptionValue> =
        values.into_iter().filter(|value| with(request, option, value).about().is_ok()).collect();
    if values.is_empty() {
        return Err(with(request, option, &face.default)
            .about()
            .err()
            .unwrap_or_else(|| Error::PlanRequest(say!(LAB_OPTION_NONE, option).into())));
    }
    Ok((face.clone(), values))
}

/// The error of an option that a game does not have.
pub(crate) fn no_option(game: &Game, option: &str) -> Message {
    let faces = game.options();
    let keys = || faces.iter().map(|face| face.key);
    let (game, known) = (game.info().title, Message::join(keys(), Link::Comma));
    match nearest(option, keys()) {
        Some(meant) => say!(LAB_NO_OPTION_MEANT, game, option, meant, known),
        None => say!(LAB_NO_OPTION, game, option, known),
    }
}

/// At most `most` indices spread over a range from 0 to `last`.
fn spread(last: usize, most: usize) -> Vec<usize> {
    let steps = last.min(most - 1).max(1);
    let mut places: Vec<usize> = (0..=steps).map(|n| n * last / steps).collect();
    places.dedup();
    places
}

/// The request with a value of the option, on deals of its own.
fn with(request: &PlanRequest, option: &str, value: &OptionValue) -> PlanRequest {
    let mut own = PlanRequest { luck: Luck::Deal, until: None, ..request.clone() };
    own.players.truncate(1);
    own.options.push((option.to_owned(), value.to_string()));
    own
}
