//! Prints a guide step by step, and its sentences that are not true: `cargo run --example guide -- FILE…`.

use std::{env, fs};

use underdeck_record::{Guide, Record};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for file in env::args().skip(1) {
        let text = fs::read_to_string(&file)?;
        let (guide, record) = (Guide::read(&text)?, text.parse::<Record>()?);
        let game = underdeck_catalogue::find(record.tag("Game").unwrap_or_default())?;
        let mut session = underdeck_play::start(game, &guide.deal)?;
        println!("{}: {} ({} steps)", game.info().id, guide.title, guide.steps.len());
        for (n, step) in guide.steps.iter().enumerate() {
            let table = session.table();
            println!("{}. {}\n   > {}", n + 1, step.words.say(&table, underdeck_cards::Card::symbol), step.mv);
            if let Err(untrue) = step.check(&table) {
                println!("   *** {untrue}");
            }
            match session.play(&step.mv) {
                Ok(played) => played.told.iter().for_each(|line| println!("     {line}")),
                Err(error) => {
                    println!("   *** {error}");
                    break;
                }
            }
        }
        let table = session.table();
        println!("{}", guide.end.say(&table, underdeck_cards::Card::symbol));
        if let Err(untrue) = guide.end.check(&table) {
            println!("   *** {untrue}");
        }
    }
    Ok(())
}
