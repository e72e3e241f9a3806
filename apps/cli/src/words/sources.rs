//! Where the rules of a game come from.

use std::collections::HashMap;

use underdeck_catalogue::Game;
use underdeck_game::{OptionValue, Source, SourceClass, say, sources};

use crate::say::{STRONG, wrap};

/// Options with their values.
type Options<'a> = &'a [(&'static str, OptionValue)];

/// The source of a rule in lines; the options say how it is played now.
pub(crate) fn source_lines(source: &Source<'_>, options: Options<'_>) -> String {
    let mut lines = match *source {
        Source::Printed { heading, words } => vec![say!(SOURCE_AT, heading, words).to_string()],
        Source::Reading { ours, book, why, .. } => {
            vec![ours.to_owned(), say!(SOURCE_BOOK, book).to_string(), say!(SOURCE_WHY, why).to_string()]
        }
        Source::Ours { why, .. } => vec![why.to_owned()],
    };
    for switch in source.switches().iter() {
        let option = format!("`{}`", switch.key);
        let value = options.iter().find(|(key, _)| *key == switch.key).map(|(_, value)| value.to_string());
        let value = value.unwrap_or_default();
        lines.push(match switch.letter {
            Some(letter) => say!(SOURCE_LETTER, option, value, letter).to_string(),
            None => say!(SOURCE_OPTION, option, value).to_string(),
        });
    }
    lines.iter().map(|line| wrap(line, "    ", "    ", 80) + "\n").collect()
}

/// The sources of all rules and of all options of a game, by class. What several rules have in common is written at the first.
pub(crate) fn all_sources(game: &Game, options: Options<'_>) -> String {
    let (info, reference) = (game.info(), game.reference());
    let mut text = format!("{STRONG}{}{STRONG:#}\n", say!(CLI_SOURCES_TITLE, game = info.title));
    let all: Vec<_> = sources(reference).collect();
    for class in SourceClass::ALL {
        let of_class = || all.iter().filter(|(_, source)| source.class() == class);
        let (sign, name, n) = (class.sign(), underdeck_game::Message::from(class.name()), of_class().count());
        text += &format!(
            "\n{STRONG}{}{STRONG:#}\n",
            say!(CLI_SOURCES_CLASS, sign, name, n, says = underdeck_game::Message::from(class.meaning()))
        );
        let mut shown: HashMap<Source<'_>, &str> = HashMap::new();
        for (id, source) in of_class() {
            if let (Some(first), false) = (shown.get(source), class == SourceClass::Printed) {
                text += &format!("  {}\n", say!(CLI_SOURCES_SAME, id, first));
                continue;
            }
            shown.insert(*source, id);
            let lines = source_lines(source, options);
            // A printed rule has one line.
            text += &match source {
                Source::Printed { .. } => wrap(&format!("{id}: {}", lines.trim_start()), "  ", "      ", 80) + "\n",
                _ => format!("  {id}\n{lines}"),
            };
        }
    }
    text += &format!("\n{STRONG}{}{STRONG:#}\n", say!(CLI_SOURCES_OPTIONS));
    for option in game.options() {
        let class = option.class.said();
        let value = options.iter().find(|(key, _)| *key == option.key).map_or(&option.default, |(_, value)| value);
        text += &wrap(&format!("{} = {value} · {} · {class}", option.key, option.name), "  ", "      ", 80);
        text.push('\n');
    }
    text
}
