//! The prompt and the zones of the table.

use underdeck_cards::{Card, Cell};
use underdeck_game::{Badge, Body, CardFace, Entry, Good, Icon, MoveList as _, Symbol, Tile, Token, Zone, prose};

use super::end;
use crate::kind::Room;
use crate::rules::{CATEGORIES, task_card};
use crate::{Equipment, Item, Kind, Move, Phase, Quest, Square, Title, words};

/// The decision that is due, or the end of the quest.
pub(super) fn prompt(quest: &Quest) -> String {
    let room = words::place(quest, quest.pos);
    let is = if quest.here == Kind::Trap { "are" } else { "is" };
    match quest.phase {
        Phase::Explore => explore(quest, &room),
        Phase::Combat => {
            let back = quest
                .prev
                .map_or_else(String::new, |prev| format!(", or retreat to the {}", words::place(quest, prev)));
            format!("The {room} is not defeated. Fight on{back}.")
        }
        Phase::Hit => format!("The {room} {is} about to cost you {} of your {} HP.", quest.hit(), quest.hp),
        Phase::Over(end) => end::prompt(quest, end),
    }
}

fn explore(quest: &Quest, room: &str) -> String {
    let may = |is: fn(&Move) -> bool| quest.legal().all().any(|mv| is(&mv));
    let (leave, go) = (may(|mv| *mv == Move::Leave), may(|mv| matches!(mv, Move::Go(_))));
    let buy = may(|mv| matches!(mv, Move::Cast(_) | Move::Buy(_)));
    let ways = |others: &[(bool, &str)], on| prose::capitalised(&prose::ways(&[others, &[(go, on)]].concat()));
    let can = match quest.here {
        Kind::Staircase if quest.all_done() => {
            format!("All tasks are done: {}", prose::ways(&[(leave, "leave"), (go, "go on for more victory points")]))
        }
        Kind::Staircase if leave => {
            prose::capitalised(&prose::ways(&[(go, "go on"), (leave, "leave and call it a failed attempt")]))
        }
        Kind::Crystal => ways(&[(may(|mv| matches!(mv, Move::View(_))), "view a room")], "walk on"),
        Kind::Fountain => ways(&[(may(|mv| *mv == Move::Fountain), "drink from the fountain")], "walk on"),
        Kind::Wizard if quest.wizard1 == Some(quest.pos) => {
            format!("Spells cost 1 GP each. {}", ways(&[(buy, "buy")], "walk on"))
        }
        Kind::Wizard => format!("Artifacts cost 2 GP each. {}", ways(&[(buy, "buy")], "walk on")),
        _ if quest.all_done() => "All tasks are done: back to the staircase".into(),
        _ => "Walk on".into(),
    };
    let at = match quest.here {
        Kind::Staircase => "on",
        Kind::Ice => "in",
        Kind::Trap => "among",
        kind if kind.is_enemy() => "in the room of",
        _ => "by",
    };
    format!("You are {at} the {room}. {can}.")
}

/// The zones of the table.
pub(super) fn zones(quest: &Quest) -> Vec<Zone> {
    let counter = |id, name: &str, value: i64, max| Zone::new(id, name, Body::Counter { value, max });
    let cap = (quest.options.hp_cap > 0).then(|| i64::from(quest.options.hp_cap));
    let mut zones = vec![
        dungeon(quest),
        tasks(quest),
        fred(quest),
        counter("hp", "HP", quest.hp.into(), cap)
            .icon(Icon::new(Symbol::Health, "hearts"))
            .note("Health points; at 0 you perish.")
            .good(Good::High),
        counter("gp", "GP", quest.gp.into(), None)
            .icon(Icon::new(Symbol::Gold, "two-coins"))
            .note("Gold pieces, for the wizards.")
            .good(Good::High),
        inventory(quest),
    ];
    if quest.phase == Phase::Hit {
        zones.push(
            counter("hit", "Hit", quest.hit().into(), None).note("The damage about to be dealt.").good(Good::Low),
        );
    }
    let next = Title::ALL.iter().find(|title| title.threshold() > quest.score());
    let next = next.map_or_else(String::new, |next| format!(" {} needs {}.", next.name(), next.threshold()));
    let note = format!("HP, GP, 2 an item, 1 an enemy defeated, if you return.{next}");
    let points = counter("points", "Victory points", quest.score().into(), None);
    zones.push(points.icon(Icon::art("trophy")).note(note).good(Good::High));
    if quest.options.campaign || quest.options.title != Title::None {
        zones.push(honours(quest));
    }
    zones.push(unseen(quest));
    zones
}

