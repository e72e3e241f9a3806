//! The effects of a step on different chance events that agree with all answers.

use serde_json::Value;
use underdeck_cards::{Card, CardSet};
use underdeck_game::{
    AnyGame, AnyMove, AnyOptions, AnyState, AnyView, ChanceEvent, Die, FastRng, Seat, below, shuffle,
};

use crate::log::{Event, LuckSlot, OnMissing, Reader, gone, renamed, unknown};

/// The number of redeals that test whether a card is visible independently of the others. If it is not in one case of `n`, and depends on a later
/// question, the question comes too early in at most one game of 80, for any `n`.
const SAMPLES: usize = 32;

/// The number of other cards that test whether a card is where the text of a state names it.
const FEW: usize = 4;

/// The completed part of the game.
#[derive(Clone, Debug)]
pub(crate) struct Steps {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) options: AnyOptions,
    /// Set-up and the moves.
    pub(crate) complete: Vec<Step>,
    /// Their chance events.
    pub(crate) log: Vec<Event>,
}

/// Set-up or a move without open questions.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    /// The move; `None` for set-up.
    pub(crate) mv: Option<AnyMove>,
    /// The state after it, on the present chance events.
    pub(crate) state: Box<dyn AnyState>,
    /// The view of each seat after it.
    pub(crate) views: Vec<Box<dyn AnyView>>,
    /// The number of chance events up to here.
    pub(crate) log: usize,
}

/// Chance events that agree with all answers.
#[derive(Clone, Debug)]
pub(crate) struct ConsistentLuck {
    pub(crate) log: Vec<Event>,
    /// The index of the first completed step with a new state, or the number of steps.
    pub(crate) step: usize,
    /// The states after it and after all later completed steps.
    pub(crate) states: Vec<Box<dyn AnyState>>,
}

/// A step on possible chance events.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    pub(crate) log: Vec<Event>,
    pub(crate) state: Box<dyn AnyState>,
    pub(crate) views: Vec<Box<dyn AnyView>>,
}

/// The results of the search for the questions of a step.
#[derive(Clone, Debug, Default)]
pub(crate) struct Plan {
    /// Cards for the next questions, in order, each with the seat that sees it.
    cards: Vec<(LuckSlot, Seat)>,
    /// The shapes of the step's events when no card was left to ask for.
    shape: Option<Vec<(Option<Die>, usize)>>,
}

/// The cards of a state as shown by a view.
#[derive(Default)]
struct Sight {
    /// Cards at the same paths in both.
    shown: CardSet,
    /// Cards that only the state names, with their paths.
    hidden: Vec<(Card, String)>,
}

impl Sight {
    fn of(state: &Value, view: &Value) -> Self {
        let mut sight = Self::default();
        sight.compare(state, view, &mut String::new());
        sight
    }

    fn compare(&mut self, state: &Value, view: &Value, path: &mut String) {
        let length = path.len();
        match state {
            Value::String(text) => match text.parse() {
                Ok(card) if state == view => self.shown.insert(card),
                Ok(card) => self.hidden.push((card, path.clone())),
                Err(_) => {}
            },
            Value::Array(state) => {
                for (n, state) in
                    state.iter().enumerate().filter(|(_, state)| !state.is_number() && !state.is_boolean())
                {
                    path.extend(["/", &n.to_string()]);
                    self.compare(state, view.get(n).unwrap_or(&Value::Null), path);
                    path.truncate(length);
                }
            }
            Value::Object(state) => {
                for (key, state) in state {
                    path.extend(["/", key]);
                    self.compare(state, view.get(key).unwrap_or(&Value::Null), path);
                    path.truncate(length);
                }
            }
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }
}

/// Whether these are the seats' views of a state.
fn looks(state: &dyn AnyState, views: &[Box<dyn AnyView>]) -> bool {
    (0..).map(Seat).zip(views).all(|(seat, view)| state.view(seat).is_same(view.as_ref()))
}

impl Steps {
    /// The state after set-up or a move.
    fn played(&self, before: Option<&dyn AnyState>, mv: Option<&AnyMove>, luck: &mut Reader) -> Box<dyn AnyState> {
        match (before, mv) {
            (Some(before), Some(mv)) => {
                let mut state = before.boxed();
                state.play(mv, luck);
                state
            }
            _ => self.game.start(&self.options, luck),
        }
    }

