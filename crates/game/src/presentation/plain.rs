//! The default presentation: a table read from the wire form of a view.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use serde_json::Value;
use underdeck_cards::Card;

use crate::{
    Body, CardFace, Entry, FastRng, Gesture, Message, Move, MoveList as _, Offer, Play as _, SeenChance, State, Table,
    Turn, Value as Argument, View, Zone, card_name, prose, say, signed,
};

/// The zone of everything that is neither cards nor a number.
const FACTS: &str = "facts";

/// The zones of the wire form, and a button for each legal move.
pub(super) fn table<V: View>(view: &V) -> Table {
    let state = view.determinise(&mut FastRng::new(0));
    // A view does not name its seat: it is the deciding seat's if that seat sees the same.
    let decides = state.view(state.deciding_seat()) == *view;
    let offers = if decides { state.moves().all().map(offer).collect() } else { Vec::new() };
    let prompt = match state.turn() {
        Turn::Decide(_) if decides => say!(PLAIN_CHOOSE),
        Turn::Decide(_) => say!(PLAIN_WAIT),
        Turn::Over(outcome) => match outcome.score {
            Some(score) => say!(PLAIN_OVER_SCORE, result = outcome.result.word(), score),
            None => say!(PLAIN_OVER, result = outcome.result.word()),
        },
    };
    Table { prompt, zones: zones(view), offers }
}

/// The move, the luck it met, and each zone that changed.
pub(super) fn describe_change<V: View>(
    before: &V,
    mv: <V::State as State>::Move,
    chance: &[SeenChance],
    after: &V,
) -> Vec<Message> {
    let mut lines = vec![say!(FULL_STOP, text = label(mv))];
    for event in chance {
        let line = match event {
            SeenChance::Shuffle { pile, cards } => say!(PLAIN_SHUFFLED, pile = pile.as_ref(), n = *cards),
            SeenChance::Roll { die, value } => say!(PLAIN_ROLLED, value, die = die.to_string()),
        };
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    let old = zones(before);
    for zone in zones(after) {
        let was = old.iter().find(|was| was.id == zone.id).map(|was| in_words(&was.body)).unwrap_or_default();
        let now = in_words(&zone.body);
        if was != now {
            lines.push(say!(PLAIN_CHANGED, zone = zone.name, now));
        }
    }
    lines
}

fn offer<M: Move>(mv: M) -> Offer {
    Offer::new(mv, Gesture::Press, label(mv), say!(PLAIN_PLAYS, spelling = Message::quote(&mv.to_string())), &[])
}

/// The spelling, with its cards by their signs.
fn label<M: Move>(mv: M) -> Message {
    let part = |word: &str| match (word.parse::<Card>(), word.parse::<i64>()) {
        (Ok(card), _) => card.into(),
        (_, Ok(number)) => number.into(),
        _ => Argument::from(word),
    };
    Message::join(mv.to_string().split(' ').map(part), " ").capitalised()
}

/// Lists of cards are rows, numbers counters, and everything else a list of facts.
fn zones<V: View>(view: &V) -> Vec<Zone> {
    let Ok(Value::Object(keys)) = serde_json::to_value(view) else { return Vec::new() };
    let (mut zones, mut facts) = (Vec::new(), Vec::new());
    for (key, value) in &keys {
        if let Some(cards) = faces(value) {
            zones.push(Zone::new(interned(key), title(key), Body::Row { cards, places: 0 }));
        } else if let Some(value) = value.as_i64() {
            zones.push(Zone::new(interned(key), title(key), Body::Counter { value, max: None }));
        } else if !value.is_null() {
            let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            facts.push(Entry::new(key.clone(), title(key), signed(&text), ""));
        }
    }
    if !facts.is_empty() {
        zones.push(Zone::new(FACTS, say!(PLAIN_FACTS), Body::List(facts)));
    }
    zones
}

/// The faces of a list that holds cards and hidden cards alone.
fn faces(value: &Value) -> Option<Vec<CardFace>> {
    let face = |value: &Value| match value.as_str()? {
        "??" => Some(CardFace::down(None, say!(PLAIN_FACE_DOWN))),
        text => text.parse::<Card>().ok().map(|card| CardFace::up(card, card_name(card))),
    };
    value.as_array()?.iter().map(face).collect()
}

fn in_words(body: &Body) -> Message {
    let words: Vec<String> = match body {
        Body::Row { cards, .. } => {
            let name = |face: &CardFace| face.card.map_or_else(|| "?".into(), Card::symbol);
            cards.iter().map(name).collect()
        }
        Body::Counter { value, .. } => vec![value.to_string()],
        Body::List(entries) => entries.iter().map(|entry| format!("{} {}", entry.name, entry.value)).collect(),
        _ => Vec::new(),
    };
    if words.is_empty() { say!(PLAIN_EMPTY) } else { words.join(" ").into() }
}

/// `red_hand` as `Red hand`.
fn title(key: &str) -> String {
    prose::capitalised(&key.replace('_', " "))
}

/// The key as a zone's name. Each key of a game is kept once and for good.
fn interned(key: &str) -> &'static str {
    static NAMES: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let mut names = NAMES.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(name) = names.get(key) {
        return name;
    }
    let name: &'static str = Box::leak(key.to_owned().into_boxed_str());
    names.insert(name);
    name
}
