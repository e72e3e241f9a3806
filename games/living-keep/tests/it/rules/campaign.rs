//! The status of a campaign.

use underdeck_game::{GameResult, State as _};
use underdeck_living_keep::{Mode, Options, State, tables};

use crate::rules::scene::Scene;

/// A finished game of a scenario, won if it can be won at once in this test, in this turn.
fn finished(scenario: u8, won: bool, turn_no: u16) -> State {
    let goal = match scenario {
        _ if !won => "",
        1 => "p1_rooms lair 3 farm 2",
        2 => "p1_minions 2C 3C 2S 6C",
        3 => "p1_killed 2D 3; p1_rooms lair 2 farm 2 vault 4; p1_gold 100",
        4 => "p1_traps pit 4",
        5 => "p1_spells to_arms 3",
        6 => "p1_killed 2D 5; p1_minions 9C 9S",
        _ => "p1_killed 2D 12 XR 12",
    };
    let last = tables().scenarios[usize::from(scenario) - 1].turn_decks - 1;
    let time = if !won || scenario == 7 { format!("recruit; turn; turn_pass {last}") } else { "train".into() };
    let mut state = Scene::new(format!("{time}; {goal}; turn_no {turn_no}; mode campaign; scenario {scenario}"));
    if won || scenario != 7 {
        state.play("next");
    }
    *state
}

fn status(played: &[State]) -> underdeck_game::CampaignStatus<Options> {
    let start = Options { mode: Mode::Campaign, keep_hp: 33, ..Options::default() };
    State::campaign(&start, played).expect("there is a campaign")
}

fn open(played: &[State]) -> String {
    status(played).next.iter().map(|chapter| chapter.id.clone()).collect::<Vec<_>>().join(" ")
}

// (R59)
#[test]
fn scenarios_unlock_in_order() {
    assert_eq!(open(&[]), "1");
    assert_eq!(open(&[finished(1, false, 9)]), "1");
    assert_eq!(open(&[finished(1, true, 9)]), "2 1");
    assert_eq!(open(&[finished(1, true, 9), finished(2, false, 9)]), "2 1");
    assert_eq!(open(&[finished(1, true, 9), finished(1, false, 9)]), "2 1");
    let four: Vec<State> = [1, 2, 3, 4].map(|n| finished(n, true, 5)).to_vec();
    assert_eq!(open(&four), "5 1 2 3 4");
    let chapter = &status(&four).next[0];
    assert_eq!((chapter.options.mode, chapter.options.scenario, chapter.options.keep_hp), (Mode::Campaign, 5, 33));
    assert_eq!(chapter.name, "The Drowned Library");
    assert!(!chapter.story.is_empty());
}

#[test]
fn it_is_won_with_all_ten_and_never_lost() {
    let mut all: Vec<State> = (1..=10).map(|n| finished(n, true, 5)).collect();
    assert_eq!(status(&all).result, Some(GameResult::Won));
    assert!(status(&all).next.is_empty());
    all.remove(7);
    assert_eq!((status(&all).result, open(&all)), (None, "8 1 2 3 4 5 6 7".into()));
    let lost: Vec<State> = (0..20).map(|_| finished(1, false, 9)).collect();
    assert_eq!(status(&lost).result, None);
}

#[test]
fn progress_lists_the_best_results() {
    let played = [finished(1, false, 12), finished(1, true, 9), finished(1, true, 7), finished(2, false, 3)];
    let standing = status(&played);
    let values: Vec<_> = standing.progress.iter().map(|entry| entry.value.as_str()).collect();
    assert_eq!(values[..3], ["won in turn 7", "lost once", "not played"]);
    assert_eq!((standing.progress.len(), standing.progress[9].name.as_str()), (10, "The Last Keep Standing"));
    assert!(standing.words.contains("1 of 10") && standing.words.contains("A Light in the Gate"), "{}", standing.words);
}
