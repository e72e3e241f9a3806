//! Applying a command: what the person does, what follows by itself, and the program's answer.

use underdeck_game::{Offer, Seat};
use underdeck_record::Aid;

use super::History;
use crate::{
    Actor, Command, Context, Delta, Forced, Guidance, LEFT_GUIDE, NAME, NEVER, PendingAnswer, Played, Refusal, Reply,
    guidance, guide_of,
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
    pub fn apply(&mut self, command: Command, context: Context) -> Result<Delta, Refusal> {
        let Context { actor, reply, .. } = context;
        self.check(&command, actor)?;
        let was_informed = self.session.informed();
        let mut delta = Delta { is_changed: true, ..Delta::default() };
        let none = match &command {
            Command::Redo => Some(Refusal::NothingToRedo),
            Command::Forced => Some(Refusal::NotForced),
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
                self.correct(&wrong, &right).map_err(Refusal::Correction)?;
            }
            Command::CorrectEntry { entry, right } => {
                self.correct_entry(entry, right).map_err(Refusal::Correction)?;
            }
            Command::Play(_) | Command::Travel(_) | Command::Forced | Command::Redo => {
                delta.own = self.play_turn(command, context)?;
            }
        }
        if let (true, Reply::Now(clock)) = (moves, reply) {
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
    pub fn act(&mut self, command: Command) -> Result<Delta, Refusal> {
        self.apply(command, Context::screen(Forced::Off))
    }

    /// Plays what the seat to move plays.
    fn play_turn(&mut self, command: Command, context: Context) -> Result<Vec<Played>, Refusal> {
        let seat = self.session.seat();
        let mut own = Vec::new();
        match command {
            Command::Play(typed) => {
                own.push(self.play(&typed)?);
                if self.is_guided() {
                    own.extend(self.play_silent(seat));
                } else if context.forced.is_on(self.session.info()) {
                    own.extend(self.play_forced(seat));
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
            Command::Forced if self.forced_move().is_some() => own = self.play_forced(seat),
            Command::Redo if !self.is_programs_turn() => own.extend(self.redo()),
            _ => {}
        }
        Ok(own)
    }

    /// Undoes moves of the person, as far as they may be undone; returns their spellings.
    fn undo_turns(&mut self, turns: usize, actor: Actor) -> Result<Vec<String>, Refusal> {
        let mut undone = Vec::new();
        while undone.len() < turns.min(Self::MOST) && (actor == Actor::Everyone || !self.is_others_move()) {
            match self.undo() {
                Some(spelling) => undone.push(spelling),
                None => break,
            }
        }
        if undone.is_empty() { Err(Refusal::AtStart) } else { Ok(undone) }
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
    fn go_to(&mut self, number: usize) -> Result<(), Refusal> {
        let (here, node) = (self.here(), self.node(number).ok_or(Refusal::NoPosition(number))?);
        if node == here {
            return Err(Refusal::AlreadyThere);
        }
        if self.go(node) {
            return Ok(());
        }
        self.go(here);
        Err(Refusal::NoPosition(number))
    }

    /// The move that may be played automatically now: the only legal one, unless it throws the game away.
    ///
    /// If several people play, the last of them to move must be the one to move again: a person whose turn has just come sees it
    /// before anything is played.
    pub fn forced_move(&self) -> Option<Offer> {
        let (session, program) = (self.session(), self.program.map(|program| program.seat));
        let seat = session.seat();
        let people = (0..session.seats()).filter(|&seat| program != Some(Seat(seat))).count();
        let last =
            || (0..session.ply()).rev().filter_map(|n| Some(session.played(n)?.seat)).find(|of| program != Some(*of));
        let may = !self.is_programs_turn() && (people < 2 || last() == Some(seat));
        if may { self.only_move() } else { None }
    }

    /// The only legal move, unless it throws the game away.
    fn only_move(&self) -> Option<Offer> {
        let table = self.session.table();
        match table.offers.as_slice() {
            [only] if only.finality.is_open() => Some(only.clone()),
            _ => None,
        }
    }

    /// Plays on while this seat is to move and has only one legal move; returns what was played.
    fn play_forced(&mut self, seat: Seat) -> Vec<Played> {
        self.follow(seat, Self::only_move)
    }

    /// Plays the steps without words of the guide that leads the game, until it has something to say; returns what was played.
    fn play_silent(&mut self, seat: Seat) -> Vec<Played> {
        self.follow(seat, |tree| {
            let guide = guide_of(tree.session())?;
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

    /// Whether the game follows a guide.
    pub fn is_guided(&self) -> bool {
        guide_of(self.session()).is_some()
    }
}

impl<T> PendingAnswer<T> {
    /// The answer, once the record of the game says that the player is shown it. Save the game, then show it.
    ///
    /// # Errors
    /// If the game may no longer be asked about.
    pub fn show(self, tree: &mut History) -> Result<T, Refusal> {
        if let Some(note) = self.note {
            tree.apply(note, Context::EVERYONE)?;
        }
        Ok(self.found)
    }
}
