//! A game in line mode: reading lines, applying commands, showing the table.

use std::io::{self, Write};
use std::rc::Rc;

use underdeck_chronicle::{can_be_won, could_be_won, deal_note, is_chosen};
use underdeck_game::{Message, MoveError, PlayError, Table, say};
use underdeck_home::Settings;
use underdeck_home::luck::elapsed;
use underdeck_play::{
    Actor, CardReading, Command, CommandRefusal, Confirmation, Context, Cost, Delta, Forced, History, Input, Meant,
    NEVER, Played, Replayer, which_card,
};

use super::coach::CoachEye;
use super::handover::{Handover, Stage};
use super::inspect::{self, numbered, refused};
use super::line_command::LineCommand;
use super::questions::{self, Question};
use super::saving::Saving;
use super::{OpenGame, Style, aside, ending, entering, guided, is_no, is_yes, lines};
use crate::failure::Failure;
use crate::say::{self, STRONG, SpokenOutput, width, wrap};
use crate::words;

/// A game in line mode, with its file and the player's output.
pub(super) struct LineGame<W> {
    history: History,
    saving: Saving,
    style: Style,
    settings: Settings,
    out: SpokenOutput<W>,
    /// The table shown last; numbers refer to its offers.
    table: Rc<Table>,
    handover: Handover,
    /// The story, if this is a chapter of a campaign.
    story: Option<String>,
    /// The open question; the next line answers it.
    question: Option<Question>,
    /// The coach's eye, while it is open.
    eye: Option<CoachEye>,
}

/// The next step of the program after a line.
pub(super) enum Next {
    /// Reads another line.
    Read,
    /// Leaves the game.
    Leave,
    /// Changes to another game.
    Change(Box<OpenGame>),
    /// Steps through a record, then returns to the game.
    Replay(Box<Replayer>),
}

impl<W: Write> LineGame<W> {
    pub(super) fn new(game: OpenGame, style: Style, settings: Settings, out: W) -> Self {
        let OpenGame { session, slot, story } = game;
        let out = SpokenOutput::new(out, say::is_aloud(&settings), style.asks);
        let history = History::new(session);
        let table = words::final_last(history.session().table());
        let eye = history.has_eye().then(CoachEye::default);
        let (saving, handover) = (Saving::new(slot), Handover::new());
        Self { history, saving, style, settings, out, table, handover, story, question: None, eye }
    }

    /// Introduces the game and shows the table.
    pub(super) fn welcome(&mut self) -> io::Result<()> {
        let session = self.history.session();
        let (info, deal) = (session.info(), words::deal_of(session));
        let game = format!("{STRONG}{}{STRONG:#}", info.title);
        writeln!(self.out, "{}", say!(LINE_WELCOME, game, designer = info.designer, deal))?;
        let record = session.record();
        if let Some(fact) = deal_note(&record) {
            writeln!(self.out, "{fact}")?;
        }
        if session.ply() == 0 && is_chosen(&record) {
            writeln!(self.out, "{}", wrap(&say!(LINE_DEAL_CHOSEN), "", "", width()))?;
        }
        if session.is_physical() {
            writeln!(self.out, "{}", wrap(&say!(LINE_TYPE_CARDS), "", "", width()))?;
        }
        let so_far = (session.ply() > 0).then(|| say!(LINE_RESUMED, n = session.ply()));
        let how = Message::join(so_far.into_iter().chain([say!(LINE_TYPE_MOVE)]), " ");
        writeln!(self.out, "{how}\n")?;
        if let Some(story) = &self.story {
            writeln!(self.out, "{story}")?;
        }
        if self.history.has_private_tables() {
            return self.hide(Stage::Hidden);
        }
        self.play_program()?;
        guided::introduce(self.history.session(), &mut self.out)?;
        if self.history.session().ply() == 0 {
            write!(self.out, "{}", words::introduced(&self.table))?;
        } else if self.style.brief {
            write!(self.out, "{}", words::glance(&self.table))?;
        }
        self.show(self.style.brief)
    }

    /// The command that resumes the game once it is saved.
    pub(super) fn resume_hint(&self) -> String {
        self.saving.slot.resume_hint(&self.history)
    }

    /// Prints what the coach's eye sees, if it is open, and the prompt, if a player can answer.
    pub(super) fn prompt(&mut self) -> io::Result<()> {
        if let Some(value) = CoachEye::report(&mut self.eye, &mut self.history) {
            writeln!(self.out, "{value}")?;
        }
        if self.style.asks {
            write!(self.out, "> ")?;
        }
        self.out.flush()
    }

