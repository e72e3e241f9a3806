//! The help of the program in the current language. Every text is in the catalogue, found by the names of commands and arguments: `help-sim` and
//! `help-sim-games`, or `help-shared-games` where commands share it.

use std::ffi::OsStr;
use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::builder::{PossibleValue, TypedValueParser, ValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, Error};
use underdeck_game::{Id, Language, Link, Message, say};

use crate::failure::Failure;
use crate::text;

/// Arguments of every command, in the order of the help, which shows them last.
const GLOBAL: [&str; 6] = ["quiet", "force", "color", "lang", "help", "version"];

/// What a reader of the descriptions needs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Detail {
    /// Descriptions, with the values and the default of each argument.
    Whole,
    /// Descriptions alone, for shells, which list values themselves.
    Descriptions,
}

/// The command line with its help. It describes a program and yields no values of its arguments.
pub(crate) fn described(program: Command, detail: Detail) -> Command {
    let mut program = with_long_help(program);
    program.build();
    describe(program, "help", "", detail)
}

/// Whether a command has a long help is decided when it is built, before it has one.
fn with_long_help(command: Command) -> Command {
    command.long_about("").mut_subcommands(with_long_help)
}

/// The texts of a command, whose id has its parents: `help-store-copy`.
fn of_command(id: &str) -> Option<&'static Id> {
    text::TEXT.find(if id == "help" { "help-program" } else { id })
}

/// The texts of an argument of a command.
fn of_argument(command: &str, name: &str) -> Option<&'static Id> {
    text::TEXT.find(&format!("{command}-{name}")).or_else(|| text::TEXT.find(&format!("help-shared-{name}")))
}

/// The texts of a value. A budget follows the name of a player.
fn of_value(argument: &str, value: &str) -> Option<&'static Id> {
    let name = value.split(':').next().unwrap_or_default();
    text::TEXT.find(&format!("help-value-{argument}-{name}")).or_else(|| text::TEXT.find(&format!("help-value-{name}")))
}

/// The texts of the name that stands for a value, such as `FILE`.
fn of_placeholder(name: &str) -> Option<&'static Id> {
    let id: String = name.to_lowercase().chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    text::TEXT.find(&format!("help-name-{}", id.trim_matches('-')))
}

/// The id of a subcommand. Below `help` are the commands of its parent again.
fn child(parent: &str, name: &str) -> String {
    if name == "help" { "help-command".to_owned() } else { format!("{parent}-{name}") }
}

/// Describes a command, its arguments and its subcommands by the texts of `id`.
fn describe(mut command: Command, id: &str, parent: &str, detail: Detail) -> Command {
    command = command.mut_args(|argument| self::argument(argument, id, detail));
    let of = if command.get_name() == "help" { parent } else { id };
    command = command.mut_subcommands(|subcommand| {
        let id = child(of, subcommand.get_name());
        describe(subcommand, &id, of, detail)
    });
    if let Some(texts) = of_command(id) {
        let about = Message::from(texts).to_string();
        let more = texts.attribute(Language::current(), "more").map(|more| format!("\n\n{more}")).unwrap_or_default();
        command = command.long_about(format!("{about}{more}")).about(about);
        if let Some(after) = texts.attribute(Language::current(), "after") {
            command = command.after_help(after);
        }
        let examples = examples(texts, Language::current());
        if !examples.is_empty() {
            let heading = heading(&command, &say!(CLI_HEADING_EXAMPLES));
            command = command.before_help(format!("{heading}\n  {}\n", examples.join("\n  ")));
        }
    }
    command = command.subcommand_value_name(placeholders("<COMMAND>").trim_matches(['<', '>']).to_owned());
    let usage = placeholders(&command.render_usage().to_string().replacen("Usage: ", "", 1));
    let template = template(&command);
    command.override_usage(usage).help_template(template)
}

/// The parts of the help under headings of the language; those of clap are English.
fn template(command: &Command) -> String {
    let parts = [
        (say!(CLI_HEADING_COMMANDS), "{subcommands}", command.has_subcommands()),
        (say!(CLI_HEADING_ARGUMENTS), "{positionals}", command.get_positionals().next().is_some()),
        (say!(CLI_HEADING_OPTIONS), "{options}", true),
    ];
    let parts = parts.into_iter().filter(|(.., is_there)| *is_there);
    let parts = parts.map(|(name, tag, _)| format!("\n\n{}\n{tag}", heading(command, &name))).collect::<String>();
    let usage = heading(command, &say!(CLI_HEADING_USAGE));
    format!("{{about-with-newline}}\n{{before-help}}{usage} {{usage}}{parts}{{after-help}}")
}

fn heading(command: &Command, name: &str) -> String {
    let style = command.get_styles().get_header();
    format!("{style}{name}{style:#}")
}

