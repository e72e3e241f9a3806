//! `decisive`: which cards, decisions and first moves decide a game.

use std::sync::atomic::Ordering;

use clap::Args;
use lab::Host;
use lab::decisive::Reach;
use players::PlayerKind;

use crate::args::{GameParser, PlayerParser, number};
use crate::commands::many::{ManyArguments, interrupted, note, progress_bar, seconds, stop_flag, whole_number};
use crate::commands::output::OutputArguments;
use crate::failure::Failure;

const EXAMPLES: &str = "\
Examples:
  underdeck decisive cryptkeeper                       which cards, decisions and first moves decide?
  underdeck decisive keevorn --games 10000 --moves 10 --follow 0 --deals 0    only the cards, of the first ten moves
  underdeck decisive keevorn --html decisive.html      the same as a page for the browser";

/// Find out which cards, which decisions and which first moves decide a game
///
/// Cards: games won with a card seen or used early, and without. Decisions: what the best move gains, by phase. First moves: each
/// forced where it is legal. Everything has its interval, and what is called clear allows for everything that was looked at.
#[derive(Debug, Args)]
#[command(before_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The game
    #[arg(value_name = "GAME", value_parser = GameParser)]
    game: String,
    /// Who plays
    #[arg(long, value_name = "PLAYER", value_parser = PlayerParser, default_value = "greedy")]
    player: PlayerKind,
    /// Games in which cards are followed; 0 leaves this question out
    #[arg(long, value_name = "N", default_value_t = 2_000, value_parser = whole_number(0, 10_000_000))]
    games: u64,
    /// For how many moves cards are followed; shorter games are left out
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = whole_number(1, 100_000))]
    moves: u64,
    /// Games in which decisions are valued, a few in each; 0 leaves this question out
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = whole_number(0, 1_000_000))]
    follow: u64,
    /// Playouts of the greedy player to choose the best move of a decision, and as many to judge it
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = number::<u32>(1, 100_000))]
    playouts: u32,
    /// Deals on which first moves are forced; 0 leaves this question out
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = whole_number(0, 10_000_000))]
    deals: u64,
    #[command(flatten)]
    many: ManyArguments,
    #[command(flatten)]
    output: OutputArguments,
}

/// Looks and reports.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let files = arguments.output.open()?;
    let stop = stop_flag()?;
    let request = arguments.many.request(&arguments.game, arguments.player, arguments.games);
    let Arguments { games, moves, follow, playouts, deals, .. } = *arguments;
    let bar = progress_bar(games + follow + deals, "games");
    let host = Host { clock: seconds, progress: &|played| bar.inc(played), stop: &stop };
    let found = request.decisive(Reach { games, moves, followed: follow, playouts, deals }, &host);
    bar.finish_and_clear();
    let found = found?;
    if stop.load(Ordering::Relaxed) {
        note("Interrupted: what was seen in fewer games than asked for would mislead, so nothing is shown.");
        return Err(interrupted());
    }
    files.write(&found, &(&found).into())
}
