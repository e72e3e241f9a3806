//! Keys per decision of a player who makes the hinted moves at the full-screen table: `keys GAMES [pty] [GAME [KEY=VALUE]…]`.
//!
//! The player never presses the hint's key. For each move they press the fewest keys that the screen offers: the key of the only sensible
//! move, a button, the number of the move at the cursor, one step of the cursor and that number, or the list of all moves and the number
//! there. A row of moves over a grid is walked if the table does so. A decision is a position with two legal moves or more.
//!
//! With `pty`, the same keys then go as bytes to `underdeck play GAME DEAL` in a pseudo-terminal, and its saved record is compared.

#[path = "../tests/pty/run.rs"]
#[expect(dead_code, reason = "the tests do more with the program")]
mod run;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;
use std::{env, fs};

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseEvent, MouseEventKind};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Rect;
use underdeck_cards::Cell;
use underdeck_catalogue::Game;
use underdeck_game::{Gesture, Offer, Place};
use underdeck_home::{Motion, SaveSlot, Settings};
use underdeck_play::{History, Session};
use underdeck_record::Record;
use underdeck_tui::{App, Appearance};

use run::{Run, drawn};

const SIZE: (u16, u16) = (120, 40);
/// The steps of the cursor.
const STEPS: [KeyCode; 6] = [KeyCode::Right, KeyCode::Left, KeyCode::Down, KeyCode::Up, KeyCode::Tab, KeyCode::BackTab];

struct Table {
    /// The folder of the saved game.
    _folder: tempfile::TempDir,
    app: App,
    screen: Terminal<TestBackend>,
    /// The keys that count.
    keys: Vec<KeyCode>,
}

fn main() {
    let (words, arguments): (Vec<String>, Vec<String>) = env::args().skip(1).partition(|word| word == "pty");
    let count: u64 = arguments.first().and_then(|n| n.parse().ok()).unwrap_or(10);
    let options: Vec<(String, String)> =
        arguments.iter().filter_map(|it| it.split_once('=')).map(|(key, value)| (key.into(), value.into())).collect();
    for game in underdeck_catalogue::games() {
        if arguments.get(1).is_none_or(|id| id == game.info().id) {
            report(game, &options, count, !words.is_empty());
        }
    }
}

/// Plays games, and prints their keys.
fn report(game: &'static Game, options: &[(String, String)], count: u64, by_pty: bool) {
    let (mut keys, mut decisions, mut moves, mut agreed) = (0, 0, 0, 0);
    let began = Instant::now();
    for seed in 1..=count {
        let code = game.deal(options, seed).unwrap().code;
        let mut table = Table::after(game, &code, &[]);
        let mut turns = Vec::new();
        while table.play_on() {
            turns.push((std::mem::take(&mut table.keys), table.session().ply()));
            if by_pty {
                // The program has seen none of the keys that were only tried.
                table = Table::after(game, &code, &turns);
            }
        }
        let session = table.session();
        keys += turns.iter().map(|(keys, _)| keys.len()).sum::<usize>();
        moves += session.ply();
        decisions += (0..session.ply()).filter(|&n| !session.is_only_move(n)).count();
        if by_pty {
            // A screen that never comes is a panic with that screen.
            let record =
                catch_unwind(AssertUnwindSafe(|| in_program(&["play", game.info().id, "--deal", &code], &turns)));
            agreed += u64::from(record.is_ok_and(|record| is_same_game(&record, &session.record())));
        }
    }
    let per = keys as f64 / decisions as f64;
    let seconds = began.elapsed().as_secs();
    let pty = if by_pty { format!(", {agreed} games the same by pty") } else { String::new() };
    println!(
        "{}: {count} games{pty}, {moves} moves, {decisions} decisions, {keys} keys, {per:.2} a decision ({seconds} s)",
        game.info().id
    );
}

/// Plays the turns in the program, waiting after each for its move count on the screen; returns the saved record.
fn in_program(arguments: &[&str], turns: &[(Vec<KeyCode>, usize)]) -> Record {
    let home = tempfile::tempdir().unwrap();
    fs::write(home.path().join("settings.toml"), "version = 1\nmotion = \"off\"\n").unwrap();
    let examples = env::current_exe().unwrap();
    let program = examples.parent().unwrap().parent().unwrap().join("underdeck");
    let mut run = Run::of(&program, home.path(), arguments, SIZE);
    run.sees("0 moves");
    for (keys, ply) in turns {
        run.press(&keys.iter().map(|key| bytes(*key)).collect::<String>());
        run.until(&format!("{ply} moves"), |text| drawn(text) == Some(*ply));
    }
    run.press("\x11");
    assert_eq!(run.ended(), 0);
    let file = fs::read_dir(home.path().join("records")).unwrap().next().unwrap().unwrap().path();
    underdeck_home::parse(&file, &fs::read(&file).unwrap()).unwrap()
}

