//! Commands of the game: asking first what costs something, applying them, and showing what they changed.

use underdeck_play::{Actor, Command, Confirmation, Context, Cost, Input, Refusal};

use super::questions::confirm;
use super::thinking::Then;
use super::{GameScreen, HandoverScreen, Mode};
use crate::texts::{fill, text};

impl GameScreen {
    /// Makes a move, and the forced moves after it. Asks first if it throws the game away.
    pub(crate) fn play(&mut self, typed: &str) {
        self.submit(Command::Play(typed.to_owned()));
    }

    /// Applies a command whose price was confirmed, or that has none, and shows what it changed.
    pub(crate) fn apply(&mut self, command: Command) {
        match command {
            Command::Play(typed) if self.task.is_some() => self.answer(&typed),
            Command::Peek => self.peek(),
            Command::Eye => self.turn_eye(),
            Command::Undo { turns } => self.undo(turns),
            Command::Redo => self.redo(),
            Command::Go(number) => self.go(number),
            command => self.play_turn(command),
        }
    }

    /// Whose commands are given here, and what follows them: the program answers beside the screen.
    pub(super) const fn context(&self) -> Context {
        Context::screen(self.forced)
    }

    fn play_turn(&mut self, command: Command) {
        let context = self.context();
        let Mode::Play(tree) = &mut self.mode else {
            self.refuse(text("replay.looking").to_owned());
            return;
        };
        match tree.apply(command, context) {
            Ok(delta) => self.hear_program(delta.into_moves(), Then::Moved),
            Err(refusal) => {
                self.was_refused = matches!(&refusal, Refusal::Move(error) if error.refusal.is_some());
                self.refuse(refusal.to_string());
            }
        }
    }

    /// Applies a command, but asks first if it costs something. The player who must agree is asked behind the curtain.
    pub(crate) fn submit(&mut self, command: Command) {
        let Mode::Play(tree) = &self.mode else { return self.apply(command) };
        match tree.confirm(&command, Input::Person { confirm: self.confirms }, Actor::Screen) {
            Some(Confirmation { cost: Cost::Agreement { by, of, informs }, .. }) => {
                self.curtain = HandoverScreen::Asking { by, of, informs, command };
            }
            Some(confirmation) => self.question = Some(confirm(confirmation, command)),
            None => self.apply(command),
        }
    }

    /// Takes moves back.
    fn undo(&mut self, turns: usize) {
        let (command, context) = (Command::Undo { turns }, self.context());
        let done = match &mut self.mode {
            Mode::Play(tree) => tree
                .apply(command.clone(), Context { actor: tree.actor(&command, Input::Confirmed), ..context })
                .ok()
                .map(|delta| fill("say.taken_back", &[("move", &delta.undone.last().map_or("", String::as_str))])),
            Mode::Replay(replay) => replay.back().then(String::new),
        };
        self.jumped(done, text("say.at_start"));
    }

    /// Makes the move that was last played from here again.
    fn redo(&mut self) {
        let context = self.context();
        let done = match &mut self.mode {
            Mode::Play(tree) => {
                let delta = tree.apply(Command::Redo, context).unwrap_or_default();
                delta.own.first().map(|played| fill("say.made_again", &[("move", &played.offer.spelling)]))
            }
            Mode::Replay(replay) => replay.forward().then(String::new),
        };
        self.jumped_and_heard(done, text("say.nothing_to_redo"));
    }

    /// Goes to the position with a number in the tree.
    pub(crate) fn go(&mut self, number: usize) {
        let context = self.context();
        let done = match &mut self.mode {
            Mode::Play(tree) => match tree.apply(Command::Go(number), context) {
                Ok(_) | Err(Refusal::AlreadyThere) => Ok(()),
                Err(refusal) => Err(refusal.to_string()),
            },
            Mode::Replay(replay) => {
                let node = replay.tree().node(number);
                node.filter(|&node| replay.go(node)).map(drop).ok_or_else(String::new)
            }
        };
        match done {
            Ok(()) => self.jumped_and_heard(Some(String::new()), ""),
            Err(words) => self.refuse(words),
        }
    }
}
