//! One game on the screen.

mod coach;
mod comparison;
mod contents;
mod cursor;
mod draw;
mod field;
mod handover;
mod input;
mod messages;
mod motion;
mod questions;
mod saving;
mod task;
#[cfg(test)]
mod tests;
mod viewport;

use std::rc::Rc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use underdeck_chronicle::{can_be_won, deal_note};
use underdeck_game::{Id, Table, say};
use underdeck_home::SaveSlot;
use underdeck_home::luck::elapsed;
use underdeck_play::{
    Actor, Command, CommandRefusal, Confirmation, Context, Cost, Forced, History, Input, PendingAnswer, Played,
    Replayer, Session,
};

use crate::sheet::Sheet;
use crate::text;
use crate::view::dock::Tone;
use coach::{Coach, Values};
pub(crate) use coach::{Progress, RunningReview};
pub(crate) use comparison::MoveComparison;
pub(crate) use contents::{button, cut_message, log, offers_here};
use cursor::Cursor;
pub(crate) use draw::draw;
use field::Field;
pub(crate) use field::{KeyResult, accept, key as field_key, name as answer_name};
use handover::Handover;
pub(crate) use handover::HandoverStep;
use messages::Messages;
use motion::Motion;
use questions::confirm;
#[cfg(test)]
pub(crate) use questions::question;
pub(crate) use questions::{delete, leave_unsaved};
use saving::Saving;
pub(crate) use task::{Task, solution, today};
use viewport::Viewport;

/// The title of the program's thoughts.
pub(crate) static PROGRAM_THINKS: &Id = &text::TUI_WAIT_PROGRAM;

/// The time for which a replay that plays by itself shows each position.
const STEP: Duration = Duration::from_millis(900);

/// Whether a game is played or replayed.
pub(crate) enum Mode {
    Play(Box<History>),
    Replay(Box<Replayer>),
}

impl Mode {
    fn session(&self) -> &dyn Session {
        match self {
            Self::Play(tree) => tree.session(),
            Self::Replay(replay) => replay.session(),
        }
    }
}

/// A chapter of a campaign.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Chapter {
    pub(crate) game: &'static str,
    pub(crate) campaign: String,
    pub(crate) title: String,
    pub(crate) story: String,
}

/// The reason why a game is on the screen.
pub(crate) enum Purpose {
    /// It is played or replayed for itself.
    Game,
    /// It is a chapter of a campaign.
    Chapter(Chapter),
    /// It is the position of a puzzle or an exercise.
    Task(Task),
}

impl Purpose {
    pub(crate) const fn chapter(&self) -> Option<&Chapter> {
        if let Self::Chapter(chapter) = self { Some(chapter) } else { None }
    }

    pub(crate) const fn task(&self) -> Option<&Task> {
        if let Self::Task(task) = self { Some(task) } else { None }
    }
}

/// The function that shows the result of a job on the screen that asked for it.
type Show = Box<dyn FnOnce(&mut GameScreen) + Send>;

/// Work for the game at the front on another thread. Its result is dropped once its flag is set.
pub(crate) struct ScreenJob {
    pub(crate) title: &'static Id,
    pub(crate) work: Box<dyn FnOnce(&AtomicBool) -> Show + Send>,
}

impl ScreenJob {
    fn new<F: FnOnce(&mut GameScreen) + Send + 'static>(
        title: &'static Id,
        work: impl FnOnce(&AtomicBool) -> F + Send + 'static,
    ) -> Self {
        Self { title, work: Box::new(move |stop| Box::new(work(stop))) }
    }
}

/// The requests of a game to the app, which takes them over after each event, and the settings that decide them.
pub(crate) struct Pending {
    /// The question to the player.
    pub(crate) question: Option<Sheet>,
    /// The work on another thread.
    pub(crate) job: Option<ScreenJob>,
    /// Whether the last move ended the game, whose end is not shown yet.
    pub(crate) has_just_ended: bool,
    /// Whether forced moves are played automatically.
    pub(crate) forced: Forced,
    /// Whether a command that costs something is confirmed first.
    pub(crate) confirms: bool,
}

