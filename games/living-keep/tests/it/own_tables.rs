//! Games by tables of the player's own (option-19).

use std::sync::atomic::AtomicBool;

use underdeck_game::{FastRng, Play as _, Playable as _, Policy as _, Presentation as _, Rng as _, Seat, State as _};
use underdeck_lab::{Plan, SimulationHost, simulate};
use underdeck_living_keep::{Kind, Mode, Options, Room, Spell, State, TableSet, View, Ware};
use underdeck_record::{AnyDeal, Deal, Record, replay_any};

const TEMPLATE: &str = include_str!("../../../../docs/data/living-keep-tables.toml");

/// Lairs for 2 gold and Farms for 3.
fn cheap() -> Options {
    Options { tables: TableSet::read(TEMPLATE).unwrap(), turn_decks: 1, ..Options::default() }
}

/// A game by the heuristic, as its record.
fn played(options: Options) -> (State, Record) {
    let deal = Deal::<State>::new(options, 7);
    let mut record = Record::of_deal(&deal);
    let (mut state, mut luck) = deal.start();
    while state.outcome().is_none() {
        let mv = state.view(Seat(0)).heuristic();
        state.play(mv, &mut luck).unwrap();
        record.push_move(&mv.to_string());
    }
    record.set_outcome(state.outcome().as_ref());
    (state, record)
}

#[test]
fn the_template_changes_two_prices() {
    assert_eq!(cheap().tables.form(), "room.lair.gold = 2\nroom.farm.gold = 3\n");
}

