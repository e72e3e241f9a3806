//! The referee for other programs: JSON lines in and out.

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Map, Value, json};
use underdeck_game::{AnyGame, AnyState, AnyView, ChanceEvent, Message, PlayError, Scripted, Seat, say};
use underdeck_record::{json_by, json_of};

/// The error of a request: the key and the message.
#[derive(Serialize)]
struct Fault {
    key: Option<&'static str>,
    message: String,
}

/// The answer to a valid request.
#[derive(Serialize)]
struct Answer {
    state: Box<RawValue>,
    legal: Vec<String>,
    /// The number of each legal move in the order of the rules, from 0.
    numbers: Vec<usize>,
    view: Box<RawValue>,
    #[serde(skip_serializing_if = "Option::is_none")]
    views: Option<Vec<Box<RawValue>>>,
    chance_used: usize,
}

/// Answers a request, as specified by `Game::step`.
pub(crate) fn answer(game: &dyn AnyGame, request: &str) -> String {
    let text = match judge(game, request) {
        Ok(answer) => serde_json::to_string(&answer),
        Err(fault) => serde_json::to_string(&json!({ "error": fault })),
    };
    // States and views are JSON objects with string keys, so serialising cannot fail.
    text.unwrap_or_else(|error| json!({ "error": { "key": null, "message": error.to_string() } }).to_string())
}

fn judge(game: &dyn AnyGame, request: &str) -> Result<Answer, Fault> {
    let mut request = read(request)?;
    let rules = request.remove("rules").map(|rules| read_rules(game, &rules)).transpose()?;
    let state = request.remove("state").ok_or_else(|| fault("state", "a request needs a state"))?;
    let state = match rules {
        Some(version) => json_of(state, version, game.info().rules_version),
        None => state,
    };
    let mut state = game.read_state(state).map_err(|error| fault("state", at_key(error)))?;
    let events: Vec<ChanceEvent> = match request.remove("chance") {
        None => Vec::new(),
        Some(events) => read_events(events)?,
    };
    let mut luck = Scripted::new(&events);
    if let Some(mv) = request.remove("move") {
        let text =
            mv.as_str().ok_or_else(|| fault("move", format!("{mv} is not a string: write the move as a string")))?;
        let mv = state.read_exactly(text).map_err(|error| fault("move", with_reason(&*state, text, error)))?;
        state.play(&mv, &mut luck);
        luck.fits().map_err(|error| fault("chance", error))?;
    }
    // With a version in the request, states and views are as in a trace of this version, without the version.
    let by = |json: Value| to_raw_value(&json_by(json)).unwrap_or_default();
    let written = |view: Box<dyn AnyView>| rules.map_or_else(|| view.text(), |_| by(view.json()));
    let views = || (0..game.info().seats).map(|seat| written(state.view(Seat(seat)))).collect();
    let (legal, numbers) = numbered(&*state);
    Ok(Answer {
        legal,
        numbers,
        view: written(state.own_view()),
        views: (!state.is_shared()).then(views),
        chance_used: luck.used(),
        state: rules.map_or_else(|| state.text(), |_| by(state.json())),
    })
}

/// The spellings of the legal moves, sorted as in a trace, each with its number in the order of the rules.
fn numbered(state: &dyn AnyState) -> (Vec<String>, Vec<usize>) {
    let mut moves: Vec<(String, usize)> = state.legal_moves().iter().map(ToString::to_string).zip(0..).collect();
    moves.sort_unstable();
    moves.into_iter().unzip()
}

/// The error of a move, with the reason and its rules if the move is not legal now.
fn with_reason(state: &dyn AnyState, text: &str, error: PlayError) -> Message {
    let mv = matches!(error, PlayError::Illegal(_)).then(|| state.game().read_move(text).ok()).flatten();
    match mv.and_then(|mv| state.own_view().refusal(&mv)) {
        Some(refusal) => {
            say!(PLAY_BECAUSE, why = error.said(), reason = refusal.reason, rules = refusal.rules.join(", "))
        }
        None => error.said(),
    }
}

/// Reads a version of the rules that the game has.
fn read_rules(game: &dyn AnyGame, rules: &Value) -> Result<u32, Fault> {
    // Version 0 does not exist.
    let version = rules.as_u64().and_then(|version| u32::try_from(version).ok()).unwrap_or_default();
    let played = game.set_rules(&mut game.default_options(), version);
    played.map(|()| version).map_err(|played| fault("rules", format!("{rules} is no version that is played: {played}")))
}

/// Reads the request as an object with known keys only.
fn read(request: &str) -> Result<Map<String, Value>, Fault> {
    const FORM: &str = r#"a request is one line {"state": …, "move": …, "chance": […]}; move and chance may be left out, and so may "rules", the version of the rules: the state then says by which it is"#;
    let wrong = |message: String| Fault { key: None, message: format!("{message}: {FORM}") };
    match serde_json::from_str(request) {
        Ok(Value::Object(object)) => {
            match object.keys().find(|key| !["state", "move", "chance", "rules"].contains(&key.as_str())) {
                Some(key) => Err(wrong(format!("there is no key `{key}`"))),
                None => Ok(object),
            }
        }
        Ok(_) => Err(wrong("this is not an object".into())),
        Err(error) => Err(wrong(format!("this is not JSON: {error}"))),
    }
}

