//! Every page that is not a table, with hostile text in it.

use std::sync::LazyLock;

use underdeck_catalogue::Game;
use underdeck_chronicle::{SolvedGame, Winnable};
use underdeck_game::{Language, Message, text};
use underdeck_pages::{
    Attempt, BoardRow, CampaignRow, Confirm, DailyGame, DailyPage, DealPage, Facts, GameForm, Home, Notice, NoticeKind,
    PageSettings, Running, Site, Statistics, Today, Trouble, UrlParams,
};
use underdeck_play::{ColourScheme, History, Replayer};

use crate::checks::check;

const HOSTILE: &str = "<script>alert(1)</script>\"'&<b onclick=x>";

fn first() -> &'static Game {
    underdeck_catalogue::games()[0]
}

fn settings() -> PageSettings {
    PageSettings { theme: ColourScheme::Dark, four_colours: true, player: HOSTILE.into(), ..PageSettings::default() }
}

/// English words.
fn hostile() -> Message {
    HOSTILE.to_owned().into()
}

fn site(settings: &PageSettings) -> Site<'_> {
    static WORDS: LazyLock<Message> = LazyLock::new(hostile);
    let notice = Some(Notice { kind: NoticeKind::Error, text: &WORDS });
    Site { token: HOSTILE, settings, path: HOSTILE, notice, origin: HOSTILE, language: Language::ENGLISH }
}

#[test]
fn the_page_of_a_game_states_its_facts_by_the_options_chosen() {
    let settings = settings();
    let page = |id: &str, key: &str, value: &str| {
        let game = underdeck_catalogue::find(id).unwrap();
        let values = [(key.to_owned(), value.to_owned())];
        underdeck_pages::game(&site(&settings), game, &GameForm { values: &values, ..GameForm::default() })
    };
    let (printed, easy) =
        (page("cryptkeeper", "flask_required", "true"), page("cryptkeeper", "flask_required", "false"));
    let (both, alone) = ("Reach the Altar with the Amulet and the Flask.", "Reach the Altar with the Amulet.");
    assert!(printed.contains(both) && !easy.contains(both) && easy.contains(alone));
    // What was measured is of the defaults.
    let (measured, default) = ("computer games ended within", "(with the default house rules)");
    assert!(printed.contains(measured) && !printed.contains(default));
    assert!(!easy.contains(measured) && easy.contains(&format!("about 70 moves {default}")));
    let draft = page("living-keep", "mode", "draft");
    assert!(draft.contains("about 50 moves") && !draft.contains(default), "it says how long a draft is");
    assert!(draft.contains("Have more health than the other Keep after the war.") && !draft.contains("goal is met"));
}

fn running(result: Option<&str>) -> Running {
    Running {
        id: "abc".into(),
        game: first().info(),
        code: Some("17A".into()),
        is_physical: false,
        when: HOSTILE.into(),
        turn: None,
        prompt: HOSTILE.into(),
        attempt: Attempt {
            result: result.unwrap_or("*").to_owned(),
            score: Some(-3),
            moves: 1,
            informed: true,
            aids: String::new(),
        },
        day: None,
        campaign: Some(HOSTILE.into()),
    }
}

fn board() -> Vec<BoardRow> {
    let row = |rank, mine| BoardRow {
        rank,
        name: if mine { HOSTILE.into() } else { Message::default() },
        attempt: Attempt { result: "won".into(), score: None, moves: 7, informed: mine, aids: String::new() },
        mine,
    };
    vec![row(1, true), row(2, false)]
}

/// Checks a page, and that hostile text was escaped.
fn holds(html: &str, what: &str) {
    let elements = check(html, what);
    assert!(!html.contains("<script>") && !html.contains("<b "), "{what} lets markup in");
    let titles = elements.iter().filter(|one| one.name == "h1").count();
    assert_eq!(titles, 1, "{what} has {titles} titles");
    let mains = elements.iter().filter(|one| one.name == "main" && one.get("id") == Some("main")).count();
    assert_eq!(mains, 1, "{what}");
    assert!(html.contains("<html lang=\"en\" class=\"dark"), "{what}");
}

