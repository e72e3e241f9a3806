//! Dungeon rooms: the effect of each type on entering.

use underdeck_game::{Chance, Refusal, RuleIds, say};

use super::reveal::D6;
use crate::{Item, Kind, Phase, Quest, Square, State};

impl Quest {
    /// Moves the player into another room (enter-1, R39).
    #[inline]
    pub(crate) fn arrive(&mut self, square: Square, kind: Kind) {
        self.prev = Some(self.pos);
        self.pos = square;
        self.here = kind;
        self.phase = Phase::Explore;
    }

    /// The present room acts; it is not resolved (enter-4 to enter-13, R15, R17).
    #[inline]
    pub(crate) fn meet(&mut self, chance: &mut impl Chance) {
        if self.is_fetched(self.here) {
            // (enter-4, R15)
            return self.resolve();
        }
        match self.here {
            // (enter-5, enter-14)
            Kind::Staircase | Kind::Crystal | Kind::Fountain | Kind::Wall => {}
            // (enter-6)
            Kind::Gold => {
                self.earn(1);
                self.resolve();
            }
            // (enter-7, R22, R35)
            Kind::Ice if self.holds(Item::Amulet) => self.resolve(),
            Kind::Ice => self.threaten(),
            // (enter-8, R33)
            Kind::Door => self.resolve(),
            Kind::Chest => self.open_chest(chance),
            // (enter-10, R29)
            Kind::Wizard => self.wizard1 = self.wizard1.or(Some(self.pos)),
            Kind::Trap => self.dodge(chance),
            // (enter-12, R37)
            Kind::Shield if self.holds(Item::Shield) => {}
            Kind::Shield => {
                self.items.insert(Item::Shield);
                self.resolve();
            }
            // (enter-13, R27)
            Kind::Specter | Kind::Slime | Kind::Skeleton | Kind::Dragon => self.fight_round(chance),
        }
    }

    /// Opens a chest, which is compulsory (enter-9, R32, R36, R38).
    fn open_chest(&mut self, chance: &mut impl Chance) {
        match chance.roll(D6) {
            1 => return self.threaten(),
            2 => self.earn(1),
            roll => {
                let item = Item::in_chest(roll);
                if self.holds(item) {
                    self.earn(2);
                } else {
                    self.items.insert(item);
                }
            }
        }
        self.resolve();
    }

    /// Shoots the arrows of a trap (enter-11).
    fn dodge(&mut self, chance: &mut impl Chance) {
        if chance.roll(D6) <= 3 { self.threaten() } else { self.resolve() }
    }

    /// Whether the crystal here can show a room (explore-4, R31).
    pub(crate) fn check_view(&self, square: Square) -> Result<(), Refusal> {
        Refusal::unless(self.here == Kind::Crystal, &["explore-4"], || say!(REFUSED_NO_CRYSTAL))?;
        Refusal::unless(self.is_waiting_here(), &["explore-4", "R31"], || say!(REFUSED_CRYSTAL_DRAINED))?;
        self.check_unrevealed(square, &["explore-4", "R31"])
    }

    /// Whether a room can still be revealed (explore-4, explore-7).
    pub(crate) fn check_unrevealed(&self, square: Square, rules: RuleIds) -> Result<(), Refusal> {
        Refusal::unless(self.area.contains(square), rules, || say!(REFUSED_VOID, cell = square))?;
        Refusal::unless(self.unrevealed().contains(square), rules, || say!(REFUSED_REVEALED, cell = square))
    }

    /// Whether there is a fountain to drink from (explore-5, R31).
    pub(crate) fn check_fountain(&self) -> Result<(), Refusal> {
        Refusal::unless(self.here == Kind::Fountain, &["explore-5"], || say!(REFUSED_NO_FOUNTAIN))?;
        Refusal::unless(self.is_waiting_here(), &["explore-5", "R31"], || say!(REFUSED_FOUNTAIN_DRAINED))
    }

    /// Drinks from the fountain: blessed or cursed (explore-5, R22).
    pub(crate) fn drink_from_fountain(&mut self, chance: &mut impl Chance) {
        if chance.roll(D6) <= 3 {
            return self.threaten();
        }
        self.gain(1);
        self.resolve();
    }
}

impl State {
    /// Shows a room in the crystal, which is then drained (explore-4, R31).
    pub(crate) fn look(&mut self, square: Square, chance: &mut impl Chance) {
        self.reveal(square, chance);
        self.resolve();
    }
}
