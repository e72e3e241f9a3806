//! The player's reasons in words: one sentence for each move.

use super::choice::Why;
use super::danger;
use super::deeds::{self, Deed};
use super::goods;
use super::reach::Reach;
use underdeck_game::{Message, Value, say};

use crate::rules::{ARTIFACT, SPELL, category};
use crate::{Item, Kind, Move, Phase, Quest, Spell, Square, Title, words};

/// The reason for the player's move; empty once the quest is over.
pub(super) fn reason(quest: &Quest) -> Message {
    if matches!(quest.phase, Phase::Over(_)) {
        return Message::default();
    }
    let choice = super::choose(quest);
    let from = if quest.phase == Phase::Explore { quest.pos } else { quest.prev.unwrap_or(quest.pos) };
    let clause = clause(&Reach::new(quest, from), choice.why);
    let reason = match step(choice.why, choice.mv) {
        Step::There => say!(REASON, clause),
        Step::OnTheWay => say!(REASON_ON_THE_WAY, clause),
        Step::SafeWay => say!(REASON_SAFE_WAY, clause),
    };
    reason.capitalised()
}

/// What the move is to the subject of the reason.
enum Step {
    /// The move itself, or the reason says so.
    There,
    /// A step towards it.
    OnTheWay,
    /// A step towards it that costs nothing.
    SafeWay,
}

fn step(why: Why, mv: Move) -> Step {
    let Move::Go(square) = mv else { return Step::There };
    match why {
        Why::Deed(Deed::Enter(to)) | Why::LastResort(Deed::Enter(to)) if to == square => Step::There,
        Why::Gift(to) if to != square => Step::SafeWay,
        Why::Gift(_) | Why::Crystal(_) | Why::Done | Why::NoHope => Step::There,
        _ => Step::OnTheWay,
    }
}

/// The reason without its full stop.
fn clause(reach: &Reach, why: Why) -> Message {
    let quest = reach.quest;
    let (hp, gp, hit, price) = (quest.hp, quest.gp, quest.hit(), ARTIFACT);
    match why {
        Why::Gift(square) => gift(reach, square),
        Why::Needed(item) => say!(REASON_NEEDED, item = item.name(), price, gp),
        Why::Flask => say!(REASON_FLASK, price, heal = 3, points = 2),
        Why::DrinkForMore => say!(REASON_DRINK_FOR_MORE, hp, heal = 3, gp),
        Why::Healing => say!(REASON_HEALING, hp, heal = 1, gp),
        Why::Crystal(square) => say!(REASON_CRYSTAL, place = quest.pos.location(square)),
        Why::Farthest(square) => say!(REASON_FARTHEST, cell = square),
        Why::Deed(deed) if deeds::is_out(reach) => points(reach, deed),
        Why::Deed(deed) => against(reach, deed, gain(reach, deed)),
        Why::DrinkPays => say!(REASON_DRINK_PAYS, heal = 3, points = 2),
        Why::Rise => say!(REASON_RISE, title = Title::earned(quest.score() + 1).name()),
        Why::Done if quest.all_done() => say!(REASON_DONE, points = quest.score()),
        Why::Done => say!(REASON_GO_HOME, hp, done = quest.tasks_done(), all = 4),
        Why::LastDrink => say!(REASON_LAST_DRINK, heal = 1),
        Why::LastResort(deed) => gain(reach, deed),
        Why::NoHope => say!(REASON_NO_HOPE),
        Why::NoWayBack => say!(REASON_NO_WAY_BACK),
        Why::BadWayBack => risky(quest, quest.here, say!(REASON_BAD_WAY_BACK, damage = 1, odds = odds(quest))),
        Why::FightsOn if deeds::is_out(reach) => points(reach, Deed::Enter(quest.pos)),
        Why::FightsOn => {
            let fight = risky(quest, quest.here, say!(REASON_FIGHT_ON, odds = odds(quest)));
            against(reach, Deed::Enter(quest.pos), fight)
        }
        Why::MustFight => risky(quest, quest.here, say!(REASON_MUST_FIGHT, odds = odds(quest))),
        Why::Retreats(Some(deed)) => say!(REASON_RETREAT, hp, room = quest.here.name(), other = named(quest, deed)),
        Why::Retreats(None) => risky(quest, quest.here, say!(REASON_RISKY, odds = odds(quest))),
        Why::HardHit => say!(REASON_HARD_HIT, hit, hp),
        Why::NoHpToSpare(true) if hp > hit => say!(REASON_WAY_BACK, left = hp - hit, cost = 1),
        Why::NoHpToSpare(_) => say!(REASON_LAST_HP, hp),
        Why::KeepsShield => say!(REASON_KEEP_SHIELD, hp, hit, points = 2),
        Why::DrinkSaves => say!(REASON_DRINK_SAVES, hit, hp, after = hp + 3),
        Why::Bears if quest.holds(Item::Flask) => say!(REASON_KEEP_FLASK, hp, hit),
        Why::Bears if hp <= hit => say!(REASON_BEAR_LAST, hit, hp),
        Why::Bears => say!(REASON_BEAR, hp, hit),
    }
}

