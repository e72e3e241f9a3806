//! Games on a screen without a terminal.

use std::path::Path;
use std::time::Instant;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use underdeck_catalogue::Game;
use underdeck_chronicle::daily;
use underdeck_home::{SaveSlot, Settings};
use underdeck_play::{BotOpponent, History, Session};
use underdeck_tui::{App, Appearance};

/// Runs a test again in a process whose home is a new, empty folder, and there calls `body` with that folder.
pub(crate) fn at_home(test: &str, body: impl FnOnce(&Path)) {
    if let Some(home) = std::env::var_os("UNDERDECK_HOME_OF_TEST") {
        return body(Path::new(&home));
    }
    let folder = tempfile::tempdir().unwrap();
    let mut command = std::process::Command::new(std::env::current_exe().unwrap());
    command.args([test, "--exact", "--nocapture"]);
    command.envs(["UNDERDECK_HOME", "UNDERDECK_HOME_OF_TEST"].map(|name| (name, folder.path())));
    let output = command.output().unwrap();
    let printed = String::from_utf8_lossy(&output.stdout);
    assert!(printed.contains("1 passed"), "{printed}{}", String::from_utf8_lossy(&output.stderr));
    print!("{printed}");
}

pub(crate) fn keevorn() -> &'static Game {
    underdeck_catalogue::find("keevorn").unwrap()
}

/// A new game.
pub(crate) fn dealt(game: &Game, options: &[(&str, &str)], seed: u64) -> History {
    let typed: Vec<(String, String)> = options.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    History::new(underdeck_play::start(game, &game.deal(&typed, seed).unwrap().code).unwrap())
}

/// A deal of the day.
pub(crate) fn daily(game: &Game) -> History {
    let date = "2026-11-21";
    let mut session = underdeck_play::start(game, &daily::deal(game, date).unwrap().code).unwrap();
    session.set_tag(daily::TAG, date);
    History::new(session)
}

/// A game of Living Keep against the program.
pub(crate) fn duel(mode: &str, seed: u64, program: &str) -> History {
    let game = underdeck_catalogue::find("living-keep").unwrap();
    let deal = game.deal(&[("mode".into(), mode.into())], seed).unwrap();
    let mut session = underdeck_play::start(game, &deal.code).unwrap();
    if !program.is_empty() {
        program.parse::<BotOpponent>().unwrap().sit(session.as_mut()).unwrap();
    }
    History::new(session)
}

/// A game on a screen, saved in its own file.
pub(crate) struct TestApp {
    pub(crate) app: App,
    pub(crate) screen: Terminal<TestBackend>,
    pub(crate) folder: tempfile::TempDir,
}

impl TestApp {
    pub(crate) fn at(game: &Game, options: &[(&str, &str)], seed: u64, size: (u16, u16)) -> Self {
        Self::of(dealt(game, options, seed), "game.udr", size)
    }

    /// A game saved in a file of this name.
    pub(crate) fn of(tree: History, file: &str, size: (u16, u16)) -> Self {
        Self::set(tree, file, size, Settings::default())
    }

    /// The same with these settings.
    pub(crate) fn set(tree: History, file: &str, size: (u16, u16), mut settings: Settings) -> Self {
        let folder = tempfile::tempdir().unwrap();
        settings.motion = underdeck_home::Motion::Off;
        let mut app = App::new(Appearance::default(), settings);
        // No file can be written in a folder of this name.
        std::fs::write(folder.path().join("plain"), "").unwrap();
        app.open(Box::new(tree), SaveSlot::file(folder.path().join(file)));
        let screen = Terminal::new(TestBackend::new(size.0, size.1)).unwrap();
        let mut test = Self { app, screen, folder };
        test.draw();
        test
    }

    /// The screen as text.
    pub(crate) fn draw(&mut self) -> String {
        self.screen.draw(|frame| self.app.draw(frame.buffer_mut(), Instant::now())).unwrap();
        let buffer = self.screen.backend().buffer();
        let width = usize::from(buffer.area.width);
        let lines = buffer.content.chunks(width).map(|line| {
            let text: String = line.iter().map(ratatui::buffer::Cell::symbol).collect();
            text.trim_end().to_owned()
        });
        lines.collect::<Vec<_>>().join("\n")
    }

    pub(crate) fn key(&mut self, code: KeyCode) {
        self.app.handle(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    }

    /// Presses a letter with the control key.
    pub(crate) fn control(&mut self, letter: char) {
        self.app.handle(&Event::Key(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL)));
    }

    /// Types keys, and returns the screen after them.
    pub(crate) fn types(&mut self, keys: &str) -> String {
        for c in keys.chars() {
            self.key(match c {
                '\n' => KeyCode::Enter,
                '\t' => KeyCode::Tab,
                c => KeyCode::Char(c),
            });
            self.answered();
        }
        self.draw()
    }

    /// Waits for the job at work, if there is one.
    pub(crate) fn answered(&mut self) {
        while self.app.is_waiting() {
            std::thread::yield_now();
            self.draw();
        }
    }

    pub(crate) fn session(&self) -> &dyn Session {
        self.app.session().unwrap()
    }

    /// The number of moves made.
    pub(crate) fn ply(&self) -> usize {
        self.session().ply()
    }

    /// Checks that the screen has these words.
    #[track_caller]
    pub(crate) fn shows(&mut self, words: &[&str]) {
        let screen = self.draw();
        for words in words {
            assert!(screen.contains(words), "no {words:?} on\n{screen}");
        }
    }

    /// Opens another game on this screen.
    pub(crate) fn open(&mut self, tree: History, file: &str) {
        self.app.open(Box::new(tree), SaveSlot::file(self.folder.path().join(file)));
    }

    pub(crate) fn press(&mut self, keys: &[KeyCode]) {
        keys.iter().for_each(|key| self.key(*key));
    }
}
