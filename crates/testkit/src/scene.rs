//! Scenes: states, moves and what moves change, as short texts.

use std::collections::HashSet;
use std::fmt::Debug;
use std::ops::{Deref, DerefMut};

use serde::{Serialize, Serializer};
use serde_json::{Map, Value, json};
use underdeck_cards::Card;
use underdeck_game::{ChanceEvent, Options as _, Play, PlayError, Presentation, Recording, State};

use crate::TextLuck;
use crate::scenario::{is_set, object, read, start};

/// How the scenes of a game are written, beyond the keys of its state.
pub trait Notation: Copy + Debug + 'static {
    /// The game.
    type State: State;
    /// Options that set-up needs although the state has a key of the same name.
    const OPTIONS: &'static [&'static str] = &[];
    /// The piles that set-up fills and that a scene fills again.
    const STOCK: &'static [&'static str];
    /// The keys whose cards are in play; those of [`STOCK`](Self::STOCK) among them.
    const PLACES: &'static [&'static str];
    /// The pile of the cards that a scene does not name, unless a pile has `…` or the clause `rest` names another.
    const REST: &'static str;

    /// Prepares the keys that set-up leaves, before the clauses.
    fn prepare(_keys: &mut Keys) {}

    /// Reads a clause of the game's own, and says whether it is one.
    fn clause(_keys: &mut Keys, _key: &str, _words: &[&str]) -> bool {
        false
    }

    /// Completes the keys after the clauses, before the rest of the cards is placed.
    fn complete(_keys: &mut Keys) {}

    /// Writes keys of a state as a scene writes them, before lists become texts.
    fn render(_keys: &mut Map<String, Value>) {}
}

/// The keys of a state in the making.
#[derive(Clone, Debug)]
pub struct Keys {
    /// The values, as in the state's JSON.
    pub values: Map<String, Value>,
    /// The pile of the cards that are not named.
    pub rest: String,
    /// All cards of the piles that set-up filled, in canonical order.
    pub all: Vec<Card>,
    places: &'static [&'static str],
}

impl Keys {
    /// Sets a key.
    ///
    /// # Panics
    /// If the state has no such key.
    pub fn set(&mut self, key: &str, value: impl Into<Value>) {
        let keys = self.values.keys().cloned().collect::<Vec<_>>();
        let old =
            self.values.get_mut(key).unwrap_or_else(|| panic!("`{key}` is no key of the state; these are: {keys:?}"));
        *old = value.into();
    }

    /// A number; 0 if the key has none.
    pub fn number(&self, key: &str) -> u64 {
        self.values[key].as_u64().unwrap_or(0)
    }

    /// Sets a key to the value that words say: the type is that of the key's value so far.
    pub fn read(&mut self, key: &str, words: &[&str]) {
        let scalar = |word: &&str| serde_json::from_str::<Value>(word).unwrap_or_else(|_| json!(word));
        let value = match (self.values.get(key), words) {
            (None, _) if key == "rulings" => words.iter().map(scalar).collect(),
            (Some(Value::Array(_)), _) => words.iter().map(scalar).collect(),
            (Some(Value::Bool(_)), []) => json!(true),
            (_, fields) if !fields.is_empty() && fields.iter().all(|field| field.contains('=')) => {
                fields.iter().filter_map(|field| field.split_once('=')).map(|(k, v)| (k, scalar(&v))).collect()
            }
            (_, [word]) => scalar(word),
            _ => panic!("`{key}` has one value, not {words:?}"),
        };
        self.values.insert(key.to_owned(), value);
    }

    /// Puts all cards that are in no place into the pile of the rest.
    pub fn fill_rest(&mut self) {
        let (rest, all) = (self.rest.clone(), self.all.clone());
        self.fill(&rest, all);
    }

