//! Every row of the route table.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use underdeck_site::Method::{Get, Post};
use underdeck_site::{Address, Response};

use crate::browser::{Browser, header, link_of, location, value_of};
use crate::memory::Memory;
use crate::two_devices::Duel;

/// Two players of a host, and data of the first one.
pub(crate) struct World {
    pub(crate) ann: Browser,
    pub(crate) bob: Browser,
    /// A finished game.
    over: String,
    /// Its record.
    record: String,
}

impl World {
    pub(crate) fn new() -> Self {
        let host = Arc::<Memory>::default();
        let [ann, bob] = [1, 2].map(|n| Browser::new(&host, n));
        let over = ann.begin("keevorn", &[("seed", "7")]);
        ann.follow_hints(&over, usize::MAX);
        let record = ann.get(&format!("{over}/record")).body;
        Self { ann, bob, over, record }
    }

    /// A game with a few moves.
    fn begun(&self) -> String {
        let table = self.ann.begin("keevorn", &[("seed", "8")]);
        self.ann.follow_hints(&table, 3);
        table
    }

    fn change(&self, form: &str, fields: &[(&str, &str)]) -> Response {
        self.ann.change(&self.begun(), form, fields)
    }

    fn duel(&self) -> Duel {
        Duel::joined(&self.ann, &self.bob, &[("pace", "60")])
    }

    fn campaign(&self) -> String {
        let begin = |game: &&underdeck_catalogue::Game| {
            let fields = [("game", game.info().id), ("name", "A long way"), ("seed", "5")];
            Some(self.ann.post("/campaigns", &fields)).filter(|begun| begun.status == 303)
        };
        location(&underdeck_catalogue::games().iter().find_map(begin).expect("some game knows campaigns"))
    }