/// The widest line of an example; the help indents it by two.
const EXAMPLE: usize = 78;

/// The examples of a command with their comments, which a shell skips: in a column, or above the commands where that is too wide. The commands are
/// those of the English text.
fn examples(texts: &Id, language: Language) -> Vec<String> {
    let lines = |language| {
        let examples = texts.attribute(language, "examples").unwrap_or_default();
        let parts = |line: &str| {
            let (call, note) = line.split_once("  ").unwrap_or((line, ""));
            (call.to_owned(), note.to_owned())
        };
        examples.lines().map(parts).collect::<Vec<_>>()
    };
    let (calls, notes) = (lines(Language::ENGLISH), lines(language));
    let noted = calls.iter().filter(|(_, note)| !note.is_empty());
    let width = noted.map(|(call, _)| call.chars().count()).max().unwrap_or_default();
    let notes = (0..calls.len()).map(|n| notes.get(n).map_or("", |(_, note)| note.as_str()));
    let lines: Vec<(&str, &str)> = calls.iter().map(|(call, _)| call.as_str()).zip(notes).collect();
    let is_wide = |(_, note): &(&str, &str)| width + "  # ".len() + note.chars().count() > EXAMPLE;
    let is_above = lines.iter().any(is_wide);
    let line = |(call, note): (&str, &str)| match note {
        "" => vec![call.to_owned()],
        _ if is_above => vec![format!("# {note}"), call.to_owned()],
        _ => vec![format!("{call:width$}  # {note}")],
    };
    lines.into_iter().flat_map(line).collect()
}

/// Describes an argument of a command, with its values and its default.
fn argument(mut argument: Arg, command: &str, detail: Detail) -> Arg {
    let name = argument.get_id().as_str().replace('_', "-");
    if let Some(n) = GLOBAL.iter().position(|global| *global == name) {
        argument = argument.display_order(900 + n);
    }
    let Some(texts) = of_argument(command, &name) else { return argument };
    let (mut values, mut default) = (Vec::new(), String::new());
    if argument.get_action().takes_values() {
        values = argument.get_possible_values().into_iter().map(|value| described_value(value, &name)).collect();
        default = argument.get_default_values().join(OsStr::new(" ")).to_string_lossy().into_owned();
        let names = argument.get_value_names().map(|names| names.iter().map(|name| placeholder(name)).collect());
        let names: Vec<String> = names.unwrap_or_else(|| vec![placeholder(&name.to_uppercase())]);
        argument = argument.value_names(names);
    }
    let is_listed = detail == Detail::Whole && !argument.is_hide_possible_values_set();
    let line = |with_values: bool| {
        let mut line = Message::from(texts);
        if with_values && is_listed && !values.is_empty() {
            line = say!(
                CLI_HELP_VALUES,
                text = line,
                values = Message::join(values.iter().map(PossibleValue::get_name), Link::Comma)
            );
        }
        if detail == Detail::Whole && !default.is_empty() {
            line = say!(CLI_HELP_DEFAULT, text = line, default = &default);
        }
        line.to_string()
    };
    let table = if is_listed { table(&values) } else { String::new() };
    let more = texts.attribute(Language::current(), "more").map(|more| format!("\n\n{more}")).unwrap_or_default();
    argument = argument.help(line(true)).long_help(line(table.is_empty()) + &more + &table);
    if !values.is_empty() {
        argument = argument.value_parser(ValueParser::new(Listed(values)));
    }
    argument.hide_default_value(true).hide_env(true).hide_possible_values(true)
}

/// A value with its description; those of games and house rules have theirs already.
fn described_value(value: PossibleValue, argument: &str) -> PossibleValue {
    match of_value(argument, value.get_name()) {
        Some(texts) => value.help(Message::from(texts).to_string()),
        None => value,
    }
}

/// The values with their descriptions, a line each; empty if they have none.
fn table(values: &[PossibleValue]) -> String {
    let width = values.iter().map(|value| value.get_name().len()).max().unwrap_or_default();
    let line = |value: &PossibleValue| Some(format!("\n  {:width$}  {}", value.get_name(), value.get_help()?));
    let lines: String = values.iter().filter_map(line).collect();
    if lines.is_empty() { lines } else { format!("\n\n{}{lines}", say!(CLI_HEADING_VALUES)) }
}

/// The name that stands for a value in the language: `DATEI` for `FILE`.
fn placeholder(name: &str) -> String {
    of_placeholder(name).map_or_else(|| name.to_owned(), |texts| Message::from(texts).to_string())
}

