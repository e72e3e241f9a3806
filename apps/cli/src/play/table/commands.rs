//! Commands of the game: asking first what costs something, applying them, and saying what they changed.

use std::io::{self, Write};

use underdeck_chronicle::can_be_won;
use underdeck_game::Seat;
use underdeck_play::{Actor, Command, Confirmation, Context, Cost, Delta, Input, NEVER, Refusal};

use super::{Asked, AtTable};
use crate::play::asking::{here, refusal};
use crate::play::order::LineCommand;
use crate::play::secrecy::{OTHERS, Position, SECRET};
use crate::say;

/// How a question ends.
const ELSE: &str = "anything else leaves it.";

impl<W: Write> AtTable<W> {
    /// Where commands come from: somebody at a terminal can be asked, a pipe means what it sends.
    const fn input(&self) -> Input {
        if self.style.asks { Input::Person { confirm: self.settings.confirm } } else { Input::Script }
    }

    /// Applies a command, but asks first if it costs something.
    pub(super) fn submit(&mut self, command: Command) -> io::Result<()> {
        let Some(Confirmation { cost, .. }) = self.tree.confirm(&command, self.input(), Actor::Screen) else {
            return self.apply(command);
        };
        if let Cost::Agreement { by, of, informs } = cost {
            return self.ask_other(command, by, of, informs);
        }
        let (question, command) = match (cost, command) {
            (Cost::Game(offer), _) => (
                format!(
                    "`{}` ends the game. {} Type it again, or yes, to make it; {ELSE}",
                    offer.spelling, offer.effect
                ),
                Command::Play(offer.spelling),
            ),
            (Cost::Solver, command) => (
                format!(
                    "the solver knows all hidden cards and all luck to come. Asked, the record says from now on that you were \
                     informed. Type solve again, or yes, to ask it; {ELSE}"
                ),
                command,
            ),
            (Cost::Coach, command) => (
                format!(
                    "the coach says what your chance is before and after each move. The record says so, and no board takes \
                     this game. Type eye again, or yes, to let it look on; {ELSE}"
                ),
                command,
            ),
            (Cost::Informed, Command::Go(number)) => (
                format!(
                    "a move on the way showed something hidden. Taken back, the record says from now on that you were \
                     informed. Type go {number} again, or yes, to go there; {ELSE}"
                ),
                Command::Go(number),
            ),
            (Cost::Informed | Cost::Agreement { .. }, command) => (
                format!(
                    "you have seen something hidden. Taken back, the record says from now on that you were informed. Type \
                     undo again, or yes, to take it back; {ELSE}"
                ),
                command,
            ),
        };
        self.asked = Some(Asked::Sure(command));
        writeln!(self.out, "Sure: {question}")
    }

    /// Asks the other player, who comes to the screen: so it shows the table of neither.
    fn ask_other(&mut self, command: Command, by: Seat, of: Seat, informs: bool) -> io::Result<()> {
        self.out.flush()?;
        say::clear()?;
        let reveals = "It revealed something hidden, so the record will say that you were informed. ";
        writeln!(
            self.out,
            "Player {}: player {} asks to take the last move back. {}Do you agree? Type yes to take it back; {ELSE}",
            of.0 + 1,
            by.0 + 1,
            if informs { reveals } else { "" }
        )?;
        self.asked = Some(Asked::Other(command, of));
        Ok(())
    }

    /// What the other player answers. The table stays behind the curtain until the one to move opens it.
    pub(super) fn take_answer(&mut self, agrees: bool, command: Command, of: Seat) -> io::Result<()> {
        if agrees {
            return self.apply(command);
        }
        writeln!(self.out, "Player {} does not agree to take the move back.", of.0 + 1)?;
        self.close(Position::Closed)
    }