    /// Ends the prompt's line at the end of the input.
    pub(super) fn end_prompt(&mut self) -> io::Result<()> {
        if self.style.asks { writeln!(self.out) } else { Ok(()) }
    }

    /// Saves the game on leaving, and prints where.
    pub(super) fn leave(&mut self) -> Result<(), Failure> {
        self.saving.leave(&mut self.history, self.style.asks, &self.settings, &mut self.out)
    }

    /// Carries out a line.
    pub(super) fn handle_line(&mut self, line: &str) -> Result<Next, Failure> {
        let quits = matches!(LineCommand::read(line, |_| false), LineCommand::Quit);
        if self.handover.is_pending() && !quits {
            if self.handover.advance(self.history.session().seat(), &mut self.out)? {
                self.end_handover()?;
            }
            return Ok(Next::Read);
        }
        if let Some(question) = self.question.take()
            && let Some(next) = self.answer_question(question, line, quits)?
        {
            return Ok(next);
        }
        match self.read(line) {
            LineCommand::Quit => return Ok(Next::Leave),
            LineCommand::Nothing if self.is_over() => return Ok(Next::Leave),
            command @ (LineCommand::Number(_) | LineCommand::Move(_)) => {
                self.make_move(command)?;
                return Ok(self.after_a_move());
            }
            LineCommand::Correct(words) => {
                self.correct(words)?;
                return Ok(self.after_a_move());
            }
            LineCommand::Open(number) => match aside::open(number)? {
                Ok(game) => return Ok(Next::Change(Box::new(game))),
                Err(message) => writeln!(self.out, "{message}")?,
            },
            LineCommand::Again => {
                return Ok(Next::Change(Box::new(aside::again(self.history.session(), &self.settings)?)));
            }
            LineCommand::New(game) => {
                let session = self.history.session();
                let next = match (game, session.sequel()) {
                    // After a physical game the next one is physical too, by the same house rules.
                    (None, _) if session.is_physical() => aside::again(session, &self.settings)?,
                    (None, Some(options)) => aside::begin_with(session.info().id, &options, &self.settings)?,
                    (game, _) => aside::begin(game.unwrap_or(session.info().id), &self.settings)?,
                };
                return Ok(Next::Change(Box::new(next)));
            }
            LineCommand::Go(number) => self.submit(Command::Go(number))?,
            LineCommand::Solve if self.is_over() => return self.solve_finished(),
            LineCommand::Solve => self.submit(Command::Peek)?,
            LineCommand::Eye => self.submit(Command::Eye)?,
            LineCommand::Guide(words) => {
                if let Some(spelling) = guided::handle(&mut self.history, words, &mut self.out)? {
                    self.make_move(LineCommand::Move(&spelling))?;
                }
                self.save();
            }
            LineCommand::Undo => self.submit(Command::Undo { turns: 1 })?,
            LineCommand::Redo => self.submit(Command::Redo)?,
            LineCommand::Comment(Some(words)) => self.submit(Command::Comment(words.to_owned()))?,
            LineCommand::Save(file) => self.saving.save_copy(&mut self.history, file, &mut self.out)?,
            LineCommand::Settings(words) => {
                aside::set(&mut self.settings, words, &mut self.out)?;
                self.out.set_in_words(say::is_aloud(&self.settings))?;
            }
            LineCommand::Brief => {
                self.style.brief = true;
                writeln!(self.out, "{}", say!(LINE_BRIEF))?;
            }
            LineCommand::Full => {
                self.style.brief = false;
                self.show(false)?;
            }
            command => self.inspect(command)?,
        }
        Ok(Next::Read)
    }

