//! The decision that is due, and the end of a quest.

underdeck_game::phases! {
    /// The decision that is due (phase-1).
    pub enum Phase as PhaseWord {
        /// In a room with no undefeated enemy (explore-1).
        Explore = "explore",
        /// In a room with an undefeated enemy, after a round (fight-1).
        Combat = "combat",
        /// The room is about to deal damage (hit-1).
        Hit = "hit",
        /// The quest is over.
        Over(End) = "over",
    }
}

underdeck_game::words! {
    /// The end of a quest (over-3).
    pub enum End {
        /// Back with four tasks done.
        Returned = "returned",
        /// Back early, in a campaign.
        FailedAttempt = "failed_attempt",
        /// No health points left.
        Perished = "perished",
        /// Abandoned by the player.
        Abandoned = "abandoned",
        /// The tasks can no longer be completed.
        Impossible = "impossible",
    }
}
