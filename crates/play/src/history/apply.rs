//! Changes of a game: a command, what follows by itself, and the program's answer.

use std::sync::atomic::AtomicBool;

use underdeck_game::{Body, Good, Message, MoveError, Offer, Seat, Symbol, say};
use underdeck_players::Clock;
use underdeck_record::{AIDS, Aid, ENDED, ID, INFORMED};

use super::correct::{Corrected, Entries};
use super::{AT, History, NodeId, SEEN};
use crate::session::EYE;
use crate::{
    Actor, BotReply, ChanceAnswer, Command, CommandRefusal, Context, Delta, Forced, Guidance, LEFT_GUIDE, NAME, NEVER,
    PendingAnswer, Played, Question, guidance, guide_of, moment_text,
};

impl History {
    /// The most moves that one command undoes.
    pub const MOST: usize = 10_000;
    /// The most moves that follow one move by themselves.
    pub const MOST_FORCED: usize = 500;

    /// Applies a command. A move is followed by the guide's silent steps in a guided game, or else by the same seat's forced moves if the
    /// context wants them, and then by the program's answer. The record holds an aid before anyone sees its result.
    ///
    /// Every front end plays by this function. [`confirm`](Self::confirm) gives the question to ask a person first. The function plays no
    /// move for a seat other than the one to move, except the program's moves at the program's seat.
    ///
    /// # Errors
    /// Why it is refused. Nothing changes.
    pub fn apply(&mut self, command: Command, context: Context) -> Result<Delta, CommandRefusal> {
        let Context { actor, reply, .. } = context;
        self.check(&command, actor)?;
        let was_informed = self.session.informed();
        let mut delta = Delta { is_changed: true, ..Delta::default() };
        let none = match &command {
            Command::Redo => Some(CommandRefusal::NothingToRedo),
            Command::Forced => Some(CommandRefusal::NotForced),
            _ => None,
        };
        let moves = !command.is_note();
        match command {
            Command::Comment(words) => self.comment(&words),
            Command::Name(name) => self.set_tag(NAME, &name),
            Command::Sign { player, date } => {
                self.set_tag("Date", &date);
                if !player.is_empty() {
                    self.set_tag("Player", &player);
                }
            }
            Command::Identify(id) => delta.is_changed = self.mark_id(&id),
            Command::End(millis) => delta.is_changed = self.mark_end(millis),
            Command::Hint => delta.is_changed = self.use_aid(Aid::Hint),
            Command::Solution => delta.is_changed = self.see_solution(),
            Command::FollowGuide(title) => self.set_tag(LEFT_GUIDE.0, &title),
            Command::LeaveGuide => self.set_tag(LEFT_GUIDE.0, LEFT_GUIDE.1),
            Command::Peek => self.mark_peek(),
            Command::Eye => self.turn_eye(),
            Command::Undo { turns } => delta.undone = self.undo_turns(turns, actor)?,
            Command::TakeBack { seat } => delta.undone = self.take_back(seat),
            Command::Go(number) => self.go_to(number)?,
            Command::Correct { wrong, right } => {
                self.correct(&wrong, &right).map_err(CommandRefusal::Correction)?;
            }
            Command::CorrectEntry { entry, right } => {
                self.correct_entry(entry, right).map_err(CommandRefusal::Correction)?;
            }
            Command::Play(_) | Command::Travel(_) | Command::Forced | Command::Redo => {
                delta.own = self.play_turn(command, context)?;
            }
        }
        if let (true, BotReply::Now(clock)) = (moves, reply) {
            // After an undo or on another line, the program may be to move.
            delta.answered = self.answer(clock, &NEVER);
        }
        if let Some(refusal) = none.filter(|_| delta.own.is_empty() && delta.answered.is_empty()) {
            return Err(refusal);
        }
        if moves {
            self.look_on();
        }
        delta.informs = !was_informed && self.session.informed();
        Ok(delta)
    }

    /// Applies a command at one screen, and nothing follows it: neither forced moves nor the program's answer.
    ///
    /// # Errors
    /// As [`apply`](Self::apply).
    pub fn act(&mut self, command: Command) -> Result<Delta, CommandRefusal> {
        self.apply(command, Context::screen(Forced::Off))
    }

