//! Deeds that cost HP or gold, and the choice among them.

use super::danger;
use super::goods;
use super::plan::Plan;
use super::reach::Reach;
use super::weights;
use crate::rules::ARTIFACT;
use crate::{Item, Kind, Move, Quest, Spell, Square, Squares, Title};

/// An action that costs HP or gold.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Deed {
    Enter(Square),
    Cast(Spell),
    Buy(Item),
}

impl Deed {
    /// The next move towards it.
    pub(super) fn next(self, reach: &Reach) -> Move {
        let (room, mv) = match self {
            Self::Enter(square) => return reach.step(square),
            Self::Cast(spell) => (reach.spell_seller(), Move::Cast(spell)),
            Self::Buy(item) => (reach.artifact_seller(), Move::Buy(item)),
        };
        room.map_or(Move::Abandon, |room| reach.go(room, mv))
    }
}

/// Whether only points are left to gain.
pub(super) fn is_out(reach: &Reach) -> bool {
    reach.quest.all_done() && reach.is_home()
}

/// The deed with the best outlook; once all is done, only one that gains points.
pub(super) fn best(reach: &Reach) -> Option<Deed> {
    let plan = Plan::new(reach);
    if is_out(reach) {
        return for_points(reach, &plan);
    }
    let mut best: (f32, Option<Deed>) = (0.0, None);
    each(reach, &plan, |outlook, deed| {
        if outlook > best.0 {
            best = (outlook, Some(deed));
        }
    });
    best.1
}

/// The deed with the best outlook other than `but`.
pub(super) fn next_best(reach: &Reach, but: Deed) -> Option<Deed> {
    let mut best: (f32, Option<Deed>) = (0.0, None);
    each(reach, &Plan::new(reach), |outlook, deed| {
        if outlook > best.0 && deed != but {
            best = (outlook, Some(deed));
        }
    });
    best.1
}

/// Each deed with its outlook.
fn each(reach: &Reach, plan: &Plan, mut offer: impl FnMut(f32, Deed)) {
    let now = (plan.goods(reach.free), plan.ahead(reach.free));
    let entries =
        dangers(reach).filter(|&(room, kind)| !reach.quest.options.campaign || danger::is_safe(reach, room, kind));
    for (room, kind) in entries {
        offer(enter(reach, plan, now, room, kind), Deed::Enter(room));
    }
    for (deed, rooms) in purchases(reach) {
        let free = reach.free | rooms;
        let outlook = plan.outlook(danger::health(reach.quest), plan.goods(free) - weights::SPEND, plan.ahead(free));
        offer(outlook, deed);
    }
}

/// The outlook of entering a room and staying to the end.
fn enter(reach: &Reach, plan: &Plan, now: (f32, f32), room: Square, kind: Kind) -> f32 {
    let quest = reach.quest;
    let is_ice = kind == Kind::Ice;
    let free = if is_ice { reach.beyond(room) } else { reach.side(room) | Squares::of(room) };
    let reveals = (quest.unrevealed() & quest.next_to(room)).len() as f32;
    let gain = if is_ice { -weights::CROSS } else { goods::of(quest, kind) };
    let (goods, ahead) = (plan.goods(free) + gain + weights::REVEAL * reveals, plan.ahead(free));
    let after = |health| plan.outlook(health, goods, ahead);
    danger::expect(quest, kind, after, |health| plan.outlook(health, now.0, now.1))
}

/// Rooms at the edge that can be entered, except ice that would leave no HP for the way back.
pub(super) fn dangers(reach: &Reach) -> impl Iterator<Item = (Square, Kind)> {
    rooms(reach).filter(|&(room, kind)| kind != Kind::Ice || danger::is_safe(reach, room, kind))
}

/// Rooms at the edge that can be entered.
fn rooms(reach: &Reach) -> impl Iterator<Item = (Square, Kind)> {
    let rooms = (reach.edge() - reach.quest.barred()).iter();
    rooms.filter_map(|room| reach.kind(room).map(|kind| (room, kind)))
}

/// The possible purchases, and the rooms that each makes free.
fn purchases(reach: &Reach) -> Vec<(Deed, Squares)> {
    let quest = reach.quest;
    let edge = reach.edge();
    let mut deeds = Vec::new();
    if quest.gp > goods::reserve(quest) && reach.spell_seller().is_some() {
        let walls = (quest.waiting(Kind::Wall) & edge).iter();
        deeds.extend(walls.map(|square| (Deed::Cast(Spell::Dissolving(square)), Squares::of(square))));
        let is_task = quest.options.triggered_traps && quest.tasks.contains(&Kind::Trap);
        let traps = if is_task { Squares::EMPTY } else { quest.waiting(Kind::Trap) }.iter();
        deeds.extend(traps.map(|square| (Deed::Cast(Spell::Disarming(square)), Squares::of(square))));
        let hidden = quest.unrevealed().first().filter(|_| !quest.is_done(2));
        deeds.extend(hidden.map(|square| (Deed::Cast(Spell::Seeing(square)), Squares::EMPTY)));
    }
    if quest.gp >= ARTIFACT && reach.artifact_seller().is_some() {
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
/// raise the title; and a king leaves.
fn for_points(reach: &Reach, plan: &Plan) -> Option<Deed> {
    let quest = reach.quest;
    let earned = quest.title_earned();
    if quest.options.campaign && earned == Title::King {
        return None;
    }
    let now = plan.goods(reach.free);
    let mut best = (if quest.options.campaign { -0.01 } else { 0.01 }, None);
    for (room, kind) in dangers(reach).filter(|&(room, kind)| danger::is_safe(reach, room, kind)) {
        let hits = danger::hits(kind);
        let opened = plan.goods(reach.free | Squares::of(room)) - now;
        let gain = goods::points(kind) + weights::LATER * opened.max(0.0);
        let profit = (1.0 - hits) * gain - hits * danger::damage(kind) as f32;
        if profit > best.0 && kind != Kind::Ice {
            best = (profit, Some(Deed::Enter(room)));
        }
    }
    best.1
}

/// Whether one more point earns a higher title: then a fountain is worth a try, since one point less never loses a
/// title.
pub(super) fn can_rise(quest: &Quest) -> bool {
    let title = quest.options.title.max(quest.title_earned());
    quest.options.campaign && quest.all_done() && quest.hp > 1 && Title::earned(quest.score() + 1) > title
}

/// The room that costs least, unless it is certain to kill, for when no other deed is left.
pub(super) fn last_resort(reach: &Reach) -> Option<Deed> {
    let health = danger::health(reach.quest) - i32::from(reach.quest.holds(Item::Shield));
    let open = rooms(reach).filter(|&(_, kind)| kind != Kind::Ice || health > 1);
    let best = open.min_by(|a, b| danger::cost(a.1).total_cmp(&danger::cost(b.1)));
    best.map(|(room, _)| Deed::Enter(room))
}
