//! Endgames solved by hand: the best moves and the values of moves.
//!
//! They are in `endgames/<game>.json`, each with its reason in words. The test proves them by exhaustive search over chance events and hidden cards,
//! and then checks the searching player's move.

use std::collections::{BTreeMap, HashMap};

use serde::Deserialize;
use serde_json::{Value, json};
use underdeck_catalogue::GameVisitor;
use underdeck_game::{Enumerating, GameResult, Outcome, Play, Playable, View};
use underdeck_players::{Decision, Player, PlayerKind};

/// A position with its solution by hand.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    name: String,
    /// The reason, in short.
    why: String,
    measure: Measure,
    /// The keys of the state that differ from those of a new game with default options.
    state: Value,
    /// The pile with the remaining cards; without it all cards are named.
    rest: Option<String>,
    /// The pile with its unknown cards in any order.
    unseen: Option<String>,
    /// All best moves, sorted.
    best: Vec<String>,
    /// The values of moves: a number or a fraction such as `2/3`.
    worth: BTreeMap<String, String>,
}

/// The utility of the end of a game.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Measure {
    /// The chance to win.
    Win,
    /// The expected score, 0 for a lost game.
    Score,
}

impl Measure {
    fn of(self, outcome: Outcome) -> f64 {
        match self {
            Self::Win => f64::from(u8::from(outcome.result == GameResult::Won)),
            Self::Score if outcome.result == GameResult::Won => f64::from(outcome.score.expect("a score")),
            Self::Score => 0.0,
        }
    }
}

/// The position with its turns counted from now: Cryptkeeper counts turns without a limit, but only the distance to a curse matters.
fn counted_again<S: Playable>(state: S) -> S {
    if S::INFO.id != "cryptkeeper" || state.outcome().is_some() {
        return state;
    }
    let mut keys = serde_json::to_value(&state).unwrap();
    let turns = keys["turns"].as_i64().unwrap();
    for due in ["due_black", "due_red"] {
        if let Some(turn) = keys[due].as_i64() {
            keys[due] = json!(turn - turns);
        }
    }
    keys["turns"] = json!(0);
    serde_json::from_value(keys).unwrap()
}

/// An information set: indistinguishable states with their probabilities.
type Belief<S> = Vec<(S, f64)>;

/// The results of a move with their probabilities: ends with a value, or other information sets.
#[derive(Default)]
struct Ways {
    ended: f64,
    points: Vec<(f64, usize)>,
}

/// The reachable game tree, by information set.
struct Everything<S: Playable> {
    measure: Measure,
    points: HashMap<S::View, usize>,
    /// The moves of each information set.
    moves: Vec<Vec<(S::Move, Ways)>>,
}

impl<S: Playable> Everything<S> {
    /// The most information sets of an endgame.
    const MOST: usize = 100_000;

    fn from(start: Belief<S>, measure: Measure) -> Self {
        let mut all = Self { measure, points: HashMap::new(), moves: Vec::new() };
        let mut waiting = Vec::new();
        all.point(start, &mut waiting);
        while let Some((point, belief)) = waiting.pop() {
            let moves = belief[0].0.legal_vec();
            all.moves[point] = moves.into_iter().map(|mv| (mv, all.ways(&belief, mv, &mut waiting))).collect();
        }
        all
    }

    /// The index of an information set; a new one is queued.
    fn point(&mut self, belief: Belief<S>, waiting: &mut Vec<(usize, Belief<S>)>) -> usize {
        let seat = belief[0].0.deciding_seat();
        let new = self.points.len();
        let point = *self.points.entry(belief[0].0.view(seat)).or_insert(new);
        if point == new {
            assert!(new < Self::MOST, "too much to try");
            self.moves.push(Vec::new());
            waiting.push((point, belief));
        }
        point
    }

    fn ways(&mut self, belief: &Belief<S>, mv: S::Move, waiting: &mut Vec<(usize, Belief<S>)>) -> Ways {
        let mut ways = Ways::default();
        let mut seen: HashMap<S::View, HashMap<S, f64>> = HashMap::new();
        for (state, likely) in belief {
            let mut luck = Enumerating::new();
            loop {
                let mut after = state.clone();
                after.play(mv, &mut luck).expect("what looks alike has the same moves");
                let likely = likely / luck.one_in();
                match after.outcome() {
                    Some(outcome) => ways.ended += likely * self.measure.of(outcome),
                    None => {
                        let after = counted_again(after);
                        let view = after.view(after.deciding_seat());
                        *seen.entry(view).or_default().entry(after).or_insert(0.0) += likely;
                    }
                }
                if !luck.advance() {
                    break;
                }
            }
        }
        for states in seen.into_values() {
            let likely: f64 = states.values().sum();
            let belief = states.into_iter().map(|(state, part)| (state, part / likely)).collect();
            ways.points.push((likely, self.point(belief, waiting)));
        }
        ways
    }

    /// The values of the first moves under optimal play, by value iteration, since play can have cycles.
    fn worth(&self) -> Vec<(S::Move, f64)> {
        let mut values = vec![0.0f64; self.moves.len()];
        let value = |values: &[f64], ways: &Ways| {
            ways.ended + ways.points.iter().map(|&(likely, point)| likely * values[point]).sum::<f64>()
        };
        loop {
            let mut change = 0.0f64;
            for point in (0..values.len()).rev() {
                let best = self.moves[point].iter().map(|(_, ways)| value(&values, ways)).fold(0.0, f64::max);
                change = change.max(best - values[point]);
                values[point] = best;
            }
            if change < 1e-13 {
                break;
            }
        }
        self.moves[0].iter().map(|(mv, ways)| (*mv, value(&values, ways))).collect()
    }
}