    /// Puts those cards that are in no place into a pile: for its `…`, or under it.
    pub fn fill(&mut self, pile: &str, cards: impl IntoIterator<Item = Card>) {
        let mut placed = HashSet::new();
        self.places.iter().filter_map(|place| self.values.get(*place)).for_each(|value| cards_in(value, &mut placed));
        let left: Vec<Value> =
            cards.into_iter().filter(|card| !placed.contains(card)).map(|card| json!(card)).collect();
        let Some(Value::Array(list)) = self.values.get_mut(pile) else { panic!("`{pile}` is no pile") };
        let at = list.iter().position(|word| *word == ANY).inspect(|&at| drop(list.remove(at))).unwrap_or(list.len());
        list.splice(at..at, left);
    }
}

/// A state of a game with its previous state: laid out by a text, changed by moves, compared by texts.
///
/// The text is a list of clauses `key value` separated by `;`, with the keys of the state's JSON. A later clause for a key
/// replaces an earlier one. An option of the game is a clause too. Keys that no clause names are as set-up leaves them.
///
/// - A list is its words; a key such as `deck_known` names the known cards of `deck`.
/// - `true` may be left out, as in `rune`. Fields of an object are `field=value`.
/// - The first clause may be the phase alone, if it is no key for a list or for `true`.
/// - Cards that no clause names are in the pile with `…`, or in that of the clause `rest`, or in the [game's](Notation::REST).
#[derive(Clone, Debug)]
pub struct Scene<N: Notation> {
    state: N::State,
    before: N::State,
}

impl<N: Notation> Copy for Scene<N> where N::State: Copy {}

impl<N: Notation> Scene<N> {
    /// The scene of a text.
    ///
    /// # Panics
    /// If the text is no valid state.
    #[track_caller]
    pub fn new(text: impl AsRef<str>) -> Self {
        Self::read(text.as_ref()).unwrap_or_else(|error| panic!("{}: {error}", text.as_ref()))
    }

    /// The scene of a state.
    pub fn at(state: N::State) -> Self {
        Self { before: state.clone(), state }
    }

    /// The scene of a text, checked.
    ///
    /// # Errors
    /// Why it is not a valid state.
    pub fn read(text: &str) -> Result<Self, String> {
        read(Self::keys(text)).map(Self::at)
    }

    /// The keys of a text, not checked.
    ///
    /// # Panics
    /// If a clause is no clause.
    pub fn keys(text: &str) -> Map<String, Value> {
        let clauses: Vec<(&str, Vec<&str>)> = text
            .split(';')
            .map(|clause| clause.split_whitespace().collect::<Vec<_>>())
            .filter_map(|words| words.split_first().map(|(key, words)| (*key, words.to_vec())))
            .collect();
        let defaults = object(&start::<N::State>(&Default::default(), 1));
        let is_option = |key: &str| {
            N::OPTIONS.contains(&key) || !defaults.contains_key(key) && <N::State as State>::Options::spec(key).is_ok()
        };
        let mut options = <N::State as State>::Options::default();
        for (key, words) in clauses.iter().filter(|(key, _)| is_option(key)) {
            let text = if words.is_empty() { "true".to_owned() } else { words.join(" ") };
            let value = <N::State as State>::Options::spec(key).and_then(|spec| spec.parse(&text));
            value.and_then(|value| options.try_set(key, value)).unwrap_or_else(|error| panic!("{error}"));
        }
        options.check().unwrap_or_else(|error| panic!("{text}: {error}"));
        let mut values = object(&start::<N::State>(&options, 1));
        let mut all = HashSet::new();
        for key in N::STOCK {
            cards_in(&values[*key], &mut all);
            values.insert((*key).to_owned(), json!([]));
            if let Some(known) = values.get_mut(&format!("{key}{KNOWN}")) {
                *known = json!([]);
            }
        }
        let mut all: Vec<Card> = all.into_iter().collect();
        all.sort_unstable();
        let mut keys = Keys { values, rest: N::REST.to_owned(), all, places: N::PLACES };
        N::prepare(&mut keys);
        for (n, (key, words)) in clauses.iter().enumerate() {
            match (*key, &words[..]) {
                ("rest", [pile]) => keys.rest = (*pile).to_owned(),
                _ if N::clause(&mut keys, key, words) || is_option(key) => {}
                (phase, []) if n == 0 && !matches!(keys.values.get(*key), Some(Value::Bool(_) | Value::Array(_))) => {
                    keys.set("phase", phase)
                }
                (key, words) => {
                    let is_key = keys.values.contains_key(key) || UNUSUAL.contains(&key);
                    assert!(is_key, "`{key}` is no key of the state; these are: {:?}", keys.values.keys());
                    if words.contains(&ANY) {
                        keys.rest = key.to_owned();
                    }
                    keys.read(key, words);
                }
            }
        }
        N::complete(&mut keys);
        keys.fill_rest();
        for flags in keys.values.keys().filter(|key| key.ends_with(KNOWN)).cloned().collect::<Vec<_>>() {
            let names = keys.values[&flags].as_array().cloned().unwrap_or_default();
            if names.first().is_none_or(Value::is_string) {
                let pile = keys.values[flags.trim_end_matches(KNOWN)].as_array().into_iter().flatten();
                let known = pile.map(|card| json!(names.contains(card))).collect::<Value>();
                keys.values.insert(flags, known);
            }
        }
        keys.values
    }

