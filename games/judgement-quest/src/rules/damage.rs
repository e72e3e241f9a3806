//! Health points: damage, shield and flask.

use underdeck_game::{Refusal, say};

use crate::legal::{Legal, Offer};
use crate::square::Ways;
use crate::state::{MOST_GP, MOST_HP};
use crate::{End, Item, Kind, Phase, Quest};

/// The damage of a room's hit: the dragon's 3 HP, any other 1 (combat-5).
#[inline]
pub(crate) const fn damage(kind: Kind) -> u8 {
    if matches!(kind, Kind::Dragon) { 3 } else { 1 }
}

impl Quest {
    /// The moves of phase `hit`: the shield, the hit, the flask (hit-1, hit-5, R21, R23).
    #[inline]
    pub(crate) fn may_parry(&self) -> Legal {
        let offer = Offer::Hit { shield: self.may_shield() };
        Legal::new(self.pos, Ways::NONE, offer, self.holds(Item::Flask))
    }

    /// The damage about to be dealt, 0 outside phase `hit` (state-21).
    #[inline]
    pub const fn hit(&self) -> u8 {
        match self.phase {
            Phase::Hit => damage(self.here),
            _ => 0,
        }
    }

    /// Whether a shield is held that helps against the room (threaten-1).
    #[inline]
    pub(crate) const fn may_shield(&self) -> bool {
        self.shield_helps(self.here)
    }

    /// Whether a shield is held that would help in a room of this type: chest, trap or enemy (threaten-1, R21, R22).
    #[inline]
    pub(crate) const fn shield_helps(&self, kind: Kind) -> bool {
        self.holds(Item::Shield) && (matches!(kind, Kind::Chest | Kind::Trap) || kind.is_enemy())
    }

    /// Whether the shield stops the hit (hit-2, threaten-1, goods-1, R22).
    pub(crate) fn check_shield(&self) -> Result<(), Refusal> {
        Refusal::unless(self.holds(Item::Shield), &["threaten-1", "goods-1"], || say!(REFUSED_NO_SHIELD))?;
        Refusal::unless(self.may_shield(), &["threaten-1", "R22"], || {
            if self.here == Kind::Ice { say!(REFUSED_COLD) } else { say!(REFUSED_CURSED) }
        })
    }

    /// Whether there is a flask to drink (move-2, hit-4, goods-1).
    pub(crate) fn check_drink(&self) -> Result<(), Refusal> {
        Refusal::unless(self.holds(Item::Flask), &["move-2", "goods-1"], || say!(REFUSED_NO_FLASK))
    }

    /// The room is about to deal its damage; the player decides if the shield could stop it, or if only the flask can
    /// save him (threaten-2, combat-6, R21, R25).
    #[inline]
    pub(crate) fn threaten(&mut self) {
        if self.may_shield() || (self.holds(Item::Flask) && self.hp <= damage(self.here)) {
            self.phase = Phase::Hit;
        } else {
            self.suffer();
        }
    }

    /// Deals the damage; at 0 HP the quest is over at once (suffer-1, hit-3, R26).
    #[inline]
    pub(crate) fn suffer(&mut self) {
        self.hp = self.hp.saturating_sub(damage(self.here));
        if self.hp == 0 {
            self.phase = Phase::Over(End::Perished);
        } else {
            self.after_hit();
        }
    }

    /// The enemy continues, the ice stays, any other room is resolved (after-1).
    #[inline]
    fn after_hit(&mut self) {
        if self.here.is_enemy() {
            self.phase = Phase::Combat;
            return;
        }
        self.phase = Phase::Explore;
        if self.here != Kind::Ice {
            self.resolve();
        }
    }

    /// Stops the hit with the shield, which breaks (hit-2, R23).
    pub(crate) fn parry(&mut self) {
        self.items.remove(Item::Shield);
        self.after_hit();
    }

    /// Drinks the flask for 3 HP; a waiting hit threatens again (move-2, hit-4, R24, R25).
    pub(crate) fn drink(&mut self) {
        self.items.remove(Item::Flask);
        self.gain(3);
        if self.phase == Phase::Hit {
            self.threaten();
        }
    }

    /// Adds HP (gain-1).
    #[inline]
    pub(crate) fn gain(&mut self, hp: u8) {
        self.hp = self.hp_after_gain(hp);
    }

    /// The HP after a gain: never above the limit, if there is one (gain-1, option-7, R5, R6).
    ///
    /// No quest exceeds [`MOST_HP`]; a state from outside stays within it (state-11).
    #[inline]
    pub(crate) fn hp_after_gain(&self, hp: u8) -> u8 {
        let hp = self.hp.saturating_add(hp).min(MOST_HP);
        if self.options.hp_cap > 0 { hp.min(self.options.hp_cap) } else { hp }
    }

    /// Adds GP. No quest exceeds [`MOST_GP`]; a state from outside stays within it (state-12).
    #[inline]
    pub(crate) fn earn(&mut self, gp: u8) {
        self.gp = (self.gp + gp).min(MOST_GP);
    }
}