/// The gift of a room in reach.
fn gift(reach: &Reach, square: Square) -> Message {
    let quest = reach.quest;
    let hidden = (quest.unrevealed() & quest.next_to(square)).len();
    let (room, place) = (words::room(quest, square), quest.pos.location(square));
    let gift = match reach.kind(square).filter(|_| !quest.resolved.contains(square)) {
        Some(kind) if quest.is_fetched(kind) => say!(GIFT_FETCH, room, place),
        Some(Kind::Gold) => say!(GIFT_GOLD, room, place, gold = 1),
        Some(Kind::Chest) => say!(GIFT_CHEST, room, place, good = words::rolls(2, 6), hp = 1, bad = 1),
        Some(Kind::Ice) if needs(quest, Kind::Ice).is_some() => say!(GIFT_ICE_TASK, room, place),
        Some(Kind::Ice) => say!(GIFT_ICE, room, place),
        Some(Kind::Door) if needs(quest, Kind::Door).is_some() => say!(GIFT_DOOR_TASK, room, place),
        Some(Kind::Door) => say!(GIFT_DOOR, room, place),
        Some(Kind::Shield) if !quest.holds(Item::Shield) => say!(GIFT_SHIELD, room, place),
        Some(Kind::Wizard) if quest.wizard1.is_none() => say!(GIFT_WIZARD, room, place),
        _ if hidden > 0 => return say!(GIFT_VIEW, room, place, hidden),
        _ => say!(GIFT_FREE, room, place),
    };
    if hidden > 0 { say!(GIFT_SHOWS, gift, hidden) } else { gift }
}

/// The cost and the gain of a deed.
fn gain(reach: &Reach, deed: Deed) -> Message {
    let quest = reach.quest;
    let place = |square| quest.pos.location(square);
    match deed {
        Deed::Enter(square) => enter(reach, square),
        Deed::Cast(Spell::Dissolving(square)) => say!(DEED_DISSOLVING, price = SPELL, place = place(square)),
        Deed::Cast(Spell::Disarming(square))
            if !quest.options.triggered_traps && needs(quest, Kind::Trap).is_some() =>
        {
            say!(DEED_DISARMING_TASK, price = SPELL, place = place(square))
        }
        Deed::Cast(Spell::Disarming(square)) => {
            say!(DEED_DISARMING, price = SPELL, place = place(square), damage = 1)
        }
        Deed::Cast(_) => say!(DEED_SEEING, price = SPELL, hidden = quest.unrevealed().len()),
        Deed::Buy(Item::Key) => say!(DEED_KEY, price = ARTIFACT),
        Deed::Buy(_) => say!(DEED_AMULET, price = ARTIFACT),
    }
}

