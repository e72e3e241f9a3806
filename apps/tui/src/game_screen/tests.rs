//! Whole games by keys and by the mouse, hints and guides, refusals, forced moves, travel.

mod sizes;

use std::collections::{HashMap, HashSet};
use std::time::Instant;

use crossterm::event::{KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use underdeck_catalogue::Game;
use underdeck_game::{Gesture, Offer, OptionKind, Place};
use underdeck_play::{Forced, History, start_guide};

use super::contents::buttons;
use super::{GameScreen, button, log, offers_here};
use crate::act::RowAction;
use crate::board::{Hotspot, HotspotId, ZonePosition, is_button};
use crate::highlight::{Highlight, glow};
use crate::keys::Command;
use crate::sheet::{List, Row, Sheet};
use crate::theme::Appearance;
use crate::view::dock::{Tone, result};
use crate::view::sheet;

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

/// Plays every game with hints, at most so many moves of each, and visits its screen before each move.
fn visit(seed: u64, moves: usize, (width, height): (u16, u16), mut see: impl FnMut(&mut GameScreen, usize)) {
    for game in underdeck_catalogue::games() {
        let mut screen = screen(game, seed);
        for n in 0..moves {
            draw(&mut screen, width, height);
            see(&mut screen, n);
            let Some(hint) = screen.session().hint() else { break };
            screen.play(&hint.offer.spelling);
        }
    }
}

/// Moves the cursor to a place.
fn point(screen: &mut GameScreen, place: &Place) {
    screen.cursor.at = screen.viewport.board.find(place).unwrap().mark;
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
    visit(3, 40, (80, 24), |screen, n| {
        if n % 8 == 0 {
            let reached = ways(screen);
            for spot in &screen.viewport.board.spots {
                assert!(reached.iter().any(|(mark, _)| *mark == spot.mark), "{:?}", spot.mark);
            }
        }
    });
}

#[test]
fn an_impossible_move_is_refused_in_the_words_of_the_rules() {
    let mut refused = 0;
    visit(5, 12, (120, 40), |screen, _| {
        for spot in screen.viewport.board.spots.clone() {
            let before = screen.session().moves();
            let is_used = |offer: &Offer| offer.gesture.places().iter().any(|it| spot.places.contains(it));
            if screen.table.offers.iter().any(is_used) {
                continue;
            }
            screen.cursor.at = spot.mark;
            screen.steer(Command::Act);
            let made = screen.session().ply() - before.len();
            if made > 0 {
                // Known ground led there, or a button makes the only move.
                screen.apply(underdeck_play::Command::Undo { turns: made });
                draw(screen, 120, 40);
                continue;
            }
            assert_eq!(screen.session().moves(), before);
            refused += usize::from(screen.messages.names_rules && screen.messages.take_refusal().is_some());
        }
    });
    assert!(refused > 20, "{refused} refusals named a rule");
}

/// Makes a move as if it were the hint, with the enter key.
fn by_following(screen: &mut GameScreen, offer: &Offer) {
    screen.cursor.hint = Some(underdeck_play::Hint { offer: offer.clone(), reason: "because".into() });
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
    assert!(shown.contains("r forward  u back  home start  end end") && !shown.contains("hint"), "{shown}");
}

/// The text of the last refusal.
/// Whether the row of a move is drawn with its result.
fn shows_result(list: &List, row: &Row) -> bool {
    let area = Rect::new(0, 0, 68, list.rows.len() as u16 + 20);
    let mut buffer = Buffer::empty(area);
    sheet::list(&mut buffer, area, list, &Appearance::default());
    let line = |y| (0..area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    let result = result(&row.note);
    (0..area.height)
        .map(line)
        .any(|line| line.contains(row.text.split(' ').nth(1).unwrap_or("")) && line.contains(result))
}

fn refused(screen: &mut GameScreen) -> String {
    screen.messages.take_refusal().unwrap_or_default()
}

#[test]
fn enter_makes_the_only_move_at_a_place_and_asks_which_of_several_and_picks_nothing_up() {
    let (mut made, mut asked) = (HashSet::new(), HashSet::new());
    visit(5, 24, (120, 40), |screen, n| {
        let game = screen.session().info().id;
        for spot in screen.viewport.board.spots.clone().into_iter().filter(|_| n % 3 == 0) {
            let meant: Vec<Offer> = screen.selection().meant_at(&spot.places).into_iter().cloned().collect();
            screen.cursor.at = spot.mark;
            let before = screen.session().ply();
            let sheet = screen.steer(Command::Act);
            assert!(screen.cursor.picked.is_empty(), "{game}: {:?}", spot.mark);
            match (meant.as_slice(), sheet) {
                ([], None) => {}
                ([only], None) => {
                    assert_eq!(screen.session().moves()[before], only.spelling, "{game}");
                    made.insert(game);
                }
                (several, Some(Sheet::List(list))) => {
                    let acts = several.iter().map(|offer| Some(RowAction::Play(offer.spelling.clone())));
                    let are_buttons = several.is_empty() && screen.table.offers.iter().all(|it| is_button(&it.gesture));
                    assert!(!are_buttons || list.rows.len() == screen.table.offers.len(), "{game}");
                    assert!(acts.clone().all(|act| list.rows.iter().any(|row| row.act == act)), "{game}: {several:?}");
                    assert!(list.rows.iter().all(|row| shows_result(&list, row)), "{game}: {several:?}");
                    asked.insert(game);
                }
                (meant, _) => panic!("{game}, {:?}: {meant:?}", spot.mark),
            }
            let turns = screen.session().ply() - before;
            screen.apply(underdeck_play::Command::Undo { turns });
            draw(screen, 120, 40);
        }
    });
    assert!(made.len() == 5 && asked.len() >= 3, "{made:?} {asked:?}");
}

#[test]
fn space_picks_up_and_names_the_things_that_go_to_a_target() {
    let mut seen = 0;
    visit(5, 30, (120, 40), |screen, _| {
        let dragged = screen.table.offers.iter().find_map(|offer| match &offer.gesture {
            Gesture::Drag { from, to } => Some((from.clone(), to.clone())),
            _ => None,
        });
        let Some((from, to)) = dragged else { return };
        point(screen, &from);
        screen.steer(Command::Choose);
        assert_eq!(screen.cursor.picked.as_slice(), std::slice::from_ref(&from));
        screen.steer(Command::Choose);
        let spot = screen.viewport.board.find(&to).unwrap();
        if screen.selection().dropped_on(&spot.places).is_empty() && screen.takes(&spot.places).is_none() {
            screen.cursor.at = spot.mark;
            let word = if let Place::Card(_, card) = &from { card.symbol() } else { String::new() };
            screen.steer(Command::Choose);
            let words = refused(screen);
            assert!(words.starts_with("First pick up something") && words.contains(&word), "{words}");
            seen += 1;
        }
    });
    assert!(seen > 10, "{seen}");
}

#[test]
fn after_a_move_the_cursor_is_where_a_move_can_begin() {
    for game in underdeck_catalogue::games() {
        let mut screen = screen(game, 6);
        for _ in 0..40 {
            draw(&mut screen, 80, 24);
            let (selection, board) = (screen.selection(), &screen.viewport.board);
            let begins = |spot: &Hotspot| glow(&selection, spot) != Highlight::None;
            let here = board.spot(screen.cursor.at).is_some_and(begins);
            assert!(here || !board.spots.iter().any(begins), "{}: {:?}", game.info().id, screen.cursor.at);
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
            assert!(!screen.cursor.is_led() && screen.cursor.hint.is_some(), "the keys let it go, and it stays");
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

#[test]
fn forced_moves_are_played_until_there_is_a_choice() {
    let mut forced = 0;
    for game in underdeck_catalogue::games() {
        let mut screen = screen(game, 8);
        screen.pending.forced = Forced::On;
        while let Some(hint) = screen.session().hint() {
            while screen.advance_handover() {}
            let (seat, before) = (screen.session().seat(), screen.session().ply());
            screen.play(&hint.offer.spelling);
            forced += screen.session().ply() - before - 1;
            let is_forced = screen.table.offers.len() == 1 && screen.session().seat() == seat;
            assert!(!is_forced || screen.is_over(), "{}: {:?}", game.info().id, screen.table.offers);
        }
    }
    assert!(forced > 5, "{forced} moves were forced");
}

/// In every house rule for two players, with the default settings.
#[test]
fn no_turn_at_one_screen_plays_a_move_of_the_other_player() {
    let (mut left, mut followed, mut fought) = (0, 0, 0);
    for game in underdeck_catalogue::games() {
        for option in game.options() {
            let OptionKind::Choice(words) = option.kind else { continue };
            for word in words {
                let Ok(deal) = game.deal(&[(option.key.to_owned(), (*word).to_owned())], 8) else { continue };
                let session = underdeck_play::start(game, &deal.code).unwrap();
                if session.seats() < 2 {
                    continue;
                }
                let mut screen = GameScreen::play_at(Box::new(History::new(session)), None);
                while let Some(hint) = screen.session().hint() {
                    while screen.advance_handover() {}
                    let (seat, before) = (screen.session().seat(), screen.session().ply());
                    screen.apply(underdeck_play::Command::Play(hint.offer.spelling.clone()));
                    let session = screen.session();
                    let made = before..session.ply();
                    assert!(made.clone().all(|n| session.played(n).unwrap().seat == seat), "{word}: {seat:?}");
                    followed += made.len() - 1;
                    left += usize::from(session.seat() != seat && session.table().offers.len() == 1);
                }
                // A line for both players appears once in the log of the finished game, and the end follows it.
                let log = log(&screen);
                let battles: Vec<_> = log.iter().filter(|(_, line)| line.starts_with("Battle ")).collect();
                assert_eq!(battles.iter().collect::<HashSet<_>>().len(), battles.len(), "{battles:?}");
                let end = log.iter().position(|(_, line)| *line == screen.table.prompt);
                assert!(end.is_none_or(|end| end + 1 == log.len()), "{log:?}");
                fought += battles.len();
            }
        }
    }
    assert!(left > 0 && followed > 0 && fought > 0, "{left} only moves were left, {followed} followed");
}

#[test]
fn every_guide_leads_to_its_end() {
    for game in underdeck_catalogue::games() {
        for n in 1..=game.guides(underdeck_game::Language::ENGLISH).len() {
            let tree = History::new(start_guide(game, n).unwrap());
            let mut screen = GameScreen::play_at(Box::new(tree), None);
            let mut steps = 0;
            while let Some(hint) = screen.cursor.hint.clone() {
                assert!(!hint.reason.is_empty() && screen.table.offers.contains(&hint.offer), "{hint:?}");
                draw(&mut screen, 60, 20);
                let is_shown = screen.viewport.targets.moves.iter().any(|(_, it)| *it == hint.offer.spelling);
                assert!(is_shown, "{} {n}, step {steps}: {}", game.info().id, hint.offer.label);
                screen.play(&hint.offer.spelling);
                steps += 1;
            }
            assert!(steps >= 8, "{} {n}: {steps} steps", game.info().id);
            assert!(matches!(screen.messages.notice(), Some((Tone::Hint, _))), "{} {n} says nothing", game.info().id);
        }
    }
}

#[test]
fn a_refusal_of_a_misplaced_card_names_its_places() {
    let mut screens = underdeck_catalogue::games().iter().map(|game| screen(game, 41));
    let mut screen = screens.find(|screen| screen.table.zone("red_hand").is_some()).unwrap();
    screen.play("explore");
    draw(&mut screen, 120, 40);
    let from = Place::Card("room", "6C".parse().unwrap());
    point(&mut screen, &from);
    screen.steer(Command::Choose);
    assert_eq!(screen.cursor.picked, [from]);
    point(&mut screen, &Place::Zone("red_hand"));
    screen.steer(Command::Act);
    let words = refused(&mut screen);
    assert!(words.starts_with("It does not go there, but to: "), "{words}");
    assert!(words.contains("lack Hand") && !words.contains("6C"), "{words}");
}

#[test]
fn a_distant_place_is_reached_by_one_choice_and_nothing_is_revealed_on_the_way() {
    let (mut grounds, mut asked) = (HashSet::new(), HashSet::new());
    visit(5, 40, (120, 40), |screen, n| {
        let is_cell = |spot: &&Hotspot| matches!(spot.mark.at, ZonePosition::Cell(_)) && n % 8 == 7;
        let cells: Vec<HotspotId> = screen.viewport.board.spots.iter().filter(is_cell).map(|spot| spot.mark).collect();
        let hidden = |screen: &GameScreen| screen.session().view().to_string().matches("??").count();
        for cell in cells {
            screen.cursor.at = cell;
            if !offers_here(screen).is_empty() {
                continue;
            }
            let before = (screen.session().ply(), hidden(screen));
            draw(screen, 120, 40);
            // The dock shows the walk first, with its number.
            let shown = screen.viewport.targets.moves.iter().any(|(_, it)| it.is_empty());
            screen.numbered(1);
            assert_eq!(shown, screen.session().ply() > before.0 || screen.pending.question.is_some());
            if screen.pending.question.take().is_some() {
                asked.insert(screen.session().info().id);
            }
            let made = screen.session().ply() - before.0;
            if made > 0 {
                grounds.insert(screen.session().info().id);
                // Only the last move may reveal something.
                screen.apply(underdeck_play::Command::Undo { turns: 1 });
                assert_eq!(hidden(screen), before.1);
                screen.apply(underdeck_play::Command::Undo { turns: made - 1 });
            }
        }
    });
    assert!(grounds.len() >= 2, "there is known ground in {grounds:?}");
    assert!(!asked.is_empty() && asked.is_disjoint(&grounds), "a walk that takes cards is asked for: {asked:?}");
}

#[test]
fn the_panel_at_the_end_says_how_it_ended_once() {
    for game in underdeck_catalogue::games() {
        let mut screen = screen(game, 1);
        while let Some(hint) = screen.session().hint() {
            screen.play(&hint.offer.spelling);
        }
        draw(&mut screen, 100, 30);
        let Some(Sheet::List(list)) = crate::pages::end(&screen) else { panic!("{} has ended", game.info().id) };
        assert_eq!(list.intro.matches(screen.table.prompt.as_str()).count(), 1, "{}", list.intro);
    }
}