/// The bytes of a key on a terminal without key reports.
fn bytes(code: KeyCode) -> String {
    match code {
        KeyCode::Char(c) => c.into(),
        KeyCode::Enter => "\r".into(),
        KeyCode::Tab => "\t".into(),
        KeyCode::BackTab => "\x1b[Z".into(),
        KeyCode::Up => "\x1b[A".into(),
        KeyCode::Down => "\x1b[B".into(),
        KeyCode::Right => "\x1b[C".into(),
        KeyCode::Left => "\x1b[D".into(),
        _ => unreachable!("{code:?}"),
    }
}

fn is_same_game(a: &Record, b: &Record) -> bool {
    let result = |record: &Record| record.tag("Result").map(str::to_owned);
    result(a) == result(b) && a.moves().map(|(mv, _)| mv).eq(b.moves().map(|(mv, _)| mv))
}

impl Table {
    /// The table of a deal after the keys of some turns.
    fn after(game: &'static Game, code: &str, turns: &[(Vec<KeyCode>, usize)]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut settings = Settings::default();
        settings.motion = Motion::Off;
        let mut app = App::new(Appearance::default(), settings);
        let session = underdeck_play::start(game, code).unwrap();
        app.open(Box::new(History::new(session)), SaveSlot::file(folder.path().join("game.udr")));
        let screen = Terminal::new(TestBackend::new(SIZE.0, SIZE.1)).unwrap();
        let mut table = Self { _folder: folder, app, screen, keys: Vec::new() };
        table.draw();
        for key in turns.iter().flat_map(|(keys, _)| keys) {
            table.look(&[*key]);
        }
        table
    }