/// The event that the program's answer follows.
enum After {
    /// A turn, or the start of a game.
    Turn,
    /// A jump in the tree, and its message.
    Jump(String),
}

/// A game on the screen.
pub(crate) struct GameScreen {
    pub(crate) mode: Mode,
    pub(crate) purpose: Purpose,
    /// The table that is shown.
    pub(crate) table: Rc<Table>,
    /// The field for a card or a roll of a game with real cards.
    pub(crate) field: Field,
    pub(crate) viewport: Viewport,
    pub(crate) cursor: Cursor,
    pub(crate) motion: Motion,
    pub(crate) messages: Messages,
    pub(crate) saving: Saving,
    pub(crate) coach: Coach,
    pub(crate) handover: Handover,
    pub(crate) pending: Pending,
}

impl GameScreen {
    /// A game to play, saved in its slot.
    pub(crate) fn play_at(tree: Box<History>, slot: Option<SaveSlot>) -> Self {
        let mut screen = Self::new(Mode::Play(tree), slot);
        if screen.is_programs_turn() {
            screen.await_program(Vec::new(), After::Turn);
        }
        screen
    }

    /// A replay of a record.
    pub(crate) fn replay(replay: Box<Replayer>) -> Self {
        Self::new(Mode::Replay(replay), None)
    }

    fn new(mode: Mode, slot: Option<SaveSlot>) -> Self {
        // While the program is to move, the table is the player's.
        let seat = match &mode {
            Mode::Play(tree) if tree.is_programs_turn() => tree.own_seat(),
            _ => None,
        };
        let seat = seat.unwrap_or_else(|| mode.session().seat());
        let has_values = matches!(&mode, Mode::Play(tree) if tree.has_eye());
        let mut screen = Self {
            table: mode.session().table_of(seat),
            mode,
            purpose: Purpose::Game,
            field: Field::default(),
            viewport: Viewport::default(),
            cursor: Cursor::default(),
            motion: Motion::default(),
            messages: Messages::default(),
            saving: Saving::new(slot),
            coach: Coach { values: has_values.then(Values::default), ..Coach::default() },
            handover: Handover::new(seat),
            pending: Pending { question: None, job: None, has_just_ended: false, forced: Forced::Auto, confirms: true },
        };
        screen.hide();
        screen.ask(None);
        screen.guide();
        screen.look_on();
        screen.note_sensible();
        screen
    }

    pub(crate) fn session(&self) -> &dyn Session {
        self.mode.session()
    }

    pub(crate) fn tree(&self) -> &History {
        match &self.mode {
            Mode::Play(tree) => tree,
            Mode::Replay(replay) => replay.tree(),
        }
    }

    /// Whether nothing is picked up, no hint leads, and there is no message.
    pub(crate) const fn is_at_rest(&self) -> bool {
        self.cursor.picked.is_empty() && self.cursor.hint.is_none() && self.messages.notice().is_none()
    }

    pub(crate) const fn is_replay(&self) -> bool {
        matches!(self.mode, Mode::Replay(_))
    }

    pub(crate) fn is_over(&self) -> bool {
        self.session().outcome().is_some()
    }

    /// Whether seats keep secrets from each other.
    pub(crate) fn hides(&self) -> bool {
        !self.session().is_shared() && !self.is_replay()
    }

    /// Whether each seat's table is hidden from the other.
    pub(crate) fn has_private_tables(&self) -> bool {
        !self.is_replay() && self.tree().has_private_tables()
    }

    /// Hides the table if each seat's is hidden from the other.
    pub(crate) fn hide(&mut self) {
        if self.has_private_tables() {
            self.handover.step = HandoverStep::Hidden;
        }
    }

    /// Whether a command would show the answer to the task, or leave its position.
    pub(crate) fn is_barred(&self, command: crate::keys::Command) -> bool {
        !self.is_replay() && self.purpose.task().is_some() && Task::bars(command)
    }