#[test]
fn pages_of_lists_pass_the_checks() {
    let settings = settings();
    let site = site(&settings);
    let (goes_on, over) = ([running(None)], [running(Some("won")), running(Some("lost"))]);
    let campaign = CampaignRow {
        id: "c".into(),
        name: HOSTILE.into(),
        game: first().info(),
        words: HOSTILE.into(),
        played: 2,
        over: true,
    };
    let rows = [campaign];
    let home = Home {
        games: &goes_on,
        today: Today { finished: 1, of: 5, streak: 2 },
        puzzle: Some(first().info()),
        campaigns: &rows,
        played: &[],
        devices: true,
    };
    holds(&underdeck_pages::home(&site, &home), "home");
    holds(&underdeck_pages::home(&site, &Home { games: &[], campaigns: &[], ..home }), "first home");
    holds(&underdeck_pages::records(&site, &over, Some(&hostile())), "records");
    holds(&underdeck_pages::records(&site, &[], None), "no records");
    holds(&underdeck_pages::campaigns(&site, &rows, Some(&hostile())), "campaigns");
    let deal = first().deal(&[("max_health".into(), "7".into())], 7).unwrap();
    let page = underdeck_pages::deal(&site, &DealPage { deal: &deal, board: &board(), mine: &goes_on });
    holds(&page, "deal");
    assert!(page.contains(&deal.code) && page.contains(&*first().info().option_name("max_health")));
}

#[test]
fn pages_of_games_pass_the_checks() {
    let settings = settings();
    let site = site(&settings);
    for game in underdeck_catalogue::games() {
        let values = [("max_health".to_owned(), HOSTILE.to_owned())];
        let form = GameForm {
            devices: false,
            values: &values,
            seed: HOSTILE,
            winnable: Winnable::Auto,
            error: Some(&hostile()),
            running: &[running(None)],
        };
        let page = underdeck_pages::game(&site, game, &form);
        holds(&page, game.info().id);
        for option in game.options() {
            assert!(page.contains(&format!("name=\"option.{}\"", option.key)), "{} {}", game.info().id, option.key);
        }
        let rule = underdeck_game::rules(game.reference()).next().map(|rule| rule.id);
        check(&underdeck_pages::rules(&site, game, rule), game.info().id);
        check(&underdeck_pages::rules(&site, game, Some(HOSTILE)), game.info().id);
    }
}

#[test]
fn a_campaign_shows_its_status_and_can_be_continued() {
    let settings = settings();
    let site = site(&settings);
    let mut found = 0;
    for game in underdeck_catalogue::games() {
        let code = game.deal(&[], 7).unwrap().code;
        let Ok(campaign) = underdeck_play::Campaign::new(game, "The <b>long</b> way", &code) else { continue };
        found += 1;
        let page = underdeck_pages::campaign(&site, "c1", &campaign, &[running(Some("won"))]);
        holds(&page, game.info().id);
        for chapter in campaign.standing().next {
            assert!(page.contains(&format!("name=\"chapter\" value=\"{}\"", chapter.id)), "{}", chapter.id);
        }
        holds(&underdeck_pages::campaign(&site, "c1", &campaign, &[running(None)]), game.info().id);
    }
    assert!(found > 0);
}