    fn press(&mut self, code: KeyCode) {
        self.keys.push(code);
        self.app.handle(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    }

    fn draw(&mut self) -> Vec<String> {
        self.screen.draw(|frame| self.app.draw(frame.buffer_mut(), Instant::now())).unwrap();
        let buffer = self.screen.backend().buffer();
        let lines = buffer.content.chunks(usize::from(buffer.area.width));
        lines.map(|line| line.iter().map(ratatui::buffer::Cell::symbol).collect()).collect()
    }

    /// The area of the cursor, if it is on the board and the pointer can set it there: its ground has the colour of the keys at the foot.
    fn cursor(&mut self) -> Option<Rect> {
        let screen = self.draw();
        let buffer = self.screen.backend().buffer().clone();
        let Rect { width, height, .. } = buffer.area;
        let accent = buffer[(1, height - 1)].fg;
        let is_lit = |x: u16, y: u16| x < width && buffer[(x, y)].bg == accent;
        let dock = screen.iter().rposition(|line| line.starts_with(" ▸ "))? as u16;
        let wide = |x: u16, y: u16| (x..width).take_while(|x| is_lit(*x, y)).count() as u16;
        let starts = (1..height - 1).flat_map(|y| (0..width).map(move |x| (x, y)));
        let starts = starts.filter(|&(x, y)| is_lit(x, y) && (x == 0 || !is_lit(x - 1, y)));
        let (board, buttons): (Vec<_>, Vec<_>) = starts.partition(|(_, y)| *y < dock);
        if buttons.iter().any(|(x, y)| wide(*x, *y) > 3) {
            return None;
        }
        let mut areas: Vec<Rect> = board
            .into_iter()
            .map(|(x, y)| Rect::new(x, y, wide(x, y), (y..dock).take_while(|y| is_lit(x, *y)).count() as u16))
            .collect();
        areas.sort_by_key(|area| std::cmp::Reverse(area.width));
        areas.into_iter().find(|area| {
            self.point(*area);
            self.draw();
            *self.screen.backend().buffer() == buffer
        })
    }

    /// Sets the cursor by the pointer.
    fn point(&mut self, area: Rect) {
        let (column, row, modifiers) = (area.x, area.y, KeyModifiers::NONE);
        self.app.handle(&Event::Mouse(MouseEvent { kind: MouseEventKind::Moved, column, row, modifiers }));
    }

    fn session(&self) -> &dyn Session {
        self.app.session().unwrap()
    }

    /// Presses keys that do not count; returns the screen.
    fn look(&mut self, codes: &[KeyCode]) -> Vec<String> {
        let keys = self.keys.len();
        codes.iter().for_each(|code| self.press(*code));
        self.keys.truncate(keys);
        self.draw()
    }

    /// Makes the hinted move, or several; `false` once the game is over.
    fn play_on(&mut self) -> bool {
        let Some(hint) = self.session().hint() else { return false };
        if self.walk() {
            return true;
        }
        let (offer, before) = (hint.offer, self.session().ply());
        let screen = self.draw();
        let mut ways = Vec::new();
        if screen.last().is_some_and(|foot| foot.contains("z only move")) {
            ways.push(vec![KeyCode::Char('z')]);
        }
        ways.extend(button(&screen, &offer).or_else(|| number(&screen, &offer)).map(|key| vec![key]));
        let list = self.in_list(&offer);
        if ways.is_empty()
            && let Some(cursor) = self.cursor()
        {
            for step in STEPS {
                let there = self.look(&[step]);
                self.point(cursor);
                ways.extend(number(&there, &offer).map(|key| vec![step, key]));
            }
        }
        ways.push(list);
        let way = ways.into_iter().min_by_key(Vec::len).unwrap();
        for code in way {
            let is_asked = self.draw().iter().any(|line| line.contains("Play on"));
            if self.session().ply() == before && !is_asked {
                self.press(code);
            }
        }
        if self.session().ply() == before {
            // A move that ends the game is confirmed.
            self.press(KeyCode::Char('y'));
        }
        assert!(self.session().ply() > before, "{}\n{}", offer.spelling, self.draw().join("\n"));
        true
    }

    /// The keys that make a move in the list of all moves.
    fn in_list(&self, offer: &Offer) -> Vec<KeyCode> {
        let table = self.session().table();
        let number = table.listed().iter().position(|it| it.spelling == offer.spelling).unwrap() + 1;
        let keys = number.to_string().chars().map(KeyCode::Char).collect::<Vec<_>>();
        [vec![KeyCode::Char('m')], keys, vec![KeyCode::Enter]].concat()
    }

    /// Walks as far as the next hints go over a grid, and the table does it at once; returns whether it did.
    fn walk(&mut self) -> bool {
        let record = self.session().record();
        let (before, start) = (self.session().ply(), self.keys.len());
        let goals = goals(record);
        if goals.len() < 2 {
            return false;
        }
        let Some(cursor) = self.cursor() else { return false };
        for (length, (goal, view)) in goals.into_iter().enumerate().skip(1).rev() {
            let Some((dx, dy)) = away(&self.draw(), cursor, goal) else { continue };
            let arrows =
                |n: i32, [less, more]: [KeyCode; 2]| vec![if n < 0 { less } else { more }; n.unsigned_abs() as usize];
            let way = [arrows(dx, [KeyCode::Left, KeyCode::Right]), arrows(dy, [KeyCode::Up, KeyCode::Down])].concat();
            for code in way {
                self.press(code);
                self.draw();
            }
            let is_there = self.cursor().is_some_and(|cursor| away(&self.draw(), cursor, goal) == Some((0, 0)));
            if is_there && self.keys.len() - start < 2 * length + 1 {
                self.press(KeyCode::Enter);
                self.draw();
                if self.session().ply() > before && self.session().view() == view {
                    return true;
                }
                self.look(&[KeyCode::Esc]);
                for _ in before..self.session().ply() {
                    self.look(&[KeyCode::Char('u'), KeyCode::Char('y')]);
                }
            }
            self.keys.truncate(start);
            self.point(cursor);
        }
        false
    }
}

/// The cells to which the next hints go, one after another, and the view after each, up to the first that shows something.
fn goals(mut record: Record) -> Vec<(Cell, serde_json::Value)> {
    record.remove_tag("Informed");
    let mut goals = Vec::new();
    let Ok(mut trial) = underdeck_play::open(&record) else { return goals };
    while let Some(hint) = trial.hint().filter(|_| goals.len() < 12) {
        let Gesture::Tap(Place::Cell(_, cell)) = hint.offer.gesture else { break };
        if !hint.offer.spelling.starts_with("go ") {
            break;
        }
        let _ = trial.play(&hint.offer.spelling);
        goals.push((cell, trial.view()));
        if trial.would_inform() {
            break;
        }
    }
    goals
}

/// The steps of the cursor to a cell of the map, whose rows and columns have headings.
fn away(screen: &[String], cursor: Rect, goal: Cell) -> Option<(i32, i32)> {
    let column = |line: &str, sign: &str| line.find(sign).map(|at| line[..at].chars().count() as u16);
    let headings = screen.iter().position(|line| line.contains(" c1 ") || line.contains(" c2 "))?;
    let at = |n: i8| column(&format!("{} ", screen[headings]), &format!(" c{n} ")).map(|at| at + 1);
    let row = |n: i8| screen.iter().position(|line| line.starts_with(&format!(" r{n} "))).map(|at| at as u16);
    let columns = (1..10).find(|n| at(*n).is_some_and(|x| (cursor.left()..cursor.right()).contains(&x)))?;
    let rows = (1..10).find(|n| row(*n).is_some_and(|y| (cursor.top()..cursor.bottom()).contains(&y)))?;
    at(goal.column).and(row(goal.row))?;
    Some((i32::from(goal.column - columns), i32::from(goal.row - rows)))
}

/// The number of a move at the cursor.
fn number(screen: &[String], offer: &Offer) -> Option<KeyCode> {
    let label: String = offer.label.chars().take(40).collect();
    let number = |line: &String| (1..10).find(|n| line.starts_with(&format!(" {n} {label}")));
    screen.iter().find_map(number).and_then(|n| char::from_digit(n, 10)).map(KeyCode::Char)
}

/// The letter of a button.
fn button(screen: &[String], offer: &Offer) -> Option<KeyCode> {
    let label: String = offer.label.chars().take(20).collect();
    let lines = screen.iter().rev().skip(1).take(4);
    let letter = |line: &String| {
        ('A'..='Z').find(|letter| {
            line.contains(&format!(" {letter}  {label}")) || line.contains(&format!(" {letter} {label}"))
        })
    };
    matches!(offer.gesture, Gesture::Press).then(|| lines.filter_map(letter).next())?.map(KeyCode::Char)
}
