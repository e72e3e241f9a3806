//! Every kind of page in the pseudo-locale: all that a reader sees or hears is a message of the catalogue.

use std::collections::{BTreeMap, BTreeSet};

use underdeck_game::Language;
use underdeck_site::{Method::Post, Response};

use crate::browser::{Browser, header, location, value_of};
use crate::routes::{World, addresses};
use crate::two_devices::Duel;

/// Attributes with words.
const SPOKEN: [&str; 14] = [
    "aria-label",
    "aria-valuetext",
    "title",
    "alt",
    "placeholder",
    "content",
    "data-silent",
    "data-again",
    "data-there",
    "data-away",
    "data-cut",
    "data-share",
    "data-sent",
    "data-words",
];
/// Elements whose text is code or notation, or what the visitor typed.
const NOTATION: [&str; 6] = ["script", "style", "code", "pre", "textarea", "kbd"];
/// Elements within a sentence.
const INLINE: [&str; 12] = ["a", "span", "b", "i", "em", "strong", "small", "time", "abbr", "bdi", "sup", "code"];
const VOID: [&str; 6] = ["meta", "link", "input", "br", "hr", "img"];
/// The letters that the pseudo-locale gives accents.
const PLAIN: &str = "aeioucnyszAEIOU";

/// Names of players that the program provides.
const KNOWN: [&str; 2] = ["greedy", "mcts"];
/// Texts with names of artists, addresses, and stored chapters; the reply to a puzzle still quotes notation.
const LEFT: [&str; 5] = ["CC BY", "https://", "Quest 1:", "⟦Nó: áftér", "⟦Ríght!"];

/// The sentences and names on a page or in a picture.
fn texts(html: &str) -> Vec<String> {
    let (mut found, mut run) = (Vec::new(), String::new());
    let mut open: Vec<(&str, bool)> = Vec::new();
    for part in html.split('<').skip(1) {
        let (tag, text) = part.split_once('>').unwrap_or((part, ""));
        let name = tag.trim_start_matches('/').split([' ', '/', '\n']).next().unwrap_or_default();
        if !INLINE.contains(&name) {
            found.push(std::mem::take(&mut run));
        }
        let is_skipped = open.last().is_some_and(|(_, is_skipped)| *is_skipped);
        if tag.starts_with('/') {
            open.pop();
        } else {
            let attribute = |key: &str| Some(tag.split(&format!(" {key}=\"")).nth(1)?.split('"').next()?.to_owned());
            // Words in another language say so: names of languages, rules, and moves in notation.
            let is_foreign = name != "html" && attribute("lang").is_some();
            let is_meta = name == "meta"
                && ["description", "og:title", "og:description", "og:image:alt"]
                    .iter()
                    .all(|name| !tag.contains(&format!("\"{name}\"")));
            if !is_meta && !is_foreign {
                found.extend(SPOKEN.iter().filter_map(|key| attribute(key)));
            }
            if !VOID.contains(&name) && !tag.ends_with('/') && name != "!DOCTYPE" {
                open.push((name, is_skipped || is_foreign || NOTATION.contains(&name)));
            }
        }
        if !open.last().is_some_and(|(_, is_skipped)| *is_skipped) {
            run += text;
        } else if NOTATION.contains(&name) && !tag.starts_with('/') {
            run.push(' ');
        }
    }
    found.push(run);
    let plain =
        |text: String| text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&");
    found.into_iter().map(plain).filter(|text| text.chars().any(char::is_alphabetic)).collect()
}

/// A walk over pages.
struct Walk {
    world: World,
    /// What no reader has to understand: names of games and people.
    names: BTreeSet<String>,
    pages: usize,
    sentences: usize,
    /// Texts that are no messages, with a page that has them.
    found: BTreeMap<String, String>,
}

impl Walk {
    fn new() -> Self {
        let mut world = World::new();
        [&mut world.ann, &mut world.bob].into_iter().for_each(|browser| browser.language = Language::PSEUDO);
        let mut names: BTreeSet<String> = [
            "Underdeck",
            "A long way",
            "Campaign",
            "en-XA",
            "Esc",
            "Tab",
            "CSV",
            "JSON",
            "GET",
            "HEAD",
            "POST",
            "Joker",
        ]
        .map(str::to_owned)
        .into();
        for game in underdeck_catalogue::games() {
            let info = game.info();
            names.extend([info.title, info.designer, info.id].map(str::to_owned));
            names.extend(info.designer.split([',', '&']).map(|name| name.trim().to_owned()));
        }
        Self { world, names, pages: 0, sentences: 0, found: BTreeMap::new() }
    }

