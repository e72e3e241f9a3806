//! What a person is asked before a command, and where: one table for every front end.

use catalogue::Game;
use play::{Actor, Command, Context, Cost, DAY, Forced, Input, Refusal, Reply, SEALED_DAY, Tree, deal_of_day};
use record::Aid;

use crate::common::fresh;

const DATE: &str = "2026-11-21";
/// A person with the setting on, which is the default; one with it off; one who has answered yes; a script.
const INPUTS: [Input; 4] =
    [Input::Person { confirm: true }, Input::Person { confirm: false }, Input::Confirmed, Input::Script];
const SCREEN: Context = Context { actor: Actor::Screen, forced: Forced::Auto, reply: Reply::Later };

/// Where a deal comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Deal {
    Any,
    OfDay,
    Sealed,
}

fn start(game: &Game, deal: Deal) -> Tree {
    let mut tree = match deal {
        Deal::OfDay => Tree::new(play::start(game, &deal_of_day(game, DATE).unwrap().code).unwrap()),
        Deal::Any | Deal::Sealed => fresh(game, 3),
    };
    match deal {
        Deal::Any => {}
        Deal::OfDay => tree.set_tag(DAY, DATE),
        Deal::Sealed => tree.set_tag(SEALED_DAY, DATE),
    }
    tree
}

/// The game after the first move whose undo informs.
fn informing(deal: Deal) -> Tree {
    let mut tree = start(catalogue::find("keevorn").unwrap(), deal);
    while !tree.session().would_inform() {
        let mv = tree.session().hint().unwrap().offer.spelling;
        tree.apply(Command::Play(mv), SCREEN).unwrap();
    }
    tree
}

/// A game, and a move that ends it without a win.
fn ending(deal: Deal) -> (Tree, String) {
    let mut tree = start(catalogue::find("judgement-quest").unwrap(), deal);
    loop {
        let offers = tree.session().table().offers.clone();
        if let Some(end) = offers.iter().find(|offer| !offer.finality.is_open()) {
            return (tree, end.spelling.clone());
        }
        tree.apply(Command::Play(offers[0].spelling.clone()), SCREEN).unwrap();
    }
}

#[test]
fn a_person_is_always_asked_in_deals_of_the_day_elsewhere_by_the_setting_and_a_script_never() {
    for deal in [Deal::Any, Deal::OfDay, Deal::Sealed] {
        let (over, end) = ending(deal);
        let undo = informing(deal);
        let costs = [
            (&over, Command::Play(end.to_uppercase())),
            (&undo, Command::Undo { turns: 1 }),
            (&undo, Command::Undo { turns: 99 }),
            (&undo, Command::Go(0)),
        ];
        for (tree, command) in &costs {
            for input in INPUTS {
                let asked = tree.confirm(command, input);
                let is_asked = match input {
                    Input::Person { confirm } => confirm || deal != Deal::Any,
                    Input::Confirmed | Input::Script => false,
                };
                assert_eq!(asked.is_some(), is_asked, "{command:?} of {input:?} in {deal:?}");
                if let Some(asked) = asked {
                    assert_eq!(asked.is_of_day, deal != Deal::Any);
                    assert_eq!(matches!(asked.cost, Cost::Game(_)), matches!(command, Command::Play(_)));
                }
            }
        }
        // Neither solver nor coach is asked about a deal of the day.
        for (command, cost) in [(Command::Peek, Cost::Solver), (Command::Eye, Cost::Coach)] {
            let mut tree = informing(deal);
            let asked = INPUTS.map(|input| tree.confirm(&command, input).map(|asked| asked.cost));
            match deal {
                Deal::Any => {
                    assert_eq!(asked, [Some(cost), None, None, None], "{command:?}");
                    tree.apply(command.clone(), SCREEN).unwrap();
                    let aid = if command == Command::Peek { Aid::Solver } else { Aid::Coach };
                    assert_eq!(tree.record().aids().uses(aid), 1);
                }
                Deal::OfDay | Deal::Sealed => {
                    assert_eq!(asked, [None, None, None, None], "{command:?}");
                    let before = tree.record();
                    assert!(matches!(tree.apply(command, SCREEN), Err(Refusal::NoPeek(_))));
                    assert_eq!(tree.record(), before);
                }
            }
        }
    }
}

#[test]
fn what_costs_nothing_is_not_asked() {
    let person = INPUTS[0];
    let mut tree = informing(Deal::OfDay);
    let free = [
        Command::Play(tree.session().hint().unwrap().offer.spelling),
        Command::Play("dance".into()),
        Command::Forced,
        Command::Redo,
        Command::Go(tree.here().number()),
        Command::Go(9_999),
        Command::Hint,
        Command::Comment("well".into()),
    ];
    assert!(free.iter().all(|command| tree.confirm(command, person).is_none()));
    // An informed game loses nothing more.
    let delta = tree.apply(Command::Undo { turns: 1 }, SCREEN).unwrap();
    assert!(delta.informs && delta.undone.len() == 1);
    assert_eq!(tree.confirm(&Command::Undo { turns: 1 }, person), None);
    assert!(!tree.apply(Command::Redo, SCREEN).unwrap().informs);
    // An open eye is closed without a question.
    let mut tree = start(catalogue::find("keevorn").unwrap(), Deal::Any);
    tree.apply(Command::Eye, SCREEN).unwrap();
    assert_eq!(tree.confirm(&Command::Eye, person), None);
}

#[test]
fn the_seat_decides_who_may_do_what() {
    let game = catalogue::find("living-keep").unwrap();
    let deal = game.deal(&[("mode".into(), "standard".into())], 11).unwrap();
    let mut tree = Tree::new(play::start(game, &deal.code).unwrap());
    let mut passed = 0;
    for _ in 0..40 {
        let Some(hint) = tree.session().hint() else { break };
        let (own, other) = (tree.session().seat(), game::Seat(1 - tree.session().seat().0));
        let play = Command::Play(hint.offer.spelling);
        assert!(matches!(tree.check(&play, Actor::Device(other)), Err(Refusal::NotYourTurn)));
        assert!(tree.check(&play, Actor::Device(own)).is_ok() && tree.check(&play, Actor::Screen).is_ok());
        for command in [Command::Undo { turns: 1 }, Command::Redo, Command::Go(0), Command::Eye] {
            assert!(matches!(tree.check(&command, Actor::Device(own)), Err(Refusal::NeedsAgreement)), "{command:?}");
        }
        assert_eq!(tree.session().has_secrets(), tree.check(&Command::Go(0), Actor::Screen).is_err());
        tree.apply(play, Context { forced: Forced::Off, ..SCREEN }).unwrap();
        if tree.is_others_move() {
            passed += 1;
            let (before, undo) = (tree.record(), Command::Undo { turns: 1 });
            assert!(matches!(tree.apply(undo.clone(), SCREEN), Err(Refusal::OthersMove)));
            assert_eq!(tree.record(), before);
            assert!(tree.check(&undo, Actor::Everyone).is_ok());
        }
    }
    assert!(passed > 0, "the other seat's moves are secret");
}