    /// Plays what the seat to move plays.
    fn play_turn(&mut self, command: Command, context: Context) -> Result<Vec<Played>, CommandRefusal> {
        let seat = self.session.seat();
        let least = if context.forced == Forced::On { i64::MIN } else { self.life() };
        let mut own = Vec::new();
        match command {
            Command::Play(typed) => {
                own.push(self.play(&typed)?);
                if self.is_guided() {
                    own.extend(self.play_silent(seat));
                } else if context.forced.is_on(self.session.info()) {
                    own.extend(self.play_forced(seat, least));
                }
            }
            Command::Travel(way) => {
                for typed in way {
                    if self.session.seat() != seat {
                        break;
                    }
                    match self.play(&typed) {
                        Err(error) if own.is_empty() => return Err(error.into()),
                        Err(_) => break,
                        Ok(played) => own.push(played),
                    }
                }
            }
            Command::Forced if self.forced_move().is_some() => own = self.play_forced(seat, least),
            Command::Redo if !self.is_programs_turn() => own.extend(self.redo()),
            _ => {}
        }
        Ok(own)
    }

    /// Undoes moves of the person, as far as they may be undone; returns their spellings.
    fn undo_turns(&mut self, turns: usize, actor: Actor) -> Result<Vec<String>, CommandRefusal> {
        let mut undone = Vec::new();
        while undone.len() < turns.min(Self::MOST) && (actor == Actor::Everyone || !self.is_others_move()) {
            match self.undo() {
                Some(spelling) => undone.push(spelling),
                None => break,
            }
        }
        if undone.is_empty() { Err(CommandRefusal::AtStart) } else { Ok(undone) }
    }

    /// Undoes the last move of a seat at which it had a choice, and everything after it; returns the spellings of what was undone.
    fn take_back(&mut self, seat: Seat) -> Vec<String> {
        let mut undone = Vec::new();
        while let Some(last) = self.session.last_seat() {
            let Some(spelling) = self.undo() else { break };
            undone.push(spelling);
            if last == seat && self.forced_move().is_none() {
                break;
            }
        }
        undone
    }

    /// Goes to the position with a number.
    fn go_to(&mut self, number: usize) -> Result<(), CommandRefusal> {
        let (here, node) = (self.here(), self.node(number).ok_or(CommandRefusal::NoPosition(number))?);
        if node == here {
            return Err(CommandRefusal::AlreadyThere);
        }
        if self.go(node) {
            return Ok(());
        }
        self.go(here);
        Err(CommandRefusal::NoPosition(number))
    }

    /// Plays on while this seat is to move, has only one legal move, and at least this much life; returns what was played.
    fn play_forced(&mut self, seat: Seat, least: i64) -> Vec<Played> {
        self.follow(seat, |tree| tree.only_move().filter(|_| tree.life() >= least))
    }

    /// The life of the seat to move. Moves without a choice stop where it is lost, so that the player sees it, unless the setting says always.
    fn life(&self) -> i64 {
        let counters = self.session.counters();
        let life = counters.iter().find(|zone| zone.icon.symbol == Some(Symbol::Health));
        life.map_or(0, |zone| match zone.body {
            Body::Counter { value, .. } if zone.good == Good::Low => -value,
            Body::Counter { value, .. } => value,
            _ => 0,
        })
    }

    /// Plays the steps without words of the guide that leads the game, until it has something to say; returns what was played.
    fn play_silent(&mut self, seat: Seat) -> Vec<Played> {
        self.follow(seat, |tree| {
            let guide = guide_of(tree.session(), underdeck_game::Language::ENGLISH)?;
            match guidance(&guide, tree.session())? {
                Guidance::Step(step) if step.silent && !step.strayed => Some(step.offer),
                _ => None,
            }
        })
    }

    /// Plays the moves that are found, as long as they are this seat's.
    fn follow(&mut self, seat: Seat, next: impl Fn(&Self) -> Option<Offer>) -> Vec<Played> {
        let mut played = Vec::new();
        while played.len() < Self::MOST_FORCED && self.session.outcome().is_none() && self.session.seat() == seat {
            let Some(Ok(done)) = next(self).map(|offer| self.play(&offer.spelling)) else { break };
            played.push(done);
        }
        played
    }

