//! No response reveals a card that the seat to move may not know.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use axum::http::StatusCode;
use serde_json::json;
use underdeck_cards::Card;
use underdeck_catalogue::Game;
use underdeck_game::{FastRng, OptionKind, Seat, below};
use underdeck_play::{BotOpponent, Forced, History, NEVER, Session};

use crate::common::{Browser, TestSite, code, follow};

/// The maximum number of moves of a game with house rules. Rulebook games are played to the end.
const MOVES: usize = 20;

/// The cards that each seat's log has named so far.
#[derive(Default)]
pub(crate) struct Memory(HashMap<u8, HashSet<Card>>);

/// The cards with codes in a text.
fn codes(text: &str) -> HashSet<Card> {
    text.split(|c: char| !c.is_ascii_alphanumeric()).filter_map(|word| word.parse().ok()).collect()
}

/// The cards that a text names, by code or by name.
pub(crate) fn named(text: &str) -> HashSet<Card> {
    static NAMES: LazyLock<HashMap<String, Card>> =
        LazyLock::new(|| Card::ALL.into_iter().map(|card| (card.name(), card)).collect());
    let plain = text.to_lowercase();
    let mut found = codes(text);
    let is_end = |c: char| !c.is_ascii_alphanumeric();
    // A name with a joint has words on both sides of it.
    for joint in [" of ", " joker"] {
        for (at, _) in plain.match_indices(joint) {
            let before = plain[..at].rsplit(is_end).next().unwrap_or_default();
            let after = plain[at + joint.len()..].split(is_end).next().unwrap_or_default();
            found.extend(NAMES.get(&format!("{before}{joint}{after}")));
        }
    }
    found
}

#[test]
fn cards_are_found_by_code_and_by_name() {
    let text = "QS, the Ten of hearts; a red joker\u{2026} often of clubs, queen of swords, kings of clubs";
    assert_eq!(named(text), ["QS", "TH", "XR"].map(|code| code.parse().unwrap()).into());
    assert!(Card::ALL.into_iter().take(54).all(|card| named(&format!("({})", card.name())) == HashSet::from([card])));
}

/// The text of a page without its drawings: their paths contain letters and digits that look like cards.
pub(crate) fn without_shapes(page: &str) -> String {
    let mut parts = page.split(" d=\"");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + " " + part.split_once('"').map_or("", |(_, rest)| rest))
}

/// The text around the name of a card.
pub(crate) fn around(text: &str, card: Card) -> String {
    let text = without_shapes(text);
    let words: Vec<&str> = text.split_inclusive(|c: char| !c.is_ascii_alphanumeric()).collect();
    let is_it = |word: &&str| codes(word).contains(&card);
    let at = words
        .iter()
        .position(is_it)
        .or_else(|| words.windows(3).position(|three| named(&three.concat()).contains(&card)));
    words[at.unwrap_or(0).saturating_sub(60)..].iter().take(90).copied().collect()
}

impl Memory {
    /// The cards that the seat to move may not know: those in the state that are neither in its view nor ever were in its log.
    pub(crate) fn secrets(&mut self, session: &dyn Session) -> HashSet<Card> {
        let seen = codes(&session.view().to_string());
        // The log may repeat a card that was seen before.
        self.0.entry(session.seat().0).or_default().extend(seen);
        self.secrets_of(session, session.seat())
    }

    /// The cards that a seat may not know, in its turn or not.
    pub(crate) fn secrets_of(&mut self, session: &dyn Session, seat: Seat) -> HashSet<Card> {
        let known = self.0.entry(seat.0).or_default();
        // A table is made from the view alone. It may list the cards still to come, but not their places.
        let laid = named(&serde_json::to_string(&*session.table_of(seat)).unwrap());
        codes(&session.state().to_string())
            .into_iter()
            .filter(|card| !known.contains(card) && !laid.contains(card))
            .collect()
    }

    pub(crate) fn log(&mut self, seat: u8, seats: u8, played: &underdeck_play::Played) {
        let own =
            played.told.iter().map(|line| line.as_str()).collect::<Vec<_>>().join("\n") + "\n" + &played.offer.spelling;
        self.0.entry(seat).or_default().extend(named(&own));
        for other in (0..seats).filter(|&other| other != seat) {
            self.0
                .entry(other)
                .or_default()
                .extend(named(&played.overheard.iter().map(|line| line.as_str()).collect::<Vec<_>>().join("\n")));
        }
    }
}

