//! Positions as short texts.

use serde_json::{Map, Value, json};
use underdeck_cryptkeeper::{Options, State};
use underdeck_game::{OptionValue, Options as _};
use underdeck_testkit::{legal, object};

/// A checked state from clauses separated by `;`, the first being the phase: `turn; at r1c1; map r1c1=KS! r1c2=4S; hand
/// AH 7H; deck TH+ 2H; rune`.
///
/// A tile is down, `!` activated, `~` revealed, `+` down and known; a card of the deck is `+` known. Cards that are not
/// named go to `rest`: the discard, or the bottom of the deck with `rest deck`. Tens in hand are due this turn, unless
/// `due TH=6` says otherwise. The suits are spades and hearts, unless `suits C D` says otherwise. Keys such as `left 2`
/// are set as they are.
pub(crate) fn scene(text: &str) -> State {
    read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The same, or the reason why it is not a valid state.
pub(crate) fn read(text: &str) -> Result<State, String> {
    let mut options = Options::default();
    let clauses: Vec<&str> = text.split(';').map(str::trim).collect();
    let suits = clauses.iter().find_map(|clause| clause.strip_prefix("suits ")).unwrap_or("S H");
    let (black, red) = suits.split_once(' ').expect("two suits");
    for (key, suit) in [("black_suit", black), ("red_suit", red)] {
        options.try_set(key, OptionValue::Text(suit.to_owned())).expect("a suit");
    }
    let mut state = object(&underdeck_testkit::start::<State>(&options, 1));
    let all: Vec<String> = ["offer", "deck"].iter().flat_map(|key| texts(&state[*key])).collect();
    for (key, value) in [("offer", json!([])), ("deck", json!([])), ("deck_known", json!([]))] {
        state.insert(key.into(), value);
    }
    let (mut rest, mut dues) = ("discard", Vec::new());
    for (n, clause) in clauses.into_iter().enumerate() {
        let (key, words) = clause.split_once(' ').unwrap_or((clause, ""));
        let words: Vec<&str> = words.split_whitespace().collect();
        match key {
            _ if n == 0 => set(&mut state, "phase", json!(clause)),
            "at" => set(&mut state, "token", json!(words[0])),
            "map" => {
                let mut tiles: Vec<(underdeck_cards::Cell, Value)> = words.iter().map(|word| tile(word)).collect();
                tiles.sort_by_key(|(cell, _)| *cell);
                set(&mut state, "map", tiles.into_iter().map(|(_, tile)| tile).collect());
            }
            "deck" => {
                set(&mut state, "deck", words.iter().map(|word| json!(word.trim_end_matches('+'))).collect());
                set(&mut state, "deck_known", words.iter().map(|word| json!(word.ends_with('+'))).collect());
            }
            "rulings" => {
                state.insert(key.into(), words.into());
            }
            "rules" => {
                state.insert(key.into(), serde_json::from_str(words[0]).expect("a version"));
            }
            "suits" => {}
            "rest" => rest = words[0],
            "due" => dues = words.iter().filter_map(|word| word.split_once('=')).collect(),
            "rune" | "optional" => set(&mut state, key, json!(true)),
            "flask" => set(&mut state, "flask_required", json!(words[0] == "needed")),
            "hand" | "discard" | "eligible" | "map_pool" => set(&mut state, key, sorted(words)),
            "won" => set(&mut state, "outcome", json!({"result": "won"})),
            "lost" => set(&mut state, "outcome", json!({"result": "lost", "cause": words[0]})),
            _ => set(&mut state, key, serde_json::from_str(words[0]).unwrap_or(json!(words[0]))),
        }
    }
    let mut placed: Vec<String> = ["deck", "hand", "discard"].iter().flat_map(|key| texts(&state[*key])).collect();
    placed
        .extend(state["map"].as_array().into_iter().flatten().filter_map(|tile| tile["card"].as_str().map(Into::into)));
    placed.extend(state["using"].as_str().map(Into::into));
    let left: Vec<&str> =
        all.iter().map(String::as_str).filter(|card| !placed.iter().any(|other| other == card)).collect();
    if rest == "deck" {
        let deck: Vec<String> = texts(&state["deck"]).into_iter().chain(left.iter().map(ToString::to_string)).collect();
        let known = state["deck_known"].as_array().cloned().unwrap_or_default().into_iter();
        let known: Value = known.chain(std::iter::repeat(json!(false))).take(deck.len()).collect();
        set(&mut state, "deck", json!(deck));
        set(&mut state, "deck_known", known);
    } else {
        let pile = texts(&state[rest]);
        set(&mut state, rest, sorted(pile.iter().map(String::as_str).chain(left).collect()));
    }
    let turns = state["turns"].as_u64().unwrap_or(0);
    for (key, ten) in [("due_red", format!("T{red}")), ("due_black", format!("T{black}"))] {
        if texts(&state["hand"]).contains(&ten) {
            let told = dues.iter().find(|(card, _)| *card == ten).and_then(|(_, turn)| turn.parse().ok());
            set(&mut state, key, json!(told.unwrap_or(turns + 1)));
        }
    }
    if !state["outcome"].is_null() {
        let (floor, turns) = (state["floor"].clone(), state["turns"].clone());
        state["outcome"]["floor"] = floor;
        state["outcome"]["turns"] = turns;
    }
    serde_json::from_value(Value::Object(state)).map_err(|error| error.to_string())
}

/// Plays a move, which must change these keys to these values and no other key.
///
/// Tiles and piles are texts as in [`scene`], `deck` with its marks standing for `deck_known` too. A pile of `+2H -3H`
/// is what came and went; `…` is any cards.
#[track_caller]
pub(crate) fn act(state: &mut State, mv: &str, luck: &str, keys: Value) {
    underdeck_testkit::change(state, (mv, luck), &keys, render, fits);
}

/// One key of a state.
pub(crate) fn key(state: &State, key: &str) -> Value {
    object(state)[key].clone()
}

/// The tiles as `r1c1=KS!`, by row, then column, in the spelling of [`scene`].
pub(crate) fn tiles(state: &State) -> Vec<String> {
    let spell = |tile: &Value| {
        let mark = match (tile["side"].as_str(), tile["known"].as_bool()) {
            (Some("activated"), _) => "!",
            (Some("revealed"), _) => "~",
            (_, Some(true)) => "+",
            _ => "",
        };
        format!("{}={}{mark}", tile["cell"].as_str().unwrap_or_default(), tile["card"].as_str().unwrap_or_default())
    };
    key(state, "map").as_array().into_iter().flatten().map(spell).collect()
}

/// The legal moves that begin with a word.
pub(crate) fn legal_of(state: &State, verb: &str) -> Vec<String> {
    legal(state).into_iter().filter(|mv| mv.split(' ').next() == Some(verb)).collect()
}

/// The keys of a state, tiles and piles as texts.
fn render(state: &State) -> Map<String, Value> {
    let mut keys = object(state);
    keys.insert("map".into(), tiles(state).join(" ").into());
    let known = keys.remove("deck_known").unwrap_or_default();
    let deck: Vec<String> = texts(&keys["deck"])
        .into_iter()
        .zip(known.as_array().into_iter().flatten())
        .map(|(card, known)| if *known == json!(true) { card + "+" } else { card })
        .collect();
    keys.insert("deck".into(), deck.join(" ").into());
    for value in keys.values_mut().filter(|value| value.is_array()) {
        *value = texts(value).join(" ").into();
    }
    keys
}

/// Whether a value is as expected, given what it was.
fn fits(expected: &Value, before: &Value, found: &Value) -> bool {
    let (Some(expected), Some(before), Some(found)) = (expected.as_str(), before.as_str(), found.as_str()) else {
        return expected == found;
    };
    if expected.starts_with(['+', '-']) {
        let mut pile: Vec<&str> = before.split_whitespace().collect();
        for word in expected.split(' ') {
            if let Some(card) = word.strip_prefix('-') {
                let place = pile.iter().position(|other| *other == card).unwrap_or_else(|| panic!("no {card} to lose"));
                pile.remove(place);
            } else {
                pile.push(&word[1..]);
            }
        }
        pile.sort_unstable();
        let mut cards: Vec<&str> = found.split_whitespace().collect();
        cards.sort_unstable();
        return pile == cards;
    }
    match expected.split_once('…') {
        Some((head, tail)) => found.starts_with(head) && found.ends_with(tail),
        None => expected == found,
    }
}

fn tile(word: &str) -> (underdeck_cards::Cell, Value) {
    let (cell, card) = word.split_once('=').unwrap_or_else(|| panic!("`{word}` is not a tile"));
    let (side, known) = match card.chars().last() {
        Some('!') => ("activated", true),
        Some('~') => ("revealed", true),
        Some('+') => ("down", true),
        _ => ("down", false),
    };
    let card = card.trim_end_matches(['!', '~', '+']);
    (cell.parse().expect("a cell"), json!({"cell": cell, "card": card, "side": side, "known": known}))
}

fn set(state: &mut Map<String, Value>, key: &str, value: Value) {
    assert!(state.contains_key(key), "`{key}` is not a key of the state");
    state.insert(key.into(), value);
}

fn texts(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().filter_map(|card| card.as_str().map(Into::into)).collect()
}

fn sorted(cards: Vec<&str>) -> Value {
    let mut cards: Vec<underdeck_cards::Card> = cards.iter().map(|card| card.parse().expect("a card")).collect();
    cards.sort_unstable();
    json!(cards)
}
