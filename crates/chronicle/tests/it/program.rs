//! A seat that the program plays.

use underdeck_chronicle::daily::{SquareStyle, result_card};
use underdeck_chronicle::statistics::{FinishedGame, PlayerResult};
use underdeck_game::Seat;
use underdeck_play::{BotOpponent, History, NEVER};

use crate::common::resumed;

fn seated(mode: &str, seed: u64, program: &str) -> History {
    let game = underdeck_catalogue::find("living-keep").unwrap();
    let deal = game.deal(&[("mode".into(), mode.into())], seed).unwrap();
    let mut session = underdeck_play::start(game, &deal.code).unwrap();
    program.parse::<BotOpponent>().unwrap().sit(session.as_mut()).unwrap();
    History::new(session)
}

/// Plays the person's hints to the end; calls `each` before every one of them.
fn play_on(tree: &mut History, mut each: impl FnMut(&mut History)) {
    tree.answer(None, &NEVER);
    while let Some(hint) = tree.session().hint() {
        each(tree);
        tree.act(underdeck_play::Command::play(&hint.offer.spelling)).unwrap();
        tree.answer(None, &NEVER);
    }
}

#[test]
fn the_program_plays_either_seat_of_every_mode_for_two() {
    for (n, mode) in ["standard", "draft", "coop"].into_iter().enumerate() {
        for program in ["1 greedy", "2 greedy"] {
            let mut tree = seated(mode, 5 + n as u64, program);
            let own = 2 - tree.program().unwrap().seat.0;
            play_on(&mut tree, |tree| {
                assert_eq!(tree.session().seat().0 + 1, own, "{mode}, {program}: it is the person's turn");
                assert!(!tree.has_private_tables() && !tree.is_others_move());
            });
            let session = tree.session();
            assert!(session.outcome().is_some(), "{mode}, {program}");
            let seats: Vec<Seat> = (0..session.ply()).map(|n| session.played(n).unwrap().seat).collect();
            assert!([Seat(0), Seat(1)].iter().all(|seat| seats.contains(seat)), "{mode}, {program}: both seats moved");
            // The heuristic plays both seats here, so the game equals one played by hints.
            let mut hints =
                underdeck_play::start(underdeck_catalogue::find("living-keep").unwrap(), &session.deal().code).unwrap();
            while let Some(hint) = hints.hint() {
                hints.play(&hint.offer.spelling).unwrap();
            }
            assert_eq!(session.moves(), hints.moves(), "{mode}, {program}");
            let again = resumed(underdeck_catalogue::find("living-keep").unwrap(), &tree.record());
            assert_eq!(again.program().unwrap().to_string(), program);
        }
    }
}

#[test]
fn undo_includes_the_programs_moves_and_the_same_move_gets_the_same_answer() {
    let mut tree = seated("standard", 9, "2 mcts:20");
    let (mut turns, mut longest) = (0, 0);
    tree.answer(None, &NEVER);
    while turns < 30 {
        let Some(hint) = tree.session().hint() else { break };
        let (before, was_informed) = (tree.session().moves(), tree.session().informed());
        tree.act(underdeck_play::Command::play(&hint.offer.spelling)).unwrap();
        let answered = tree.answer(None, &NEVER);
        longest = longest.max(answered.len());
        assert!(
            !tree.visible_effects(&answered).iter().any(|line| answered
                .iter()
                .any(|played| played.told.contains(line) && !played.overheard.contains(line))),
            "secret moves are told as they are overheard"
        );
        let after = tree.session().moves();
        if turns % 3 == 0 {
            let informs = tree.would_inform_back_to(tree.ply_before(1));
            assert_eq!(
                tree.act(underdeck_play::Command::Undo { turns: 1 }).unwrap().undone,
                [hint.offer.spelling.as_str()]
            );
            assert_eq!(tree.session().moves(), before, "turn {turns}");
            assert_eq!(tree.session().informed(), was_informed || informs);
            assert!(!tree.is_programs_turn());
            // A program without a record of earlier moves finds the same move.
            let mut fresh = History::new(
                underdeck_play::resume(underdeck_catalogue::find("living-keep").unwrap(), &tree.session().record())
                    .unwrap(),
            );
            fresh.act(underdeck_play::Command::play(&hint.offer.spelling)).unwrap();
            fresh.answer(None, &NEVER);
            assert_eq!(fresh.session().moves(), after, "turn {turns}");
            tree.act(underdeck_play::Command::Redo).unwrap();
            tree.answer(None, &NEVER);
        }
        assert_eq!(tree.session().moves(), after, "turn {turns}");
        turns += 1;
    }
    assert!(turns > 10 && longest > 0, "{turns} turns, at most {longest} answers");
}

/// The result of a game for two is the person's own: in statistics, on the card, and in comparisons.
#[test]
fn a_game_against_the_program_is_won_or_lost() {
    let mut seen = Vec::new();
    for (seed, program) in (1..30).flat_map(|seed| [(seed, "1 greedy"), (seed, "2 greedy")]) {
        let mut tree = seated("draft", seed, program);
        play_on(&mut tree, |_| ());
        let (record, own) = (tree.record(), tree.own_seat().unwrap());
        if record.tag("Result") == Some("draw") {
            assert_eq!(FinishedGame::of(&record).unwrap().verdict(), PlayerResult::Neither);
            continue;
        }
        let is_won = record.tag("Result") == Some(&format!("winner {}", own.0 + 1));
        let (verdict, word) = if is_won { (PlayerResult::Won, "Won, ") } else { (PlayerResult::Lost, "Lost, ") };
        assert_eq!(FinishedGame::of(&record).unwrap().verdict(), verdict, "{record}");
        let card = result_card(&record, None, SquareStyle::Ascii).unwrap();
        assert!(card.contains(&format!("\n{word}")), "{card}");
        // The same game of two people at one screen.
        let mut people = record.clone();
        people.remove_tag("Program");
        assert_eq!(FinishedGame::of(&people).unwrap().verdict(), PlayerResult::Neither);
        let winner = if is_won { own.0 + 1 } else { 2 - own.0 };
        let card = result_card(&people, None, SquareStyle::Ascii).unwrap();
        assert!(card.contains(&format!("\nPlayer {winner} won, ")), "{card}");
        let card = result_card(&people, Some(own), SquareStyle::Ascii).unwrap();
        assert!(card.contains(&format!("\n{word}")), "{card}");
        seen.push(is_won);
    }
    assert!(seen.contains(&true) && seen.contains(&false), "{seen:?}");
}

#[test]
fn a_missing_seat_is_refused() {
    let game = underdeck_catalogue::find("living-keep").unwrap();
    let mut alone = underdeck_play::start(game, &game.deal(&[], 3).unwrap().code).unwrap();
    let error =
        BotOpponent::OFFERED.map(|player| BotOpponent { seat: Seat(1), player })[0].sit(alone.as_mut()).unwrap_err();
    assert!(error.as_str().contains("no seat for an opponent"), "{error}");
    let mut record = seated("standard", 3, "2 greedy").record();
    for wrong in ["3 greedy", "0 greedy", "greedy", "2"] {
        record.set_tag("Program", wrong);
        let error = underdeck_play::resume(game, &record).err().unwrap().to_string();
        assert!(error.contains("in the tag Program") && error.contains("`2 greedy`"), "{error}");
    }
    assert!(BotOpponent::offered("mcts:1000000000").unwrap_err().as_str().contains("greedy, mcts:20, mcts:100"));
}