    /// Has the program make the moves again that it made here before, and asks for its next one; `None` once another seat decides or
    /// the game is over. [Take](Self::take_answer) its answer, and ask again.
    pub fn ask_program(&mut self, answered: &mut Vec<Played>, clock: Option<Clock>) -> Option<Question<String>> {
        while self.is_programs_turn()
            && let Some(played) = self.redo()
        {
            answered.push(played);
        }
        let program = self.program.filter(|_| self.is_programs_turn())?;
        let choose = self.capabilities.further().ok()?.choose;
        let mut record = self.session().record();
        record.remove_tag(AT);
        Some(Question::unmarked(move |stop| {
            choose(program, &record, clock, stop).ok_or_else(|| say!(PROGRAM_NO_MOVE).into())
        }))
    }

    /// Makes the move that the program [was asked](Self::ask_program) for; `None` if it is not to move any more.
    pub fn take_answer(&mut self, chosen: PendingAnswer<String>) -> Option<Played> {
        if !self.is_programs_turn() {
            return None;
        }
        let mv = chosen.show(self).ok()?;
        self.play(&mv).ok()
    }

    /// Makes the program's moves until another seat decides, the game is over or `stop` is set; returns them. A move that it made here
    /// before is made again.
    pub fn answer(&mut self, clock: Option<Clock>, stop: &AtomicBool) -> Vec<Played> {
        let mut answered = Vec::new();
        while let Some(question) = self.ask_program(&mut answered, clock) {
            let Some(played) = question.find(stop).ok().and_then(|chosen| self.take_answer(chosen)) else { break };
            answered.push(played);
        }
        answered
    }

    /// Plays one legal move and nothing after it, for the seat to move; the spelling may be loose. A move that was tried before
    /// continues its branch. Front ends play by [`History::apply`].
    ///
    /// # Errors
    /// The fault, with the move that may have been meant. Nothing changes.
    pub(crate) fn play(&mut self, typed: &str) -> Result<Played, MoveError> {
        let played = self.session.play(typed)?;
        self.step_to(&played.offer.spelling);
        Ok(played)
    }

    /// Plays a legal move without describing its effect.
    fn step(&mut self, typed: &str) -> Result<(), MoveError> {
        let spelling = self.session.step(typed)?;
        self.step_to(&spelling);
        Ok(())
    }

    /// Notes a move that was just played.
    fn step_to(&mut self, spelling: &str) {
        self.corrected = None;
        self.here = self.lines.step(self.here, spelling);
        self.lines.set_outcome(self.here, self.session.outcome());
    }

    /// Undoes the last move and its luck; returns its spelling, or `None` at the start. If the program plays a seat, this is the
    /// person's last move, and the program's moves after it are undone first.
    pub(crate) fn undo(&mut self) -> Option<String> {
        let kept = self.ply_before(1);
        let mut undone = None;
        while self.session.ply() > kept {
            undone = Some(self.step_back()?);
        }
        undone
    }

    pub(super) fn step_back(&mut self) -> Option<String> {
        let spelling = self.session.undo()?;
        self.corrected = None;
        self.here = self.lines.parent(self.here);
        if std::mem::take(&mut self.is_solved) {
            self.mark_peek();
        }
        Some(spelling)
    }

    /// Plays the move that was played most recently from here; `None` if none was.
    pub(crate) fn redo(&mut self) -> Option<Played> {
        let next = self.lines.last(self.here)?;
        let spelling = self.lines.spelling(next).to_owned();
        self.play(&spelling).ok()
    }

    /// Goes to a node by undoing and replaying moves; returns whether it exists.
    pub(crate) fn go(&mut self, to: NodeId) -> bool {
        if to.0 >= self.lines.len() {
            return false;
        }
        let way = self.lines.path(to.0);
        while !way.contains(&self.here) && self.step_back().is_some() {}
        let rest: Vec<String> = way
            .iter()
            .skip_while(|&&node| node != self.here)
            .skip(1)
            .map(|&node| self.lines.spelling(node).to_owned())
            .collect();
        rest.iter().all(|spelling| self.step(spelling).is_ok())
    }

    /// Adds a comment to the current node.
    pub(crate) fn comment(&mut self, words: &str) {
        self.lines.comment(self.here, words);
    }

    /// Sets a tag of the record.
    fn set_tag(&mut self, name: &str, value: &str) {
        self.session.set_tag(name, value);
    }

