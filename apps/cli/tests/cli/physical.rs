//! Physical games through a pipe: entered as people type, corrected late, resumed and counted apart.

use underdeck_cards::Card;
use underdeck_play::{ChanceAnswer, History};
use underdeck_record::Record;

use crate::home::Home;

fn table(home: &Home, lines: &str) -> String {
    let ran = home.feed(&["table", "keevorn", "--new"], lines);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    ran.out
}

#[test]
fn a_bare_rank_asks_which_suit_and_the_next_line_completes_it() {
    let home = Home::new();
    let out = table(&home, "7\nspades\n10\nh\nqueen\ns\njoker\nred\n");
    for words in [
        "7 of which suit? 7♣, 7♦, 7♥ or 7♠\n",
        "10 of which suit? ",
        "Q of which suit? ",
        "Which card is `joker`? Joker ★ or Joker ☆",
    ] {
        assert!(out.contains(words), "{words}: {out}");
    }
    let entered: Vec<&str> = out.lines().filter(|line| line.starts_with("turned ")).collect();
    assert_eq!(entered, ["turned 7S", "turned TH", "turned QS", "turned XR"]);
    // One of the two jokers is on the table, so `joker` is the other one.
    let out = table(&home, "joker r\njoker\nthe ace of clubs\nq\nspades\n");
    let entered: Vec<&str> = out.lines().filter(|line| line.starts_with("turned ")).collect();
    assert_eq!(entered, ["turned XR", "turned XB", "turned AC", "turned QS"], "{out}");
    assert!(out.contains("(`quit` leaves.)"), "{out}");
}

#[test]
fn a_wrong_card_names_the_accepted_forms_and_cards_are_listed_only_on_request() {
    let home = Home::new();
    let out = table(&home, "QS\n14\nqs\nfight\nmoves\n");
    assert!(
        out.contains("No: `14` is not a card: type rank and suit, such as QS, 10h or queen of spades. `moves`"),
        "{out}"
    );
    assert!(out.contains("No: `fight` is not a card: "), "{out}");
    assert!(out.contains("No: QS was already entered at set-up: one of the two entries is wrong. `correct QS CARD` changes the first."), "{out}");
    assert_eq!(out.matches("A♣ 2♣ 3♣").count(), 1, "listed once, on request: {out}");
    let (_, list) = out.split_once("53 cards are possible:\n").unwrap();
    assert!(list.lines().take(5).all(|line| line.starts_with("  ")), "a line for each suit: {list}");
}

#[test]
fn no_command_reports_an_end_while_a_card_is_asked() {
    let home = Home::new();
    let out = table(
        &home,
        "hint\nwhy\nwhy 3\nlook\nlook room\nQS\nhint\nlook room\nchoose QS\nguide\nsolve\nbranches\ndeal\ncard\n",
    );
    assert!(!out.contains("game is over") && !out.contains("No move has been made yet"), "{out}");
    assert_eq!(
        out.matches("No move to choose yet. Turn the next card of the Floor pile (Room): which is it?").count(),
        4,
        "the answers to hint and why: {out}"
    );
    let (_, after) = out.split_once("turned QS").unwrap();
    assert!(after.contains("Q♠"), "the entered card is in the Room: {out}");
    assert!(!out.contains("deal 1"), "a deal code means nothing here: {out}");
    let record = std::fs::read_to_string(&home.files("unfinished")[0]).unwrap();
    assert!(!record.contains("Aids"), "a question is no hint: {record}");
}

#[test]
fn a_wrong_card_is_corrected_late_and_swapped_cards_change_places() {
    let home = Home::new();
    let out = table(
        &home,
        "QS\n7D\n3C\nAS\nexplore\nequip 7D\ncorrect 7D 8D\ncorrect 3c\n4 of clubs\ncorrect 9H 9S\ncorrect\nundo\n",
    );
    for words in [
        "Entry 2 is now 8♦, not 7♦.\n4 entries after 2 were replayed.",
        "What should 3c be?",
        "Entry 3 is now 4♣, not 3♣.",
        "No: `9H` was not entered",
        "`correct 7D 8D` changes an entered 7D to 8D",
        "Undone: equip 8D",
    ] {
        assert!(out.contains(words), "{words}: {out}");
    }
    let out = table(&home, "QS\n7D\n3C\n8D\ncorrect 7D 8D\n");
    assert!(out.contains("Entry 4 changed places with it."), "{out}");
    let dealt = home.feed(&["play", "keevorn", "--seed", "7"], "correct 7D 8D\n");
    assert!(dealt.out.contains("No: "), "{}", dealt.out);
}

