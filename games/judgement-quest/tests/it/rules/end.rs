//! The end of a quest, and its score.

use serde_json::json;

use crate::rules::scene::{DONE, outcome};

#[test]
fn over_1_an_outcome_has_seven_keys() {
    for (text, mv, luck) in [
        (DONE, "leave", ""),
        ("", "abandon", ""),
        ("hp 1", "go r3c3", "d6=1"),
        ("put r3c3=9C r3c5=9S r4c4=4C r2c4=4S; items flask", "drink", ""),
    ] {
        let end = outcome(text, mv, luck);
        let keys: Vec<&String> = end.as_object().unwrap().keys().collect();
        assert_eq!(keys, ["result", "cause", "score", "title", "tasks_done", "title_after", "campaign"]);
    }
}

#[test]
fn over_2_only_a_return_wins() {
    assert_eq!(outcome(DONE, "leave", "")["result"], "won");
    assert_eq!(outcome(format!("campaign; {DONE}"), "leave", "")["result"], "won");
    for (text, mv) in [("campaign", "leave"), ("", "abandon")] {
        assert_eq!(outcome(text, mv, "")["result"], "lost");
    }
}

#[test]
fn over_3_each_end_has_its_cause() {
    for (text, mv, luck, cause) in [
        (DONE, "leave", "", "returned"),
        ("campaign", "leave", "", "failed_attempt"),
        ("hp 1", "go r3c3", "d6=1", "perished"),
        ("", "abandon", "", "abandoned"),
        ("put r3c3=9C r3c5=9S r4c4=4C r2c4=4S; items flask", "drink", "", "impossible"),
    ] {
        assert_eq!(outcome(text, mv, luck)["cause"], cause);
    }
}

#[test]
fn over_4_only_a_win_scores() {
    assert_eq!(outcome(format!("{DONE}; hp 5"), "leave", "")["score"], 7);
    assert_eq!(outcome(format!("{DONE}; hp 5"), "abandon", "")["score"], json!(null));
    assert_eq!(outcome("campaign", "leave", "")["score"], json!(null));
}

#[test]
fn over_5_only_a_win_earns_a_title() {
    assert_eq!(outcome(format!("{DONE}; gp 12"), "leave", "")["title"], "king");
    assert_eq!(outcome(DONE, "leave", "")["title"], "none");
    assert_eq!(outcome(format!("{DONE}; gp 12"), "abandon", "")["title"], json!(null));
}

#[test]
fn over_6_the_outcome_counts_the_tasks_done() {
    for (n, text) in
        ["", "resolved r2c1 r4c1", "resolved r2c1 r4c1 r3c3 r5c3", "resolved r2c1 r4c1 r3c3 r5c3 r2c2 r4c2", DONE]
            .into_iter()
            .enumerate()
    {
        assert_eq!(outcome(format!("tasks 2D 3D 7D JD; {text}"), "abandon", "")["tasks_done"], n);
    }
}

#[test]
fn over_7_title_after_is_for_campaigns() {
    assert_eq!(outcome(DONE, "leave", "")["title_after"], json!(null));
    assert_eq!(outcome(format!("campaign; {DONE}; gp 3"), "leave", "")["title_after"], "lieutenant");
    assert_eq!(outcome("title captain", "abandon", "")["title_after"], json!(null));
}

#[test]
fn over_8_campaign_gives_the_status_of_the_campaign() {
    assert_eq!(outcome(DONE, "leave", "")["campaign"], json!(null));
    assert_eq!(outcome(format!("campaign; {DONE}"), "leave", "")["campaign"], "continues");
    assert_eq!(outcome(format!("campaign; {DONE}; gp 12"), "leave", "")["campaign"], "won");
    assert_eq!(outcome("campaign", "abandon", "")["campaign"], "lost");
}

/// The score with all tasks done, which takes two specters.
fn score(more: &str) -> i64 {
    outcome(format!("{DONE} {more}"), "leave", "")["score"].as_i64().unwrap()
}

#[test]
fn score_1_hp_gp_items_and_enemies_score() {
    assert_eq!(score("; hp 1"), 3);
    assert_eq!(score("; hp 6"), 8);
    assert_eq!(score("; hp 6; gp 4"), 12);
    assert_eq!(score("; hp 6; items amulet"), 10);
    assert_eq!(score("; hp 6; items amulet key flask shield"), 16);
    assert_eq!(score("r3c5 r5c4 r3c6 r5c5; hp 1"), 7);
    assert_eq!(score("r3c7; hp 1"), 4);
}

#[test]
fn score_2_titles_take_9_12_15_and_18_points() {
    let title = |gp: i64| outcome(format!("{DONE}; hp 1; items amulet; gp {gp}"), "leave", "")["title"].clone();
    // 1 HP, 2 for the amulet, 2 enemies: 5 and the GP.
    assert_eq!(
        [title(3), title(4), title(6), title(7), title(9), title(10), title(12)],
        ["none", "lieutenant", "lieutenant", "captain", "captain", "commander", "commander"]
    );
    let king = outcome(format!("{DONE}; hp 2; items amulet; gp 12"), "leave", "");
    assert_eq!((king["score"].clone(), king["title"].clone()), (json!(18), json!("king")));
}
