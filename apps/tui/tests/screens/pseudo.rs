//! Every page and every sheet in the pseudo-locale: all words are messages of the catalogue.

use std::collections::{BTreeMap, BTreeSet};

use crossterm::event::{Event, KeyCode};
use underdeck_game::Language;
use underdeck_home::SaveSlot;
use underdeck_play::History;
use underdeck_tui::KEY_NAMES;

use crate::common::{TestApp, at_home, daily, dealt, duel, keevorn};
use crate::cut;

/// The letters that the pseudo-locale gives accents.
const PLAIN: &str = "aeioucnyszAEIOU";

/// Keys at the table that open a sheet or show a line.
const KEYS: [&str; 20] =
    ["m", "?", "i", "w", "n", "t", "e", "b", "o", "g", "s", "c", "x", ":", "ii", "p", "u", ",", "a", "y"];

/// Notation: a modifier of keys, and a move of an undone line of a game with real cards.
const KNOWN: [&str; 2] = ["ctrl", "collect"];

/// A walk over screens.
#[derive(Default)]
struct Walk {
    names: BTreeSet<String>,
    screens: usize,
    sentences: usize,
    /// The screens with a page or a sheet on top.
    sheets: usize,
    /// Words that are no message, and a line that has them.
    found: BTreeMap<String, String>,
    /// Sentences that are cut off on a page or a sheet, and where.
    cut: BTreeMap<String, String>,
    /// Sentences that are cut off on the tables of a game in a size.
    cut_on_tables: BTreeMap<String, BTreeSet<String>>,
}

impl Walk {
    fn new() -> Self {
        let mut names: BTreeSet<String> = ["Joker", "A long way", "en-XA", "Ada"].map(str::to_owned).into();
        for game in underdeck_catalogue::games() {
            let info = game.info();
            names.extend([info.title.to_owned(), info.designer.to_owned()]);
            // The title of a guide is a tag of its record.
            let guides =
                game.guides(Language::ENGLISH).into_iter().map(|guide| guide.title.to_owned()).collect::<Vec<_>>();
            let all = [info.title.to_owned(), info.designer.to_owned()].into_iter().chain(guides);
            names.extend(words(&all.collect::<Vec<_>>().join(" ")));
        }
        // The words of settings are in no catalogue yet.
        for key in underdeck_home::SettingKey::ALL {
            names.extend(words(&format!("{} {} {}", key.name, key.effect(), key.takes())));
        }
        Self { names, ..Self::default() }
    }

    /// Reads the screen.
    fn look(&mut self, test: &mut TestApp, what: &str) -> String {
        test.answered();
        let screen = test.draw();
        self.screens += 1;
        self.sentences += screen.matches('⟦').count();
        let area = test.screen.backend().buffer().area;
        let size = (area.width, area.height);
        match cut::on_sheet(&screen, size) {
            Some(found) => {
                self.sheets += 1;
                let at = |cut| (cut, format!("{what} at {}×{}\n{screen}", size.0, size.1));
                self.cut.extend(found.into_iter().map(at));
            }
            None => {
                let game = test.session().info().id;
                let on_tables = self.cut_on_tables.entry(format!("{game} at {}×{}", size.0, size.1)).or_default();
                on_tables.extend(cut::with_ellipsis(&screen));
            }
        }
        // The rules of a game are a reference in English; settings have names, and moves that are typed are notation.
        let is_reference = screen.lines().next().is_some_and(|title| title.contains("rúléš"));
        if is_reference || [", w", ", b", ", ,", ", :"].iter().any(|key| what.ends_with(key)) {
            return screen;
        }
        let last = screen.lines().count() - 1;
        for (n, line) in screen.lines().enumerate() {
            let words = line.split_whitespace().filter(|word| !is_path(word) && !is_rule_id(word));
            let words = words.flat_map(|word| word.split(|c: char| !c.is_alphanumeric()));
            let is_name = |word: &str| self.names.contains(word) || KNOWN.contains(&word);
            let is_key = |word: &str| {
                (n == last || what.ends_with(", ?") || screen.contains("Kéýš áñd"))
                    && KEY_NAMES.iter().any(|name| name.split('-').any(|part| part == word))
            };
            let english: Vec<&str> = words.filter(|word| is_english(word) && !is_name(word) && !is_key(word)).collect();
            let english = english.join(" ");
            if !english.is_empty() {
                self.found.entry(english).or_insert_with(|| format!("{what}: {}", line.trim()));
            }
        }
        screen
    }

