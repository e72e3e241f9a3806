//! What can be done to a game, the same for pages and programs.

use game::Finality;
use pages::Language;
use play::{Command, Forced, Pace, Reply};
use record::Record;

use super::LiveGame;
use super::keys::Key;
use crate::error::{Error, Words};

/// The most moves that are taken back at once.
const STEPS: usize = 10_000;

/// A change of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// Plays a move, typed loosely, and what is forced after it if that is wished.
    Play {
        /// The move.
        spelling: String,
        /// Whether forced moves follow.
        forced: Forced,
    },
    /// Takes moves back.
    Undo {
        /// How many.
        steps: usize,
    },
    /// Corrects a card or a roll that was entered in a game beside real cards, and replays what follows.
    Correct {
        /// The entry, as [`Tree::correct`](play::Tree::correct) reads it.
        wrong: String,
        /// What it is.
        right: String,
    },
    /// Plays the move again that was taken back last from here.
    Redo,
    /// Goes to a position of the tree, by the number that the page of this revision gives it.
    Go {
        /// The position.
        node: usize,
        /// The revision of the page.
        rev: u64,
    },
    /// Plays on while a single move is legal.
    Forced,
    /// Counts a hint that is about to be given.
    Hint,
    /// Marks the record before the solver is asked about the running game.
    Peek,
    /// Opens the coach's eye, which marks each position that it sees, or closes it.
    Eye,
    /// Notes that the player sees how the finished game could have been won.
    Solution,
    /// Leaves the guide that leads the game.
    LeaveGuide,
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

/// A change that a client asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wish {
    /// The change.
    pub change: Change,
    /// Who asks for it.
    pub caller: Caller,
    /// Whether the player was asked, if the change throws something away.
    pub confirmed: bool,
    /// The key under which it is done once, however often it is sent.
    pub key: Option<Key>,
}

impl Caller {
    /// Whether the game is still where the caller saw it, and is the caller's to see.
    fn check(self, game: &LiveGame, player: i64) -> Result<(), Error> {
        match self {
            Self::Page { rev } if !game.is_current(rev) => Err(Error::Stale),
            Self::Page { .. } => Ok(()),
            Self::Program { revision: Some(revision), .. } if revision != game.revision => Err(Error::Stale),
            Self::Program { seat, .. } => game.check_seat(player, seat),
        }
    }
}

impl Wish {
    /// A hint for a seat.
    pub const fn hint(seat: Option<u8>) -> Self {
        Self::note(Change::Hint, seat)
    }

    /// What the solver says of a finished game.
    pub const fn solution() -> Self {
        Self::note(Change::Solution, None)
    }

    /// A change that notes what is about to be shown, whatever the revision.
    const fn note(change: Change, seat: Option<u8>) -> Self {
        Self { change, caller: Caller::Program { revision: None, seat }, confirmed: true, key: None }
    }

    /// Carries it out in memory for a player at a moment, in milliseconds since 1970; returns whether anything is to be stored.
    ///
    /// # Errors
    /// If it is refused, or must be confirmed first; the game is as it was then.
    pub fn carry_out(self, game: &mut LiveGame, player: i64, millis: i64) -> Result<bool, Error> {
        let now = millis.div_euclid(1000);
        let Self { change, caller, confirmed, key } = self;
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
        if !change.is_between() {
            caller.check(game, player)?;
        }
        is_done?;
        if let Change::Watch { link } = change {
            return Ok(game.let_watch(link));
        }
        game.check_apart(player, &change)?;
        if !confirmed {
            change.ask(game)?;
        }
        // A game that was over says when it ended, before anything is undone.
        if game.is_over() {
            game.tree.mark_end(game.changed.saturating_mul(1000));
        }
        let stores = if change.is_between() { game.agree(player, change, now)? } else { change.apply(game, now)? };
        if let Some(key) = &key {
            game.keys.add(key, &text);
        }
        if stores {
            game.tree.mark_end(millis);
            game.changed = now;
        }
        Ok(stores)
    }
}

impl Change {
    /// Whether it concerns the people at a game and not its position, so that it does not matter which one a page shows.
    const fn is_between(&self) -> bool {
        matches!(
            self,
            Self::Sit { .. }
                | Self::AskBack
                | Self::AnswerBack { .. }
                | Self::Leave
                | Self::Claim
                | Self::Next { .. }
                | Self::Watch { .. }
        )
    }

    /// Checks that it throws nothing away.
    ///
    /// # Errors
    /// What the player must be asked if it does.
    fn ask(&self, game: &LiveGame) -> Result<(), Error> {
        let session = game.tree.session();
        let back_to = match self {
            Self::Play { spelling, .. } => return ask_final(game, spelling),
            Self::Undo { steps } => game.tree.ply_before(*steps),
            Self::Go { node, .. } => game.tree.node(*node).map_or(session.ply(), |node| game.tree.kept_ply(node)),
            Self::Peek => {
                check_peek(game)?;
                let [what, button] = ["ask-solver-what", "ask-solver-button"].map(Words::of);
                return Err(Error::Unconfirmed { title: "ask-solver", what, button });
            }
            Self::Eye if !game.tree.has_eye() => {
                check_peek(game)?;
                let [what, button] = ["ask-eye-what", "ask-eye-button"].map(Words::of);
                return Err(Error::Unconfirmed { title: "ask-eye", what, button });
            }
            Self::Leave => {
                let [what, button] = ["leave-game-what", "leave-game"].map(Words::of);
                return Err(Error::Unconfirmed { title: "leave-game", what, button });
            }
            _ => return Ok(()),
        };
        if !game.tree.would_inform_back_to(back_to) {
            return Ok(());
        }
        let [what, button] = ["take-back-seen-what", "take-back-seen-button"].map(Words::of);
        Err(Error::Unconfirmed { title: "take-back-seen", what, button })
    }

