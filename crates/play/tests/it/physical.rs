//! Games with real cards, as every front end plays them.

use underdeck_play::{AnswerSet, ChanceAnswer, Session};
use underdeck_record::Record;

/// A number from 0 to below `n`, from luck that changes with every call.
fn pick(luck: &mut u64, n: usize) -> usize {
    *luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    usize::try_from(*luck >> 33).unwrap() % n
}

fn keevorn() -> Box<dyn Session> {
    let game = underdeck_catalogue::find("keevorn").unwrap();
    underdeck_play::start_physical(game, &game.deal(&[], 0).unwrap().code).unwrap()
}

fn is_asked(session: &dyn Session) -> bool {
    session
        .table()
        .offers
        .iter()
        .any(|offer| offer.spelling.starts_with("turned ") || offer.spelling.starts_with("rolled "))
}

/// Every game can be played to its end with any of the remaining cards. Its record verifies, and continues from any position.
#[test]
fn every_physical_game_can_be_entered_to_its_end_and_its_record_holds() {
    for game in underdeck_catalogue::games() {
        let mut luck = 7;
        let mut session = underdeck_play::start_physical(game, &game.deal(&[], 0).unwrap().code).unwrap();
        let (mut answers, mut moves) = (0, 0);
        while session.outcome().is_none() && session.ply() < 250 {
            let offers = session.table().offers.clone();
            let open: Vec<_> = offers.iter().filter(|offer| offer.finality.is_open()).collect();
            let offer = if open.is_empty() { &offers[0] } else { open[pick(&mut luck, open.len())] };
            if is_asked(session.as_ref()) {
                answers += 1
            } else {
                moves += 1
            }
            let played = session.play(&offer.spelling).unwrap();
            assert_eq!(played.offer.spelling, offer.spelling);
        }
        let id = game.info().id;
        assert!(answers >= 4 && moves >= 4, "{id}: {answers} answers, {moves} moves");
        let text = session.record().to_string();
        let record: Record = text.parse().unwrap();
        assert!(record.is_physical() && text.contains("[Luck \"told\"]"), "{id}");
        let again = underdeck_play::resume(game, &record).unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_eq!(
            (again.moves(), again.outcome(), again.table()),
            (session.moves(), session.outcome(), session.table()),
            "{id}"
        );
        let mut trace = Vec::new();
        game.trace_record(&record, underdeck_record::TraceFlags { legal: true, view: false }, &mut trace).unwrap();
        let summary = game.verify_trace(&mut trace.as_slice()).unwrap();
        assert_eq!(
            (summary.moves, summary.outcome),
            (moves - usize::from(is_asked(session.as_ref())), session.outcome()),
            "{id}"
        );
    }
}

#[test]
fn cards_are_read_as_people_write_them() {
    let mut session = keevorn();
    for (typed, card) in [("qs", "QS"), (" 10 h ", "TH"), ("3♣", "3C"), ("joker ★", "XR")] {
        assert_eq!(session.play(typed).unwrap().offer.spelling, format!("turned {card}"));
    }
    assert!(!is_asked(session.as_ref()), "the Room is dealt");
}

#[test]
fn what_cannot_be_true_is_refused_and_changes_nothing() {
    let mut session = keevorn();
    session.play("QS").unwrap();
    let before = (session.moves(), session.table());
    let told = session.play("QS").unwrap_err().to_string();
    assert!(told.contains("QS was already entered at set-up") && told.contains("`correct QS CARD`"), "{told}");
    let unread = session.play("the dame").unwrap_err().to_string();
    assert!(unread.contains("`the dame`") && unread.contains("such as QS"), "{unread}");
    let several = session.play("the queen").unwrap_err().to_string();
    assert_eq!(several, "Q of which suit? Q♣, Q♦ or Q♥");
    let die = session.play("rolled 3").unwrap_err().to_string();
    assert!(die.contains("enter a card"), "{die}");
    assert_eq!((session.moves(), session.table()), before);
}

#[test]
fn entered_cards_fill_their_places_while_the_rest_is_asked() {
    for game in underdeck_catalogue::games() {
        let mut session = underdeck_play::start_physical(game, &game.deal(&[], 0).unwrap().code).unwrap();
        let id = game.info().id;
        let (mut shown, mut luck) = (0, 11);
        for _ in 0..60 {
            let table = session.table();
            if session.outcome().is_some() {
                break;
            }
            if let Some(asked) = session.asked() {
                let on_table: Vec<_> =
                    table.zones.iter().flat_map(underdeck_game::Zone::cards).filter_map(|face| face.card).collect();
                assert!(!table.zones.is_empty(), "{id}: a table is laid");
                if let AnswerSet::Cards(choices) = &asked.answers {
                    // A card that may still come is not on the table, however the program imagines the rest.
                    let invented: Vec<_> = on_table.iter().filter(|card| choices.contains(card)).collect();
                    assert!(invented.is_empty() || choices.len() == 1, "{id}: {invented:?} of {choices:?}");
                }
                for (_, answer) in session.entered_now() {
                    shown += usize::from(matches!(answer, ChanceAnswer::Turned(card) if on_table.contains(&card)));
                }
            }
            let offer = &table.offers[pick(&mut luck, table.offers.len())];
            session.play(&offer.spelling).unwrap();
        }
        assert!(shown > 3, "{id}: {shown} entered cards were on the table meanwhile");
    }
}

