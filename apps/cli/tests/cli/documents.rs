//! The commands of README.md and of docs/*.md run as they are written, but for their sizes.
//!
//! A fenced `sh` block runs in a folder of its own, line by line, so a line can read what an earlier one wrote. Lines that do not call
//! `underdeck` are skipped. A line must end with exit code 0, or with the code that its comment names: `# … exit code 1`. The comment
//! `<!-- not run: REASON -->` on the line before a block excludes it.

use std::fs;
use std::path::Path;

use crate::examples::{Ending, ROOT, home_with_files, in_threads, run};
use crate::home::Home;

/// The greatest size of each option here, or of an option of one command: a page that asks for more gets this, so that the test takes seconds.
const MOST: [(&str, u64); 13] = [
    ("skill --games", 10),
    ("tune --games", 50),
    ("--deals", 2),
    ("--follow", 1),
    ("--games", 2),
    ("--make", 1),
    ("--nodes", 20_000),
    ("--openings", 4),
    ("--playouts", 2),
    ("--rounds", 1),
    ("--ruling-games", 2),
    ("--time", 1),
    ("--tries", 1),
];

/// The options that a command gets with their greatest size if the page does not give them; of alternatives the first.
const ALWAYS: [(&str, &[&str]); 12] = [
    ("calibrate", &["--deals", "--games"]),
    ("compare", &["--games"]),
    ("decisive", &["--games", "--follow", "--openings"]),
    ("lab", &["--games"]),
    ("measures", &["--games", "--tries", "--follow", "--ruling-games"]),
    ("review", &["--time|--games"]),
    ("sim", &["--games"]),
    ("skill", &["--games", "--nodes"]),
    ("solve", &["--nodes"]),
    ("train", &["--games", "--rounds"]),
    ("tune", &["--games"]),
    ("winnability", &["--deals|--games", "--nodes"]),
];

/// The most simulated games for a move, such as those of `mcts:1000`.
const MOST_SIMULATED: u64 = 2;

/// The commands of a block that call `underdeck`, each with its line.
type Block = Vec<(usize, String)>;

/// The part of a line that the shell runs, and its comment.
fn split_comment(line: &str) -> (&str, &str) {
    line.split_once(" #").unwrap_or(if line.starts_with('#') { ("", line) } else { (line, "") })
}

/// The simple commands of a line or loop.
fn parts(command: &str) -> impl Iterator<Item = &str> {
    let code = command.lines().map(|line| split_comment(line).0);
    code.flat_map(|line| line.split([';', '|', '&'])).map(|part| part.trim_start().trim_start_matches("do "))
}

/// Whether a part of a command runs the program.
fn is_call(part: &str) -> bool {
    part.split_whitespace().next() == Some("underdeck")
}

/// Whether the shell needs the next line, too.
fn is_open(command: &str) -> bool {
    let count = |word: &str| command.split([' ', '\n', ';']).filter(|found| *found == word).count();
    command.ends_with('\\') || count("do") > count("done") || command.starts_with("for ") && count("done") == 0
}

/// The blocks of a page that run, and what is wrong with its marks.
fn blocks(page: &str, text: &str, faults: &mut Vec<String>) -> Vec<Block> {
    let mut found = Vec::new();
    let (mut mark, mut open): (Option<String>, Option<Block>) = (None, None);
    let mut fence = false;
    for (number, line) in (1..).zip(text.lines()) {
        if let Some(block) = open.as_mut().filter(|_| line != "```") {
            match block.last_mut().filter(|(_, command)| is_open(command)) {
                Some((_, command)) => *command = format!("{command}\n{line}"),
                None => block.push((number, line.to_owned())),
            }
        } else if let Some(mut block) = open.take() {
            fence = false;
            block.retain(|(_, command)| parts(command).any(is_call));
            match mark.take() {
                Some(place) if block.is_empty() => faults.push(format!("{place}: the block has no underdeck command")),
                Some(_) => {}
                None => found.push(block),
            }
        } else if fence {
            fence = line != "```";
        } else if line.starts_with("```sh") {
            open = Some(Block::new());
        } else {
            if let Some(place) = mark.take() {
                faults.push(format!("{place}: no sh block follows the mark"));
            }
            fence = line.starts_with("```");
            if let Some(reason) = line.strip_prefix("<!-- not run") {
                let place = format!("{page}:{number}");
                if reason.trim_end_matches("-->").trim_matches([':', ' ']).is_empty() {
                    faults.push(format!("{place}: the mark gives no reason"));
                }
                mark = Some(place);
            }
        }
    }
    faults.extend(mark.map(|place| format!("{place}: no sh block follows the mark")));
    found
}

