//! Whole games by keys alone and by the mouse alone, with every gesture; every hotspot within reach of the arrow keys.

mod forced;
mod guided;
mod misplaced;
mod travel;

use std::collections::HashMap;
use std::time::Instant;

use crossterm::event::{KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use underdeck_catalogue::Game;
use underdeck_game::{Gesture, Offer, Place};
use underdeck_play::History;

use super::contents::buttons;
use super::{GameScreen, button, log, offers_here};
use crate::act::RowAction;
use crate::board::{HotspotId, is_button};
use crate::keys::Command;
use crate::sheet::Sheet;
use crate::theme::Appearance;

fn screen(game: &Game, seed: u64) -> GameScreen {
    let session = underdeck_play::start(game, &game.deal(&[], seed).unwrap().code).unwrap();
    let mut screen = GameScreen::play_at(Box::new(History::new(session)), None);
    draw(&mut screen, 120, 40);
    screen
}

fn draw(screen: &mut GameScreen, width: u16, height: u16) {
    let area = Rect::new(0, 0, width, height);
    super::draw(screen, &mut Buffer::empty(area), area, &Appearance::default(), Instant::now());
}

/// Every hotspot that the arrow keys reach from the cursor, with the keys that lead there.
fn ways(screen: &GameScreen) -> Vec<(HotspotId, Vec<Command>)> {
    const STEPS: [(Command, i32, i32); 4] =
        [(Command::Left, -1, 0), (Command::Right, 1, 0), (Command::Up, 0, -1), (Command::Down, 0, 1)];
    let mut from: Vec<(HotspotId, Vec<Command>)> = vec![(screen.cursor.at, Vec::new())];
    let mut n = 0;
    while let Some((mark, keys)) = from.get(n).cloned() {
        for (command, dx, dy) in STEPS {
            let Some(next) = screen.viewport.board.towards(mark, dx, dy).map(|spot| spot.mark) else { continue };
            if from.iter().all(|(known, _)| *known != next) {
                from.push((next, keys.iter().copied().chain([command]).collect()));
            }
        }
        n += 1;
    }
    from
}

fn go(screen: &mut GameScreen, place: &Place) {
    let mark = screen.viewport.board.find(place).unwrap_or_else(|| panic!("{place:?} is on the board")).mark;
    let way = ways(screen).into_iter().find(|(reached, _)| *reached == mark);
    let (_, keys) = way.unwrap_or_else(|| panic!("{place:?} is within reach"));
    for key in keys {
        assert!(screen.steer(key).is_none());
    }
    assert_eq!(screen.cursor.at, mark);
}

/// Chooses a move on the sheet that asks for one, if there is a sheet.
fn answer(screen: &mut GameScreen, sheet: Option<Sheet>, offer: &Offer) {
    let Some(Sheet::List(list)) = sheet else { return };
    assert!(list.rows.iter().any(|row| row.act == Some(RowAction::Play(offer.spelling.clone()))), "{}", offer.spelling);
    screen.play(&offer.spelling);
}

fn by_keys(screen: &mut GameScreen, offer: &Offer) {
    if is_button(&offer.gesture) {
        let (letter, _) = buttons(screen).into_iter().find(|(_, it)| it.spelling == offer.spelling).unwrap();
        let spelling = button(screen, letter).unwrap().spelling.clone();
        screen.play(&spelling);
        return;
    }
    let (things, target) = match &offer.gesture {
        Gesture::Tap(place) | Gesture::Number { target: Some(place), .. } => (Vec::new(), Some(place.clone())),
        Gesture::Drag { from, to } => (vec![from.clone()], Some(to.clone())),
        Gesture::Choose { set, target } => (set.clone(), target.clone()),
        other => panic!("{other:?} is a button"),
    };
    for place in &things {
        go(screen, place);
        assert!(screen.steer(Command::Choose).is_none());
        assert!(
            screen.cursor.picked.contains(place),
            "{place:?} for {}: {:?}",
            offer.spelling,
            screen.messages.notice()
        );
    }
    if let Some(target) = target {
        go(screen, &target);
    }
    let sheet = screen.steer(Command::Act);
    answer(screen, sheet, offer);
}

fn by_mouse(screen: &mut GameScreen, offer: &Offer, drags: bool) {
    let event = |screen: &mut GameScreen, kind, (column, row): (u16, u16)| {
        screen.mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE })
    };
    let left = MouseButton::Left;
    let click = |screen: &mut GameScreen, at| {
        event(screen, MouseEventKind::Moved, at);
        event(screen, MouseEventKind::Down(left), at);
        event(screen, MouseEventKind::Up(left), at)
    };
    let at = |screen: &GameScreen, place: &Place| {
        screen.viewport.place_on_screen(place).unwrap_or_else(|| panic!("{place:?} is on the screen"))
    };
    if is_button(&offer.gesture) {
        let touched = screen.viewport.targets.moves.iter().find(|(_, spelling)| *spelling == offer.spelling);
        let at = touched.map(|(area, _)| (area.x, area.y)).expect("the button is on the screen");
        click(screen, at);
        return;
    }
    let sheet = match &offer.gesture {
        Gesture::Drag { from, to } if drags => {
            let (from, to) = (at(screen, from), at(screen, to));
            event(screen, MouseEventKind::Down(left), from);
            event(screen, MouseEventKind::Drag(left), to);
            event(screen, MouseEventKind::Up(left), to)
        }
        Gesture::Tap(place) | Gesture::Number { target: Some(place), .. } => click(screen, at(screen, place)),
        Gesture::Drag { from, to } => {
            click(screen, at(screen, from));
            click(screen, at(screen, to))
        }
        Gesture::Choose { set, target } => {
            for place in set {
                click(screen, at(screen, place));
            }
            match target {
                Some(target) => click(screen, at(screen, target)),
                None => {
                    let touched =
                        screen.viewport.targets.moves.iter().find(|(_, spelling)| *spelling == offer.spelling).cloned();
                    match touched {
                        Some((area, _)) => click(screen, (area.x, area.y)),
                        None => screen.steer(Command::Act),
                    }
                }
            }
        }
        other => panic!("{other:?} is a button"),
    };
    answer(screen, sheet, offer);
}

