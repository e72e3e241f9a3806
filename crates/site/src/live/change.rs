//! Changes of a game, the same for pages and programs.

use underdeck_game::{Link, Message, Offer, say, text};
use underdeck_play::{
    BotReply, Command, CommandRefusal, Confirmation, Context, Cost, Forced, History, Input, Meant, NoPeek,
};
use underdeck_record::Record;

use super::LiveGame;
use super::request_keys::RequestKey;
use crate::error::Error;

/// A change of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// A player's command.
    Command(Command),
    /// The only move at a place, or a walk there.
    Point {
        /// The name of the place, as a player types it.
        at: String,
    },
    /// Takes the free seat of a game for two devices.
    Sit {
        /// The secret of the link.
        invite: String,
    },
    /// Asks the other player to agree to an undo of the last own move.
    AskBack,
    /// Answers that question.
    AnswerBack {
        /// Whether the other player agrees.
        yes: bool,
    },
    /// Resigns.
    Leave,
    /// Ends the game because the other player has taken too long.
    Claim,
    /// Records the next game of the two.
    Next {
        /// Its id.
        id: String,
    },
    /// Sets or removes the link for spectators. An existing link is not replaced.
    Watch {
        /// The secret of the link.
        link: Option<String>,
    },
    /// Adds the missing lines and comments of a record of the game.
    TakeIn {
        /// The record.
        record: Box<Record>,
    },
    /// Merges a version of the game from another place.
    Unite {
        /// Its record.
        record: Box<Record>,
        /// The time of its last change.
        changed: i64,
        /// The revision of this game that it is based on, if any.
        base: Option<i64>,
    },
}

impl From<Command> for Change {
    fn from(command: Command) -> Self {
        Self::Command(command)
    }
}

/// The origin of a change, and the position that it was made for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Caller {
    /// A page that was rendered at this revision.
    Page {
        /// The revision.
        rev: u64,
    },
    /// A program.
    Program {
        /// The revision that it names.
        revision: Option<i64>,
        /// The seat that it names.
        seat: Option<u8>,
    },
}

/// A client's request for a change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChangeRequest {
    /// The change.
    pub change: Change,
    /// Its origin.
    pub caller: Caller,
    /// Whether the change needs a confirmation if it has a cost.
    pub input: Input,
    /// Whether forced moves follow a move automatically.
    pub forced: Forced,
    /// The idempotency key.
    pub key: Option<RequestKey>,
}

impl Caller {
    /// Checks the revision that the caller saw, and the seat that it acts for.
    fn check(self, game: &LiveGame, player: i64, command: &Command) -> Result<(), Error> {
        match self {
            // Positions are renumbered when a game is loaded from the store.
            Self::Page { rev } if matches!(command, Command::Go(_)) && !game.counts_as(rev) => Err(Error::Stale),
            Self::Page { rev } if !game.is_current(rev) => Err(Error::Stale),
            Self::Page { .. } => Ok(()),
            Self::Program { revision: Some(revision), .. } if revision != game.revision => Err(Error::Stale),
            Self::Program { seat, .. } => game.check_seat(player, seat),
        }
    }
}

impl ChangeRequest {
    /// A hint for a seat.
    pub fn hint(seat: Option<u8>) -> Self {
        Self { caller: Caller::Program { revision: None, seat }, ..Self::of(Change::Command(Command::Hint)) }
    }

    /// Adds the solver's answer about a finished game.
    pub const fn solution() -> Self {
        Self::of(Change::Command(Command::Solution))
    }

    /// A change without a confirmation, at any revision.
    pub const fn of(change: Change) -> Self {
        let caller = Caller::Program { revision: None, seat: None };
        Self { change, caller, input: Input::Confirmed, forced: Forced::Off, key: None }
    }

    /// Makes the change in memory for a player at a time in milliseconds since 1970; returns whether it must be stored.
    ///
    /// # Errors
    /// If it is refused, or must be confirmed first. The game is then unchanged.
    pub fn execute(self, game: &mut LiveGame, player: i64, millis: i64) -> Result<bool, Error> {
        let now = millis.div_euclid(1000);
        let Self { change, caller, input, forced, key } = self;
        if !game.is_of(player) && !matches!(change, Change::Sit { .. }) {
            return Err(Error::no_game());
        }
        if let Change::Unite { record, changed, base } = change {
            return game.merge(&record, changed.min(now), base);
        }
        if let Change::TakeIn { record } = change {
            return game.add_lines(&record, now);
        }
        let text = format!("{change:?}");
        let is_done = key.as_ref().map_or(Ok(false), |key| game.keys.has(key, &text));
        if let Ok(true) = is_done {
            return Ok(false);
        }
        let any = Command::Travel(Vec::new());
        match &change {
            Change::Command(command) => caller.check(game, player, command)?,
            Change::Point { .. } => caller.check(game, player, &any)?,
            _ => {}
        }
        is_done?;
        if let Change::Watch { link } = change {
            return Ok(game.set_watch_link(link));
        }
        game.check_two_devices(&change)?;
        let change = match change {
            Change::Point { at } => {
                // What is meant depends on the table of the player to move: nobody else learns it.
                game.tree.check(&any, game.actor(player, &any, input))?;
                meant(&game.tree, &at)?.into()
            }
            change => change,
        };
        let stores = match change {
            Change::Command(Command::Hint) => game.count_hint(player)?,
            Change::Command(command) => {
                let context =
                    Context { actor: game.actor(player, &command, input), forced, reply: BotReply::Now(None) };
                // A program acts for one player, so no other player is there to consent.
                if let Caller::Program { .. } = caller {
                    game.tree.check(&command, context.actor)?;
                }
                if let Some(question) = game.tree.confirm(&command, input, context.actor) {
                    return Err(question.into());
                }
                game.tree.check(&command, context.actor)?;
                let is_note = command.is_note();
                game.mark_end()?;
                let is_changed = game.tree.apply(command, context)?.is_changed;
                if is_changed && !is_note {
                    game.position_changed(now);
                }
                is_changed
            }
            Change::Leave if input.asks(game.tree.is_of_day()) => {
                let [what, button] = [&text::LEAVE_GAME_WHAT, &text::LEAVE_GAME].map(Message::from);
                return Err(Error::Unconfirmed { title: &text::LEAVE_GAME, what, button });
            }
            change => {
                game.mark_end()?;
                game.apply_agreement(player, change, now)?
            }
        };
        if let Some(key) = &key {
            game.keys.add(key, &text);
        }
        if stores {
            game.tree.apply(Command::End(millis), Context::EVERYONE)?;
            game.changed = now;
        }
        Ok(stores)
    }
}