    /// Reads a sheet row by row, or page by page.
    fn scroll(&mut self, test: &mut TestApp, what: &str) {
        let mut last = self.look(test, what);
        for _ in 0..40 {
            test.key(KeyCode::Down);
            let next = self.look(test, what);
            if next == last {
                break;
            }
            last = next;
        }
    }

    /// Reads a table with everything that its keys show.
    fn table(&mut self, test: &mut TestApp, what: &str) {
        self.look(test, what);
        // The solver and the coach take long for whole games.
        let is_over = test.session().outcome().is_some();
        for keys in KEYS.into_iter().filter(|keys| !(is_over && matches!(*keys, "p" | "a"))) {
            let before = test.draw();
            test.types(keys);
            let shown = self.look(test, &format!("{what}, {keys}"));
            if shown != before && "m?teoi,".contains(keys) {
                self.scroll(test, &format!("{what}, {keys}"));
            }
            for _ in 0..3 {
                if test.draw() != before {
                    // Nothing is confirmed, and Esc at the table only lets go.
                    test.key(KeyCode::Esc);
                }
            }
        }
        for _ in 0..8 {
            test.key(KeyCode::Tab);
            self.look(test, what);
            self.look(test, &format!("{what}, i"));
            test.types("i");
            self.look(test, &format!("{what}, i"));
            test.key(KeyCode::Esc);
        }
    }
}

/// The words of a text.
fn words(text: &str) -> Vec<String> {
    text.split(|c: char| !c.is_alphanumeric()).map(str::to_owned).collect()
}

/// Whether a word is a path.
fn is_path(word: &str) -> bool {
    word.contains('/') && word.len() > 3 || word.contains(".udr") || word.contains(".toml")
}

/// Whether a word is the id of a rule, `fight-3`.
fn is_rule_id(word: &str) -> bool {
    let id = word.trim_matches(|c: char| !c.is_ascii_alphanumeric());
    id.rsplit_once('-').is_some_and(|(_, number)| number.bytes().all(|c| c.is_ascii_digit()))
}

/// Whether a word is English: not of the pseudo-locale, no code and no sign.
fn is_english(word: &str) -> bool {
    let is_code = word.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit());
    word.chars().count() > 2 && word.contains(|c| PLAIN.contains(c)) && !is_code
}

/// Opens Home, then the row of this number.
fn row(test: &mut TestApp, n: usize) {
    test.app.show_home().unwrap();
    test.key(KeyCode::Home);
    (0..n).for_each(|_| test.key(KeyCode::Down));
}

/// The pages of Home, and what their rows open.
fn pages(walk: &mut Walk, size: (u16, u16)) {
    let mut test = TestApp::at(keevorn(), &[], 3, size);
    row(&mut test, 0);
    walk.scroll(&mut test, "home");
    // The rows that begin a game are tried elsewhere; the last row leaves.
    for n in 0..40 {
        row(&mut test, n);
        let home = test.draw();
        test.key(KeyCode::Enter);
        if test.app.is_done() {
            break;
        }
        let page = walk.look(&mut test, &format!("home, row {n}"));
        let is_page = page != home && page.lines().next().is_some_and(|line| line.contains('⟦') || line.contains('╭'));
        if is_page {
            walk.scroll(&mut test, &format!("home, row {n}"));
        }
    }
}

