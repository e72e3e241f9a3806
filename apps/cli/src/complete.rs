//! Completions: the values of arguments, from the catalogue, the rest of the line and the player's home. The script of
//! `underdeck completions` asks the program.

use std::ffi::OsStr;
use std::io::{self, Write};
use std::sync::Arc;

use clap::{Arg, Command, ValueHint};
use clap_complete::engine::{ArgValueCompleter, CompletionCandidate};
use clap_complete::env::Shells;
use clap_complete::{CompleteEnv, Shell};
use underdeck_catalogue::Game;
use underdeck_game::{Language, OptionKind, rules};
use underdeck_home::campaigns::{self, SavedCampaign};
use underdeck_home::{SettingKey, Settings};

use crate::args;
use crate::help::{Detail, described};

/// The variable by which a script asks for candidates; its value is the name of the shell.
const VARIABLE: &str = "UNDERDECK_COMPLETE";

/// A value, and what it stands for.
type Value = (String, String);

/// The words of the line that is completed.
#[derive(Clone)]
struct Line(Arc<[String]>);

impl Line {
    /// The game that the line names.
    fn game(&self) -> Option<&'static Game> {
        self.0.iter().find_map(|word| underdeck_catalogue::find(word).ok())
    }

    /// The game that the line names, or else all.
    fn games(&self) -> Vec<&'static Game> {
        self.game().map_or_else(|| underdeck_catalogue::games().to_vec(), |game| vec![game])
    }

    /// The word after another one.
    fn after(&self, word: &str) -> Option<&str> {
        let at = self.0.iter().position(|typed| typed == word)?;
        self.0.get(at + 1).map(String::as_str)
    }

    /// The player's campaigns of these games. Those that cannot be read are left out.
    fn campaigns(&self) -> Vec<SavedCampaign> {
        let ids: Vec<&str> = self.games().iter().map(|game| game.info().id).collect();
        let all = campaigns::all().unwrap_or_default().into_iter().flatten();
        all.filter(|saved| ids.contains(&saved.campaign.info().id)).collect()
    }
}

/// What yields the values of an argument.
type Provider = fn(&Line) -> Vec<Value>;

/// The one list of providers. Arguments with listed values, and with values of the user's own, have none.
fn provider(argument: &Arg) -> Option<Provider> {
    let name = argument.get_value_names().and_then(<[_]>::first).map_or("", |name| name.as_str());
    Some(match (argument.get_id().as_str(), name) {
        (_, "GAME") => games,
        (_, "KEY=VALUE") => options,
        (_, "OPTION") => option_keys,
        (_, "FACT" | "CONDITION") => fact_names,
        (_, "PLAYER") => players,
        (_, "THEME") => return None,
        ("lang", _) => languages,
        ("rule", _) => rule_ids,
        ("campaign", _) | ("name", _) => campaign_names,
        ("chapter", _) => chapters,
        ("guide", _) => guides,
        ("number", _) => puzzles,
        ("seat", _) => |_| ["1", "2"].map(plain).to_vec(),
        ("player", _) => |_| {
            Settings::load()
                .ok()
                .filter(|own| !own.player.is_empty())
                .map(|own| plain(&own.player))
                .into_iter()
                .collect()
        },
        ("key", _) => setting_keys,
        ("value", _) => setting_values,
        _ => return None,
    })
}

fn plain(value: &str) -> Value {
    (value.to_owned(), String::new())
}

fn games(_: &Line) -> Vec<Value> {
    let infos = underdeck_catalogue::games().iter().map(|game| game.info());
    infos.map(|info| (info.id.to_owned(), info.title.to_owned())).collect()
}

/// Every option with each of its values.
fn options(line: &Line) -> Vec<Value> {
    let faces = line.games().into_iter().flat_map(Game::options);
    let pairs = faces.flat_map(|face| {
        let values = option_values(&face.kind, &face.default.to_string());
        values.into_iter().map(move |value| (format!("{}={value}", face.key), face.name.to_string()))
    });
    pairs.collect()
}

/// The values of an option that can be listed, or else its default.
fn option_values(kind: &OptionKind, default: &str) -> Vec<String> {
    match kind {
        OptionKind::Bool => ["true", "false"].map(String::from).to_vec(),
        OptionKind::Int { min, max } if max - min < 12 => (*min..=*max).map(|value| value.to_string()).collect(),
        OptionKind::Choice(words) => words.iter().map(ToString::to_string).collect(),
        _ => vec![default.to_owned()],
    }
}