    /// Plays a step on this log, dealing missing events. `None` if the answers about the step do not fit.
    pub(crate) fn scene(&self, before: Option<&dyn AnyState>, mv: Option<&AnyMove>, log: Vec<Event>) -> Option<Scene> {
        let (step, start) = (self.complete.len(), self.complete.last().map_or(0, |step| step.log));
        let dealer = OnMissing::Deal(FastRng::new((step as u64) << 32 | log.len() as u64));
        let mut luck = Reader::new(log, start, step, dealer);
        let state = self.played(before, mv, &mut luck);
        let extra = luck.log.split_off(luck.at);
        let fits = luck.fits && extra.iter().all(|event| !event.has_entries());
        fits.then(|| Scene { log: luck.log, views: state.views(), state })
    }

    /// The states after step `first` and all later completed ones on this log. `None` if it does not fit, or a seat's view would have differed.
    pub(crate) fn world(&self, log: &[Event], first: usize) -> Option<Vec<Box<dyn AnyState>>> {
        let end = self.complete.last().map_or(0, |step| step.log);
        let start = if first == 0 { 0 } else { self.complete[first - 1].log };
        let mut luck = Reader::new(log[..end].to_vec(), start, first, OnMissing::Unfit);
        let mut states: Vec<Box<dyn AnyState>> = Vec::with_capacity(self.complete.len() - first);
        for (n, step) in self.complete.iter().enumerate().skip(first) {
            luck.begin(n);
            let before = states.last().or_else(|| self.complete[..n].last().map(|step| &step.state));
            let state = self.played(before.map(AsRef::as_ref), step.mv.as_ref(), &mut luck);
            let same = || looks(state.as_ref(), &step.views);
            if !luck.fits || luck.at != step.log || !same() {
                return None;
            }
            states.push(state);
        }
        Some(states)
    }

    /// The first question of a step and the seat that sees its subject. `plan` has the results from the previous question of this step.
    ///
    /// The visibility of a card can depend on earlier cards and rolls of the step. Cards that are visible independently of the others and of the dice
    /// come first; without such a card the first die does.
    pub(crate) fn first_asked(&self, mv: Option<&AnyMove>, scene: &Scene, plan: &mut Plan) -> Option<(LuckSlot, Seat)> {
        let start = self.complete.last().map_or(0, |step| step.log);
        while !plan.cards.is_empty() {
            let (spot, seat) = plan.cards.remove(0);
            if scene.log.get(spot.event).is_some_and(|event| !event.is_entered(spot.at)) {
                return Some((spot, seat));
            }
        }
        let rolls: Vec<usize> =
            (start..scene.log.len()).filter(|&n| scene.log[n].is_roll() && !scene.log[n].is_entered(0)).collect();
        let roll = rolls.first().map(|&event| (LuckSlot { event, at: 0 }, Seat(0)));
        let shape: Vec<_> = scene.log[start..].iter().map(Event::shape).collect();
        let seen = self.seen(mv, scene);
        let gone = if plan.shape.as_ref() == Some(&shape) { Vec::new() } else { self.gone(mv, scene) };
        if seen.is_empty() && gone.is_empty() {
            plan.shape = Some(shape);
            return roll;
        }
        plan.shape = None;
        plan.cards = self.certain(mv, scene, &seen, &rolls);
        plan.cards.extend(gone.into_iter().map(|spot| (spot, Seat(0))));
        plan.cards.sort_by_key(|(spot, _)| (spot.event, spot.at));
        if plan.cards.is_empty() {
            return roll.or_else(|| seen.first().copied());
        }
        let first = plan.cards.remove(0);
        // Cards shuffled by this step may move or become invisible after the next answer.
        plan.cards.retain(|(spot, _)| spot.event < start);
        Some(first)
    }

    /// The unknown cards that this step turned and shuffled again: with another card from further down in their place, dice or visible cards would
    /// differ.
    fn gone(&self, mv: Option<&AnyMove>, scene: &Scene) -> Vec<LuckSlot> {
        let Some(start) = self.complete.last().map(|step| step.log) else { return Vec::new() };
        let matters = |event: usize, at: usize, other: usize| {
            let mut log = scene.log.clone();
            log[event].order_mut().swap(at, other);
            let before = self.before(&log, log[event].step);
            let events = log.len();
            let mut luck = Reader::new(log, start, self.complete.len(), OnMissing::Exchange);
            let state = self.played(before.as_deref(), mv, &mut luck);
            !luck.fits || luck.at != events || !looks(state.as_ref(), &scene.views)
        };
        let mut spots = Vec::new();
        for (event, gone, unknown) in gone(&scene.log, start) {
            let below = |at: usize| unknown.iter().copied().filter(move |&other| other > at);
            let at = gone.into_iter().filter(|&at| below(at).any(|other| matters(event, at, other)));
            spots.extend(at.map(|at| LuckSlot { event, at }));
        }
        spots
    }

