//! Analyses by the solver, and their notes in records.

use underdeck_catalogue::Game;
use underdeck_chronicle::{SolvedGame, Winnable, daily, deal_note, is_chosen, look_at, look_back, peek};
use underdeck_game::{FastRng, GameResult, below};
use underdeck_play::{Command, Context, Forced, History, NEVER, Replayer};
use underdeck_record::{Aid, Record};
use underdeck_solver::{Difficulty, Error};

use crate::common::{finished, fresh, session};

fn keevorn() -> &'static Game {
    underdeck_catalogue::find("keevorn").unwrap()
}

/// A game lost by random moves.
fn lost(seed: u64) -> History {
    let (mut tree, mut rng) = (fresh(keevorn(), seed), FastRng::new(seed));
    while tree.session().outcome().is_none() {
        let offers = tree.session().table().offers.clone();
        let n = below(&mut rng, offers.len() as u32) as usize;
        tree.act(underdeck_play::Command::play(&offers[n].spelling)).unwrap();
    }
    assert_eq!(tree.session().outcome().unwrap().result, GameResult::Lost);
    tree
}

fn dealt(winnable: Winnable, game: &str, options: &[(&str, &str)]) -> (u64, Option<String>) {
    let options: Vec<(String, String)> = options.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    let dealt = winnable.deal(underdeck_catalogue::find(game).unwrap(), &options, 11, &NEVER).unwrap();
    (dealt.deal.seed, deal_note(&dealt.start().unwrap().record()).map(|told| told.to_string()))
}

/// The analysis of a position in a replay, which is marked.
fn solve(replay: &mut Replayer) -> SolvedGame {
    let solved = look_at(replay.record(), &replay.session().moves(), &NEVER).unwrap();
    replay.note_solved();
    solved
}

/// Applies a command that marks the record. Returns whether the mark is new.
fn note(tree: &mut History, command: Command) -> bool {
    tree.apply(command, Context::screen(Forced::Off)).unwrap().is_changed
}

/// Whether a running game can still be won.
fn still(tree: &History) -> String {
    peek(&tree.session().deal(), &tree.session().moves(), &NEVER).to_string()
}

#[test]
fn new_games_have_winnable_deals_and_records_that_note_it() {
    for (winnable, difficulty) in
        [(Winnable::Easy, Difficulty::Easy), (Winnable::Fair, Difficulty::Fair), (Winnable::Hard, Difficulty::Hard)]
    {
        let (seed, words) = dealt(winnable, "keevorn", &[]);
        assert_eq!(words, Some(format!("This deal can be won. Difficulty: {}.", difficulty.word())));
        let deal = keevorn().deal(&[], seed).unwrap();
        let solved = look_at(&underdeck_play::start(keevorn(), &deal.code).unwrap().record(), &[], &NEVER);
        assert!(matches!(solved, Err(Error::Running)), "of a running game nothing is said");
        assert_eq!(daily::difficulty(&deal), Some(difficulty));
    }
    // Seed 11 of Keevorn stays open: it is skipped by a search, and dealt where there is none.
    assert_ne!(dealt(Winnable::Auto, "keevorn", &[]).0, 11);
    assert_eq!(dealt(Winnable::Off, "keevorn", &[]), (11, None));
    // The program chose the first of these deals; a deal of the day is nobody's choice.
    let begun = |winnable: Winnable| winnable.deal(keevorn(), &[], 11, &NEVER).unwrap().start().unwrap();
    assert!(is_chosen(&begun(Winnable::Auto).record()) && !is_chosen(&begun(Winnable::Off).record()));
    let mut of_a_day = begun(Winnable::Auto);
    of_a_day.set_tag(underdeck_play::DAY, "2026-11-29");
    assert!(!is_chosen(&of_a_day.record()));
    // In games without known lost deals a search needs a request; a contest has no winnable deals.
    assert_eq!(dealt(Winnable::Auto, "cryptkeeper", &[]), (11, None));
    assert!(dealt(Winnable::Any, "cryptkeeper", &[]).1.is_some());
    assert_eq!(dealt(Winnable::Any, "living-keep", &[("mode", "draft")]), (11, None));
    // Without a suitable deal an arbitrary one is dealt, and the record notes it.
    let (seed, words) = dealt(Winnable::Hard, "card-crawler", &[]);
    assert!(seed == 11 && words.unwrap().starts_with("No deal of the kind"));
    let wrong = Winnable::Any.deal(keevorn(), &[("jokers".into(), "x".into())], 1, &NEVER);
    assert!(matches!(wrong, Err(underdeck_catalogue::Error::Option { .. })));
}