    /// Makes a move, and the forced moves after it. Asks first if it throws the game away.
    pub(crate) fn play(&mut self, typed: &str) {
        self.submit(Command::Play(typed.to_owned()));
    }

    /// Makes a move, but asks first if it throws the game away, whatever the settings say.
    fn play_for_sure(&mut self, typed: &str) {
        self.submit_with(Command::Play(typed.to_owned()), true);
    }

    /// Applies a command, but asks first if it costs something. If another player must agree, that player is asked on the handover screen.
    pub(crate) fn submit(&mut self, command: Command) {
        self.submit_with(command, self.pending.confirms);
    }

    fn submit_with(&mut self, command: Command, confirms: bool) {
        let Mode::Play(tree) = &self.mode else { return self.apply(command) };
        match tree.confirm(&command, Input::Person { confirm: confirms }, Actor::Screen) {
            Some(Confirmation { cost: Cost::Agreement { by, of, informs }, .. }) => {
                self.handover.step = HandoverStep::Asking { by, of, informs, command };
            }
            Some(confirmation) => self.pending.question = Some(confirm(confirmation, command)),
            None => self.apply(command),
        }
    }

    /// Applies a command whose price was confirmed, or that has none, and shows what it changed.
    pub(crate) fn apply(&mut self, command: Command) {
        match command {
            Command::Play(typed) if self.purpose.task().is_some() => task::answer(self, typed),
            Command::Peek => self.peek(),
            Command::Eye => self.toggle_values(),
            Command::Undo { turns } => self.undo(turns),
            Command::Redo => self.redo(),
            Command::Go(number) => self.go(number),
            command => self.play_turn(command),
        }
    }

    /// The context of commands that are given on the screen.
    const fn context(&self) -> Context {
        Context::screen(self.pending.forced)
    }

    fn play_turn(&mut self, command: Command) {
        let context = self.context();
        let Mode::Play(tree) = &mut self.mode else { return self.messages.refuse(text(&text::TUI_REPLAY_LOOKING)) };
        match tree.apply(command, context) {
            Ok(delta) => self.await_program(delta.into_moves(), After::Turn),
            Err(refusal) => {
                self.messages.names_rules = matches!(&refusal, CommandRefusal::Move(error) if error.refusal.is_some());
                self.messages.refuse(refusal.said().as_sentence().as_str());
            }
        }
    }

    fn undo(&mut self, turns: usize) {
        let (command, context) = (Command::Undo { turns }, self.context());
        let done = match &mut self.mode {
            Mode::Play(tree) => {
                let label = |n| tree.session().played(n).map(|played| played.offer.label.clone());
                let labels: Vec<_> = (0..tree.session().ply()).map(label).collect();
                let actor = tree.actor(&command, Input::Confirmed);
                tree.apply(command.clone(), Context { actor, ..context }).ok().map(|_| {
                    let label = labels.into_iter().nth(tree.session().ply()).flatten().unwrap_or_default();
                    say!(UNDONE_MOVE, move = label).to_string()
                })
            }
            Mode::Replay(replay) => replay.back().then(String::new),
        };
        self.arrive_after_jump(done, text(&text::NOTHING_TO_UNDO));
    }

    /// Makes the move that was last played from here again.
    fn redo(&mut self) {
        let context = self.context();
        let done = match &mut self.mode {
            Mode::Play(tree) => {
                let delta = tree.apply(Command::Redo, context).unwrap_or_default();
                delta.own.first().map(|played| say!(TUI_SAY_REDONE, move = played.offer.label).to_string())
            }
            Mode::Replay(replay) => replay.forward().then(String::new),
        };
        self.jump(done, text(&text::NOTHING_TO_REDO));
    }

    /// Goes to the position with a number in the tree.
    pub(crate) fn go(&mut self, number: usize) {
        let context = self.context();
        let done = match &mut self.mode {
            Mode::Play(tree) => match tree.apply(Command::Go(number), context) {
                Ok(_) | Err(CommandRefusal::AlreadyThere) => Ok(()),
                Err(refusal) => Err(refusal.to_string()),
            },
            Mode::Replay(replay) => {
                let node = replay.tree().node(number);
                node.filter(|&node| replay.go(node)).map(drop).ok_or_else(String::new)
            }
        };
        match done {
            Ok(()) => self.jump(Some(String::new()), ""),
            Err(words) => self.messages.refuse(words),
        }
    }

