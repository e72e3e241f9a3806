//! Every move of every game by keys alone and by the mouse alone, and every spot within reach of the arrows.

use std::collections::{HashMap, VecDeque};
use std::time::Instant;

use catalogue::Game;
use chronicle::Tree;
use game::{Gesture, Offer, Place};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;

use super::Desk;
use crate::act::Act;
use crate::board::{Mark, is_button};
use crate::keys::Command;
use crate::sheet::Sheet;
use crate::theme::Look;

fn desk(game: &dyn Game, seed: u64) -> Desk {
    let session = game.start(&game.deal(&[], seed).unwrap().code).unwrap();
    let mut desk = Desk::play_at(Box::new(Tree::new(session)), None);
    draw(&mut desk, 120, 40);
    desk
}

fn draw(desk: &mut Desk, width: u16, height: u16) {
    let area = Rect::new(0, 0, width, height);
    desk.draw(&mut Buffer::empty(area), area, &Look::default(), Instant::now());
}

/// The keys that lead from the cursor to a spot.
fn way(desk: &Desk, to: Mark) -> Option<Vec<Command>> {
    const STEPS: [(Command, i32, i32); 4] =
        [(Command::Left, -1, 0), (Command::Right, 1, 0), (Command::Up, 0, -1), (Command::Down, 0, 1)];
    let mut from: Vec<(Mark, Vec<Command>)> = vec![(desk.hand.cursor, Vec::new())];
    let mut queue: VecDeque<usize> = VecDeque::from([0]);
    while let Some(n) = queue.pop_front() {
        let (mark, keys) = from[n].clone();
        if mark == to {
            return Some(keys);
        }
        for (command, dx, dy) in STEPS {
            let Some(next) = desk.board.towards(mark, dx, dy).map(|spot| spot.mark) else { continue };
            if from.iter().all(|(known, _)| *known != next) {
                from.push((next, keys.iter().copied().chain([command]).collect()));
                queue.push_back(from.len() - 1);
            }
        }
    }
    None
}

fn go(desk: &mut Desk, place: &Place) {
    let mark = desk.board.find(place).unwrap_or_else(|| panic!("{place:?} is on the board")).mark;
    let keys = way(desk, mark).unwrap_or_else(|| panic!("{place:?} is within reach"));
    for key in keys {
        assert!(desk.steer(key).is_none());
    }
    assert_eq!(desk.hand.cursor, mark);
}

/// Chooses a move from a sheet that asks which, if there is one.
fn answer(desk: &mut Desk, sheet: Option<Sheet>, offer: &Offer) {
    let Some(Sheet::List(list)) = sheet else { return };
    assert!(list.rows.iter().any(|row| row.act == Some(Act::Play(offer.spelling.clone()))), "{}", offer.spelling);
    desk.play(&offer.spelling);
}

fn by_keys(desk: &mut Desk, offer: &Offer) {
    if is_button(&offer.gesture) {
        let (letter, _) = desk.buttons().into_iter().find(|(_, it)| it.spelling == offer.spelling).unwrap();
        let spelling = desk.button(letter).unwrap().spelling.clone();
        desk.play(&spelling);
        return;
    }
    let (held, target) = match &offer.gesture {
        Gesture::Tap(place) | Gesture::Number { target: Some(place), .. } => (Vec::new(), Some(place.clone())),
        Gesture::Drag { from, to } => (vec![from.clone()], Some(to.clone())),
        Gesture::Choose { set, target } => (set.clone(), target.clone()),
        other => panic!("{other:?} is a button"),
    };
    for place in &held {
        go(desk, place);
        assert!(desk.steer(Command::Choose).is_none());
        assert!(desk.hand.picked.contains(place), "{place:?} for {}: {:?}", offer.spelling, desk.notice);
    }
    if let Some(target) = target {
        go(desk, &target);
    }
    let sheet = desk.steer(Command::Act);
    answer(desk, sheet, offer);
}

