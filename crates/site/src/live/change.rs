//! What can be done to a game, the same for pages and programs.

use underdeck_game::Offer;
use underdeck_pages::Language;
use underdeck_play::{Command, Confirmation, Context, Cost, Forced, Input, NoPeek, Refusal, Reply};
use underdeck_record::Record;

use super::LiveGame;
use super::request_keys::RequestKey;
use crate::error::{Error, PageText};

/// A change of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// What a player does at the table.
    Command(Command),
    /// Takes the free seat of a game for two devices.
    Sit {
        /// The end of the link.
        invite: String,
    },
    /// Asks the other player to let the last own move be taken back.
    AskBack,
    /// Answers that question.
    AnswerBack {
        /// Whether the move is taken back.
        yes: bool,
    },
    /// Gives the game up.
    Leave,
    /// Ends the game because the other player has taken too long.
    Claim,
    /// Notes the game that the two play next.
    Next {
        /// Its id.
        id: String,
    },
    /// Lets others watch by a link, or by none any more. A link that there is stays.
    Watch {
        /// The end of the link.
        link: Option<String>,
    },
    /// Takes in what a record of the game has that the game has not.
    TakeIn {
        /// The record.
        record: Box<Record>,
    },
    /// Takes in what was played of the game in another place.
    Unite {
        /// The record there.
        record: Box<Record>,
        /// When it last changed there.
        changed: i64,
        /// The revision of this game on which it rests, if any.
        base: Option<i64>,
    },
}

impl From<Command> for Change {
    fn from(command: Command) -> Self {
        Self::Command(command)
    }
}

/// Who asks for a change, and for which position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Caller {
    /// A page that was drawn at this revision.
    Page {
        /// The revision.
        rev: u64,
    },
    /// A program, with the revision and the seat that it names.
    Program {
        /// The revision that it saw.
        revision: Option<i64>,
        /// The seat that it plays.
        seat: Option<u8>,
    },
}

/// A change that a client asks for, and how it is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChangeRequest {
    /// The change.
    pub change: Change,
    /// Who asks for it.
    pub caller: Caller,
    /// Whether a person may be asked first, if the change costs something.
    pub input: Input,
    /// Whether forced moves are played after a move.
    pub forced: Forced,
    /// The key under which it is done once, however often it is sent.
    pub key: Option<RequestKey>,
}

impl Caller {
    /// Whether the game is still where the caller saw it, and is the caller's to see.
    fn check(self, game: &LiveGame, player: i64, command: &Command) -> Result<(), Error> {
        match self {
            // After the game was read from the store its positions have other numbers.
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

    /// What the solver says of a finished game.
    pub const fn solution() -> Self {
        Self::of(Change::Command(Command::Solution))
    }

    /// A change that is not asked about, whatever the revision.
    pub const fn of(change: Change) -> Self {
        let caller = Caller::Program { revision: None, seat: None };
        Self { change, caller, input: Input::Confirmed, forced: Forced::Off, key: None }
    }

    /// Makes the change in memory for a player at a moment, in milliseconds since 1970; returns whether anything is to be stored.
    ///
    /// # Errors
    /// If it is refused, or must be confirmed first; the game is as it was then.
    pub fn execute(self, game: &mut LiveGame, player: i64, millis: i64) -> Result<bool, Error> {
        let now = millis.div_euclid(1000);
        let Self { change, caller, input, forced, key } = self;
        if !game.is_of(player) && !matches!(change, Change::Sit { .. }) {
            return Err(Error::no_game());
        }
        if let Change::Unite { record, changed, base } = change {
            return game.unite(&record, changed.min(now), base);
        }
        if let Change::TakeIn { record } = change {
            return game.take_in(&record, now);
        }
        let text = format!("{change:?}");
        let is_done = key.as_ref().map_or(Ok(false), |key| game.keys.has(key, &text));
        if let Ok(true) = is_done {
            return Ok(false);
        }
        if let Change::Command(command) = &change {
            caller.check(game, player, command)?;
        }
        is_done?;
        if let Change::Watch { link } = change {
            return Ok(game.let_watch(link));
        }
        game.check_apart(&change)?;
        let stores = match change {
            Change::Command(Command::Hint) => game.count_hint(player)?,
            Change::Command(command) => {
                let context = Context { actor: game.actor(player, &command, input), forced, reply: Reply::Now(None) };
                // Nobody beside a program can agree to what its player may not do.
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
                    game.move_on(now);
                }
                is_changed
            }
            Change::Leave if input.asks(game.tree.is_of_day()) => {
                let [what, button] = ["leave-game-what", "leave-game"].map(PageText::of);
                return Err(Error::Unconfirmed { title: "leave-game", what, button });
            }
            change => {
                game.mark_end()?;
                game.agree(player, change, now)?
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

impl From<Confirmation> for Error {
    fn from(Confirmation { cost, is_of_day }: Confirmation) -> Self {
        let gives_up = cost.gives_up();
        let (title, [what, button]) = match cost {
            Cost::Game(offer) => {
                let Offer { effect, label, .. } = *offer;
                let effect = PageText::English(effect.into());
                let what = match is_of_day {
                    true => PageText::with("daily-first-end", [("effect", effect.sentence(Language::English))]),
                    false => effect,
                };
                (if gives_up { "give-up" } else { "end-game" }, [what, PageText::English(label.into())])
            }
            Cost::Agreement { by, of, informs } => {
                let what = if informs { "agree-what-informed" } else { "agree-what" };
                let what = PageText::with(what, [("by", by.0 + 1), ("of", of.0 + 1)]);
                ("agree", [what, PageText::of("agree-button")])
            }
            Cost::Informed => ("take-back-seen", ["take-back-seen-what", "take-back-seen-button"].map(PageText::of)),
            Cost::Solver => ("ask-solver", ["ask-solver-what", "ask-solver-button"].map(PageText::of)),
            Cost::Coach => ("ask-eye", ["ask-eye-what", "ask-eye-button"].map(PageText::of)),
        };
        Self::Unconfirmed { title, what, button }
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        let (withheld, wrong) = (|id| Self::Withheld(PageText::of(id)), |id| Self::Wrong(PageText::of(id)));
        match refusal {
            Refusal::Move(error) => error.into(),
            Refusal::Correction(why) => Self::Wrong(why.into()),
            Refusal::Over | Refusal::NoHint => withheld("refused-over"),
            Refusal::NotYourTurn => withheld("refused-turn"),
            Refusal::NeedsAgreement => withheld("refused-agreement"),
            Refusal::OthersMove => withheld("refused-others-move"),
            Refusal::SecretLines => withheld("refused-lines"),
            Refusal::NoPeek(NoPeek::OfDay) => withheld("refused-ask-daily"),
            Refusal::NoPeek(reason) => Self::Withheld(reason.said().into()),
            Refusal::AtStart => wrong("refused-no-undo"),
            Refusal::NoOwnMove(_) => wrong("refused-no-own-move"),
            Refusal::NothingToRedo => wrong("refused-no-redo"),
            Refusal::NotForced => wrong("refused-not-forced"),
            Refusal::AlreadyThere => wrong("refused-there"),
            Refusal::NoPosition(number) => Self::Wrong(PageText::with("refused-position", [("n", number)])),
        }
    }
}