    /// The key at fault in a text that is no valid state.
    ///
    /// # Panics
    /// If it is valid, or the message names no key.
    #[track_caller]
    pub fn fault(text: impl AsRef<str>) -> String {
        let text = text.as_ref();
        key_in(&Self::read(text).err().unwrap_or_else(|| panic!("{text} is a valid state")))
    }

    /// The key at fault in a text after a change of its keys, which are not put into order.
    ///
    /// # Panics
    /// If the state is valid, or the message names no key.
    #[track_caller]
    pub fn fault_after(text: impl AsRef<str>, change: impl FnOnce(&mut Map<String, Value>)) -> String {
        key_in(&Self::error_after(text, change))
    }

    /// Why a text is no valid state after a change of its keys, which are not put into order.
    ///
    /// # Panics
    /// If it is valid.
    #[track_caller]
    pub fn error_after(text: impl AsRef<str>, change: impl FnOnce(&mut Map<String, Value>)) -> String {
        let text = text.as_ref();
        let mut keys = Self::keys(text);
        if let Ok(state) = read::<N::State>(keys.clone()) {
            keys = object(&state);
        }
        change(&mut keys);
        match serde_json::from_value::<N::State>(Value::Object(keys)) {
            Ok(_) => panic!("{text} is a valid state"),
            Err(error) => error.to_string(),
        }
    }

    /// Plays a legal move without luck.
    ///
    /// # Panics
    /// If the move is not legal or needs luck.
    #[track_caller]
    pub fn play(&mut self, mv: impl AsRef<str>) -> &mut Self {
        self.play_on(mv, "")
    }

    /// Plays a legal move with its luck as [text](TextLuck). The state is written and read again, and its moves are counted.
    ///
    /// # Panics
    /// If the move is not legal, the luck does not fit, or the next state is not valid.
    #[track_caller]
    pub fn play_on(&mut self, mv: impl AsRef<str>, luck: &str) -> &mut Self {
        self.events(mv, luck);
        self
    }

    /// Plays a move as [`play_on`](Self::play_on) does; its luck in full.
    ///
    /// # Panics
    /// As [`play_on`](Self::play_on) does.
    #[track_caller]
    pub fn events(&mut self, mv: impl AsRef<str>, luck: &str) -> Vec<ChanceEvent> {
        let mv = mv.as_ref();
        let mut luck = Recording::new(TextLuck::new(luck));
        let read: <N::State as State>::Move = mv.parse().unwrap_or_else(|error| panic!("{error}"));
        self.before = self.state.clone();
        if let Err(error) = self.state.play(read, &mut luck) {
            panic!("{error}; legal are {:?}; state {}", self.state.legal_spellings(), json!(self));
        }
        luck.source.finish();
        self.state.check().unwrap_or_else(|error| panic!("`{mv}` leads to a bad state: {error}: {}", json!(self)));
        let again: N::State =
            serde_json::from_value(json!(self)).unwrap_or_else(|error| panic!("after `{mv}`: {error}"));
        assert_eq!(again, self.state, "written and read again after `{mv}`");
        assert_eq!(self.state.legal_nth(self.state.legal_count()), None, "more moves than counted after `{mv}`");
        luck.events
    }

