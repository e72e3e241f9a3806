//! Deeds that cost HP or gold, and which to do next.

use super::danger;
use super::goods;
use super::plan::Plan;
use super::shop;
use super::sight::Sight;
use super::weights;
use crate::{Item, Kind, Move, Quest, Spell, Spot, Spots, Title};

/// Something that costs HP or gold.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Deed {
    Enter(Spot),
    Cast(Spell),
    Buy(Item),
}

impl Deed {
    /// The next move towards it.
    pub(super) fn next(self, sight: &Sight) -> Move {
        let (room, mv) = match self {
            Self::Enter(spot) => return sight.step(spot),
            Self::Cast(spell) => (sight.spell_seller(), Move::Cast(spell)),
            Self::Buy(item) => (sight.artifact_seller(), Move::Buy(item)),
        };
        room.map_or(Move::Abandon, |room| sight.go(room, mv))
    }
}

/// Whether nothing but points is left to get.
pub(super) fn is_out(sight: &Sight) -> bool {
    sight.quest.all_done() && sight.is_home()
}

/// The deed with the best outlook; once all is done, only one that gains points.
pub(super) fn best(sight: &Sight) -> Option<Deed> {
    let plan = Plan::new(sight);
    if is_out(sight) {
        return for_points(sight, &plan);
    }
    let mut best: (f32, Option<Deed>) = (0.0, None);
    each(sight, &plan, |outlook, deed| {
        if outlook > best.0 {
            best = (outlook, Some(deed));
        }
    });
    best.1
}

/// The deed with the best outlook but for one.
pub(super) fn next_best(sight: &Sight, but: Deed) -> Option<Deed> {
    let mut best: (f32, Option<Deed>) = (0.0, None);
    each(sight, &Plan::new(sight), |outlook, deed| {
        if outlook > best.0 && deed != but {
            best = (outlook, Some(deed));
        }
    });
    best.1
}

/// Each deed with its outlook.
fn each(sight: &Sight, plan: &Plan, mut offer: impl FnMut(f32, Deed)) {
    let now = (plan.goods(sight.free), plan.ahead(sight.free));
    let entries =
        dangers(sight).filter(|&(room, kind)| !sight.quest.is_campaign() || danger::is_safe(sight, room, kind));
    for (room, kind) in entries {
        offer(enter(sight, plan, now, room, kind), Deed::Enter(room));
    }
    for (deed, rooms) in purchases(sight) {
        let free = sight.free | rooms;
        let outlook = plan.outlook(danger::health(sight.quest), plan.goods(free) - weights::SPEND, plan.ahead(free));
        offer(outlook, deed);
    }
}

/// The outlook of entering a room and staying to the end.
fn enter(sight: &Sight, plan: &Plan, now: (f32, f32), room: Spot, kind: Kind) -> f32 {
    let quest = sight.quest;
    let is_ice = kind == Kind::Ice;
    let free = if is_ice { sight.beyond(room) } else { sight.side(room) | Spots::of(room) };
    let reveals = (quest.unrevealed() & quest.next_to(room)).len() as f32;
    let gain = if is_ice { -weights::CROSS } else { goods::of(quest, kind) };
    let (goods, ahead) = (plan.goods(free) + gain + weights::REVEAL * reveals, plan.ahead(free));
    let after = |health| plan.outlook(health, goods, ahead);
    danger::expect(quest, kind, after, |health| plan.outlook(health, now.0, now.1))
}

/// Rooms at the edge that can be entered and hurt; ice that leaves no HP for the way back is not among them.
fn dangers(sight: &Sight) -> impl Iterator<Item = (Spot, Kind)> {
    rooms(sight).filter(|&(room, kind)| kind != Kind::Ice || danger::is_safe(sight, room, kind))
}

/// Rooms at the edge that can be entered.
fn rooms(sight: &Sight) -> impl Iterator<Item = (Spot, Kind)> {
    let rooms = (sight.edge() - sight.quest.barred()).iter();
    rooms.filter_map(|room| sight.kind(room).map(|kind| (room, kind)))
}

/// What gold can buy, and the rooms that it makes free.
fn purchases(sight: &Sight) -> Vec<(Deed, Spots)> {
    let quest = sight.quest;
    let edge = sight.edge();
    let mut deeds = Vec::new();
    if quest.gp() > shop::reserve(quest) && sight.spell_seller().is_some() {
        let walls = (quest.waiting(Kind::Wall) & edge).iter();
        deeds.extend(walls.map(|spot| (Deed::Cast(Spell::Dissolving(spot)), Spots::of(spot))));
        let traps = quest.waiting(Kind::Trap).iter();
        deeds.extend(traps.map(|spot| (Deed::Cast(Spell::Disarming(spot)), Spots::of(spot))));
        let hidden = quest.unrevealed().first().filter(|_| !quest.is_done(2));
        deeds.extend(hidden.map(|spot| (Deed::Cast(Spell::Seeing(spot)), Spots::NONE)));
    }
    if quest.gp() >= 2 && sight.artifact_seller().is_some() {
        for (item, kind) in [(Item::Key, Kind::Door), (Item::Amulet, Kind::Ice)] {
            let rooms = quest.waiting(kind) & edge;
            if !rooms.is_empty() && !quest.holds(item) {
                deeds.push((Deed::Buy(item), rooms));
            }
        }
    }
    deeds
}

/// A danger that costs fewer points than it gives and cannot kill. In a campaign an even bet is good, as long as it can
/// raise the title; and a king goes home.
fn for_points(sight: &Sight, plan: &Plan) -> Option<Deed> {
    let quest = sight.quest;
    let earned = quest.title_earned();
    if quest.is_campaign() && earned == Title::King {
        return None;
    }
    let now = plan.goods(sight.free);
    let mut best = (if quest.is_campaign() { -0.01 } else { 0.01 }, None);
    for (room, kind) in dangers(sight).filter(|&(room, kind)| danger::is_safe(sight, room, kind)) {
        let hits = danger::hits(kind);
        let opened = plan.goods(sight.free | Spots::of(room)) - now;
        let gain = goods::points(kind) + weights::LATER * opened.max(0.0);
        let profit = (1.0 - hits) * gain - hits * danger::damage(kind) as f32;
        if profit > best.0 && kind != Kind::Ice {
            best = (profit, Some(Deed::Enter(room)));
        }
    }
    best.1
}

/// Whether one more point gives a higher title: then a fountain is tried, since one less never takes one away.
pub(super) fn can_rise(quest: &Quest) -> bool {
    let title = quest.title().max(quest.title_earned());
    quest.is_campaign() && quest.all_done() && quest.hp() > 1 && Title::earned(quest.score() + 1) > title
}

/// When nothing else is left: the room that costs least, if it does not kill for certain.
pub(super) fn last_resort(sight: &Sight) -> Option<Deed> {
    let health = danger::health(sight.quest) - i32::from(sight.quest.holds(Item::Shield));
    let open = rooms(sight).filter(|&(_, kind)| kind != Kind::Ice || health > 1);
    let best = open.min_by(|a, b| danger::cost(a.1).total_cmp(&danger::cost(b.1)));
    best.map(|(room, _)| Deed::Enter(room))
}