/// The greatest size of an option of a command.
fn most(command: &str, option: &str) -> Option<u64> {
    let find = |name: &str| MOST.iter().find(|(option, _)| *option == name).map(|(_, most)| *most);
    find(&format!("{command} {option}")).or_else(|| find(option))
}

/// A number of a page, lowered.
fn lowered(number: &str, most: u64) -> String {
    number.parse::<u64>().map_or_else(|_| number.to_owned(), |number| number.min(most).to_string())
}

/// A command with the sizes of this test.
fn in_small(command: &str) -> String {
    let mut small = command.to_owned();
    for part in parts(command).filter(|part| is_call(part)) {
        let mut words: Vec<String> = part.split(' ').map(str::to_owned).collect();
        let name = words.get(1).cloned().unwrap_or_default();
        for index in 2..words.len() {
            if let Some((player, number)) =
                words[index].split_once(':').filter(|(name, _)| ["flat", "mcts", "search"].contains(name))
            {
                words[index] = format!("{player}:{}", lowered(number, MOST_SIMULATED));
            } else if let (Some(most), Some(number)) = (most(&name, &words[index]), words.get(index + 1)) {
                words[index + 1] = lowered(number, most);
            }
        }
        for options in ALWAYS.iter().filter(|(command, _)| *command == name).flat_map(|(_, options)| *options) {
            if !options.split('|').any(|option| words.iter().any(|word| word == option)) {
                let option = options.split('|').next().unwrap_or_default();
                words.insert(2, format!("{option} {}", most(&name, option).expect("a size")));
            }
        }
        small = small.replacen(part, &words.join(" "), 1);
    }
    small
}

/// Runs the commands of a block up to the first that fails; its fault.
fn fault(block: &Block, page: &str, home: &Home) -> Option<String> {
    block.iter().find_map(|(line, command)| {
        let comments = command.lines().map(|line| split_comment(line).1);
        let mut codes = comments
            .filter_map(|comment| comment.split("exit code ").nth(1)?.split([' ', ';', ',']).next()?.parse().ok());
        let expected = codes.next().unwrap_or(0);
        let small = in_small(command);
        let (code, out, err) = if small.starts_with("underdeck serve") {
            run(home, split_comment(&small).0, Ending::Served)
        } else {
            run(home, &format!("set -e\n{small}"), Ending::Done)
        };
        (code != expected).then(|| {
            let said: String = (err + &out).lines().take(20).map(|line| format!("\n    {line}")).collect();
            format!("{page}:{line}: {command}\n  run as: {small}\n  exit code {code}, expected {expected}:{said}")
        })
    })
}

/// Runs the blocks of pages, given by name and text; their faults, and the number of commands.
fn faults(pages: &[(String, String)]) -> (Vec<String>, usize) {
    let mut faults = Vec::new();
    let blocks: Vec<(Block, &str)> = pages
        .iter()
        .flat_map(|(page, text)| {
            blocks(page, text, &mut faults).into_iter().map(|block| (block, page.as_str())).collect::<Vec<_>>()
        })
        .filter(|(block, _)| !block.is_empty())
        .collect();
    let commands = blocks.iter().map(|(block, _)| block.len()).sum();
    faults.extend(in_threads(&blocks, |(block, page)| fault(block, page, &home_with_files())));
    faults.sort();
    (faults, commands)
}