    /// Reads the page that a browser gets, or the one to which it is redirected.
    fn read(&mut self, browser: &Browser, response: Response, what: &str) -> Response {
        let response = match header(&response, "location") {
            Some(place) => browser.get(place),
            None => response,
        };
        let kind = header(&response, "content-type").unwrap_or_default();
        if !kind.starts_with("text/html") && !kind.contains("svg") {
            return response;
        }
        self.pages += 1;
        for text in texts(&response.body) {
            self.sentences += usize::from(text.contains('⟦'));
            if self.is_wrong(&text) {
                self.found.entry(text).or_insert_with(|| what.to_owned());
            }
        }
        response
    }

    fn get(&mut self, address: &str) -> Response {
        let ann = self.world.ann.clone();
        let response = ann.get(address);
        self.read(&ann, response, address)
    }

    fn post(&mut self, address: &str, fields: &[(&str, &str)]) -> Response {
        let ann = self.world.ann.clone();
        let response = ann.post(address, fields);
        self.read(&ann, response, &format!("{address} {fields:?}"))
    }

    fn change(&mut self, table: &str, form: &str, fields: &[(&str, &str)]) {
        let ann = self.world.ann.clone();
        let response = ann.change(table, form, fields);
        self.read(&ann, response, &format!("{table}/{form} {fields:?}"));
    }

    /// Whether a text has words that are no message, or a message that is cut off.
    fn is_wrong(&self, text: &str) -> bool {
        let mut text = text.to_owned();
        // Longer names first: one may be part of another.
        let mut names: Vec<&String> = self.names.iter().collect();
        names.sort_by_key(|name| std::cmp::Reverse(name.len()));
        for name in names {
            text = text.replace(name.as_str(), " ");
        }
        if LEFT.iter().any(|known| text.contains(known)) {
            return false;
        }
        let count = |sign| text.matches(sign).count();
        // Text in backquotes is notation.
        let said: String = text.split('`').step_by(2).collect::<Vec<_>>().join(" ");
        let mut words = said.split(|c: char| !c.is_alphanumeric());
        count('⟦') != count('⟧') || words.any(is_english)
    }

    /// Reads a table with each of its panels and all that it explains.
    fn table(&mut self, table: &str) {
        let page = self.get(table).body;
        for query in ["hint=1", "panel=moves", "panel=log", "panel=rules", "panel=tree", "panel=game", "zoom=5"] {
            self.get(&format!("{table}?{query}"));
        }
        let links = |page: &str, key: &str| -> BTreeSet<String> {
            let all = page.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
            let all =
                all.filter(|link| link.starts_with(table) && link.contains(key)).map(|link| link.replace("&amp;", "&"));
            all.map(|link| link.split('#').next().unwrap().to_owned()).collect()
        };
        for link in links(&page, "about=").into_iter().chain(links(&page, "pick=").into_iter().take(3)) {
            self.get(&link);
        }
        let moves = self.get(&format!("{table}?panel=moves")).body;
        for link in links(&moves, "why=").into_iter().take(12) {
            self.get(&link);
        }
    }
}

/// Whether a word is English: not of the pseudo-locale, no code and no sign.
fn is_english(word: &str) -> bool {
    let is_code = word.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit());
    word.chars().count() > 2
        && word.contains(|c| PLAIN.contains(c))
        && !(is_code && word.contains(|c: char| c.is_ascii_digit()))
        && !KNOWN.contains(&word)
}

