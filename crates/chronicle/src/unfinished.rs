//! An unfinished game in a list, told apart from the others.

use underdeck_catalogue::DealInfo;
use underdeck_game::{Body, GameInfo, Language, Link, Message, Zone, say};
use underdeck_play::{BotOpponent, DAY, NAME, Session, guide_of, moves_played, own_seat};
use underdeck_record::{Record, campaign_of};

/// The most counters of the table that a list shows.
const MOST_COUNTERS: usize = 2;

/// What tells an unfinished game from the others in a list.
#[derive(Clone, Debug)]
pub struct UnfinishedGame {
    /// The game.
    pub info: &'static GameInfo,
    /// The deal, or the house rules of a game with real cards.
    pub deal: DealInfo,
    /// The name that the player gave it; empty without one.
    pub name: String,
    /// What is played: a guide, a campaign, the deal of a day, the player's own cards, or else the deal.
    pub kind: Message,
    /// The number of moves made.
    pub moves: usize,
    /// The turn, and the first counters of the table: `Health 14`. Empty if the record cannot be replayed, or if its players have secrets.
    pub state: Vec<Message>,
}

impl UnfinishedGame {
    /// The description of a record; `None` if its game or its deal is unknown.
    pub fn of(record: &Record) -> Option<Self> {
        let game = underdeck_catalogue::find(record.tag("Game")?).ok()?;
        let deal = game.deal_of(record.tag("Deal")?).ok()?;
        let session = underdeck_play::resume(game, record).ok();
        Some(Self {
            info: game.info(),
            name: record.tag(NAME).unwrap_or_default().to_owned(),
            kind: kind(record, &deal, session.as_deref()),
            moves: moves_played(record),
            state: session.map_or_else(Vec::new, |session| state(record, session.as_ref())),
            deal,
        })
    }

    /// All of it in a line: `Keevorn, deal 17A, 12 moves, Health 14, Depth 2`.
    pub fn said(&self) -> Message {
        let what = named(&self.name).into_iter().chain([self.kind.clone()]).chain(self.deal.house_rules());
        Message::join([self.info.title.into()].into_iter().chain(what).chain(self.progress()), Link::Comma)
    }

    /// How far it is: the moves, and the state of the table.
    pub fn progress(&self) -> Vec<Message> {
        [say!(TUI_TABLE_MOVES, n = self.moves)].into_iter().chain(self.state.iter().cloned()).collect()
    }
}

/// The name that the player gave a game, if there is one.
pub(crate) fn named(name: &str) -> Option<Message> {
    (!name.is_empty()).then(|| say!(UNFINISHED_NAMED, name))
}

/// A guide, a campaign, the deal of a day, the player's own cards without a deal code, or else the deal.
pub(crate) fn kind_of(guide: Option<&str>, campaign: Option<&str>, day: Option<&str>, code: Option<&str>) -> Message {
    match (guide, campaign, day, code) {
        (Some(title), ..) => say!(UNFINISHED_GUIDE, title),
        (_, Some(name), ..) => say!(UNFINISHED_CAMPAIGN, name),
        (_, _, Some(day), _) => say!(UNFINISHED_DAILY, day),
        (.., Some(code)) => say!(TUI_TABLE_DEAL, code),
        _ => say!(OWN_CARDS_DEAL),
    }
}

fn kind(record: &Record, deal: &DealInfo, session: Option<&dyn Session>) -> Message {
    let guide = session.and_then(|session| guide_of(session, Language::current()));
    let campaign = campaign_of(record).map(|(name, _)| name);
    let code = (!record.is_physical()).then_some(deal.code.as_str());
    let kind = kind_of(guide.as_ref().map(|guide| guide.title.as_str()), campaign, record.tag(DAY), code);
    match BotOpponent::of(record) {
        Some(_) => say!(UNFINISHED_PROGRAM, kind),
        None => kind,
    }
}

fn state(record: &Record, session: &dyn Session) -> Vec<Message> {
    // A list hides what only one of two people at one screen may see.
    if !session.is_shared() && own_seat(record) != Some(session.seat()) {
        return Vec::new();
    }
    let table = session.table();
    let turn = table.zones.iter().find(|zone| matches!(zone.body, Body::Track { .. })).map(|zone| zone.name.clone());
    turn.into_iter().chain(table.zones.iter().filter_map(Zone::count).take(MOST_COUNTERS)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(id: &str, moves: usize, tags: &[(&str, &str)]) -> String {
        let game = underdeck_catalogue::find(id).unwrap();
        let mut session = underdeck_play::start(game, &game.deal(&[], 7).unwrap().code).unwrap();
        tags.iter().for_each(|(key, value)| session.set_tag(key, value));
        for _ in 0..moves {
            let offer = session.table().offers[0].spelling.clone();
            session.play(&offer).unwrap();
        }
        UnfinishedGame::of(&session.record()).unwrap().said().to_string()
    }

    #[test]
    fn two_unfinished_games_of_one_game_differ() {
        let lines = [
            line("keevorn", 0, &[]),
            line("keevorn", 1, &[]),
            line("keevorn", 1, &[(NAME, "Sunday")]),
            line("keevorn", 1, &[(DAY, "2026-11-29")]),
            line("living-keep", 1, &[]),
        ];
        assert!(lines[0].starts_with("Keevorn, deal 17A, 0 moves, Health 20, Depth 0"), "{lines:?}");
        assert!(lines[2].starts_with("Keevorn, “Sunday”, deal 17A, 1 move, "), "{lines:?}");
        assert!(lines[3].starts_with("Keevorn, deal of the day 2026-11-29, 1 move, "), "{lines:?}");
        assert!(lines[4].contains(", Turn 1, Health 40, Gold "), "{lines:?}");
        let game = underdeck_catalogue::find("keevorn").unwrap();
        let guided = underdeck_play::start_guide(game, 1).unwrap().record();
        let physical = underdeck_play::start_physical(game, &game.deal(&[], 1).unwrap().code).unwrap().record();
        let [guided, physical] = [guided, physical].map(|record| UnfinishedGame::of(&record).unwrap());
        assert!(guided.kind.starts_with("guide “"), "{}", guided.kind);
        assert_eq!(physical.kind, "your own cards");
    }
}
