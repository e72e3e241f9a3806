//! The player's values by mode and scenario.

use super::weights::Weights;
use crate::View;
use crate::keep::Keep;
use crate::kinds::{Mode, Resource, Room};
use crate::tables::{Goal, Tables};

/// The Monarch, if his death wins the game.
const MONARCH: f32 = 300.0;
/// A hero, if the goal is to kill a number of them.
const KILL: f32 = 30.0;
/// A minion of any rank, if the goal is to house a number of them.
const GUEST: f32 = 10.0;
/// A rank of a minion, if the game ends in a war.
const RANK: f32 = 10.0;
/// The number of shrines for the study of spells.
const SHRINES: u8 = 2;

/// Values in points of a Mastery score. A goal that already holds adds nothing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Aims {
    /// A point of the Mastery score: 1, or 0 in other modes.
    pub(super) points: f32,
    /// A hero killed.
    pub(super) kill: f32,
    /// The Monarch killed.
    pub(super) monarch: f32,
    /// A point of health.
    pub(super) hp: f32,
    /// A rank of a minion.
    pub(super) rank: f32,
    /// A minion of any rank.
    pub(super) minion: f32,
    /// The minions for a goal: rank and number.
    pub(super) house: Option<(u8, u8)>,
    /// The rooms for the goals.
    pub(super) rooms: [u8; Room::COUNT],
    /// Whether only rooms are missing.
    pub(super) only_rooms: bool,
    /// Whether to make doors and traps and keep them.
    pub(super) arms: bool,
    /// Whether to learn spells and keep them.
    pub(super) learns: bool,
}

impl Aims {
    pub(super) fn of(view: &View, keep: &Keep, w: &Weights) -> Self {
        let mut aims = Self {
            points: 0.0,
            kill: 0.0,
            monarch: 0.0,
            hp: w.hp,
            rank: 0.0,
            minion: 0.0,
            house: None,
            rooms: [0; Room::COUNT],
            only_rooms: false,
            arms: false,
            learns: false,
        };
        match view.options.mode {
            Mode::Mastery => aims.points = 1.0,
            Mode::Standard | Mode::Draft => aims.rank = RANK,
            Mode::Coop => aims.monarch = MONARCH,
            Mode::Campaign => {
                let tables = keep.tables();
                let goals = tables.scenario(view.options.scenario).goals.iter().copied();
                let missing = goals.filter(|&goal| !keep.fulfils(goal, false));
                aims.only_rooms = missing.clone().all(|goal| matches!(goal, Goal::Own { .. }));
                missing.for_each(|goal| aims.add(goal, tables));
            }
        }
        aims
    }

    fn add(&mut self, goal: Goal, tables: &Tables) {
        match goal {
            Goal::Survive => {}
            Goal::Own { what: room, n } => self.ask_for(room, n),
            Goal::House { rank, n } => {
                self.minion = GUEST;
                if self.house.is_none_or(|(old, _)| rank > old) {
                    self.house = Some((rank, n));
                }
                self.ask_for(Room::Lair, n);
            }
            Goal::Kill { .. } => self.kill = KILL,
            Goal::Monarch => self.monarch = MONARCH,
            Goal::Stock { what, n } => {
                let (room, each) = tables.stores[what as usize];
                self.ask_for(room, n.div_ceil(each) as u8);
            }
            Goal::Arm { .. } => {
                self.arms = true;
                self.ask_for(Room::Blacksmith, tables.limits.work_rooms);
            }
            Goal::Learn { .. } => {
                self.learns = true;
                self.ask_for(Room::Library, tables.limits.work_rooms);
                self.ask_for(tables.stores[Resource::Mana as usize].0, SHRINES);
            }
        }
    }

    fn ask_for(&mut self, room: Room, n: u8) {
        let rooms = &mut self.rooms[room as usize];
        *rooms = n.max(*rooms);
    }
}
