//! The panel at the end of a game: how it ended, how it compares, what was close, and what now.

use chronicle::Playback;
use chronicle::statistics::summaries;
use game::{Body, GameResult, Good, Outcome};
use home::{luck, statistics};

use crate::act::{Act, Page};
use crate::game_screen::GameScreen;
use crate::keys::Command;
use crate::sheet::{List, Row, Sheet};
use crate::texts::{count, fill, text};
use crate::view::dock::Tone;

/// The panel of a game that is over; `None` while it runs.
pub(crate) fn end(screen: &GameScreen) -> Option<Sheet> {
    let outcome = screen.session().outcome()?;
    let title = match outcome.result {
        GameResult::Won => text("end.won"),
        GameResult::Lost => text("end.lost"),
        _ => text("end.over"),
    };
    let ply = screen.session().ply();
    let told = ply.checked_sub(1).and_then(|n| screen.session().played(n)).map(|last| last.told.join(" "));
    let mut intro = vec![screen.table.prompt.clone(), told.filter(|_| !screen.hides()).unwrap_or_default()];
    intro.extend(screen.notice.iter().filter(|(tone, _)| *tone == Tone::Hint).map(|(_, words)| words.clone()));
    intro.extend(compared(screen, &outcome));
    intro.extend(closest(screen));
    intro.retain(|line| !line.is_empty());
    let mut list = List::new(title, rows(screen));
    list.intro = intro.join("\n");
    list.is_proud = outcome.result == GameResult::Won;
    Some(Sheet::List(list))
}

/// What the player can do now.
fn rows(screen: &GameScreen) -> Vec<Row> {
    let deal = screen.session().deal();
    let next = match &screen.chapter {
        Some(chapter) => {
            let page = Page::Campaign { game: chapter.game, name: chapter.campaign.clone() };
            Some(Row::new(text("end.campaign"), Act::Show(page)).letter('n'))
        }
        None => {
            let options: Vec<(String, String)> =
                deal.options.iter().map(|(key, value)| ((*key).to_owned(), value.to_string())).collect();
            let next = catalogue::find(deal.game).and_then(|game| game.deal(&options, luck::new_seed()));
            next.ok().map(|next| Row::new(text("end.next"), Act::Deal(next.code)).letter('n'))
        }
    };
    let again = screen.chapter.is_none().then(|| Row::new(text("end.again"), Act::Deal(deal.code)).letter('a'));
    let others = [
        ("end.review", Act::Review, 'v'),
        ("end.lines", Act::Table(Command::Tree), 't'),
        ("end.share", Act::Table(Command::Copy), 'y'),
        ("end.undo", Act::Table(Command::Undo), 'u'),
        ("end.home", Act::Table(Command::Home), 'q'),
    ];
    let others = others.into_iter().map(|(words, act, letter)| Row::new(text(words), act).letter(letter));
    next.into_iter().chain(again).chain(others).collect()
}

/// The score against the player's best, and the wins in a row. Only games that are kept at home are compared.
fn compared(screen: &GameScreen, outcome: &Outcome) -> Vec<String> {
    let is_kept = screen.place.as_ref().is_some_and(home::Place::is_home);
    let Some(entries) = is_kept.then(statistics::entries).and_then(Result::ok) else { return Vec::new() };
    let id = screen.session().info().id;
    let counted = summaries(&entries);
    let own = counted.iter().filter(|summary| summary.game == id).map(|summary| &summary.own);
    let best = own.clone().filter_map(|tally| Some(tally.scores.as_ref()?.best)).max();
    let (now, longest) =
        own.fold((0, 0), |(now, longest), tally| (now.max(tally.streak.current), longest.max(tally.streak.longest)));
    let mut lines = Vec::new();
    match (outcome.score.map(i64::from), best) {
        (Some(score), Some(best)) if score > best => lines.push(fill("end.best", &[("best", &best)])),
        (Some(_), Some(best)) => lines.push(fill("end.not_best", &[("best", &best)])),
        (Some(_), None) => lines.push(text("end.first").to_owned()),
        (None, _) => {}
    }
    let wins = usize::try_from(now).unwrap_or(0);
    match outcome.result {
        GameResult::Won if now >= longest && now > 0 => {
            lines.push(fill("end.longest_streak", &[("n", &(wins + 1))]));
        }
        GameResult::Won => lines.push(count("end.streak_one", "end.streak_many", wins + 1)),
        GameResult::Lost if wins > 1 => lines.push(fill("end.streak_over", &[("n", &wins)])),
        _ => {}
    }
    lines
}

/// The counter that was nearest to its bad end before the last move, if it was near.
fn closest(screen: &GameScreen) -> Option<String> {
    let mut replay = Playback::of(screen.tree().record()).ok().filter(|_| !screen.hides())?;
    let mut closest: Option<(i64, String)> = None;
    for ply in 0..replay.len() {
        for zone in &replay.session().table().zones {
            let Body::Counter { value, max: Some(max @ 1..) } = zone.body else { continue };
            let left = match zone.good {
                Good::High => 100 * value / max,
                Good::Low => 100 * (max - value) / max,
                Good::Neither => continue,
            };
            if left < closest.as_ref().map_or(CLOSE, |(least, _)| *least) {
                let values: [(&str, &dyn std::fmt::Display); 4] =
                    [("name", &zone.name), ("n", &value), ("of", &max), ("moves", &ply)];
                closest = Some((left, fill("end.closest", &values)));
            }
        }
        replay.forward();
    }
    closest.map(|(_, words)| words)
}

/// The share of a counter, in percent, below which it was close.
const CLOSE: i64 = 40;