/// The command that is meant by the name of a place alone.
fn meant(tree: &History, typed: &str) -> Result<Command, Error> {
    match tree.meant(typed) {
        Meant::Walk(moves) => Ok(Command::Travel(moves)),
        Meant::Moves(offers) if offers.len() == 1 => Ok(Command::Play(offers[0].spelling.clone())),
        Meant::Moves(_) | Meant::Typed => Ok(Command::Play(typed.to_owned())),
        Meant::Refused(reason) => Err(Error::Wrong(reason)),
    }
}

impl From<Confirmation> for Error {
    fn from(Confirmation { cost, is_of_day }: Confirmation) -> Self {
        let gives_up = cost.gives_up();
        let (title, [what, button]) = match cost {
            Cost::Game(offer) => {
                let Offer { effect, label, .. } = *offer;
                let what = if is_of_day { say!(DAILY_FIRST_END, effect = effect.as_sentence()) } else { effect };
                (if gives_up { &text::RESIGN } else { &text::END_GAME }, [what, label])
            }
            Cost::Agreement { by, of, informs } => {
                let (by, of) = (by.0 + 1, of.0 + 1);
                let what = if informs {
                    say!(UNDO_ASK_PEEKED, other = of, seat = by)
                } else {
                    say!(UNDO_ASK, other = of, seat = by)
                };
                (&text::UNDO_AGREE, [what, say!(UNDO_AGREE_BUTTON)])
            }
            Cost::Walk(moves) => {
                let what = say!(CONFIRM_WALK_WHAT, moves = Message::join(&moves, Link::Sign("; ")));
                (&text::CONFIRM_WALK, [what, Message::from(&text::CONFIRM_WALK_YES)])
            }
            Cost::Informed => (&text::UNDO_SEEN, [&text::UNDO_SEEN_WHAT, &text::UNDO_SEEN_BUTTON].map(Message::from)),
            Cost::Solver => (&text::ASK_SOLVER, [&text::ASK_SOLVER_WHAT, &text::ASK_SOLVER_BUTTON].map(Message::from)),
            Cost::Coach => {
                (&text::ASK_EVALUATION, [&text::ASK_EVALUATION_WHAT, &text::ASK_EVALUATION_BUTTON].map(Message::from))
            }
        };
        Self::Unconfirmed { title, what, button }
    }
}

impl From<CommandRefusal> for Error {
    fn from(refusal: CommandRefusal) -> Self {
        let (withheld, wrong) = (|id| Self::Withheld(Message::from(id)), |id| Self::Wrong(Message::from(id)));
        match refusal {
            CommandRefusal::Move(error) => error.into(),
            CommandRefusal::Correction(why) => Self::Wrong(why),
            CommandRefusal::Over | CommandRefusal::NoHint => withheld(&text::REFUSED_OVER),
            CommandRefusal::NotYourTurn => withheld(&text::REFUSED_TURN),
            CommandRefusal::NeedsAgreement => withheld(&text::REFUSED_AGREEMENT),
            CommandRefusal::OthersMove => withheld(&text::REFUSED_OTHERS_MOVE),
            CommandRefusal::SecretLines => withheld(&text::REFUSED_VARIATIONS),
            CommandRefusal::NoPeek(NoPeek::OfDay) => withheld(&text::REFUSED_ASK_DAILY),
            CommandRefusal::NoPeek(reason) => Self::Withheld(reason.said()),
            CommandRefusal::AtStart => wrong(&text::REFUSED_NO_UNDO),
            CommandRefusal::NoOwnMove(_) => wrong(&text::REFUSED_NO_OWN_MOVE),
            CommandRefusal::NothingToRedo => wrong(&text::REFUSED_NO_REDO),
            CommandRefusal::NotForced => wrong(&text::REFUSED_NOT_FORCED),
            CommandRefusal::AlreadyThere => wrong(&text::REFUSED_THERE),
            CommandRefusal::NoPosition(number) => Self::Wrong(say!(REFUSED_POSITION, n = number)),
        }
    }
}