    /// Whether a line gives this command again.
    pub(super) fn repeats(&self, line: &str, command: &Command) -> bool {
        match (command, LineCommand::read(line, |_| false)) {
            (Command::Play(spelling), _) => self.means(line, spelling),
            (Command::Undo { .. }, LineCommand::Undo)
            | (Command::Peek, LineCommand::Solve)
            | (Command::Eye, LineCommand::Eye) => true,
            (Command::Go(number), LineCommand::Go(again)) => *number == again,
            _ => false,
        }
    }

    /// Applies a command without asking, and shows what it changed.
    pub(super) fn apply(&mut self, command: Command) -> io::Result<()> {
        match command {
            Command::Peek => return self.peek(),
            Command::Eye => return self.turn_eye(),
            _ => {}
        }
        let context = Context { actor: self.tree.actor(&command, self.input().confirmed()), ..self.context() };
        match self.tree.apply(command.clone(), context) {
            Ok(_) if context.actor == Actor::Everyone => self.print_agreed(),
            Ok(delta) => self.print_delta(&command, delta),
            Err(Refusal::AlreadyThere) => self.print_delta(&command, Delta::default()),
            Err(refused) => self.print_refusal(&refused),
        }
    }

    /// What follows a move: a script names each one. The program answers when the turn is printed, for it may take its time.
    pub(super) const fn context(&self) -> Context {
        Context::screen(self.input().forced(self.settings.forced))
    }

    fn print_delta(&mut self, command: &Command, delta: Delta) -> io::Result<()> {
        let what = match command {
            Command::Undo { .. } => format!("Taken back: {}", delta.undone.join(", ")),
            Command::Go(_) => here(&self.tree),
            Command::Comment(_) => "Noted.".to_owned(),
            _ => {
                self.queue_news(&delta.own);
                return self.print_moves(&delta.own);
            }
        };
        self.save();
        writeln!(self.out, "{what}")?;
        if command.is_note() {
            return Ok(());
        }
        self.print_mark(delta.informs)?;
        self.print_program_moves()?;
        writeln!(self.out)?;
        self.show(self.style.brief)
    }

    /// Both players are at the screen when they have agreed: nothing of either table is shown.
    fn print_agreed(&mut self) -> io::Result<()> {
        self.save();
        writeln!(self.out, "Taken back.")?;
        self.close(Position::Closed)
    }

    fn print_refusal(&mut self, refused: &Refusal) -> io::Result<()> {
        match refused {
            Refusal::Move(error) => {
                writeln!(self.out, "No: {}. `moves` lists what is legal, `help` the commands.", refusal(error))
            }
            Refusal::OthersMove => writeln!(self.out, "{OTHERS}"),
            Refusal::SecretLines => writeln!(self.out, "{SECRET}"),
            Refusal::AtStart => writeln!(self.out, "This is the start."),
            Refusal::NothingToRedo => writeln!(self.out, "There is no move to make again."),
            Refusal::NoPosition(number) => {
                writeln!(self.out, "No: there is no number {number} in the tree; `tree` lists them.")
            }
            Refusal::NoPeek(reason) => writeln!(self.out, "No: {}", reason.said()),
            refused => writeln!(self.out, "No: {refused}."),
        }
    }

    /// Says so if the record now says that the player was informed.
    pub(super) fn print_mark(&mut self, informs: bool) -> io::Result<()> {
        if !informs {
            return Ok(());
        }
        writeln!(self.out, "It had shown something hidden, so the record says from now on that you were informed.")
    }

    /// Says whether the running game can still be won. The record is marked first.
    fn peek(&mut self) -> io::Result<()> {
        let answer = match self.tree.check(&Command::Peek, Actor::Screen) {
            Ok(()) => can_be_won(&self.tree).find(&NEVER),
            Err(refused) => return self.print_refusal(&refused),
        };
        match answer.map(|answer| answer.show(&mut self.tree)) {
            Ok(Ok(words)) => {
                self.save();
                writeln!(self.out, "{words}")
            }
            Ok(Err(refused)) => self.print_refusal(&refused),
            Err(none) => writeln!(self.out, "The solver has no answer: {none}."),
        }
    }
}
