//! The files in `deploy` start a server, and the page about them names them all.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::Command;

use crate::examples::ROOT;
use crate::home::Home;

fn file(name: &str) -> String {
    fs::read_to_string(Path::new(ROOT).join(name)).unwrap()
}

/// Starts the server with the options of a file, at a free port and with a store of its own, and stops it.
fn starts(options: Vec<String>) {
    let home = Home::new();
    let data = home.path("server.db").display().to_string();
    let mut options = options;
    for (option, value) in [("--addr", "127.0.0.1:0"), ("--data", &data)] {
        let place = options.iter().position(|word| word == option).unwrap_or_else(|| panic!("{option}: {options:?}"));
        options[place + 1] = value.to_owned();
    }
    let words: Vec<&str> = options.iter().map(String::as_str).collect();
    let mut server = home.command(&words).spawn().unwrap();
    let mut output = BufReader::new(server.stdout.take().unwrap()).lines().map_while(Result::ok);
    assert!(output.any(|line| line.contains("http://127.0.0.1:")), "{options:?}");
    assert!(Command::new("kill").args(["-TERM", &server.id().to_string()]).status().unwrap().success());
    assert_eq!(server.wait_with_output().unwrap().status.code(), Some(0));
}

#[test]
fn the_unit_starts_a_server() {
    let unit = file("deploy/underdeck.service");
    let command = unit.lines().find_map(|line| line.strip_prefix("ExecStart=/usr/local/bin/underdeck ")).unwrap();
    starts(command.split(' ').map(str::to_owned).collect());
}

#[test]
fn the_container_starts_a_server() {
    let container = file("deploy/Containerfile");
    let command = container.lines().find_map(|line| line.strip_prefix("ENTRYPOINT ")).unwrap();
    let words: Vec<String> = serde_json::from_str(command).unwrap();
    assert_eq!(words[0], "underdeck");
    starts(words[1..].to_vec());
}

#[test]
fn every_base_of_the_container_is_pinned_by_digest() {
    let container = file("deploy/Containerfile");
    let bases: Vec<&str> = container.lines().filter(|line| line.starts_with("FROM ")).collect();
    assert_eq!(bases, ["FROM ${RUST} AS build", "FROM ${DEBIAN}"]);
    for name in ["ARG RUST=", "ARG DEBIAN="] {
        let digest = container.lines().find_map(|line| line.strip_prefix(name)?.split_once("@sha256:")).unwrap().1;
        assert!(digest.len() == 64 && digest.bytes().all(|digit| digit.is_ascii_hexdigit()), "{name}");
    }
}

#[test]
fn the_page_about_hosting_names_the_files_that_exist() {
    let page = file("docs/hosting.md");
    for entry in fs::read_dir(Path::new(ROOT).join("deploy")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(page.contains(&format!("deploy/{name}")), "{name}");
    }
    let named = page.split("deploy/").skip(1).map(|rest| rest.split([')', ' ', '`', '\n']).next().unwrap());
    for name in named.filter(|name| !name.is_empty()) {
        assert!(Path::new(ROOT).join("deploy").join(name).is_file(), "{name}");
    }
}
