//! Statistics over many records.

use serde_json::Value;
use underdeck_chronicle::statistics::{
    COLUMNS, Calendar, FinishedGame, GameTotals, Standing, WinStreak, splits, summaries, to_csv, to_json,
};

use crate::common::{finished, fresh};

fn entry(result: &str, score: i64, daily: Option<&str>, informed: bool) -> FinishedGame {
    FinishedGame {
        game: "well".into(),
        options: String::new(),
        deal: "17A".into(),
        date: "2026-11-21".into(),
        result: result.into(),
        cause: "fight, \"again\"".into(),
        score: Some(score),
        moves: 10,
        informed,
        daily: daily.map(str::to_owned),
        campaign: None,
        name: String::new(),
        player: "Ada".into(),
        aids: String::new(),
        told: false,
        guide: String::new(),
        seat: None,
        own: true,
        id: String::new(),
        ended: String::new(),
    }
}

fn one(entries: &[FinishedGame]) -> GameTotals {
    let mut all = summaries(entries);
    assert_eq!(all.len(), 1);
    all.remove(0)
}

#[test]
fn finished_records_of_every_game_become_entries() {
    for &game in underdeck_catalogue::games() {
        assert_eq!(FinishedGame::of(&fresh(game, 1).record()), None);
        let tree = finished(game, 1);
        let entry = FinishedGame::of(&tree.record()).expect("it is over");
        assert_eq!((entry.game.as_str(), entry.moves), (game.info().id, tree.session().moves().len()));
        assert_eq!(entry.score, tree.session().outcome().and_then(|outcome| outcome.score).map(i64::from));
    }
}

#[test]
fn wins_streaks_and_scores_are_counted_in_order() {
    let results = ["won", "won", "lost", "won", "won", "won", "winner 2", "won"];
    let entries: Vec<FinishedGame> = results.iter().zip(1..).map(|(result, n)| entry(result, n, None, false)).collect();
    let own = one(&entries).own;
    assert_eq!((own.games, own.wins, own.losses), (8, 6, 1));
    assert_eq!((own.streak.current, own.streak.longest), (1, 3));
    let scores = own.scores.expect("scores");
    assert_eq!((scores.best, scores.mean, scores.histogram.bars.len()), (8, 4.5, 8));
    assert!((own.rate.share - 0.75).abs() < 1e-12 && own.rate.low < 0.75 && own.rate.high > 0.75);
    assert_eq!(own.last.first().map(|entry| entry.score), Some(Some(8)), "newest first");
}

#[test]
fn informed_games_and_daily_deals_have_their_own_counts_and_a_day_counts_once() {
    let entries = [
        entry("won", 1, None, false),
        entry("won", 2, None, true),
        entry("lost", 3, Some("2026-11-20"), false),
        entry("won", 4, Some("2026-11-20"), false),
        entry("won", 5, Some("2026-11-21"), true),
        entry("won", 6, Some("2026-11-21"), false),
        entry("won", 7, Some("2026-11-22"), false),
    ];
    let summary = one(&entries);
    assert_eq!((summary.own.games, summary.informed.games, summary.daily.games, summary.again), (1, 2, 2, 2));
    assert_eq!((summary.daily.wins, summary.games()), (1, 7));
    let mut other = entry("won", 1, None, false);
    other.options = "jokers=3".into();
    assert_eq!(summaries(&[entries[0].clone(), other]).len(), 2, "one summary for each set of options");
}

#[test]
fn physical_games_have_their_own_counts() {
    let told = FinishedGame { told: true, ..entry("won", 2, None, true) };
    let summary = one(&[entry("lost", 1, None, false), told]);
    assert_eq!((summary.own.games, summary.informed.games, summary.told.games, summary.told.wins), (1, 0, 1, 1));
    assert_eq!(summary.games(), 2);
}

#[test]
fn guided_games_and_games_played_elsewhere_are_exported_and_not_counted() {
    for &game in
        underdeck_catalogue::games().iter().filter(|game| !game.guides(underdeck_game::Language::ENGLISH).is_empty())
    {
        let mut session = underdeck_play::start_guide(game, 1).unwrap();
        while let Some(hint) = session.hint() {
            session.play(&hint.offer.spelling).unwrap();
        }
        let entry = FinishedGame::of(&session.record()).expect("it is over");
        assert!(!entry.own && summaries(&[entry]).is_empty(), "{}", game.info().id);
    }
    let elsewhere = FinishedGame { own: false, ..entry("won", 1, Some("2026-11-20"), false) };
    let entries = [elsewhere, entry("won", 2, Some("2026-11-20"), false), entry("lost", 3, None, false)];
    let summary = one(&entries);
    assert_eq!((summary.daily.games, summary.own.games, summary.again), (1, 1, 0));
    assert!(to_csv(&entries).lines().nth(1).unwrap().contains(",other,"));
}

