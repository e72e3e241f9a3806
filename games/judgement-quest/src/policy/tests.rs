use serde_json::{Value, json};
use underdeck_game::{FastChance, FastRng, GameResult, Play as _, Policy as _, Seat, State as _, View as _};

use super::deeds;
use super::reach::Reach;
use super::*;
use crate::{Equipment, Options, Squares, State};

/// The dungeon of the worked examples, row by row.
const ROOMS: [&str; 35] = [
    "", "", "9C", "AS", "6S", "", "", //
    "2C", "3C", "4C", "5C", "6C", "7C", "8C", //
    "9S", "TC", "JC", "7H", "QC", "KC", "AC", //
    "2S", "3S", "4S", "5S", "7S", "8S", "TS", //
    "", "", "JS", "QS", "KS", "", "",
];

/// A quest in that dungeon with the given tasks; rooms that have been revealed and resolved by their cards, `*` for
/// all, and any other keys of the state.
fn quest(tasks: &str, revealed: &str, resolved: &str, keys: Value) -> State {
    let has = |list: &str, card: &str| !card.is_empty() && (list == "*" || list.split(' ').any(|one| one == card));
    let flags = |list: &str| ROOMS.map(|card| has(list, card)).to_vec();
    let state = State::new(&Options::default(), &mut FastChance(FastRng::new(1)));
    let mut object = serde_json::to_value(state).unwrap();
    let enemies = ROOMS.iter().filter(|card| has(resolved, card) && "JQKA".contains(&card[..1]) && **card != "AS");
    object["rooms"] = json!(ROOMS.to_vec());
    object["tasks"] = json!(tasks.split(' ').collect::<Vec<_>>());
    object["revealed"] = json!(flags(revealed));
    object["resolved"] = json!(ROOMS.map(|card| has(resolved, card) && !["7H", "6C", "6S"].contains(&card)).to_vec());
    object["defeated"] = json!(enemies.count());
    for (key, value) in keys.as_object().unwrap() {
        object[key] = value.clone();
    }
    serde_json::from_value(object).unwrap_or_else(|error| panic!("{error}"))
}

fn choice(state: &State) -> String {
    let mv = state.view(Seat(0)).heuristic();
    state.clone().play(mv, &mut FastChance(FastRng::new(1))).unwrap();
    mv.to_string()
}

const START: &str = "7H 5C QC 5S JC";
const ALL_BUT_KC: &str = "2C 2S 3C 3S 5C 5S 7C 7S 8C 8S TC TS JC JS QC QS KS AC AS";
const NOT_DONE: [bool; 4] = [false; 4];

#[test]
fn free_gifts_come_first() {
    let state = quest("2D 3D 7D KD", START, "", json!({"done": NOT_DONE}));
    assert_eq!(choice(&state), "go r2c4");
}

#[test]
fn a_hard_hit_is_stopped_and_a_light_one_is_taken() {
    let fight = |hp: u8, pos: &str, prev: &str, hit: u8, flask: bool, shield: bool| {
        let keys = json!({"done": [false, false, true, false], "pos": pos, "prev": prev, "hp": hp, "hit": hit,
            "flask": flask, "shield": shield, "phase": "hit"});
        choice(&quest("2D 3D 7D KD", "*", "KC QC", keys))
    };
    assert_eq!(fight(6, "r3c7", "r3c6", 3, false, true), "shield");
    assert_eq!(fight(6, "r3c3", "r3c4", 1, false, true), "take");
    assert_eq!(fight(1, "r3c3", "r3c4", 1, true, true), "shield");
    assert_eq!(fight(3, "r3c7", "r3c6", 3, true, false), "drink");
}

#[test]
fn gold_buys_the_item_of_the_task_and_then_flasks() {
    let at = |tasks: &str, keys: Value| {
        let mut all = json!({"done": [false, false, true, false], "pos": "r2c5", "prev": "r2c4", "wizard1": "r1c5"});
        keys.as_object().unwrap().iter().for_each(|(key, value)| all[key] = value.clone());
        choice(&quest(tasks, "*", "5C 5S AS 2C 2S", all))
    };
    let fetched = json!([true, false, true, false]);
    assert_eq!(at("2D 4D 7D KD", json!({"gp": 2, "done": fetched})), "buy key");
    assert_eq!(at("2D 3D 7D KD", json!({"gp": 2, "done": fetched})), "buy amulet");
    assert_eq!(at("2D TD 7D KD", json!({"gp": 2, "done": fetched})), "buy flask");
    // A flask costs 2 and heals 3: a held one is drunk to make space for the next.
    assert_eq!(at("2D TD 7D KD", json!({"gp": 2, "done": fetched, "flask": true})), "drink");
    assert_ne!(at("2D TD 7D KD", json!({"gp": 2, "done": fetched, "flask": true, "hp_cap": 6})), "drink");
}

