//! Plays games natively: `ratios GAME PLAYER SECONDS` prints how many games it took at least so long to play, their moves, and the
//! milliseconds. `edition/ratios.mjs` in `apps/server/e2e` compares them with the module's.

use std::time::{Duration, Instant};

fn main() -> Result<(), String> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, player, seconds] = words.as_slice() else { return Err("usage: ratios GAME PLAYER SECONDS".into()) };
    let least = Duration::try_from_secs_f64(seconds.parse().map_err(|error| format!("{seconds}: {error}"))?);
    let least = least.map_err(|error| format!("{seconds}: {error}"))?;
    let mut games = 1;
    loop {
        let from = Instant::now();
        let moves = web::ratios::play(game, player, games)?;
        let took = from.elapsed();
        if took >= least {
            println!("{games} {moves} {:.1}", took.as_secs_f64() * 1000.0);
            return Ok(());
        }
        games *= 2;
    }
}