/// The moves and entries of a physical game from set-up to its end, by hints.
fn truth() -> Vec<String> {
    let game = underdeck_catalogue::find("keevorn").unwrap();
    let mut session = underdeck_play::start_physical(game, &game.deal(&[], 0).unwrap().code).unwrap();
    let mut luck = 20_u64;
    while session.outcome().is_none() {
        let spelling = session.hint().map(|hint| hint.offer.spelling).unwrap_or_else(|| {
            let all = session.asked().unwrap().answers.all();
            luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            all[usize::try_from(luck >> 33).unwrap() % all.len()].to_string()
        });
        session.play(&spelling).unwrap();
    }
    session.moves()
}

/// Enters a wrong card, which the player notices at the first refusal or after `late` entries, and corrects it. Adds the typed lines, and
/// returns the next entry.
fn mistaken(tree: &mut History, truth: &[String], at: usize, late: usize, lines: &mut Vec<String>) -> usize {
    let Ok(ChanceAnswer::Turned(right)) = truth[at].parse() else { panic!("{} is a card", truth[at]) };
    let asked = tree.session().asked().unwrap().answers.all();
    // The player misreads the suit, or else the rank.
    let others = asked.iter().filter_map(|answer| match answer {
        ChanceAnswer::Turned(card) if *card != right => Some(*card),
        _ => None,
    });
    let wrong = others.min_by_key(|card| card.rank().abs_diff(right.rank())).unwrap();
    let mut enter = |tree: &mut History, text: String| {
        let is_played = tree.act(underdeck_play::Command::play(&text)).is_ok();
        lines.push(text);
        is_played
    };
    assert!(enter(tree, format!("turned {wrong}")));
    let mut next = at + 1;
    while next < truth.len() && next < at + late {
        let is_card = truth[next].parse::<ChanceAnswer>().is_ok();
        let text =
            if is_card { truth[next].clone() } else { truth[next].replace(&right.to_string(), &wrong.to_string()) };
        if is_card != tree.session().asked().is_some() || !enter(tree, text) {
            break;
        }
        next += 1;
    }
    lines.push(format!("correct {} {}", wrong.symbol(), right.name()));
    tree.act(underdeck_play::Command::Correct { wrong: wrong.to_string(), right: right.to_string() }).unwrap();
    assert_eq!(tree.corrected().unwrap().correction.stopped, None);
    next
}

#[test]
fn a_whole_game_with_two_mistakes_corrected_late_is_the_game_that_was_played() {
    let truth = truth();
    let game = underdeck_catalogue::find("keevorn").unwrap();
    let mut tree = History::new(underdeck_play::start_physical(game, &game.deal(&[], 0).unwrap().code).unwrap());
    let mut lines: Vec<String> = Vec::new();
    let is_card = |n: usize| matches!(truth[n].parse(), Ok(ChanceAnswer::Turned(_)));
    let second = (truth.len() / 2..truth.len()).find(|&n| is_card(n)).unwrap();
    let (mut n, mut noticed) = (0, Vec::new());
    while n < truth.len() {
        if n == 1 || n == second {
            let next = mistaken(&mut tree, &truth, n, 20, &mut lines);
            noticed.push(next - n);
            n = next;
            continue;
        }
        tree.act(underdeck_play::Command::play(&truth[n])).unwrap();
        // Different spellings of cards.
        let typed = match truth[n].parse() {
            Ok(ChanceAnswer::Turned(card)) if n % 3 == 0 => card.name(),
            Ok(ChanceAnswer::Turned(card)) if n % 3 == 1 => card.to_string().to_lowercase().replace('t', "10"),
            Ok(ChanceAnswer::Rolled(value)) => value.to_string(),
            _ => truth[n].clone(),
        };
        lines.push(typed);
        n += 1;
    }
    assert!(noticed.len() == 2 && noticed.iter().all(|late| *late > 3), "{noticed:?}");
    let home = Home::new();
    let ran = home.feed(&["table", "keevorn", "--new"], &(lines.join("\n") + "\n"));
    assert_eq!(
        ran.out.lines().filter(|line| line.starts_with("Entry ") && line.contains(" is now ")).count(),
        2,
        "{}",
        ran.out
    );
    let kept = home.files("records");
    let record: Record = std::fs::read_to_string(&kept[0]).unwrap().parse().unwrap();
    let moves: Vec<String> = record.moves().map(|(mv, _)| mv.to_owned()).collect();
    assert_eq!(moves, truth, "the record's main line is the game as it was played");
    assert_eq!(record.tag("Informed"), None);
    assert!(home.ok(&["verify", kept[0].to_str().unwrap()]).contains(": ok, "));
    // It is shown as a physical game, without a deal code.
    for ran in [home.ok(&["records"]), home.ok(&["replay", kept[0].to_str().unwrap()])] {
        assert!(!ran.contains("deal 1"), "{ran}");
    }
    assert!(home.ok(&["records"]).contains("your own cards"));
}