/// All permutations of a list.
fn orders(list: &[Value]) -> Vec<Vec<Value>> {
    if list.is_empty() {
        return vec![Vec::new()];
    }
    let with_first = |first: usize| {
        let rest: Vec<Value> =
            list.iter().enumerate().filter(|&(n, _)| n != first).map(|(_, card)| card.clone()).collect();
        orders(&rest).into_iter().map(move |rest| std::iter::once(list[first].clone()).chain(rest).collect())
    };
    (0..list.len()).flat_map(with_first).collect()
}

impl Position {
    fn state<S: Playable>(&self) -> S {
        let base: S = underdeck_testkit::start(&S::Options::default(), 1);
        let state = match &self.rest {
            Some(rest) => underdeck_testkit::scenario_rest(&base, self.state.clone(), rest),
            None => underdeck_testkit::scenario(&base, self.state.clone()),
        };
        state.check().unwrap_or_else(|error| panic!("{}: {error}", self.name));
        state
    }

    /// All states with the same view, equally likely.
    fn belief<S: Playable>(&self) -> Belief<S> {
        let state: S = self.state();
        let Some(pile) = &self.unseen else {
            assert_eq!(state.view(state.deciding_seat()).hidden(), 0, "{}: something is hidden", self.name);
            return vec![(state, 1.0)];
        };
        let keys = serde_json::to_value(&state).unwrap();
        let known = keys[format!("{pile}_known")].as_array().unwrap();
        let cards = keys[pile].as_array().unwrap();
        let places: Vec<usize> = (0..cards.len()).filter(|&place| known[place] == json!(false)).collect();
        let hidden: Vec<Value> = places.iter().map(|&place| cards[place].clone()).collect();
        let all = orders(&hidden);
        let likely = 1.0 / all.len() as f64;
        let states = all.into_iter().map(|order| {
            let mut keys = keys.clone();
            for (&place, card) in places.iter().zip(order) {
                keys[pile][place] = card;
            }
            let other: S = serde_json::from_value(keys).unwrap();
            let seat = state.deciding_seat();
            assert_eq!(other.view(seat), state.view(seat), "{}: told apart", self.name);
            (other, likely)
        });
        states.collect()
    }
}

fn number(text: &str) -> f64 {
    let (above, below) = text.split_once('/').unwrap_or((text, "1"));
    above.parse::<f64>().unwrap() / below.parse::<f64>().unwrap()
}

/// Proves the solutions of a game's positions and checks the searching player's moves. Returns the errors.
struct Judge(Vec<Position>);

impl GameVisitor for Judge {
    type Out = Vec<String>;

    fn visit<S: Playable>(self) -> Vec<String> {
        self.0.iter().flat_map(judged::<S>).collect()
    }
}

fn judged<S: Playable>(position: &Position) -> Vec<String> {
    let Position { name, why, .. } = position;
    assert!(!why.is_empty(), "{name}: no reason");
    let all = Everything::from(position.belief::<S>(), position.measure);
    let worth: BTreeMap<String, f64> = all.worth().into_iter().map(|(mv, worth)| (mv.to_string(), worth)).collect();
    let most = worth.values().copied().fold(f64::MIN, f64::max);
    let best: Vec<&String> = worth.iter().filter(|(_, worth)| **worth > most - 1e-9).map(|(mv, _)| mv).collect();
    let mut wrong = Vec::new();
    if best != position.best.iter().collect::<Vec<_>>() {
        wrong.push(format!("{name}: best of {worth:?} are {best:?}"));
    }
    let told_of_best = position.worth.keys().filter(|mv| best.contains(mv)).count();
    assert!(told_of_best > 0 && told_of_best < position.worth.len(), "{name}: the worth of a best move and of another");
    for (mv, told) in &position.worth {
        match worth.get(mv) {
            Some(worth) if (worth - number(told)).abs() < 1e-9 => {}
            found => wrong.push(format!("{name}: `{mv}` is worth {found:?}, not {told}")),
        }
    }
    let state: S = position.state();
    for player in ["mcts:1000", "mcts:4000"] {
        let kind: PlayerKind = player.parse().unwrap();
        let played =
            (0..3).map(|seed| kind.seeded(seed).choose(Decision::of(&state)).expect("a running game").to_string());
        let missed: Vec<String> = played.filter(|mv| worth[mv] <= most - 1e-9).collect();
        if !missed.is_empty() {
            let worth: Vec<f64> = missed.iter().map(|mv| worth[mv]).collect();
            wrong.push(format!("{name}: {player} plays {missed:?}, worth {worth:?} of {most}"));
        }
    }
    wrong
}

fn judge(game: &str, positions: &str) {
    let positions: Vec<Position> = serde_json::from_str(positions).unwrap_or_else(|error| panic!("{game}: {error}"));
    assert!(positions.len() >= 2, "{game} has few endgames");
    let wrong = underdeck_catalogue::visit(game, Judge(positions)).unwrap();
    assert!(wrong.is_empty(), "{game}:\n{}", wrong.join("\n"));
}

#[test]
fn endgames_of_keevorn() {
    judge("keevorn", include_str!("endgames/keevorn.json"));
}

#[test]
fn endgames_of_judgement_quest() {
    judge("judgement-quest", include_str!("endgames/judgement-quest.json"));
}

#[test]
fn endgames_of_card_crawler() {
    judge("card-crawler", include_str!("endgames/card-crawler.json"));
}

#[test]
fn endgames_of_living_keep() {
    judge("living-keep", include_str!("endgames/living-keep.json"));
}

#[test]
fn endgames_of_cryptkeeper() {
    judge("cryptkeeper", include_str!("endgames/cryptkeeper.json"));
}
