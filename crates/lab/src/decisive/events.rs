//! Values of games with and without an event: what was dealt, and what was chosen.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use serde::Serialize;
use serde_json::Value;
use underdeck_cards::Card;
use underdeck_game::{Fact, FactTime, FactValue, Moment, Play as _, Playable, Seat};
use underdeck_stats::{Interval, Sums, holm};

use super::effect::{Effect, rest, worth};
use super::group::{Group, Level, RoleWords, Roles};
use crate::measures::walk;
use crate::parallel::Threads;
use crate::{By, Plan, SimulationHost, game_seed};

/// An event in the first moves, which happened in some games and not in others.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Event {
    /// The cards or moves.
    #[serde(flatten)]
    pub group: Group,
    /// How many of them make the event: the number that divides the games most evenly.
    pub at_least: u64,
    /// The numbers of games with and without the event. Of a choice, those without had the choice.
    pub games: [u64; 2],
    /// The win rates or mean scores with and without the event.
    pub means: [f64; 2],
    /// The first minus the second.
    pub more: f64,
    /// Its 95 % interval: Newcombe's of rates, or the one recovered from the intervals of both means; `None` if all scores are equal.
    pub more_95: Option<Interval>,
    /// The p-value of the difference, corrected for all events of its level (Holm).
    pub p_value: f64,
}

/// The least share of games with, and of games without, an event.
const RARE: f64 = 0.05;

/// The events of the first moves by the games followed.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Events {
    /// Games of that length.
    pub(super) games: u64,
    pub(super) dealt: Vec<Event>,
    pub(super) chosen: Vec<Event>,
    pub(super) reached: Vec<Event>,
}

/// The first moves of one game.
#[derive(Default)]
struct Followed {
    worth: i64,
    roles: Roles,
    /// How many cards of a group were seen, and at how many decisions a verb was legal.
    dealt: BTreeMap<Group, u64>,
    /// How many moves of a group were made where another was legal; 0 if such moves were only legal.
    chosen: BTreeMap<Group, u64>,
    /// The game's facts after these moves.
    reached: BTreeMap<Group, u64>,
}

/// Observes the first moves of some games.
pub(super) fn follow<S: Playable>(
    plan: &Plan<S>,
    by: By,
    games: u64,
    moves: u64,
    host: &SimulationHost<'_>,
) -> Result<(Events, RoleWords), String> {
    let play = |n: u64| {
        let (mut looks, mut facts) = (Looks::default(), FactCounts::default());
        let (made, outcome) = walk(plan, game_seed(plan.seed, n), host, |state: &S, mv, n| {
            if n <= moves {
                facts.look(state, mv);
            }
            // Where seats are rivals, the first one is followed.
            if n < moves && (state.is_shared() || state.deciding_seat() == Seat(0)) {
                looks.look(state, mv);
            }
        });
        (host.progress)(1);
        (made >= moves && !host.is_stopped()).then(|| looks.followed(worth(by, outcome), facts.groups()))
    };
    let followed = Threads::start(plan.jobs)?.map(0..games, &play);
    let games = followed.len() as u64;
    // In a game without a card it was not dealt. In a game without the opportunity a move was neither chosen nor declined.
    let of_all = |of: fn(&Followed) -> &BTreeMap<Group, u64>| {
        let counted = of_games(&followed, of).into_iter().map(|(group, mut counts)| {
            let absent = (0..).zip(&followed).filter(|(_, one)| !of(one).contains_key(&group));
            counts.extend(absent.map(|(game, one)| Counted { game, count: 0, worth: one.worth }));
            counts.sort_unstable_by_key(|one| one.game);
            (group, counts)
        });
        tested(by, games, counted.collect())
    };
    let (dealt, reached) = (of_all(|one| &one.dealt), of_all(|one| &one.reached));
    let chosen = tested(by, games, of_games(&followed, |one| &one.chosen));
    let roles = followed.into_iter().flat_map(|one| one.roles.words()).collect();
    Ok((Events { games, dealt, chosen, reached }, roles))
}

