//! Writes pages of every game in several phases to a folder for inspection: `preview FOLDER`.

use std::fs;
use std::path::Path;

use underdeck_game::{Language, Message, text};
use underdeck_pages::{Attempt, Facts, PageSettings, Site, Statistics, UrlParams};
use underdeck_play::{ColourScheme, History};

fn main() {
    let folder = std::env::args().nth(1).expect("a folder");
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets")).expect("a folder that can be written");
    for asset in underdeck_pages::assets() {
        fs::write(folder.join("assets").join(asset.name), &asset.bytes).expect("written");
    }
    for theme in [ColourScheme::Light, ColourScheme::Dark] {
        let settings = PageSettings { theme, player: "Ann".into(), ..PageSettings::default() };
        others(
            folder,
            &Site {
                token: "t",
                settings: &settings,
                path: "/",
                notice: None,
                origin: "https://cards.example",
                language: Language::ENGLISH,
            },
            theme.word(),
        );
    }
    for game in underdeck_catalogue::games() {
        let info = game.info();
        let mut tree =
            History::new(underdeck_play::start(game, &game.deal(&[], 7).expect("a deal").code).expect("a game"));
        for n in 0..400 {
            if [0, 3, 8, 20, 45].contains(&n) || tree.session().outcome().is_some() {
                let name = format!("{}-{n}", info.number);
                write(folder, &name, &tree, "");
                let table = tree.session().table();
                let first = table.offers.iter().flat_map(|offer| offer.gesture.places()).next();
                if let Some(underdeck_game::Place::Card(zone, card)) = first {
                    write(folder, &format!("{name}-pick"), &tree, &format!("pick={zone}:{card}&hint=1"));
                }
                for panel in ["log", "rules", "tree", "game"] {
                    write(folder, &format!("{name}-{panel}"), &tree, &format!("panel={panel}"));
                }
            }
            let Some(hint) = tree.session().hint() else { break };
            tree.act(underdeck_play::Command::play(&hint.offer.spelling)).expect("hints are legal");
        }
    }
}

