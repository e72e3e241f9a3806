//! The confirmations before a command, by input: one table for every front end.

use underdeck_catalogue::Game;
use underdeck_game::Seat;
use underdeck_play::Actor::{Everyone, Screen};
use underdeck_play::{
    Actor, BotReply, Command, CommandRefusal, Context, Cost, DAY, Delta, Forced, History, Input, SEALED_DAY,
    deal_of_day,
};
use underdeck_record::Aid;

const DATE: &str = "2026-11-21";
/// A person with the setting on, which is the default; one with it off; one who has answered yes; a script.
const INPUTS: [Input; 4] =
    [Input::Person { confirm: true }, Input::Person { confirm: false }, Input::Confirmed, Input::Script];
const SCREEN: Context = Context { actor: Actor::Screen, forced: Forced::Auto, reply: BotReply::Later };

/// The source of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Deal {
    Any,
    OfDay,
    Sealed,
}

fn start(game: &Game, deal: Deal) -> History {
    let code =
        if deal == Deal::OfDay { deal_of_day(game, DATE).unwrap().code } else { game.deal(&[], 3).unwrap().code };
    let mut session = underdeck_play::start(game, &code).unwrap();
    match deal {
        Deal::Any => {}
        Deal::OfDay => session.set_tag(DAY, DATE),
        Deal::Sealed => session.set_tag(SEALED_DAY, DATE),
    }
    History::new(session)
}

/// The game after the first move whose undo informs.
fn informing(deal: Deal) -> History {
    let mut tree = start(underdeck_catalogue::find("keevorn").unwrap(), deal);
    while !tree.session().would_inform() {
        let mv = tree.session().hint().unwrap().offer.spelling;
        tree.apply(Command::Play(mv), SCREEN).unwrap();
    }
    tree
}

/// A game, and a move that ends it without a win.
fn ending(deal: Deal) -> (History, String) {
    let mut tree = start(underdeck_catalogue::find("judgement-quest").unwrap(), deal);
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
                let asked = tree.confirm(command, input, Actor::Screen);
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
            let asked = INPUTS.map(|input| tree.confirm(&command, input, Actor::Screen).map(|asked| asked.cost));
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
                    assert!(matches!(tree.apply(command, SCREEN), Err(CommandRefusal::NoPeek(_))));
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
    assert!(free.iter().all(|command| tree.confirm(command, person, Actor::Screen).is_none()));
    // An informed game loses nothing more.
    let delta = tree.apply(Command::Undo { turns: 1 }, SCREEN).unwrap();
    assert!(delta.informs && delta.undone.len() == 1);
    assert_eq!(tree.confirm(&Command::Undo { turns: 1 }, person, Actor::Screen), None);
    assert!(!tree.apply(Command::Redo, SCREEN).unwrap().informs);
    // An open eye is closed without a question.
    let mut tree = start(underdeck_catalogue::find("keevorn").unwrap(), Deal::Any);
    tree.apply(Command::Eye, SCREEN).unwrap();
    assert_eq!(tree.confirm(&Command::Eye, person, Actor::Screen), None);
}

#[test]
fn the_seat_decides_who_may_do_what() {
    let game = underdeck_catalogue::find("living-keep").unwrap();
    let deal = game.deal(&[("mode".into(), "standard".into())], 11).unwrap();
    let mut tree = History::new(underdeck_play::start(game, &deal.code).unwrap());
    let mut passed = 0;
    for _ in 0..40 {
        let Some(hint) = tree.session().hint() else { break };
        let (own, other) = (tree.session().seat(), Seat(1 - tree.session().seat().0));
        let play = Command::Play(hint.offer.spelling);
        assert!(matches!(tree.check(&play, Actor::Device(other)), Err(CommandRefusal::NotYourTurn)));
        assert!(tree.check(&play, Actor::Device(own)).is_ok() && tree.check(&play, Actor::Screen).is_ok());
        for command in [Command::Undo { turns: 1 }, Command::Redo, Command::Go(0), Command::Eye] {
            assert!(
                matches!(tree.check(&command, Actor::Device(own)), Err(CommandRefusal::NeedsAgreement)),
                "{command:?}"
            );
        }
        assert_eq!(tree.session().has_secrets(), tree.check(&Command::Go(0), Actor::Screen).is_err());
        tree.apply(play, Context { forced: Forced::Off, ..SCREEN }).unwrap();
        if tree.is_others_move() {
            passed += 1;
            let (before, undo) = (tree.record(), Command::Undo { turns: 1 });
            assert!(matches!(tree.apply(undo.clone(), SCREEN), Err(CommandRefusal::OthersMove)));
            assert_eq!(tree.record(), before);
            assert!(
                tree.check(&undo, Actor::Everyone).is_ok()
                    && tree.check(&undo, tree.actor(&undo, Input::Confirmed)).is_ok()
            );
        }
    }
    assert!(passed > 0, "the other seat's moves are secret");
}

/// A game in progress for two who keep secrets from each other.
fn duel(program: Option<&str>) -> History {
    let game = underdeck_catalogue::find("living-keep").unwrap();
    let deal = game.deal(&[("mode".into(), "standard".into())], 11).unwrap();
    let mut session = underdeck_play::start(game, &deal.code).unwrap();
    if let Some(program) = program {
        program.parse::<underdeck_play::BotOpponent>().unwrap().sit(session.as_mut()).unwrap();
    }
    History::new(session)
}