/// Plays a game with hints and other moves, each made by `make`; counts the gestures.
fn play_on(
    game: &Game,
    options: &[(&str, &str)],
    moves: usize,
    mut make: impl FnMut(&mut GameScreen, &Offer),
) -> HashMap<&'static str, usize> {
    let typed: Vec<(String, String)> = options.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    let session = underdeck_play::start(game, &game.deal(&typed, 11).unwrap().code).unwrap();
    let mut screen = GameScreen::play_at(Box::new(History::new(session)), None);
    let mut made = HashMap::new();
    for n in 0..moves {
        while screen.advance_handover() {}
        draw(&mut screen, 200, 120);
        if screen.is_over() {
            break;
        }
        // Some of the gestures are never needed for hints alone.
        let offers = &screen.table.offers;
        let offer =
            if n % 3 == 2 { offers[(n * 7) % offers.len()].clone() } else { screen.session().hint().unwrap().offer };
        let before = screen.session().ply();
        make(&mut screen, &offer);
        if !offer.finality.is_open() {
            assert!(screen.pending.question.take().is_some(), "{} is asked for", offer.spelling);
            screen.apply(underdeck_play::Command::Play(offer.spelling.clone()));
        }
        assert_eq!(
            screen.session().moves()[before],
            offer.spelling,
            "{}: {:?}",
            game.info().id,
            screen.messages.notice()
        );
        *made.entry(kind(&offer.gesture)).or_default() += 1;
    }
    made
}

fn kind(gesture: &Gesture) -> &'static str {
    match gesture {
        Gesture::Press => "press",
        Gesture::Tap(_) => "tap",
        Gesture::Drag { .. } => "drag",
        Gesture::Choose { .. } => "choose",
        Gesture::Number { .. } => "number",
        _ => "another",
    }
}