#[test]
fn exports_have_the_documented_columns() {
    let entries = [entry("won", 1, None, false), entry("lost", -2, Some("2026-11-21"), false)];
    let csv = to_csv(&entries);
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!((lines.len(), lines[0]), (3, COLUMNS.join(",").as_str()));
    assert_eq!(lines[1], r#"2026-11-21,well,,17A,won,"fight, ""again""",1,10,own,false,,,Ada"#);
    assert_eq!(to_csv(&[]), COLUMNS.join(",") + "\n");
    let formulas =
        FinishedGame { player: "=cmd|calc".into(), campaign: Some("@SUM".into()), ..entry("lost", -2, None, false) };
    assert!(to_csv(std::slice::from_ref(&formulas)).ends_with(",-2,10,own,false,,'@SUM,'=cmd|calc\n"), "{formulas:?}");
    assert!(to_json(&[formulas]).contains(r#""player": "=cmd|calc""#));
    let json: Value = serde_json::from_str(&to_json(&entries)).expect("JSON");
    let game = json["games"][1].as_object().expect("a game");
    assert_eq!(game.keys().map(String::as_str).collect::<Vec<_>>(), COLUMNS);
    assert_eq!((&json["summaries"][0]["daily"]["losses"], &game["kind"]), (&1.into(), &"daily".into()));
    let documented = include_str!("../../../../docs/statistics.md");
    for column in COLUMNS {
        assert!(documented.contains(&format!("| `{column}` |")), "{column}");
    }
}

#[test]
fn a_trend_has_blocks_of_equal_size() {
    let entries: Vec<FinishedGame> =
        (0..27).map(|n| entry(if n < 10 { "lost" } else { "won" }, n, None, false)).collect();
    let trend = one(&entries).own.trend;
    let blocks: Vec<_> = trend.iter().map(|block| (block.from, block.to, block.wins, block.score)).collect();
    let expected =
        [(1, 5, 0, 2.0), (6, 10, 0, 7.0), (11, 15, 5, 12.0), (16, 20, 5, 17.0), (21, 25, 5, 22.0), (26, 27, 2, 25.5)];
    assert_eq!(blocks, expected.map(|(from, to, wins, score)| (from, to, wins, Some(score))));
    let many: Vec<FinishedGame> = (0..1000).map(|n| entry("won", n, None, false)).collect();
    let trend = one(&many).own.trend;
    assert!(trend.len() <= 12 && trend.iter().map(|block| block.games()).sum::<usize>() == 1000);
    assert!(trend.iter().all(|block| block.share() == 1.0 && block.since == "2026-11-21"));
}

#[test]
fn games_are_split_by_the_options_that_were_varied() {
    let game = underdeck_catalogue::find("keevorn").expect("a game");
    let with = |options: &[(&str, &str)], result: &str| {
        let options: Vec<_> = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        let deal = game.deal(&options, 7).expect("a deal").code;
        FinishedGame { game: "keevorn".into(), deal, ..entry(result, 0, None, false) }
    };
    let entries = [
        with(&[], "won"),
        with(&[("max_health", "10")], "lost"),
        with(&[("max_health", "10")], "won"),
        with(&[("max_health", "7")], "lost"),
        FinishedGame { deal: "what".into(), ..entry("won", 0, None, false) },
        FinishedGame { informed: true, ..with(&[("edition", "second")], "won") },
    ];
    let splits = splits(&entries);
    assert_eq!(splits.len(), 1, "the edition was varied in no game that counts");
    assert_eq!((splits[0].game.as_str(), splits[0].option), ("keevorn", "max_health"));
    let values: Vec<_> =
        splits[0].values.iter().map(|(value, tally)| (value.as_str(), tally.games, tally.wins)).collect();
    assert_eq!(values, [("7", 1, 0), ("10", 2, 1), ("20", 1, 1)]);
}

#[test]
fn a_calendar_has_the_days_of_a_month_and_streaks() {
    let day = |day: &str, result: &str| entry(result, 1, Some(day), false);
    let entries = [
        day("2026-10-30", "won"),
        day("2026-10-31", "lost"),
        day("2026-11-01", "won"),
        day("2026-11-01", "lost"),
        FinishedGame { game: "other".into(), ..day("2026-11-01", "lost") },
        day("2026-11-20", "won"),
        FinishedGame { own: false, ..day("2026-11-21", "won") },
        entry("won", 1, None, false),
    ];
    let calendar = Calendar::of(&entries);
    assert_eq!(calendar.streak("2026-11-21"), WinStreak { current: 1, longest: 3 });
    assert_eq!(calendar.streak("2026-11-22"), WinStreak { current: 0, longest: 3 });
    assert_eq!(Calendar::of(&[]).streak("2026-11-22"), WinStreak::default());
    let month = calendar.month("2026-11-21").expect("a date");
    assert_eq!((month.name.as_str(), month.weeks.len()), ("2026-11", 6));
    assert!(month.weeks[0][..6].iter().all(Option::is_none), "2026-11-01 is a Sunday");
    let first = month.weeks[0][6].as_ref().expect("a day");
    assert_eq!((first.date.as_str(), first.number, first.finished, first.won), ("2026-11-01", 1, 2, 1));
    let last = month.weeks[5][0].as_ref().expect("a day");
    assert_eq!((last.number, last.finished), (30, 0));
    assert!(month.weeks[5][1].is_none() && calendar.month("2026-02-30").is_none());
}

#[test]
fn finished_games_of_one_game_differ() {
    let game = || FinishedGame { deal: "17A".into(), ..entry("won", 0, None, false) };
    let said = |entry: FinishedGame| entry.what().to_string();
    assert_eq!(said(game()), "deal 17A");
    assert_eq!(said(FinishedGame { name: "Sunday".into(), ..game() }), "“Sunday”, deal 17A");
    assert_eq!(said(FinishedGame { daily: Some("2026-11-29".into()), ..game() }), "deal of the day 2026-11-29");
    assert_eq!(said(FinishedGame { campaign: Some("Arthur".into()), ..game() }), "campaign “Arthur”");
    assert_eq!(said(FinishedGame { guide: "First".into(), ..game() }), "guide “First”");
    assert_eq!(said(FinishedGame { told: true, ..game() }), "your own cards");
}

#[test]
fn a_standing_counts_every_kind_of_game_and_is_empty_without_any() {
    let says = |entries: &[FinishedGame]| Standing::of("well", entries, &[]).to_string();
    let lost = |informed| entry("lost", 0, None, informed);
    let solver = FinishedGame { aids: "hints, solver".into(), ..lost(true) };
    let told = FinishedGame { told: true, ..lost(false) };
    let guide = |title: &str| FinishedGame { guide: title.into(), own: false, ..entry("won", 1, None, false) };
    assert_eq!(says(&[]), "");
    assert_eq!(says(&[lost(false), entry("won", 3, None, false)]), "1 of 2 won");
    assert_eq!(says(&[lost(false), solver.clone()]), "0 of 2, 1 with the solver");
    assert_eq!(says(std::slice::from_ref(&solver)), "0 of 1, 1 with the solver");
    assert_eq!(says(&[told.clone(), told.clone()]), "2 with your own cards");
    assert_eq!(says(&[guide("First"), guide("First")]), "guide ✓");
    assert_eq!(says(&[guide("First"), lost(false)]), "0 of 1 won, guide ✓");
    assert_eq!(says(&[guide("First"), guide("Second")]), "2 guides ✓");
    assert_eq!(says(&[guide("off")]), "1 that left its guide");
    let all = [lost(true), solver, told, guide("First"), entry("won", 5, Some("2026-11-21"), false)];
    assert_eq!(says(&all), "1 of 3, 1 with the solver, 1 peeked, 1 with your own cards, guide ✓");
    // Another game, and a game played elsewhere, do not count.
    let others = [FinishedGame { game: "other".into(), ..lost(false) }, FinishedGame { own: false, ..lost(false) }];
    assert!(Standing::of("well", &others, &[]).is_empty());
}

#[test]
fn a_guide_is_finished_with_its_last_step_even_in_a_running_game() {
    for &game in underdeck_catalogue::games() {
        for n in 1..=game.guides(underdeck_game::Language::ENGLISH).len() {
            let mut session = underdeck_play::start_guide(game, n).unwrap();
            let standing = |record| Standing::of(game.info().id, &[], &[record]);
            while let Some(underdeck_play::Guidance::Step(lesson)) =
                underdeck_play::guide_of(session.as_ref(), underdeck_game::Language::ENGLISH)
                    .and_then(|guide| underdeck_play::guidance(&guide, session.as_ref()))
            {
                assert!(standing(session.record()).is_empty());
                session.play(&lesson.offer.spelling).unwrap();
            }
            assert_eq!(standing(session.record()).to_string(), "guide ✓");
        }
    }
}
