//! Many positions of every game in five sizes: names and numbers are whole where there is room, the hero is seen, and the moves
//! stay below a guide and below the inspector.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use underdeck_game::{Body, CardFace, Place, Table, Token};
use underdeck_play::{History, Session};

use super::super::{GameScreen, offers_here};
use crate::board::{Block, Board, Shape, is_named_here};
use crate::canvas::wrap;
use crate::pages;
use crate::sheet::Sheet;
use crate::theme::Appearance;
use crate::view::dock::{Tone, result};
use crate::view::is_named;

const SIZES: [(u16, u16); 5] = [(60, 20), (80, 24), (100, 30), (120, 40), (200, 60)];

/// The positions of each game. `UNDERDECK_SAMPLES` multiplies them: `UNDERDECK_SAMPLES=25 cargo test --release -p underdeck-tui --lib sizes`
/// looks at 1,000, in two minutes of a processor.
const POSITIONS: usize = 40;

/// A long message, as a guide or a hint has it.
const MESSAGE: &str = "Guide, 3 of 9: the first sentence says what you see, the second what you could do, and the third why that \
    is the best that you can do. A fourth tells what comes next, so that there are more lines than a small screen has for them \
    all. Enter: make the move.";

/// The findings of a walk.
#[derive(Default)]
struct Findings {
    positions: usize,
    screens: usize,
    /// Names and values that are not whole, although they would have room, and all that are not.
    cut: usize,
    found: Vec<String>,
}

fn drawn(screen: &mut GameScreen, (width, height): (u16, u16)) -> Buffer {
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::empty(area);
    super::super::draw(screen, &mut buffer, area, &Appearance::default(), std::time::Instant::now());
    buffer
}

fn text(buffer: &Buffer, area: Rect) -> String {
    let area = area.intersection(buffer.area);
    let line = |y| (area.left()..area.right()).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (area.top()..area.bottom()).map(line).collect::<Vec<_>>().join("\n")
}

/// The blank lines below the things of a board or of one of its pages, and the blank columns to their right.
fn blank(board: &Board, block: &Block, frame: Rect) -> (u16, u16) {
    let (first, end) = if board.pages.is_empty() { (0, frame.height) } else { board.page(block.area.y) };
    let is_map = board.fixed > 0 && block.area.x < board.fixed;
    let others = board.blocks.iter().filter(|other| match is_map {
        true => other.area.x < board.fixed,
        false => (first..end).contains(&other.area.y) && other.area.x >= board.fixed,
    });
    let others: Vec<Rect> = others.map(|other| other.area).collect();
    let bottom = others.iter().map(|area| area.bottom()).max().unwrap_or(end);
    let right = others.iter().map(|area| area.right()).max().unwrap_or(frame.width);
    let end = if is_map { frame.height } else { end };
    (end.saturating_sub(bottom), if is_map { 0 } else { frame.width.saturating_sub(right) })
}

/// The names and values of a block that are not whole, and whether they would be if the block took the blank lines and columns.
fn cut(table: &Table, board: &Board, block: &Block, frame: Rect) -> (usize, bool) {
    let (zone, look) = (&table.zones[block.zone], Appearance::default());
    let (lines, columns) = blank(board, block, frame);
    let fits = |faces: &[(&CardFace, &[Token])], (width, height): (u16, u16), is_flat| {
        faces.iter().filter(|(face, tokens)| !is_named(face, tokens, &look, (width, height), is_flat)).count()
    };
    match block.shape {
        Shape::Grid(shape) => {
            let Body::Grid { tiles, .. } = &zone.body else { return (0, false) };
            let faces: Vec<(&CardFace, &[Token])> =
                tiles.iter().filter_map(|tile| Some((tile.card.as_ref()?, tile.tokens.as_slice()))).collect();
            let cut = fits(&faces, (shape.width, shape.height), shape.is_flat);
            let (across, down) = shape.all_size();
            let (wide, high) = (shape.width + columns / across, shape.height + lines / down);
            (cut, cut > 0 && [true, false].iter().any(|&flat| fits(&faces, (wide, high), flat) == 0))
        }
        Shape::Cards { width, height } if is_named_here(table, zone) => {
            let faces: Vec<(&CardFace, &[Token])> = zone.cards().map(|face| (face, [].as_slice())).collect();
            let width = width.min(block.area.width);
            let cut = fits(&faces, (width, height), false);
            let across = (block.area.width / width).max(1);
            let down = (faces.len() as u16).div_ceil(across).max(1);
            let larger = (width + columns / across, height + lines / down);
            (cut, cut > 0 && fits(&faces, larger, false) == 0)
        }
        Shape::Chips if is_named_here(table, zone) => {
            let faces: Vec<(&CardFace, &[Token])> = zone.cards().map(|face| (face, [].as_slice())).collect();
            let cut = fits(&faces, (4, 1), false);
            // The cards could be lines with names.
            let places = if let Body::Row { places, .. } = zone.body { places } else { 0 };
            let places = places.max(faces.len()) as u16;
            let room = block.area.width + columns;
            let wide = (4..=room).find(|wide| fits(&faces, (*wide, 1), false) == 0);
            let need = wide.map(|wide| 1 + places.div_ceil(room / wide));
            let shares = |other: &Block| other != block && other.area.y == block.area.y && other.area.x >= board.fixed;
            let own = if board.blocks.iter().any(shares) { 0 } else { block.area.height };
            (cut, cut > 0 && need.is_some_and(|need| need <= own + lines))
        }
        Shape::List { name } => {
            let Body::List(entries) = &zone.body else { return (0, false) };
            let cut = board.cut_entries(block, zone, name);
            let wide = block.area.width.saturating_sub(name + 2).max(1);
            let whole: usize = entries.iter().map(|entry| wrap(&entry.value, wide).len().max(1)).sum();
            let names = entries.iter().all(|entry| crate::board::width(&entry.name) <= name + columns);
            (cut, cut > 0 && names && whole < usize::from(block.area.height + lines) && whole < 4 * entries.len())
        }
        _ => (0, false),
    }
}