    /// The cards that are visible independently of the others and of the dice: for each value of the first die, and in [`SAMPLES`] redeals of all
    /// other cards and dice.
    fn certain(
        &self,
        mv: Option<&AnyMove>,
        scene: &Scene,
        seen: &[(LuckSlot, Seat)],
        rolls: &[usize],
    ) -> Vec<(LuckSlot, Seat)> {
        let mut certain = seen.to_vec();
        if seen.len() + rolls.len() < 2 {
            return certain;
        }
        let mut keep = |log: Vec<Event>, first: usize| {
            let before = self.before(&log, first);
            let spots = certain.iter().map(|(spot, _)| *spot).collect();
            let other =
                self.scene(before.as_deref(), mv, log).map_or_else(Vec::new, |other| self.seen_of(mv, &other, spots));
            certain.retain(|(spot, _)| other.iter().any(|(other, _)| other == spot));
        };
        for (event, value) in rolls
            .first()
            .into_iter()
            .flat_map(|&event| (1..=Self::sides(scene, event)).map(move |value| (event, value)))
        {
            let mut log = scene.log[..=event].to_vec();
            log[event].show(value);
            keep(log, self.complete.len());
        }
        let mut places = unknown(&scene.log);
        places.retain(|(event, _)| seen.iter().any(|(seen, _)| seen.event == *event));
        let first = places.iter().map(|(event, _)| scene.log[*event].step).min().unwrap_or(self.complete.len());
        let mut luck = FastRng::new(scene.log.len() as u64);
        for _ in 0..SAMPLES {
            let log = Self::redealt(scene, &places, rolls, &mut luck);
            keep(log, first);
        }
        certain
    }

    /// The log of a scene with some cards and rolls dealt again.
    fn redealt(scene: &Scene, places: &[(usize, Vec<usize>)], rolls: &[usize], luck: &mut FastRng) -> Vec<Event> {
        let mut log = scene.log.clone();
        for (event, places) in places {
            let mut cards: Vec<Card> = places.iter().map(|&at| log[*event].order()[at]).collect();
            shuffle(luck, &mut cards);
            let order = log[*event].order_mut();
            places.iter().zip(cards).for_each(|(&at, card)| order[at] = card);
        }
        for &event in rolls {
            let sides = Self::sides(scene, event);
            log[event].show(below(luck, u32::from(sides)) as u8 + 1);
        }
        log
    }

    /// Other possible courses of a step: its unknown cards and dice are dealt again `n` times.
    pub(crate) fn others(&self, mv: Option<&AnyMove>, scene: &Scene, n: usize) -> Vec<Scene> {
        let places = unknown(&scene.log);
        let rolls: Vec<usize> =
            (0..scene.log.len()).filter(|&n| scene.log[n].is_roll() && !scene.log[n].is_entered(0)).collect();
        let first = places.iter().map(|(event, _)| scene.log[*event].step).min().unwrap_or(self.complete.len());
        let mut luck = FastRng::new(scene.log.len() as u64);
        let other = |_| {
            let log = Self::redealt(scene, &places, &rolls, &mut luck);
            let before = self.before(&log, first.min(self.complete.len()));
            self.scene(before.as_deref(), mv, log)
        };
        (0..n).filter_map(other).collect()
    }

    /// The state before the present step, on a log that differs from step `first` on; `None` for set-up.
    fn before(&self, log: &[Event], first: usize) -> Option<Box<dyn AnyState>> {
        let start = if first == 0 { 0 } else { self.complete[first - 1].log };
        let end = self.complete.last().map_or(0, |step| step.log);
        let mut luck = Reader::new(log[..end].to_vec(), start.min(end), first, OnMissing::Unfit);
        let mut state = self.complete[..first].last().map(|step| step.state.clone());
        for (n, step) in self.complete.iter().enumerate().skip(first) {
            luck.begin(n);
            state = Some(self.played(state.as_deref(), step.mv.as_ref(), &mut luck));
        }
        state
    }