#[test]
fn every_command_of_the_documents_runs() {
    let root = Path::new(ROOT);
    let mut pages = vec![root.join("README.md")];
    pages.extend(fs::read_dir(root.join("docs")).unwrap().map(|entry| entry.unwrap().path()));
    pages.retain(|page| page.extension().is_some_and(|ending| ending == "md"));
    let name = |page: &Path| page.strip_prefix(root).unwrap().display().to_string();
    let pages: Vec<_> = pages.iter().map(|page| (name(page), fs::read_to_string(page).unwrap())).collect();
    let (faults, commands) = faults(&pages);
    assert!(commands > 60, "only {commands} commands");
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn a_stale_command_is_reported_with_its_page_line_and_error() {
    let cases: [(&str, &[&str]); 10] = [
        ("Deal it:\n\n```sh\nunderdeck deal keevorn --seed 7   # a code\n```", &[]),
        (
            "```sh\nunderdeck games\nunderdeck deal keevorn --sed 7\n```",
            &["page.md:3: underdeck deal keevorn --sed 7", "no option or argument `--sed`"],
        ),
        ("```sh\nunderdeck verify none.udr\n```", &["page.md:2:", "exit code 1, expected 0", "none.udr"]),
        ("```sh\nunderdeck verify none.udr   # no such file: exit code 1\n```", &[]),
        ("```sh\nunderdeck games   # exit code 1\n```", &["page.md:2:", "exit code 0, expected 1"]),
        ("```sh\nunderdeck solve keevorn 17A > won.udr\nunderdeck verify won.udr\n```", &[]),
        ("```sh\nfor game in keevorn chess; do\n  underdeck deal $game --seed 7\ndone\n```", &["page.md:2:", "chess"]),
        ("```sh\nls none\n```\n\n```text\nunderdeck none\n```\n", &[]),
        ("```sh\nunderdeck serve --open    # until a signal\n```", &[]),
        ("<!-- not run: takes hours -->\n```sh\nunderdeck none\n```", &[]),
    ];
    for (text, expected) in cases {
        let (faults, _) = faults(&[("page.md".into(), text.into())]);
        assert_eq!(faults.len(), usize::from(!expected.is_empty()), "{text}\n{faults:?}");
        assert!(expected.iter().all(|part| faults[0].contains(part)), "{text}\n{faults:?}");
    }
}

#[test]
fn a_mark_needs_a_reason_and_a_block_with_a_command() {
    for (text, expected) in [
        ("<!-- not run: needs cargo -->\n```sh\ncargo test\n```", "page.md:1: the block has no underdeck command"),
        ("<!-- not run: serves -->\n\n```sh\nunderdeck serve\n```", "page.md:1: no sh block follows the mark"),
        ("Serve:\n<!-- not run: serves -->", "page.md:2: no sh block follows the mark"),
        ("<!-- not run: -->\n```sh\nunderdeck serve\n```", "page.md:1: the mark gives no reason"),
    ] {
        let mut faults = Vec::new();
        blocks("page.md", text, &mut faults);
        assert_eq!(faults, [expected], "{text}");
    }
}

#[test]
fn sizes_are_lowered_and_missing_ones_added() {
    for (page, small) in [
        ("underdeck games", "underdeck games"),
        ("underdeck sim keevorn --player greedy", "underdeck sim --games 2 keevorn --player greedy"),
        ("underdeck sim keevorn --games 100000 > a", "underdeck sim keevorn --games 2 > a"),
        ("underdeck sim keevorn --games 1 --player mcts:1000", "underdeck sim keevorn --games 1 --player mcts:2"),
        ("underdeck tune keevorn jokers --for 50%", "underdeck tune --games 50 keevorn jokers --for 50%"),
        ("underdeck solve keevorn --deals 100 --nodes 7", "underdeck solve keevorn --deals 2 --nodes 7"),
        ("underdeck review a.udr --games 64", "underdeck review a.udr --games 2"),
        ("underdeck review a.udr --time 60   # closer", "underdeck review a.udr --time 1   # closer"),
        ("underdeck review *.udr", "underdeck review --time 1 *.udr"),
        ("for g in a b; do underdeck sim $g; done", "for g in a b; do underdeck sim --games 2 $g; done"),
    ] {
        assert_eq!(in_small(page), small);
    }
}