#[test]
fn mastery_with_two_prices_changed_is_recorded_and_verified() {
    let (state, record) = played(cheap());
    let text = record.to_string();
    let replay = replay_any(State::instance(), &text.parse().unwrap()).unwrap();
    assert_eq!(replay.states.last().and_then(|last| last.typed()), Some(&state));
    let deal = Deal::<State>::new(cheap(), 7);
    assert_eq!(Deal::from_code(&deal.code()), Ok(deal.clone()));
    let any = AnyDeal::from_code(State::instance(), &deal.code()).unwrap();
    assert_eq!(any.code(), deal.code());
    // The state alone names its tables, too.
    let json = serde_json::to_string(&state).unwrap();
    assert!(json.contains(r#""tables":"room.lair.gold = 2\nroom.farm.gold = 3\n""#), "{json}");
    assert_eq!(serde_json::from_str::<State>(&json).unwrap(), state);
    let (ours, other) = played(Options { turn_decks: 1, ..Options::default() });
    assert_ne!(ours.outcome(), state.outcome());
    assert_ne!(other.to_string(), text);
    assert!(!serde_json::to_string(&ours).unwrap().contains("tables"));
}

#[test]
fn simulations_and_searches_play_by_the_tables() {
    for player in ["greedy", "mcts:20"] {
        let host = SimulationHost { clock: || 0.0, progress: &|_| {}, stop: &AtomicBool::new(false) };
        let results = |options| {
            let plan = Plan::<State> { options, seed: 3, ..Plan::new(player.parse().unwrap(), 4) };
            simulate(&plan, &host).unwrap().runs.remove(0).results
        };
        let (ours, theirs) = (results(Options { turn_decks: 1, ..Options::default() }), results(cheap()));
        assert_eq!((ours.games, theirs.games, theirs.unfinished), (4, 4, 0));
        assert_ne!(ours, theirs, "{player}");
    }
}

#[test]
fn values_learned_by_our_tables_are_not_used_with_others() {
    assert!(View::is_trained(&Options::default()) && !View::is_trained(&cheap()));
}

#[test]
fn the_printed_tables_mark_what_differs() {
    let tables = |options: &Options| View::TABLES.unwrap()(options).to_string();
    let (ours, theirs) = (tables(&Options::default()), tables(&cheap()));
    assert!(!ours.contains('*') || !ours.contains("marked"), "{ours}");
    assert!(
        theirs.starts_with("These are your own tables: 2 numbers and names differ from Underdeck’s, marked *."),
        "{theirs}"
    );
    assert!(theirs.contains("| Lair | 0 | 2* | 8 |") && theirs.contains("| Farm | 0 | 3* | 6 |"), "{theirs}");
}

/// Tables at random within their bounds: no rule, view, policy or explanation fails.
#[test]
fn games_by_any_tables_come_to_an_end() {
    let mut rng = FastRng::new(11);
    for (n, &mode) in Mode::ALL.iter().cycle().take(60).enumerate() {
        let text = wild(&mut rng);
        let tables = TableSet::read(&text).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
        let scenario = n as u8 % 10 + 1;
        let options = Options { mode, scenario, turn_decks: 1, tables, ..Options::default() };
        let (mut state, mut luck) = Deal::<State>::new(options, n as u64).start();
        let by_heuristic = n % 3 > 0;
        for _ in 0..4_000 {
            if state.outcome().is_some() {
                break;
            }
            let seat = (0..2).map(Seat).find(|&seat| !state.view(seat).table().offers.is_empty()).unwrap();
            let view = state.view(seat);
            let mv = match by_heuristic {
                true => {
                    assert!(!view.reason().is_empty());
                    view.heuristic()
                }
                false => state.random_legal(&mut rng).unwrap(),
            };
            state.play(mv, &mut luck).unwrap();
            assert_eq!(state.check(), Ok(()), "{mv}\n{text}");
        }
        let json = serde_json::to_string(&state).unwrap();
        assert_eq!(serde_json::from_str::<State>(&json).unwrap(), state);
    }
}

/// A file that sets most numbers to something between their bounds, often to one of them.
fn wild(rng: &mut FastRng) -> String {
    let mut pick = |least: i64, most: i64| match rng.next_u32() % 4 {
        0 => least,
        1 => most,
        _ => least + i64::from(rng.next_u32()) % (most - least + 1),
    };
    let mut lines = Vec::new();
    let mut say = |path: String, value: String| lines.push(format!("{path} = {value}\n"));
    for (name, least, most) in [
        ("research_slots", 0, 4),
        ("spell_box", 0, 6),
        ("door_box", 0, 6),
        ("trap_box", 0, 6),
        ("work_rooms", 1, 24),
        ("war_rank", 0, 20),
        ("war_pair_rank", 0, 10),
    ] {
        say(format!("limits.{name}"), pick(least, most).to_string());
    }
    let max_rank = pick(1, 10);
    say("limits.max_rank".into(), max_rank.to_string());
    for room in Room::ALL {
        say(format!("room.{room}.tier"), pick(0, 2).to_string());
        say(format!("room.{room}.gold"), (pick(0, 600) / 20).to_string());
        say(format!("room.{room}.stone"), (pick(0, 1200) / 40).to_string());
        say(format!("room.{room}.points"), pick(-1000, 1000).to_string());
    }
    say("room.farm.capacity".into(), pick(10, 50).to_string());
    say("room.vault.capacity".into(), pick(40, 50).to_string());
    say("room.shrine.capacity".into(), pick(1, 50).to_string());
    for spell in Spell::ALL {
        say(format!("spell.{spell}.channel"), pick(1, 200).to_string());
        say(format!("spell.{spell}.mana"), (pick(0, 300) / 30).to_string());
    }
    for ware in Ware::ALL {
        let table = if ware.is_door() { "door" } else { "trap" };
        say(format!("{table}.{ware}.gold"), (pick(0, 600) / 20).to_string());
        say(format!("{table}.{ware}.labour"), pick(1, 200).to_string());
        say(format!("{table}.{ware}.points"), pick(-1000, 1000).to_string());
    }
    for place in 0..19 {
        let minion = Kind::minion(place);
        say(format!("minion.{minion}.rank"), pick(1, max_rank).to_string());
        say(format!("minion.{minion}.pay"), pick(0, 9).to_string());
        say(format!("minion.{minion}.food"), pick(0, 20).to_string());
        for points in ["points", "train", "banished"] {
            say(format!("minion.{minion}.{points}"), pick(-1000, 1000).to_string());
        }
    }
    let heroes = (0..18).map(|place| format!("hero.{}", Kind::hero(place)));
    for hero in heroes.chain(["monarch.1".into(), "monarch.3".into(), "monarch.5".into()]) {
        say(format!("{hero}.rank"), pick(1, 10).to_string());
        say(format!("{hero}.needs"), pick(1, 24).to_string());
        say(format!("{hero}.damage"), (pick(0, 1000) / 50).to_string());
        say(format!("{hero}.killed"), pick(-1000, 1000).to_string());
        say(format!("{hero}.escaped"), pick(-1000, 1000).to_string());
    }
    for what in ["gold", "stone", "food", "mana", "hp", "hp_healed", "hp_unhurt"] {
        say(format!("points.{what}"), pick(-1000, 1000).to_string());
    }
    say("setup.mastery.hp".into(), pick(1, 200).to_string());
    say("setup.mastery.peons".into(), pick(0, 10).to_string());
    say("setup.standard.hp".into(), pick(1, 200).to_string());
    for id in 1..=10 {
        say(format!("scenario.{id}.monarch"), [0, 1, 3, 5][pick(0, 3) as usize].to_string());
        say(format!("scenario.{id}.hp_max"), 200.to_string());
        say(format!("scenario.{id}.hp"), pick(1, 200).to_string());
        say(format!("scenario.{id}.turn_decks"), pick(1, 2).to_string());
        say(format!("scenario.{id}.rooms.lair"), 2.to_string());
        say(format!("scenario.{id}.food"), pick(0, 10).to_string());
        say(format!("scenario.{id}.minions"), "[\"DR\", \"2C\"]".into());
        let goals = [
            "{ kind = \"survive\" }, { kind = \"learn\", n = 6 }",
            "{ kind = \"own\", what = \"library\", n = 24 }",
            "{ kind = \"house\", rank = 10, n = 24 }",
            "{ kind = \"stock\", what = \"mana\", n = 1200 }, { kind = \"kill\", n = 200 }",
            "{ kind = \"arm\", n = 12 }, { kind = \"monarch\" }",
        ][id % 5];
        say(format!("scenario.{id}.goals"), format!("[{goals}]"));
    }
    lines.concat()
}
