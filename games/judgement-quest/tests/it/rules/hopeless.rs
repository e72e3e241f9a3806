//! When a quest can no longer be completed.

use crate::rules::scene::Scene;

/// Whether the quest is hopeless.
fn hopeless(text: &str) -> bool {
    Scene::new(text).is_hopeless()
}

/// The staircase between four rooms, with all else revealed.
fn shut(north: &str, east: &str, south: &str, west: &str, more: &str) -> String {
    format!("put r2c4={north} r3c5={east} r4c4={south} r3c3={west}; {more}")
}

const BLOCKED: [&str; 4] = ["9C", "4C", "9S", "4S"];

#[test]
fn check_1_tasks_are_checked_before_the_outcome() {
    let mut state = Scene::new("put r1c4=7C; seen r4c5; resolved r2c4; tasks 2D 3D 7D JD; hp 1");
    state.play("go r2c4").becomes("pos r2c4; prev r3c4; revealed +r1c4 +r2c5 +r2c3; done false false true false");
    // The task is done before the outcome is decided.
    let mut last = Scene::new("put r1c4=7C r2c4=3C; seen r4c5; tasks 2D 3D 7D JD; hp 1");
    let outcome = "result=lost cause=perished score=null title=null tasks_done=1 title_after=null campaign=null";
    let seen = format!(
        "pos r2c4; prev r3c4; revealed +r1c4 +r2c5 +r2c3; done false false true false; hp 0; phase over; \
            outcome {outcome}"
    );
    last.play("go r2c4").becomes(seen);
}

#[test]
fn check_2_a_hopeless_quest_ends_outside_a_campaign() {
    let [n, e, s, w] = BLOCKED;
    let outcome = "result=lost cause=impossible score=null title=null tasks_done=0 title_after=null campaign=null";
    let text = shut(n, e, s, w, "items flask; hp 2");
    let mut state = Scene::new(&text);
    state.play("drink").becomes(format!("hp 5; flask false; phase over; outcome {outcome}"));
    let mut campaign = Scene::new(format!("{text}; campaign"));
    campaign.play("drink").becomes("hp 5; flask false");
    // In a fight and under a hit too.
    let mut fight = Scene::new("combat; pocket; seen all; tasks 6D 3D 7D JD; at r3c5 from r3c4");
    let outcome = "result=lost cause=impossible score=null title=null tasks_done=1 title_after=null campaign=null";
    fight.play_on("fight", "d6=3").becomes(format!("phase over; outcome {outcome}"));
    let mut hit = Scene::new("combat; pocket; seen all; tasks 6D 3D 7D JD; at r3c5 from r3c4; items shield");
    hit.play_on("fight", "d6=1").becomes(format!("phase over; outcome {outcome}"));
    // Any other end stays as it is.
    for (text, mv, cause) in [("", "abandon", "abandoned"), ("hp 1", "fight", "perished")] {
        let mut state = Scene::new(format!("combat; pocket; seen all; tasks 6D 3D 7D JD; at r3c5 from r3c4; {text}"));
        state.play_on(mv, if mv == "fight" { "d6=1" } else { "" });
        assert_eq!(state.key("outcome")["cause"], cause);
    }
}

#[test]
fn hopeless_1_hp_do_not_matter() {
    let [n, e, s, w] = BLOCKED;
    for (more, expected) in [("", true), ("items key", false), ("hp 1", true), ("items amulet", true), ("gp 3", true)] {
        assert_eq!(hopeless(&shut(n, e, s, w, more)), expected, "{more}");
    }
}

#[test]
fn hopeless_2_only_walls_and_locked_doors_bar_the_way() {
    assert!(!hopeless(""));
    let [n, e, s, w] = BLOCKED;
    assert!(hopeless(&shut(n, e, s, w, "")));
    // A wall that is gone, or an open door, leads to unrevealed rooms.
    assert!(!hopeless(&shut(n, e, s, w, "resolved r2c4")));
    assert!(!hopeless(&shut(n, e, s, w, "resolved r3c5")));
    assert!(!hopeless(&shut(n, e, s, w, "items key")));
    // Nothing else bars the way: ice, traps, enemies.
    for card in ["3C", "TC", "JC", "QC", "KC", "AC", "5C", "8C"] {
        assert!(!hopeless(&shut(n, e, s, card, "")), "{card}");
    }
}

