//! Guided games, and `about`.

use crate::home::Home;
use crate::playing::Playing;

#[test]
fn every_guide_can_be_followed_to_its_end() {
    for game in underdeck_catalogue::games() {
        for n in 1..=game.guides(underdeck_game::Language::ENGLISH).len() {
            let home = Home::new();
            let number = n.to_string();
            let ran = home.feed(&["play", game.info().id, "--guide", &number], &"guide next\n".repeat(30));
            assert_eq!(ran.code, Some(0), "{ran:?}");
            assert!(ran.out.contains("Guided game: ") && ran.out.contains("Guide, 1 of "), "{}", ran.out);
            assert!(ran.out.contains("The guide ends here"), "{} {n}: {}", game.info().id, ran.out);
        }
        assert!(home_usage(game.info().id).contains("numbered from 1 to"), "{}", game.info().id);
    }
}

fn home_usage(id: &str) -> String {
    Home::new().run(&["play", id, "--guide", "7"]).err
}

#[test]
fn a_guided_game_is_resumed_strayed_from_and_left() {
    let home = Home::new();
    home.feed(&["play", "keevorn", "--guide"], "trade JS\nexplore\nquit\n");
    let ran = home.feed(&["play", "keevorn", "--resume"], "heal 7H\nundo\nguide\nguide off\nguide\nquit\n");
    assert!(ran.out.contains("Guide, 3 of 16:"), "{}", ran.out);
    let strayed = ran.out.find("Not the guide's move").unwrap();
    assert!(ran.out[strayed..].contains("Guide, 3 of 16:"), "{}", ran.out);
    assert!(ran.out.contains("You left the guide") && ran.out.contains("This game has no guide"), "{}", ran.out);
}

#[test]
fn about_explains_everything_on_the_table() {
    let home = Home::new();
    let commands = "about\nabout 5C\nabout 5♣\nabout five of clubs\nabout floor\nabout Pain\nabout xyzzy\nquit\n";
    let ran = home.feed(&["play", "keevorn", "--seed", "7"], commands);
    let count = |text: &str| ran.out.matches(text).count();
    assert_eq!(count("Five of clubs, weapon 5, probe"), 3, "{}", ran.out);
    assert!(ran.out.contains("Unseen: 50 cards") && ran.out.contains("Rules: kind-3"), "{}", ran.out);
    assert!(
        ran.out.contains("three times the Depth") && ran.out.contains("Nothing here is called `xyzzy`"),
        "{}",
        ran.out
    );
}

#[test]
fn a_guided_game_is_not_counted() {
    let home = Home::new();
    let mut game = Playing::start(&home, &["play", "keevorn", "--guide"]);
    game.follow_hints();
    game.succeeds();
    let text = home.ok(&["stats"]);
    assert_eq!(text, "1 guided game or game from elsewhere is not counted.\n");
    let records = home.ok(&["records"]);
    assert!(records.contains(", hints") && records.contains(", not counted"), "{records}");
    assert!(home.ok(&["stats", "--csv"]).contains(",other,"));
}
