//! The edition of a first visit gives the answers of the whole edition, or says that it leaves a request out.

use underdeck_web::{AppRequest, AppResponse, OfflineApp};

use crate::common::{Device, moves_of, setup, value_of};

/// The number of moves played in each game.
const MOVES: usize = 40;

/// Both editions, which get the same requests.
struct Both {
    first: Device,
    whole: Device,
}

impl Both {
    fn new() -> Self {
        let first = Device { edition: OfflineApp::open_first(setup(), &[]).0, ..Device::new() };
        Self { first, whole: Device::new() }
    }

    /// The answer of both.
    fn same(&mut self, ask: impl Fn(&mut Device) -> AppResponse) -> AppResponse {
        let [first, whole] = [ask(&mut self.first), ask(&mut self.whole)];
        assert!(!first.left_out, "the whole one says {}: {}", whole.status, whole.body);
        let told =
            |answer: &AppResponse| (answer.status, answer.headers.clone(), answer.rows.clone(), answer.body.clone());
        assert_eq!(told(&first), told(&whole));
        whole
    }

    fn get(&mut self, address: &str) -> AppResponse {
        self.same(|device| device.get(address))
    }

    /// A form of a table.
    fn change(&mut self, table: &str, form: &str, fields: &[(&str, &str)]) -> AppResponse {
        let rev = value_of(&self.get(table).body, "rev").expect("a table has forms");
        let fields = [&[("rev", rev.as_str()), ("confirm", "yes")], fields].concat();
        self.same(|device| device.post(&format!("{table}/{form}"), &fields))
    }

    fn begin(&mut self, path: &str, fields: &[(&str, &str)]) -> String {
        crate::common::location(&self.same(|device| device.post(path, fields)))
    }

    /// Whether the first edition leaves a request out that the whole one answers.
    fn leaves_out(&mut self, ask: impl Fn(&mut Device) -> AppResponse) -> bool {
        let [first, whole] = [ask(&mut self.first), ask(&mut self.whole)];
        assert!(!whole.left_out);
        if first.left_out {
            assert_eq!((first.status, first.body.as_str()), (0, ""));
        }
        first.left_out
    }
}

#[test]
fn both_editions_give_the_same_answers_in_every_game() {
    for game in underdeck_catalogue::games() {
        let mut both = Both::new();
        let id = game.info().id;
        for page in ["/", "/settings", &format!("/games/{id}")] {
            both.get(page);
        }
        let table = both.begin(&format!("/d/{}", game.deal(&[], 7).unwrap().code), &[]);
        for n in 0..MOVES {
            let page = both.get(&table).body;
            let moves = moves_of(&page);
            if moves.is_empty() {
                break;
            }
            both.change(&table, "move", &[("move", &moves[n * 7 % moves.len()])]);
            if n % 10 == 3 {
                for panel in ["log", "tree", "game", "moves"] {
                    both.get(&format!("{table}?panel={panel}"));
                }
            }
            if n % 10 == 5 {
                both.change(&table, "undo", &[]);
            }
        }
        assert!(both.whole.rows.len() > 1, "{id}");
        let guided = both.begin(&format!("/games/{id}"), &[("guide", "1")]);
        for _ in 0..5 {
            let moves = moves_of(&both.get(&guided).body);
            both.change(&guided, "move", &[("move", &moves[0])]);
        }
        for deal in ["same", "new"] {
            both.begin(&format!("{table}/again"), &[("deal", deal)]);
        }
    }
}

#[test]
fn the_first_edition_leaves_out_all_other_requests_and_takes_over_no_rows() {
    let mut both = Both::new();
    let table = both.begin("/d/16KN-VV8H-9V", &[]);
    let pages = ["/help", "/rules/keevorn", "/statistics", "/records", "/campaigns", "/puzzles", "/practice", "/daily"];
    let own = ["/device", "/account", "/device/export", "/nothing"].map(str::to_owned);
    let of_game = ["/replay", "?hint=1", "?panel=rules", "?panel=rules&why=explore"].map(|end| table.clone() + end);
    for address in pages.map(str::to_owned).iter().chain(&own).chain(&of_game) {
        assert!(both.leaves_out(|device| device.get(address)), "{address}");
    }
    for fields in [[("cards", "own"), ("seed", "7")], [("opponent", "greedy"), ("option.mode", "standard")]] {
        assert!(both.leaves_out(|device| device.post("/games/living-keep", &fields)), "{fields:?}");
    }
    let asked = AppRequest { is_post: true, path: format!("{table}/review"), ..AppRequest::default() };
    assert!(both.whole.edition.is_long(&asked) && !both.first.edition.is_long(&asked));

    // The whole edition continues from the journal of the first one.
    let page = both.first.get(&table);
    let mut after = both.first.again();
    assert_eq!(moves_of(&after.get(&table).body), moves_of(&page.body));
    assert_eq!(after.get(&format!("{table}?hint=1")).status, 200);
}
