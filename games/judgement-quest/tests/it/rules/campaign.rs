//! Campaigns.

use serde_json::{Value, json};
use underdeck_game::{CampaignStatus, GameResult, OptionValue, Options as _, State as _};
use underdeck_judgement_quest::{Options, State};

use crate::rules::scene::{DONE, Scene, options};

/// A quest of a campaign at its end.
fn ended(text: &str, mv: &str, luck: &str) -> Scene {
    let mut state = Scene::new(format!("campaign; {text}"));
    state.play_on(mv, luck);
    state
}

/// What a quest leads to: the title afterwards and the standing of the campaign.
fn result(text: &str, mv: &str) -> (Value, Value) {
    let outcome = ended(text, mv, "").key("outcome");
    (outcome["title_after"].clone(), outcome["campaign"].clone())
}

/// A won quest worth `points`, begun with a title.
fn won(title: &str, points: i64) -> Scene {
    // 3 GP, an amulet and two specters make 7.
    ended(&format!("title {title}; {DONE}; hp {}; items amulet; gp 3", points - 7), "leave", "")
}

fn standing(played: &[Scene]) -> CampaignStatus<Options> {
    let played: Vec<State> = played.iter().map(|scene| **scene).collect();
    State::campaign(&Options::default(), &played).expect("a campaign")
}

#[test]
fn campaign_1_a_title_is_kept_or_raised_by_a_win() {
    let titles = ["none", "lieutenant", "captain", "commander"];
    for (n, title) in titles.into_iter().enumerate() {
        for (m, points) in [8, 9, 12, 15].into_iter().enumerate() {
            let outcome = won(title, points).key("outcome");
            assert_eq!((&outcome["title"], &outcome["score"]), (&json!(titles[m]), &json!(points)));
            assert_eq!(outcome["title_after"], titles[n.max(m)]);
        }
    }
}

#[test]
fn campaign_2_18_points_win_the_campaign() {
    for title in ["none", "lieutenant", "captain", "commander"] {
        let outcome = won(title, 18).key("outcome");
        assert_eq!((&outcome["title_after"], &outcome["campaign"]), (&json!("king"), &json!("won")));
        assert_eq!(won(title, 17).key("outcome")["campaign"], "continues");
    }
}

#[test]
fn campaign_3_enough_tasks_keep_the_title() {
    let done = ["", "resolved r2c1 r4c1", "resolved r2c1 r4c1 r3c3 r5c3", "resolved r2c1 r4c1 r3c3 r5c3 r2c2 r4c2"];
    for (n, title) in ["none", "lieutenant", "captain", "commander"].into_iter().enumerate() {
        for text in &done[n..] {
            assert_eq!(result(&format!("title {title}; gp 0; {text}"), "leave"), (json!(title), json!("continues")));
        }
    }
}

#[test]
fn campaign_4_too_few_tasks_cost_one_title() {
    let done = ["", "resolved r2c1 r4c1", "resolved r2c1 r4c1 r3c3 r5c3"];
    for (n, title) in ["lieutenant", "captain", "commander"].into_iter().enumerate() {
        let below = ["none", "lieutenant", "captain"][n];
        for text in &done[..=n] {
            assert_eq!(result(&format!("title {title}; gp 9; {text}"), "leave"), (json!(below), json!("continues")));
        }
    }
}

#[test]
fn campaign_5_death_and_giving_up_lose_the_campaign() {
    for title in ["none", "commander"] {
        assert_eq!(result(&format!("title {title}; {DONE}"), "abandon"), (json!(null), json!("lost")));
        let dead = ended(&format!("title {title}; hp 1"), "go r3c3", "d6=1").key("outcome");
        assert_eq!((&dead["title_after"], &dead["campaign"]), (&json!(null), &json!("lost")));
    }
}

#[test]
fn campaign_6_a_title_brings_its_gold() {
    for (gp, title) in ["none", "lieutenant", "captain", "commander"].into_iter().enumerate() {
        let pairs = [("title", title), ("campaign", "true")];
        assert_eq!(Scene::at(underdeck_testkit::start::<State>(&options(&pairs), 2)).key("gp"), gp);
    }
}