/// Whether a quest is hopeless whose player sits in the pocket: fountains and specters within, doors at r3c1 and r2c2, walls
/// at r3c7 and r4c6, all else outside, all revealed. The King wants the shield at r5c6, the other tasks are done.
fn in_pocket(more: &str) -> bool {
    hopeless(&format!("pocket; seen all; tasks 6D TD 7D QD; resolved r4c7 r5c1 r5c2 r5c3 {more}"))
}

#[test]
fn hopeless_3_a_source_is_in_reach_unresolved_and_not_fetched() {
    assert!(in_pocket(""));
    // A chest in reach is a source of keys, unless it is resolved, for the King, or out of reach.
    assert!(!in_pocket("; put r3c3=5C"));
    assert!(in_pocket("r3c3; put r3c3=5C"));
    assert!(in_pocket("; put r3c3=5C; tasks 5D TD 7D QD"));
    assert!(!in_pocket("; put r3c3=2C; tasks 5D TD 7D QD; put r3c5=6C; wizard r3c5"));
    assert!(in_pocket("; put r3c3=2C; tasks 2D TD 7D QD; put r3c5=6C; wizard r3c5"));
}

#[test]
fn hopeless_4_gold_key_amulet_and_spells_have_sources() {
    // Gold: held, a gold room, a chest or the dragon; here it pays the wizard who dissolves the walls.
    let wizard = "put r3c5=6C; wizard r3c5";
    assert!(in_pocket(&format!("; {wizard}")));
    assert!(!in_pocket(&format!("; {wizard}; gp 1")));
    assert!(!in_pocket(&format!("; {wizard}; put r3c3=2C")));
    assert!(in_pocket(&format!("r3c3; {wizard}; put r3c3=2C")));
    assert!(!in_pocket(&format!("; {wizard}; put r3c3=AC")));
    assert!(in_pocket(&format!("r3c3; {wizard}; put r3c3=AC")));
    // A chest gives the gold where no key would help: only walls bar the way out.
    let walls = "put r3c2=9C r3c6=9S";
    assert!(in_pocket(&format!("; {walls}; put r3c3=5C")));
    assert!(!in_pocket(&format!("; {walls}; put r3c3=5C; {wizard}")));
    assert!(in_pocket(&format!("; {walls}; items key; gp 2")));
    // Key: held, from a chest, or from the seller of artifacts, who is of no use without gold.
    assert!(!in_pocket("; items key"));
    assert!(in_pocket("; items amulet"));
    let artifacts = "put r3c3=6S; wizard r1c7";
    assert!(in_pocket(&format!("; {artifacts}")));
    assert!(!in_pocket(&format!("; {artifacts}; gp 1")));
    assert!(in_pocket(&format!("; {artifacts}; gp 1; {walls}")));
    // The amulet likewise: both ice rooms are within.
    let ice = "put r3c2=3C r3c3=3S; tasks 6D 3D 7D QD; put r3c6=AS; resolved r3c6 r5c2 r5c3";
    assert!(hopeless(&format!("pocket; seen all; {ice}")));
    assert!(!hopeless(&format!("pocket; seen all; {ice}; items amulet")));
    assert!(!hopeless(&format!("pocket; seen all; {ice}; put r3c5=5C")));
    assert!(!hopeless(&format!("pocket; seen all; {ice}; put r3c5=6S; wizard r1c7; gp 1")));
}

#[test]
fn hopeless_5_the_first_wizard_sells_spells_the_other_one_artifacts() {
    let walls = "put r3c2=9C r3c6=9S";
    let doors = "put r3c2=4C r3c6=4S";
    // The first wizard sells spells.
    assert!(!in_pocket(&format!("; gp 1; {walls}; put r3c3=6C; wizard r3c3")));
    assert!(in_pocket(&format!("; gp 1; {doors}; put r3c3=6C; wizard r3c3")));
    assert!(in_pocket(&format!("; gp 1; {walls}; put r3c3=6C; wizard r2c1")));
    // The other one sells artifacts.
    assert!(!in_pocket(&format!("; gp 1; {doors}; put r3c3=6C; wizard r2c1")));
    // Before one is entered any may be the first; both are needed for artifacts.
    assert!(!in_pocket(&format!("; gp 1; {walls}; put r3c3=6C")));
    assert!(in_pocket(&format!("; gp 1; {doors}; put r3c3=6C")));
    assert!(!in_pocket(&format!("; gp 1; {doors}; put r3c3=6C r3c5=6S")));
    assert!(in_pocket(&format!("; gp 1; {doors}")));
    assert!(in_pocket(&format!("; gp 1; {walls}")));
}

