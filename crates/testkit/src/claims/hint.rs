//! A hint, and what can be found out about it without the policy.

use serde_json::Value;
use underdeck_cards::{Card, CardSet};
use underdeck_game::{
    ChanceEvent, FastChance, FastRng, Message, Outcome, Play, Playable, Presentation as _, Recording, Seat, View,
};
use underdeck_players::{Decision, Greedy, Player as _, spread};

use super::notation;

/// A hint where it is given: what the player sees and may do, what is proposed, and why.
pub struct Hint<'a> {
    /// The view of the seat that decides, as JSON.
    pub view: Value,
    /// The spellings of all legal moves.
    pub legal: Vec<String>,
    /// The spelling of the move proposed.
    pub mv: String,
    /// Why, as the policy says it.
    pub reason: Message,
    /// A state that looks like the view, by a seed.
    deal: Box<dyn Fn(u64) -> Box<dyn World> + 'a>,
    /// The moves offered with their labels.
    offers: Box<dyn Fn() -> Vec<(String, String)> + 'a>,
}

/// How many states that look alike a move is tried on.
const DEALS: u64 = 12;

impl<'a> Hint<'a> {
    pub(crate) fn of<S: Playable>(view: &'a S::View, mv: String, reason: Message) -> Self {
        let deal = |seed| -> Box<dyn World> { Box::new(view.determinise(&mut rng(seed))) };
        let offers = || {
            let offers = view.table().offers.into_iter();
            offers.map(|offer| (offer.spelling, notation(&offer.label))).collect()
        };
        Self {
            view: serde_json::to_value(view).unwrap_or_default(),
            legal: deal(0).legal(),
            mv,
            reason,
            deal: Box::new(deal),
            offers: Box::new(offers),
        }
    }

    #[cfg(test)]
    pub(super) fn made(reason: Message, legal: &[&str]) -> Self {
        let legal = legal.iter().map(|&mv| mv.to_owned()).collect();
        Self {
            view: Value::Null,
            legal,
            mv: String::new(),
            reason,
            deal: Box::new(|_| panic!("no state")),
            offers: Box::new(Vec::new),
        }
    }

    /// So many states that look like the view.
    pub fn deals(&self, most: u64) -> impl Iterator<Item = Box<dyn World>> + '_ {
        (0..most).map(|seed| (self.deal)(seed))
    }

    /// Whether the label, with cards in notation, is that of another legal move than the one proposed.
    pub fn is_other(&self, label: &str) -> bool {
        (self.offers)().iter().any(|(mv, offered)| *mv != self.mv && offered == label)
    }

    /// What may come of a legal move: of each of the [`Hint::deals`], with luck of its own.
    pub fn after(&self, mv: &str) -> Vec<Step> {
        self.deals(DEALS).zip(0..).map(|(world, luck)| world.play(mv, luck)).collect()
    }

    /// Whether this holds whatever comes of a legal move, as far as is tried.
    pub fn always(&self, mv: &str, holds: impl Fn(&Step) -> bool) -> bool {
        self.after(mv).iter().all(holds)
    }

    /// The words of the move, the verb first.
    pub fn words(&self) -> Vec<&str> {
        self.mv.split(' ').collect()
    }

    /// A number of the view.
    pub fn number(&self, key: &str) -> i64 {
        number(&self.view, key)
    }

    /// The cards that lie open under a key of the view.
    pub fn cards(&self, key: &str) -> CardSet {
        cards(&self.view, key)
    }

    /// Whether a truth value of the view is set.
    pub fn flag(&self, key: &str) -> bool {
        self.view[key] == Value::Bool(true)
    }
}

/// A generator for each seed; neighbouring seeds differ in all bits.
fn rng(seed: u64) -> FastRng {
    FastRng::new(spread(0, seed + 1))
}

/// A number of an object.
///
/// # Panics
/// If there is none under the key.
fn number(object: &Value, key: &str) -> i64 {
    object[key].as_i64().unwrap_or_else(|| panic!("`{key}` is no number in {object}"))
}

/// The cards of a list in an object; what is hidden is left out.
fn cards(object: &Value, key: &str) -> CardSet {
    let entries = object[key].as_array().into_iter().flatten();
    entries.filter_map(|entry| entry.as_str()?.parse::<Card>().ok()).collect()
}

/// What came of a move.
pub struct Step {
    /// The state after it.
    pub world: Box<dyn World>,
    /// The state after it, as JSON.
    pub state: Value,
    /// Whether it showed the player something hidden, or asked for luck.
    pub shows: bool,
    /// The dice rolled.
    pub rolls: Vec<u8>,
}

impl Step {
    /// A number of the state.
    pub fn number(&self, key: &str) -> i64 {
        number(&self.state, key)
    }

    /// The cards under a key of the state.
    pub fn cards(&self, key: &str) -> CardSet {
        cards(&self.state, key)
    }
}

/// A state whose game is not known.
pub trait World {
    /// The spellings of all legal moves.
    fn legal(&self) -> Vec<String>;
    /// How the game ended, if it did.
    fn outcome(&self) -> Option<Outcome>;
    /// The seat that decides.
    fn seat(&self) -> Seat;
    /// The heuristic player's move, if the game continues: the first to try where any will do.
    fn heuristic(&self) -> Option<String>;
    /// The state as JSON.
    fn json(&self) -> Value;
    /// What comes of a legal move, with luck by a seed.
    ///
    /// # Panics
    /// If the move is not legal.
    fn play(&self, mv: &str, luck: u64) -> Step;
}

impl<S: Playable> World for S {
    fn legal(&self) -> Vec<String> {
        self.legal_vec().iter().map(ToString::to_string).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        Play::outcome(self)
    }

    fn seat(&self) -> Seat {
        self.deciding_seat()
    }

    fn heuristic(&self) -> Option<String> {
        Greedy.choose(Decision::of(self)).map(|mv| mv.to_string())
    }

    fn json(&self) -> Value {
        serde_json::to_value(self).unwrap_or_default()
    }

    fn play(&self, mv: &str, luck: u64) -> Step {
        let mut after = self.clone();
        let mut luck = Recording::new(FastChance(rng(luck ^ 1 << 40)));
        let read = mv.parse::<S::Move>().unwrap_or_else(|_| panic!("`{mv}` is no move"));
        Play::play(&mut after, read, &mut luck).unwrap_or_else(|error| panic!("{error}"));
        let hidden = |state: &S| state.view(self.deciding_seat()).hidden();
        let shows = !luck.events.is_empty() || hidden(&after) != hidden(self);
        let rolls = luck.events.iter().filter_map(|event| match event {
            ChanceEvent::Roll { value, .. } => Some(*value),
            ChanceEvent::Shuffle { .. } => None,
        });
        let rolls = rolls.collect();
        Step { rolls, state: serde_json::to_value(&after).unwrap_or_default(), world: Box::new(after), shows }
    }
}
