//! Constructed states, moves by their spelling, scripted luck, and comparison by keys.
//!
//! Piles are written as text: `QS 7S`. In an ordered pile `…` stands for cards that do not matter; in the Floor or
//! the Discard of a [`Table`] for all cards that are not named, in canonical order.

use std::borrow::Cow;

use serde_json::{Map, Value, json};
use underdeck_cards::{Card, CardSet};
use underdeck_game::{Chance, ChanceEvent, Die, Play as _, PlayError, Recording, Seat, State as _};
use underdeck_keevorn::State;

const PILES: [&str; 7] = ["floor", "room", "red_hand", "black_hand", "backpack", "discard", "removed"];

/// A state being laid out: first edition, 20 Health, Depth 0, two Jokers, phase `explore`, the other cards in the
/// Floor, none known.
#[derive(Clone)]
pub(crate) struct Table {
    keys: Map<String, Value>,
    jokers: u8,
    known: CardSet,
}

impl Table {
    pub(crate) fn new() -> Self {
        let keys = json!({
            "phase": "explore", "outcome": null, "edition": "first", "max_health": 20, "relics_as_weapons": false,
            "health": 20, "depth": 0, "clean_kills": 0, "wishes": 0, "floor": "…", "floor_known": [], "room": "",
            "red_hand": "", "black_hand": "", "backpack": "", "discard": "", "removed": "",
        });
        let Value::Object(keys) = keys else { unreachable!() };
        Self { keys, jokers: 2, known: CardSet::EMPTY }
    }

    /// The first edition, then the second.
    pub(crate) fn both() -> [Self; 2] {
        [Self::new(), Self::new().second()]
    }

    pub(crate) fn set(mut self, key: &str, value: impl Into<Value>) -> Self {
        assert!(self.keys.insert(key.into(), value.into()).is_some(), "`{key}` is not a key");
        self
    }

    /// A table that reads R30 otherwise (option-7).
    pub(crate) fn declining(mut self) -> Self {
        self.keys.insert("rulings".into(), json!(["decline_fortunes"]));
        self
    }

    pub(crate) fn second(self) -> Self {
        self.set("edition", "second")
    }

    pub(crate) fn is_second(&self) -> bool {
        self.keys["edition"] == "second"
    }

    pub(crate) fn room(self, cards: &str) -> Self {
        self.set("room", cards)
    }

    /// Both Hands; each card goes to that of its colour.
    pub(crate) fn hands(self, cards: &str) -> Self {
        let cards: CardSet = cards.parse().unwrap();
        let red = CardSet::colour(underdeck_cards::Colour::Red);
        self.set("red_hand", (cards & red).to_string()).set("black_hand", (cards - red).to_string())
    }

    pub(crate) fn backpack(self, cards: &str) -> Self {
        self.set("backpack", cards)
    }

    /// The Floor, top first; without `…` the other cards lie in the Discard.
    pub(crate) fn floor(self, cards: &str) -> Self {
        self.set("floor", cards)
    }

    /// Which cards of the Floor are known.
    pub(crate) fn known(mut self, cards: &str) -> Self {
        self.known = cards.parse().unwrap();
        self
    }

    pub(crate) fn discard(self, cards: &str) -> Self {
        self.set("discard", cards)
    }

    /// Jokers out of the game, and Depth raised by their number.
    pub(crate) fn removed(self, cards: &str) -> Self {
        let depth = self.keys["depth"].as_u64().unwrap() + cards.parse::<CardSet>().unwrap().len() as u64;
        self.set("removed", cards).depth(depth as u8)
    }

    pub(crate) fn jokers(mut self, jokers: u8) -> Self {
        self.jokers = jokers;
        self
    }

    pub(crate) fn health(self, health: u8) -> Self {
        self.set("health", health)
    }

    pub(crate) fn depth(self, depth: u8) -> Self {
        self.set("depth", depth)
    }