/// The 7 by 5 dungeon: revealed rooms face up, resolved ones sideways.
fn dungeon(quest: &Quest) -> Zone {
    let tile = |square: Square| {
        let (mut tokens, face) = (Vec::new(), room_face(quest, square));
        if quest.pos == square {
            tokens.push(Token::You);
        } else if quest.prev == Some(square) {
            tokens.push(Token::Named("came from".into()));
        }
        Tile { cell: square.cell(), card: Some(face), tokens }
    };
    let tiles = quest.area.iter().map(tile).collect();
    let body = Body::Grid { first: Cell::new(1, 1), last: Cell::new(5, 7), tiles };
    Zone::new("dungeon", "Dungeon", body)
        .icon(Icon::art("cave-entrance"))
        .note("Face up is revealed, sideways is resolved.")
}

fn room_face(quest: &Quest, square: Square) -> CardFace {
    let Some((room, card)) = quest.room(square).and_then(|room| Some((room, room.card()?))) else {
        return CardFace::down(None, words::unrevealed(quest));
    };
    let (kind, name) = (room.kind(), words::room_name(quest, square, room, card));
    let does = words::state_of_room(quest, square, kind);
    let face = CardFace::up(card, name).role(kind.name(), None).icon(words::icon(kind)).does([does]);
    let badge = match (kind, quest.wizard1) {
        (Kind::Wizard, Some(first)) => Some(Badge::Word((if first == square { "spells" } else { "artifacts" }).into())),
        _ => None,
    };
    CardFace { turned: quest.resolved.contains(square), ..face.badge(badge) }
}

/// The four diamonds, sideways once done.
fn tasks(quest: &Quest) -> Zone {
    let face = |n: usize| {
        let kind = quest.tasks[n];
        let face = CardFace::up(task_card(kind), words::task_name(quest, n)).role(kind.name(), None);
        let progress = words::progress(quest, n);
        let badge = if quest.is_done(n) { Badge::Word("done".into()) } else { Badge::Note(progress) };
        CardFace { turned: quest.is_done(n), ..face.icon(words::icon(kind)).badge(badge) }
    };
    let body = Body::Row { cards: (0..4).map(face).collect(), places: 4 };
    Zone::new("tasks", "Tasks", body)
        .icon(Icon::art("black-flag"))
        .note("One of each category; a task done lies sideways.")
}

/// The tasks in words: Fetch, Remove, Explore, Defeat.
fn fred(quest: &Quest) -> Zone {
    let entry = |n: usize| {
        let kind = quest.tasks[n];
        let note = [
            "Done when all are resolved; entering does it, and gives nothing else.",
            "Done when both are resolved.",
            "Done when both are revealed.",
            "Done when all are resolved, that is defeated.",
        ][n];
        let value = format!("{} {}", words::task(kind), words::progress(quest, n));
        Entry::new(CATEGORIES[n].to_lowercase(), CATEGORIES[n], value, note)
    };
    Zone::new("fred", "F.R.E.D.", Body::List((0..4).map(entry).collect())).note("The King's four tasks.")
}

fn inventory(quest: &Quest) -> Zone {
    let entry = |item: Item| {
        let value = if quest.holds(item) { "held" } else { "not held" };
        Entry::new(item.word(), item.name(), value, words::item_note(item)).icon(words::item_icon(item))
    };
    let entries = Item::ALL.iter().copied().map(entry).collect();
    Zone::new("inventory", "Inventory", Body::List(entries))
        .icon(Icon::art("knapsack"))
        .note("You may hold one of each.")
}

/// The title held, and its gold.
fn honours(quest: &Quest) -> Zone {
    let note = format!("Worth {} GP at the start of the quest.", quest.options.title.gold());
    let title = Entry::new("title", "Title", quest.options.title.name(), note);
    let note = "In a campaign you may leave early; perishing loses it all.";
    let campaign = Entry::new("campaign", "Campaign", if quest.options.campaign { "yes" } else { "no" }, note);
    Zone::new("honours", "Honours", Body::List(vec![title, campaign])).icon(Icon::art("trophy"))
}

/// The rooms still to come, in unknown places.
fn unseen(quest: &Quest) -> Zone {
    let cards = Room::DEALT.into_iter().filter(|&room| !quest.shows(room));
    let face = |(room, card): (Room, Card)| {
        let role = room.kind().name();
        CardFace::up(card, format!("{}, {role}", card.name())).role(role, None).icon(words::icon(room.kind()))
    };
    let cards = cards.filter_map(|room| Some((room, room.card()?))).map(face).collect();
    let note = match quest.options.equipment {
        Equipment::Cards => "They lie face down; nobody knows where.",
        Equipment::Dice => {
            "A roll for a type that is complete gives the next one missing; shield and dragon appear only that way."
        }
    };
    Zone::new("unseen", "Not yet revealed", Body::Row { cards, places: 0 }).note(note)
}
