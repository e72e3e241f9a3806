//! Late corrections of wrong entries in a game with real cards.

use underdeck_play::{Command, CommandRefusal, Corrected, History};

use crate::common::{Moves as _, reread, resumed, shape};

fn keevorn() -> History {
    told("keevorn", &[])
}

fn told(game: &str, options: &[(String, String)]) -> History {
    let game = underdeck_catalogue::find(game).unwrap();
    History::new(underdeck_play::start_physical(game, &game.deal(options, 0).unwrap().code).unwrap())
}

fn enter(tree: &mut History, entries: &[&str]) {
    for entry in entries {
        tree.play(entry).unwrap_or_else(|error| panic!("{entry}: {error}"));
    }
}

fn correct(tree: &mut History, wrong: &str, right: &str) -> Result<Corrected, CommandRefusal> {
    tree.act(Command::Correct { wrong: wrong.to_owned(), right: right.to_owned() })?;
    Ok(tree.corrected().expect("a correction is kept until something else is done").clone())
}

fn said(corrected: &underdeck_play::Corrected) -> String {
    corrected.said().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_wrong_card_is_put_right_and_what_follows_is_replayed_under_its_right_name() {
    let (mut tree, mut right) = (keevorn(), keevorn());
    enter(&mut tree, &["QS", "7D", "3C", "AS", "explore", "equip 7D", "fight QS"]);
    enter(&mut right, &["QS", "8D", "3C", "AS", "explore", "equip 8D", "fight QS"]);
    let before = shape(&tree);
    let corrected = correct(&mut tree, "7d", "eight of diamonds").unwrap();
    assert_eq!(tree.session().moves(), right.session().moves());
    assert!(tree.session().table() == right.session().table());
    assert_eq!((corrected.correction.entry, corrected.correction.replayed), (1, 5));
    assert_eq!(said(&corrected), "Entry 2 is now 8♦, not 7♦. 5 entries after 2 were replayed.");
    assert!(!tree.session().informed(), "nothing was decided again");
    // The old line stays, and the record holds both.
    let lines = shape(&tree).0;
    assert!(before.0.iter().all(|line| lines.contains(line)), "{lines:?}");
    let again = resumed(underdeck_catalogue::find("keevorn").unwrap(), &reread(&tree.record()));
    assert_eq!((again.session().moves(), shape(&again).0), (tree.session().moves(), lines));
}

#[test]
fn two_confused_cards_change_places_whichever_is_named() {
    for (wrong, right) in [("7D", "8D"), ("8D", "7D")] {
        let mut tree = keevorn();
        enter(&mut tree, &["QS", "7D", "3C", "8D"]);
        let corrected = correct(&mut tree, wrong, right).unwrap();
        assert_eq!(tree.session().moves(), ["turned QS", "turned 8D", "turned 3C", "turned 7D"]);
        let other = if wrong == "7D" { 3 } else { 1 };
        assert_eq!(corrected.correction.swapped, [other], "{}", said(&corrected));
        assert!(said(&corrected).contains(&format!("Entry {} changed places with it.", other + 1)));
    }
}

#[test]
fn a_correction_stops_with_a_reason_and_informs_as_an_undo_of_the_rest_would() {
    let game = underdeck_catalogue::find("keevorn").unwrap();
    let mut tree = keevorn();
    enter(&mut tree, &["QS", "3H", "3C", "AS", "explore"]);
    let mut stopped = None;
    while tree.session().outcome().is_none() && tree.session().ply() < 30 {
        let spelling = match tree.session().hint() {
            Some(hint) => hint.offer.spelling,
            None => tree.session().table().offers[0].spelling.clone(),
        };
        tree.play(&spelling).unwrap();
        let moves = tree.session().moves();
        for right in ["KS", "JC", "2H", "XR"] {
            let mut other = resumed(game, &tree.record());
            if let Ok(corrected) = correct(&mut other, "3H", right)
                && let Some(stop) = corrected.correction.stopped.clone()
            {
                assert_eq!(other.session().ply(), stop.entry);
                assert_eq!(moves.len(), stop.entry + stop.left_out);
                assert!(!stop.why.to_string().is_empty() && said(&corrected).contains(&stop.spelling));
                assert!(shape(&other).0.contains(&moves), "the old line is kept");
                let mut undone = resumed(game, &tree.record());
                let informs = undone.would_inform_back_to(stop.entry);
                assert_eq!(other.session().informed(), informs);
                while undone.session().ply() > stop.entry {
                    undone.undo();
                }
                assert_eq!(undone.session().informed(), informs);
                stopped = stopped.max(Some(informs));
            }
        }
    }
    assert_eq!(stopped, Some(true), "one correction leaves out a move and a card after it");
}

#[test]
fn entries_are_named_by_card_by_roll_and_by_number() {
    let mut tree = keevorn();
    enter(&mut tree, &["QS", "7D", "3C", "AS"]);
    for (text, both) in [
        ("7D 8D", ("7D", "8D")),
        ("queen of spades ten of hearts", ("queen of spades", "ten of hearts")),
        ("the ace to ten of hearts", ("the ace", "ten of hearts")),
        ("q s 10 h", ("q s", "10 h")),
        ("#2 8D", ("#2", "8D")),
        ("7D", ("7D", "")),
        ("queen of spades", ("queen of spades", "")),
    ] {
        assert_eq!(tree.read_correction(text).unwrap(), both, "{text}");
    }
    let refused = |tree: &mut History, wrong: &str, right: &str| correct(tree, wrong, right).unwrap_err().to_string();
    assert!(refused(&mut tree, "9D", "8D").contains("`9D` was not entered"));
    assert!(refused(&mut tree, "7D", "8").contains("8 of which suit? 8♣, 8♦, 8♥ or 8♠"));
    assert!(refused(&mut tree, "7D", "7D").contains("already"));
    assert!(refused(&mut tree, "#9", "8D").contains("#9"));
    assert!(refused(&mut tree, "7D", "eight lemons").contains("is not a card"));
    assert_eq!(tree.session().moves().len(), 4, "nothing changed");
    correct(&mut tree, "#2", "8d").unwrap();
    assert_eq!(tree.session().moves()[1], "turned 8D");
    let dealt = &mut crate::common::fresh(underdeck_catalogue::find("keevorn").unwrap(), 7);
    assert!(
        dealt
            .act(Command::CorrectEntry { entry: 0, right: "turned 8D".parse().unwrap() })
            .unwrap_err()
            .to_string()
            .contains("dealt")
    );
}

#[test]
fn a_roll_is_corrected_by_its_number() {
    let mut tree = told("judgement-quest", &[]);
    let mut rolled = None;
    while rolled.is_none() && tree.session().ply() < 200 && tree.session().outcome().is_none() {
        let table = tree.session().table();
        let spelling = table.offers[tree.session().ply() % table.offers.len()].spelling.clone();
        let spelling = if spelling.starts_with("rolled ") { "rolled 3".to_owned() } else { spelling };
        rolled = spelling.starts_with("rolled ").then_some(tree.session().ply());
        tree.play(&spelling).unwrap();
    }
    let at = rolled.expect("a die is rolled");
    assert_eq!(tree.read_correction("3 2").unwrap(), ("3", "2"));
    let corrected = correct(&mut tree, "3", "2").unwrap();
    assert_eq!((corrected.correction.entry, tree.session().moves()[at].as_str()), (at, "rolled 2"));
    assert!(correct(&mut tree, "2", "QS").unwrap_err().to_string().contains("is not a roll"));
    assert!(correct(&mut tree, "2", "9").unwrap_err().to_string().contains("not 9"));
}