    pub(crate) fn phase(self, phase: &str) -> Self {
        self.set("phase", phase)
    }

    pub(crate) fn wishes(self, wishes: u8) -> Self {
        self.set("wishes", wishes).phase("wish")
    }

    /// The state's JSON, with lists for the piles.
    pub(crate) fn json(&self) -> Value {
        let mut keys = self.keys.clone();
        let named: CardSet =
            PILES.iter().flat_map(|pile| words(&keys[*pile])).filter(|word| word != "…").map(card).collect();
        let rest = (CardSet::STANDARD | CardSet::jokers(self.jokers)) - named;
        if !words(&keys["floor"]).contains(&"…".into()) {
            keys["discard"] = format!("{} …", keys["discard"].as_str().unwrap()).into();
        }
        for pile in PILES {
            let place = |word: String| match word.as_str() {
                "…" => rest.iter().collect(),
                word => vec![card(word)],
            };
            let mut cards: Vec<Card> = words(&keys[pile]).into_iter().flat_map(place).collect();
            if pile == "floor" {
                keys["floor_known"] = cards.iter().map(|&card| self.known.contains(card)).collect();
            } else {
                cards.sort();
            }
            keys[pile] = json!(cards);
        }
        Value::Object(keys)
    }

    /// The game at this state.
    #[track_caller]
    pub(crate) fn start(&self) -> Game {
        let state = serde_json::from_value(self.json()).unwrap_or_else(|error| panic!("{error} in {}", self.json()));
        Game::at(state)
    }

    /// That the state is refused with a message about a key.
    #[track_caller]
    pub(crate) fn refused(&self, key: &str) {
        let error = serde_json::from_value::<State>(self.json()).expect_err("a state that is not valid").to_string();
        assert!(error.starts_with(&format!("`{key}`")), "{error}, but `{key}` is at fault");
    }
}

/// A game in progress.
#[derive(Clone)]
pub(crate) struct Game {
    pub(crate) state: State,
    /// What luck decided in the last move.
    pub(crate) events: Vec<ChanceEvent>,
    before: State,
}

impl Game {
    pub(crate) fn at(state: State) -> Self {
        Self { state, events: Vec::new(), before: state }
    }

    /// Plays a legal move without luck.
    #[track_caller]
    pub(crate) fn play(&mut self, mv: &str) -> &mut Self {
        self.play_on(mv, &[])
    }

    /// Plays a legal move with one shuffle for each text, which names the cards that come to the top; the others
    /// follow in canonical order.
    #[track_caller]
    pub(crate) fn play_on(&mut self, mv: &str, floors: &[&str]) -> &mut Self {
        self.before = self.state;
        let mut luck = Recording::new(Told { floors, used: 0 });
        self.state.play(mv.parse().unwrap(), &mut luck).unwrap_or_else(|error| panic!("{error}: {:?}", self.legal("")));
        assert_eq!(luck.source.used, floors.len(), "shuffles of {mv}");
        self.events = luck.events;
        self.state.check().unwrap();
        assert_eq!(self.state.legal_nth(self.state.legal_count()), None);
        let json = serde_json::to_value(self.state).unwrap();
        assert_eq!(serde_json::from_value::<State>(json).unwrap(), self.state);
        self
    }

    /// That the text is an illegal move, or not a move at all.
    #[track_caller]
    pub(crate) fn refuses(&mut self, mv: &str) -> &mut Self {
        let before = self.state;
        if let Ok(mv) = mv.parse() {
            let error = self.state.play(mv, &mut Told { floors: &[], used: 0 }).expect_err("an illegal move");
            assert!(matches!(error, PlayError::Illegal(_) | PlayError::Over(_)));
        }
        assert_eq!(self.state, before);
        self
    }

    /// The legal moves that start with these words, sorted.
    pub(crate) fn legal(&self, start: &str) -> Vec<String> {
        let mut moves = self.state.legal_spellings();
        moves.retain(|mv| {
            mv.strip_prefix(start).is_some_and(|rest| start.is_empty() || rest.is_empty() || rest.starts_with(' '))
        });
        moves
    }

