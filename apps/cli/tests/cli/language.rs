//! The language of the program.

use crate::home::Home;

/// How to play, with these variables of the environment alone.
fn how_to_play(home: &Home, options: &[&str], variables: &[(&str, &str)]) -> String {
    let mut command = home.command(&[&["rules", "keevorn"], options].concat());
    for name in ["UNDERDECK_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    let output = command.envs(variables.iter().copied()).output().expect("the program runs");
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("output is UTF-8")
}

#[test]
fn the_language_is_that_of_the_option_the_variable_the_setting_or_the_locale() {
    let (plain, set) = (Home::new(), Home::new());
    set.ok(&["settings", "language", "de"]);
    let [english, german] = ["en", "de"].map(|code| how_to_play(&plain, &["--lang", code], &[]));
    assert_ne!(english, german);
    for (home, options, variables, expected) in [
        (&plain, &[][..], &[][..], &english),
        (&plain, &[], &[("LANG", "de_DE.UTF-8")], &german),
        (&plain, &[], &[("LANG", "tlh_XX.UTF-8")], &english),
        (&plain, &[], &[("LC_ALL", "C"), ("LANG", "de_DE.UTF-8")], &english),
        (&plain, &[], &[("UNDERDECK_LANG", "de_AT"), ("LANG", "en_US.UTF-8")], &german),
        (&plain, &["--lang", "en"], &[("UNDERDECK_LANG", "de")], &english),
        (&plain, &[], &[("UNDERDECK_LANG", "")], &english),
        (&set, &[], &[("LANG", "en_US.UTF-8")], &german),
        (&set, &[], &[("UNDERDECK_LANG", "en")], &english),
        (&set, &["--lang", "en"], &[], &english),
    ] {
        assert_eq!(&how_to_play(home, options, variables), expected, "{options:?} {variables:?}");
    }
}

#[test]
fn an_unknown_language_is_refused_with_a_list_of_all() {
    let home = Home::new();
    let all = ["en (English), de (Deutsch)", "tlh"];
    home.run(&["games", "--lang", "tlh"]).fails(2, &all);
    let output = home.command(&["games"]).env("UNDERDECK_LANG", "tlh").output().expect("the program runs");
    assert_eq!(output.status.code(), Some(2));
    home.run(&["settings", "language", "tlh"]).fails(2, &["auto, en, de", "tlh"]);
    assert_eq!(home.ok(&["settings", "language"]), home.ok(&["settings", "language", "auto"]));
}

#[test]
fn programs_read_the_same_in_every_language() {
    let home = Home::new();
    for command in
        [&["trace", "keevorn", "--player", "greedy", "--seed", "7"][..], &["games", "--json"], &["stats", "--json"]]
    {
        let [english, german] = ["en", "de"].map(|code| home.ok(&[command, &["--lang", code]].concat()));
        assert_eq!(english, german, "{command:?}");
    }
}

#[test]
fn a_command_speaks_german_with_german_numbers() {
    let home = Home::new();
    let german = |arguments: &[&str]| home.run(&[arguments, &["--lang", "de"]].concat());
    german(&["winnability", "keevorn", "--deals", "20", "--nodes", "1000"]).prints(&[
        "20 Verteilungen",
        "Startzahlen ab 0",
        ",000 %",
    ]);
    german(&["deal", "keevorn", "--seed", "12345"]).prints(&["Keevorn, Spiel ", "(Startzahl 12345)"]);
    german(&["verify", "nowhere.udr"]).fails(1, &["nowhere.udr: Datei oder Ordner nicht gefunden"]);
    german(&["export", "all.json"]);
    german(&["export", "all.json"]).fails(2, &["Fehler: ", "`--force` überschreibt"]);
}