    /// Goes to the start or the end of a replay.
    pub(crate) fn jump_to_end(&mut self, last: bool) {
        let Mode::Replay(replay) = &mut self.mode else { return };
        let ply = if last { replay.len() } else { 0 };
        let done = replay.go_to_ply(ply);
        self.arrive_after_jump(done.then(String::new), "");
    }

    /// Starts or stops a replay that plays by itself.
    fn toggle_playing(&mut self) {
        let is_on = self.motion.plays_since.is_none();
        self.motion.plays_since = is_on.then(Instant::now);
        self.messages.show(Tone::Done, text(if is_on { &text::TUI_REPLAY_PLAYS } else { &text::TUI_REPLAY_STOPS }));
    }

    /// Takes the next step of a replay that plays by itself, if it is due; stops at the last position.
    fn play_by_itself(&mut self, now: Instant) {
        let (Some(since), Mode::Replay(replay)) = (self.motion.plays_since, &mut self.mode) else { return };
        if now.saturating_duration_since(since) < STEP {
            return;
        }
        let has_moved = replay.forward();
        self.motion.plays_since = has_moved.then_some(now);
        if has_moved {
            self.arrive();
        }
    }

    /// Whether the program is to move. The screen shows the table before its move.
    pub(crate) fn is_programs_turn(&self) -> bool {
        matches!(&self.mode, Mode::Play(tree) if tree.is_programs_turn())
    }

    /// Lets the program answer if it is to move, and then shows the effect of `moves` and its answer. The table stays as it is meanwhile,
    /// because the next one is the program's own.
    fn await_program(&mut self, mut moves: Vec<Played>, after: After) {
        let Mode::Play(tree) = &mut self.mode else { return };
        if let Some(question) = tree.ask_program(&mut moves, Some(elapsed)) {
            self.save();
            self.pending.job = Some(ScreenJob::new(PROGRAM_THINKS, move |stop| {
                let chosen = question.find(stop);
                move |screen: &mut Self| screen.play_chosen(chosen.ok(), moves, after)
            }));
            return;
        }
        self.arrive_after(&moves, after);
    }

    fn play_chosen(&mut self, chosen: Option<PendingAnswer<String>>, mut moves: Vec<Played>, after: After) {
        let Mode::Play(tree) = &mut self.mode else { return };
        let Some(played) = chosen.and_then(|chosen| tree.take_answer(chosen)) else {
            return self.arrive_after(&moves, after);
        };
        moves.push(played);
        self.await_program(moves, after);
    }

    /// Updates everything after a move, the forced moves after it, and the program's answer; or after a jump.
    fn arrive_after(&mut self, moves: &[Played], after: After) {
        if let After::Jump(words) = after {
            return self.arrive_after_jump(Some(words), "");
        }
        self.handover.note(moves);
        self.arrive();
        if !self.is_replay() && self.tree().is_others_move() {
            self.handover.step = HandoverStep::Result(
                moves.iter().flat_map(|played| played.told.iter().map(ToString::to_string)).collect(),
            );
        }
        self.guide();
        self.pending.has_just_ended = self.is_over();
    }

    /// Completes a jump to a position where the program may be to move.
    fn jump(&mut self, done: Option<String>, refusal: &str) {
        match done {
            Some(words) if self.is_programs_turn() => self.await_program(Vec::new(), After::Jump(words)),
            done => self.arrive_after_jump(done, refusal),
        }
    }

    /// Updates everything after a jump, and shows its message; shows the refusal if there was none.
    fn arrive_after_jump(&mut self, done: Option<String>, refusal: &str) {
        let Some(words) = done else { return self.messages.refuse(refusal) };
        self.handover.clear_log();
        let seat = self.handover.seat;
        self.arrive();
        if !words.is_empty() && !self.hides() && self.messages.notice().is_none() {
            self.messages.show(Tone::Done, words);
        }
        if self.handover.seat != seat {
            self.hide();
        }
        self.guide();
    }

