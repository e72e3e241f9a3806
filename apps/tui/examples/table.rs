//! The full-screen table by itself: `table` is Home, `table GAME SEED` a new game, `table physical GAME` one with real cards,
//! `table replay FILE` a record.

use std::rc::Rc;

use serde_json::Value;
use underdeck_catalogue::DealInfo;
use underdeck_game::{About, GameInfo, Message, MoveError, Outcome, Refusal, Seat, Table, Term};
use underdeck_home::{Error, SaveSlot};
use underdeck_play::{Hint, History, Played, Replayer, RuleExplanation, Session};
use underdeck_record::Record;
use underdeck_tui::Start;

fn main() -> Result<(), Error> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let left = underdeck_tui::run(match words.as_slice() {
        [] => Start::Home,
        ["replay", file] => {
            let file = std::path::Path::new(file);
            let record = underdeck_home::parse(file, &underdeck_home::read(file)?)?;
            Start::Replay(Box::new(Replayer::of(record)?))
        }
        ["campaign", game, name] => {
            Start::Campaign { game: underdeck_catalogue::find(game)?, name: (*name).to_owned(), chapter: None }
        }
        // A test checks that the terminal is restored.
        ["panic"] => Start::Play {
            tree: Box::new(broken()?),
            place: SaveSlot::file(std::env::temp_dir().join("underdeck-broken.udr")),
        },
        ["physical", game] => {
            let game = underdeck_catalogue::find(game)?;
            let deal = game.deal(&[], 1)?;
            let place = SaveSlot::home(underdeck_home::new_unfinished(deal.game, &deal.code)?);
            Start::Play { tree: Box::new(History::new(underdeck_play::start_physical(game, &deal.code)?)), place }
        }
        [game, seed, options @ ..] => {
            let game = underdeck_catalogue::find(game)?;
            let options: Vec<(String, String)> = options
                .iter()
                .filter_map(|it| it.split_once('='))
                .map(|(key, value)| (key.into(), value.into()))
                .collect();
            let deal = game.deal(&options, seed.parse().unwrap_or(1))?;
            let place = SaveSlot::home(underdeck_home::new_unfinished(deal.game, &deal.code)?);
            Start::Play { tree: Box::new(History::new(underdeck_play::start(game, &deal.code)?)), place }
        }
        _ => {
            return Err(Error::Usage(
                "table [GAME SEED [KEY=VALUE]… | physical GAME | replay FILE | campaign GAME NAME]".into(),
            ));
        }
    })?;
    if matches!(left, underdeck_tui::Left::ForLines(Some(_))) {
        println!("line mode");
    }
    Ok(())
}

/// A game that panics as soon as it is on the screen.
fn broken() -> Result<History, Error> {
    let game = underdeck_catalogue::games()[0];
    Ok(History::new(Box::new(Broken(underdeck_play::start(game, &game.deal(&[], 1)?.code)?))))
}

struct Broken(Box<dyn Session>);

impl Session for Broken {
    fn info(&self) -> &'static GameInfo {
        self.0.info()
    }
    fn deal(&self) -> DealInfo {
        self.0.deal()
    }
    fn seat(&self) -> Seat {
        self.0.seat()
    }
    fn last_seat(&self) -> Option<Seat> {
        self.0.last_seat()
    }
    fn is_shared(&self) -> bool {
        self.0.is_shared()
    }
    fn table(&self) -> Rc<Table> {
        self.0.table()
    }
    fn table_of(&self, seat: Seat) -> Rc<Table> {
        self.0.table_of(seat)
    }
    fn about(&self, place: &underdeck_game::Place) -> Option<About> {
        self.0.about(place)
    }
    fn glossary(&self) -> &'static [Term] {
        self.0.glossary()
    }
    fn tables(&self) -> Option<Message> {
        self.0.tables()
    }
    fn reference(&self) -> &'static str {
        self.0.reference()
    }
    fn view(&self) -> Value {
        self.0.view()
    }
    fn state(&self) -> Value {
        self.0.state()
    }
    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }
    fn moves(&self) -> Vec<String> {
        self.0.moves()
    }
    fn played(&self, n: usize) -> Option<&Played> {
        self.0.played(n)
    }
    fn is_only_move(&self, n: usize) -> bool {
        self.0.is_only_move(n)
    }
    fn play(&mut self, typed: &str) -> Result<Played, MoveError> {
        self.0.play(typed)
    }
    fn undo(&mut self) -> Option<String> {
        self.0.undo()
    }
    fn informed(&self) -> bool {
        panic!("a panic on purpose");
    }
    fn would_inform_back_to(&self, ply: usize) -> bool {
        self.0.would_inform_back_to(ply)
    }
    fn hint(&self) -> Option<Hint> {
        self.0.hint()
    }
    fn why(&self, typed: Option<&str>) -> Result<Option<RuleExplanation>, MoveError> {
        self.0.why(typed)
    }
    fn refused(&self, picked: &[underdeck_game::Place], at: &[underdeck_game::Place]) -> Option<(String, Refusal)> {
        self.0.refused(picked, at)
    }
    fn record(&self) -> Record {
        self.0.record()
    }
    fn tag(&self, name: &str) -> Option<&str> {
        self.0.tag(name)
    }
    fn set_tag(&mut self, name: &str, value: &str) {
        self.0.set_tag(name, value);
    }
}
