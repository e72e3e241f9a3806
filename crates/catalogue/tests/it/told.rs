//! Games beside real cards, as every front end plays them.

use catalogue::Session;
use record::Record;

/// A number from 0 to below `n`, from luck that changes with every call.
fn pick(luck: &mut u64, n: usize) -> usize {
    *luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    usize::try_from(*luck >> 33).unwrap() % n
}

fn keevorn() -> Box<dyn Session> {
    let game = catalogue::find("keevorn").unwrap();
    game.start_told(&game.deal(&[], 0).unwrap().code).unwrap()
}

fn is_asked(session: &dyn Session) -> bool {
    session
        .table()
        .offers
        .iter()
        .any(|offer| offer.spelling.starts_with("turned ") || offer.spelling.starts_with("rolled "))
}

/// Every game can be told to its end by any of the cards that are left; its record holds, and goes on anywhere.
#[test]
fn every_game_is_told_from_its_set_up_to_its_end_and_its_record_holds() {
    for game in catalogue::games() {
        let mut luck = 7;
        let mut session = game.start_told(&game.deal(&[], 0).unwrap().code).unwrap();
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
        assert!(record.is_told() && text.contains("[Luck \"told\"]"), "{id}");
        let again = game.resume(&record).unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_eq!(
            (again.moves(), again.outcome(), again.table()),
            (session.moves(), session.outcome(), session.table()),
            "{id}"
        );
        let mut trace = Vec::new();
        game.trace_record(&record, record::TraceFlags { legal: true, view: false }, &mut trace).unwrap();
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
    assert!(told.contains("QS was told before, at set-up"), "{told}");
    let unread = session.play("the queen").unwrap_err().to_string();
    assert!(unread.contains("`the queen`") && unread.contains("such as QS"), "{unread}");
    let die = session.play("rolled 3").unwrap_err().to_string();
    assert!(die.contains("rank and suit"), "{die}");
    assert_eq!((session.moves(), session.table()), before);
}

#[test]
fn a_wrong_entry_is_taken_back_with_all_after_it_and_informs_nobody() {
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
fn a_move_taken_back_after_its_cards_were_told_informs() {
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
        let deal = catalogue::find("keevorn").unwrap().deal(&[], 0).unwrap().code;
        format!("Underdeck record 1\n[Game \"keevorn\"]\n[Rules \"1\"]\n[Deal \"{deal}\"]\n[Luck \"told\"]\n[Result \"*\"]\n\n{moves}\n*\n").parse().unwrap()
    };
    let refused = |moves| match catalogue::find("keevorn").unwrap().resume(&record(moves)) {
        Ok(_) => panic!("{moves}"),
        Err(error) => error.to_string(),
    };
    let twice = refused("1. turned QS; 2. turned QS;");
    assert!(
        twice.starts_with("line 8, column 18, move 2: found `turned QS`") && twice.contains("told before"),
        "{twice}"
    );
    let early = refused("1. explore;");
    assert!(early.contains("the next card of the pile floor, such as `turned QS`"), "{early}");
    let late = refused("1. turned QS; 2. turned TH; 3. turned 3C; 4. turned AS; 5. turned 2C;");
    assert!(late.contains("a legal move: "), "{late}");
    let mut other = record("1. turned QS;");
    other.set_tag("Luck", "lent");
    let tag = catalogue::find("keevorn").unwrap().resume(&other).map(|_| ()).unwrap_err().to_string();
    assert!(tag.contains("`lent` in the tag Luck") && tag.contains("`told`"), "{tag}");
}
