//! Meeting a hero.

use underdeck_cards::Card;
use underdeck_game::{Chance, Die};

use super::plan::Plan;
use crate::Move;
use crate::kinds::{Kind, Mode, Spell, Ware};
use crate::rules::{lowered, works_on};
use crate::tables::{HeroRow, Who};

/// The most doors and traps considered for one hero.
const DEPTH: u8 = 3;
/// The value of survival.
const LIFE: f32 = 2000.0;
/// The value of a door or trap for a goal.
const WANTED: f32 = 1000.0;
/// The value of a door or trap against the heroes to come, as a share of its gold.
const SPARE: f32 = 0.2;

/// A hero at the door.
struct Fight<'a> {
    plan: &'a Plan<'a>,
    kind: Kind,
    row: &'a HeroRow,
    /// The value of killing him.
    kill: f32,
}

/// Doors and traps while the kill is worth more than their use; else a Power Strike, else the fight.
pub(super) fn choose(plan: &Plan<'_>) -> Move {
    let Some(fight) = fight(plan) else { return Move::Fight };
    let (kind, rank) = (fight.kind, plan.view.hero_rank);
    let (_, mv) = fight.best(rank, &mut plan.keep.wares.clone(), depth(plan));
    let may_strike = kind != Kind::MONARCH && !plan.aims.learns && plan.keep.has_spell(Spell::PowerStrike);
    let is_lost = mv == Move::Fight && !fight.is_won(rank);
    if is_lost && may_strike { Move::Cast(Spell::PowerStrike) } else { mv }
}

/// The hero at the door.
fn fight<'a>(plan: &'a Plan<'a>) -> Option<Fight<'a>> {
    let kind = plan.view.hero?;
    let row = plan.keep.tables().hero(kind, plan.view.monarch);
    let is_deadly = row.damage >= plan.keep.hp && plan.view.options.mode != Mode::Standard;
    let kill = plan.aims.kill(kind, row, plan.aims.hp) + if is_deadly { LIFE } else { 0.0 };
    Some(Fight { plan, kind, row, kill })
}

/// The probability that the hero at the door is killed if doors and traps are used as planned.
pub(super) fn chance_to_kill(plan: &Plan<'_>) -> f32 {
    fight(plan).map_or(0.0, |fight| fight.chance(plan.view.hero_rank, &mut plan.keep.wares.clone(), depth(plan)))
}

/// The number of doors and traps planned ahead: none if they act by themselves (option-14, option-15, R45).
fn depth(plan: &Plan<'_>) -> u8 {
    match (plan.view.options.wares_act, plan.view.options.one_ware) {
        (true, _) => 0,
        (_, true) => u8::from(!plan.view.ware_used),
        _ => DEPTH,
    }
}

impl Fight<'_> {
    /// Whether the fight is won at a rank; against the Monarch the partner may help (fight-1, fight-2).
    fn is_won(&self, rank: u8) -> bool {
        let (own, needs) = (self.plan.host.at_least(rank), self.row.needs);
        let partner = self.plan.partner().filter(|_| self.kind == Kind::MONARCH);
        let help = partner.map_or(0, |keep| keep.minions.at_least(rank));
        own >= needs
            || match self.plan.keep.tables().monarch(self.plan.view.monarch).who {
                Who::All => own + help >= needs,
                Who::One => help >= needs,
                Who::Active => false,
            }
    }

    /// The value of keeping a door or trap.
    fn price(&self, ware: Ware) -> f32 {
        let (aims, row) = (&self.plan.aims, &self.plan.keep.tables().wares[ware as usize]);
        let wanted = if aims.arms { WANTED } else { 0.0 };
        row.points as f32 * aims.points + SPARE * f32::from(row.gold) + wanted
    }

    /// The probability that the best plan ends with a kill.
    fn chance(&self, rank: u8, wares: &mut [u8; Ware::COUNT], depth: u8) -> f32 {
        if rank == 0 || self.is_won(rank) {
            return 1.0;
        }
        let (_, Move::Use(ware)) = self.best(rank, wares, depth) else { return 0.0 };
        wares[ware as usize] -= 1;
        let outcomes = ranks_after(ware, rank).into_iter().filter(|(chance, _)| *chance > 0.0);
        let chance = outcomes.map(|(chance, rank)| chance * self.chance(rank, wares, depth - 1)).sum();
        wares[ware as usize] += 1;
        chance
    }

    /// The value of the best plan, and its first move.
    fn best(&self, rank: u8, wares: &mut [u8; Ware::COUNT], depth: u8) -> (f32, Move) {
        if rank == 0 || self.is_won(rank) {
            return (self.kill, Move::Fight);
        }
        let mut best = (0.0, Move::Fight);
        for &ware in Ware::ALL.iter().filter(|_| depth > 0) {
            if wares[ware as usize] == 0 || !works_on(ware, self.kind, rank, self.plan.keep.tables()) {
                continue;
            }
            wares[ware as usize] -= 1;
            let outcomes = ranks_after(ware, rank).into_iter().filter(|(chance, _)| *chance > 0.0);
            let value: f32 = outcomes.map(|(chance, rank)| chance * self.best(rank, wares, depth - 1).0).sum();
            wares[ware as usize] += 1;
            if value - self.price(ware) > best.0 {
                best = (value - self.price(ware), Move::Use(ware));
            }
        }
        best
    }
}

/// The ranks that a door or trap can leave, with their probabilities: at most two, by its d4.
fn ranks_after(ware: Ware, rank: u8) -> [(f32, u8); 2] {
    let ranks = [1, 2, 3, 4].map(|shown| lowered(ware, rank, &mut Shows(shown)));
    let share = ranks.iter().filter(|&&other| other == ranks[0]).count() as f32 / ranks.len() as f32;
    [(share, ranks[0]), (1.0 - share, ranks[3])]
}

/// A die that always shows this value.
struct Shows(u8);

impl Chance for Shows {
    fn shuffle(&mut self, _pile: &'static str, _cards: &mut [Card]) {}

    fn roll(&mut self, _die: Die) -> u8 {
        self.0
    }
}