#[test]
fn a_day_shows_its_commitments_and_reveals() {
    let settings = settings();
    let site = site(&settings);
    let game = |mine: Option<Running>, reveal: Option<&str>| DailyGame {
        game: underdeck_catalogue::games()[usize::from(mine.is_some())].info(),
        mine,
        board: board(),
        told: Some(underdeck_chronicle::difficulty_note(underdeck_chronicle::Difficulty::Hard)),
        card: Some(HOSTILE.into()),
        commitment: "ab".repeat(32),
        reveal: reveal.map(str::to_owned),
    };
    let games = [game(None, None), game(Some(running(Some("lost"))), Some(HOSTILE))];
    let days = [("2026-11-22".to_owned(), "cd".repeat(32))];
    let page = DailyPage {
        day: "2026-11-21",
        today: true,
        previous: Some("2026-11-20"),
        next: None,
        games: &games,
        calendar: None,
        commitments: &days,
    };
    let html = underdeck_pages::daily(&site, &page);
    holds(&html, "today");
    assert!(html.contains(&"ab".repeat(32)) && html.contains(&"cd".repeat(32)));
    assert!(html.contains(&format!("action=\"/daily/{}\"", games[0].game.id)));
    let past = underdeck_pages::daily(&site, &DailyPage { today: false, ..page });
    holds(&past, "a day before");
    assert!(!past.contains(&format!("action=\"/daily/{}\"", games[0].game.id)));
}

#[test]
fn every_plot_of_the_statistics_has_a_table() {
    let settings = settings();
    let site = site(&settings);
    let mut entries = Vec::new();
    for game in underdeck_catalogue::games() {
        let mut session = underdeck_play::start(game, &game.deal(&[], 2).unwrap().code).unwrap();
        for _ in 0..600 {
            let Some(hint) = session.hint() else { break };
            session.play(&hint.offer.spelling).unwrap();
        }
        entries.extend(underdeck_chronicle::statistics::FinishedGame::of(&session.record()));
    }
    let summaries = underdeck_chronicle::statistics::summaries(&entries);
    let all = Statistics { summaries: &summaries, ..Statistics::default() };
    let html = underdeck_pages::statistics(&site, &all);
    holds(&html, "statistics");
    assert!(!summaries.is_empty());
    assert_eq!(html.matches("class=\"plot\"").count(), html.matches("As a table").count());
    holds(
        &underdeck_pages::statistics(&site, &Statistics { game: Some(first().info().id), ..all }),
        "statistics of one",
    );
    holds(&underdeck_pages::statistics(&site, &Statistics::default()), "no statistics");
}

/// A game after six moves.
fn six_moves() -> History {
    let mut tree = History::new(underdeck_play::start(first(), &first().deal(&[], 7).unwrap().code).unwrap());
    for _ in 0..6 {
        let spelling = tree.session().hint().unwrap().offer.spelling;
        tree.act(underdeck_play::Command::play(&spelling)).unwrap();
    }
    tree
}

#[test]
fn a_replay_has_a_scrubber_and_the_handover_hides_the_table() {
    let settings = settings();
    let site = site(&settings);
    let tree = six_moves();
    let mut record = tree.record();
    record.set_tag("Player", HOSTILE);
    let mut replay = Replayer::of(record).unwrap();
    let words = vec![Message::of(&text::PEEK_NONE, vec![("why", HOSTILE.into())])];
    let solved = SolvedGame { words, line: Some(Vec::new()), ended: Some(3) };
    for at in [0, 3, 6] {
        assert!(replay.go_to_ply(at));
        let facts = underdeck_pages::ReplayFacts {
            note: HOSTILE,
            solution: Some("/g/1/solution"),
            solved: Some(&solved),
            ..underdeck_pages::ReplayFacts::of(HOSTILE, "/g/1", "/g/1/replay")
        };
        let html = underdeck_pages::replay(&site, &replay, &facts);
        holds(&html, "replay");
        assert!(html.contains(&format!("href=\"/g/1/solution/{at}\"")) && html.contains("href=\"/g/1/replay?at=3\""));
        // Signs are drawn, because many fonts lack them.
        assert!(!html.contains(['⏮', '⏭', '◀', '▶']) && html.matches("class=\"sign\"").count() == 6);
        assert!(html.contains(&format!("max=\"6\" value=\"{at}\"")) && !html.contains("name=\"move\""));
    }
    let params = UrlParams::default();
    let facts = Facts { sealed: true, ..Facts::new("1", 1, &params) };
    let html = underdeck_pages::handover(&site, &tree, &facts, &[HOSTILE.into()]);
    holds(&html, "handover");
    assert!(!html.contains("data-card") && html.contains("href=\"/g/1?seat=1\""));
}