    /// The response of an address to a request as its pages send it, and the expected status.
    pub(crate) fn sample(&self, Address { method, pattern, .. }: Address) -> Option<(u16, Response)> {
        let (ann, over) = (&self.ann, &self.over);
        let code = ann.look(over, |game| game.facts.deal.clone());
        let at_over = || pattern.replacen("/g/*", over, 1);
        Some(match (method, pattern) {
            (
                Get,
                "/" | "/settings" | "/help" | "/credits" | "/mine" | "/practice" | "/puzzles" | "/records" | "/daily",
            )
            | (Get, "/campaigns" | "/statistics" | "/statistics/export.csv" | "/statistics/export.json") => {
                (200, ann.get(pattern))
            }
            (Get, "/games/*" | "/rules/*" | "/statistics/*" | "/statistics/*/luck" | "/puzzles/*") => {
                (200, ann.get(&pattern.replace('*', "keevorn")))
            }
            (Get, "/rules/*/tables") => (200, ann.get("/rules/living-keep/tables")),
            (Get, "/g/*" | "/g/*/archive" | "/g/*/replay" | "/g/*/record" | "/g/*/sheet" | "/g/*/result.svg") => {
                (200, ann.get(&at_over()))
            }
            (Get, "/g/*/solution") => (200, ann.get(&at_over())),
            (Get, "/g/*/solution/*") => (200, ann.get(&format!("{over}/solution/{}", ann.moves(over) - 1))),
            (Get, "/g/*/review") => (200, ann.get(&at_over())),
            (Post, "/g/*/review") => (303, ann.post(&format!("{over}/review?games=1"), &[])),
            (Get, "/d/*") => (200, ann.get(&format!("/d/{code}"))),
            (Get, "/daily/*") => (200, ann.get("/daily/2026-11-01")),
            (Get, "/puzzles/*/daily") => (303, ann.get("/puzzles/keevorn/daily")),
            (Get, "/puzzles/*/next") => (303, ann.get("/puzzles/keevorn/next?theme=plan")),
            (Get, "/puzzles/*/*") => (200, ann.get("/puzzles/keevorn/1")),
            (Get, "/campaigns/*") => (200, ann.get(&self.campaign())),
            (Get, "/join/*") => (200, self.bob.get(&Duel::begin(ann, &[]).1)),
            (Get, "/watch/*") => {
                let table = self.begun();
                location(&ann.post(&format!("{table}/watch"), &[("answer", "yes")]));
                (200, self.bob.get(&link_of(&ann.get(&format!("{table}?panel=game")).body, "/watch/")))
            }
            (Post, "/games/*") => (303, ann.post("/games/keevorn", &[("seed", "9")])),
            (Post, "/deal") => (303, ann.post("/deal", &[("code", &code)])),
            (Post, "/d/*") => (303, ann.post(&format!("/d/{code}"), &[])),
            (Post, "/g/*/move") => {
                let table = self.begun();
                let hint = ann.look(&table, |game| game.tree.session().hint().unwrap().offer.spelling);
                (303, ann.change(&table, "move", &[("move", &hint)]))
            }
            // No move is forced there.
            (Post, "/g/*/auto") => (400, self.change("auto", &[])),
            (Post, "/g/*/undo") => (303, self.change("undo", &[("confirm", "yes")])),
            (Post, "/g/*/redo") => {
                let table = self.begun();
                location(&ann.change(&table, "undo", &[("confirm", "yes")]));
                (303, ann.change(&table, "redo", &[]))
            }
            (Post, "/g/*/go") => (303, self.change("go", &[("node", "0"), ("confirm", "yes")])),
            (Post, "/g/*/correct") => {
                let table = ann.begin("keevorn", &[("cards", "own")]);
                for card in ["QS", "7D", "3C"] {
                    location(&ann.change(&table, "move", &[("entering", "1"), ("move", card)]));
                }
                (200, ann.change(&table, "correct", &[("wrong", "#2"), ("right", "8d")]))
            }
            (Post, "/g/*/leave-guide") => {
                (303, ann.change(&ann.begin("keevorn", &[("guide", "1")]), "leave-guide", &[]))
            }
            (Post, "/g/*/eye") => (303, self.change("eye", &[("confirm", "yes")])),
            (Post, "/g/*/ask-back") => (303, self.duel().asked_back()),
            (Post, "/g/*/answer-back") => (303, self.duel().answered_back()),
            (Post, "/g/*/leave") => (303, self.duel().left()),
            (Post, "/g/*/claim") => {
                let duel = self.duel();
                ann.host.passed.fetch_add(61, Relaxed);
                (303, duel.claimed())
            }
            (Post, "/g/*/rematch") => {
                let duel = self.duel();
                location(&duel.left());
                (303, ann.post(&format!("{}/rematch", duel.table), &[]))
            }
            (Post, "/g/*/again") => (303, ann.post(&at_over(), &[])),
            (Post, "/g/*/archive") => (303, ann.post(&format!("{}/archive", self.begun()), &[])),
            (Post, "/g/*/watch") => (303, ann.post(&at_over(), &[("answer", "yes")])),
            (Post, "/g/*/peek") => (200, self.change("peek", &[("confirm", "yes")])),
            (Post, "/settings") => (303, ann.post("/settings", &[])),
            (Post, "/join/*") => (303, self.bob.post(&Duel::begin(ann, &[]).1, &[])),
            (Post, "/campaigns") => (303, ann.post("/campaigns", &[("game", "judgement-quest")])),
            (Post, "/campaigns/*") => {
                let campaign = self.campaign();
                let chapter = value_of(&ann.get(&campaign).body, "chapter").unwrap();
                (303, ann.post(&campaign, &[("chapter", &chapter)]))
            }
            (Post, "/daily/*") => (303, ann.post("/daily/keevorn", &[])),
            (Post, "/records") => (303, ann.upload("/records", &self.record)),
            // The exercise belongs to another player, or is gone.
            (Post, "/practice") => (404, ann.post("/practice", &[("exercise", "none"), ("move", "x")])),
            (Post, "/puzzles/*/*") => {
                let mv = value_of(&ann.get("/puzzles/keevorn/1").body, "move").unwrap();
                (200, ann.post("/puzzles/keevorn/1", &[("move", &mv)]))
            }
            _ => return None,
        })
    }
}

pub(crate) fn addresses() -> impl Iterator<Item = Address> {
    underdeck_site::addresses::<Memory>()
}

/// An address that matches a pattern, but of a missing object.
fn nowhere(pattern: &str) -> String {
    pattern.replace('*', "none")
}

const NO_PAGE: &str = "his page does not exist";

#[test]
fn every_route_answers_the_requests_of_its_pages() {
    let world = World::new();
    for address in addresses() {
        let (status, answer) = world.sample(address).unwrap_or_else(|| panic!("no sample for {address:?}"));
        assert_eq!(answer.status, status, "{address:?}: {}", answer.body);
        assert!(!answer.body.contains(NO_PAGE), "{address:?}: {}", answer.body);
        let leads = header(&answer, "location").is_some();
        assert_eq!(leads, status == 303, "{address:?}");
        let kind = header(&answer, "content-type").unwrap_or_default();
        let is_page = kind.starts_with("text/html");
        assert!(!is_page || answer.body.starts_with("<!DOCTYPE html>"), "{address:?}: {}", answer.body);
        let is_file = ["/record", ".svg", ".csv", ".json"].iter().any(|end| address.pattern.ends_with(end));
        assert_eq!(is_page, !leads && !is_file, "{address:?}: {kind}");
    }
}

