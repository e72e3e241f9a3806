//! Commands of line mode through a pipe: lines, statistics, deals of the day, settings, aids.

use crate::home::Home;
use crate::playing::{Playing, finish};
use serde_json::Value;

#[test]
fn tried_lines_are_saved_listed_and_followed() {
    let home = Home::new();
    let input = "explore\n1\nundo\n2\ncomment Better so.\nundo\nbranches\ntree\ngo 2\ngo 0\nquit\n";
    let ran = home.feed(&["play", "keevorn", "--seed", "7"], input);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    ran.prints(&[
        "(`redo` makes it)",
        "1 explore (here); 2 ",
        "after 1: 3 ",
        "After move 2, ",
        "At the start.",
        "Comment saved.",
    ]);
    let file = home.files("unfinished")[0].display().to_string();
    assert!(home.ok(&["verify", &file]).contains("0 moves, unfinished"));
    let ran = home.feed(&["play", "keevorn", "--resume"], "tree\nredo\n");
    assert!(ran.out.contains("You are at the start.") && ran.out.contains("{Better so.}"), "{}", ran.out);
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(text.contains("(") && text.contains("{Better so.}"), "{text}");
}

#[test]
fn a_replay_answers_commands_and_leaves_the_record_unchanged() {
    let home = Home::new();
    let moves = home.random_game("7");
    let ran = home.feed(&["play", "keevorn", "--seed", "7", "--record", "game.udr"], &moves.join("\n"));
    assert!(ran.out.contains("Worst blow: "), "{}", ran.out);
    let ran = home.feed(&["replay", "game.udr"], "l\ntree\ncard\nhint\nwhy\nlook room\njson\np\nq\n");
    ran.prints(&["All variations", "Underdeck deal 17A", "The game is over.", "\"outcome\":{\"result\":\"lost\""]);
    assert!(home.ok(&["verify", "game.udr"]).contains(&format!("{} moves, lost", moves.len())));
}

#[test]
fn finished_games_are_counted_and_exported() {
    let home = Home::new();
    assert_eq!(home.run(&["stats"]).code, Some(0));
    for seed in ["1", "2", "3"] {
        finish(&home, &["play", "keevorn", "--seed", seed]);
    }
    finish(&home, &["play", "card-crawler", "--seed", "1"]);
    let text = home.ok(&["stats"]);
    assert!(text.contains("Keevorn: 3 games") && text.contains("Your own games: "), "{text}");
    assert!(!home.ok(&["stats", "card-crawler"]).contains("Keevorn"));
    assert_eq!(home.ok(&["stats"]), text, "the same from the cache");
    let csv = home.ok(&["stats", "--csv"]);
    assert_eq!(csv.lines().count(), 5);
    assert!(csv.starts_with("date,game,options,deal,result,"), "{csv}");
    let json: Value = serde_json::from_str(&home.ok(&["stats", "keevorn", "--json"])).unwrap();
    assert_eq!(json["summaries"][0]["own"]["games"], 3);
    let records = home.ok(&["records", "keevorn", "--last", "2"]);
    assert_eq!(records.matches("keevorn: ").count(), 2, "{records}");
    home.run(&["stats", "kevorn"]).fails(2, &["did you mean `keevorn`?"]);
}

/// The current day of the program.
fn today(home: &Home) -> String {
    home.ok(&["daily"]).lines().next().unwrap_or_default().to_owned()
}