#[test]
fn campaign_7_each_quest_starts_with_the_last_title() {
    let map = "#######/#.#.#.#/#######/#.#.#.#/.#####.";
    let start = options(&[
        ("layout", "custom"),
        ("map", map),
        ("equipment", "dice"),
        ("d12", "two_d6"),
        ("hp_cap", "9"),
        ("title", "captain"),
    ]);
    let played = [won("none", 9), won("lieutenant", 12), ended("title captain; gp 0", "leave", "")];
    for (n, title) in ["none", "lieutenant", "captain", "lieutenant"].into_iter().enumerate() {
        let played: Vec<State> = played[..n].iter().map(|scene| **scene).collect();
        let standing = State::campaign(&start, &played).expect("a campaign");
        assert_eq!((standing.result, standing.progress.len(), standing.next.len()), (None, n, 1));
        let next = &standing.next[0];
        assert_eq!(next.id, (n + 1).to_string());
        let mut expected = start;
        expected.try_set("title", OptionValue::Text(title.into())).unwrap();
        expected.try_set("campaign", OptionValue::Bool(true)).unwrap();
        assert_eq!(next.options, expected);
        assert!(next.options.check().is_ok());
    }
}

#[test]
fn a_campaign_ends_with_the_crown_or_a_death() {
    let king = standing(&[won("none", 18)]);
    assert_eq!((king.result, king.next.len()), (Some(GameResult::Won), 0));
    let dead = standing(&[won("none", 9), ended("title lieutenant; hp 1", "go r3c3", "d6=1")]);
    assert_eq!((dead.result, dead.next.len(), dead.progress.len()), (Some(GameResult::Lost), 0, 2));
    // What was played after the end does not count, nor a quest that still runs.
    let more = standing(&[won("none", 18), won("none", 9)]);
    assert_eq!((more.result, more.progress.len()), (Some(GameResult::Won), 1));
    let running = standing(&[Scene::new("campaign")]);
    assert_eq!((running.result, running.progress.len(), running.next[0].id.as_str()), (None, 0, "1"));
}

#[test]
fn progress_names_titles_promotions_and_penalties() {
    let played = [
        won("none", 12),
        won("captain", 9),
        ended("title captain; resolved r2c1 r4c1 r3c3 r5c3", "leave", ""),
        ended("title captain", "leave", ""),
        ended("title lieutenant; hp 1", "go r3c3", "d6=1"),
    ];
    let standing = standing(&played);
    let lines: Vec<(&str, &str)> =
        standing.progress.iter().map(|entry| (entry.name.as_str(), entry.value.as_str())).collect();
    let expected = [
        ("Quest 1", "returned with 12 points; promoted to Captain"),
        ("Quest 2", "returned with 9 points; still Captain"),
        ("Quest 3", "came back early, a failed attempt; still Captain"),
        ("Quest 4", "came back early, a failed attempt; set back to Lieutenant"),
        ("Quest 5", "perished in the dungeon; the campaign is lost"),
    ];
    assert_eq!(lines, expected);
    assert_eq!(standing.progress[1].note, "Set out as Captain, 4 of 4 tasks done.");
    assert_eq!(standing.words, "After 5 quests nobody comes up the staircase: the campaign is lost.");
}

#[test]
fn each_quest_begins_with_a_story_of_the_king() {
    let first = standing(&[]);
    assert_eq!(first.words, "Nobody at court knows your name yet.");
    assert_eq!(first.next[0].name, "Quest 1: The stranger at the gate");
    assert!(first.next[0].story.contains("King Frederick") && first.next[0].story.contains("9 for Lieutenant"));
    let mut stories = vec![first.next[0].story.clone()];
    for played in [
        vec![won("none", 9)],
        vec![won("none", 8)],
        vec![won("none", 12)],
        vec![won("none", 15)],
        vec![won("none", 9), ended("title lieutenant", "leave", "")],
        vec![won("none", 9), ended("title lieutenant; resolved r2c1 r4c1", "leave", "")],
    ] {
        stories.push(standing(&played).next[0].story.clone());
    }
    assert!(stories[1].contains("Rise higher") && stories[1].contains("1 task done will keep your title"));
    assert!(stories[2].contains("Four out of four") && stories[2].contains("no title to lose"));
    assert!(stories[3].contains("2 tasks done will keep your title; with fewer you fall to Lieutenant"));
    assert!(stories[4].contains("18 for King.") && !stories[4].contains("15 for"));
    assert!(stories[5].contains("That is the one task I never write down"));
    assert!(stories[6].contains("Better a short story than a sad one"));
    stories.sort_by_key(ToString::to_string);
    stories.dedup();
    assert_eq!(stories.len(), 7);
}