fn by_mouse(desk: &mut Desk, offer: &Offer, drags: bool) {
    let event = |desk: &mut Desk, kind, (column, row): (u16, u16)| {
        desk.mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE })
    };
    let left = MouseButton::Left;
    let click = |desk: &mut Desk, at| {
        event(desk, MouseEventKind::Moved, at);
        event(desk, MouseEventKind::Down(left), at);
        event(desk, MouseEventKind::Up(left), at)
    };
    let at = |desk: &Desk, place: &Place| {
        desk.place_on_screen(place).unwrap_or_else(|| panic!("{place:?} is on the screen"))
    };
    if is_button(&offer.gesture) {
        let touched = desk.touch.moves.iter().find(|(_, spelling)| *spelling == offer.spelling);
        let at = touched.map(|(area, _)| (area.x, area.y)).expect("the button is on the screen");
        click(desk, at);
        return;
    }
    let sheet = match &offer.gesture {
        Gesture::Drag { from, to } if drags => {
            let (from, to) = (at(desk, from), at(desk, to));
            event(desk, MouseEventKind::Down(left), from);
            event(desk, MouseEventKind::Drag(left), to);
            event(desk, MouseEventKind::Up(left), to)
        }
        Gesture::Tap(place) | Gesture::Number { target: Some(place), .. } => click(desk, at(desk, place)),
        Gesture::Drag { from, to } => {
            click(desk, at(desk, from));
            click(desk, at(desk, to))
        }
        Gesture::Choose { set, target } => {
            for place in set {
                click(desk, at(desk, place));
            }
            match target {
                Some(target) => click(desk, at(desk, target)),
                None => {
                    let touched = desk.touch.moves.iter().find(|(_, spelling)| *spelling == offer.spelling).cloned();
                    match touched {
                        Some((area, _)) => click(desk, (area.x, area.y)),
                        None => desk.steer(Command::Act),
                    }
                }
            }
        }
        other => panic!("{other:?} is a button"),
    };
    answer(desk, sheet, offer);
}