    /// Carries it out in memory; returns whether anything is to be stored.
    ///
    /// # Errors
    /// If it is refused; the game is as it was then.
    fn apply(self, game: &mut LiveGame, now: i64) -> Result<bool, Error> {
        let wrong = |is_done: bool, words| if is_done { Ok(()) } else { Err(Error::Wrong(Words::of(words))) };
        match self {
            Self::Play { spelling, forced } => turn(game, Command::Play(&spelling), forced).map(drop)?,
            Self::Undo { steps } => {
                if game.tree.is_others_move() {
                    return Err(Error::Withheld(Words::of("refused-others-move")));
                }
                let done = (0..steps.min(STEPS)).take_while(|_| undo_own(game)).count();
                wrong(done > 0, "refused-no-undo")?;
            }
            Self::Correct { wrong, right } => {
                game.tree.correct(&wrong, &right).map_err(|why| Error::Wrong(why.into()))?;
            }
            Self::Redo => wrong(turn(game, Command::Redo, Forced::Off)?, "refused-no-redo")?,
            Self::Go { node, rev } => go(game, node, rev)?,
            Self::LeaveGuide => game.tree.set_tag(catalogue::LEFT_GUIDE.0, catalogue::LEFT_GUIDE.1),
            Self::Forced => wrong(turn(game, Command::Forced, Forced::On)?, "refused-not-forced")?,
            Self::Hint => return Ok(game.count_hint()),
            Self::Solution => return Ok(game.tree.see_solution()),
            Self::Peek => {
                check_peek(game)?;
                game.tree.mark_peek();
            }
            Self::Eye => {
                check_peek(game)?;
                game.tree.turn_eye();
            }
            _ => return Ok(false),
        }
        // Where moves were taken back to, or a line was gone to, the program may be to move.
        game.tree.answer(None);
        game.tree.look_on();
        if let Some(apart) = &mut game.apart {
            apart.asks = None;
        }
        game.pass(now);
        game.count_change();
        Ok(true)
    }
}

/// Carries out a turn of the seat to move; whether a move was played.
fn turn(game: &mut LiveGame, command: Command<'_>, forced: Forced) -> Result<bool, Error> {
    let pace = Pace { forced, reply: Reply::Now(None) };
    Ok(!game.tree.turn(command, pace)?.is_empty())
}

/// Checks that the solver may be asked about the running game.
fn check_peek(game: &LiveGame) -> Result<(), Error> {
    let of_day = game.facts.day.as_ref().map(|_| Words::of("refused-ask-daily"));
    let over = game.tree.session().outcome().map(|_| Words::of("refused-over"));
    match over.or(of_day).or_else(|| game.tree.refuses_peek().map(Words::from)) {
        Some(reason) => Err(Error::Withheld(reason)),
        None => Ok(()),
    }
}

/// Takes a move back, unless another seat made it in secret.
fn undo_own(game: &mut LiveGame) -> bool {
    !game.tree.is_others_move() && game.tree.undo().is_some()
}

/// Checks that a move does not throw the game away.
fn ask_final(game: &LiveGame, spelling: &str) -> Result<(), Error> {
    let session = game.tree.session();
    if session.table().offers.iter().all(|offer| offer.finality.is_open()) {
        return Ok(());
    }
    // What is wrong with the move itself is said when it is played.
    let Ok(Some(why)) = session.why(Some(spelling)) else { return Ok(()) };
    let title = match why.offer.finality {
        Finality::Open => return Ok(()),
        Finality::Final => "end-game",
        Finality::GivingUp => "give-up",
    };
    let effect = Words::English(why.offer.effect);
    let what = match game.facts.day {
        Some(_) => Words::with("daily-first-end", [("effect", effect.sentence(Language::English))]),
        None => effect,
    };
    Err(Error::Unconfirmed { title, what, button: Words::English(why.offer.label) })
}

fn go(game: &mut LiveGame, number: usize, rev: u64) -> Result<(), Error> {
    // After the game was read from the store its nodes have other numbers.
    if !game.counts_as(rev) {
        return Err(Error::Stale);
    }
    let session = game.tree.session();
    if session.has_secrets() {
        return Err(Error::Withheld(Words::of("refused-lines")));
    }
    let node = game.tree.node(number).ok_or_else(|| Error::Wrong(Words::with("refused-position", [("n", number)])))?;
    let here = game.tree.here();
    if node == here {
        return Err(Error::Wrong(Words::of("refused-there")));
    }
    if !game.tree.go(node) {
        game.tree.go(here);
        return Err(Error::Internal(format!("position {number} cannot be reached")));
    }
    Ok(())
}
