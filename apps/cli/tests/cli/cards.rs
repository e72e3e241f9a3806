//! Games beside real cards, through a pipe.

use underdeck_cards::Card;

use crate::home::Home;

#[test]
fn a_game_is_told_from_set_up_to_its_end_and_counted_apart() {
    let home = Home::new();
    let ran = home.feed(&["table", "keevorn"], "QS\n10h\nqs\n3c\nmoves\nace of spades\nundo\nAD\nquit\n");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    for words in [
        "With your own cards",
        "Set up the game by hand. Turn the next card of the floor pile (Room): which is it?",
        "It can be one of 51:\n  A♣ 2♣",
        "So far: Q♠ and 10♥.",
        "No: QS was already entered at set-up",
        "Taken back: turned AS",
    ] {
        assert!(ran.out.contains(words), "{words}\n{}", ran.out);
    }
    let begun = home.files("unfinished");
    assert_eq!(begun.len(), 1);
    let record = std::fs::read_to_string(&begun[0]).unwrap();
    assert!(record.contains("[Luck \"told\"]") && record.contains("4. turned AD;\n    ( 4. turned AS; )"), "{record}");

    // One of all cards is always the answer, and number 1 is always a move: the others are refused.
    let all: String = Card::ALL.iter().take(54).map(|card| format!("{card}\n1\n")).collect();
    let ran = home.feed(&["table", "keevorn"], &all.repeat(40));
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