#[test]
fn a_request_is_answered_by_the_row_whose_pattern_matches() {
    let ways: BTreeMap<_, Vec<_>> = addresses().fold(BTreeMap::new(), |mut ways, Address { method, pattern, .. }| {
        ways.entry(pattern).or_insert_with(Vec::new).push(method);
        ways
    });
    let ann = Browser::new(&Arc::default(), 1);
    for (pattern, methods) in ways {
        assert_eq!(Address::pattern_of(addresses(), &nowhere(pattern)), Some(pattern));
        let allowed = ["GET, HEAD", "POST"];
        let is_allowed = [Get, Post].map(|method| methods.iter().filter(|known| **known == method).count());
        assert!(is_allowed.iter().all(|times| *times < 2), "{pattern} is listed twice");
        let allow: Vec<_> =
            allowed.into_iter().zip(is_allowed).filter(|(_, times)| *times == 1).map(|(word, _)| word).collect();
        for (is_post, times) in [false, true].into_iter().zip(is_allowed) {
            let answer = ann.ask(is_post, &nowhere(pattern), &[], "");
            match times {
                0 => {
                    assert_eq!(
                        (answer.status, header(&answer, "allow")),
                        (405, Some(allow.join(", ").as_str())),
                        "{pattern}"
                    );
                    assert!(answer.body.starts_with("<!DOCTYPE html>"), "{pattern}: {}", answer.body);
                }
                _ => assert_ne!(answer.status, 405, "{pattern}"),
            }
        }
    }
}

#[test]
fn punctuation_at_the_end_of_a_shared_link_is_left_out() {
    let ann = Browser::new(&Arc::default(), 1);
    let ends = ["/", ".", ")", ").", ",", "/)."];
    for meant in ["/d/17A", "/g/0000000000000000", "/join/0000000000000000", "/watch/0000000000000000", "/help"] {
        for end in ends {
            assert_eq!(location(&ann.get(&format!("{meant}{end}"))), meant, "{end}");
        }
    }
    assert_eq!(ann.ask(true, "/d/17A/", &[], "").status, 404, "a form is sent nowhere else");
}

#[test]
fn an_unknown_address_has_a_page_that_says_so() {
    let ann = Browser::new(&Arc::default(), 1);
    let unknown = ["/nowhere", "/g", "/g/", "//", "/g//move", "/g/1/fly", "/g/1/move/2", "/daily/x/y", "nowhere", ""];
    for path in unknown {
        for is_post in [false, true] {
            let answer = ann.ask(is_post, path, &[], "");
            assert_eq!(answer.status, 404, "{path}: {}", answer.body);
            assert!(answer.body.contains(NO_PAGE), "{path}: {}", answer.body);
        }
    }
    // A part that is not a number is not a position.
    assert_eq!(ann.get("/g/1/solution/far").status, 404);
    // Parts are decoded.
    assert_eq!((ann.get("/%68elp").status, ann.get("/games/kee%76orn").status), (200, 200));
}

#[test]
fn a_form_without_the_token_of_its_browser_is_refused() {
    let world = World::new();
    let before = ["/mine", "/records", "/settings"].map(|page| world.ann.get(page).body);
    let forms: Vec<Address> = addresses().filter(|address| address.method == Post).collect();
    assert!(
        forms.iter().all(|form| !form.class.is_page())
            && addresses().all(|one| (one.method == Get) == one.class.is_page())
    );
    for Address { pattern, .. } in forms {
        let path = pattern.replacen("/g/*", &world.over, 1).replace('*', "keevorn");
        for token in [None, Some(("token", "token-2"))] {
            let answer = world.ann.ask(true, &path, token.as_slice(), &world.record);
            assert_eq!(answer.status, 403, "{path}: {}", answer.body);
        }
        let broken = underdeck_site::Request {
            is_post: true,
            path: path.clone(),
            query: String::new(),
            form: Err(underdeck_site::Error::Wrong(underdeck_game::say!(REFUSED_LARGE))),
            file: Vec::new(),
        };
        assert_eq!(world.ann.answer(broken).status, 400, "{path}");
    }
    assert_eq!(["/mine", "/records", "/settings"].map(|page| world.ann.get(page).body), before, "nothing was done");
}