/// The rows of a game's page.
fn game_pages(walk: &mut Walk, size: (u16, u16)) {
    let mut test = TestApp::at(keevorn(), &[], 3, size);
    let mut at = 0;
    for game in underdeck_catalogue::games() {
        // Home has rows between the games for those that can be continued.
        loop {
            row(&mut test, at);
            test.key(KeyCode::Enter);
            let title = test.draw().lines().next().unwrap_or_default().to_owned();
            at += 1;
            if title.contains(game.info().title) && title.contains('╭') || at > 20 {
                break;
            }
        }
        for n in 0..40 {
            row(&mut test, at - 1);
            test.key(KeyCode::Enter);
            test.key(KeyCode::Home);
            (0..n).for_each(|_| test.key(KeyCode::Down));
            let before = test.draw();
            // A row with a value would change it.
            if before.lines().any(|line| line.contains('▸') && line.contains("< ")) {
                continue;
            }
            test.key(KeyCode::Enter);
            let what = format!("{}, row {n}", game.info().id);
            let page = walk.look(&mut test, &what);
            if page != before && page.lines().next().is_some_and(|line| line.contains('╭')) {
                walk.scroll(&mut test, &what);
            }
        }
    }
}

/// The tables of every phase of every game.
fn tables(walk: &mut Walk, size: (u16, u16)) {
    for (game, phases) in underdeck_catalogue::games().iter().zip(crate::all_phases()) {
        for (n, (phase, (code, moves))) in phases.iter().enumerate() {
            let mut session = underdeck_play::start(game, code).unwrap();
            moves.iter().for_each(|mv| drop(session.play(mv).unwrap()));
            let mut test = TestApp::of(History::new(session), "game.udr", size);
            let what = format!("{}, {phase}", game.info().id);
            walk.look(&mut test, &what);
            while test.app.advance_handover() {
                walk.look(&mut test, &what);
            }
            if n % 6 == 0 {
                walk.table(&mut test, &what);
            }
        }
        // A game to its end.
        let mut test = TestApp::at(game, &[], 1, size);
        while let Some(hint) = test.session().hint() {
            test.types(&format!(":{}\n", hint.offer.spelling));
            walk.look(&mut test, game.info().id);
        }
        let what = format!("{}, end", game.info().id);
        test.app.handle(&Event::FocusGained);
        walk.scroll(&mut test, &what);
        walk.table(&mut test, &what);
        for keys in ["\n", "v", " "] {
            test.types(keys);
            walk.look(&mut test, &what);
        }
        // Questions and refusals.
        let mut test = TestApp::of(daily(game), "day.udr", size);
        let what = format!("{}, questions", game.info().id);
        let end = test.session().table().offers.iter().find(|offer| !offer.finality.is_open()).cloned();
        if let Some(end) = end {
            test.types(&format!(":{}\n", end.spelling));
            walk.look(&mut test, &what);
            test.press(&[KeyCode::Esc, KeyCode::Esc]);
        }
        let hint = test.session().hint().unwrap().offer.spelling;
        test.app.play(&hint);
        for keys in ["u", "p", "a", "c"] {
            test.types(keys);
            walk.look(&mut test, &what);
            test.key(KeyCode::Esc);
        }
        test.control('e');
        walk.look(&mut test, &what);
        test.key(KeyCode::Esc);
        // Real cards.
        let code = game.deal(&[], 0).unwrap().code;
        let tree = History::new(underdeck_play::start_physical(game, &code).unwrap());
        let mut test = TestApp::of(tree, "physical.udr", size);
        for keys in ["", "7", "\n", "XXX\n"] {
            test.types(keys);
            walk.look(&mut test, &format!("{}, real cards", game.info().id));
        }
        for guide in 1..=game.guides(Language::PSEUDO).len() {
            let mut test =
                TestApp::of(History::new(underdeck_play::start_guide(game, guide).unwrap()), "guide.udr", size);
            for _ in 0..4 {
                walk.look(&mut test, &format!("{}, guide {guide}", game.info().id));
                test.types("\n");
            }
        }
    }
}