#[test]
fn spectators_have_no_controls_and_see_nothing_sealed() {
    let settings = settings();
    let site = site(&settings);
    let tree = six_moves();
    let of = |sealed| underdeck_pages::WatchPage { link: "1", rev: 9, from: HOSTILE, since: Some(2), sealed };
    for sealed in
        [None, Some(underdeck_pages::SealedReason::Secrets), Some(underdeck_pages::SealedReason::Day("2026-11-25"))]
    {
        let html = underdeck_pages::watched(&site, tree.session(), &of(sealed));
        holds(&html, "watched");
        assert!(!html.contains("<button") && !html.contains("<form") && !html.contains(&tree.session().deal().code));
        assert!(html.contains("data-events=\"/watch/1/events\"") && html.contains("http-equiv=\"refresh\""));
        assert_eq!(html.contains("data-card") && html.contains("class=\"felt\""), sealed.is_none(), "{sealed:?}");
    }
    let mut replay = Replayer::of(tree.record()).unwrap();
    assert!(replay.go_to_ply(4));
    let html =
        underdeck_pages::watched_over(&site, &replay, HOSTILE, "1", &underdeck_pages::AfterGame::Waits(1), None, false);
    holds(&html, "watched after the end");
    assert!(
        html.contains("value=\"4\"")
            && html.contains(&*Message::from(&text::WATCH_LEFT).write(site.language))
            && !html.contains("method=\"post\"")
    );
}

#[test]
fn the_other_pages_pass_the_checks() {
    let settings = settings();
    let site = site(&settings);
    for (html, what) in [
        (underdeck_pages::help(&site), "help"),
        (underdeck_pages::credits(&site), "credits"),
        (underdeck_pages::settings(&site, true), "settings"),
    ] {
        holds(&html, what);
    }
    for game in underdeck_catalogue::games() {
        let designer = game.info().designer.replace('&', "&amp;");
        assert!(underdeck_pages::credits(&site).contains(&designer), "{}", game.info().id);
    }
    for status in [400, 403, 404, 409, 413, 429, 500, 503] {
        let html =
            underdeck_pages::trouble(&site, &Trouble { status, title: HOSTILE, what: &hostile(), help: HOSTILE });
        holds(&html, &status.to_string());
    }
    let ask = Confirm {
        title: hostile(),
        text: hostile(),
        action: "/g/1/archive",
        fields: &[(HOSTILE, HOSTILE)],
        label: hostile(),
        back: "/g/1",
    };
    holds(&underdeck_pages::confirm(&site, &ask), "a question");
}

#[test]
fn a_sealed_game_shows_neither_code_nor_record() {
    let settings = settings();
    let site = site(&settings);
    let mut tree = History::new(underdeck_play::start(first(), &first().deal(&[], 7).unwrap().code).unwrap());
    let code = tree.session().deal().code;
    loop {
        for panel in ["moves", "log", "rules", "tree", "game"] {
            let params = UrlParams::parse(&format!("panel={panel}"));
            let day = Some("2026-11-21");
            let facts = Facts { sealed: true, day, ..Facts::new("1", 1, &params) };
            let html = underdeck_pages::table(&site, &tree, &facts);
            let words = html.split(|c: char| !c.is_ascii_alphanumeric());
            assert!(words.clone().all(|word| word != code), "{panel}");
            assert!(!html.contains("/replay") && !html.contains("/record\"") && !html.contains("/d/"), "{panel}");
        }
        let Some(hint) = tree.session().hint() else { break };
        tree.act(underdeck_play::Command::play(&hint.offer.spelling)).unwrap();
    }
}
