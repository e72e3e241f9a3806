//! The campaign of the Well.

use underdeck_game::{CampaignStatus, Chapter, Entry, GameResult, Play, say};

use super::{Toy, ToyOptions, Water};

/// Calm water, then wild (campaign-1).
pub(super) fn standing(start: &ToyOptions, played: &[Toy]) -> CampaignStatus<ToyOptions> {
    let won = |game: &&Toy| game.outcome().is_some_and(|outcome| outcome.result == GameResult::Won);
    let left = |water| played.iter().filter(won).filter(|game| game.open.water == water).count();
    let result = match (played.iter().all(|game| won(&game)), left(Water::Wild)) {
        (false, _) => Some(GameResult::Lost),
        (true, 0) => None,
        (true, _) => Some(GameResult::Won),
    };
    let open = match (result, left(Water::Calm)) {
        (Some(_), _) => &[][..],
        (None, 0) => &[Water::Calm],
        (None, _) => &[Water::Wild, Water::Calm],
    };
    let entry = |water: Water| {
        Entry::new(water.word(), say!(TOY_PROGRESS, water = water.said()), say!(TOY_PROGRESS_LEFT, n = left(water)), "")
    };
    let chapter = |&water: &Water| Chapter {
        id: water.word().into(),
        name: say!(TOY_CHAPTER, water = water.said()),
        story: say!(TOY_STORY),
        options: ToyOptions { water, ..start.clone() },
    };
    CampaignStatus {
        result,
        words: say!(TOY_TRIED, n = played.len()),
        progress: [Water::Calm, Water::Wild].map(entry).into(),
        next: open.iter().map(chapter).collect(),
    }
}