#[test]
fn a_lost_game_has_a_winning_line_and_the_move_that_lost_it() {
    let mut looked_back = 0;
    for seed in [0, 1, 2] {
        let tree = lost(seed);
        let record = tree.record();
        let own = tree.session().moves();
        let solved = look_back(&record, &NEVER).unwrap();
        let (Some(line), Some(ended)) = (solved.line, solved.ended) else { continue };
        assert!(solved.words[0].to_string().starts_with("This deal can be won"), "{:?}", solved.words);
        assert_eq!(line[..ended], own[..ended], "the line begins with the player's own moves");
        // The line can be followed in the replay, from where it leaves the game.
        let mut replay = Replayer::of(record.clone()).unwrap();
        let first = replay.add_line(&line, "The solver:").unwrap();
        assert_eq!((replay.ply(), replay.record()), (0, &record), "nothing has changed");
        replay.go(first);
        assert_eq!((replay.ply(), replay.tree().comments().len()), (ended + 1, 1));
        while replay.forward() {}
        assert_eq!(replay.session().moves(), line);
        assert_eq!(replay.session().outcome().unwrap().result, GameResult::Won);
        // And position by position.
        let mut replay = Replayer::of(record).unwrap();
        for (ply, words) in [(ended, "It can still be won here"), (ended + 1, "")] {
            replay.go_to_ply(ply);
            let here = solve(&mut replay);
            assert!(here.words[0].to_string().starts_with(words), "{:?}", here.words);
            assert_eq!((here.ended, here.line.is_some()), (Some(ended), ply == ended));
        }
        replay.go_to_ply(ended);
        let on = replay.play_on().unwrap();
        assert_eq!(on.session().ply(), ended);
        assert!(on.session().informed() && on.record().aids().uses(Aid::Solver) == 1);
        // Undo is enough to continue from the end.
        replay.go_to_ply(replay.len());
        let mut on = replay.play_on().unwrap();
        assert!(!on.session().informed());
        on.act(underdeck_play::Command::Undo { turns: 1 }).unwrap();
        assert!(on.session().informed());
        looked_back += 1;
    }
    assert!(looked_back > 1);
}

#[test]
fn a_game_with_scores_is_compared_with_the_best_score_found() {
    let record = finished(underdeck_catalogue::find("card-crawler").unwrap(), 3).record();
    let score: i64 = record.tag("Score").unwrap().parse().unwrap();
    let solved = look_back(&record, &NEVER).unwrap();
    assert!(solved.words.iter().any(|words| words.to_string().contains(&format!("{score}"))), "{:?}", solved.words);
    let line = solved.line.unwrap();
    let mut better = session(underdeck_catalogue::find("card-crawler").unwrap(), 3);
    line.iter().for_each(|mv| drop(better.play(mv).unwrap()));
    assert!(i64::from(better.outcome().unwrap().score.unwrap()) > score);
}

#[test]
fn undo_after_the_solution_was_shown_marks_the_record() {
    let mut tree = lost(0);
    assert!(note(&mut tree, Command::Solution) && !note(&mut tree, Command::Solution), "it is noted once");
    assert!(!tree.session().informed() && tree.record().aids().is_none(), "the game that was lost stays as it was");
    // The same after the game was closed and opened again.
    let read: Record = tree.record().to_string().parse().unwrap();
    let mut tree = History::new(underdeck_play::resume(keevorn(), &read).unwrap());
    let last = tree.session().ply() - 1;
    assert!(tree.would_inform_back_to(last));
    tree.act(underdeck_play::Command::Undo { turns: 1 }).unwrap();
    assert!(tree.session().informed() && tree.record().aids().uses(Aid::Solver) == 1);
    assert!(!note(&mut fresh(keevorn(), 0), Command::Solution), "of a running game there is nothing to see");
}

#[test]
fn a_peek_marks_the_record_and_is_refused_in_a_deal_of_the_day_and_between_two() {
    let mut tree = fresh(keevorn(), 0);
    assert_eq!(tree.refuses_peek(), None);
    note(&mut tree, Command::Peek);
    assert_eq!(still(&tree), "This game can still be won.");
    let record = tree.record();
    assert_eq!((record.tag("Informed"), record.tag("Aids")), (Some("yes"), Some("solver 1")));
    let again = History::new(underdeck_play::resume(keevorn(), &record.to_string().parse().unwrap()).unwrap());
    assert!(again.session().informed());

    let deal = daily::deal(keevorn(), "2026-11-21").unwrap();
    let mut of_day = underdeck_play::start(keevorn(), &deal.code).unwrap();
    of_day.set_tag(daily::TAG, "2026-11-21");
    let of_day = History::new(of_day);
    assert!(of_day.refuses_peek().unwrap().said().to_string().contains("deal of the day"));

    let keep = underdeck_catalogue::find("living-keep").unwrap();
    for mode in ["draft", "coop"] {
        let deal = keep.deal(&[("mode".into(), mode.into())], 0).unwrap();
        let tree = History::new(underdeck_play::start(keep, &deal.code).unwrap());
        assert!(tree.refuses_peek().unwrap().said().id().unwrap().name() == "peek-two", "{mode}");
    }
}

/// A game by version 1 of Cryptkeeper's rules, in which the altar was discarded and drawn again. In the present rules it stays on the map.
#[test]
fn a_game_by_older_rules_is_solved_by_them() {
    let text = include_str!("../../../../games/cryptkeeper/tests/records/sinks-rules-1.udr");
    let record: Record = text.parse().unwrap();
    let back = look_back(&record, &NEVER).unwrap();
    assert!(!back.words.is_empty());
    let mut replay = Replayer::of(record.clone()).unwrap();
    assert!(replay.go_to_ply(12));
    let here = solve(&mut replay);
    assert!(here.words[0].to_string().contains("won here"), "{:?}", here.words);
    let tree = replay.play_on().unwrap();
    assert_eq!((tree.record().tag("Rules"), tree.session().ply()), (Some("1"), 12));
    assert!(!still(&tree).contains("has no answer"), "{}", still(&tree));
}
