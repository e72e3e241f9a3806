//! Quests that can no longer be completed.
//!
//! Decided only from the player's view; every doubt counts for the player (hopeless-1, R42).

use crate::{Item, Kind, Quest, Squares};

/// The possible gains by walking, paying and opening, from the player's view.
struct Hope {
    /// The rooms that could be reached.
    reached: Squares,
    gold: bool,
    key: bool,
    amulet: bool,
    spells: bool,
}

impl Quest {
    /// Whether the tasks can no longer be completed (hopeless-1).
    ///
    /// Nearly always some unrevealed room is two or three steps away: then there is hope.
    #[inline(always)]
    pub fn is_hopeless(&self) -> bool {
        let (open, hidden) = (self.area - self.barred(), self.unrevealed());
        let two_steps = (self.pos.near() & open).step(open);
        !two_steps.meets(hidden) && !two_steps.step(open).meets(hidden) && self.is_hopeless_beyond()
    }

    /// The same without the quick test.
    #[cold]
    fn is_hopeless_beyond(&self) -> bool {
        let mut hope = Hope {
            reached: Squares::EMPTY,
            gold: self.gp >= 1,
            key: self.holds(Item::Key),
            amulet: self.holds(Item::Amulet),
            spells: false,
        };
        loop {
            hope.reached = Squares::of(self.pos).reach(self.open_with(&hope));
            if hope.reached.meets(self.unrevealed()) {
                return false;
            }
            if !self.find_more(&mut hope) {
                return (0..4).any(|n| !self.is_done(n) && self.is_out_of_hope(n, &hope));
            }
        }
    }

    /// The rooms that do not bar the way (hopeless-2).
    fn open_with(&self, hope: &Hope) -> Squares {
        let walls = if hope.spells { Squares::EMPTY } else { self.waiting(Kind::Wall) };
        let doors = if hope.key { Squares::EMPTY } else { self.waiting(Kind::Door) };
        self.area - walls - doors
    }

    /// Adds the possible gains of the rooms reached; returns whether there are more than before
    /// (hopeless-3, hopeless-4).
    fn find_more(&self, hope: &mut Hope) -> bool {
        let before = (hope.gold, hope.key, hope.amulet, hope.spells);
        let has_source = |kind| !self.is_fetched(kind) && self.waiting(kind).meets(hope.reached);
        let has_chest = has_source(Kind::Chest);
        hope.gold |= has_chest || has_source(Kind::Gold) || has_source(Kind::Dragon);
        let has_artifacts = has_chest || (hope.gold && self.has_artifact_seller(hope.reached));
        hope.key |= has_artifacts;
        hope.amulet |= has_artifacts;
        hope.spells |= hope.gold && self.has_spell_seller(hope.reached);
        before != (hope.gold, hope.key, hope.amulet, hope.spells)
    }

    /// Whether the first wizard is reached; before one is entered, any counts (hopeless-5).
    fn has_spell_seller(&self, reached: Squares) -> bool {
        self.wizard1.map_or(self.known(Kind::Wizard), Squares::of).meets(reached)
    }

    /// Whether the other wizard is reached; before one is entered, both are needed (hopeless-5).
    fn has_artifact_seller(&self, reached: Squares) -> bool {
        let wizards = self.known(Kind::Wizard) & reached;
        match self.wizard1 {
            Some(first) => !(wizards - Squares::of(first)).is_empty(),
            None => wizards.len() == 2,
        }
    }

    /// Whether a task can no longer be done (hopeless-6, hopeless-7, hopeless-8, option-10).
    fn is_out_of_hope(&self, n: usize, hope: &Hope) -> bool {
        let kind = self.tasks[n];
        if n == 2 {
            let crystals = (self.waiting(Kind::Crystal) & hope.reached).len();
            return !hope.spells && crystals + self.known(kind).len() < kind.copies();
        }
        let is_safe_from_afar = kind == Kind::Trap && hope.spells && !self.options.triggered_traps;
        let is_in_hope = is_safe_from_afar || self.all_in(kind, (self.resolved | hope.reached) - self.disarmed());
        !is_in_hope || (kind == Kind::Ice && !hope.amulet) || (kind == Kind::Door && !hope.key)
    }
}
