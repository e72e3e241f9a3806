use underdeck_game::{Language, Play, Presentation as _, State as _};
use underdeck_living_keep::{Move, State};

use crate::rules::scene::Scene;
use crate::table::{SEATS, random_games};

/// Every move that can be read, but for numbers that are far too high.
fn all_moves() -> Vec<Move> {
    let bare = "collect;peon dig;peon chant;attempt;done;flip;fight;extra;pass;attack none;alone;next";
    let mut moves: Vec<String> = bare.split(';').map(str::to_owned).collect();
    let mut add = |verb: &str, things: &str| moves.extend(things.split(' ').map(|thing| format!("{verb} {thing}")));
    let numbers = (0..=25).map(|n| n.to_string()).collect::<Vec<_>>();
    let ids = numbers[1..25].join(" ");
    let spells = "to_arms summon_peon regen premonition power_strike summon_dragon";
    let wares = "wooden metal magic pit rockfall spikes darts";
    add("assign dig", &numbers[..18].join(" "));
    add("build", "lair farm vault quarry gate shrine library training blacksmith");
    for verb in ["train", "banish", "attack", "join"] {
        add(verb, &ids);
    }
    add("research", spells);
    add("research", wares);
    add("cast", spells);
    add("use", wares);
    for spell in spells.split(' ') {
        add(&format!("channel {spell}"), "0 1 2 3 24");
    }
    for ware in wares.split(' ') {
        add(&format!("labour {ware}"), "0 1 2 3 24");
    }
    for what in ["gold", "stone", "food", "mana"] {
        add(&format!("give {what}"), "0 1 30 300");
    }
    let cards = underdeck_cards::Card::ALL.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    add("recruit", &cards);
    add("place", &cards);
    moves.iter().map(|text| text.parse().unwrap_or_else(|error| panic!("{error}"))).collect()
}

fn check(state: &State, moves: &[Move]) {
    let german = Language::of("de").unwrap();
    for seat in SEATS {
        let view = state.view(seat);
        let decides = state.is_shared() || seat == state.deciding_seat();
        for &mv in moves {
            let refusal = view.refusal(mv);
            let is_legal = decides && state.is_legal(mv);
            assert_eq!(refusal.is_none(), is_legal, "{mv} in {}: {refusal:?}", state.phase());
            let Some(refusal) = refusal else { continue };
            let reason = &refusal.reason;
            assert!(reason.is_in(german), "{mv}: {reason}");
            for reason in [reason.as_str(), reason.written(german)] {
                assert!(!reason.ends_with('.') && !reason.contains("  ") && !reason.is_empty(), "{mv}: {reason}");
            }
            assert!(!refusal.rules.is_empty(), "{mv}: {reason}");
            assert!(underdeck_testkit::has_rules(State::REFERENCE, refusal.rules), "{:?}", refusal.rules);
        }
    }
}

#[test]
fn every_illegal_move_has_its_reason() {
    let moves = all_moves();
    for mode in [
        "mode=mastery turn_decks=1",
        "mode=campaign scenario=10",
        "mode=coop turn_decks=1",
        "mode=standard turn_decks=1",
        "mode=draft",
    ] {
        let mut n = 0;
        random_games(mode, 3, |state, _, after| {
            n += 1;
            if n % 40 == 0 || after.outcome().is_some() {
                check(state, &moves);
                check(after, &moves);
            }
        });
    }
    let rich = |phase: &str| {
        format!(
            "{phase}; p1_rooms lair 8 farm vault quarry gate shrine library 4 training 4 blacksmith 4; p1_mana 25; \
                p1_gold 9; p1_minions 4S 3C* 2C:3:5+ TC; p1_proj regen pit; p1_proj_left 3 2; \
                p1_spells to_arms summon_peon regen premonition power_strike; p1_doors wooden 6"
        )
    };
    for phase in ["upkeep", "dig", "build", "train", "research", "recruit", "hero"] {
        check(&Scene::new(rich(phase)), &moves);
    }
    for (hero, rank) in [("XR", 8), ("3H", 3), ("TD", 10), ("7D", 1), ("9H", 5)] {
        let mut keys = rich("defend")
            + &format!(
                "; hero {hero}; hero_rank {rank}; p1_doors wooden metal magic; p1_traps pit rockfall spikes darts"
            );
        if hero == "XR" {
            keys += "; turn_pass 2";
        }
        check(&Scene::new(keys), &moves);
    }
    check(&Scene::new("reorder; resume hero; look 5C 7D 9S; placed AH"), &moves);
}

#[track_caller]
fn says(state: &State, mv: &str, reason: &str, rule: &str) {
    let refusal = state.view(state.deciding_seat()).refusal(mv.parse().unwrap()).expect("it is refused");
    assert_eq!(refusal.reason, reason);
    assert!(refusal.rules.contains(&rule), "{:?}", refusal.rules);
}

#[test]
fn reasons_are_in_rule_words() {
    let state = Scene::new("build; p1_rooms farm vault quarry; p1_gold 12; p1_stone 5");
    says(&state, "build lair", "3 stone short: a Lair costs 10 gold and 8 stone", "build-1");
    says(&state, "build library", "build a Lair, an Evil Gate and a Shrine first", "R21");
    let refused = state.view(state.deciding_seat()).refusal("build library".parse().unwrap()).unwrap();
    let german = refused.reason.written(Language::of("de").unwrap());
    assert_eq!(german, "bau zuerst einen Unterschlupf, ein Tor des Bösen und einen Schrein");
    says(&state, "collect", "this is the Build Phase", "upkeep-1");
    let state = Scene::new("train; p1_rooms lair 4 farm vault quarry gate shrine training 7; p1_minions 2C TC 3C:4:5+");
    says(&state, "train 1", "7 Training Rooms train 1 minion a turn, and that is done", "train-1");
    let state = Scene::new("defend; hero 3H; hero_rank 3; p1_traps pit");
    says(&state, "use pit", "the Bandit jumps over pits", "use-4");
    says(&state, "use spikes", "you have no Spikes ready", "defend-1");
    says(&state, "flip", "a hero is at the door: use doors and traps, or fight", "hero-1");
    let standard = Scene::new("build; mode standard");
    says(&standard, "train 1", "this mode has no Train and no Research Phase", "order-3");
}
