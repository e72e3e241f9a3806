//! Two programs with one home: a game is open in one of them, and no change of either is lost.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use underdeck_home::{Error, SaveSlot, Settings};
use underdeck_play::History;

use crate::{at_home, begin, play, this_test};

/// The environment variable that makes a test the other program; its value is the action.
const OTHER: &str = "UNDERDECK_OTHER_PROGRAM";

/// Another program with the same home, which carries out one action and prints the result.
struct Other(Child);

impl Other {
    fn start(does: &str, path: &Path) -> Self {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args([this_test().as_str(), "--exact", "--nocapture"]).env(OTHER, does).env("UNDERDECK_GAME", path);
        Self(command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap())
    }

    /// The line that it prints after its work.
    fn read_line(&mut self) -> String {
        let lines = BufReader::new(self.0.stdout.as_mut().unwrap()).lines();
        lines
            .map(Result::unwrap)
            .find_map(|line| line.split_once("did: ").map(|(_, result)| result.to_owned()))
            .unwrap()
    }

    /// Ends it as a crash would.
    fn kill(mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

/// The action of the other program: it plays one more move, unless the game is open elsewhere, and waits to be killed.
fn be_the_other() -> bool {
    let Ok(does) = std::env::var(OTHER) else { return false };
    underdeck_home::run_as("the other program");
    let place = SaveSlot::home(std::env::var_os("UNDERDECK_GAME").unwrap().into());
    let opened = if does == "takes over" { place.take_over() } else { place.open() };
    let result = match opened {
        Ok(Some(record)) => {
            let mut tree = History::new(underdeck_play::resume(crate::game(), &record).unwrap());
            let hint = tree.session().hint().unwrap();
            tree.act(underdeck_play::Command::play(&hint.offer.spelling)).unwrap();
            place.save(&mut tree).map_or_else(|error| error.to_string(), |()| "saved".into())
        }
        Ok(None) => "no file".into(),
        Err(error) => error.to_string(),
    };
    println!("did: {result}");
    std::io::stdout().flush().unwrap();
    if does == "leaves" {
        place.close();
        return true;
    }
    let _ = std::io::stdin().read(&mut [0]);
    true
}

fn place(moves: usize) -> (SaveSlot, History) {
    let mut tree = History::new(play(begin(1), moves));
    let place =
        SaveSlot::home(underdeck_home::new_unfinished(crate::game().info().id, &tree.session().deal().code).unwrap());
    place.save(&mut tree).unwrap();
    (place, tree)
}

#[test]
fn a_game_is_open_in_one_program() {
    if be_the_other() {
        return;
    }
    at_home(|_| {
        underdeck_home::run_as("this program");
        let (place, mut tree) = place(3);
        let mut other = Other::start("opens", place.path());
        let refusal = other.read_line();
        assert!(refusal.contains("is open in this program (process ") && refusal.contains(" since "), "{refusal}");
        other.kill();
        place.save(&mut tree).unwrap();

        place.close();
        let mut other = Other::start("opens", place.path());
        assert_eq!(other.read_line(), "saved");
        let refused = |result: Result<_, Error>| match result {
            Err(Error::Open(holder)) => assert_eq!(holder.program, "the other program"),
            other => panic!("{other:?}"),
        };
        refused(place.open().map(drop));
        refused(place.save(&mut tree));
        assert!(place.holder().is_some());

        other.kill();
        assert!(place.holder().is_none(), "the lock dies with its program");
        let record = place.open().unwrap().unwrap();
        assert_eq!(record.moves().len(), 4, "what the other program played is there");
    });
}

#[test]
fn a_game_that_was_taken_over_is_no_longer_saved_here() {
    if be_the_other() {
        return;
    }
    at_home(|_| {
        let (place, mut tree) = place(3);
        let mut other = Other::start("takes over", place.path());
        assert_eq!(other.read_line(), "saved");
        assert!(matches!(place.save(&mut tree), Err(Error::Open(_))));
        other.kill();
        assert!(
            matches!(place.save(&mut tree), Err(Error::Open(_))),
            "its moves are not overwritten after its end either"
        );
        assert_eq!(place.open().unwrap().unwrap().moves().len(), 4);

        let mut other = Other::start("opens", place.path());
        assert!(other.read_line().contains("is open in"));
        other.kill();
    });
}

#[test]
fn settings_that_two_programs_change_are_both_kept() {
    at_home(|_| {
        let (mut one, mut two) = (Settings::load().unwrap(), Settings::load().unwrap());
        one.change("theme", "light").unwrap();
        two.change("mouse", "off").unwrap();
        let found = Settings::load().unwrap();
        assert_eq!((found.get("theme").as_deref(), found.get("mouse").as_deref()), (Some("light"), Some("false")));
        assert_eq!(two, found);
        std::thread::scope(|scope| {
            for n in 0..8 {
                let set = move || {
                    Settings::load().unwrap().change(&format!("options.keevorn.{}", OPTIONS[n % 2].0), OPTIONS[n % 2].1)
                };
                scope.spawn(move || set().unwrap());
            }
        });
        assert_eq!(Settings::load().unwrap().options_of("keevorn").len(), 2);
    });
}

const OPTIONS: [(&str, &str); 2] = [("edition", "second"), ("max_health", "30")];