#[test]
fn a_finished_quest_ends_with_a_drink_and_the_staircase() {
    let all = json!([true, true, true, true]);
    let home = |flask: bool, pos: &str| {
        choice(&quest(
            "2D 3D 7D KD",
            "*",
            "*",
            json!({"done": all, "flask": flask, "pos": pos, "prev": "r3c3",
            "wizard1": "r1c5"}),
        ))
    };
    assert_eq!((home(true, "r3c4").as_str(), home(false, "r3c4").as_str()), ("drink", "leave"));
    assert_eq!(home(false, "r2c3"), "go r2c4");
}

#[test]
fn a_campaign_player_never_risks_death_for_a_task() {
    let fight = |campaign: bool, hp: u8| {
        let keys = json!({"done": [true, true, true, false], "pos": "r3c6", "prev": "r3c5", "hp": hp, "phase": "combat",
            "campaign": campaign});
        choice(&quest("2D 3D 7D KD", "*", ALL_BUT_KC, keys))
    };
    assert_eq!((fight(true, 1).as_str(), fight(true, 4).as_str()), ("retreat", "fight"));
    let out = json!({"done": [true, true, true, false], "hp": 1, "campaign": true, "wizard1": "r1c5"});
    assert_eq!(choice(&quest("2D 3D 7D KD", "*", "2C 2S 3C 3S 5C 5S AS 7C 7S", out)), "leave");
}

#[test]
fn the_last_hp_leads_home_over_the_ice() {
    let keys = json!({"done": [true, false, true, false], "pos": "r4c2", "prev": "r4c1", "hp": 1});
    assert_eq!(choice(&quest("2D 3D 7D KD", "*", "2C 2S 5C 5S AS 4S", keys)), "go r4c3");
}

/// The features of a view that a learned value reads.
fn described(view: &View) -> Vec<u8> {
    let mut bytes = vec![0; View::features(&Options::default()).bytes()];
    view.describe(&mut bytes);
    bytes
}

/// The player's move if views have these values, and the moves planned to follow, the last first.
fn planned(view: &View, mut worth: impl FnMut(&View) -> f32) -> (Move, Vec<Move>) {
    let mut rest = Vec::new();
    let planned = view.planned(&mut worth, &mut rest).unwrap();
    (planned.mv, rest)
}

#[test]
fn the_deed_is_done_that_is_worth_most_over_its_dice() {
    let keys = json!({"done": [true, false, true, false], "wizard1": "r1c5"});
    let state = quest("2D 3D 7D KD", "*", "2C 2S 5C 5S AS 7C 7S 8C 8S", keys);
    let next = |prize: Option<Kind>| {
        let is_done = |quest: &Quest| prize.is_some_and(|kind| quest.known(kind).meets(quest.resolved));
        let worth = |quest: &Quest| (f32::from(quest.hp) + if is_done(quest) { 2.0 } else { 0.0 }) / 10.0;
        planned(&state.view(Seat(0)), |view| worth(view)).0.to_string()
    };
    // The specter next door hits least often, and the way back is open. A room that may stay unresolved counts by its
    // chance.
    assert_eq!(next(None), "go r3c3");
    assert_eq!(next(Some(Kind::Slime)), "go r3c5");
    // The trap is behind the fountain, which every result of the die resolves.
    assert_eq!(next(Some(Kind::Trap)), "go r4c4");
}

#[test]
fn fights_and_hits_are_decided_by_the_learned_value() {
    let fight = |keys: Value, worth: &dyn Fn(&Quest) -> f32| {
        let mut all = json!({"done": [true, false, true, false], "pos": "r3c6", "prev": "r3c5", "hp": 1});
        keys.as_object().unwrap().iter().for_each(|(key, value)| all[key] = value.clone());
        let state = quest("2D 3D 7D KD", "*", "2C 2S 5C 5S AS 7C 7S QC", all);
        planned(&state.view(Seat(0)), |view| worth(view)).0.to_string()
    };
    // At 1 HP a skeleton falls or kills with the same chance.
    let next = |back: f32| {
        let worth = |quest: &Quest| if quest.known(Kind::Skeleton).meets(quest.resolved) { 1.0 } else { back };
        fight(json!({"phase": "combat"}), &worth)
    };
    assert_eq!((next(0.49).as_str(), next(0.51).as_str()), ("fight", "retreat"));
    let next = |flask: f32| {
        let worth = |quest: &Quest| if quest.holds(Item::Flask) { flask } else { 0.5 };
        fight(json!({"phase": "hit", "hit": 1, "shield": true, "flask": true}), &worth)
    };
    assert_eq!((next(0.6).as_str(), next(0.4).as_str()), ("shield", "drink"));
}

