//! The extension module `underdeck._core`: the Rust part of the package in `python/underdeck`.

#![forbid(unsafe_code)]

mod batch;
mod errors;
mod game;
mod sealed;
mod studies;

use pyo3::prelude::*;

use errors::{Pairs, pairs, refuse};

/// The ids of the games, in the order of the catalogue.
#[pyfunction]
fn games() -> Vec<&'static str> {
    underdeck_catalogue::games().iter().map(|game| game.info().id).collect()
}

/// The facts of a game and its options, as JSON.
#[pyfunction]
fn about(game: &str) -> PyResult<String> {
    let game = underdeck_catalogue::find(game).map_err(refuse)?;
    let info = game.info();
    let options: Vec<_> = game.options().iter().map(|option| {
        serde_json::json!({"key": option.key, "name": option.name, "default": option.default, "effect": option.effect})
    }).collect();
    let about = serde_json::json!({
        "id": info.id, "title": info.title, "designer": info.designer, "summary": info.summary(&[]), "aim": info.aim(&[]),
        "length": info.length(&[]), "seats": info.seats, "rules_version": info.rules_version, "options": options,
    });
    Ok(about.to_string())
}

/// The encoding of a game with these options, as JSON.
#[pyfunction]
fn encoding(game: &str, options: Pairs<'_>) -> PyResult<String> {
    let encoding = underdeck_env::encoding(game, &pairs(options)?).map_err(refuse)?;
    serde_json::to_string(&encoding).map_err(refuse)
}

/// The deal of a code, or of options and a seed, as (game, options, seed, code).
#[pyfunction]
#[allow(clippy::type_complexity)]
fn deal(
    game: Option<&str>,
    options: Pairs<'_>,
    seed: u64,
    code: Option<&str>,
) -> PyResult<(String, Vec<(String, String)>, u64, String)> {
    let typed = pairs(options)?;
    let deal = match (code, game) {
        (Some(code), _) => underdeck_catalogue::by_code(code).and_then(|game| game.deal_of(code)),
        (None, Some(game)) => underdeck_catalogue::find(game).and_then(|game| game.deal(&typed, seed)),
        (None, None) => return Err(refuse("name a game, or give a deal code")),
    }
    .map_err(refuse)?;
    let options = deal.options.iter().map(|(key, value)| ((*key).to_owned(), value.to_string())).collect();
    Ok((deal.game.to_owned(), options, deal.seed, deal.code))
}

/// The Rust part of the package.
#[pymodule]
fn _core(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<batch::Batch>()?;
    module.add_class::<game::Core>()?;
    module.add_function(wrap_pyfunction!(games, module)?)?;
    module.add_function(wrap_pyfunction!(about, module)?)?;
    module.add_function(wrap_pyfunction!(encoding, module)?)?;
    module.add_function(wrap_pyfunction!(deal, module)?)?;
    module.add_function(wrap_pyfunction!(studies::simulate, module)?)?;
    module.add_function(wrap_pyfunction!(studies::measure, module)?)?;
    module.add_function(wrap_pyfunction!(studies::solve, module)?)?;
    module.add_function(wrap_pyfunction!(studies::read_record, module)?)?;
    module.add_function(wrap_pyfunction!(sealed::cells, module)?)?;
    module.add_function(wrap_pyfunction!(sealed::play_cell, module)?)?;
    module.add_function(wrap_pyfunction!(sealed::merge_cell, module)?)?;
    module.add_function(wrap_pyfunction!(sealed::report, module)?)?;
    module.add_function(wrap_pyfunction!(sealed::survey, module)?)?;
    module.add_function(wrap_pyfunction!(sealed::merge_surveys, module)?)
}
