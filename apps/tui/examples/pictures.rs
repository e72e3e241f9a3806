//! Pictures of the screen from its own cells: `pictures FOLDER [COUNT]` writes an SVG file and its text for each game in five
//! sizes, in the fullest position of each of the COUNT phases with the most things on the table (1 if not given).

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use std::time::Instant;
use std::{fs, io};

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use underdeck_catalogue::Game;
use underdeck_game::{Body, Table};
use underdeck_home::{Motion, SaveSlot, Settings};
use underdeck_play::History;
use underdeck_tui::{App, Appearance};

/// The sizes of the pictures: columns and lines.
const SIZES: [(u16, u16); 5] = [(60, 20), (80, 24), (100, 30), (120, 40), (200, 60)];

/// The size of a cell in pixels, and of its type.
const CELL: (f32, f32) = (8.43, 16.5);
const TYPE: u16 = 14;

fn main() -> io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (folder, count) = match arguments.as_slice() {
        [folder] => (Path::new(folder), 1),
        [folder, count] => (Path::new(folder), count.parse().unwrap_or(1)),
        _ => return Err(io::Error::other("pictures FOLDER [COUNT]")),
    };
    fs::create_dir_all(folder)?;
    for game in underdeck_catalogue::games() {
        for (phase, code, moves) in fullest(game).into_iter().take(count) {
            for (wide, high) in SIZES {
                let mut session = underdeck_play::start(game, &code).map_err(io::Error::other)?;
                moves.iter().for_each(|mv| drop(session.play(mv)));
                let mut app = App::new(Appearance::default(), Settings::default());
                app.set_motion(Motion::Off);
                app.open(Box::new(History::new(session)), SaveSlot::file(folder.join("game.udr")));
                let mut buffer = Buffer::empty(Rect::new(0, 0, wide, high));
                (0..2).for_each(|_| app.draw(&mut buffer, Instant::now()));
                let phase = if count > 1 { format!("-{phase}") } else { String::new() };
                let name = format!("{}{phase}-{wide}x{high}", game.info().id);
                fs::write(folder.join(format!("{name}.svg")), svg(&buffer))?;
                fs::write(folder.join(format!("{name}.txt")), words(&buffer))?;
            }
        }
    }
    fs::remove_file(folder.join("game.udr"))
}

/// The fullest position of each phase over a few games, the fullest first: the phase, the deal and the moves.
fn fullest(game: &'static Game) -> Vec<(String, String, Vec<String>)> {
    let mut found: BTreeMap<String, (usize, String, Vec<String>)> = BTreeMap::new();
    for seed in 1..=4 {
        let Ok(deal) = game.deal(&[], seed) else { continue };
        let Ok(mut session) = underdeck_play::start(game, &deal.code) else { continue };
        while let Some(hint) = session.hint() {
            let (phase, weight) = (session.view()["phase"].as_str().unwrap_or("").to_owned(), weight(&session.table()));
            if found.get(&phase).is_none_or(|(most, ..)| *most < weight) {
                found.insert(phase, (weight, deal.code.clone(), session.moves()));
            }
            if session.play(&hint.offer.spelling).is_err() {
                break;
            }
        }
    }
    let mut all: Vec<_> = found.into_iter().collect();
    all.sort_by_key(|(_, (weight, ..))| std::cmp::Reverse(*weight));
    all.into_iter().map(|(phase, (_, code, moves))| (phase, code, moves)).collect()
}

/// The number of things on a table: cards that are seen, tiles, entries, and moves.
fn weight(table: &Table) -> usize {
    let things = table.zones.iter().map(|zone| match &zone.body {
        Body::Stack { .. } => 1,
        Body::List(entries) => entries.len(),
        _ => zone.cards().count(),
    });
    2 * things.sum::<usize>() + table.offers.len()
}

fn words(buffer: &Buffer) -> String {
    let lines = buffer.content.chunks(buffer.area.width.into());
    lines.map(|line| line.iter().map(Cell::symbol).collect::<String>().trim_end().to_owned() + "\n").collect()
}

/// A picture of the cells: their grounds, then their characters.
fn svg(buffer: &Buffer) -> String {
    let (wide, high) = (f32::from(buffer.area.width) * CELL.0, f32::from(buffer.area.height) * CELL.1);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide} {high}\" width=\"{wide}\" height=\"{high}\" \
         font-family=\"DejaVu Sans Mono, monospace\" font-size=\"{TYPE}\" xml:space=\"preserve\">\n"
    );
    let (mut grounds, mut letters) = (String::new(), String::new());
    for (y, line) in buffer.content.chunks(buffer.area.width.into()).enumerate() {
        let mut x = 0;
        for run in line.chunk_by(|a, b| (a.bg, a.fg, a.modifier) == (b.bg, b.fg, b.modifier)) {
            let (left, top) = (x as f32 * CELL.0, y as f32 * CELL.1);
            let style = &run[0];
            let (ink, ground) = match style.modifier.contains(Modifier::REVERSED) {
                true => (style.bg, style.fg),
                false => (style.fg, style.bg),
            };
            let _ = writeln!(
                grounds,
                "<rect x=\"{left:.2}\" y=\"{top:.2}\" width=\"{:.2}\" height=\"{:.2}\" fill=\"{}\"/>",
                run.len() as f32 * CELL.0 + 0.4,
                CELL.1 + 0.4,
                hex(ground, "#000")
            );
            let bold = if style.modifier.contains(Modifier::BOLD) { " font-weight=\"bold\"" } else { "" };
            let line =
                if style.modifier.contains(Modifier::UNDERLINED) { " text-decoration=\"underline\"" } else { "" };
            for (n, cell) in run.iter().enumerate().filter(|(_, cell)| cell.symbol().trim() != "") {
                let symbol = cell.symbol().replace('&', "&amp;").replace('<', "&lt;");
                let (x, y) = ((x + n) as f32 * CELL.0, top + CELL.1 * 0.78);
                let _ = writeln!(
                    letters,
                    "<text x=\"{x:.2}\" y=\"{y:.2}\" fill=\"{}\"{bold}{line}>{symbol}</text>",
                    hex(ink, "#fff")
                );
            }
            x += run.len();
        }
    }
    out += &grounds;
    out += &letters;
    out + "</svg>\n"
}

fn hex(colour: Color, other: &str) -> String {
    match colour {
        Color::Rgb(r, g, b) => format!("#{r:02x}{g:02x}{b:02x}"),
        _ => other.to_owned(),
    }
}