/// The count of a group in a game.
#[derive(Clone, Copy)]
struct Counted {
    game: u64,
    count: u64,
    worth: i64,
}

/// The count of each group in each game that has it.
fn of_games(
    followed: &[Followed],
    counts: impl Fn(&Followed) -> &BTreeMap<Group, u64>,
) -> BTreeMap<Group, Vec<Counted>> {
    let mut found: BTreeMap<Group, Vec<Counted>> = BTreeMap::new();
    for (game, one) in (0..).zip(followed) {
        for (group, &count) in counts(one) {
            found.entry(group.clone()).or_default().push(Counted { game, count, worth: one.worth });
        }
    }
    found
}

/// The events that are common enough, tested within their levels, the most significant first.
fn tested(by: By, games: u64, found: BTreeMap<Group, Vec<Counted>>) -> Vec<Event> {
    let is_common = |count: u64| count as f64 >= RARE * games as f64 && count > 1;
    let (mut events, mut known) = (Vec::new(), HashSet::new());
    for (group, counts) in found {
        let at_least = halving(&counts);
        let (mut all, mut with, mut games) = (Sums::default(), Sums::default(), DefaultHasher::new());
        for Counted { game, count, worth } in counts {
            all.add(worth);
            (game, count >= at_least).hash(&mut games);
            if count >= at_least {
                with.add(worth);
            }
        }
        let without = rest(all, with);
        // A group that is in the same games as an earlier one, such as a role that one card has, asks nothing new.
        if !is_common(with.count) || !is_common(without.count) || !known.insert(games.finish()) {
            continue;
        }
        let Effect { means, more_95, p_value } = Effect::new(by, with, without);
        let (games, more) = ([with.count, without.count], means[0] - means[1]);
        events.push(Event { group, at_least, games, means, more, more_95, p_value });
    }
    correct(&mut events, |event| event.group.level, |event| &mut event.p_value);
    events
        .sort_by(|one, other| one.p_value.total_cmp(&other.p_value).then(other.more.abs().total_cmp(&one.more.abs())));
    events
}

/// Corrects the p-values of each level for multiple tests.
pub(super) fn correct<T>(tests: &mut [T], level: impl Fn(&T) -> Level, p_value: impl Fn(&mut T) -> &mut f64) {
    for of in Level::ALL {
        let mut same: Vec<&mut f64> = tests.iter_mut().filter(|test| level(test) == of).map(&p_value).collect();
        let corrected = holm(&same.iter().map(|p| **p).collect::<Vec<_>>());
        same.iter_mut().zip(corrected).for_each(|(p, corrected)| **p = corrected);
    }
}

/// The number of which as nearly half of the games as possible have at least so many; results play no part in it.
fn halving(counts: &[Counted]) -> u64 {
    let mut sorted: Vec<u64> = counts.iter().map(|one| one.count).collect();
    sorted.sort_unstable();
    let from_half = |at_least: &u64| {
        let below = sorted.partition_point(|count| count < at_least);
        (2 * below).abs_diff(sorted.len())
    };
    let numbers: BTreeSet<u64> = sorted.iter().copied().filter(|count| *count > 0).collect();
    numbers.into_iter().min_by_key(from_half).unwrap_or(1)
}

/// What was seen and done in the first moves of a game.
#[derive(Default)]
struct Looks {
    roles: Roles,
    seen: BTreeSet<Card>,
    /// At how many decisions a verb was legal.
    legal: BTreeMap<String, u64>,
    /// The moves made where there was a choice, and the legal ones.
    made: Vec<(String, Vec<String>)>,
}

impl Looks {
    /// Records the cards that the deciding seat sees, its legal moves and its move.
    fn look<S: Playable>(&mut self, state: &S, mv: S::Move) {
        self.roles.look(state);
        if let Ok(view) = serde_json::to_value(state.view(state.deciding_seat())) {
            scan(&view, &mut |card| {
                self.seen.insert(card);
            });
        }
        let legal: Vec<String> = state.legal_vec().iter().map(ToString::to_string).collect();
        let verbs: BTreeSet<&str> = legal.iter().filter_map(|spelling| spelling.split(' ').next()).collect();
        verbs.into_iter().for_each(|verb| *self.legal.entry(verb.to_owned()).or_default() += 1);
        if legal.len() > 1 {
            self.made.push((mv.to_string(), legal));
        }
    }