/// The pages other than tables, with made-up games.
fn others(folder: &Path, site: &Site<'_>, theme: &str) {
    let info = |n: usize| underdeck_catalogue::games()[n].info();
    let one = |n: usize, result: Option<&str>| underdeck_pages::Running {
        id: n.to_string(),
        game: info(n),
        code: Some("57T".into()),
        is_physical: false,
        when: "today, 14:02".into(),
        turn: None,
        prompt: "Play a card of the Room, or use your Backpack.".into(),
        attempt: Attempt {
            result: result.unwrap_or("*").into(),
            score: result.map(|_| 41),
            moves: 31,
            informed: n == 2,
            aids: String::new(),
        },
        day: None,
        campaign: None,
    };
    let (mine, over) = ([one(0, None), one(2, None), one(4, None)], [one(1, Some("won")), one(2, Some("lost"))]);
    let today = underdeck_pages::Today { finished: 2, of: 5, streak: 3 };
    let row = |rank: u32, name: &str| underdeck_pages::BoardRow {
        rank,
        name: name.into(),
        attempt: Attempt {
            result: "won".into(),
            score: Some(50 - i64::from(rank)),
            moves: 40,
            informed: rank == 3,
            aids: String::new(),
        },
        mine: rank == 2,
    };
    let board = vec![row(1, "Ann"), row(2, "<b>Bob</b>"), row(3, "")];
    let deal = underdeck_catalogue::games()[0].deal(&[], 7).expect("a deal");
    let daily = |n: usize, mine: Option<underdeck_pages::Running>| underdeck_pages::DailyGame {
        game: info(n),
        mine,
        told: Some(underdeck_chronicle::difficulty_note(underdeck_chronicle::Difficulty::Fair)),
        board: board.clone(),
        card: (n == 1).then(|| "Underdeck daily 2026-11-21\nwon in 41 moves".into()),
        commitment: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08".into(),
        reveal: None,
    };
    let games = [daily(0, None), daily(1, Some(over[0].clone())), daily(2, Some(mine[1].clone()))];
    let days = [("2026-11-22".to_owned(), games[0].commitment.clone())];
    let page = underdeck_pages::DailyPage {
        day: "2026-11-21",
        today: true,
        previous: Some("2026-11-20"),
        next: None,
        games: &games,
        calendar: None,
        commitments: &days,
    };
    let first = underdeck_catalogue::games()[0];
    let campaign = underdeck_catalogue::games()
        .iter()
        .find_map(|game| underdeck_play::Campaign::new(game, "The long way", &game.deal(&[], 7).ok()?.code).ok());
    let entries: Vec<_> = (0..40).filter_map(entry).collect();
    let summaries = underdeck_chronicle::statistics::summaries(&entries);
    let counted = Statistics { summaries: &summaries, ..Statistics::default() };
    let wrong = Message::from(&text::REFUSED_TURN);
    let trouble = underdeck_pages::Trouble {
        status: 404,
        title: "Nothing lies here",
        what: &Message::from(&text::REFUSED_NO_PAGE),
        help: "Check the address, or begin at the list of all games.",
    };
    let puzzle = underdeck_catalogue::games().first().map(|game| game.info());
    let empty = underdeck_pages::Home { games: &[], today, puzzle, campaigns: &[], played: &[], devices: true };
    let mut all = vec![
        ("home", underdeck_pages::home(site, &underdeck_pages::Home { games: &mine, ..empty })),
        ("home-empty", underdeck_pages::home(site, &empty)),
        (
            "game",
            underdeck_pages::game(
                site,
                first,
                &underdeck_pages::GameForm { error: Some(&wrong), ..Default::default() },
            ),
        ),
        (
            "deal",
            underdeck_pages::deal(site, &underdeck_pages::DealPage { deal: &deal, board: &board, mine: &mine[..1] }),
        ),
        ("records", underdeck_pages::records(site, &over, None)),
        ("statistics", underdeck_pages::statistics(site, &counted)),
        ("campaigns", underdeck_pages::campaigns(site, &[], None)),
        ("daily", underdeck_pages::daily(site, &page)),
        ("settings", underdeck_pages::settings(site, false)),
        ("help", underdeck_pages::help(site)),
        ("rules", underdeck_pages::rules(site, first, None)),
        ("credits", underdeck_pages::credits(site)),
        ("trouble", underdeck_pages::trouble(site, &trouble)),
    ];
    if let Some(campaign) = &campaign {
        all.push(("campaign", underdeck_pages::campaign(site, "1", campaign, &over)));
    }
    for (name, html) in all {
        let html = html.replace("\"/assets/", "\"assets/");
        fs::write(folder.join(format!("{name}-{theme}.html")), html).expect("written");
    }
}

/// A game played by its hints, as an entry of the statistics.
fn entry(seed: u64) -> Option<underdeck_chronicle::statistics::FinishedGame> {
    let game = underdeck_catalogue::games()[2];
    let mut session = underdeck_play::start(game, &game.deal(&[], seed).ok()?.code).ok()?;
    while let Some(hint) = session.hint() {
        session.play(&hint.offer.spelling).ok()?;
    }
    underdeck_chronicle::statistics::FinishedGame::of(&session.record())
}

fn write(folder: &Path, name: &str, tree: &History, query: &str) {
    for theme in [ColourScheme::Light, ColourScheme::Dark] {
        let settings = PageSettings { theme, four_colours: theme == ColourScheme::Dark, ..PageSettings::default() };
        let site = Site {
            token: "t",
            settings: &settings,
            path: "/g/1",
            notice: None,
            origin: "https://cards.example",
            language: Language::ENGLISH,
        };
        let params = UrlParams::parse(query);
        let facts = Facts::new("1", 1, &params);
        let html = underdeck_pages::table(&site, tree, &facts).replace("\"/assets/", "\"assets/");
        fs::write(folder.join(format!("{name}-{}.html", theme.word())), html).expect("written");
    }
}
