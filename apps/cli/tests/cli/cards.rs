//! Games beside real cards, through a pipe.

use crate::home::Home;

#[test]
fn a_game_is_told_from_set_up_to_its_end_and_counted_apart() {
    let home = Home::new();
    let ran = home.feed(&["table", "keevorn"], "QS\n10h\nqs\n3c\nace of spades\nundo\nAD\nquit\n");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    for words in [
        "With your own cards",
        "Set up the game by hand. Turn the next card of the floor pile (Room): which is it?",
        "It may be one of 54:\n  A♣ 2♣",
        "So far: Q♠ and 10♥.",
        "No: QS was told before, at set-up",
        "Taken back: turned AS",
    ] {
        assert!(ran.out.contains(words), "{words}\n{}", ran.out);
    }
    let begun = home.files("unfinished");
    assert_eq!(begun.len(), 1);
    let record = std::fs::read_to_string(&begun[0]).unwrap();
    assert!(record.contains("[Luck \"told\"]") && record.contains("4. turned AD;\n    ( 4. turned AS; )"), "{record}");

    // Number 1 is always an answer or a move, and ends a game that goes on for long enough.
    let ran = home.feed(&["table", "keevorn"], &"1\n".repeat(900));
    assert!(ran.err.contains("Resuming the game in"), "{}", ran.err);
    let ended = home.files("records");
    assert_eq!((ended.len(), home.files("unfinished").len()), (1, 0), "{}", ran.out);
    let verdict = home.ok(&["verify", ended[0].to_str().unwrap()]);
    assert!(verdict.contains(": ok, "), "{verdict}");
    let stats = home.ok(&["stats"]);
    assert!(stats.contains("Games with your own cards: 1 game") && !stats.contains("Your own games"), "{stats}");
    let solved = home.run(&["solve", ended[0].to_str().unwrap()]);
    assert!(solved.code != Some(0) && solved.err.contains("real cards"), "{solved:?}");
}

#[test]
fn a_game_that_is_unknown_is_refused() {
    let home = Home::new();
    let ran = home.run(&["table", "kevorn"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("did you mean `keevorn`?"), "{}", ran.err);
}