/// Plays a game on hints, each move by a hand of choice; tells which gestures were made.
fn play_on(
    game: &dyn Game,
    options: &[(&str, &str)],
    moves: usize,
    mut make: impl FnMut(&mut Desk, &Offer),
) -> HashMap<&'static str, usize> {
    let typed: Vec<(String, String)> = options.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    let session = game.start(&game.deal(&typed, 11).unwrap().code).unwrap();
    let mut desk = Desk::play_at(Box::new(Tree::new(session)), None);
    let mut made = HashMap::new();
    for n in 0..moves {
        while desk.draw_curtain_back() {}
        draw(&mut desk, 200, 120);
        if desk.is_over() {
            break;
        }
        // Hints alone would never make some of the gestures.
        let offers = &desk.table.offers;
        let offer =
            if n % 3 == 2 { offers[(n * 7) % offers.len()].clone() } else { desk.session().hint().unwrap().offer };
        make(&mut desk, &offer);
        assert_eq!(desk.session().moves().last(), Some(&offer.spelling), "{}: {:?}", game.info().id, desk.notice);
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
        by_keys as fn(&mut Desk, &Offer),
        |desk, offer| by_mouse(desk, offer, true),
        |desk, offer| by_mouse(desk, offer, false),
        by_following,
    ] {
        let mut made: HashMap<&str, usize> = HashMap::new();
        for game in catalogue::games() {
            for (kind, n) in play_on(*game, &[], 60, hand) {
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
    for game in catalogue::games() {
        let mut desk = desk(*game, 3);
        for n in 0..40 {
            draw(&mut desk, 80, 24);
            if n % 8 == 0 {
                for spot in desk.board.spots.clone() {
                    assert!(way(&desk, spot.mark).is_some(), "{}: {:?}", game.info().id, spot.mark);
                }
            }
            match desk.session().hint() {
                Some(hint) => desk.play(&hint.offer.spelling),
                None => break,
            }
        }
    }
}

#[test]
fn what_cannot_be_done_is_refused_in_the_rules_words() {
    let mut refused = 0;
    for game in catalogue::games() {
        let mut desk = desk(*game, 5);
        for _ in 0..30 {
            draw(&mut desk, 120, 40);
            for spot in desk.board.spots.clone() {
                let before = desk.session().moves();
                let is_idle = desk
                    .table
                    .offers
                    .iter()
                    .all(|offer| !offer.gesture.places().iter().any(|it| spot.places.contains(it)));
                if !is_idle {
                    continue;
                }
                desk.hand.cursor = spot.mark;
                desk.steer(Command::Act);
                assert_eq!(desk.session().moves(), before);
                let Some((_, words)) = desk.notice.take() else { continue };
                refused += usize::from(words.ends_with(')') && words.contains("-"));
            }
            match desk.session().hint() {
                Some(hint) => desk.play(&hint.offer.spelling),
                None => break,
            }
        }
    }
    assert!(refused > 20, "{refused} refusals named a rule");
}

/// Makes a move as if it were hinted, by enter alone.
fn by_following(desk: &mut Desk, offer: &Offer) {
    desk.hint = Some(catalogue::Hint { offer: offer.clone(), reason: "because".to_owned() });
    desk.lead();
    let made = desk.session().moves().len();
    for _ in 0..=offer.gesture.places().len() {
        let sheet = desk.steer(Command::Act);
        if let Some(Sheet::List(list)) = &sheet {
            assert_eq!(list.row().unwrap().act, Some(Act::Play(offer.spelling.clone())), "it is under the cursor");
        }
        answer(desk, sheet, offer);
        if desk.session().moves().len() > made {
            return;
        }
        assert!(desk.hint.is_some() && desk.is_led(), "{}: {:?}", offer.spelling, desk.notice);
    }
}

#[test]
fn the_foot_tells_the_keys_that_do_something_now() {
    let game = catalogue::games()[0];
    let mut desk = desk(game, 5);
    let foot = |desk: &mut Desk| {
        let area = Rect::new(0, 0, 80, 24);
        let mut buffer = Buffer::empty(area);
        desk.draw(&mut buffer, area, &Look::default(), Instant::now());
        (0..80).map(|x| buffer[(x, 23)].symbol()).collect::<String>()
    };
    assert!(foot(&mut desk).contains("enter act") && foot(&mut desk).contains("? keys"), "{}", foot(&mut desk));
    while let Some(hint) = desk.session().hint() {
        desk.play(&hint.offer.spelling);
    }
    let over = foot(&mut desk);
    assert!(over.contains("y copy the result") && over.contains("u undo") && !over.contains("act"), "{over}");
    let mut replay = Desk::replay(Box::new(chronicle::Playback::of(desk.tree().record()).unwrap()));
    let shown = foot(&mut replay);
    assert!(shown.contains("r on  u back  home start  end end") && !shown.contains("hint"), "{shown}");
}

/// The words of the last refusal.
fn refused(desk: &mut Desk) -> String {
    let notice = desk.notice.take();
    notice.map(|(_, words)| words).unwrap_or_default()
}

#[test]
fn where_something_only_goes_to_says_what_goes_there_and_what_is_held_says_that_it_is() {
    let mut seen = 0;
    for game in catalogue::games() {
        let mut desk = desk(*game, 5);
        for _ in 0..30 {
            draw(&mut desk, 120, 40);
            let dragged = desk.table.offers.iter().find_map(|offer| match &offer.gesture {
                Gesture::Drag { from, to } => Some((from.clone(), to.clone())),
                _ => None,
            });
            if let Some((from, to)) = dragged {
                desk.hand.cursor = desk.board.find(&from).unwrap().mark;
                desk.steer(Command::Choose);
                assert_eq!(desk.hand.picked.as_slice(), std::slice::from_ref(&from));
                desk.steer(Command::Act);
                assert!(refused(&mut desk).starts_with("You hold this"), "{from:?}");
                desk.steer(Command::Back);
                let spot = desk.board.find(&to).unwrap();
                if desk.selection().dropped_on(&spot.places).is_empty() && desk.takes(&spot.places).is_none() {
                    desk.hand.cursor = spot.mark;
                    let word = match &from {
                        Place::Card(_, card) => card.to_string(),
                        _ => String::new(),
                    };
                    desk.steer(Command::Act);
                    let words = refused(&mut desk);
                    assert!(
                        words.starts_with("Something has to be taken up first") && words.contains(&word),
                        "{words}"
                    );
                    seen += 1;
                }
            }
            match desk.session().hint() {
                Some(hint) => desk.play(&hint.offer.spelling),
                None => break,
            }
        }
    }
    assert!(seen > 10, "{seen}");
}

#[test]
fn after_a_move_the_cursor_is_where_something_can_be_begun() {
    for game in catalogue::games() {
        let mut desk = desk(*game, 6);
        for _ in 0..40 {
            draw(&mut desk, 80, 24);
            let selection = desk.selection();
            let begins = |spot: &crate::board::Spot| crate::hand::glow(&selection, spot) != crate::hand::Glow::None;
            let here = desk.board.spot(desk.hand.cursor).is_some_and(begins);
            assert!(here || !desk.board.spots.iter().any(begins), "{}: {:?}", game.info().id, desk.hand.cursor);
            match desk.session().hint() {
                Some(hint) => by_following(&mut desk, &hint.offer),
                None => break,
            }
        }
    }
}

#[test]
fn a_hinted_button_is_pressed_by_enter_only_as_long_as_the_cursor_stays() {
    let mut pressed = 0;
    for game in catalogue::games() {
        let mut desk = desk(*game, 7);
        while let Some(hint) = desk.session().hint() {
            draw(&mut desk, 80, 24);
            if pressed >= 8 || !is_button(&hint.offer.gesture) {
                desk.play(&hint.offer.spelling);
                continue;
            }
            desk.steer(Command::Hint);
            assert_eq!(desk.offers_here(), [&hint.offer]);
            let moved = MouseEvent { kind: MouseEventKind::Moved, column: 0, row: 0, modifiers: KeyModifiers::NONE };
            desk.mouse(moved);
            assert!(!desk.is_led(), "the mouse let it go");
            desk.steer(Command::Hint);
            desk.steer(Command::Next);
            assert!(!desk.is_led() && desk.hint.is_some(), "the keys let it go, and it stays to be read");
            desk.steer(Command::Hint);
            // Another size does not.
            draw(&mut desk, 120, 40);
            desk.steer(Command::Act);
            assert_eq!(desk.session().moves().last(), Some(&hint.offer.spelling));
            pressed += 1;
        }
    }
    assert!(pressed >= 8, "{pressed}");
}