/// A usage or an argument as clap writes it, with the names of its values in the language.
fn placeholders(text: &str) -> String {
    let mut out = String::new();
    for part in text.split_inclusive(['<', '>', '[', ']']) {
        let (name, end) = part.split_at(part.trim_end_matches(['<', '>', '[', ']']).len());
        out += &if end == ">" || end == "]" { placeholder(name) } else { name.to_owned() };
        out += end;
    }
    out
}

/// Values of an argument that are only described.
#[derive(Clone)]
struct Listed(Vec<PossibleValue>);

impl TypedValueParser for Listed {
    type Value = String;

    fn parse_ref(&self, _: &Command, _: Option<&Arg>, typed: &OsStr) -> Result<String, Error> {
        Ok(typed.to_string_lossy().into_owned())
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.0.iter().cloned()))
    }
}

/// Answers arguments that do not make a command: prints the help that was asked for, or reports what is wrong.
pub(crate) fn answer(error: &Error, program: Command) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            print(described(program, Detail::Whole).try_get_matches().err().as_ref().unwrap_or(error))
        }
        ErrorKind::DisplayVersion => print(error),
        _ => Failure::Usage(wrong_usage(error, &program)).report(),
    }
}

/// Prints a help or the version. A full disk is a failure like any other, and a closed pipe is none.
fn print(text: &Error) -> ExitCode {
    match text.print().and_then(|()| io::stdout().flush()) {
        Ok(()) => ExitCode::from(u8::try_from(text.exit_code()).unwrap_or(2)),
        Err(error) => Failure::from(error).report(),
    }
}

/// What is wrong, the usage of the command, and where to read more.
fn wrong_usage(error: &Error, program: &Command) -> String {
    let mut parts = vec![fault(error, program).to_string()];
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        parts.push(placeholders(&usage.to_string()).replacen("Usage:", &say!(CLI_HEADING_USAGE), 1));
    }
    parts.push(say!(CLI_USAGE_MORE).to_string());
    parts.join("\n\n")
}

/// The commands that have a flag, such as `--force` or `-q`.
fn owners<'a>(program: &'a Command, flag: &str) -> Vec<&'a str> {
    let is_it = |argument: &&Arg| {
        let long = argument.get_long_and_visible_aliases().unwrap_or_default();
        let short = argument.get_short().map(|letter| format!("-{letter}"));
        flag.strip_prefix("--").is_some_and(|flag| long.contains(&flag)) || short.as_deref() == Some(flag)
    };
    let owners = program.get_subcommands().filter(|command| command.get_arguments().any(|argument| is_it(&argument)));
    owners.map(Command::get_name).collect()
}

