//! Casting spells.

use underdeck_game::{Chance, Die, Refusal, say};

use crate::State;
use crate::keep::Keep;
use crate::kinds::{Kind, Resource, Spell};
use crate::phase::Phase;

const D8: Die = Die::new(8);

impl Keep {
    /// Whether a spell is owned and its mana in store (cast-1, R34).
    #[inline]
    pub(crate) fn has_spell(&self, spell: Spell) -> bool {
        self.spells[spell as usize] > 0 && self.tables().spells[spell as usize].mana <= self.store(Resource::Mana)
    }

    /// Whether there is a lair and food for the Dragon; he needs no gate (cast-7, R38).
    pub(crate) fn may_house_dragon(&self) -> bool {
        self.free_lairs() > 0 && u16::from(self.tables().food[Kind::DRAGON.index()]) <= self.store(Resource::Food)
    }
}

impl State {
    /// The spells that can be cast now, by the bits of their places (cast-1, R35).
    #[inline]
    pub(crate) fn casts(&self) -> u8 {
        if self.keep().spells == [0; Spell::COUNT] {
            return 0;
        }
        let may = |&spell: &Spell| self.keep().has_spell(spell) && self.is_time_for(spell) && self.has_use_for(spell);
        Spell::ALL.iter().copied().filter(may).fold(0, |bits, spell| bits | 1 << spell as u8)
    }

    /// Whether the spell can be cast in this phase
    /// (cast-2, cast-3, cast-4, cast-5, cast-6, cast-7, dig-3, defend-2, R35, R37).
    pub(crate) const fn is_time_for(&self, spell: Spell) -> bool {
        match spell {
            Spell::ToArms | Spell::SummonPeon => self.open.phase.is_window(),
            Spell::Regen => matches!(self.open.phase, Phase::Upkeep),
            Spell::Premonition => matches!(self.open.phase, Phase::Dig | Phase::Recruit | Phase::Hero),
            Spell::PowerStrike => matches!(self.open.phase, Phase::Defend),
            Spell::SummonDragon => matches!(self.open.phase, Phase::Recruit),
        }
    }

    /// Whether the spell's other conditions hold (cast-2, cast-3, cast-4, cast-5, cast-6, cast-7, R36, R37, R38).
    pub(crate) fn has_use_for(&self, spell: Spell) -> bool {
        let keep = self.keep();
        match spell {
            Spell::ToArms => keep.may_attempt(),
            Spell::SummonPeon => keep.peons < keep.peons_max,
            Spell::Regen => keep.hp < keep.hp_max,
            Spell::Premonition => !self.main.is_empty(),
            Spell::PowerStrike => self.hero != Some(Kind::MONARCH),
            Spell::SummonDragon => keep.may_house_dragon(),
        }
    }

    /// Whether the spell can be cast now
    /// (cast-1, cast-2, cast-3, cast-4, cast-5, cast-6, cast-7, R34, R35, R36, R37, R38).
    pub(crate) fn check_cast(&self, spell: Spell) -> Result<(), Refusal> {
        let keep = self.keep();
        Refusal::unless(keep.spells[spell as usize] > 0, &["cast-1", "R34"], || say!(CAST_REFUSED_OWNED, spell))?;
        Refusal::unless(self.is_time_for(spell), &["cast-1", "R35", "R37"], || match spell {
            Spell::Regen => say!(CAST_REFUSED_UPKEEP, spell),
            Spell::Premonition => say!(CAST_REFUSED_PREMONITION, spell),
            Spell::PowerStrike => say!(CAST_REFUSED_DEFEND, spell),
            _ => say!(CAST_REFUSED_RECRUIT, spell),
        })?;
        Refusal::unless(keep.has_spell(spell), &["cast-1", "R34"], || {
            let (mana, there) = (self.tables().spells[spell as usize].mana, keep.store(Resource::Mana));
            say!(CAST_REFUSED_MANA, spell, mana, there)
        })?;
        if self.has_use_for(spell) {
            return Ok(());
        }
        match spell {
            Spell::ToArms => Refusal::because(&["cast-2", "R36"], say!(CAST_REFUSED_ATTEMPT, spell)),
            Spell::SummonPeon => Refusal::because(&["cast-3"], say!(CAST_REFUSED_PEONS, n = keep.peons_max)),
            Spell::Regen => Refusal::because(&["cast-4"], say!(CAST_REFUSED_HEALTHY)),
            Spell::Premonition => Refusal::because(&["cast-5", "R37"], say!(CAST_REFUSED_DECK)),
            Spell::PowerStrike => Refusal::because(&["cast-6"], say!(CAST_REFUSED_MONARCH, spell)),
            Spell::SummonDragon => Refusal::because(&["cast-7", "R38"], keep.why_not_hired(Kind::DRAGON)),
        }
    }

    /// Uses up the spell, pays its mana, then applies its effect
    /// (cast-1, cast-2, cast-3, cast-4, cast-5, cast-6, cast-7, R34, R36, R39).
    pub(crate) fn cast(&mut self, spell: Spell, chance: &mut impl Chance) {
        let keep = self.keep_mut();
        keep.spells[spell as usize] -= 1;
        keep.pay(Resource::Mana, keep.tables().spells[spell as usize].mana);
        match spell {
            Spell::ToArms => self.attempt(chance),
            Spell::SummonPeon => {
                keep.add_peon();
            }
            Spell::Regen => {
                let healed = u16::from(chance.roll(D8));
                keep.hp = (keep.hp + healed).min(keep.hp_max);
            }
            Spell::Premonition => self.foresee(chance),
            Spell::PowerStrike => self.result(true, chance),
            Spell::SummonDragon => keep.hire(Kind::DRAGON),
        }
    }
}
