//! Daily deals and result cards.

use underdeck_chronicle::daily::{SquareStyle, TAG, date_of, deal, result_card, seed_of};
use underdeck_play::History;

use crate::common::{finished, fresh};

#[test]
fn the_seed_of_a_date_is_its_digits() {
    assert_eq!(seed_of("2026-11-21"), Some(20_261_121));
    assert_eq!(seed_of("2028-02-29"), Some(20_280_229));
    for wrong in [
        "",
        "2026-11-31",
        "2026-02-29",
        "2026-13-01",
        "2026-00-10",
        "2026-1-1",
        "2026-11-21-1",
        "26-11-21",
        "+026-01-01",
    ] {
        assert_eq!(seed_of(wrong), None, "{wrong}");
    }
}

#[test]
fn the_tag_alone_does_not_make_a_deal_of_the_day() {
    let (games, day) = (underdeck_catalogue::games(), "2026-11-21");
    let of_the_day = deal(games[0], day).expect("a date");
    let mut record = underdeck_play::start(games[0], &of_the_day.code).expect("a deal").record();
    assert_eq!(date_of(&record), None);
    record.set_tag(TAG, day);
    assert_eq!(date_of(&record), Some(day));
    record.set_tag(TAG, "2026-11-20");
    assert_eq!(date_of(&record), None);
    let mut other = fresh(games[1], 1).record();
    other.set_tag(TAG, day);
    assert_eq!(date_of(&other), None);
}

#[test]
fn a_result_card_reveals_no_card_and_no_move() {
    for &game in underdeck_catalogue::games() {
        let tree = finished(game, 9);
        let mut record = tree.record();
        record.set_tag("Date", "2026-11-21");
        for marks in [SquareStyle::Colour, SquareStyle::Ascii] {
            let card = result_card(&record, None, marks).expect("a valid record");
            let lines: Vec<&str> = card.lines().collect();
            assert!((3..=5).contains(&lines.len()), "{card}");
            assert_eq!(lines[0], format!("{}, 2026-11-21", game.info().title));
            assert!(lines[1].contains(&format!("{} moves", tree.session().moves().len())), "{card}");
            assert!(card.ends_with(&format!("deal {}", tree.session().deal().code)), "{card}");
            assert!(marks == SquareStyle::Colour || card.is_ascii(), "{card}");
            let words: Vec<&str> = card.split_whitespace().collect();
            assert!(
                words.iter().all(|word| word.len() > 2 || word.parse::<underdeck_cards::Card>().is_err()),
                "{card}"
            );
        }
    }
}

#[test]
fn green_squares_are_good_for_every_kind_of_counter() {
    // The counter of each card, and its first square. A quest starts with a rolled amount of health.
    let starts = [
        ("keevorn", "Health 🟩"),
        ("judgement-quest", "HP "),
        ("card-crawler", "Wounds 🟩"),
        ("living-keep", "Health 🟩"),
        ("cryptkeeper", "Floor "),
    ];
    for (id, start) in starts {
        let game = underdeck_catalogue::find(id).expect("a game of the catalogue");
        for seed in 1..=5 {
            let record = finished(game, seed).record();
            let card = result_card(&record, None, SquareStyle::Colour).expect("a valid record");
            assert!(card.contains(start), "{card}");
        }
    }
}

#[test]
fn fatal_wounds_are_black_squares_or_high_digits() {
    let game = underdeck_catalogue::find("card-crawler").expect("a game of the catalogue");
    // Always playing the first move soon loses.
    let lost = (1..200).find_map(|seed| {
        let mut tree = History::new(underdeck_play::start(game, &game.deal(&[], seed).ok()?.code).ok()?);
        while let Some(offer) = tree.session().table().offers.first() {
            tree.act(underdeck_play::Command::play(&offer.spelling)).ok()?;
        }
        let wounds = tree.session().table().zone("wounds").map(|zone| zone.body.clone());
        let full = |body| matches!(body, underdeck_game::Body::Counter { value, max: Some(max) } if value >= max);
        wounds.is_some_and(full).then(|| tree.record())
    });
    let lost = lost.expect("some deal is lost by wounds");
    let card = |marks| result_card(&lost, None, marks).expect("a valid record");
    let line = |card: &str| card.lines().find(|line| line.starts_with("Wounds")).map(str::to_owned).expect("a course");
    assert!(line(&card(SquareStyle::Colour)).ends_with('⬛'), "{}", card(SquareStyle::Colour));
    let digits = line(&card(SquareStyle::Ascii));
    assert!(digits.starts_with("Wounds 0") && digits.ends_with('9'), "{digits}");
}