#[test]
fn every_page_speaks_through_the_catalogue() {
    let mut walk = Walk::new();
    let ann = walk.world.ann.clone();
    for address in addresses() {
        let Some((_, response)) = walk.world.sample(address) else { continue };
        let is_bobs = address.pattern == "/join/*" || address.pattern == "/watch/*";
        let browser = if is_bobs { walk.world.bob.clone() } else { ann.clone() };
        walk.read(&browser, response, &format!("{address:?}"));
        // The faults of a form, and a page that is not there.
        let nowhere = address.pattern.replace('*', "none");
        match address.method {
            Post => drop(walk.post(&nowhere, &[])),
            _ => drop(walk.get(&nowhere)),
        }
        let refused = ann.ask(address.method != Post, &nowhere, &[], "");
        walk.read(&ann, refused, &nowhere);
        let unsigned = ann.ask(true, &nowhere, &[], "");
        walk.read(&ann, unsigned, &nowhere);
    }
    for game in underdeck_catalogue::games() {
        let id = game.info().id;
        for path in ["/games/*", "/rules/*", "/rules/*/tables", "/puzzles/*", "/puzzles/*/1", "/games/*?seed=x"] {
            walk.get(&path.replace('*', id));
        }
        let puzzle = walk.get(&format!("/puzzles/{id}/1")).body;
        if let Some(mv) = value_of(&puzzle, "move") {
            walk.post(&format!("/puzzles/{id}/1"), &[("move", &mv)]);
        }
        walk.post(&format!("/games/{id}"), &[("seed", "x")]);
        let table = ann.begin(id, &[("seed", "7")]);
        walk.table(&table);
        walk.change(&table, "move", &[("move", "nonsense")]);
        let end = ann.look(&table, |game| {
            let offers = &game.tree.session().table().offers;
            offers.iter().find(|offer| !offer.finality.is_open()).map(|offer| offer.spelling.clone())
        });
        if let Some(end) = end {
            walk.change(&table, "move", &[("move", &end)]);
        }
        for moves in [3, 9] {
            ann.follow_hints(&table, moves);
            walk.table(&table);
        }
        for form in ["undo", "peek", "eye", "delete"] {
            walk.change(&table, form, &[]);
        }
        walk.change(&table, "undo", &[("confirm", "yes")]);
        walk.change(&table, "peek", &[("confirm", "yes")]);
        walk.change(&table, "eye", &[("confirm", "yes")]);
        walk.table(&table);
        ann.follow_hints(&table, usize::MAX);
        walk.table(&table);
        for page in ["", "/replay", "/replay?at=3", "/sheet", "/result.svg", "/archive"] {
            walk.get(&format!("{table}{page}"));
        }
        for path in ["/statistics/*", "/statistics/*/luck"] {
            walk.get(&path.replace('*', id));
        }
        let own = ann.post(&format!("/games/{id}"), &[("cards", "own")]);
        if own.status == 303 {
            let table = location(&own);
            walk.table(&table);
            walk.change(&table, "move", &[("entering", "1"), ("move", "nonsense")]);
        }
        for guide in 1..=game.guides(Language::PSEUDO).len() {
            let guided = ann.begin(id, &[("guide", &guide.to_string())]);
            walk.table(&guided);
            ann.follow_hints(&guided, 2);
            walk.get(&guided);
        }
    }
    let bob = walk.world.bob.clone();
    let duel = Duel::joined(&ann, &bob, &[("pace", "60")]).table;
    for browser in [&ann, &bob] {
        let page = browser.get(&duel);
        walk.read(browser, page, "a game on two devices");
    }
    for options in [[("option.mode", "standard"), ("seed", "4")], [("option.mode", "draft"), ("seed", "4")]] {
        let table = ann.begin("living-keep", &options);
        walk.table(&table);
        let table = ann.begin("living-keep", &[&options[..], &[("opponent", "greedy")]].concat());
        walk.table(&table);
    }
    for page in ["/", "/mine", "/records", "/statistics", "/practice", "/daily", "/campaigns"] {
        walk.get(page);
    }
    for (field, value) in [("player", "Ada"), ("forced", "on"), ("theme", "dark")] {
        walk.post("/settings", &[(field, value)]);
    }
    for file in ["", "nonsense", "Underdeck record 1\n1. ; *"] {
        let refused = ann.upload("/records", file);
        walk.read(&ann, refused, "/records");
    }
    println!("{} pages, {} sentences", walk.pages, walk.sentences);
    let found: Vec<String> = walk.found.iter().map(|(text, page)| format!("{page}: {text}")).collect();
    assert!(walk.pages > 700 && walk.sentences > 60_000, "{} pages, {} sentences", walk.pages, walk.sentences);
    assert!(found.is_empty(), "{} texts:\n{}", found.len(), found.join("\n"));
}
