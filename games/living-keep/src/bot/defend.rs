//! How a hero is met.

use super::plan::Plan;
use crate::Move;
use crate::kinds::{Kind, Mode, Spell, Ware};
use crate::tables::{HeroRow, Who, tables};

/// No more doors and traps than these are thought of for one hero.
const DEPTH: u8 = 3;
/// What it is worth to live.
const LIFE: f32 = 2000.0;
/// What a door or trap is worth that a goal asks for.
const WANTED: f32 = 1000.0;
/// What a door or trap is worth for the heroes to come, of the gold that it cost.
const SPARE: f32 = 0.2;

/// A hero at the door.
struct Fight<'a> {
    plan: &'a Plan<'a>,
    kind: Kind,
    row: &'a HeroRow,
    /// What it is worth to kill him.
    kill: f32,
}

impl Plan<'_> {
    /// Doors and traps as long as the kill is worth more than they are; else a Power Strike, else the fight.
    pub(super) fn defend(&self) -> Move {
        let Some(kind) = self.view.hero else { return Move::Fight };
        let row = tables().hero(kind, self.view.frame.monarch);
        let is_deadly = row.damage >= self.keep.hp && self.view.frame.mode != Mode::Standard;
        let kill = self.aims.kill(kind, row, self.aims.hp) + if is_deadly { LIFE } else { 0.0 };
        let fight = Fight { plan: self, kind, row, kill };
        let rank = self.view.hero_rank;
        let (_, mv) = fight.best(rank, &mut self.keep.wares.clone(), DEPTH);
        let may_strike = kind != Kind::MONARCH && !self.aims.learns && self.keep.has_spell(Spell::PowerStrike);
        let is_lost = mv == Move::Fight && !fight.is_won(rank);
        if is_lost && may_strike { Move::Cast(Spell::PowerStrike) } else { mv }
    }
}

impl Fight<'_> {
    /// Whether the fight is won at a rank; against the Monarch the partner may help (fight-1, fight-2).
    fn is_won(&self, rank: u8) -> bool {
        let (own, needs) = (self.plan.host.at_least(rank), self.row.needs);
        let partner = self.plan.partner().filter(|_| self.kind == Kind::MONARCH);
        let help = partner.map_or(0, |keep| keep.minions.at_least(rank));
        own >= needs
            || match tables().monarch(self.plan.view.frame.monarch).who {
                Who::All => own + help >= needs,
                Who::One => help >= needs,
                Who::Active => false,
            }
    }

    /// What a door or trap is worth if it is kept.
    fn price(&self, ware: Ware) -> f32 {
        let (aims, row) = (&self.plan.aims, &tables().wares[ware as usize]);
        let wanted = if aims.arms { WANTED } else { 0.0 };
        row.points as f32 * aims.points + SPARE * f32::from(row.gold) + wanted
    }

    /// The value of the best way on, and its first move.
    fn best(&self, rank: u8, wares: &mut [u8; Ware::COUNT], depth: u8) -> (f32, Move) {
        if rank == 0 || self.is_won(rank) {
            return (self.kill, Move::Fight);
        }
        let mut best = (0.0, Move::Fight);
        for &ware in Ware::ALL.iter().filter(|_| depth > 0) {
            if wares[ware as usize] == 0 || !works(ware, self.kind, rank) {
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

/// The ranks that a door or trap makes of one, with their chances
/// (use-1, use-2, use-3, use-4, use-5, use-6, use-7).
fn ranks_after(ware: Ware, rank: u8) -> [(f32, u8); 2] {
    let lower = |by: u8, least: u8| rank.saturating_sub(by).max(least);
    let sure = |rank: u8| [(1.0, rank), (0.0, rank)];
    match ware {
        Ware::Wooden => [(0.75, lower(1, 2)), (0.25, lower(2, 1))],
        Ware::Metal => [(0.5, lower(2, 2)), (0.5, lower(2, 2).saturating_sub(2).max(1))],
        Ware::Magic | Ware::Darts => sure(rank.div_ceil(2)),
        Ware::Pit => sure(lower(1, 0)),
        Ware::Rockfall => sure(lower(2, 0)),
        Ware::Spikes => sure(0),
    }
}

/// Whether a door or trap does anything to a hero of this rank
/// (use-1, use-2, use-3, use-4, use-5, use-6, use-7).
fn works(ware: Ware, hero: Kind, rank: u8) -> bool {
    let is_avoided = tables().wares[ware as usize].avoid.contains(&hero);
    let is_barred = ware.is_door() && hero == Kind::MONARCH;
    let is_in_range = match ware {
        Ware::Spikes => rank <= 4,
        Ware::Pit | Ware::Rockfall => true,
        _ => rank >= 2,
    };
    is_in_range && !is_avoided && !is_barred
}