/// Looks at one position in one size.
fn look(screen: &mut GameScreen, size: (u16, u16), at: &str, findings: &mut Findings) {
    let buffer = drawn(screen, size);
    findings.screens += 1;
    let mut find = |what: &str| {
        findings.found.push(format!("{at} at {}×{}: {what}\n{}", size.0, size.1, text(&buffer, buffer.area)))
    };
    let (board, table, frame) = (&screen.viewport.board, &screen.table, screen.viewport.frame());
    for block in &board.blocks {
        let (cut, has_room) = cut(table, board, block, frame);
        findings.cut += cut;
        if has_room {
            find(&format!("a name in {} is cut", table.zones[block.zone].name));
        }
        // Counters are pinned or seen whole.
        if let (Body::Counter { value, max }, true) =
            (&table.zones[block.zone].body, block.area.y < screen.viewport.area.height)
        {
            let number = max.map_or_else(|| value.to_string(), |max| format!("{value}/{max}"));
            let place = Rect {
                x: block.area.x + screen.viewport.area.x,
                y: block.area.y + screen.viewport.area.y,
                ..block.area
            };
            if !text(&buffer, place).contains(&number) {
                find(&format!("the number of {} is cut", table.zones[block.zone].name));
            }
        }
    }
    for zone in &table.zones {
        let Body::Grid { tiles, .. } = &zone.body else { continue };
        let Some(hero) = tiles.iter().find(|tile| tile.tokens.contains(&Token::You)) else { continue };
        if screen.viewport.place_on_screen(&Place::Cell(zone.id, hero.cell)).is_none() {
            find("the hero is not seen");
        }
    }
    if let Some(what) = moves_missing(screen, &buffer, 3) {
        find(&what);
    }
}

/// What is missing of the moves at the cursor, of which at least `least` lines must be shown.
fn moves_missing(screen: &GameScreen, buffer: &Buffer, least: usize) -> Option<String> {
    let (offers, moves) = (offers_here(screen), &screen.viewport.targets.moves);
    let shown = offers.iter().filter_map(|offer| Some((offer, moves.iter().find(|(_, it)| *it == offer.spelling)?.0)));
    let shown: Vec<_> = shown.filter(|(_, at)| at.width > 20).collect();
    // A line may say how many more there are.
    if shown.len() + 1 < offers.len().min(least) || (offers.len() == 1 && shown.is_empty()) {
        return Some(format!("{} of {} moves are listed", shown.len(), offers.len()));
    }
    let cut = shown.iter().find(|(offer, at)| {
        let words = text(buffer, *at).split_whitespace().collect::<Vec<_>>().join(" ");
        let result = result(&offer.effect);
        result.chars().count() < usize::from(at.width / 2)
            && !words.contains(&result.split_whitespace().collect::<Vec<_>>().join(" "))
    });
    cut.map(|(offer, _)| format!("the result of {} is cut: {}", offer.spelling, offer.effect))
}