/// Plays a deal and searches every response for secrets.
async fn search(browser: &Browser, game: &Game, code: &str, most: usize) -> usize {
    let table = browser.begin(code).await;
    let program = browser.program();
    let path = table.replace("/g/", "/tables/");
    let mut session = underdeck_play::start(game, code).unwrap();
    let mut memory = Memory::default();
    let mut rng = FastRng::new(7);
    let mut searched = 0;
    for n in 0..most {
        let secrets = memory.secrets(session.as_ref());
        let is_secret = !session.is_shared();
        let seat = session.seat().0;
        let query = if is_secret { format!("?seat={}", seat + 1) } else { String::new() };
        let face = program.get(&format!("{path}{query}")).await.1;
        assert_eq!(face["view"], session.view(), "a program gets the view and no state");
        assert_eq!(face["table"], serde_json::to_value(&*session.table()).unwrap());
        let mut answers = vec![browser.get(&format!("{table}{query}")).await.body, face.to_string()];
        if n % 8 == 0 {
            let link = if is_secret { format!("{query}&") } else { "?".to_owned() };
            for more in ["hint=1", "panel=log", "panel=tree", "panel=game"] {
                answers.push(browser.get(&format!("{table}{link}{more}")).await.body);
            }
            // The rules name cards too, so search only for other cards.
            let why = browser.get(&format!("{table}{link}panel=rules&why=")).await.body;
            let found = named(&without_shapes(&why.replace(code, "")));
            let in_rules = named(game.reference());
            let leaked = found.intersection(&secrets).find(|card| !in_rules.contains(card));
            assert!(leaked.is_none(), "{code}, move {n}: {leaked:?}");
            answers.push(browser.get("/").await.body);
            answers.push(program.get(&format!("{path}/hint{query}")).await.1.to_string());
            answers.push(program.get("/tables").await.1.to_string());
        }
        if is_secret && session.outcome().is_none() {
            let closed = browser.get(&table).await;
            assert!(!closed.body.contains("name=\"move\""), "the curtain is closed: {}", closed.body);
            assert!(program.get(&path).await.1["table"].is_null());
            assert_eq!(browser.get(&format!("{table}/record")).await.status, StatusCode::FORBIDDEN);
            answers.push(closed.body);
        }
        for answer in &answers {
            let found = named(&without_shapes(&answer.replace(code, "")));
            let leaked: Vec<_> = found.intersection(&secrets).copied().collect();
            assert!(leaked.is_empty(), "{code}, move {n}: {leaked:?}: {}", around(answer, leaked[0]));
        }
        searched += answers.len();
        let offers = session.table().offers.clone();
        let any = below(&mut rng, offers.len().max(1) as u32) as usize;
        let Some(mv) = (if n % 3 == 0 {
            session.hint().map(|hint| hint.offer.spelling)
        } else {
            offers.get(any).map(|offer| offer.spelling.clone())
        }) else {
            break;
        };
        let body = json!({ "move": mv, "seat": seat + 1, "confirm": true });
        let (status, answer) = program.post(&format!("{path}/moves"), body).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        let played = session.play(&mv).unwrap();
        memory.log(seat, game.info().seats, &played);
    }
    searched
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_reveal_no_secret() {
    let site = TestSite::new();
    for game in underdeck_catalogue::games() {
        let searched = search(&site.browser().await, game, &code(game.info().id, 31), 2000).await;
        assert!(searched > 10, "{} was searched {searched} times", game.info().id);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_with_house_rules_reveal_no_secret() {
    let site = TestSite::new();
    let mut apart = 0;
    for game in underdeck_catalogue::games() {
        for option in game.options() {
            let values: Vec<String> = match option.kind {
                OptionKind::Bool => vec!["true".into(), "false".into()],
                OptionKind::Choice(words) => words.iter().map(|&word| word.to_owned()).collect(),
                OptionKind::Int { max, .. } => vec![max.to_string()],
                _ => Vec::new(),
            };
            for value in values.into_iter().filter(|value| *value != option.default.to_string()) {
                let Ok(deal) = game.deal(&[(option.key.to_owned(), value)], 41) else { continue };
                apart += usize::from(!underdeck_play::start(game, &deal.code).unwrap().is_shared());
                assert!(search(&site.browser().await, game, &deal.code, MOVES).await > 0);
            }
        }
    }
    assert!(apart > 0, "some house rule sets players apart");
}

/// A whole game for two against the program, played by forms.
#[tokio::test(flavor = "multi_thread")]
async fn the_programs_seat_stays_secret() {
    let site = TestSite::new();
    let game = underdeck_catalogue::find("living-keep").unwrap();
    let mut searched = 0;
    for (mode, forced) in [("standard", Forced::Auto), ("draft", Forced::Auto), ("draft", Forced::Off)] {
        let browser = site.browser().await;
        if forced == Forced::Off {
            browser.post("/settings", &[("forced", "off")]).await.location();
        }
        let form = [("option.mode", mode), ("opponent", "greedy"), ("seed", "11")];
        let table = browser.post("/games/living-keep", &form).await.location();
        let mut session =
            underdeck_play::start(game, &game.deal(&[("mode".into(), mode.into())], 11).unwrap().code).unwrap();
        BotOpponent::offered("greedy").unwrap().sit(session.as_mut()).unwrap();
        let (mut tree, mut memory) = (History::new(session), Memory::default());
        tree.answer(None, &NEVER);
        let queries = ["", "?hint=1", "?panel=log", "?panel=tree", "?panel=game"];
        for n in 0.. {
            let Some(hint) = tree.session().hint() else { break };
            let secrets = memory.secrets(tree.session());
            let asked = if n % 4 == 0 { &queries[..] } else { &queries[..1] };
            let paths: Vec<String> = asked.iter().map(|query| table.clone() + query).collect();
            for path in paths.iter().map(String::as_str).chain(["/"]) {
                let page = browser.get(path).await.body;
                assert!(path == "/" || !page.contains("behind-curtain"), "{path} has no curtain");
                let found = named(&without_shapes(&page.replace(&tree.session().deal().code, "")));
                let leaked: Vec<_> = found.intersection(&secrets).copied().collect();
                assert!(leaked.is_empty(), "{path}: {leaked:?}: {}", around(&page, leaked[0]));
                searched += 1;
            }
            browser.play(&table, &hint.offer.spelling).await.location();
            for played in follow(&mut tree, &hint.offer.spelling, forced) {
                memory.log(played.seat.0, game.info().seats, &played);
            }
        }
        let record: underdeck_record::Record = browser.get(&format!("{table}/record")).await.body.parse().unwrap();
        let moves: Vec<_> = record.moves().map(|(mv, _)| mv.to_owned()).collect();
        assert_eq!(moves, tree.session().moves(), "each turn played what it should");
    }
    println!("{searched} answers searched");
    assert!(searched > 200, "{searched} answers were searched");
}