    /// Takes a line as the answer to a question; `None` if it is another command.
    fn answer_question(&mut self, question: Question, line: &str, quits: bool) -> Result<Option<Next>, Failure> {
        let answer = line.to_lowercase();
        let is_yes = is_yes(&answer);
        match question {
            Question::Confirm(command) if is_yes || self.repeats(line, &command) => self.apply(command)?,
            Question::Agree(command, of) if !quits => {
                match is_yes {
                    true => self.apply(command)?,
                    false => {
                        writeln!(self.out, "{}", say!(UNDO_NOT_AGREED, seat = of.0 + 1))?;
                        self.hide(Stage::Hidden)?;
                    }
                }
                return Ok(Some(Next::Read));
            }
            // `queen`, then `spades`.
            Question::WhichCard(first) if entering::is_card(&format!("{first} {line}"), self.history.session()) => {
                self.enter(&format!("{first} {line}"))?;
            }
            // `equip jack`, then `clubs`.
            Question::WhichMove(first) if self.history.session().why(Some(&format!("{first} {line}"))).is_ok() => {
                self.submit(Command::Play(format!("{first} {line}")))?;
            }
            Question::RightEntry(wrong)
                if !line.is_empty() && matches!(self.read(line), LineCommand::Number(_) | LineCommand::Move(_)) =>
            {
                self.correct_to(&wrong, line)?;
            }
            _ if answer.is_empty() || is_no(&answer) => {
                writeln!(self.out, "{}", say!(LINE_UNCHANGED))?;
                return Ok(Some(Next::Read));
            }
            _ => return Ok(None),
        }
        Ok(Some(self.after_a_move()))
    }

    /// Answers a command that only shows something.
    fn inspect(&mut self, command: LineCommand<'_>) -> Result<(), Failure> {
        let (session, table) = (self.history.session(), &self.table);
        match command {
            LineCommand::Hint => {
                let hint = inspect::hint(session, table);
                // The record notes the hint before the player sees it; a refused hint is the sentence that there is none.
                if self.history.apply(Command::Hint, self.context()).is_ok() {
                    self.save();
                }
                write!(self.out, "{hint}")?;
            }
            LineCommand::Why(None) if session.is_others_move() => writeln!(self.out, "{}", say!(OTHERS_MOVE))?,
            LineCommand::About(named) => write!(self.out, "{}", inspect::about(session, table, named))?,
            LineCommand::Tree | LineCommand::Branches if !session.is_shared() => {
                writeln!(self.out, "{}", say!(HIDDEN_VARIATIONS))?
            }
            LineCommand::Tree => write!(self.out, "{}", lines::tree(&self.history))?,
            LineCommand::Branches => write!(self.out, "{}", lines::branches(&self.history))?,
            LineCommand::Comment(_) => write!(self.out, "{}", lines::comments(&self.history))?,
            LineCommand::Story => match &self.story {
                Some(story) => writeln!(self.out, "{story}")?,
                None => writeln!(self.out, "{}", say!(NO_STORY))?,
            },
            LineCommand::Card => write!(self.out, "{}", aside::card(&self.history.record(), &self.settings))?,
            LineCommand::Games => write!(self.out, "{}", aside::games(self.saving.slot.path())?)?,
            LineCommand::Stats => write!(self.out, "{}", aside::statistics(session.info().id)?)?,
            LineCommand::Daily => write!(self.out, "{}", words::days(&underdeck_home::daily::all()?))?,
            LineCommand::Help => writeln!(self.out, "{}", say!(LINE_HELP))?,
            command => {
                let answer = inspect::answer(command, table, Some(session)).unwrap_or_default();
                write!(self.out, "{answer}")?;
            }
        }
        Ok(())
    }

