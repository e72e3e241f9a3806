//! The trace of a player's game.

use std::io::{self, Write};

use underdeck_catalogue::{Error, GameVisitor};
use underdeck_game::{AnyMove, AnyState, Playable, Recording};
use underdeck_players::{Clock, Decision, Player, PlayerKind};
use underdeck_record::{AnyDeal, TraceFlags, TraceWriter};

/// Plays a deal to its end, or up to `max_moves` moves, and writes its trace. `seed` is that of the player's random choices; `None` for the deal's.
///
/// # Errors
/// If the game does not exist or the code is not for it; also the errors of `out`.
pub fn trace(
    game: &str,
    code: &str,
    (player, seed, clock): (PlayerKind, Option<u64>, Clock),
    max_moves: u64,
    flags: TraceFlags,
    out: &mut dyn Write,
) -> Result<io::Result<()>, Error> {
    let choices = (player, seed, clock);
    underdeck_catalogue::visit(game, PlayedOut { code, choices, max_moves, out: TraceWriter::new(out, flags) })?
}

struct PlayedOut<'a> {
    code: &'a str,
    choices: (PlayerKind, Option<u64>, Clock),
    max_moves: u64,
    out: TraceWriter<&'a mut dyn Write>,
}

impl GameVisitor for PlayedOut<'_> {
    type Out = Result<io::Result<()>, Error>;

    fn visit<S: Playable>(self) -> Self::Out {
        let deal = underdeck_catalogue::read_code::<S>(self.code)?;
        let (player, seed, clock) = self.choices;
        let mut player = player.playing(&deal.options, seed.unwrap_or(deal.seed), Some(clock));
        let mut choose = |state: &dyn AnyState| player.choose(Decision::of(state.typed::<S>()?)).map(AnyMove::new);
        Ok(self.write(&AnyDeal::from(&deal), &mut choose))
    }
}

impl PlayedOut<'_> {
    fn write(mut self, deal: &AnyDeal, choose: &mut dyn FnMut(&dyn AnyState) -> Option<AnyMove>) -> io::Result<()> {
        let (mut state, chance) = deal.start();
        let mut luck = Recording::new(chance);
        self.out.first(&deal.options, state.as_ref())?;
        for _ in 0..self.max_moves {
            let Some(mv) = choose(state.as_ref()) else { break };
            luck.events.clear();
            state.play(&mv, &mut luck);
            self.out.step(mv, &luck.events, state.as_ref())?;
        }
        Ok(())
    }
}