#[test]
fn while_two_keep_secrets_at_one_screen_the_other_must_agree_to_every_undo_whatever_the_setting() {
    let (mut tree, undo) = (duel(None), Command::Undo { turns: 1 });
    assert_eq!(tree.confirm(&undo, INPUTS[0], Actor::Screen), None, "there is nothing to undo");
    let (mut own, mut others, mut informed) = (0, 0, [0, 0]);
    while let Some(hint) = tree.session().hint() {
        tree.apply(Command::Play(hint.offer.spelling), SCREEN).unwrap();
        if tree.session().outcome().is_some() {
            break;
        }
        let (by, record) = (tree.session().seat(), tree.record());
        let cost = Cost::Agreement { by, of: Seat(1 - by.0), informs: tree.session().would_inform() };
        let asked = INPUTS.map(|input| tree.confirm(&undo, input, Actor::Screen).map(|asked| asked.cost));
        assert_eq!(asked, [Some(cost.clone()), Some(cost), None, None]);
        let is_others = tree.is_others_move();
        *(if is_others { &mut others } else { &mut own }) += 1;
        informed[usize::from(tree.session().would_inform())] += 1;
        // No other input may show one seat the other's move: neither a script nor an unconfirmed person.
        assert_eq!(INPUTS.map(|input| tree.actor(&undo, input)), [Screen, Screen, Everyone, Screen]);
        let mut again =
            History::new(underdeck_play::resume(underdeck_catalogue::find("living-keep").unwrap(), &record).unwrap());
        assert_eq!(again.apply(undo.clone(), SCREEN).is_err(), is_others);
        let mut agreed =
            History::new(underdeck_play::resume(underdeck_catalogue::find("living-keep").unwrap(), &record).unwrap());
        agreed.apply(undo.clone(), Context { actor: Everyone, ..SCREEN }).unwrap();
        assert_eq!(agreed.session().ply() + 1, tree.session().ply());
        // The lines stay secret even so.
        let back = Command::Go(0);
        assert!(matches!(tree.check(&back, tree.actor(&back, Input::Confirmed)), Err(CommandRefusal::SecretLines)));
        assert_eq!(tree.confirm(&back, INPUTS[0], Actor::Screen), None);
    }
    assert!(own > 5 && others > 5 && informed.iter().all(|&n| n > 0), "{own}, {others}, {informed:?}");
    // Once the game is over, both have seen everything.
    let asked = tree.confirm(&undo, INPUTS[0], Actor::Screen).map(|asked| asked.cost);
    assert!(matches!(asked, None | Some(Cost::Informed)), "{asked:?}");
    assert_eq!(tree.actor(&undo, Input::Confirmed), Screen);
}

#[test]
fn against_the_program_no_consent_is_needed_and_its_moves_are_undone_with_the_persons() {
    let (mut tree, undo, mut undone) = (duel(Some("2 greedy")), Command::Undo { turns: 1 }, 0);
    let now = Context { reply: BotReply::Now(None), ..SCREEN };
    tree.answer(None, &underdeck_play::NEVER);
    while let Some(hint) = tree.session().hint() {
        let Delta { own, answered, .. } = tree.apply(Command::Play(hint.offer.spelling), now).unwrap();
        let asked = tree.confirm(&undo, INPUTS[0], Actor::Screen).map(|asked| asked.cost);
        assert!(matches!(asked, None | Some(Cost::Informed)), "{asked:?}");
        if !answered.is_empty() && tree.session().outcome().is_none() {
            assert_eq!(tree.actor(&undo, Input::Confirmed), Screen);
            let mut again = History::new(
                underdeck_play::resume(underdeck_catalogue::find("living-keep").unwrap(), &tree.record()).unwrap(),
            );
            let last = own.last().unwrap().offer.spelling.clone();
            assert_eq!(again.apply(undo.clone(), now).unwrap().undone, [last]);
            assert_eq!(again.session().ply() + 1 + answered.len(), tree.session().ply());
            undone += 1;
        }
    }
    assert!(undone > 5, "{undone} answers were undone");
}

#[test]
fn what_all_agreed_to_take_back_is_the_last_choice_of_the_seat_and_what_followed() {
    let (mut tree, mut taken) = (duel(None), 0);
    while let Some(hint) = tree.session().hint() {
        tree.apply(Command::Play(hint.offer.spelling), Context { forced: Forced::Off, ..SCREEN }).unwrap();
        for seat in [Seat(0), Seat(1)] {
            let command = Command::TakeBack { seat };
            let moves = tree.session().moves();
            let own = (0..moves.len()).rev().filter(|&n| tree.session().played(n).unwrap().seat == seat);
            let mut again = History::new(
                underdeck_play::resume(underdeck_catalogue::find("living-keep").unwrap(), &tree.record()).unwrap(),
            );
            for actor in [Screen, Actor::Device(seat), Actor::Device(Seat(1 - seat.0))] {
                assert!(matches!(
                    again.apply(command.clone(), Context { actor, ..SCREEN }),
                    Err(CommandRefusal::NeedsAgreement)
                ));
            }
            let applied = again.apply(command, Context::EVERYONE);
            if own.clone().next().is_none() {
                assert!(matches!(applied, Err(CommandRefusal::NoOwnMove(of)) if of == seat));
                assert_eq!(again.session().moves(), moves);
                continue;
            }
            let undone = applied.unwrap().undone;
            let kept = moves.len() - undone.len();
            assert_eq!(again.session().moves(), moves[..kept]);
            assert!(undone.iter().rev().eq(&moves[kept..]));
            // Its moves after that one were forced.
            let later = own.clone().filter(|n| *n > kept).all(|n| tree.session().is_only_move(n));
            assert!(later && (kept == 0 || tree.session().played(kept).unwrap().seat == seat), "{kept} of {moves:?}");
            taken += 1;
        }
    }
    assert!(taken > 20, "{taken} moves were taken back");
}