    /// Shows the table of the current position, and saves the game.
    fn arrive(&mut self) {
        let table = self.purpose.task().and_then(Task::table).unwrap_or_else(|| self.session().table());
        let table = self.motion.last_on_top(&self.table, table);
        let old = std::mem::replace(&mut self.table, table);
        let old_board = self.viewport.reset();
        let old_cursor = old_board.spot(self.cursor.at).map(|spot| spot.area);
        self.handover.seat = self.session().seat();
        self.cursor.reset();
        self.messages.clear();
        self.coach.comparison = None;
        self.motion.fresh.clear();
        self.ask(None);
        if self.viewport.is_drawn() {
            self.viewport.lay(&self.table, self.cursor.at);
            self.motion.begin((&old, &old_board), (&self.table, &self.viewport.board));
            self.settle_cursor(old_cursor);
        }
        self.look_on();
        self.note_sensible();
        self.save();
    }

    /// Notes the only move that makes sense, for its key.
    fn note_sensible(&mut self) {
        self.cursor.sensible = match &self.mode {
            Mode::Play(tree) if self.purpose.task().is_none() => tree.sensible_move(),
            _ => None,
        };
    }

    /// Makes the only move that makes sense, if there is one.
    pub(crate) fn play_sensible(&mut self) {
        match self.cursor.sensible.clone() {
            Some(offer) => self.play(&offer.spelling),
            None => self.messages.refuse(text(&text::TUI_SAY_SEVERAL)),
        }
    }

    /// Reads the game again in the current language: sentences that were written keep their words.
    pub(crate) fn translate(&mut self) {
        let record = self.tree().record();
        match &mut self.mode {
            Mode::Play(tree) => {
                let game = underdeck_catalogue::find(tree.session().deal().game);
                let session = game.and_then(|game| underdeck_play::resume(game, &record));
                if let Ok(session) = session {
                    **tree = History::new(session);
                }
            }
            Mode::Replay(replay) => {
                let ply = replay.ply();
                if let Ok(again) = Replayer::of(record) {
                    **replay = again;
                }
                while replay.ply() < ply && replay.forward() {}
            }
        }
        self.table = self.session().table_of(self.handover.seat);
        self.messages.clear();
        self.cursor.hint = None;
        self.ask(None);
        self.guide();
    }

    /// Whether the player is asked for a card or a roll.
    pub(crate) fn is_asking(&self) -> bool {
        self.field.question().is_some() && self.handover.is_shown()
    }

    /// Empties the field and asks for the card or roll that the game needs, or for the right one of an entry.
    fn ask(&mut self, correcting: Option<usize>) {
        self.field = match &self.mode {
            Mode::Play(tree) => Field::of(tree.session(), correcting),
            Mode::Replay(_) => Field::default(),
        };
    }

    /// Asks for the right card or roll of an entry.
    pub(crate) fn correct(&mut self, entry: usize) {
        self.messages.clear();
        self.ask(Some(entry));
    }

    /// Takes the next step of the handover, on any key; `false` if the table is shown.
    pub(crate) fn advance_handover(&mut self) -> bool {
        if let HandoverStep::Asking { of, .. } = &self.handover.step {
            self.messages.refuse(say!(UNDO_NOT_AGREED, seat = of.0 + 1));
        }
        self.handover.advance()
    }

    /// Applies the command to which the other seat is asked to agree, if it does; `false` if it is not asked or does not agree.
    pub(crate) fn agree(&mut self, letter: Option<char>) -> bool {
        let command = match &self.handover.step {
            HandoverStep::Asking { command, .. } if letter == Some('y') => command.clone(),
            _ => return false,
        };
        self.apply(command);
        self.handover.step = HandoverStep::Hidden;
        true
    }