#[test]
fn whole_games_are_played_by_keys_and_by_the_mouse_with_every_gesture() {
    for hand in [
        by_keys as fn(&mut GameScreen, &Offer),
        |screen, offer| by_mouse(screen, offer, true),
        |screen, offer| by_mouse(screen, offer, false),
        by_following,
    ] {
        let mut made: HashMap<&str, usize> = HashMap::new();
        for game in underdeck_catalogue::games() {
            for (kind, n) in play_on(game, &[], 30, hand) {
                *made.entry(kind).or_default() += n;
            }
        }
        for kind in ["press", "tap", "drag", "choose", "number"] {
            assert!(made.get(kind).is_some_and(|n| *n > 0), "{kind} was never made: {made:?}");
        }
    }
}

#[test]
fn every_spot_is_within_reach_of_the_arrows_on_small_screens_too() {
    for game in underdeck_catalogue::games() {
        let mut screen = screen(game, 3);
        for n in 0..40 {
            draw(&mut screen, 80, 24);
            if n % 8 == 0 {
                let reached = ways(&screen);
                for spot in &screen.viewport.board.spots {
                    assert!(reached.iter().any(|(mark, _)| *mark == spot.mark), "{}: {:?}", game.info().id, spot.mark);
                }
            }
            match screen.session().hint() {
                Some(hint) => screen.play(&hint.offer.spelling),
                None => break,
            }
        }
    }
}

#[test]
fn an_impossible_move_is_refused_in_the_words_of_the_rules() {
    let mut refused = 0;
    for game in underdeck_catalogue::games() {
        let mut screen = screen(game, 5);
        for _ in 0..12 {
            draw(&mut screen, 120, 40);
            for spot in screen.viewport.board.spots.clone() {
                let before = screen.session().moves();
                let is_idle = screen
                    .table
                    .offers
                    .iter()
                    .all(|offer| !offer.gesture.places().iter().any(|it| spot.places.contains(it)));
                if !is_idle {
                    continue;
                }
                screen.cursor.at = spot.mark;
                screen.steer(Command::Act);
                let made = screen.session().ply() - before.len();
                if made > 1 {
                    // Known ground led there.
                    screen.apply(underdeck_play::Command::Undo { turns: made });
                    draw(&mut screen, 120, 40);
                    continue;
                }
                assert_eq!(screen.session().moves(), before);
                let Some(words) = screen.messages.take_refusal() else { continue };
                refused += usize::from(words.ends_with(')') && words.contains("-"));
            }
            match screen.session().hint() {
                Some(hint) => screen.play(&hint.offer.spelling),
                None => break,
            }
        }
    }
    assert!(refused > 20, "{refused} refusals named a rule");
}

/// Makes a move as if it were the hint, with the enter key.
fn by_following(screen: &mut GameScreen, offer: &Offer) {
    screen.cursor.hint = Some(underdeck_play::Hint { offer: offer.clone(), reason: "because".to_owned() });
    screen.lead();
    let made = screen.session().moves().len();
    screen.steer(Command::Act);
    assert!(screen.session().moves().len() > made || screen.pending.question.is_some(), "{}", offer.spelling);
}

#[test]
fn the_foot_names_the_keys_that_have_an_effect_now() {
    let game = underdeck_catalogue::games()[0];
    let mut screen = screen(game, 5);
    let foot = |screen: &mut GameScreen| {
        let area = Rect::new(0, 0, 80, 24);
        let mut buffer = Buffer::empty(area);
        super::draw(screen, &mut buffer, area, &Appearance::default(), Instant::now());
        (0..80).map(|x| buffer[(x, 23)].symbol()).collect::<String>()
    };
    assert!(foot(&mut screen).contains("enter act") && foot(&mut screen).contains("? keys"), "{}", foot(&mut screen));
    while let Some(hint) = screen.session().hint() {
        screen.play(&hint.offer.spelling);
    }
    let over = foot(&mut screen);
    assert!(over.contains("y copy the result") && over.contains("u undo") && !over.contains("act"), "{over}");
    let mut replay = GameScreen::replay(Box::new(underdeck_play::Replayer::of(screen.tree().record()).unwrap()));
    let shown = foot(&mut replay);
    assert!(shown.contains("r on  u back  home start  end end") && !shown.contains("hint"), "{shown}");
}

