//! The campaign of the Well.

use underdeck_game::{CampaignStatus, Chapter, Entry, GameResult, Play};

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
        Entry::new(water.word(), format!("{} water", water.word()), format!("left {} times", left(water)), "")
    };
    let chapter = |&water: &Water| Chapter {
        id: water.word().into(),
        name: format!("The well in {} water", water.word()).into(),
        story: "Draw deep, and come back.".into(),
        options: ToyOptions { water, ..start.clone() },
    };
    CampaignStatus {
        result,
        words: format!("{} wells were tried", played.len()).into(),
        progress: [Water::Calm, Water::Wild].map(entry).into(),
        next: open.iter().map(chapter).collect(),
    }
}