#[test]
fn the_room_fills_card_by_card() {
    let mut session = keevorn();
    let room = |session: &dyn Session| -> Vec<String> {
        let table = session.table();
        let cards = table.zone("room").unwrap().cards().map(|face| {
            let card = face.card.map_or("-".into(), |card| card.to_string());
            card + &face
                .badges
                .iter()
                .filter(|badge| **badge == "?")
                .map(|badge| badge.words(underdeck_game::Language::ENGLISH))
                .collect::<String>()
        });
        cards.collect()
    };
    assert_eq!(room(session.as_ref()), ["-?", "-", "-", "-"]);
    session.play("QS").unwrap();
    assert_eq!(room(session.as_ref()), ["QS", "-?", "-", "-"]);
    session.play("10h").unwrap();
    session.play("7 of clubs").unwrap();
    assert_eq!(room(session.as_ref()), ["7C", "TH", "QS", "-?"]);
}

#[test]
fn a_wrong_entry_is_undone_with_all_after_it_and_marks_no_knowledge() {
    let mut session = keevorn();
    for card in ["QS", "TH", "3C", "AS"] {
        session.play(card).unwrap();
    }
    assert!(!session.would_inform_back_to(0), "no move was made");
    assert_eq!(session.undo().as_deref(), Some("turned AS"));
    assert_eq!(session.undo().as_deref(), Some("turned 3C"));
    session.play("4D").unwrap();
    session.play("AS").unwrap();
    assert_eq!(session.moves(), ["turned QS", "turned TH", "turned 4D", "turned AS"]);
    assert!(!session.informed());
}

#[test]
fn a_move_undone_after_its_cards_were_entered_marks_knowledge() {
    let mut session = keevorn();
    for card in ["QS", "TH", "3C", "AS"] {
        session.play(card).unwrap();
    }
    let mut asks = String::new();
    while !is_asked(session.as_ref()) {
        asks = session.table().offers[0].spelling.clone();
        session.play(&asks).unwrap();
    }
    let ply = session.ply();
    session.undo();
    assert!(!session.informed(), "nothing was turned yet");
    session.play(&asks).unwrap();
    session.play("7D").unwrap();
    assert!(session.would_inform_back_to(ply - 1));
    session.undo();
    assert!(!session.informed(), "a wrong entry may be told again");
    session.undo();
    assert!(session.informed(), "the card on top is known now");
    assert_eq!(session.record().tag("Informed"), Some("yes"));
}

#[test]
fn a_record_whose_cards_cannot_be_is_refused_with_its_line() {
    let record = |moves: &str| -> Record {
        let deal = underdeck_catalogue::find("keevorn").unwrap().deal(&[], 0).unwrap().code;
        format!("Underdeck record 1\n[Game \"keevorn\"]\n[Rules \"1\"]\n[Deal \"{deal}\"]\n[Luck \"told\"]\n[Result \"*\"]\n\n{moves}\n*\n").parse().unwrap()
    };
    let refused = |moves| match underdeck_play::resume(underdeck_catalogue::find("keevorn").unwrap(), &record(moves)) {
        Ok(_) => panic!("{moves}"),
        Err(error) => error.to_string(),
    };
    let twice = refused("1. turned QS; 2. turned QS;");
    assert!(
        twice.starts_with("line 8, column 18, move 2: found `turned QS`") && twice.contains("already entered"),
        "{twice}"
    );
    let early = refused("1. explore;");
    assert!(early.contains("the next card of the pile floor, such as `turned QS`"), "{early}");
    let late = refused("1. turned QS; 2. turned TH; 3. turned 3C; 4. turned AS; 5. turned 2C;");
    assert!(late.contains("a legal move: "), "{late}");
    let mut other = record("1. turned QS;");
    other.set_tag("Luck", "lent");
    let tag = underdeck_play::resume(underdeck_catalogue::find("keevorn").unwrap(), &other)
        .map(|_| ())
        .unwrap_err()
        .to_string();
    assert!(tag.contains("`lent` in the tag Luck") && tag.contains("`told`"), "{tag}");
}