fn enter(reach: &Reach, square: Square) -> Message {
    let (quest, place) = (reach.quest, reach.quest.pos.location(square));
    let Some(kind) = reach.kind(square) else { return say!(DEED_LEADS_ON, place) };
    let (room, hp) = (kind.name(), quest.hp);
    let cost = match (danger::cost(kind) * 10.0).round() as i64 {
        tenths if tenths % 10 == 0 => Value::Number(tenths / 10),
        tenths => Value::Tenths(tenths),
    };
    let hidden = (quest.unrevealed() & quest.next_to(square)).len();
    let clause = match (needs(quest, kind), hidden) {
        (Some(n), _) => say!(DEED_ENTER_TASK, room, place, cost, hp, category = category(n)),
        (None, 0) if kind == Kind::Dragon => say!(DEED_ENTER_DRAGON, room, place, cost, hp, gold = 3),
        (None, 0) => say!(DEED_ENTER, room, place, cost, hp),
        (None, _) => say!(DEED_ENTER_SHOWS, room, place, cost, hp, hidden),
    };
    risky(quest, kind, clause)
}

/// The clause with a warning if one hit kills, or two.
fn risky(quest: &Quest, kind: Kind, clause: Message) -> Message {
    let damage = danger::damage(kind).max(1);
    let flask = if quest.holds(Item::Flask) { 3 } else { 0 };
    let stopped = i32::from(quest.holds(Item::Shield) && kind != Kind::Ice);
    match (i32::from(quest.hp) + flask + damage - 1) / damage + stopped {
        _ if danger::hits(kind) == 0.0 => clause,
        1 => say!(WITH_FIRST_HIT, clause),
        2 if kind.is_enemy() => say!(WITH_SECOND_HIT, clause),
        _ => clause,
    }
}

/// The clause with the best deed not chosen.
fn against(reach: &Reach, deed: Deed, clause: Message) -> Message {
    match deeds::next_best(reach, deed) {
        Some(other) => say!(WITH_NEXT_BEST, clause, other = named(reach.quest, other)),
        None => clause,
    }
}

/// A deed for points when all is done: it never risks the quest.
fn points(reach: &Reach, deed: Deed) -> Message {
    let Deed::Enter(square) = deed else { return gain(reach, deed) };
    let quest = reach.quest;
    let kind = reach.kind(square).unwrap_or(quest.here);
    let points = goods::points(kind) as i64;
    if points == 0 {
        return enter(reach, square);
    }
    let damage = danger::damage(kind);
    let left = i32::from(quest.hp) - damage;
    let spare = match () {
        () if quest.holds(Item::Shield) => say!(SPARE_SHIELD),
        () if left > 0 => say!(SPARE_HP, left, hp = quest.hp),
        () => say!(SPARE_FLASK, points = 2),
    };
    let (room, place) = (words::room(quest, square), quest.pos.location(square));
    let (high, low) = (words::rolls(4, 6), words::hits(kind));
    say!(REASON_POINTS, room, place, points, high, damage, low, spare)
}

/// A deed as a noun.
fn named(quest: &Quest, deed: Deed) -> Message {
    let place = |square| quest.pos.location(square);
    match deed {
        Deed::Enter(square) => say!(OTHER_ENTER, room = words::room(quest, square), place = place(square)),
        Deed::Cast(Spell::Dissolving(square)) => say!(OTHER_DISSOLVING, place = place(square)),
        Deed::Cast(Spell::Disarming(square)) => say!(OTHER_DISARMING, place = place(square)),
        Deed::Cast(_) => say!(OTHER_SEEING),
        Deed::Buy(item) => say!(OTHER_BUY, item = item.name()),
    }
}

/// The number of the task that still needs a room of this type.
fn needs(quest: &Quest, kind: Kind) -> Option<usize> {
    (0..4).find(|&n| n != 2 && !quest.is_done(n) && quest.tasks[n] == kind)
}

/// The odds of a round against the enemy here.
fn odds(quest: &Quest) -> Message {
    let kind = quest.here;
    let (low, high) = (words::hits(kind), words::rolls(4, 6));
    say!(ODDS_ENEMY, room = kind.name(), low, damage = danger::damage(kind), hp = quest.hp, high)
}