#[test]
fn the_deal_of_the_day_counts_once() {
    let play = || {
        let home = Home::new();
        let day = today(&home);
        let open = [home.run(&["daily"]), home.run(&["daily", "keevorn", "--card"])];
        home.feed(&["daily", "keevorn"], "explore\nquit\n");
        let begun = home.run(&["daily"]);
        finish(&home, &["daily", "keevorn"]);
        let played = [home.run(&["daily", "--card"]), home.run(&["daily", "keevorn"])];
        (day == today(&home)).then_some((home, open, begun, played))
    };
    // A run over midnight plays two days and is repeated.
    let (home, [listed, refused], begun, [card, again]) = play().or_else(play).expect("a day is long enough");
    assert_eq!(listed.out.matches("Not played yet").count(), underdeck_catalogue::games().len(), "{listed:?}");
    refused.fails(1, &["not finished"]);
    assert!(begun.out.contains("Started, 1 move"), "{begun:?}");
    assert_eq!((home.files("records").len(), home.files("unfinished").len()), (1, 0));
    assert!(card.out.contains("deal of the day, ") && card.out.contains(" moves\n"), "{card:?}");
    assert!(again.out.contains("You have played"), "{again:?}");
    let json: Value = serde_json::from_str(&home.ok(&["stats", "--json"])).unwrap();
    assert_eq!(
        (&json["summaries"][0]["daily"]["games"], &json["summaries"][0]["own"]["games"]),
        (&1.into(), &0.into())
    );
}

#[test]
fn settings_are_shown_set_and_used() {
    let home = Home::new();
    assert!(home.ok(&["settings"]).contains("theme = auto: The colours"));
    assert_eq!(home.ok(&["settings", "player", "Ada"]), "player = Ada\n");
    home.ok(&["settings", "options.keevorn.edition", "second"]);
    home.run(&["settings", "theem"]).fails(2, &["did you mean `theme`?"]);
    home.run(&["settings", "theme", "purple"]).fails(2, &["`purple`", "high-contrast"]);
    let ran = home.feed(&["play", "keevorn"], "explore\n");
    assert!(ran.out.contains("House rules: Edition: second"), "{}", ran.out);
    let text = std::fs::read_to_string(&home.files("unfinished")[0]).unwrap();
    assert!(text.contains("[Player \"Ada\"]"), "{text}");
    let ran = home.feed(&["play", "keevorn", "--seed", "7"], "explore\n");
    assert!(!ran.out.contains("House rules"), "a deal asked for is that deal: {}", ran.out);
    home.file("settings.toml", "version = 1\ntheme = \"purple\"\n");
    home.run(&["settings"]).fails(1, &["settings.toml", "`theme`: found `purple`"]);
    let ran = home.feed(&["play", "keevorn", "--new"], "explore\n");
    assert!(ran.code == Some(0) && ran.err.contains("default settings"), "{ran:?}");
}

#[test]
fn a_home_of_a_newer_version_is_refused() {
    let home = Home::new();
    home.feed(&["play", "keevorn", "--seed", "7"], "explore\n");
    assert_eq!(std::fs::read_to_string(home.path("version")).unwrap(), "1\n");
    home.file("version", "2\n");
    home.run(&["play", "keevorn"]).fails(1, &["version 2 of the data", "newer Underdeck"]);
    home.run(&["stats"]).fails(1, &["version 2 of the data"]);
}

#[test]
fn several_games_are_open_at_once() {
    let home = Home::new();
    let input = "explore\nnew card-crawler\n1\ngames\nopen 2\ndeal\nquit\n";
    let ran = home.feed(&["play", "keevorn", "--seed", "7"], input);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains("(this one)") && ran.out.contains("1 move played so far"), "{}", ran.out);
    assert_eq!(home.files("unfinished").len(), 2);
    assert!(ran.out.trim_end().ends_with("underdeck play keevorn --resume"), "{}", ran.out);
}

#[test]
fn cards_are_in_words_with_the_setting_full_words() {
    let home = Home::new();
    let commands = "settings full_words true\nlook room\nmoves\nwhy 1\nfight JH\nwhy\nquit\n";
    let ran = home.feed(&["play", "keevorn", "--seed", "7"], commands);
    let (signs, words) = ran.out.split_once("full_words = true").unwrap();
    assert!(signs.contains("Trade J♥ [trade JH] → ") && !words.contains('♥'), "{}", ran.out);
    assert!(
        words.contains("Trade jack of hearts [trade JH] → ") && words.contains("; jack of hearts goes under"),
        "{}",
        ran.out
    );
    let why = words.rsplit_once("No: ").unwrap().1;
    assert!(why.contains("fight JH: Not now: ") && why.contains("Weapons of the Monster's colour"), "{why}");
}