    /// That the last move changed these keys to these values, and no other.
    ///
    /// `known` is the list of the known cards of the Floor and stands for `floor_known`.
    #[track_caller]
    pub(crate) fn becomes(&mut self, keys: Value) -> &mut Self {
        let (before, after) = (render(&self.before), render(&self.state));
        for (key, value) in &after {
            if keys.get(key).is_none() {
                assert_eq!(value, &before[key], "`{key}` changed");
            }
        }
        self.has(keys)
    }

    /// That these keys have these values.
    #[track_caller]
    pub(crate) fn has(&mut self, keys: Value) -> &mut Self {
        let after = render(&self.state);
        for (key, expected) in keys.as_object().unwrap() {
            let found = after.get(key).unwrap_or_else(|| panic!("`{key}` is not a key"));
            assert!(fits(expected, found), "`{key}` is {found}, expected {expected}");
        }
        self
    }

    /// The Floor, top first, as the player sees it.
    pub(crate) fn seen_floor(&self) -> String {
        let view = serde_json::to_value(self.state.view(Seat(0))).unwrap();
        words(&view["floor"]).join(" ")
    }
}

/// Luck scripted as [`Game::play_on`] says.
struct Told<'a> {
    floors: &'a [&'a str],
    used: usize,
}

impl Chance for Told<'_> {
    fn shuffle(&mut self, pile: &'static str, cards: &mut [Card]) {
        assert_eq!(pile, "floor");
        assert!(cards.is_sorted(), "a shuffle is handed its cards in canonical order");
        let top: Vec<Card> = self.floors.get(self.used).expect("a shuffle").split(' ').map(card).collect();
        self.used += 1;
        assert!(top.iter().all(|card| cards.contains(card)), "{top:?} are all in the new Floor");
        cards.sort_by_key(|card| top.iter().position(|c| c == card).unwrap_or(top.len()));
    }

    fn roll(&mut self, _: Die) -> u8 {
        panic!("there are no dice")
    }
}

/// One shuffle of the Floor, in full.
pub(crate) fn shuffle(order: &str) -> ChanceEvent {
    ChanceEvent::Shuffle { pile: Cow::Borrowed("floor"), order: order.split(' ').map(card).collect() }
}

/// The state's keys, the piles as text, `known` for `floor_known`.
fn render(state: &State) -> Map<String, Value> {
    let Value::Object(mut keys) = serde_json::to_value(state).unwrap() else { unreachable!() };
    let floor = words(&keys["floor"]);
    let flags = keys.remove("floor_known").unwrap();
    let known = floor.iter().zip(flags.as_array().unwrap()).filter(|(_, known)| **known == json!(true));
    let known: Vec<&str> = known.map(|(card, _)| card.as_str()).collect();
    keys.insert("known".into(), known.join(" ").into());
    for pile in PILES {
        keys[pile] = words(&keys[pile]).join(" ").into();
    }
    keys
}

/// Whether a value is the one expected, `…` standing for any cards.
fn fits(expected: &Value, found: &Value) -> bool {
    match (expected.as_str().and_then(|text| text.split_once('…')), found.as_str()) {
        (Some((head, tail)), Some(found)) => {
            found.len() + 2 >= head.len() + tail.len() && found.starts_with(head) && found.ends_with(tail)
        }
        _ => expected == found,
    }
}

fn words(pile: &Value) -> Vec<String> {
    match pile {
        Value::String(text) => text.split_whitespace().map(Into::into).collect(),
        Value::Array(list) => list.iter().map(|card| card.as_str().unwrap().into()).collect(),
        other => panic!("{other} is not a pile"),
    }
}

fn card(word: impl AsRef<str>) -> Card {
    word.as_ref().parse().unwrap()
}