#[test]
fn an_unfinished_physical_game_is_named_and_resumed_as_one() {
    let home = Home::new();
    let ran = home.feed(&["table", "keevorn"], "QS\n");
    assert!(ran.out.contains("Continue with: underdeck table keevorn --resume"), "{}", ran.out);
    let games = home.feed(&["table", "keevorn", "--resume"], "games\ncard\nagain\n");
    assert_eq!(games.code, Some(0), "{}", games.err);
    assert!(games.out.contains("Keevorn, your own cards, 1 move"), "{}", games.out);
    assert!(games.out.contains("Keevorn, your own cards") && games.out.contains("\nUnderdeck\n"), "{}", games.out);
    assert_eq!(
        games.out.matches("Pelc. Keevorn, your own cards").count(),
        2,
        "`again` begins another one: {}",
        games.out
    );
    // `play` deals a game: it does not resume a physical one without --resume.
    let dealt = home.feed(&["play", "keevorn"], "quit\n");
    assert!(!dealt.out.contains("Keevorn, your own cards"), "{}", dealt.out);
    let file = home.feed(&["table", "keevorn", "--record", "mine.udr"], "QS\n");
    assert!(file.out.contains("underdeck table keevorn --record mine.udr"), "{}", file.out);
    let file = home.feed(&["table", "keevorn", "--record", "mine.udr"], "hint\n");
    assert!(file.out.contains("So far: Q♠."), "{}", file.out);
    let none = home.run(&["table", "cryptkeeper", "--resume"]);
    assert!(none.code == Some(1) && none.err.contains("with your own cards"), "{none:?}");
}

#[test]
fn a_damaged_physical_game_keeps_the_entries_before_the_damage() {
    let home = Home::new();
    home.feed(&["table", "keevorn"], "QS\n7D\n3C\n");
    let file = &home.files("unfinished")[0];
    let text = std::fs::read_to_string(file).unwrap();
    std::fs::write(file, text.replace("turned 3C", "turned QS")).unwrap();
    let ran = home.feed(&["table", "keevorn", "--resume"], "hint\n");
    assert!(ran.out.contains("So far: Q♠ and 7♦."), "{} {}", ran.out, ran.err);
}

#[test]
fn a_physical_game_is_entered_from_set_up_to_its_end_and_counted_apart() {
    let home = Home::new();
    let ran = home.feed(&["table", "keevorn"], "QS\n10h\nqs\n3c\nmoves\nace of spades\nundo\nAD\nquit\n");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    ran.prints(&[
        "Keevorn, your own cards",
        "Set up the game by hand. Turn the next card of the Floor pile (Room): which is it?",
        "51 cards are possible:\n  A♣ 2♣",
        "So far: Q♠ and 10♥.",
        "No: QS was already entered at set-up",
        "Undone: turned AS",
    ]);
    let begun = home.files("unfinished");
    assert_eq!(begun.len(), 1);
    let record = std::fs::read_to_string(&begun[0]).unwrap();
    assert!(record.contains("[Luck \"told\"]") && record.contains("4. turned AD;\n    ( 4. turned AS; )"), "{record}");

    // One of all cards is the answer, and number 1 is a move; the other lines are refused.
    let all: String = Card::ALL.iter().take(54).map(|card| format!("{card}\n1\n")).collect();
    let ran = home.feed(&["table", "keevorn"], &all.repeat(40));
    assert!(ran.err.contains("Continuing the game in"), "{}", ran.err);
    let ended = home.files("records");
    assert_eq!((ended.len(), home.files("unfinished").len()), (1, 0), "{}", ran.out);
    let verdict = home.ok(&["verify", ended[0].to_str().unwrap()]);
    assert!(verdict.contains(": ok, "), "{verdict}");
    let stats = home.ok(&["stats"]);
    assert!(stats.contains("Games with your own cards: 0 of 1 won") && !stats.contains("Your own games"), "{stats}");
    let solved = home.run(&["solve", ended[0].to_str().unwrap()]);
    assert!(solved.code != Some(0) && solved.err.contains("real cards"), "{solved:?}");
}

#[test]
fn an_unknown_game_is_refused() {
    let home = Home::new();
    let ran = home.run(&["table", "kevorn"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("did you mean `keevorn`?"), "{}", ran.err);
}