/// What is wrong with arguments.
fn fault(error: &Error, program: &Command) -> Message {
    let texts = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => vec![placeholders(text)],
        Some(ContextValue::Strings(texts)) => texts.iter().map(|text| placeholders(text)).collect(),
        _ => Vec::new(),
    };
    let quoted = |kind| texts(kind).iter().map(|text| Message::quote(text)).collect::<Vec<_>>();
    let argument = Message::join(quoted(ContextKind::InvalidArg), Link::And);
    let value = texts(ContextKind::InvalidValue).concat();
    let why = match error.kind() {
        ErrorKind::UnknownArgument => say!(CLI_USAGE_UNKNOWN, argument),
        ErrorKind::InvalidSubcommand => {
            say!(CLI_USAGE_COMMAND, command = texts(ContextKind::InvalidSubcommand).concat())
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation if value.is_empty() => say!(CLI_USAGE_NO_VALUE, argument),
        ErrorKind::InvalidValue => {
            say!(CLI_USAGE_VALUE, argument, value, values = Message::join(quoted(ContextKind::ValidValue), Link::Or))
        }
        ErrorKind::ValueValidation => {
            let why = std::error::Error::source(error).map(ToString::to_string).unwrap_or_default();
            say!(CLI_USAGE_WRONG_VALUE, argument, value, why)
        }
        ErrorKind::ArgumentConflict => {
            let others = quoted(ContextKind::PriorArg);
            match others.is_empty() || texts(ContextKind::PriorArg) == texts(ContextKind::InvalidArg) {
                true => say!(CLI_USAGE_TWICE, argument),
                false => say!(CLI_USAGE_CONFLICT, argument, others = Message::join(others, Link::And)),
            }
        }
        ErrorKind::MissingRequiredArgument => {
            say!(CLI_USAGE_MISSING, n = texts(ContextKind::InvalidArg).len(), argument)
        }
        ErrorKind::NoEquals | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            say!(CLI_USAGE_NO_VALUE, argument)
        }
        ErrorKind::TooManyValues => say!(CLI_USAGE_TOO_MANY, argument, value),
        ErrorKind::InvalidUtf8 => say!(CLI_USAGE_UTF8),
        // No other kind is an error of arguments.
        _ => error.to_string().into(),
    };
    let flag = texts(ContextKind::InvalidArg).concat();
    let commands = owners(program, flag.split('=').next().unwrap_or_default());
    if error.kind() == ErrorKind::UnknownArgument && !commands.is_empty() {
        return say!(CLI_USAGE_ELSEWHERE, why, n = commands.len(), commands = Message::join(commands, Link::Comma));
    }
    let nearest = [ContextKind::SuggestedArg, ContextKind::SuggestedValue, ContextKind::SuggestedSubcommand];
    // The most similar is the last.
    match nearest.into_iter().find_map(|kind| texts(kind).pop()) {
        Some(word) => say!(DID_YOU_MEAN, why, word),
        None => why,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::FromArgMatches;

    use super::*;
    use crate::cli;

    /// Where a text must be, and what is there.
    type Places = Vec<(String, Option<&'static Id>)>;

    /// The place of every text of a command and of its subcommands.
    fn places(command: &Command, id: &str, found: &mut Places) {
        found.push((id.to_owned(), of_command(id)));
        for argument in command.get_arguments() {
            let name = argument.get_id().as_str().replace('_', "-");
            found.push((format!("{id}, {name}"), of_argument(id, &name)));
            let is_flag = !argument.get_action().takes_values();
            for value in argument.get_possible_values().iter().filter(|_| !is_flag && name != "shell") {
                let texts = of_value(&name, value.get_name());
                if texts.is_some() || value.get_help().is_none() {
                    found.push((format!("{id}, {name}, {value:?}"), texts));
                }
            }
            let names = argument.get_value_names().filter(|_| !is_flag);
            let names = names.map(|names| names.iter().map(ToString::to_string).collect::<Vec<_>>());
            for name in names.unwrap_or_default().iter().filter(|name| name.len() > 1) {
                found.push((format!("{id}, <{name}>"), of_placeholder(name)));
            }
        }
        for subcommand in command.get_subcommands() {
            let name = subcommand.get_name();
            if name == "help" {
                found.push((child(id, name), of_command(&child(id, name))));
            } else {
                places(subcommand, &child(id, name), found);
            }
        }
    }

    fn all() -> Places {
        let (mut program, mut found) = (cli::command(), Places::new());
        program.build();
        places(&program, "help", &mut found);
        found.extend(["COMMAND", "OPTIONS"].map(|name| (name.to_owned(), of_placeholder(name))));
        found
    }

    #[test]
    fn every_command_argument_and_value_is_described_in_english_and_german() {
        let german = Language::of("de").unwrap();
        for (place, texts) in all() {
            let texts = texts.unwrap_or_else(|| panic!("{place} has no text"));
            assert!(texts.is_in(german), "{place} has no German text");
            for part in ["more", "after"] {
                let [english, german] = [Language::ENGLISH, german].map(|language| texts.attribute(language, part));
                assert!(english.is_none() || english != german, "{place}: no German .{part}");
            }
        }
    }

    #[test]
    fn every_text_of_the_help_belongs_to_a_command() {
        let used: BTreeSet<&str> = all().into_iter().filter_map(|(_, texts)| Some(texts?.name())).collect();
        let idle: Vec<_> =
            text::TEXT.names().filter(|name| name.starts_with("help-") && !used.contains(name)).collect();
        assert_eq!(idle, [""; 0]);
    }

    #[test]
    fn every_command_has_examples_that_it_accepts_and_that_fit_a_terminal() {
        let german = Language::of("de").unwrap();
        for (place, texts) in
            all().into_iter().filter(|(place, _)| !place.contains(['<', ',']) && place != "help-command")
        {
            let Some(texts) = texts.filter(|_| place.starts_with("help")) else { continue };
            let [english, german] = [Language::ENGLISH, german].map(|language| examples(texts, language));
            assert!(!english.is_empty(), "{place} has no examples");
            for line in english.iter().chain(&german) {
                assert!(line.chars().count() <= EXAMPLE, "{place}: {line}");
                if line.starts_with("# ") {
                    continue;
                }
                let call = line.split("  ").next().unwrap_or_default();
                let call = call.split(['|', '>', '<']).next().unwrap_or_default();
                let matches = cli::command().try_get_matches_from(call.split_whitespace());
                let read = matches.and_then(|matches| cli::Cli::from_arg_matches(&matches));
                assert!(read.is_ok(), "{place}: {line}: {read:?}");
            }
            let calls = |language| texts.attribute(language, "examples").unwrap_or_default();
            let calls = |language| {
                calls(language)
                    .lines()
                    .map(|line| line.split("  ").next().unwrap_or_default().to_owned())
                    .collect::<Vec<_>>()
            };
            assert_eq!(calls(Language::ENGLISH), calls(Language::of("de").unwrap()), "{place}");
        }
    }
}
