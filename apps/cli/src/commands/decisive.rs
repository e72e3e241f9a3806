//! `decisive`: which cards, decisions and first moves decide a game.

use clap::Args;
use underdeck_lab::decisive::Reach;
use underdeck_players::PlayerKind;

use crate::args::{PLAYER, number};
use crate::commands::many::{ManyArguments, played_whole, whole_number};
use crate::failure::Failure;

const EXAMPLES: &str = "\
Examples:
  underdeck decisive cryptkeeper                       which cards, decisions and first moves decide?
  underdeck decisive keevorn --games 10000 --moves 10 --follow 0 --openings 0    only the cards, of the first ten moves
  underdeck decisive keevorn --html decisive.html      the same as a page for the browser";

/// Find out which cards, which decisions and which first moves decide a game
///
/// Cards: games won with a card seen or used early, and without. Decisions: what the best move gains, by phase. First moves: each
/// forced where it is legal. Everything has its interval, and what is called clear allows for everything that was looked at.
#[derive(Debug, Args)]
#[command(before_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// Who plays
    #[arg(long, value_name = "PLAYER", value_parser = PLAYER, default_value = "greedy")]
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
    /// Games in which each first move is forced; 0 leaves this question out
    #[arg(long, visible_alias = "deals", value_name = "N", default_value_t = 400, value_parser = whole_number(0, 10_000_000))]
    openings: u64,
    #[command(flatten)]
    many: ManyArguments,
}

/// Simulates and reports.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let files = arguments.many.output.open(&[])?;
    let request = arguments.many.request(arguments.player, arguments.games);
    let Arguments { games, moves, follow, playouts, openings, .. } = *arguments;
    let reach = Reach { games, moves, followed: follow, playouts, deals: openings };
    let found = played_whole(games + follow + openings, "games", |host| request.decisive(reach, host))?;
    files.write(&found, &(&found).into())
}