#[test]
fn hopeless_6_only_open_tasks_count() {
    // Only tasks that are not done count; the shield is one room.
    assert!(in_pocket(""));
    assert!(!in_pocket("r5c6"));
    assert!(!in_pocket("; put r3c3=AS"));
    assert!(in_pocket("; put r3c3=AS; tasks 6D TD 7D AD"));
    assert!(!in_pocket("; put r3c3=AS r3c5=AC; tasks 6D TD 7D AD"));
}

#[test]
fn hopeless_7_rooms_of_a_task_must_be_in_reach() {
    let pocket = |more: &str| hopeless(&format!("pocket; seen all; put r3c6=AS; {more}"));
    // Both rooms are resolved or in reach.
    for (task, first, second) in [("JD", "JC", "JS"), ("QD", "QC", "QS"), ("KD", "KC", "KS")] {
        let tasks = format!("tasks 6D TD 7D {task}");
        assert!(!pocket(&format!("{tasks}; put r3c2={first} r3c3={second}; resolved r3c6 r4c7 r5c1")));
        assert!(!pocket(&format!("{tasks}; put r3c2={first} r1c1={second}; resolved r3c6 r4c7 r5c1 r1c1")));
        assert!(pocket(&format!("{tasks}; put r3c2={first} r1c1={second}; resolved r3c6 r4c7 r5c1")));
        assert!(pocket(&format!("{tasks}; put r3c2={first} r1c1={second}; resolved r3c6 r4c7 r5c1; hide r1c1")));
    }
    // A trap can be disarmed from afar.
    let traps = "pocket; seen all; tasks 6D TD 7D QD; resolved r5c6 r5c2 r5c3";
    let doors = "put r3c2=4C r3c6=4S r3c3=6C; wizard r3c3";
    assert!(hopeless(&format!("{traps}; {doors}")));
    assert!(!hopeless(&format!("{traps}; {doors}; gp 1")));
    assert!(!hopeless(&format!("{traps}; {doors}; gp 1; hide r4c7")));
    assert!(!hopeless(&format!("{traps}; put r3c2=TC r3c5=TS")));
    // Ice needs the amulet, a door the key, even within reach.
    let ice = "tasks 6D 3D 7D QD; resolved r3c6 r5c2 r5c3; put r3c2=3C r3c3=3S";
    assert!(pocket(ice));
    assert!(!pocket(&format!("{ice}; items amulet")));
    let locked = "tasks 6D 4D 7D QD; resolved r3c6 r5c2 r5c3";
    assert!(pocket(locked));
    assert!(!pocket(&format!("{locked}; items key")));
}

#[test]
fn hopeless_8_crystals_or_a_spell_show_what_is_hidden() {
    let done = "pocket; seen all; tasks 6D TD 8D QD; resolved r5c6 r4c7 r5c1 r5c2 r5c3";
    // The fountains are far away: one crystal shows one of them.
    let far = "put r3c2=2C r3c3=2S";
    assert!(!hopeless(&format!("{done}; {far}")));
    assert!(hopeless(&format!("{done}; {far}; hide r1c1")));
    assert!(!hopeless(&format!("{done}; {far}; hide r1c1; put r3c5=7C")));
    assert!(hopeless(&format!("{done} r3c5; {far}; hide r1c1; put r3c5=7C")));
    assert!(hopeless(&format!("{done}; {far}; hide r1c1 r1c3; put r3c5=7C")));
    assert!(!hopeless(&format!("{done}; {far}; hide r1c1 r1c3; put r3c5=7C r3c6=7S")));
    // Crystals out of reach are none; a spell shows any room.
    let doors = "put r3c2=4C r3c6=4S r3c5=6C; wizard r3c5";
    assert!(hopeless(&format!("{done}; {doors}; hide r3c1")));
    assert!(!hopeless(&format!("{done}; {doors}; hide r3c1; gp 1")));
}