    /// Checks that a text is no legal move.
    ///
    /// # Panics
    /// If it is legal.
    #[track_caller]
    pub fn refuses(&self, mv: impl AsRef<str>) -> &Self {
        self.refusal(mv);
        self
    }

    /// Checks that a text is no legal move; the error.
    ///
    /// # Panics
    /// If it is legal.
    #[track_caller]
    pub fn refusal(&self, mv: impl AsRef<str>) -> PlayError {
        crate::refuse(&self.state, mv.as_ref())
    }

    /// Why a move is refused: the rules.
    ///
    /// # Panics
    /// If it is legal or no move.
    #[track_caller]
    pub fn why(&self, mv: &str) -> Vec<&'static str>
    where
        <N::State as State>::View: Presentation,
    {
        self.refusal(mv);
        let view = self.state.view(self.state.deciding_seat());
        let refusal = view.refusal(mv.parse().unwrap_or_else(|error| panic!("{error}")));
        refusal.unwrap_or_else(|| panic!("`{mv}` is refused without a reason")).rules.to_vec()
    }

    /// The legal moves that begin with these words, sorted; all for none.
    pub fn legal(&self, start: &str) -> Vec<String> {
        let mut moves = self.state.legal_spellings();
        moves.retain(|mv| {
            mv.strip_prefix(start).is_some_and(|rest| start.is_empty() || rest.is_empty() || rest.starts_with(' '))
        });
        moves
    }

    /// One key of the state's JSON.
    ///
    /// # Panics
    /// If the state has no such key.
    #[track_caller]
    pub fn key(&self, key: &str) -> Value {
        object(&self.state).remove(key).unwrap_or_else(|| panic!("`{key}` is no key of the state"))
    }

    /// One key of the state as a scene writes it.
    ///
    /// # Panics
    /// If the state has no such key.
    #[track_caller]
    pub fn text(&self, key: &str) -> String {
        let mut keys = render::<N>(&self.state);
        text_of(&keys.remove(key).unwrap_or_else(|| panic!("`{key}` is no key of the state")))
    }

    /// Checks that keys have the values of a text.
    ///
    /// A value is written as in a scene. `+2H -3H` are the cards that the last move brought and took; `…` are any cards.
    ///
    /// # Panics
    /// Naming every key that has another value.
    #[track_caller]
    pub fn is(&mut self, text: impl AsRef<str>) -> &mut Self {
        let (before, after) = (render::<N>(&self.before), render::<N>(&self.state));
        let wrong: Vec<String> = wanted(text.as_ref())
            .filter_map(|(key, wanted)| {
                let found =
                    after.get(key).unwrap_or_else(|| panic!("`{key}` is no key of the state: {:?}", after.keys()));
                let fits = self.fits(key, wanted, before.get(key), found);
                (!fits).then(|| format!("`{key}` is {}, expected {wanted}", text_of(found)))
            })
            .collect();
        assert!(wrong.is_empty(), "{}\nin {}", wrong.join("\n"), json!(self));
        self
    }

    /// Checks that the last move changed keys to the values of a text, as [`is`](Self::is) reads it, and no other key.
    ///
    /// # Panics
    /// If a key has another value or another key changed.
    #[track_caller]
    pub fn becomes(&mut self, text: impl AsRef<str>) -> &mut Self {
        let (before, after) = (render::<N>(&self.before), render::<N>(&self.state));
        let keys: HashSet<&str> = wanted(text.as_ref()).map(|(key, _)| key).collect();
        for (key, found) in after.iter().filter(|(key, _)| !keys.contains(key.as_str())) {
            assert_eq!(Some(found), before.get(key), "`{key}` changed, and is now {}", text_of(found));
        }
        self.is(text)
    }