    /// Saves the game. If that fails the game continues, and the screen says why it is not saved.
    pub(crate) fn save(&mut self) {
        if let Mode::Play(tree) = &mut self.mode {
            self.saving.save(tree);
        }
    }

    /// Saves the game although it may be untouched.
    pub(crate) fn save_untouched(&mut self) {
        let is_over = self.is_over();
        if let (Mode::Play(tree), false) = (&mut self.mode, is_over) {
            self.saving.save_untouched(tree);
        }
    }

    /// Saves the game again if it could not be saved before.
    pub(crate) fn save_again(&mut self) {
        if self.saving.unsaved.is_some() {
            self.save();
            if self.saving.unsaved.is_none() {
                self.messages.show(Tone::Done, text(&text::SAVED_AGAIN));
            }
        }
    }

    /// Moves a finished game to the records: only when the player leaves it, because its last move can be undone until then.
    pub(crate) fn finish(&mut self) {
        self.save_again();
        let is_over = self.is_over();
        if let (Mode::Play(tree), true) = (&mut self.mode, is_over) {
            self.saving.finish(tree);
        }
    }

    /// Whether no move was made yet in a game at Home, which then leaves no file behind.
    pub(crate) fn is_untouched(&self) -> bool {
        matches!(&self.mode, Mode::Play(tree) if self.saving.is_untouched(tree))
    }

    /// Asks the solver whether the running game can still be won. The record says so before the answer is shown.
    fn peek(&mut self) {
        let Mode::Play(tree) = &self.mode else { return };
        if let Err(refusal) = tree.check(&Command::Peek, Actor::Screen) {
            return self.messages.refuse(refusal.to_string());
        }
        let question = can_be_won(tree);
        self.pending.job = Some(ScreenJob::new(&text::TUI_WAIT_SOLVER, move |stop| {
            let answer = question.find(stop);
            move |screen: &mut Self| {
                let Mode::Play(tree) = &mut screen.mode else { return };
                let words = answer.and_then(|answer| answer.show(tree).map_err(|refusal| refusal.to_string()));
                screen.save();
                match words {
                    Ok(words) => screen.messages.show(Tone::Done, words.to_string()),
                    Err(reason) => screen.messages.refuse(say!(PEEK_NONE, why = reason)),
                }
            }
        }));
    }

    /// Says at the start of a game what is known about its deal.
    pub(crate) fn describe_deal(&mut self) {
        if self.session().ply() == 0
            && self.messages.notice().is_none()
            && let Some(words) = deal_note(&self.session().record())
        {
            self.messages.show(Tone::Done, words.to_string());
        }
    }

    /// Shows the values of the positions from here, or ends that. Replays, deals of the day and games of two players refuse it.
    fn toggle_values(&mut self) {
        let context = self.context();
        let is_done = match &mut self.mode {
            Mode::Play(tree) => tree.apply(Command::Eye, context).is_ok(),
            Mode::Replay(_) => false,
        };
        let (tone, words) = match (self.coach.values.take(), is_done) {
            (Some(_), _) => (Tone::Done, &text::COACH_OFF),
            (None, true) => {
                self.coach.values = Some(Values::default());
                (Tone::Done, &text::TUI_EYE_OPEN)
            }
            (None, false) => (Tone::Refused, &text::COACH_REFUSED),
        };
        self.look_on();
        self.save();
        self.messages.show(tone, text(words));
    }

    /// Begins to value the position if values are shown.
    fn look_on(&mut self) {
        if let (Some(values), Mode::Play(tree)) = (&mut self.coach.values, &self.mode) {
            values.look(tree);
        }
    }

    /// Whether the value of the position is worked out.
    pub(crate) fn is_valued(&self) -> bool {
        self.coach.values.as_ref().is_some_and(Values::is_at_work)
    }

    /// Shows the value of the position, once it has been found.
    pub(crate) fn show_value(&mut self) {
        let (Some(values), Mode::Play(tree)) = (&mut self.coach.values, &mut self.mode) else { return };
        if let Some(words) = values.take_words(tree) {
            self.messages.show(Tone::Done, words);
        }
    }
}