    /// Marks the record: the player is given an aid at this position; whether that is new.
    ///
    /// The tag [`Aids`](underdeck_record::Aids) counts the positions, so an aid that is shown again at the same position counts once.
    /// Undo does not take the mark away.
    fn use_aid(&mut self, aid: Aid) -> bool {
        if self.aided.contains(&(self.here, aid)) {
            return false;
        }
        self.aided.push((self.here, aid));
        let before = self.session.record().aids();
        let aids = before.and(aid);
        self.session.set_tag(AIDS, &aids.to_string());
        aids != before
    }

    /// Marks the record before the solver is asked whether the running game can still be won: the player used an aid and is informed.
    pub(crate) fn mark_peek(&mut self) {
        self.use_aid(Aid::Solver);
        self.set_tag(INFORMED.0, INFORMED.1);
    }

    /// Opens the coach's eye, or closes it: a tag of the record says so, and while it is open each position counts as coached.
    fn turn_eye(&mut self) {
        let word = if self.is_eye_open() { "closed" } else { EYE.1 };
        self.set_tag(EYE.0, word);
        self.look_on();
    }

    /// Marks the position as coached if the coach's eye is open.
    fn look_on(&mut self) {
        if self.has_eye() {
            self.use_aid(Aid::Coach);
        }
    }

    /// Notes that the player was shown how the finished game could have been won: if a move is undone now, the player is informed.
    /// Returns whether that is new.
    pub(crate) fn see_solution(&mut self) -> bool {
        let is_new = self.session().outcome().is_some() && self.session().tag(SEEN.0).is_none();
        if is_new {
            self.set_tag(SEEN.0, SEEN.1);
            self.is_solved = true;
        }
        is_new
    }

    /// Gives the game an id, if it has none; whether that is new.
    fn mark_id(&mut self, id: &str) -> bool {
        let is_new = self.session().record().id().is_none();
        if is_new {
            self.set_tag(ID, id);
        }
        is_new
    }

    /// Notes when the game ended, if it is over and that was not noted before; whether that is new.
    fn mark_end(&mut self, millis: i64) -> bool {
        let is_new = self.session().outcome().is_some() && self.session().record().ended().is_none();
        if is_new {
            self.set_tag(ENDED, &moment_text(millis));
        }
        is_new
    }

    /// Corrects a card or a roll that was entered wrong, and makes the entries after it again until one no longer fits.
    ///
    /// `wrong` names a card that was entered, in any spelling of [`read_card`](crate::read_card), or a roll; if it was entered more than
    /// once, the last entry is meant. `#12` names the twelfth entry. The old line stays in the tree.
    ///
    /// # Errors
    /// Why nothing was corrected: a text names no entry, or several cards, or the right card cannot be there.
    fn correct(&mut self, wrong: &str, right: &str) -> Result<(), Message> {
        let entries = Entries::of(self.session());
        let (entry, times) = entries.named(wrong)?;
        self.correct_entry(entry, entries.right_for(entry, right)?)?;
        self.corrected.iter_mut().for_each(|corrected| corrected.times = times);
        Ok(())
    }

    /// Corrects the entry with a number, from 0.
    ///
    /// # Errors
    /// As [`correct`](Self::correct).
    fn correct_entry(&mut self, entry: usize, right: ChanceAnswer) -> Result<(), Message> {
        let entered = self.session.entered();
        let wrong = entered.iter().find(|(n, _)| *n == entry).map_or(right, |(_, answer)| *answer);
        let path = self.lines.path(self.here);
        let correction = self.session.correct(entry, right)?;
        self.here = path[correction.first];
        for spelling in self.session.moves().iter().skip(correction.first) {
            self.here = self.lines.step(self.here, spelling);
        }
        self.lines.set_outcome(self.here, self.session.outcome());
        let times = entered.iter().filter(|(_, answer)| *answer == wrong).count();
        self.corrected = Some(Corrected { wrong, right, times, correction });
        Ok(())
    }

    /// Says again what the last correction came to: the same game was read again.
    pub fn recall_corrected(&mut self, corrected: Option<Corrected>) {
        self.corrected = corrected;
    }
}

impl<T> PendingAnswer<T> {
    /// The answer, once the record of the game says that the player is shown it. Save the game, then show it.
    ///
    /// # Errors
    /// If the game may no longer be asked about.
    pub fn show(self, tree: &mut History) -> Result<T, CommandRefusal> {
        if let Some(note) = self.note {
            tree.apply(note, Context::EVERYONE)?;
        }
        Ok(self.found)
    }
}