    /// The number of sides of a rolled die.
    fn sides(scene: &Scene, event: usize) -> u8 {
        match *scene.log[event].luck() {
            ChanceEvent::Roll { die, .. } => die.sides(),
            ChanceEvent::Shuffle { .. } => 0,
        }
    }

    /// The unknown cards visible to a seat, each with the first such seat; earlier shuffles first, each from the top.
    fn seen(&self, mv: Option<&AnyMove>, scene: &Scene) -> Vec<(LuckSlot, Seat)> {
        let places = unknown(&scene.log).into_iter();
        self.seen_of(
            mv,
            scene,
            places.flat_map(|(event, places)| places.into_iter().map(move |at| LuckSlot { event, at })).collect(),
        )
    }

    /// Of some cards those visible to a seat, each with the first such seat.
    fn seen_of(&self, mv: Option<&AnyMove>, scene: &Scene, spots: Vec<LuckSlot>) -> Vec<(LuckSlot, Seat)> {
        if spots.is_empty() {
            return Vec::new();
        }
        let state = scene.state.json();
        let sights: Vec<Sight> = scene.views.iter().map(|view| Sight::of(&state, &view.json())).collect();
        let sees = |sight: &Sight, spot: LuckSlot| {
            let Some(&card) = scene.log.get(spot.event).and_then(|event| event.order().get(spot.at)) else {
                return false;
            };
            // A game may name a card for other reasons than its position, for example for a minion of its kind.
            let lies = |path: &str| self.lies(mv, scene, spot, path);
            sight.shown.contains(card) && !sight.hidden.iter().any(|(hidden, path)| *hidden == card && lies(path))
        };
        let seat = |spot| sights.iter().position(|sight| sees(sight, spot)).map(|seat| Seat(seat as u8));
        spots.into_iter().filter_map(|spot| Some((spot, seat(spot)?))).collect()
    }

    /// Whether the card is at the path where the text of the state names it: another card of the shuffle would appear there instead.
    fn lies(&self, mv: Option<&AnyMove>, scene: &Scene, spot: LuckSlot, path: &str) -> bool {
        let order = scene.log[spot.event].order();
        let others = (0..order.len()).filter(|&at| at != spot.at && !scene.log[spot.event].is_entered(at));
        !others.take(FEW).any(|other| {
            let mut log = scene.log.clone();
            log[spot.event].order_mut().swap(spot.at, other);
            let before = self.before(&log, log[spot.event].step);
            let there = self.scene(before.as_deref(), mv, log).map(|other| other.state.json());
            there.is_some_and(|state| state.pointer(path).and_then(Value::as_str) == Some(&order[spot.at].to_string()))
        })
    }

    /// Chance events that agree with all answers and have this card in this slot, and the states of the completed steps from the first that it
    /// changes.
    pub(crate) fn fitted(&self, log: &[Event], spot: LuckSlot, card: Card) -> Option<ConsistentLuck> {
        let fitted = self.exchanged(log, spot, card);
        // Another unknown card may have been put here by a guess, so the card may be elsewhere.
        let order = log[spot.event].order();
        let others =
            (0..order.len()).filter(|&at| at != spot.at && !log[spot.event].is_entered(at) && order[at] != card);
        fitted.or_else(|| {
            others.into_iter().find_map(|at| {
                let first = self.exchanged(log, LuckSlot { event: spot.event, at }, card)?;
                let mut second = self.exchanged(&first.log, spot, card)?;
                if first.step < second.step {
                    second.states = self.world(&second.log, first.step)?;
                    second.step = first.step;
                }
                Some(second)
            })
        })
    }

    /// Chance events that agree, with the card and the one in the slot exchanged.
    fn exchanged(&self, log: &[Event], spot: LuckSlot, card: Card) -> Option<ConsistentLuck> {
        let there = log[spot.event].order()[spot.at];
        if there == card {
            return Some(ConsistentLuck { log: log.to_vec(), step: self.complete.len(), states: Vec::new() });
        }
        (0..=spot.event).rev().find_map(|first| {
            let log = renamed(log, first, there, card)?;
            let step = log[first].step.min(self.complete.len());
            let states = if step < self.complete.len() { self.world(&log, step)? } else { Vec::new() };
            Some(ConsistentLuck { log, step, states })
        })
    }
}