    fn fits(&self, key: &str, wanted: &str, before: Option<&Value>, found: &Value) -> bool {
        let found_text = text_of(found);
        let is_list = found.is_array();
        let changes: Vec<&str> = wanted.split_whitespace().collect();
        let is_change = |word: &&str| word.starts_with(['+', '-']) && word.parse::<i64>().is_err();
        if is_list && !changes.is_empty() && changes.iter().all(is_change) {
            let mut pile = before.map(text_of).unwrap_or_default();
            let mut words: Vec<&str> = pile.split_whitespace().collect();
            for change in changes {
                match change.strip_prefix('-') {
                    Some(card) => {
                        let at = words.iter().position(|word| *word == card);
                        words.remove(at.unwrap_or_else(|| panic!("`{key}` has no {card} to lose")));
                    }
                    None => words.push(&change[1..]),
                }
            }
            words.sort_unstable();
            pile = words.join(" ");
            return pile == in_order(&found_text);
        }
        if let Some((head, tail)) = wanted.split_once(ANY) {
            let (head, tail) = (head.trim(), tail.trim());
            return found_text.len() >= head.len() + tail.len()
                && found_text.starts_with(head)
                && found_text.ends_with(tail);
        }
        match found {
            Value::Bool(value) => wanted.is_empty() && *value || wanted == found_text,
            _ => {
                wanted == found_text
                    || found.is_object() && in_order(wanted) == in_order(&found_text)
                    || is_list
                        && in_order(wanted) == in_order(&found_text)
                        && is_set::<N::State>(&object(&self.state), key)
            }
        }
    }
}

impl<N: Notation> PartialEq for Scene<N> {
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state
    }
}

impl<N: Notation> Deref for Scene<N> {
    type Target = N::State;

    fn deref(&self) -> &N::State {
        &self.state
    }
}

impl<N: Notation> DerefMut for Scene<N> {
    fn deref_mut(&mut self) -> &mut N::State {
        &mut self.state
    }
}

impl<N: Notation> Serialize for Scene<N> {
    fn serialize<T: Serializer>(&self, serializer: T) -> Result<T::Ok, T::Error> {
        self.state.serialize(serializer)
    }
}

/// How the keys end that say which cards of a pile are known.
const KNOWN: &str = "_known";

/// Any cards, in an ordered pile.
const ANY: &str = "…";

/// Keys that a state has only if they say something.
const UNUSUAL: [&str; 2] = ["rulings", "rules"];

/// The first key that a message names.
#[track_caller]
fn key_in(error: &str) -> String {
    error.split('`').nth(1).unwrap_or_else(|| panic!("no key in {error}")).to_owned()
}

/// The keys and values of a text.
fn wanted(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.split(';').map(str::trim).filter(|clause| !clause.is_empty()).map(|clause| {
        let (key, value) = clause.split_once(char::is_whitespace).unwrap_or((clause, ""));
        (key, value.trim())
    })
}

/// The keys of a state as a scene writes them.
fn render<N: Notation>(state: &N::State) -> Map<String, Value> {
    let mut keys = object(state);
    for flags in keys.keys().filter(|key| key.ends_with(KNOWN)).cloned().collect::<Vec<_>>() {
        let known = keys[&flags].as_array().into_iter().flatten();
        let pile = keys[flags.trim_end_matches(KNOWN)].as_array().into_iter().flatten();
        let names: Value =
            pile.zip(known).filter(|(_, known)| **known == json!(true)).map(|(card, _)| card.clone()).collect();
        keys.insert(flags, names);
    }
    N::render(&mut keys);
    keys
}

/// A value as a scene writes it.
fn text_of(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(values) => values.iter().map(text_of).collect::<Vec<_>>().join(" "),
        Value::Object(fields) => {
            let fields = fields.iter().map(|(key, value)| format!("{key}={}", text_of(value)));
            fields.collect::<Vec<_>>().join(" ")
        }
        value => value.to_string(),
    }
}

/// The words of a text, sorted.
fn in_order(text: &str) -> String {
    let mut words: Vec<&str> = text.split_whitespace().collect();
    words.sort_unstable();
    words.join(" ")
}

/// Adds the cards that a value names.
fn cards_in(value: &Value, cards: &mut HashSet<Card>) {
    match value {
        Value::String(text) => cards.extend(text.parse::<Card>().ok()),
        Value::Array(values) => values.iter().for_each(|value| cards_in(value, cards)),
        Value::Object(fields) => fields.values().for_each(|value| cards_in(value, cards)),
        _ => {}
    }
}
