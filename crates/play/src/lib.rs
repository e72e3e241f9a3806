//! A game in progress, for every front end: what can be done with it, what a person is asked first, and every line that was tried.
//!
//! - [`start`], [`start_physical`], [`open`]: a [`Session`]: moves by spelling, undo, hints, reasons, the record.
//! - [`start_guide`], [`guidance`]: a game with every move explained. [`Campaign`], [`load_campaign`]: series of linked games.
//! - [`History`]: a game and every line that was tried; its record keeps them all as variations.
//! - [`History::confirm`]: what is asked before a [`Command`], and of whom. [`History::check`]: which seat may give it.
//! - [`History::apply`]: the command, what follows by itself, and the program's answer.
//! - [`Question`]: what takes long, and is recorded before it is shown.
//! - [`BotOpponent`]: a seat that the program plays.
//! - [`Replayer`]: a read-only walk through the lines of a record.
//! - [`Capabilities`]: everything, or what a small program has of it.
//! - [`unite`]: one record of a game that went on in two places.
//!
//! Front ends map input to commands and a [`Delta`] or a [`CommandRefusal`] to output, and decide nothing. There is no I/O here.
//!
//! ```
//! let game = underdeck_catalogue::find("keevorn")?;
//! let mut session = underdeck_play::start(game, &game.deal(&[], 7)?.code)?;
//! let played = session.play("Explore").unwrap();
//! assert_eq!(played.offer.spelling, "explore");
//! assert!(session.table().offers.len() > 1 && session.outcome().is_none());
//! # Ok::<(), underdeck_catalogue::Error>(())
//! ```

mod asked;
mod bot;
mod campaign;
mod command;
mod confirm;
mod day;
mod ending;
mod forced;
mod game_session;
mod guided;
mod history;
mod meant;
mod opening;
mod physical_session;
mod question;
mod replayer;
mod session;
mod theme;
mod walk;

use underdeck_game::text;

pub use asked::{AnswerSet, Correction, LuckQuestion, Stopped, which_card};
pub use bot::BotOpponent;
pub use campaign::{Campaign, LoadedCampaign, load_campaign};
pub use command::{Actor, BotReply, Command, CommandRefusal, Context, Delta, NAME, NoPeek};
pub use confirm::{Confirmation, Cost, Input};
pub use day::{DAY, SEALED_DAY, day_of, deal_of_day, is_of_day, seed_of_day};
pub use ending::{SEAT, SolverQuestion, moment_millis, moment_text, own_seat, result_for, solver_question};
pub use forced::Forced;
pub use guided::{Guidance, LEFT_GUIDE, Lesson, guidance, guide_done, guide_of, start_guide};
pub use history::{
    Branch, Capabilities, Corrected, History, Meant, Node, NodeId, RecordCopy, informed_by, moves_played, take_in,
    unite,
};
pub use opening::{open, resume, resume_core, start, start_core, start_physical};
pub use question::{NEVER, PendingAnswer, Question};
pub use replayer::Replayer;
pub use session::{CitedRule, Hint, Played, RuleExplanation, Session, no_hint};
pub use theme::ColourScheme;
pub use underdeck_bridge::ChanceAnswer;
pub use underdeck_game::{CardReading, read_card};
pub use walk::{is_distant, walk};