/// The facts of the games on the line, and those of all games.
fn fact_names(line: &Line) -> Vec<Value> {
    let named = |game: &Game| {
        let facts = underdeck_lab::facts::facts(game).into_iter();
        facts.map(|fact| (fact.id.to_owned(), underdeck_lab::facts::title(game, fact.id).to_string())).collect()
    };
    let mut all: Vec<Value> = line.games().into_iter().flat_map(|game| -> Vec<Value> { named(game) }).collect();
    let mut seen = std::collections::HashSet::new();
    all.retain(|(id, _)| seen.insert(id.clone()));
    all
}

fn option_keys(line: &Line) -> Vec<Value> {
    let faces = line.games().into_iter().flat_map(Game::options);
    faces.map(|face| (face.key.to_owned(), face.name.to_string())).collect()
}

fn players(_: &Line) -> Vec<Value> {
    args::PLAYERS.map(plain).to_vec()
}

fn languages(_: &Line) -> Vec<Value> {
    Language::all().map(|language| (language.code().to_owned(), language.name().to_owned())).collect()
}

fn rule_ids(line: &Line) -> Vec<Value> {
    let of = |game: &'static Game| {
        rules(game.reference()).map(|rule| (rule.id.to_owned(), rule.heading_in_words().to_string()))
    };
    line.games().into_iter().flat_map(of).collect()
}

fn campaign_names(line: &Line) -> Vec<Value> {
    let saved = line.campaigns();
    saved.iter().map(|saved| (saved.campaign.name().to_owned(), saved.campaign.info().title.to_owned())).collect()
}

/// The chapters that are on offer in the campaign of the line.
fn chapters(line: &Line) -> Vec<Value> {
    let name = line.after("--campaign").unwrap_or_default();
    let saved = line.campaigns().into_iter().filter(|saved| saved.campaign.name() == name);
    let next = saved.flat_map(|saved| saved.campaign.standing().next);
    next.map(|chapter| (chapter.id, chapter.name.to_string())).collect()
}

fn guides(line: &Line) -> Vec<Value> {
    let guides = line.game().map(|game| game.guides(Language::current())).unwrap_or_default();
    (1..).zip(guides).map(|(n, guide): (usize, _)| (n.to_string(), guide.title)).collect()
}

fn puzzles(line: &Line) -> Vec<Value> {
    let puzzles = line.game().and_then(|game| underdeck_coach::puzzles(game.info().id).ok()).unwrap_or_default();
    puzzles.iter().map(|puzzle| (puzzle.number.to_string(), puzzle.motif().says().to_string())).collect()
}

fn setting_keys(_: &Line) -> Vec<Value> {
    let own = SettingKey::ALL.map(|key| (key.name.to_owned(), key.effect().to_string()));
    let of = |game: &&Game| {
        let id = game.info().id;
        game.options().into_iter().map(move |face| (format!("options.{id}.{}", face.key), face.name.to_string()))
    };
    own.into_iter().chain(underdeck_catalogue::games().iter().flat_map(of)).collect()
}

/// The values of the setting that the line names.
fn setting_values(line: &Line) -> Vec<Value> {
    let key = line.after("settings").unwrap_or_default();
    if let Some(known) = SettingKey::find(key) {
        return known.values.iter().map(|value| plain(value)).collect();
    }
    let option = key.strip_prefix("options.").and_then(|rest| rest.split_once('.'));
    let face = option.and_then(|(game, key)| {
        underdeck_catalogue::find(game).ok()?.options().into_iter().find(|face| face.key == key)
    });
    face.map(|face| option_values(&face.kind, &face.default.to_string()))
        .unwrap_or_default()
        .iter()
        .map(|value| plain(value))
        .collect()
}

/// The program with a completer for each argument that has a provider. Files are completed where a file is meant.
fn completing(program: Command, line: &Line) -> Command {
    fn complete(command: Command, line: &Line) -> Command {
        let command = command.mut_args(|argument| {
            let names = argument.get_value_names().unwrap_or_default().iter();
            let is_file = names.clone().any(|name| ["FILE", "FOLDER", "DIR"].iter().any(|kind| name.contains(kind)));
            let or_game = names.clone().any(|name| *name == "GAME|FILE");
            match provider(&argument).or(or_game.then_some(games as Provider)) {
                Some(values) => {
                    let line = line.clone();
                    argument.add(ArgValueCompleter::new(move |typed: &OsStr| candidates(values(&line), typed, or_game)))
                }
                None if is_file => argument.value_hint(ValueHint::AnyPath),
                None => argument,
            }
        });
        command.mut_subcommands(|command| complete(command, line))
    }
    described(complete(program, line), Detail::Descriptions)
}

