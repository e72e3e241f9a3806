//! Campaigns through a pipe: begun, interrupted, resumed, listed and verified.

use crate::home::Home;
use crate::playing::Playing;

const PLAY: [&str; 4] = ["play", "judgement-quest", "--campaign", "Sir Test"];
const FOLDER: &str = "campaigns/judgement-quest-sir-test";

/// Plays the next chapter to its end; returns the output after the last move.
fn play_chapter(home: &Home) -> String {
    let mut game = Playing::start(home, &PLAY);
    game.follow_hints();
    let rest = game.rest();
    game.succeeds();
    rest
}

#[test]
fn a_campaign_is_played_quest_by_quest_and_its_folder_verifies() {
    let home = Home::new();
    let ran = home.feed(&[&PLAY[..], &["--seed", "3"]].concat(), "story\nabc\nquit\n");
    assert_eq!(ran.code, Some(0));
    assert!(ran.out.matches("campaign Sir Test, game 1").count() == 2, "the story is printed twice: {}", ran.out);
    assert!(ran.out.contains("Continue with: underdeck play judgement-quest --campaign 'Sir Test'"), "{}", ran.out);
    assert!(home.ok(&["campaigns"]).contains("0 games played, another one started"));

    let mut chapters = 0;
    while home.ok(&["verify", FOLDER]).contains("in progress") && chapters < 40 {
        play_chapter(&home);
        chapters += 1;
    }
    let files = home.files(FOLDER);
    assert_eq!(files.len(), chapters, "a file a chapter, and one begun or none: {files:?}");
    let verdict = home.ok(&["verify", FOLDER]);
    assert!(verdict.contains("ok, campaign Sir Test of Judgement Quest") && verdict.contains("won"), "{verdict}");
    let listed = home.ok(&["campaigns", "Sir Test"]);
    assert!(listed.contains(files[0].to_str().unwrap()), "{listed}");
    let over = home.run(&PLAY);
    assert_eq!(
        (over.code, home.files(FOLDER).len()),
        (Some(0), chapters),
        "an ended campaign begins nothing: {over:?}"
    );
}

#[test]
fn an_interrupted_chapter_is_resumed() {
    let home = Home::new();
    let mut game = Playing::start(&home, &[&PLAY[..], &["--seed", "4"]].concat());
    let moves: Vec<String> = (0..3).filter_map(|_| game.follow_hint()).collect();
    game.kill();
    assert_eq!(moves.len(), 3);
    let ran = home.feed(&PLAY, "quit\n");
    assert!(ran.out.contains("3 moves played so far"), "{}", ran.out);
    assert_eq!(home.files(FOLDER).len(), 1);
    assert!(home.files("unfinished").is_empty(), "a chapter is kept with its campaign");
}

#[test]
fn arguments_that_contradict_a_campaign_are_refused() {
    let home = Home::new();
    home.feed(&[&PLAY[..], &["--seed", "5"]].concat(), "quit\n");
    home.run(&[&PLAY[..], &["--seed", "6"]].concat()).fails(2, &["started with another deal", "seed 5"]);
    home.run(&[&PLAY[..], &["--chapter", "9"]].concat()).fails(2, &["is unfinished"]);
    home.run(&["play", "judgement-quest", "--campaign", "sir  TEST"]).fails(2, &["choose another name"]);
    home.run(&["play", "judgement-quest", "--campaign", " "]).fails(2, &["a campaign needs a name"]);
    home.run(&["play", "judgement-quest", "--campaign", "Other", "--chapter", "nine"])
        .fails(2, &["`nine` is not open"]);
    home.run(&["play", "keevorn", "--campaign", "Any"]).fails(2, &["keevorn has no campaign"]);
    home.run(&["sim", "keevorn", "--campaign", "--player", "greedy"]).fails(2, &["keevorn has no campaign"]);
    home.run(&["campaigns", "Nobody"]).fails(2, &["no campaign `Nobody`", "Sir Test"]);
    home.run(&["verify", "campaigns"]).fails(1, &["there is no record"]);
}

#[test]
fn a_forged_link_between_chapters_is_detected() {
    // A quest that does not end the campaign; few do.
    let unfinished = |seed: &u64| {
        let home = Home::new();
        home.feed(&[&PLAY[..], &["--seed", &seed.to_string()]].concat(), "quit\n");
        play_chapter(&home);
        home.ok(&["verify", FOLDER]).contains("in progress").then_some(home)
    };
    let home = (8..20).find_map(|seed| unfinished(&seed)).expect("a campaign of two quests");
    home.feed(&PLAY, "quit\n");
    let second = home.files(FOLDER)[1].clone();
    let text = std::fs::read_to_string(&second).unwrap();
    let link = text.split("[Previous \"").nth(1).and_then(|rest| rest.split('"').next()).unwrap().to_owned();
    // A forger removes the seal too.
    let forged: Vec<&str> = text.lines().filter(|line| !line.starts_with("seal ")).collect();
    std::fs::write(&second, forged.join("\n").replace(&link, "0123456789abcdef") + "\n").unwrap();
    home.run(&["verify", FOLDER]).fails(1, &["002.udr", "in the tag Previous", &link]);
    home.run(&PLAY).fails(1, &["002.udr"]);
}

#[test]
fn whole_campaigns_are_simulated() {
    let home = Home::new();
    let sim = ["sim", "judgement-quest", "--campaign", "--player", "greedy", "--games", "20", "--json"];
    let report: serde_json::Value = serde_json::from_str(&home.ok(&sim)).unwrap();
    assert_eq!((&report["campaigns"], &report["unfinished"]), (&20.into(), &0.into()), "{report}");
    let words = home.ok(&sim[..7]);
    assert!(words.starts_with("judgement-quest: 20 campaigns") && words.contains("returned"), "{words}");
}

#[test]
fn a_chapter_that_is_open_elsewhere_is_not_played_here() {
    let home = Home::new();
    let mut first = Playing::start(&home, &[&PLAY[..], &["--seed", "4"]].concat());
    first.follow_hint().unwrap();
    let second = home.feed(&PLAY, "quit\n");
    second.fails(1, &["001.udr is open in line mode (process ", "--take-over"]);
    let taken = home.feed(&[&PLAY[..], &["--take-over"]].concat(), "quit\n");
    assert!(taken.code == Some(0) && taken.out.contains("1 move played so far"), "{taken:?}");
    first.say("quit");
    assert_eq!(first.child.wait().unwrap().code(), Some(1), "what it cannot save is no success");
    assert_eq!(home.feed(&PLAY, "quit\n").code, Some(0), "no program has it open any more");
}