    /// The groups of a game with this worth and these facts.
    fn followed(self, worth: i64, reached: BTreeMap<Group, u64>) -> Followed {
        let mut dealt: BTreeMap<Group, u64> = BTreeMap::new();
        for group in self.seen.iter().flat_map(|card| Group::of_card("", *card, &self.roles)) {
            *dealt.entry(group).or_default() += 1;
        }
        dealt.extend(self.legal.into_iter().map(|(verb, n)| (Group::new(Level::Verb, &verb, ""), n)));
        let mut known: BTreeMap<&str, Vec<Group>> = BTreeMap::new();
        for spelling in self.made.iter().flat_map(|(mv, legal)| legal.iter().chain([mv])) {
            known.entry(spelling).or_insert_with(|| Group::of_move(spelling, &self.roles));
        }
        let mut chosen: BTreeMap<Group, u64> = BTreeMap::new();
        for (mv, legal) in &self.made {
            let mut open: BTreeMap<&Group, usize> = BTreeMap::new();
            legal
                .iter()
                .flat_map(|spelling| &known[spelling.as_str()])
                .for_each(|group| *open.entry(group).or_default() += 1);
            // A group to which every legal move belongs is no choice.
            open.retain(|_, moves| *moves < legal.len());
            for group in open.keys() {
                let made = u64::from(known[mv.as_str()].contains(group));
                *chosen.entry((*group).clone()).or_default() += made;
            }
        }
        Followed { worth, roles: self.roles, dealt, chosen, reached }
    }
}

/// The facts of a game up to a state: the latest of those that are so now, and the sums.
struct FactCounts<S: Playable> {
    before: Option<(S, S::Move)>,
    now: Vec<Option<FactValue>>,
    sums: Vec<i64>,
}

impl<S: Playable> Default for FactCounts<S> {
    fn default() -> Self {
        Self { before: None, now: vec![None; S::FACTS.len()], sums: vec![0; S::FACTS.len()] }
    }
}

impl<S: Playable> FactCounts<S> {
    /// Reads the facts of a state, which the move leaves.
    fn look(&mut self, state: &S, mv: S::Move) {
        let moment = Moment { before: self.before.as_ref().map(|(before, mv)| (before, *mv)), now: state };
        for (n, fact) in S::FACTS.iter().enumerate() {
            match fact.spec.time {
                FactTime::Now => self.now[n] = (fact.read)(&moment),
                FactTime::Sum => self.sums[n] += (fact.read)(&moment).and_then(FactValue::number).unwrap_or(0),
                FactTime::End => {}
            }
        }
        self.before = Some((state.clone(), mv));
    }

    /// A number by its amount, of which one below 0 counts as 0; another value as there or not.
    fn groups(self) -> BTreeMap<Group, u64> {
        let count = |number: i64| u64::try_from(number).unwrap_or(0);
        let group = |((fact, now), sum): ((&Fact<S>, Option<FactValue>), i64)| {
            let id = || fact.spec.id.to_owned();
            let (name, count) = match (fact.spec.time, now) {
                (FactTime::Sum, _) => (id(), count(sum)),
                (_, Some(FactValue::Number(number))) => (id(), count(number)),
                (_, Some(FactValue::Flag(flag))) => (id(), flag.into()),
                (_, Some(value)) => (format!("{}={value}", id()), 1),
                (_, None) => return None,
            };
            Some((Group::new(Level::Fact, "", name), count))
        };
        S::FACTS.iter().zip(self.now).zip(self.sums).filter_map(group).collect()
    }
}

fn scan(value: &Value, each: &mut impl FnMut(Card)) {
    match value {
        Value::String(text) => text.parse().into_iter().for_each(each),
        Value::Array(values) => values.iter().for_each(|value| scan(value, each)),
        Value::Object(values) => values.values().for_each(|value| scan(value, each)),
        _ => {}
    }
}