/// The values that continue what is typed, and files if they are accepted.
fn candidates(values: Vec<Value>, typed: &OsStr, or_file: bool) -> Vec<CompletionCandidate> {
    let start = typed.to_string_lossy();
    let fitting = values.into_iter().filter(|(value, _)| value.starts_with(&*start));
    let described =
        |(value, about): Value| CompletionCandidate::new(value).help((!about.is_empty()).then(|| about.into()));
    let mut found: Vec<_> = fitting.map(described).collect();
    if or_file {
        use clap_complete::engine::{PathCompleter, ValueCompleter};
        found.extend(PathCompleter::any().complete(typed));
    }
    found
}

/// The line that a script asks to complete: the arguments after `--`.
fn line_of(arguments: impl Iterator<Item = String>) -> Line {
    Line(arguments.skip_while(|argument| argument != "--").skip(1).collect())
}

/// Answers a script that asks for candidates, and ends the program; does nothing if none asks.
pub(crate) fn answer(program: fn() -> Command) {
    let line = line_of(std::env::args_os().map(|argument| argument.to_string_lossy().into_owned()));
    CompleteEnv::with_factory(|| completing(program(), &line)).var(VARIABLE).complete();
}

/// Writes the script of a shell.
pub(crate) fn script(shell: Shell, out: &mut impl Write) -> io::Result<()> {
    if shell == Shell::Bash {
        return out.write_all(BASH.replace("VARIABLE", VARIABLE).as_bytes());
    }
    let name = shell.to_string();
    let shells = Shells::builtins();
    let known = shells.completer(&name).ok_or_else(|| io::Error::other(name.clone()))?;
    known.write_registration(VARIABLE, "underdeck", "underdeck", "underdeck", out)
}