/// Two players, a game that is not saved, and a screen that is too small.
fn others(walk: &mut Walk, size: (u16, u16)) {
    for (mode, program) in [("standard", ""), ("draft", ""), ("standard", "2 greedy")] {
        let mut test = TestApp::of(duel(mode, 4, program), "duel.udr", size);
        for _ in 0..30 {
            walk.look(&mut test, mode);
            if test.app.advance_handover() {
                continue;
            }
            let Some(hint) = test.session().hint() else { break };
            test.app.play(&hint.offer.spelling);
        }
    }
    let mut test = TestApp::of(dealt(keevorn(), &[], 2), "plain/game.udr", size);
    let hint = test.session().hint().unwrap().offer.spelling;
    test.app.play(&hint);
    walk.look(&mut test, "not saved");
    test.control('q');
    walk.look(&mut test, "leave unsaved");
    walk.look(&mut TestApp::at(keevorn(), &[], 2, (59, 20)), "too small");
}

/// A finished game of each kind, a guided one and a campaign in the player's files.
fn keep_games() {
    for game in underdeck_catalogue::games() {
        for seed in if matches!(game.info().id, "keevorn" | "card-crawler") { 0..1 } else { 0..0 } {
            let mut tree = dealt(game, &[], seed);
            while tree.session().outcome().is_none() {
                let worst = tree.session().table().offers.last().unwrap().spelling.clone();
                let mv =
                    if game.info().id == "keevorn" { worst } else { tree.session().hint().unwrap().offer.spelling };
                tree.act(underdeck_play::Command::play(&mv)).unwrap();
            }
            let deal = tree.session().deal();
            SaveSlot::home(underdeck_home::new_unfinished(deal.game, &deal.code).unwrap()).finish(&mut tree).unwrap();
        }
        let mut tree = History::new(underdeck_play::start_guide(game, 1).unwrap());
        let hint = tree.session().hint().unwrap().offer.spelling;
        tree.act(underdeck_play::Command::play(&hint)).unwrap();
        let deal = tree.session().deal();
        SaveSlot::home(underdeck_home::new_unfinished(deal.game, &deal.code).unwrap()).save(&mut tree).unwrap();
    }
}

fn walk(test: &str, least: (usize, usize), through: impl Fn(&mut Walk, (u16, u16))) {
    at_home(test, |_| {
        keep_games();
        Language::PSEUDO.set_current();
        let mut walk = Walk::new();
        for size in [(80, 24), (120, 40)] {
            through(&mut walk, size);
        }
        println!("{} screens, {} with a sheet, {} sentences", walk.screens, walk.sheets, walk.sentences);
        assert!(walk.sheets * 5 > walk.screens, "the frames of sheets are found: {} of {}", walk.sheets, walk.screens);
        for (tables, cut) in &walk.cut_on_tables {
            println!("{tables}: {} sentences cut off on tables", cut.len());
        }
        let found: Vec<String> = walk.found.iter().map(|(words, line)| format!("[{words}] {line}")).collect();
        assert!(
            walk.screens >= least.0 && walk.sentences >= least.1,
            "{} screens, {} sentences",
            walk.screens,
            walk.sentences
        );
        assert!(found.is_empty(), "{} lines:\n{}", found.len(), found.join("\n"));
        let cut: Vec<String> = walk.cut.iter().map(|(cut, at)| format!("[{cut}] {at}")).collect();
        assert!(cut.is_empty(), "{} sentences are cut off:\n{}", cut.len(), cut.join("\n"));
    });
}

#[test]
fn every_page_speaks_through_the_catalogue() {
    walk("pseudo::every_page_speaks_through_the_catalogue", (2_000, 20_000), |walk, size| {
        pages(walk, size);
        game_pages(walk, size);
    });
}

#[test]
fn every_table_speaks_through_the_catalogue() {
    walk("pseudo::every_table_speaks_through_the_catalogue", (3_000, 100_000), |walk, size| {
        tables(walk, size);
        others(walk, size);
    });
}
