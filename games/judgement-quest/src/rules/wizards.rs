//! The wizard merchants: spells from the first one entered, artifacts from the other.

use underdeck_game::{Chance, Refusal, RuleIds, say};

use crate::legal::Offer;
use crate::{Item, Kind, Quest, Spell, Square, State};

/// The GP that a spell costs (explore-6).
pub(crate) const SPELL: u8 = 1;
/// The GP that an item costs (explore-10).
pub(crate) const ARTIFACT: u8 = 2;

impl Quest {
    /// The goods of the wizard here that the player can pay for (R29, R30).
    pub(crate) fn may_buy(&self) -> Offer {
        match (self.is_with_first_wizard(), self.gp) {
            // (explore-6, explore-7, explore-8, explore-9, R34)
            (true, SPELL..) => Offer::Spells {
                seeing: self.unrevealed(),
                dissolving: self.waiting(Kind::Wall),
                disarming: self.waiting(Kind::Trap),
            },
            // (explore-10, R32)
            (false, ARTIFACT..) => Offer::Items(self.items.missing()),
            _ => Offer::Nothing,
        }
    }

    /// Whether the player is with the wizard who sells spells (R29).
    #[inline]
    fn is_with_first_wizard(&self) -> bool {
        self.wizard1 == Some(self.pos)
    }

    /// Whether the wizard here sells a spell (explore-6, explore-7, explore-8, explore-9, R29, R30, R34, R38).
    pub(crate) fn check_cast(&self, spell: Spell) -> Result<(), Refusal> {
        Refusal::unless(self.here == Kind::Wizard, &["explore-6", "R30"], || say!(REFUSED_NO_WIZARD))?;
        Refusal::unless(self.is_with_first_wizard(), &["explore-6", "R29"], || match self.options.first_wizard_seen {
            true => say!(REFUSED_SELLS_ITEMS_SEEN),
            false => say!(REFUSED_SELLS_ITEMS),
        })?;
        Refusal::unless(self.gp >= SPELL, &["explore-6", "R38"], || say!(REFUSED_SPELL_PRICE, price = SPELL))?;
        match spell {
            Spell::Healing => Ok(()),
            Spell::Seeing(square) => self.check_unrevealed(square, &["explore-7"]),
            Spell::Dissolving(square) => self.check_waiting(square, Kind::Wall, &["explore-8", "R34"]),
            Spell::Disarming(square) => self.check_waiting(square, Kind::Trap, &["explore-9", "R34"]),
        }
    }

    /// Whether a room is of a type and not resolved (explore-8, explore-9).
    fn check_waiting(&self, square: Square, wanted: Kind, rules: RuleIds) -> Result<(), Refusal> {
        Refusal::unless(self.waiting(wanted).contains(square), rules, || match self.kind(square) {
            _ if !self.area.contains(square) => say!(REFUSED_VOID, cell = square),
            None => say!(REFUSED_HIDDEN, cell = square),
            Some(kind) if kind == wanted => say!(REFUSED_RESOLVED, room = kind.name(), cell = square),
            Some(kind) => say!(REFUSED_OTHER, cell = square, room = kind.name(), wanted = wanted.name()),
        })
    }

    /// Whether the wizard here sells an item (explore-10, R29, R30, R32, R38).
    pub(crate) fn check_buy(&self, item: Item) -> Result<(), Refusal> {
        Refusal::unless(self.here == Kind::Wizard, &["explore-10", "R30"], || say!(REFUSED_NO_WIZARD))?;
        Refusal::unless(!self.is_with_first_wizard(), &["explore-10", "R29"], || say!(REFUSED_SELLS_SPELLS))?;
        Refusal::unless(self.items.missing().contains(item), &["explore-10", "R32"], || {
            say!(REFUSED_ITEM_HELD, item = item.name())
        })?;
        Refusal::unless(self.gp >= ARTIFACT, &["explore-10", "R38"], || {
            say!(REFUSED_ITEM_PRICE, price = ARTIFACT, gp = self.gp)
        })
    }

    /// The Spell of Healing (explore-6, R6).
    pub(crate) fn heal(&mut self) {
        self.gp -= SPELL;
        self.gain(1);
    }

    /// The Spells of Dissolving and of Disarming resolve a room at any distance
    /// (explore-8, explore-9, option-10, R18, R34).
    pub(crate) fn unmake(&mut self, square: Square) {
        self.gp -= SPELL;
        if self.options.triggered_traps && self.waiting(Kind::Trap).contains(square) {
            self.disarm(square);
        }
        self.resolved.insert(square);
    }

    /// Buys an item for 2 GP (explore-10, R30).
    pub(crate) fn buy(&mut self, item: Item) {
        self.gp -= ARTIFACT;
        self.items.insert(item);
    }
}

impl State {
    /// The Spell of Seeing (explore-7).
    pub(crate) fn see(&mut self, square: Square, chance: &mut impl Chance) {
        self.gp -= SPELL;
        self.reveal(square, chance);
    }
}