/// The text of the last refusal.
fn refused(screen: &mut GameScreen) -> String {
    screen.messages.take_refusal().unwrap_or_default()
}

#[test]
fn a_target_names_the_things_that_go_there_and_a_picked_thing_says_that_it_is_picked() {
    let mut seen = 0;
    for game in underdeck_catalogue::games() {
        let mut screen = screen(game, 5);
        for _ in 0..30 {
            draw(&mut screen, 120, 40);
            let dragged = screen.table.offers.iter().find_map(|offer| match &offer.gesture {
                Gesture::Drag { from, to } => Some((from.clone(), to.clone())),
                _ => None,
            });
            if let Some((from, to)) = dragged {
                screen.cursor.at = screen.viewport.board.find(&from).unwrap().mark;
                screen.steer(Command::Choose);
                assert_eq!(screen.cursor.picked.as_slice(), std::slice::from_ref(&from));
                screen.steer(Command::Act);
                assert!(refused(&mut screen).starts_with("You hold this"), "{from:?}");
                screen.steer(Command::Back);
                let spot = screen.viewport.board.find(&to).unwrap();
                if screen.selection().dropped_on(&spot.places).is_empty() && screen.takes(&spot.places).is_none() {
                    screen.cursor.at = spot.mark;
                    let word = match &from {
                        Place::Card(_, card) => card.to_string(),
                        _ => String::new(),
                    };
                    screen.steer(Command::Act);
                    let words = refused(&mut screen);
                    assert!(words.starts_with("First pick up something") && words.contains(&word), "{words}");
                    seen += 1;
                }
            }
            match screen.session().hint() {
                Some(hint) => screen.play(&hint.offer.spelling),
                None => break,
            }
        }
    }
    assert!(seen > 10, "{seen}");
}

#[test]
fn after_a_move_the_cursor_is_where_a_move_can_begin() {
    for game in underdeck_catalogue::games() {
        let mut screen = screen(game, 6);
        for _ in 0..40 {
            draw(&mut screen, 80, 24);
            let selection = screen.selection();
            let begins = |spot: &crate::board::Hotspot| {
                crate::highlight::glow(&selection, spot) != crate::highlight::Highlight::None
            };
            let here = screen.viewport.board.spot(screen.cursor.at).is_some_and(begins);
            assert!(
                here || !screen.viewport.board.spots.iter().any(begins),
                "{}: {:?}",
                game.info().id,
                screen.cursor.at
            );
            match screen.session().hint() {
                Some(hint) => by_following(&mut screen, &hint.offer),
                None => break,
            }
        }
    }
}

#[test]
fn enter_presses_a_hinted_button_only_while_the_cursor_stays() {
    let mut pressed = 0;
    for game in underdeck_catalogue::games() {
        let mut screen = screen(game, 7);
        while let Some(hint) = screen.session().hint().filter(|_| pressed < 8) {
            draw(&mut screen, 80, 24);
            if !is_button(&hint.offer.gesture) {
                screen.play(&hint.offer.spelling);
                continue;
            }
            screen.steer(Command::Hint);
            assert_eq!(offers_here(&screen), [&hint.offer]);
            let moved = MouseEvent { kind: MouseEventKind::Moved, column: 0, row: 0, modifiers: KeyModifiers::NONE };
            screen.mouse(moved);
            assert!(!screen.cursor.is_led(), "the mouse let it go");
            screen.steer(Command::Hint);
            screen.steer(Command::Next);
            assert!(
                !screen.cursor.is_led() && screen.cursor.hint.is_some(),
                "the keys let it go, and it stays to be read"
            );
            screen.steer(Command::Hint);
            // A resize does not.
            draw(&mut screen, 120, 40);
            screen.steer(Command::Act);
            assert_eq!(screen.session().moves().last(), Some(&hint.offer.spelling));
            pressed += 1;
        }
    }
    assert!(pressed >= 8, "{pressed}");
}