    fn read<'a>(&self, line: &'a str) -> LineCommand<'a> {
        entering::read(line, self.history.session(), &self.table.offers)
    }

    /// Whether a line gives this command again.
    fn repeats(&self, line: &str, command: &Command) -> bool {
        match (command, LineCommand::read(line, |_| false)) {
            (Command::Play(spelling), _) => {
                let number = line.parse().ok().and_then(|n| numbered(&self.table.offers, n).ok());
                number.map_or_else(|| line.eq_ignore_ascii_case(spelling), |offer| offer.spelling == *spelling)
            }
            (Command::Undo { .. }, LineCommand::Undo)
            | (Command::Peek, LineCommand::Solve)
            | (Command::Eye, LineCommand::Eye) => true,
            (Command::Go(number), LineCommand::Go(again)) => *number == again,
            _ => false,
        }
    }

    /// Leaves a game that is over if no player can look back at it.
    fn after_a_move(&self) -> Next {
        if self.is_over() && !self.style.asks { Next::Leave } else { Next::Read }
    }

    fn is_over(&self) -> bool {
        self.history.session().outcome().is_some()
    }

    fn save(&mut self) {
        self.saving.save(&mut self.history);
    }

    fn make_move(&mut self, command: LineCommand<'_>) -> io::Result<()> {
        let spelling = match command {
            LineCommand::Number(n) => match numbered(&self.table.offers, n) {
                Ok(offer) => offer.spelling.clone(),
                Err(reason) => return writeln!(self.out, "{}", say!(LINE_NO, reason)),
            },
            LineCommand::Move(text) => text.to_owned(),
            _ => return Ok(()),
        };
        if self.history.session().asked().is_some() {
            return self.enter(&spelling);
        }
        match self.history.meant(&spelling) {
            Meant::Moves(moves) => match moves.as_slice() {
                [only] if only.finality.is_open() => self.submit(Command::Play(only.spelling.clone())),
                moves => {
                    let moves: Vec<String> = moves.iter().map(|offer| offer.spelling.clone()).collect();
                    self.ask_which(spelling, &moves)
                }
            },
            Meant::Walk(moves) => self.submit(Command::Travel(moves)),
            Meant::Refused(reason) => writeln!(self.out, "{}", say!(LINE_REFUSED, reason)),
            Meant::Typed => self.submit(Command::Play(spelling)),
        }
    }

    /// The source of the commands: a player at a terminal can be asked; a pipe is taken at its word.
    const fn input(&self) -> Input {
        if self.style.asks { Input::Person { confirm: self.settings.confirm } } else { Input::Script }
    }

    /// The context of a command. The program's answer is not part of it: [`play_program`](Self::play_program) follows once the turn
    /// is printed, because the program may take its time.
    const fn context(&self) -> Context {
        Context::screen(self.input().forced(self.settings.forced))
    }

    /// Applies a command, but asks first if it costs something.
    fn submit(&mut self, command: Command) -> io::Result<()> {
        let Some(asked) = self.history.confirm(&command, self.input(), Actor::Screen) else {
            return self.apply(command);
        };
        if let Confirmation { cost: Cost::Agreement { by, of, informs }, .. } = asked {
            // The other player comes to the screen, so it shows neither table.
            self.out.flush()?;
            say::clear()?;
            self.question = Some(Question::Agree(command, of));
            return writeln!(self.out, "{}", questions::agreement(by, of, informs));
        }
        let (question, command) = questions::confirmation(asked, command);
        self.question = Some(Question::Confirm(command));
        writeln!(self.out, "{}", wrap(&question, "", "", width()))
    }

    /// Applies a command without asking, and shows what it changed.
    fn apply(&mut self, command: Command) -> io::Result<()> {
        match command {
            Command::Peek => return self.peek(),
            Command::Eye => {
                let context = self.context();
                let message = CoachEye::toggle(&mut self.eye, &mut self.history, context);
                self.save();
                return writeln!(self.out, "{message}");
            }
            _ => {}
        }
        let context = Context { actor: self.history.actor(&command, self.input().confirmed()), ..self.context() };
        match self.history.apply(command.clone(), context) {
            // Both players are at the screen.
            Ok(_) if context.actor == Actor::Everyone => {
                self.save();
                writeln!(self.out, "{}", say!(UNDONE))?;
                self.hide(Stage::Hidden)
            }
            Ok(delta) => self.print_delta(&command, delta),
            Err(CommandRefusal::AlreadyThere) => self.print_delta(&command, Delta::default()),
            Err(CommandRefusal::Move(MoveError { error: PlayError::Several(moves), .. })) => {
                let typed = if let Command::Play(typed) = command { typed } else { String::new() };
                self.ask_which(typed, &moves)
            }
            Err(refusal) => writeln!(self.out, "{}", refused(&refusal)),
        }
    }

    /// Asks which of these moves a typed text means.
    fn ask_which(&mut self, typed: String, moves: &[String]) -> io::Result<()> {
        self.question = Some(Question::WhichMove(typed));
        write!(self.out, "{}", inspect::which(&self.table, moves))
    }

    fn print_delta(&mut self, command: &Command, delta: Delta) -> io::Result<()> {
        let result = match command {
            Command::Undo { .. } => say!(UNDONE_MOVE, move = delta.undone.join(", ")),
            Command::Go(_) => inspect::here(&self.history),
            Command::Comment(_) => say!(LINE_COMMENT_SAVED),
            _ => {
                self.queue_news(&delta.own);
                return self.print_moves(&delta.own, !matches!(command, Command::Travel(_)));
            }
        };
        self.save();
        writeln!(self.out, "{result}")?;
        if command.is_note() {
            return Ok(());
        }
        self.note_informed(delta.informs)?;
        self.play_program()?;
        writeln!(self.out)?;
        self.show(self.style.brief)
    }

    fn note_informed(&mut self, informs: bool) -> io::Result<()> {
        if !informs {
            return Ok(());
        }
        writeln!(self.out, "{}", say!(LINE_MARKED_PEEKED))
    }

    /// Says whether the running game can still be won. The record is marked first.
    fn peek(&mut self) -> io::Result<()> {
        let answer = match self.history.check(&Command::Peek, Actor::Screen) {
            Ok(()) => can_be_won(&self.history).find(&NEVER),
            Err(refusal) => return writeln!(self.out, "{}", refused(&refusal)),
        };
        match answer.map(|answer| answer.show(&mut self.history)) {
            Ok(Ok(words)) => {
                self.save();
                writeln!(self.out, "{words}")
            }
            Ok(Err(refusal)) => writeln!(self.out, "{}", refused(&refusal)),
            Err(why) => writeln!(self.out, "{}", say!(PEEK_NONE, why)),
        }
    }

    /// Says whether the finished game could have been won, and steps through how.
    fn solve_finished(&mut self) -> Result<Next, Failure> {
        let record = self.history.record();
        let answer = could_be_won(&self.history).find(&NEVER);
        let solved =
            match answer.and_then(|answer| answer.show(&mut self.history).map_err(|refusal| refusal.to_string())) {
                Ok(solved) => solved,
                Err(why) => {
                    writeln!(self.out, "{}", say!(PEEK_NONE, why))?;
                    return Ok(Next::Read);
                }
            };
        self.save();
        solved.words.iter().try_for_each(|words| writeln!(self.out, "{words}"))?;
        let Some(line) = solved.line else { return Ok(Next::Read) };
        let mut replay = Replayer::of(record)?;
        if !self.style.asks {
            return Ok(writeln!(self.out, "{}", say!(LINE_SOLUTION, line = line.join("; "))).map(|()| Next::Read)?);
        }
        let first = replay.add_line(&line, &say!(SOLVER_SAYS));
        first.map(|first| replay.go(first));
        writeln!(self.out, "{}\n", say!(LINE_SOLUTION_BEGINS))?;
        self.out.flush()?;
        Ok(Next::Replay(Box::new(replay)))
    }

    /// Enters a card or a roll; if the text fits several cards, asks which.
    fn enter(&mut self, text: &str) -> io::Result<()> {
        let Some(asked) = self.history.session().asked() else { return self.submit(Command::Play(text.to_owned())) };
        if let Some(CardReading::Several(cards)) = asked.read_card(text) {
            self.question = Some(Question::WhichCard(text.to_owned()));
            let question = which_card(text, &cards);
            let is_q = text.eq_ignore_ascii_case("q");
            return writeln!(self.out, "{}", if is_q { say!(LINE_QUIT_LEAVES, question) } else { question });
        }
        // An entry is no choice, so no forced moves follow it.
        match self.history.apply(Command::Play(text.to_owned()), Context::screen(Forced::Off)) {
            Ok(delta) => self.print_moves(&delta.own, false),
            Err(CommandRefusal::Move(error)) => {
                writeln!(self.out, "{}", entering::refusal(text, &error.error, &asked.answers))
            }
            Err(refusal) => writeln!(self.out, "{}", say!(LINE_NO, reason = refusal.said())),
        }
    }

    /// Corrects an entry: `7D 8D`, or `7D` alone, after which it asks for the right one.
    fn correct(&mut self, words: Option<&str>) -> io::Result<()> {
        let Some(words) = words else { return writeln!(self.out, "{}", say!(LINE_CORRECT_HELP)) };
        match self.history.read_correction(words) {
            Ok((wrong, "")) => {
                writeln!(self.out, "{}", say!(LINE_CORRECT_ASK, wrong))?;
                self.question = Some(Question::RightEntry(wrong.to_owned()));
                Ok(())
            }
            Ok((wrong, right)) => self.correct_to(wrong, right),
            Err(reason) => writeln!(self.out, "{}", say!(LINE_NO, reason)),
        }
    }

    /// Replaces a wrong entry, and prints the effect on later entries.
    fn correct_to(&mut self, wrong: &str, right: &str) -> io::Result<()> {
        let command = Command::Correct { wrong: wrong.to_owned(), right: right.to_owned() };
        let delta = match self.history.apply(command, self.context()) {
            Ok(delta) => delta,
            Err(refusal) => return writeln!(self.out, "{}", say!(LINE_NO, reason = refusal.said())),
        };
        self.save();
        for message in self.history.corrected().iter().flat_map(|corrected| corrected.said()) {
            writeln!(self.out, "{message}")?;
        }
        self.note_informed(delta.informs)?;
        writeln!(self.out)?;
        self.show(self.style.brief)
    }

    /// Queues for the other seats what they may know of moves.
    fn queue_news(&mut self, moves: &[Played]) {
        let is_over = self.is_over();
        for played in moves.iter().filter(|_| self.history.program().is_none()) {
            // Both players read the effects of the last move of a game.
            let is_news = |line: &&Message| !(is_over && played.told.contains(line));
            let news: Vec<Message> = played.overheard.iter().filter(is_news).cloned().collect();
            self.handover.queue_news(played.seat, &news);
        }
    }

    /// Saves the game, prints the effects of moves and whether those after the first are forced, and shows what comes next.
    fn print_moves(&mut self, moves: &[Played], forced: bool) -> io::Result<()> {
        self.save();
        if !self.history.session().is_shared() && self.is_over() {
            self.handover.take_all_news().iter().try_for_each(|line| writeln!(self.out, "{line}"))?;
        }
        for (n, played) in moves.iter().enumerate() {
            // The prompt below says how the game ended, as the last line does.
            let ends = usize::from(self.is_over() && n + 1 == moves.len());
            let mut told = played.told.iter().take(played.told.len().saturating_sub(ends));
            match told.next() {
                Some(first) if n > 0 && forced => {
                    writeln!(self.out, "{}", say!(LINE_FORCED, move = &played.offer.spelling, event = first))?;
                }
                first => {
                    writeln!(self.out, "{STRONG}{}{STRONG:#}", played.offer.spelling)?;
                    first.into_iter().try_for_each(|line| writeln!(self.out, "{line}"))?;
                }
            }
            told.try_for_each(|line| writeln!(self.out, "{line}"))?;
        }
        self.play_program()?;
        writeln!(self.out)?;
        if self.history.is_others_move() {
            return self.hide(Stage::Leaving);
        }
        self.show(self.style.brief)
    }

    /// Lets the program play its seat, and prints what the player may know of it.
    fn play_program(&mut self) -> io::Result<()> {
        if !self.history.is_programs_turn() {
            return Ok(());
        }
        self.out.flush()?;
        let answered = self.history.answer(Some(elapsed), &NEVER);
        self.save();
        self.history.visible_effects(&answered).iter().try_for_each(|line| writeln!(self.out, "{line}"))
    }

    /// Hides the table before another seat decides. In a pipe, names that seat and shows its table at once.
    fn hide(&mut self, stage: Stage) -> io::Result<()> {
        let next = self.history.session().seat();
        if !self.style.asks {
            writeln!(self.out, "{STRONG}{}{STRONG:#}", say!(SEAT_PLAYER, seat = next.0 + 1))?;
            return self.end_handover();
        }
        self.handover.hide(stage, next, &mut self.out)
    }

    /// Shows the seat to decide the news for it, and its table.
    fn end_handover(&mut self) -> io::Result<()> {
        self.handover.show(self.history.session().seat(), &mut self.out)?;
        self.show(self.style.brief)
    }

    /// Shows the table, the prompt and the moves.
    pub(super) fn show(&mut self, brief: bool) -> io::Result<()> {
        self.table = words::final_last(self.history.session().table());
        if !brief {
            let aloud = say::is_aloud(&self.settings);
            write!(self.out, "{}", if aloud { words::glance(&self.table) } else { words::drawn(&self.table) })?;
        }
        writeln!(self.out, "{STRONG}{}{STRONG:#}", self.table.prompt)?;
        let is_over = self.is_over();
        if is_over {
            guided::print_step(self.history.session(), &mut self.out)?;
            ending::print(&self.history, &mut self.out)?;
            if self.style.asks {
                return writeln!(self.out, "{}", ending::next(self.history.session().is_physical()));
            }
        }
        write!(self.out, "{}", words::list_offers(&self.table.offers, false))?;
        if is_over { Ok(()) } else { guided::print_step(self.history.session(), &mut self.out) }
    }
}
