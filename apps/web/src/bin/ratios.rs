//! Plays moves natively: `ratios GAME PLAYER MOVES ROUNDS` prints the number of games begun and the milliseconds of the fastest round.
//! `edition/ratios.mjs` in `apps/server/e2e` compares them with the module's.

use std::time::Instant;

fn main() -> Result<(), String> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, player, moves, rounds] = words.as_slice() else {
        return Err("usage: ratios GAME PLAYER MOVES ROUNDS".into());
    };
    let number = |word: &str| word.parse::<u32>().map_err(|error| format!("{word}: {error}"));
    let (moves, rounds) = (number(moves)?, number(rounds)?);
    let (mut games, mut quickest) = (0, f64::INFINITY);
    for _ in 0..rounds {
        let from = Instant::now();
        games = underdeck_web::ratios::play(game, player, moves)?;
        quickest = from.elapsed().as_secs_f64().min(quickest);
    }
    println!("{games} {:.4}", quickest * 1000.0);
    Ok(())
}
