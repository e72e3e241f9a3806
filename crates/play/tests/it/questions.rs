//! Long computations: the program's move and the coach's look, both of which can be stopped.

use std::sync::atomic::AtomicBool;

use underdeck_play::{BotOpponent, Command, Context, Forced, History, NEVER, Question};
use underdeck_record::Aid;

const SCREEN: Context = Context::screen(Forced::Off);

/// A game in which the program is to move.
fn programs_turn(program: &str) -> History {
    let game = underdeck_catalogue::find("living-keep").unwrap();
    let code = game.deal(&[("mode".into(), "standard".into())], 9).unwrap().code;
    let mut session = underdeck_play::start(game, &code).unwrap();
    program.parse::<BotOpponent>().unwrap().sit(session.as_mut()).unwrap();
    let mut tree = History::new(session);
    while !tree.is_programs_turn() || tree.session().table().offers.len() < 2 {
        let hint = tree.session().hint().unwrap();
        tree.act(underdeck_play::Command::play(&hint.offer.spelling)).unwrap();
    }
    tree
}

#[test]
fn a_stopped_question_has_no_answer() {
    let asked = || Question::new(Command::Peek, |_| Ok(7));
    assert!(asked().find(&AtomicBool::new(true)).is_err() && asked().find(&NEVER).is_ok());
}

/// Its budget is a thousand million games: a thought that went on would not end.
#[test]
fn a_stopped_program_makes_no_move() {
    for player in ["mcts", "flat", "search"] {
        let mut tree = programs_turn(&format!("1 {player}:1000000000"));
        let (record, stopped) = (tree.record(), AtomicBool::new(true));
        assert_eq!(tree.answer(None, &stopped), Vec::new(), "{player}");
        let question = tree.ask_program(&mut Vec::new(), None).unwrap();
        assert!(question.find(&stopped).is_err(), "{player}");
        assert_eq!((tree.record(), tree.is_programs_turn()), (record, true), "{player}");
    }
}

#[test]
fn the_program_makes_the_move_it_was_asked_for_while_it_is_to_move() {
    let (mut tree, mut other) = (programs_turn("1 mcts:50"), programs_turn("1 mcts:50"));
    let ask = |tree: &mut History| tree.ask_program(&mut Vec::new(), None).unwrap().find(&NEVER).unwrap();
    let played = {
        let chosen = ask(&mut tree);
        tree.take_answer(chosen).unwrap()
    };
    assert_eq!(other.answer(None, &NEVER).first(), Some(&played));
    let late = ask(&mut programs_turn("1 mcts:50"));
    assert!(!other.is_programs_turn());
    let before = other.record();
    assert_eq!((other.take_answer(late), other.record()), (None, before));
}

#[test]
fn the_coach_looks_once_the_record_says_so() {
    let game = underdeck_catalogue::games()[0];
    let mut tree = History::new(underdeck_play::start(game, &game.deal(&[], 7).unwrap().code).unwrap());
    let moves = |tree: &History| tree.glance(|record, _| Ok(record.moves().len()));
    assert!(moves(&tree).is_none(), "its eye is closed");
    tree.apply(Command::Eye, SCREEN).unwrap();
    for n in 0..3 {
        assert_eq!(tree.record().aids().uses(Aid::Coach), n + 1, "before it looks");
        let found = moves(&tree).unwrap().find(&NEVER).unwrap();
        assert_eq!(found.show(&mut tree).unwrap(), n as usize);
        let hint = tree.session().hint().unwrap();
        tree.apply(Command::Play(hint.offer.spelling), SCREEN).unwrap();
    }
    tree.apply(Command::Eye, SCREEN).unwrap();
    assert!(moves(&tree).is_none());
}