/// The same while a guide speaks, and while the inspector does.
fn look_below_words(screen: &mut GameScreen, size: (u16, u16), at: &str, findings: &mut Findings) {
    screen.messages.show(Tone::Hint, MESSAGE);
    let buffer = drawn(screen, size);
    let mut missing = moves_missing(screen, &buffer, 3).map(|what| format!("{what} below a guide"));
    screen.messages.clear();
    let buffer = drawn(screen, size);
    if let Some(sheet) = pages::table::about(screen) {
        let free = screen.viewport.above_moves(buffer.area);
        let place = pages::place(None, &sheet, buffer.area, Some(free));
        let is_over = screen.viewport.targets.moves.iter().any(|(at, _)| at.intersects(place));
        missing = missing.or(is_over.then(|| "the inspector is over the moves".to_owned()));
    }
    findings
        .found
        .extend(missing.map(|what| format!("{at} at {}×{}: {what}\n{}", size.0, size.1, text(&buffer, buffer.area))));
}

/// A new game of each size.
fn screens(game: &'static underdeck_catalogue::Game, code: &str) -> Vec<GameScreen> {
    let session = || -> Box<dyn Session> { underdeck_play::start(game, code).unwrap() };
    SIZES.iter().map(|_| GameScreen::play_at(Box::new(History::new(session())), None)).collect()
}

fn walk(n: usize) {
    let game = underdeck_catalogue::games()[n];
    let id = game.info().id;
    let samples = std::env::var("UNDERDECK_SAMPLES").ok().and_then(|n| n.parse().ok()).unwrap_or(1);
    let (mut findings, most) = (Findings::default(), POSITIONS * samples);
    for seed in 0.. {
        let code = game.deal(&[], seed).unwrap().code;
        let mut screens = screens(game, &code);
        for n in 0..150 {
            // Hints lead far into the game, other moves into odd positions.
            let hint =
                (n % 5 != 4 || n < 20).then(|| screens[0].session().hint()).flatten().map(|hint| hint.offer.spelling);
            let offers = &screens[0].table.offers;
            let Some(mv) = hint.or_else(|| Some(offers.get(n * 31 % offers.len().max(1))?.spelling.clone())) else {
                break;
            };
            if n % 3 == 0 {
                findings.positions += 1;
                let at = format!("{id}, deal {seed}, move {n}");
                for (screen, size) in screens.iter_mut().zip(SIZES) {
                    look(screen, size, &at, &mut findings);
                    if n % 2 == 0 {
                        look_below_words(screen, size, &at, &mut findings);
                    }
                }
            }
            for screen in &mut screens {
                screen.apply(underdeck_play::Command::Play(mv.clone()));
                while screen.advance_handover() {}
            }
        }
        if findings.positions >= most {
            break;
        }
    }
    println!("{id}: {} positions, {} screens, {} names not whole", findings.positions, findings.screens, findings.cut);
    let count = findings.found.len();
    assert!(count == 0, "{count} findings:\n{}", findings.found.into_iter().take(6).collect::<Vec<_>>().join("\n\n"));
}

#[test]
fn the_first_game_is_whole_in_every_size() {
    walk(0);
}

#[test]
fn the_second_game_is_whole_in_every_size() {
    walk(1);
}

#[test]
fn the_third_game_is_whole_in_every_size() {
    walk(2);
}

#[test]
fn the_fourth_game_is_whole_in_every_size() {
    walk(3);
}

#[test]
fn the_fifth_game_is_whole_in_every_size() {
    walk(4);
}

#[test]
fn every_game_is_looked_at() {
    // With the feature `toy` there is a toy game too.
    let games = underdeck_catalogue::games().iter().map(|game| game.info().id);
    assert_eq!(games.filter(|id| *id != "toy").count(), 5);
}

#[test]
fn a_message_that_is_cut_is_shown_whole_by_a_key() {
    let game = underdeck_catalogue::games()[0];
    let mut screen = screens(game, &game.deal(&[], 1).unwrap().code).swap_remove(0);
    drawn(&mut screen, (60, 20));
    let refused = pages::table::story(&screen);
    assert!(refused.is_err(), "nothing is cut");
    screen.messages.show(Tone::Hint, MESSAGE.repeat(3));
    let buffer = drawn(&mut screen, (60, 20));
    assert!(moves_missing(&screen, &buffer, 3).is_none(), "the moves stay");
    let Ok(Sheet::Reading(reading)) = pages::table::story(&screen) else { panic!("the message is a text") };
    assert_eq!(reading.text[0].text, MESSAGE.repeat(3));
}

#[test]
fn a_result_is_the_start_of_an_effect() {
    let effects = [
        ("→ 16 ♥ (−4): 8 against 12", "→ 16 ♥ (−4)"),
        ("→ 7 Farms, 15 gold (−10).", "→ 7 Farms"),
        ("→ killed, no harm done: 2 minions", "→ killed"),
        ("→ the Room", "→ the Room"),
        ("4–6 → defeated, 1–3 → 3 ♥", "4–6 → defeated"),
    ];
    for (effect, whole) in effects {
        assert_eq!(result(effect), whole);
    }
}
