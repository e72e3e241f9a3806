//! A light table for one game, on standard input and output.

use std::io::{self, BufRead, Write};

use underdeck_game::{Body, CardFace, Play, Playable, Policy, Presentation, Recording, SeenChance, Table};
use underdeck_record::{Deal, options_from_text};

const HELP: &str = "a move's number or spelling, look, hint, undo, quit";

/// Plays a game on standard input and output: arguments are a seed and options, `7 jokers=2`.
///
/// For a game's `examples/play.rs`, which needs nothing of the house but the game and the test kit.
///
/// # Panics
/// If the arguments name no deal, or input and output fail.
pub fn line_mode<S: Playable>() {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let seed = words.first().and_then(|word| word.parse().ok());
    words.drain(..usize::from(seed.is_some()));
    let options = options_from_text(&words.join(" ")).unwrap_or_else(|error| panic!("{error}"));
    let deal = Deal::<S>::new(options, seed.unwrap_or(1));
    converse(&deal, io::stdin().lock(), &mut io::stdout()).expect("standard input and output work");
}

/// Plays a deal until it ends, the input ends, or `quit` is read.
fn converse<S: Playable>(deal: &Deal<S>, input: impl BufRead, out: &mut impl Write) -> io::Result<()> {
    let (mut state, mut chance) = deal.start();
    let mut before = Vec::new();
    writeln!(out, "{}, deal {}. Type {HELP}.", S::INFO.title, deal.code())?;
    show(out, &state.view(state.deciding_seat()).table())?;
    for line in input.lines() {
        let line = line?;
        let seat = state.deciding_seat();
        let view = state.view(seat);
        let table = view.table();
        match line.trim() {
            "" => {}
            "quit" => return Ok(()),
            "look" => show(out, &table)?,
            "undo" => match before.pop() {
                Some(earlier) => {
                    (state, chance) = earlier;
                    show(out, &state.view(state.deciding_seat()).table())?;
                }
                None => writeln!(out, "Nothing was played yet.")?,
            },
            _ if state.outcome().is_some() => writeln!(out, "The game is over: undo or quit.")?,
            "hint" => writeln!(out, "{}. {}", view.heuristic(), view.reason())?,
            text => {
                let number = text.parse::<usize>().ok().and_then(|n| table.offers.get(n.checked_sub(1)?));
                let spelling = number.map_or(text, |offer| offer.spelling.as_str());
                let mv = match spelling.parse::<S::Move>() {
                    Ok(mv) if state.is_legal(mv) => mv,
                    Ok(mv) => {
                        let refusal =
                            view.refusal(mv).map_or_else(String::new, |refusal| format!(": {}", refusal.reason));
                        writeln!(out, "`{mv}` is not legal now{refusal}.")?;
                        continue;
                    }
                    Err(error) => {
                        writeln!(out, "{error}; or type {HELP}")?;
                        continue;
                    }
                };
                before.push((state.clone(), chance.clone()));
                let mut recording = Recording::new(chance);
                state.play_unchecked(mv, &mut recording);
                let seen: Vec<SeenChance> = recording.events.iter().map(SeenChance::from).collect();
                for line in view.describe_change(mv, &seen, &state.view(seat)) {
                    writeln!(out, "  {line}")?;
                }
                chance = recording.source;
                show(out, &state.view(state.deciding_seat()).table())?;
            }
        }
    }
    Ok(())
}

/// Writes the zones, the prompt and the numbered moves.
fn show(out: &mut impl Write, table: &Table) -> io::Result<()> {
    writeln!(out)?;
    for zone in &table.zones {
        writeln!(out, "{}: {}", zone.name, lying(&zone.body))?;
    }
    writeln!(out, "{}", table.prompt)?;
    for (n, offer) in table.offers.iter().enumerate() {
        writeln!(out, "{:>3}. {} — {}", n + 1, offer.label, offer.effect)?;
    }
    Ok(())
}

/// The contents of a zone on one line; a grid row by row.
fn lying(body: &Body) -> String {
    let short = |face: &CardFace| match face.card {
        Some(card) if face.face_up => card.to_string(),
        Some(card) => format!("({card})"),
        None => "??".into(),
    };
    let row = |cards: &[CardFace]| match cards.len() {
        0 => "empty".into(),
        _ => cards.iter().map(short).collect::<Vec<_>>().join(" "),
    };
    match body {
        Body::Row { cards, .. } | Body::Stack { cards, .. } => row(cards),
        Body::Counter { value, max: Some(max) } => format!("{value} of {max}"),
        Body::Counter { value, max: None } => value.to_string(),
        Body::List(entries) => {
            let entry = |entry: &underdeck_game::Entry| format!("{} {}", entry.name, entry.value);
            entries.iter().map(entry).collect::<Vec<_>>().join(", ")
        }
        Body::Track { steps, now } => steps.get(*now).map(ToString::to_string).unwrap_or_default(),
        Body::Grid { tiles, .. } => {
            let tile = |tile: &underdeck_game::Tile| {
                let tokens = if tile.tokens.is_empty() { String::new() } else { format!("+{}", tile.tokens.len()) };
                format!("{} {}{tokens}", tile.cell, tile.card.as_ref().map_or("-".into(), short))
            };
            tiles.iter().map(tile).collect::<Vec<_>>().join(", ")
        }
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use underdeck_game::State as _;

    use super::*;
    use crate::toy::{Toy, ToyOptions};

    fn said(input: &str) -> String {
        let mut out = Vec::new();
        converse(&Deal::<Toy>::new(ToyOptions::default(), 12), input.as_bytes(), &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_game_is_played_by_numbers_and_spellings() {
        let text = said("1\nlook\nundo\nhint\ndraw\nleave\nfly\nundo\nundo\nquit\ndraw\n");
        for part in
            ["The Well, deal ", "  1. Draw — ", "You draw the ", "draw. ", "must be empty.", "`fly`", "Nothing was"]
        {
            assert!(text.contains(part), "{part} is missing: {text}");
        }
        assert_eq!(text.matches("You draw the").count(), 2);
    }

    #[test]
    fn a_game_ends() {
        let deal = Deal::<Toy>::new(ToyOptions::default(), 12);
        let (mut state, mut chance) = deal.start();
        let mut moves = String::new();
        while state.outcome().is_none() {
            let mv = state.view(state.deciding_seat()).heuristic();
            state.play_unchecked(mv, &mut chance);
            moves += &format!("{mv}\n");
        }
        let text = said(&format!("{moves}draw\n"));
        assert!(text.contains("The game is ") && text.contains("over: undo"), "{text}");
    }
}