#[test]
fn things_on_the_table_are_shown_with_their_moves_and_rules() {
    let home = Home::new();
    let ran = home
        .feed(&["play", "keevorn", "--seed", "7"], "look seven of hearts\nlook 7h\nrules JH\nrules nothing\nquit\n");
    assert_eq!(ran.out.matches("seven of hearts, weapon 7, heal").count(), 2, "{}", ran.out);
    assert!(ran.out.contains("trade JH: ") || ran.out.contains("peddler-1 ("), "{}", ran.out);
    assert!(
        ran.out.contains("no rule `nothing`") && ran.out.contains("nothing on the table has this name"),
        "{}",
        ran.out
    );
}

/// A deal in which the land is lost before the first move; about one in ten thousand is.
#[test]
fn a_deal_that_is_lost_at_the_start_verifies() {
    let home = Home::new();
    let trace = home.ok(&["trace", "judgement-quest", "--seed", "16585", "--player", "greedy"]);
    assert!(trace.lines().count() == 1 && !trace.contains("\"outcome\":null"), "{trace}");
    let file = home.file("hopeless.jsonl", &trace);
    assert!(home.ok(&["verify", &file]).contains("ok, 0 moves, lost"));
    let boast = home.file("boast.jsonl", &trace.replace("\"hp\":6", "\"hp\":7"));
    assert_eq!(home.run(&["verify", &boast]).code, Some(1));
}

#[test]
fn verify_lists_the_aids_and_the_undone_moves() {
    let home = Home::new();
    home.feed(&["play", "keevorn", "--seed", "7", "--record", "a.udr"], "hint\nexplore\n1\nundo\nundo\n");
    let verdict = home.ok(&["verify", "a.udr"]);
    assert!(verdict.contains("ok, 0 moves, unfinished"), "{verdict}");
    assert!(verdict.ends_with(", undone to the start, hints used\n"), "{verdict}");

    home.feed(&["play", "judgement-quest", "--seed", "7", "--record", "b.udr"], "abandon\n");
    assert!(home.ok(&["verify", "b.udr"]).contains("ok, 1 move, lost"));
    let text = std::fs::read_to_string(home.path("b.udr")).unwrap();
    let back = text
        .replace("[Result \"lost\"]\n[Cause \"abandoned\"]", "[Result \"*\"]\n[At \"0\"]")
        .replace("\nlost\n", "\n*\n");
    let file = home.file("c.udr", &back);
    let verdict = home.ok(&["verify", &file]);
    assert!(verdict.contains("ok, 0 moves, unfinished, undone to the start"), "{verdict}");
}

#[test]
fn a_pipe_goes_back_without_a_question_even_in_a_deal_of_the_day() {
    let home = Home::new();
    let mut game = Playing::start(&home, &["daily", "keevorn"]);
    let moves = (0..8).filter_map(|_| game.follow_hint()).count();
    assert_eq!(moves, 8);
    game.say("go 0");
    game.wait_for("At the start.").unwrap();
    game.wait_for("This revealed something hidden").unwrap();
    game.say("quit");
    game.succeeds();
}

#[test]
fn the_coachs_eye_shows_the_chance_marks_the_record_and_stays_closed_in_deals_of_the_day() {
    let home = Home::new();
    let ran =
        home.feed(&["play", "keevorn", "--seed", "7", "--record", "a.udr"], "eye\nexplore\nexplore\neye\n1\nquit\n");
    let lines: Vec<&str> = ran.out.lines().filter(|line| line.starts_with("Coach: ")).collect();
    assert!(
        lines.len() >= 2 && lines[0].starts_with("Coach: chance to win ") && !lines[0].contains("was"),
        "{lines:?}"
    );
    let first = lines[0].trim_start_matches("Coach: chance to win ").trim_end_matches('.');
    assert!(lines[1].ends_with(&format!(" (was {first}).")), "{lines:?}");
    let record = std::fs::read_to_string(home.path("a.udr")).unwrap();
    assert!(record.contains(&format!("[Aids \"coach {}\"]", lines.len())), "{record}");
    let ran = home.feed(&["daily", "keevorn"], "eye\nquit\n");
    assert!(ran.out.contains("The live coach watches running games, except deals of the day"), "{}", ran.out);
}