/// The error of a state, with its key first. An error about the state as a whole has its own key.
fn at_key((path, message): (String, String)) -> String {
    if path == "." { message } else { format!("`{path}`: {message}") }
}

fn read_events(events: Value) -> Result<Vec<ChanceEvent>, Fault> {
    const FORM: &str = r#"it is a list of {"shuffle": pile, "order": [cards]} and {"roll": "d6", "value": 4}"#;
    let Value::Array(events) = events else { return Err(fault("chance", FORM)) };
    let read = |(n, event): (usize, Value)| {
        let text = event.to_string();
        serde_json::from_value(event).map_err(|_| fault("chance", format!("event {} is {text}: {FORM}", n + 1)))
    };
    events.into_iter().enumerate().map(read).collect()
}

fn fault(key: &'static str, message: impl ToString) -> Fault {
    Fault { key: Some(key), message: message.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use underdeck_game::{Play as _, Playable as _, State as _};
    use underdeck_record::{Deal, DealChance};
    use underdeck_testkit::toy::{Toy, ToyOptions};

    fn start() -> (Toy, DealChance) {
        Deal::<Toy>::new(ToyOptions::default(), 1).start()
    }

    fn ask(request: Value) -> Value {
        serde_json::from_str(&answer(Toy::instance(), &request.to_string())).unwrap()
    }

    /// The key and the message of a request's error.
    fn refused(request: Value) -> (Value, String) {
        let mut answer = ask(request);
        (answer["error"]["key"].take(), answer["error"]["message"].as_str().expect("an error").to_owned())
    }

    #[test]
    fn the_answer_has_the_state_its_moves_and_its_view() {
        let (state, _) = start();
        let answer = ask(json!({ "state": state }));
        assert_eq!(answer["state"], json!(state));
        assert_eq!(answer["legal"], json!(state.legal_spellings()));
        let moves = state.legal_vec();
        let numbered = answer["numbers"].as_array().unwrap().iter().map(|n| moves[n.as_u64().unwrap() as usize]);
        assert_eq!(answer["legal"], json!(numbered.map(|mv| mv.to_string()).collect::<Vec<_>>()));
        assert!(moves.len() > 1, "a single move has no order");
        assert_eq!(answer["view"], json!(state.view(state.deciding_seat())));
        assert_eq!(answer["chance_used"], 0);
    }

    #[test]
    fn a_game_played_through_the_referee_is_unchanged() {
        let (mut state, chance) = start();
        let mut luck = underdeck_game::Recording::new(chance);
        let mut used = 0;
        // Rolls as soon as possible, so that the game has chance events.
        let roll_or_draw = |state: &Toy| {
            let legal = state.legal_vec();
            legal.iter().copied().find(|mv| mv.to_string().starts_with("roll")).or(legal.first().copied())
        };
        while let Some(mv) = roll_or_draw(&state) {
            let before = state;
            luck.events.clear();
            state.play_unchecked(mv, &mut luck);
            let mut events = json!(luck.events);
            let spare = json!({ "roll": "d6", "value": 1 });
            events.as_array_mut().unwrap().push(spare);
            let answer = ask(json!({ "state": before, "move": mv.to_string(), "chance": events }));
            assert_eq!((&answer["state"], &answer["chance_used"]), (&json!(state), &json!(luck.events.len())));
            used += luck.events.len();
        }
        assert!(used > 0, "the game met no luck");
    }

    #[test]
    fn an_error_names_the_faulty_key() {
        let (mut state, mut luck) = start();
        let key = |key: &str| Value::from(key);
        assert_eq!(refused(json!({ "move": "draw" })).0, key("state"));
        assert_eq!(refused(json!({ "state": state, "move": 3 })).0, key("move"));
        let (at, message) = refused(json!({ "state": state, "move": "DRAW" }));
        assert_eq!(at, key("move"));
        assert!(message.contains("`DRAW` is no move"), "{message}");
        assert!(refused(json!({ "state": state, "move": "leave" })).1.ends_with(" (leave-1)"));
        let (at, message) = refused(json!({ "state": state, "luck": [] }));
        assert_eq!(at, Value::Null);
        assert!(message.contains("`luck`"), "{message}");
        let mut bad = json!(state);
        bad["lives"] = json!(200);
        assert_eq!(refused(json!({ "state": bad })).0, key("state"));
        state.play("draw".parse().unwrap(), &mut luck).unwrap();
        let roll = state.legal_spellings().into_iter().find(|spelling| spelling.starts_with("roll")).unwrap();
        let (at, message) = refused(json!({ "state": state, "move": roll }));
        assert_eq!(at, key("chance"));
        assert!(message.contains("event 1 is missing") && message.contains("d6"), "{message}");
        let (_, message) = refused(json!({ "state": state, "move": roll, "chance": [{ "roll": "d6", "value": 7 }] }));
        assert!(message.contains("does not fit"), "{message}");
        assert!(refused(json!({ "state": state, "chance": [3] })).1.contains("event 1 is 3"));
        assert!(answer(Toy::instance(), "{").starts_with(r#"{"error":{"key":null,"#));
        assert!(answer(Toy::instance(), "[]").contains("not an object"));
    }
}
