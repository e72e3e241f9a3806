//! Keys per decision of a player who makes the hinted moves at the full-screen table: `keys GAMES [GAME [KEY=VALUE]…]`.
//!
//! The player never presses the hint's key. For each move they press the fewest keys that the screen offers: the key of the only sensible
//! move, a button, the number of the move at the cursor, one step of the cursor and that number, or the list of all moves and the number
//! there. A row of moves over a grid is walked if the table does so. A decision is a position with two legal moves or more.

use std::time::Instant;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use underdeck_cards::Cell;
use underdeck_catalogue::Game;
use underdeck_game::{Gesture, Offer, Place};
use underdeck_home::{Motion, SaveSlot, Settings};
use underdeck_play::{History, Session};
use underdeck_tui::{App, Appearance};

const SIZE: (u16, u16) = (120, 40);
/// The steps of the cursor, each beside the one that leads back.
const STEPS: [(KeyCode, KeyCode); 6] = [
    (KeyCode::Right, KeyCode::Left),
    (KeyCode::Left, KeyCode::Right),
    (KeyCode::Down, KeyCode::Up),
    (KeyCode::Up, KeyCode::Down),
    (KeyCode::Tab, KeyCode::BackTab),
    (KeyCode::BackTab, KeyCode::Tab),
];

struct Table {
    app: App,
    screen: Terminal<TestBackend>,
    keys: usize,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let count: u64 = arguments.first().and_then(|n| n.parse().ok()).unwrap_or(10);
    let options: Vec<(String, String)> =
        arguments.iter().filter_map(|it| it.split_once('=')).map(|(key, value)| (key.into(), value.into())).collect();
    for game in underdeck_catalogue::games() {
        if arguments.get(1).is_none_or(|id| id == game.info().id) {
            report(game, &options, count);
        }
    }
}

/// Plays games, and prints their keys.
fn report(game: &'static Game, options: &[(String, String)], count: u64) {
    let (mut keys, mut decisions, mut moves) = (0, 0, 0);
    let began = Instant::now();
    for seed in 1..=count {
        let session = underdeck_play::start(game, &game.deal(options, seed).unwrap().code).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let mut settings = Settings::default();
        settings.motion = Motion::Off;
        let mut app = App::new(Appearance::default(), settings);
        app.open(Box::new(History::new(session)), SaveSlot::file(folder.path().join("game.udr")));
        let mut table = Table { app, screen: Terminal::new(TestBackend::new(SIZE.0, SIZE.1)).unwrap(), keys: 0 };
        while table.play_on() {}
        let session = table.app.session().unwrap();
        keys += table.keys;
        moves += session.ply();
        decisions += (0..session.ply()).filter(|&n| !session.is_only_move(n)).count();
    }
    let per = keys as f64 / decisions as f64;
    let seconds = began.elapsed().as_secs();
    println!(
        "{}: {count} games, {moves} moves, {decisions} decisions, {keys} keys, {per:.2} a decision ({seconds} s)",
        game.info().id
    );
}

impl Table {
    fn press(&mut self, code: KeyCode) {
        self.keys += 1;
        self.app.handle(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    }

    fn draw(&mut self) -> Vec<String> {
        self.screen.draw(|frame| self.app.draw(frame.buffer_mut(), Instant::now())).unwrap();
        let buffer = self.screen.backend().buffer();
        let lines = buffer.content.chunks(usize::from(buffer.area.width));
        lines.map(|line| line.iter().map(ratatui::buffer::Cell::symbol).collect()).collect()
    }

    fn session(&self) -> &dyn Session {
        self.app.session().unwrap()
    }

    /// Presses keys and counts none of them; returns the screen.
    fn look(&mut self, codes: &[KeyCode]) -> Vec<String> {
        let keys = self.keys;
        codes.iter().for_each(|code| self.press(*code));
        self.keys = keys;
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
        if ways.is_empty() && list.len() > 2 {
            for (step, back) in STEPS {
                let there = self.look(&[step]);
                ways.extend(number(&there, &offer).map(|key| vec![step, key]));
                if !ways.is_empty() || self.look(&[back]) != screen {
                    self.keys += 1;
                    ways = ways.into_iter().map(|way| way[1..].to_vec()).collect();
                    break;
                }
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
        let mut offers: Vec<&Offer> = table.offers.iter().collect();
        offers.sort_by_key(|offer| !offer.finality.is_open());
        let number = offers.iter().position(|it| it.spelling == offer.spelling).unwrap() + 1;
        let keys = number.to_string().chars().map(KeyCode::Char).collect::<Vec<_>>();
        [vec![KeyCode::Char('m')], keys, vec![KeyCode::Enter]].concat()
    }

    /// Walks as far as the next hints go over a grid, and the table does it at once; returns whether it did.
    fn walk(&mut self) -> bool {
        let record = self.session().record();
        let (before, start) = (self.session().ply(), self.keys);
        let goals = goals(record.clone());
        for (length, (goal, view)) in goals.into_iter().enumerate().skip(1).rev() {
            let screen = self.draw();
            let Some((dx, dy)) = away(&screen, goal) else { continue };
            let arrows =
                |n: i32, [less, more]: [KeyCode; 2]| vec![if n < 0 { less } else { more }; n.unsigned_abs() as usize];
            let way = [arrows(dx, [KeyCode::Left, KeyCode::Right]), arrows(dy, [KeyCode::Up, KeyCode::Down])].concat();
            let there = way.iter().fold(screen, |_, code| {
                self.press(*code);
                self.draw()
            });
            if away(&there, goal) == Some((0, 0)) && self.keys - start < 2 * length + 1 {
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
            let back = way.iter().rev().map(|code| STEPS.iter().find(|(step, _)| step == code).unwrap().1);
            self.look(&back.collect::<Vec<_>>());
            self.keys = start;
        }
        false
    }
}

/// The cells to which the next hints go, one after another, and the view after each, up to the first that shows something.
fn goals(mut record: underdeck_record::Record) -> Vec<(Cell, serde_json::Value)> {
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

/// The steps of the cursor to a cell of the map: its frame is the only heavy one, and rows and columns have headings.
fn away(screen: &[String], goal: Cell) -> Option<(i32, i32)> {
    let column = |line: &str, sign: &str| line.find(sign).map(|at| line[..at].chars().count());
    let headings = screen.iter().position(|line| line.contains(" c1 ") || line.contains(" c2 "))?;
    let at = |n: i8| column(&format!("{} ", screen[headings]), &format!(" c{n} ")).map(|at| at + 1);
    let row = |n: i8| screen.iter().position(|line| line.starts_with(&format!(" r{n} ")));
    let top = screen.iter().position(|line| line.contains('┏'))?;
    let bottom = screen.iter().position(|line| line.contains('┗'))?;
    let (left, right) = (column(&screen[top], "┏")?, column(&screen[top], "┓")?);
    let columns = (1..10).find(|n| at(*n).is_some_and(|x| (left..=right).contains(&x)))?;
    let rows = (1..10).find(|n| row(*n).is_some_and(|y| (top..=bottom).contains(&y)))?;
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
