//! The prompt and the zones of the table.

use underdeck_cards::{Card, Cell};
use underdeck_game::{
    Badge, Body, CardFace, Entry, Good, Icon, MoveList as _, Sign, Symbol, Tile, Token, Value, Zone, ZoneKind,
};
use underdeck_game::{Message, say};

use super::end;
use crate::kind::Room;
use crate::rules::{ARTIFACT, SPELL, category, task_card};
use crate::{Equipment, Item, Kind, Move, Phase, Quest, Square, Title, words};

/// The decision that is due, or the end of the quest.
pub(super) fn prompt(quest: &Quest) -> Message {
    let room = quest.here.name();
    match quest.phase {
        Phase::Explore => explore(quest, room),
        Phase::Combat => {
            let prev = quest.prev.unwrap_or(quest.pos);
            let (direction, prev) = (quest.pos.direction(prev), words::room(quest, prev));
            say!(PROMPT_COMBAT, room, direction, prev)
        }
        Phase::Hit => say!(PROMPT_HIT, room, hit = quest.hit(), hp = quest.hp),
        Phase::Over(end) => end::prompt(quest, end),
    }
}

fn explore(quest: &Quest, room: Message) -> Message {
    let count = |is: fn(&Move) -> bool| quest.legal().all().filter(is).count();
    let ways = count(|mv| matches!(mv, Move::Go(_)));
    let may_buy = count(|mv| matches!(mv, Move::Cast(_) | Move::Buy(_))) > 0;
    match quest.here {
        Kind::Staircase if quest.all_done() => say!(PROMPT_STAIRCASE_DONE, ways),
        Kind::Staircase if quest.may_leave() => say!(PROMPT_STAIRCASE_CAMPAIGN, room, ways),
        Kind::Crystal if count(|mv| matches!(mv, Move::View(_))) > 0 => say!(PROMPT_CRYSTAL, room, ways),
        Kind::Fountain if quest.is_waiting_here() => say!(PROMPT_FOUNTAIN, room, ways),
        Kind::Wizard if may_buy && quest.wizard1 == Some(quest.pos) => say!(PROMPT_SPELLS, price = SPELL, ways),
        Kind::Wizard if may_buy => say!(PROMPT_ITEMS, price = ARTIFACT, ways),
        Kind::Wizard if quest.wizard1 == Some(quest.pos) => say!(PROMPT_SPELLS_POOR, price = SPELL, ways),
        Kind::Wizard if quest.gp < ARTIFACT => say!(PROMPT_ITEMS_POOR, price = ARTIFACT, gp = quest.gp, ways),
        _ if quest.all_done() => say!(PROMPT_WALK_DONE, room),
        _ => say!(PROMPT_WALK, room, ways),
    }
}

/// The zones of the table.
pub(super) fn zones(quest: &Quest) -> Vec<Zone> {
    let counter = |id, name: Message, value: i64, max| Zone::new(id, name, Body::Counter { value, max });
    let cap = (quest.options.hp_cap > 0).then(|| i64::from(quest.options.hp_cap));
    let mut zones = vec![
        dungeon(quest),
        tasks(quest),
        fred(quest),
        counter("hp", say!(ZONE_HP), quest.hp.into(), cap)
            .icon(Icon::new(Symbol::Health, "hearts"))
            .note(say!(ZONE_HP_NOTE))
            .good(Good::High),
        counter("gp", say!(ZONE_GP), quest.gp.into(), None)
            .icon(Icon::new(Symbol::Gold, "two-coins"))
            .note(say!(ZONE_GP_NOTE))
            .good(Good::High),
        inventory(quest),
    ];
    if quest.phase == Phase::Hit {
        let hit = counter("hit", say!(ZONE_HIT), quest.hit().into(), None);
        zones.push(hit.note(say!(ZONE_HIT_NOTE)).good(Good::Low));
    }
    let note = match Title::ALL.iter().find(|title| title.threshold() > quest.score()) {
        Some(next) => say!(ZONE_POINTS_NOTE, needed = next.threshold(), title = next.name()),
        None => say!(ZONE_POINTS_NOTE_KING),
    };
    let points = counter("points", say!(ZONE_POINTS), quest.score().into(), None);
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
            tokens.push(Token::Named(say!(TOKEN_PREV)));
        }
        Tile { cell: square.cell(), card: Some(face), tokens }
    };
    let tiles = quest.area.iter().map(tile).collect();
    let body = Body::Grid { first: Cell::new(1, 1), last: Cell::new(5, 7), tiles };
    Zone::new("dungeon", say!(ZONE_DUNGEON), body).icon(Icon::art("cave-entrance")).note(say!(ZONE_DUNGEON_NOTE))
}

