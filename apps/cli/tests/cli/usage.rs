//! Help, wrong usage and exit codes.

use crate::home::Home;

#[test]
fn help_shows_examples_first_and_every_command() {
    let home = Home::new();
    let help = home.ok(&["--help"]);
    let (examples, usage) = (help.find("Examples:").unwrap(), help.find("Usage:").unwrap());
    assert!(examples < usage);
    let names =
        ["games", "rules", "play", "deal", "trace", "replay", "verify", "step", "perft", "sim", "completions", "man"];
    for name in names {
        assert!(help.contains(&format!("\n  {name} ")), "{name}");
        assert!(home.ok(&[name, "--help"]).contains("Usage:"));
    }
    let listed = help.split("Commands:").nth(1).unwrap().lines().skip(1).take_while(|line| line.starts_with("  "));
    // A continued line is indented further.
    let listed = listed.filter_map(|line| line[2..].split(' ').next()).filter(|name| !["", "help"].contains(name));
    let listed: Vec<&str> = listed.collect();
    assert!(listed.len() > 30, "{listed:?}");
    for name in listed {
        let help = home.ok(&[name, "--help"]);
        let (examples, usage) = (help.find("Examples:"), help.find("Usage:"));
        assert!(examples.is_some_and(|at| at > 10 && Some(at) < usage), "{name}: {help}");
    }
    assert!(help.contains("Exit codes"));
    assert_eq!(home.ok(&[]), home.ok(&["-h"]), "off a terminal the program alone prints its help");
    assert_eq!(home.ok(&["--version"]), concat!("underdeck ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[test]
fn a_missing_file_is_reported_without_the_error_number() {
    let home = Home::new();
    for command in ["verify", "review", "replay", "lab"] {
        let ran = home.run(&[command, "nowhere.udr"]);
        assert_eq!(ran.code, Some(1), "{command}: {}", ran.err);
        let output = ran.out + &ran.err;
        let is_plain = output.contains("nowhere.udr: no such file or folder") && !output.contains("os error");
        assert!(is_plain, "{output}");
    }
}

#[test]
fn wrong_usage_exits_with_2_and_names_the_accepted_values() {
    let home = Home::new();
    let wrong: &[(&[&str], &[&str])] = &[
        (&["play", "kevorn"], &["no game `kevorn`", "did you mean `keevorn`?"]),
        (&["deal", "poker"], &["the games are keevorn"]),
        (&["deal", "keevorn", "--option", "edition=third"], &["edition", "`third`", "first, second"]),
        (&["deal", "keevorn", "--option", "max_helth=3"], &["no option `max_helth`", "did you mean `max_health`?"]),
        (&["deal", "keevorn", "--option", "jokers"], &["KEY=VALUE"]),
        (&["deal", "keevorn", "--option", "jokers=9"], &["from 0 to 8"]),
        (&["deal", "keevorn", "--deal", "!"], &["deal code"]),
        (&["deal", "keevorn", "--deal", "17B"], &["17B"]),
        (&["deal", "keevorn", "--seed", "seven"], &["seven", "expected a whole number of at least 0"]),
        (&["perft", "keevorn", "--seed", "1", "--depth", "deep"], &["expected a whole number"]),
        (&["measures", "keevorn", "--playouts", "0"], &["from 1 to 100,000"]),
        (&["deal", "keevorn", "--seed", "7", "--deal", "17A"], &["`--seed <N>` cannot be used with `--deal <CODE>`"]),
        (&["trace", "keevorn", "--seed", "7"], &["--player"]),
        (&["trace", "keevorn", "--player", "random"], &["--seed"]),
        (&["trace", "keevorn", "--seed", "7", "--player", "clever"], &["random", "greedy"]),
        (&["perft", "keevorn", "--depth", "2"], &["--seed"]),
        (&["sim", "keevorn", "--player", "random", "--games", "0"], &["--games"]),
        (&["rules", "keevorn", "--rule", "fight-33"], &["no rule `fight-33`", "fight-3"]),
        (&["rules", "keevorn", "--tables"], &["no tables of keevorn, only of living-keep"]),
        (&["sim", "keevorn", "--player", "random", "--until", "5"], &["did you mean 5%?", "±0.5%"]),
        (&["winnability", "keevorn", "--until", "0.05"], &["did you mean 0.05% or 5%?"]),
        (&["deal", "keevorn", "--seed", "99999999999999999999"], &["to 18,446,744,073,709,551,615"]),
        (&["serve", "--addr", "here"], &["127.0.0.1:8080"]),
        (&["serve", "--store", "mysql://db/cards"], &["--store", "PostgreSQL"]),
        (&["serve", "--store", "postgres://db/cards", "--data", "games.db"], &["--store", "--data"]),
        (&["serve", "--store", "postgres://db/cards", "--init"], &["--store", "--init"]),
        (&["store", "copy", "--from", "mysql://db/cards", "--to", "b.db"], &["--from", "PostgreSQL"]),
        (&["store", "copy", "--from", "a.db"], &["--to"]),
        (&["verify"], &["FILE"]),
        (&["plya"], &["no command `plya`", "did you mean `play`?"]),
        (&["games", "--jsno"], &["`--jsno`", "did you mean `--json`?"]),
        (&["games", "--color", "blue"], &["`--color <WHEN>` cannot be `blue`", "`auto`, `always` or `never`"]),
        (&["games", "--json", "--json"], &["`--json` can be given only once"]),
        (&["play", "keevorn", "--deal"], &["`--deal <CODE>` needs a value"]),
        (&["games", "keevorn", "keevorn"], &["`keevorn`"]),
        (&["step", "keevron"], &["keevorn"]),
    ];
    for (arguments, words) in wrong {
        let ran = home.run(arguments);
        ran.fails(2, words);
        assert_eq!(ran.out, "", "{arguments:?}");
    }
}

#[test]
fn the_commands_of_the_laboratory_have_the_same_flags() {
    let home = Home::new();
    for command in ["sim", "lab", "measures", "tune", "compare", "skill", "decisive"] {
        let help = home.ok(&[command, "--help"]);
        let flags = ["--seed", "--games", "--json", "--markdown", "--csv", "--html", "--plots", "--quiet", "--force"];
        for flag in flags {
            assert!(help.contains(&format!(" {flag}")), "{command} {flag}: {help}");
        }
        let ran = home.run(&[command, "x", "--json", "--markdown"]);
        ran.fails(2, &["--json", "cannot be used with", "--markdown"]);
    }
    // An earlier name of the flag.
    home.run(&["skill", "keevorn", "--deals", "5"]).fails(2, &["--games", "from 10 to"]);
}

#[test]
fn failures_exit_with_1() {
    let home = Home::new();
    home.run(&["verify", "nowhere.udr"]).fails(1, &["nowhere.udr"]);
    home.run(&["replay", "nowhere.udr"]).fails(1, &["nowhere.udr"]);
    home.run(&["play", "keevorn", "--resume"]).fails(1, &["no unfinished game"]);
}

#[test]
fn completions_and_manual_name_the_commands() {
    let home = Home::new();
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        assert!(home.ok(&["completions", shell]).contains("UNDERDECK_COMPLETE"), "{shell}");
    }
    assert!(home.ok(&["man"]).contains(".TH"));
    let page = home.ok(&["man", "play"]);
    assert!(page.contains("resume") && page.contains(".SH EXAMPLES\n.nf\nunderdeck play keevorn "), "{page}");
    home.run(&["man", "dance"]).fails(2, &["no command `dance`"]);
}

#[test]
#[cfg(target_os = "linux")]
fn help_to_a_full_disk_fails_and_to_a_closed_pipe_is_quiet() {
    let home = Home::new();
    for arguments in
        [&["--help"][..], &["--version"], &["help", "sim"], &["sim", "-h"], &["man"], &["completions", "bash"]]
    {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = home.command(arguments).stdout(full).output().unwrap();
        let err = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.code() == Some(1) && err.contains("the disk is full"), "{arguments:?}: {output:?}");
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = home.command(arguments).stdout(writer).output().unwrap();
        assert!(output.status.success() && output.stderr.is_empty(), "{arguments:?}: {output:?}");
    }
}

#[test]
fn colour_follows_the_terminal_the_environment_and_the_option() {
    let home = Home::new();
    let coloured = |variables: &[(&str, &str)], arguments: &[&str]| {
        let mut command = home.command(arguments);
        command.envs(variables.iter().copied());
        let output = command.output().unwrap();
        assert!(output.status.success());
        output.stdout.contains(&0x1b)
    };
    assert!(!coloured(&[], &["games"]));
    assert!(coloured(&[("CLICOLOR_FORCE", "1")], &["games"]));
    assert!(!coloured(&[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")], &["games"]));
    for arguments in [&["games"][..], &["--help"], &["help", "sim"]] {
        assert!(!coloured(&[("CLICOLOR_FORCE", "0")], arguments), "0 does not force");
    }
    assert!(coloured(&[], &["games", "--color", "always"]));
    assert!(!coloured(&[("CLICOLOR_FORCE", "1")], &["games", "--color", "never"]));
    assert!(!coloured(&[("CLICOLOR_FORCE", "1")], &["games", "--json"]), "data is never coloured");
}

#[test]
fn help_manual_completions_and_errors_are_in_the_language() {
    let home = Home::new();
    let german = |arguments: &[&str]| home.ok(&[&["--lang", "de"], arguments].concat());
    for help in [german(&["sim", "--help"]), german(&["help", "sim"]), german(&["sim", "-h"])] {
        for words in
            ["Beispiele:\n  underdeck sim", "Aufruf: underdeck sim [OPTIONEN]", "\nOptionen:\n", "--csv <DATEI>"]
        {
            assert!(help.contains(words), "{words}: {help}");
        }
        let english = ["Usage", "Options:", "Print", "default", "values"].map(|word| help.contains(word));
        assert_eq!(english, [false; 5], "{help}");
    }
    assert!(german(&["man", "sim"]).contains(".SH BEISPIELE\n"));
    let mut completer = home.command(&["--", "underdeck", "--lang", "de", "sim", "keevorn", "--fo"]);
    completer.envs([("UNDERDECK_COMPLETE", "zsh"), ("_CLAP_COMPLETE_INDEX", "5"), ("UNDERDECK_LANG", "de")]);
    let found = String::from_utf8(completer.output().unwrap().stdout).unwrap();
    assert_eq!(found, "--force:Vorhandene Dateien überschreiben");
    home.run(&["verify", "--lang=de"])
        .fails(2, &["es fehlt `<DATEI>...`", "Aufruf: underdeck verify --lang <CODE> <DATEI>..."]);
    home.run(&["--lang", "de", "plya"]).fails(2, &["es gibt keinen Befehl `plya`", "meintest du `play`?"]);
}

/// The commands that write a file which the user names, each with what it needs before it would play.
const WRITERS: [(&str, &[&str]); 9] = [
    ("export", &["there"]),
    ("sim", &["keevorn", "--player", "greedy", "--html", "there"]),
    ("lab", &["e.toml", "--html", "there"]),
    ("review", &["a.udr", "--html", "there"]),
    ("measures", &["keevorn", "--csv", "there"]),
    ("tune", &["keevorn", "jokers", "--for", "50%", "--html", "there"]),
    ("decisive", &["keevorn", "--csv", "there"]),
    ("skill", &["keevorn", "--html", "there"]),
    ("compare", &["keevorn", "--with", "jokers=4", "--html", "there"]),
];

#[test]
fn a_flag_is_only_where_it_is_obeyed() {
    let home = Home::new();
    let experiment = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/experiments/house-rules.toml");
    home.file("e.toml", &std::fs::read_to_string(experiment).unwrap());
    home.file("a.udr", include_str!("../../../../games/judgement-quest/tests/records/07-cards-wide-perished.udr"));
    home.file("there", "");
    let help = home.ok(&["--help"]);
    let listed = help.split("Commands:").nth(1).unwrap().lines().skip(1).take_while(|line| line.starts_with("  "));
    let commands = listed.filter_map(|line| line[2..].split(' ').next()).filter(|name| !["", "help"].contains(name));
    for command in commands {
        let help = home.ok(&[command, "--help"]);
        let writer = WRITERS.iter().find(|(name, _)| *name == command);
        assert_eq!(help.contains("--force"), writer.is_some(), "{command}");
        match writer {
            Some((_, arguments)) => home.run(&[&[command], *arguments].concat()).fails(2, &["there", "--force"]),
            None => home.run(&[command, "--force"]).fails(2, &["`--force` here", "these commands have it: export"]),
        }
        let has_bar = help.contains("--jobs") || command == "store";
        assert!(command == "store" || help.contains("--quiet") == has_bar, "{command}");
        if !has_bar {
            home.run(&[command, "-q"]).fails(2, &["`-q` here", "sim"]);
        }
    }
    home.run(&["--linear", "play", "keevorn"]).fails(2, &["`underdeck play keevorn --linear`"]);
    home.run(&["puzzles", "keevorn", "-j", "2"]).fails(2, &["--make"]);
}

/// In a real bash, which breaks words at `=` and `:`.
#[cfg(target_os = "linux")]
#[test]
fn bash_completes_games_options_rules_settings_and_campaigns() {
    let home = Home::new();
    home.feed(&["play", "judgement-quest", "--campaign", "King Arthur"], "quit\n");
    for (words, expected) in [
        (&["underdeck", "table", "ke"][..], "keevorn"),
        (&["underdeck", "play", "keevorn", "-o", "edition", "=", "s"], "second"),
        (&["underdeck", "play", "keevorn", "-o", "edition", "="], "first\nsecond"),
        (&["underdeck", "sim", "keevorn", "--player", "mcts", ":"], "1000"),
        (&["underdeck", "rules", "keevorn", "--rule", "fight-1"], "fight-1"),
        (&["underdeck", "settings", "theme", "hi"], "high-contrast"),
        (&["underdeck", "play", "judgement-quest", "--campaign", ""], "King\\ Arthur"),
        (&["underdeck", "--lang", "e"], "en\nes"),
    ] {
        let is_break = |word: &str| ["=", ":"].contains(&word);
        let line: String = words
            .windows(2)
            .map(
                |pair| {
                    if is_break(pair[0]) || is_break(pair[1]) { pair[1].to_owned() } else { format!(" {}", pair[1]) }
                },
            )
            .collect();
        let quoted: String = words.iter().map(|word| format!("'{word}' ")).collect();
        let script = format!(
            "eval \"$(underdeck completions bash)\"; COMP_LINE='underdeck{line}'; COMP_WORDS=({quoted}); COMP_CWORD={}; _underdeck; printf '%s\\n' \"${{COMPREPLY[@]}}\"",
            words.len() - 1
        );
        let program = std::path::Path::new(env!("CARGO_BIN_EXE_underdeck")).parent().unwrap();
        let mut bash = std::process::Command::new("bash");
        bash.args(["-c", &script])
            .current_dir(home.path(""))
            .env("UNDERDECK_HOME", home.path(""))
            .env("UNDERDECK_LANG", "en");
        bash.env("PATH", format!("{}:{}", program.display(), std::env::var("PATH").unwrap()));
        let found = bash.output().unwrap();
        assert_eq!(String::from_utf8_lossy(&found.stdout).trim_end(), expected, "{words:?}: {found:?}");
    }
}