/// The script for bash, which breaks words at `=` and `:`. They are joined for the program, and what stands before the last break is cut off its answers.
const BASH: &str = r#"_underdeck() {
    local line=$COMP_LINE words=() here=0 i word cut
    for ((i = 0; i <= COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if ((i == 0)) || [[ $line == [[:space:]]* ]]; then
            words+=("$word")
        else
            words[${#words[@]}-1]+=$word
        fi
        line=${line#"${line%%[![:space:]]*}"}
        line=${line#"$word"}
    done
    cut=${words[${#words[@]}-1]}
    case ${COMP_WORDS[COMP_CWORD]} in
        [=:]) ;;
        *) cut=${cut%"${COMP_WORDS[COMP_CWORD]}"} ;;
    esac
    local IFS=$'\013'
    COMPREPLY=($(_CLAP_IFS=$IFS _CLAP_COMPLETE_INDEX=$((${#words[@]} - 1)) VARIABLE=bash \
        underdeck -- "${words[@]//\\ / }" 2>/dev/null))
    if [[ ${words[${#words[@]}-1]} != -* ]]; then
        # A flag is meant only where a dash is typed.
        for i in "${!COMPREPLY[@]}"; do
            [[ ${COMPREPLY[i]} == -* ]] && unset "COMPREPLY[i]"
        done
    fi
    COMPREPLY=("${COMPREPLY[@]#"$cut"}")
    COMPREPLY=("${COMPREPLY[@]// /\\ }")
    if [[ ${#COMPREPLY[@]} -eq 1 && $COMPREPLY == *[=/] ]]; then
        compopt -o nospace 2>/dev/null
    fi
}
complete -o bashdefault -o nosort -F _underdeck underdeck
"#;

#[cfg(test)]
mod tests {
    use clap_complete::engine::complete;

    use super::*;

    /// Names of values that only the user knows: numbers, codes, addresses, moves.
    const OWN: [&str; 18] = [
        "N",
        "S",
        "M",
        "J",
        "D",
        "R",
        "MIB",
        "SECONDS",
        "CODE",
        "DEAL",
        "±WIDTH",
        "TARGET",
        "MOVE",
        "ADDRESS",
        "HOST",
        "URL",
        "ADDR/CIDR",
        "MINUTES",
    ];

    /// The candidates for the last word.
    fn ask(words: &[&str]) -> Vec<String> {
        let words: Vec<String> = words.iter().map(ToString::to_string).collect();
        let mut program = completing(crate::cli::command(), &Line(words.clone().into()));
        let (last, folder) = (words.len() - 1, Some(std::path::Path::new(env!("CARGO_MANIFEST_DIR"))));
        let found = complete(&mut program, words.into_iter().map(Into::into).collect(), last, folder).unwrap();
        found.iter().map(|one| one.get_value().to_string_lossy().into_owned()).collect()
    }

    /// Asks for each argument of a command and of its subcommands.
    fn ask_all(command: &Command, path: &[&str], silent: &mut Vec<String>) {
        let mut before: Vec<&str> = path.to_vec();
        for argument in command.get_positionals() {
            let found = ask(&[&before[..], &[""]].concat());
            check(argument, path, &found, silent);
            before.push(match argument.get_id().as_str() {
                "key" => "theme",
                _ => "keevorn",
            });
        }
        for argument in command.get_opts().filter(|argument| argument.get_id() != "lang" || path.len() == 1) {
            let flag = format!("--{}", argument.get_long().unwrap());
            check(argument, path, &ask(&[&before[..], &[&flag, ""]].concat()), silent);
        }
        for subcommand in command.get_subcommands().filter(|subcommand| subcommand.get_name() != "help") {
            assert!(ask(&[path, &[subcommand.get_name()]].concat()).contains(&subcommand.get_name().to_owned()));
            ask_all(subcommand, &[path, &[subcommand.get_name()]].concat(), silent);
        }
    }

    fn check(argument: &Arg, path: &[&str], found: &[String], silent: &mut Vec<String>) {
        let names = argument.get_value_names().unwrap_or_default();
        let is_own = names.iter().any(|name| OWN.contains(&name.as_str())) && provider(argument).is_none();
        // These depend on the player's home.
        let is_of_home = ["campaign", "chapter", "name", "player"].contains(&argument.get_id().as_str())
            && names.iter().all(|name| *name != "PLAYER");
        if found.is_empty() && !is_own && !is_of_home {
            silent.push(format!("{path:?} {} {names:?}", argument.get_id()));
        }
    }

    #[test]
    fn every_argument_with_known_values_is_completed() {
        let (mut program, mut silent) = (crate::cli::command(), Vec::new());
        program.build();
        ask_all(&program, &["underdeck"], &mut silent);
        assert_eq!(silent, [""; 0]);
    }

    #[test]
    fn values_follow_the_words_before_them() {
        for (words, expected) in [
            (&["underdeck", "table", "ke"][..], &["keevorn"][..]),
            (&["underdeck", "solve", "jud"], &["judgement-quest"]),
            (&["underdeck", "play", "keevorn", "-o", "edition="], &["edition=first", "edition=second"]),
            (&["underdeck", "rules", "keevorn", "--rule", "fight-1"], &["fight-1"]),
            (&["underdeck", "settings", "theme", "da"], &["dark"]),
            (&["underdeck", "settings", "options.keevorn.edition", "s"], &["second"]),
            (&["underdeck", "settings", "options.keevorn.ed"], &["options.keevorn.edition"]),
            (&["underdeck", "sim", "keevorn", "--player", "gr"], &["greedy"]),
            (&["underdeck", "--lang", "d"], &["de"]),
            (&["underdeck", "puzzles", "keevorn", "--theme", "pl"], &["plan"]),
            (&["underdeck", "tune", "keevorn", "max_h"], &["max_health"]),
            (&["underdeck", "sim", "keevorn", "--group-by", "ki"], &["killer"]),
            (&["underdeck", "stats", "keevorn", "--over-time", "hea"], &["health"]),
        ] {
            let found = ask(words);
            assert!(expected.iter().all(|word| found.iter().any(|one| one == word)), "{words:?}: {found:?}");
            let start = *words.last().unwrap();
            assert!(found.iter().all(|word| word.starts_with(start)), "{words:?}: {found:?}");
        }
        assert!(!ask(&["underdeck", "play", "keevorn", "-o", ""]).iter().any(|pair| pair.starts_with("scenario=")));
    }
}
