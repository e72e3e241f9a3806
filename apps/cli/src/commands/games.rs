//! `games`: the games and their house rules.

use std::io::Write;

use clap::Args;
use serde_json::{Value, json};
use underdeck_catalogue::{Game, OptionFace};
use underdeck_game::{FactKind, FactSpec, FactTime, OptionKind, say};
use underdeck_lab::facts::{facts, title};

use crate::args::GAME;
use crate::failure::Failure;
use crate::say::{self, FAINT, STRONG, wrap};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(value_name = "GAME", value_parser = GAME)]
    game: Option<String>,
    #[arg(long)]
    facts: bool,
    #[arg(long)]
    json: bool,
}

/// Lists the games.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let games = match &arguments.game {
        Some(game) => vec![underdeck_catalogue::find(game)?],
        None => underdeck_catalogue::games().to_vec(),
    };
    if arguments.json {
        let games: Vec<Value> = games.into_iter().map(in_json).collect();
        let mut out = say::programs();
        serde_json::to_writer_pretty(&mut out, &games).map_err(std::io::Error::from)?;
        writeln!(out)?;
        return Ok(out.flush()?);
    }
    let mut out = say::people();
    for game in games {
        let info = game.info();
        let id = format!("{STRONG}{}{STRONG:#}", info.id);
        writeln!(out, "{}", say!(CLI_GAMES_HEAD, id, title = info.title, designer = info.designer))?;
        if arguments.facts {
            list_facts(&mut out, game)?;
            continue;
        }
        writeln!(out, "{}", wrap(&info.summary(&[]), "  ", "  ", 100))?;
        writeln!(out, "  {}", say!(TUI_HOME_FACTS, length = info.length(&[]), difficulty = info.difficulty(&[])))?;
        let (rulings, rules): (Vec<_>, Vec<_>) = game.options().into_iter().partition(|option| option.ruling.is_some());
        writeln!(out, "  {}", say!(CLI_GAMES_HOUSE_RULES))?;
        list(&mut out, &rules)?;
        if !rulings.is_empty() {
            writeln!(out, "  {}", say!(CLI_GAMES_RULINGS))?;
            list(&mut out, &rulings)?;
        }
    }
    Ok(out.flush()?)
}

fn list(out: &mut impl Write, options: &[OptionFace]) -> std::io::Result<()> {
    for option in options {
        let ruling = option.ruling.map_or_else(String::new, |id| format!("{id}: "));
        let class = option.class.said();
        let line = format!("{} = {} ({ruling}{}; {}; {class})", option.key, option.default, option.name, option.kind);
        writeln!(out, "    {STRONG}{line}{STRONG:#}")?;
        writeln!(out, "{FAINT}{}{FAINT:#}", wrap(&option.effect, "      ", "      ", 100))?;
    }
    Ok(())
}

/// The facts that `--group-by`, `--where` and `--over-time` can ask for.
fn list_facts(out: &mut impl Write, game: &Game) -> std::io::Result<()> {
    let all = facts(game);
    let width = all.iter().map(|fact| fact.id.len()).max().unwrap_or_default();
    for FactSpec { id, kind, time, .. } in all {
        let kind = match kind {
            FactKind::Number => say!(LAB_FACT_IS_NUMBER),
            FactKind::Flag => say!(LAB_FACT_IS_FLAG),
            FactKind::Cell => say!(LAB_FACT_IS_CELL),
            FactKind::Card => say!(LAB_FACT_IS_CARD),
            FactKind::Word => say!(LAB_FACT_IS_WORD),
        };
        let time = match time {
            FactTime::Now => say!(CLI_FACT_NOW),
            FactTime::Sum => say!(CLI_FACT_SUM),
            FactTime::End => say!(CLI_FACT_END),
        };
        let title = title(game, id);
        writeln!(out, "  {STRONG}{id:<width$}{STRONG:#}  {}", say!(CLI_FACT_LINE, title, kind, time))?;
    }
    Ok(())
}

fn in_json(game: &Game) -> Value {
    let info = game.info();
    let option = |option: OptionFace| {
        let mut fields = json!({ "key": option.key });
        let range = match option.kind {
            OptionKind::Bool => json!({ "type": "bool" }),
            OptionKind::Int { min, max } => json!({ "type": "int", "min": min, "max": max }),
            OptionKind::Choice(words) => json!({ "type": "choice", "values": words }),
            OptionKind::Text(most) => json!({ "type": "text", "max_bytes": most }),
            OptionKind::Letters(letters, most) => json!({ "type": "letters", "letters": letters, "max": most }),
            OptionKind::Document(document) => json!({ "type": "file", "max_bytes": document.most }),
            other => json!({ "type": "other", "accepts": other.to_string() }),
        };
        let rest = json!({ "name": option.name, "default": option.default, "effect": option.effect, "ruling": option.ruling, "source": option.class.word() });
        for part in [range, rest] {
            if let (Value::Object(fields), Value::Object(part)) = (&mut fields, part) {
                fields.extend(part);
            }
        }
        fields
    };
    json!({
        "id": info.id,
        "title": info.title,
        "designer": info.designer,
        "summary": info.summary(&[]),
        "length": info.length(&[]),
        "difficulty": info.difficulty(&[]),
        "rules": info.rules_version,
        "seats": info.seats,
        "options": game.options().into_iter().map(option).collect::<Vec<_>>(),
        "facts": facts(game).iter().map(|fact| json!({ "id": fact.id, "title": title(game, fact.id) })).collect::<Vec<_>>(),
    })
}