fn room_face(quest: &Quest, square: Square) -> CardFace {
    let Some((room, card)) = quest.room(square).and_then(|room| Some((room, room.card()?))) else {
        let name = match quest.options.equipment {
            Equipment::Cards => say!(STATE_HIDDEN),
            Equipment::Dice => say!(STATE_HIDDEN_DICE),
        };
        return CardFace::down(None, name);
    };
    let kind = room.kind();
    let does = words::state_of_room(quest, square, kind);
    let name = say!(ROOM_FACE, card = Value::CardName(card), room = kind.name(), state = does);
    let face = CardFace::up(card, name).role(kind.name(), None).title().icon(words::icon(kind)).does([does]);
    let badge = match (kind, quest.wizard1) {
        (Kind::Wizard, Some(first)) if first == square => {
            Some(Badge::Sign(say!(BADGE_SPELLS), Icon::art("magic-swirl")))
        }
        (Kind::Wizard, Some(_)) => Some(Badge::Sign(say!(BADGE_ITEMS), Icon::art("knapsack"))),
        _ => None,
    };
    CardFace { turned: quest.resolved.contains(square), ..face.badge(badge) }
}

/// The four diamonds, sideways once done.
fn tasks(quest: &Quest) -> Zone {
    let face = |n: usize| {
        let (kind, progress) = (quest.tasks[n], words::progress(quest, n));
        let card = task_card(kind);
        let name = say!(TASK_FACE, card = Value::CardName(card), task = words::task(kind), progress);
        let face = CardFace::up(card, name).role(kind.name(), None).title();
        let badge = if quest.is_done(n) { Badge::Word(progress) } else { Badge::Note(progress) };
        CardFace { turned: quest.is_done(n), ..face.icon(words::icon(kind)).badge(badge) }
    };
    let body = Body::Row { cards: (0..4).map(face).collect(), places: 4 };
    Zone::new("tasks", say!(ZONE_TASKS), body).icon(Icon::art("black-flag")).note(say!(ZONE_TASKS_NOTE))
}

/// The tasks in words: Fetch, Remove, Explore, Defeat.
fn fred(quest: &Quest) -> Zone {
    let remove = match quest.options.triggered_traps && quest.tasks[1] == Kind::Trap {
        true => say!(TASK_TRIGGER_NOTE),
        false => say!(TASK_REMOVE_NOTE),
    };
    let notes = [say!(TASK_FETCH_NOTE), remove, say!(TASK_EXPLORE_NOTE), say!(TASK_DEFEAT_NOTE)];
    let entry = |(n, note)| {
        let value = say!(TASK_ENTRY, task = words::task(quest.tasks[n]), progress = words::progress(quest, n));
        Entry::new(["fetch", "remove", "explore", "defeat"][n], category(n), value, note).sign(Sign::Elsewhere)
    };
    let entries = notes.into_iter().enumerate().map(entry).collect();
    Zone::new("fred", say!(ZONE_FRED), Body::List(entries)).note(say!(ZONE_FRED_NOTE))
}

fn inventory(quest: &Quest) -> Zone {
    let entry = |item: Item| {
        let value = if quest.holds(item) { say!(ITEM_HELD) } else { say!(ITEM_NOT_HELD) };
        // The icon, the use, and the mnemonic for its card among the hearts.
        let (icon, note) = match item {
            Item::Amulet => ("gem-pendant", say!(ITEM_AMULET_NOTE)),
            Item::Key => ("key", say!(ITEM_KEY_NOTE)),
            Item::Flask => ("health-potion", say!(ITEM_FLASK_NOTE, hp_cap = quest.options.hp_cap)),
            Item::Shield => ("round-shield", say!(ITEM_SHIELD_NOTE)),
        };
        Entry::new(item.word(), item.name(), value, note).icon(Icon::art(icon)).sign(Sign::light(quest.holds(item)))
    };
    let entries = Item::ALL.iter().copied().map(entry).collect();
    Zone::new("inventory", say!(ZONE_INVENTORY), Body::List(entries))
        .kind(ZoneKind::Possessions)
        .icon(Icon::art("knapsack"))
        .note(say!(ZONE_INVENTORY_NOTE))
}

/// The title held, and its gold.
fn honours(quest: &Quest) -> Zone {
    let title = quest.options.title;
    let note = say!(ZONE_TITLE_NOTE, gold = title.gold());
    let entry = Entry::new("title", say!(ZONE_TITLE), title.name(), note);
    let zone = Zone::new("honours", say!(ZONE_HONOURS), Body::List(vec![entry])).icon(Icon::art("trophy"));
    if quest.options.campaign { zone.note(say!(ZONE_HONOURS_NOTE)) } else { zone }
}

/// The rooms still to come, in unknown places.
fn unseen(quest: &Quest) -> Zone {
    let cards = Room::DEALT.into_iter().filter(|&room| !quest.shows(room));
    let face = |(room, card): (Room, Card)| {
        let name = say!(UNSEEN_FACE, card = Value::CardName(card), room = room.kind().name());
        CardFace::up(card, name).role(room.kind().name(), None).title().icon(words::icon(room.kind()))
    };
    let cards = cards.filter_map(|room| Some((room, room.card()?))).map(face).collect();
    let note = match quest.options.equipment {
        Equipment::Cards => say!(ZONE_UNSEEN_NOTE),
        Equipment::Dice => say!(ZONE_UNSEEN_NOTE_DICE),
    };
    Zone::new("unseen", say!(ZONE_UNSEEN), Body::Row { cards, places: 0 }).note(note)
}
