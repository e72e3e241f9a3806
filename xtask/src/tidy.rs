//! What the compiler does not check.

mod builds;
mod citations;
mod cycles;
mod features;
mod layers;
mod modules;
mod order;
mod readers;
mod rules;
mod shapes;
mod words;

#[cfg(test)]
pub(crate) use rules::check_game;

use crate::catalogues;
use crate::tree::files;

/// Checks everything and prints a line for each fault.
pub(crate) fn run() -> Result<(), String> {
    let code = files("", &["rs"])?;
    let texts = files("", &["rs", "md", "toml", "txt", "udr"])?;
    let mut faults = layers::check()?;
    faults.extend(builds::check(&code)?);
    faults.extend(order::check()?);
    faults.extend(features::check(&code)?);
    faults.extend(rules::check()?);
    faults.extend(words::check(&code, &texts));
    faults.extend(readers::check(&code));
    faults.extend(catalogues::check(&code));
    let (shapes, summary) = shapes::check(&code)?;
    faults.extend(shapes);
    for fault in &faults {
        eprintln!("tidy: {fault}");
    }
    if faults.is_empty() {
        println!("tidy: {summary}");
        return Ok(());
    }
    Err(format!("tidy: {} faults; {summary}", faults.len()))
}

/// Prints every import cycle.
pub(crate) fn cycles() -> Result<(), String> {
    order::print()
}
