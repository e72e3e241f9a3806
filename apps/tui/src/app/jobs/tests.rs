use std::sync::atomic::Ordering;
use std::sync::mpsc::{Sender, channel};
use std::thread::yield_now;

use crossterm::event::{KeyModifiers, MouseEvent};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use underdeck_home::{SaveSlot, Settings};
use underdeck_play::History;

use super::*;
use crate::view::dock::Tone;

/// A game after one move on a screen.
struct Shown {
    app: App,
    screen: Terminal<TestBackend>,
    _folder: tempfile::TempDir,
}

impl Shown {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let game = underdeck_catalogue::games()[0];
        let tree = History::new(underdeck_play::start(game, &game.deal(&[], 7).unwrap().code).unwrap());
        let mut app = App::new(Appearance::default(), Settings::default());
        app.open(Box::new(tree), SaveSlot::file(folder.path().join("game.udr")));
        let first = app.session().unwrap().table().offers[0].spelling.clone();
        app.play(&first);
        let mut shown = Self { app, screen: Terminal::new(TestBackend::new(80, 24)).unwrap(), _folder: folder };
        shown.draw();
        shown
    }

    fn draw(&mut self) -> String {
        self.screen.draw(|frame| self.app.draw(frame.buffer_mut(), Instant::now())).unwrap();
        let symbols = self.screen.backend().buffer().content.iter().map(ratatui::buffer::Cell::symbol);
        symbols.collect()
    }

    fn press(&mut self, code: KeyCode) {
        self.app.handle(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    }

    fn record(&self) -> String {
        self.app.games.front().unwrap().tree().record().to_string()
    }

    /// Begins a job that ends once the sender sends.
    fn ask(&mut self) -> Sender<()> {
        let (start, started) = channel::<()>();
        let work = move |_: &AtomicBool| started.recv().is_ok();
        let show = |app: &mut App, is_answered: bool| {
            assert!(is_answered);
            app.games.front_mut().unwrap().messages.show(Tone::Done, "The answer.");
            Ok(())
        };
        begin(&mut self.app, Job::new(&text::TUI_WAIT_SOLVER, work, show));
        start
    }

    fn answered(&mut self) -> String {
        while self.app.is_waiting() {
            yield_now();
            self.draw();
        }
        self.draw()
    }
}

#[test]
fn keys_typed_during_a_job_have_no_effect_then_or_later() {
    let mut shown = Shown::new();
    let (record, layers) = (shown.record(), shown.app.sheets.depth());
    let start = shown.ask();
    let screen = shown.draw();
    assert!(screen.contains("The solver is searching") && screen.contains("Esc cancels"), "{screen}");
    for key in "u?q1:mf /".chars().map(KeyCode::Char).chain([KeyCode::Enter, KeyCode::Backspace, KeyCode::Down]) {
        shown.press(key);
    }
    shown.app.handle(&Event::Paste("undo".to_owned()));
    for (column, row) in [(5, 5), (40, 12), (3, 23)] {
        let kind = MouseEventKind::Down(MouseButton::Left);
        shown.app.handle(&Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }));
    }
    assert!(shown.app.is_waiting() && !shown.app.is_done());
    start.send(()).unwrap();
    let screen = shown.answered();
    assert!(screen.contains("The answer.") && !screen.contains("The solver is searching"), "{screen}");
    assert_eq!((shown.record(), shown.app.sheets.depth()), (record, layers));
}

#[test]
fn esc_and_a_click_on_it_cancel_a_job_without_a_trace() {
    for by_mouse in [false, true] {
        let mut shown = Shown::new();
        let record = shown.record();
        let (ended, has_ended) = channel();
        let work = move |stop: &AtomicBool| {
            while !stop.load(Ordering::Relaxed) {
                yield_now();
            }
            ended.send(()).unwrap();
        };
        begin(&mut shown.app, Job::new(&text::TUI_WAIT_SOLVER, work, |_, ()| panic!("a cancelled answer was shown")));
        shown.draw();
        if by_mouse {
            let foot = shown.app.job.as_ref().unwrap().foot;
            let kind = MouseEventKind::Down(MouseButton::Left);
            let press = MouseEvent { kind, column: foot.x + 40, row: foot.y, modifiers: KeyModifiers::NONE };
            shown.app.handle(&Event::Mouse(press));
        } else {
            shown.press(KeyCode::Esc);
        }
        has_ended.recv().unwrap();
        let screen = shown.draw();
        assert!(!shown.app.is_waiting() && screen.contains("Cancelled: nothing was changed."), "{screen}");
        assert_eq!(shown.record(), record);
    }
}

#[test]
fn a_failed_job_says_so() {
    let mut shown = Shown::new();
    let fail = |_: &AtomicBool| -> () { std::panic::resume_unwind(Box::new("on purpose")) };
    begin(&mut shown.app, Job::new(&text::TUI_WAIT_SOLVER, fail, |_, ()| Ok(())));
    assert!(shown.answered().contains("No answer: the search"));
}

#[test]
fn a_game_is_marked_when_the_answer_is_shown_and_not_before() {
    let mut shown = Shown::new();
    shown.press(KeyCode::Char('p'));
    assert!(!shown.record().contains("Informed"));
    shown.press(KeyCode::Char('y'));
    shown.answered();
    assert!(shown.record().contains("[Informed \"yes\"]"), "{}", shown.record());
}