/// With an arbitrary value every quest ends, and the plan is the same in each room of a walk.
#[test]
fn walks_are_planned_alike_from_each_of_their_rooms() {
    let worth = |view: &View| {
        let hash = described(view)
            .iter()
            .fold(0x811c_9dc5_u32, |hash, &byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
        (hash >> 8) as f32 / (1 << 24) as f32
    };
    let mut compared = 0;
    for seed in 0..60 {
        let mut luck = FastChance(FastRng::new(seed));
        let mut state = State::new(&Options::default(), &mut luck);
        let mut expected: Option<(Quest, Vec<Move>)> = None;
        let mut moves = 0;
        while state.outcome().is_none() {
            let (mv, rest) = planned(&state.view(Seat(0)), worth);
            if let Some((before, mut walk)) = expected.take() {
                let after = &state.quest;
                if (after.revealed, after.resolved, after.hp) == (before.revealed, before.resolved, before.hp) {
                    assert_eq!((walk.pop(), &walk), (Some(mv), &rest), "{after:?}");
                    compared += 1;
                }
            }
            // Off the ice there is another deed: crossing it again.
            if !rest.is_empty() && !Reach::new(&state, state.pos).is_on_ice() {
                expected = Some((state.quest, rest));
            }
            state.play(mv, &mut luck).unwrap();
            moves += 1;
            assert!(moves < 2_000, "deal {seed} has no end");
        }
    }
    assert!(compared > 300, "{compared}");
}

/// The foreseen result of a deed does not depend on hidden rooms, so its value cannot know more than the player.
#[test]
fn deeds_foresee_nothing_that_is_hidden() {
    let mut covered = 0;
    play(&Options::default(), 20, |state| {
        let view = state.view(Seat(0));
        let mv = view.heuristic();
        let next = |n| {
            let mut next = view.determinise(&mut FastRng::new(n));
            next.play_unchecked(mv, &mut FastChance(FastRng::new(5)));
            next
        };
        let [one, other] = [next(1), next(2)];
        if matches!(mv, Move::Go(_) | Move::Retreat) && one.outcome().is_none() && other.outcome().is_none() {
            let foreseen = [&one, &other].map(|next| view.foreseen(next, Seat(0)));
            assert_eq!(foreseen[0], foreseen[1], "{mv}");
            covered += usize::from(foreseen[0] != one.view(Seat(0)));
        }
    });
    assert!(covered > 100, "only {covered} moves uncovered anything");
}

/// Plays quests by the player and shows each decision.
fn play(options: &Options, games: u64, mut each: impl FnMut(&State)) -> (u64, u64) {
    let (mut wins, mut most) = (0, 0);
    for seed in 0..games {
        let mut luck = FastChance(FastRng::new(seed));
        let mut state = State::new(options, &mut luck);
        let mut moves = 0;
        while state.outcome().is_none() && moves < 1000 {
            each(&state);
            state.play(state.view(Seat(0)).heuristic(), &mut luck).unwrap();
            moves += 1;
        }
        most = most.max(moves);
        wins += u64::from(state.outcome().is_some_and(|outcome| outcome.result == GameResult::Won));
    }
    (wins, most)
}

#[test]
fn a_decision_is_the_same_in_all_rooms_that_can_be_walked_to() {
    let mut compared = 0;
    play(&Options::default(), 20, |state| {
        let quest = &state.quest;
        let here = Reach::new(quest, quest.pos);
        if quest.phase != Phase::Explore || here.nearest(here.gifts()).is_some() || here.is_on_ice() {
            return;
        }
        let deed = deeds::best(&here);
        for square in (here.free - Squares::of(quest.pos)).iter() {
            let there = Reach::new(quest, square);
            if there.free == here.free {
                assert_eq!(deeds::best(&there), deed, "from {square} in {quest:?}");
                compared += 1;
            }
        }
    });
    assert!(compared > 1000, "{compared}");
}

#[test]
fn quests_come_to_an_end_and_most_are_won() {
    for equipment in [Equipment::Cards, Equipment::Dice] {
        let (wins, most) = play(&Options { equipment, ..Options::default() }, 300, |_| ());
        assert!(wins > 230 && most < 400, "{wins} won, at most {most} moves");
    }
}

#[test]
fn campaigns_are_not_lost() {
    let options = Options { campaign: true, ..Options::default() };
    play(&options, 200, |state| assert!(state.hp > 0));
    let mut dead = 0;
    for seed in 0..300 {
        let mut luck = FastChance(FastRng::new(seed));
        let mut state = State::new(&options, &mut luck);
        while state.outcome().is_none() {
            state.play(state.view(Seat(0)).heuristic(), &mut luck).unwrap();
        }
        dead += u32::from(state.outcome().is_some_and(|outcome| outcome.cause == "perished"));
    }
    assert!(dead <= 1, "{dead} of 300 perished");
}
