//! Saved campaigns: a folder each, each record linked to the one before.

use std::fs;

use underdeck_catalogue::Game;
use underdeck_home::SaveSlot;
use underdeck_home::campaigns::{self, SavedCampaign};
use underdeck_play::History;

use crate::{at_home, files, play};

/// A game with campaigns, and the code of a deal to begin one.
fn game() -> (&'static Game, String) {
    let mut games = underdeck_catalogue::games().iter().map(|game| (*game, game.deal(&[], 3).unwrap().code));
    games.find(|(game, code)| underdeck_play::Campaign::new(game, "test", code).is_ok()).expect("a game has campaigns")
}

/// Plays the next chapter, to its end or for `moves` moves.
fn play_chapter(kept: &SavedCampaign, moves: usize) {
    let standing = kept.campaign.standing();
    let session = match &kept.unfinished {
        Some(record) => kept.campaign.resume(record).unwrap(),
        None => kept.campaign.begin(&standing.next[0].id).unwrap(),
    };
    SaveSlot::chapter(kept.file(), kept.campaign.name()).finish(&mut History::new(play(session, moves))).unwrap();
}

fn message<T>(result: Result<T, underdeck_home::Error>) -> String {
    result.err().expect("it does not hold").to_string()
}

#[test]
fn a_campaign_resumes_where_it_was_left() {
    at_home(|home| {
        let (game, code) = game();
        let id = game.info().id;
        assert!(campaigns::find(id, "Sir Test").unwrap().is_none() && campaigns::all().unwrap().is_empty());
        let kept = SavedCampaign::new(underdeck_play::Campaign::new(game, "Sir Test", &code).unwrap()).unwrap();
        play_chapter(&kept, usize::MAX);
        let kept = campaigns::find(id, "Sir Test").unwrap().unwrap();
        assert_eq!((kept.campaign.played(), kept.files.len(), kept.unfinished.is_some()), (1, 1, false));
        play_chapter(&kept, 1);
        let kept = campaigns::find(id, "Sir Test").unwrap().unwrap();
        assert_eq!((kept.campaign.played(), kept.files.len(), kept.unfinished.is_some()), (1, 2, true));
        assert_eq!(kept.file(), kept.files[1], "the chapter that is not over is the one to be played");
        play_chapter(&kept, usize::MAX);
        let kept = campaigns::find(id, "Sir Test").unwrap().unwrap();
        assert_eq!((kept.campaign.played(), kept.unfinished.is_some()), (2, false));
        assert_eq!(files(&home.join("campaigns")), [home.join(format!("campaigns/{id}-sir-test"))]);
        let taken = message(campaigns::find(id, "sir-TEST"));
        assert!(taken.contains("holds the campaign Sir Test") && taken.contains("choose another name"), "{taken}");
    });
}

#[test]
fn a_resigned_chapter_resumes_after_an_undo() {
    at_home(|_| {
        let mut given_up = 0;
        for game in underdeck_catalogue::games() {
            let Ok(campaign) = underdeck_play::Campaign::new(game, "Again", &game.deal(&[], 3).unwrap().code) else {
                continue;
            };
            let id = game.info().id;
            let kept = SavedCampaign::new(campaign).unwrap();
            let before = kept.campaign.standing();
            let mut tree = History::new(kept.campaign.begin(&before.next[0].id).unwrap());
            let offers = tree.session().table().offers.clone();
            let Some(offer) = offers.iter().find(|offer| !offer.finality.is_open()) else { continue };
            let place = SaveSlot::chapter(kept.file(), "Again");
            tree.act(underdeck_play::Command::play(&offer.spelling)).unwrap();
            place.save(&mut tree).unwrap();
            assert_eq!(campaigns::find(id, "Again").unwrap().unwrap().campaign.played(), 1);
            tree.act(underdeck_play::Command::Undo { turns: 1 }).unwrap();
            place.save(&mut tree).unwrap();
            let kept = campaigns::find(id, "Again").unwrap().unwrap();
            assert_eq!((kept.campaign.played(), kept.unfinished.is_some()), (0, true), "{id}");
            assert_eq!(kept.campaign.standing(), before, "{id}");
            let again = History::new(kept.campaign.resume(&kept.unfinished.unwrap()).unwrap());
            assert!(again.session().outcome().is_none() && again.session().moves().is_empty());
            given_up += 1;
        }
        assert!(given_up > 0, "a chapter can be given up with its first move");
    });
}

#[test]
fn a_damaged_or_missing_record_is_named_and_other_campaigns_still_load() {
    at_home(|_| {
        let (game, code) = game();
        let id = game.info().id;
        for name in ["one", "two"] {
            play_chapter(
                &SavedCampaign::new(underdeck_play::Campaign::new(game, name, &code).unwrap()).unwrap(),
                usize::MAX,
            );
            play_chapter(&campaigns::find(id, name).unwrap().unwrap(), usize::MAX);
        }
        let chapters = campaigns::find(id, "one").unwrap().unwrap().files;
        let texts: Vec<String> = chapters.iter().map(|file| fs::read_to_string(file).unwrap()).collect();
        let is_wrong = |file: usize| {
            let message = message(campaigns::find(id, "one"));
            assert!(message.starts_with(&chapters[file].display().to_string()), "{message}");
            let all: Vec<bool> = campaigns::all().unwrap().iter().map(Result::is_ok).collect();
            assert_eq!(all, [false, true]);
        };
        fs::write(&chapters[0], &texts[0][..30]).unwrap();
        is_wrong(0);
        fs::write(&chapters[0], &texts[0]).unwrap();
        fs::write(&chapters[1], texts[1].replace("[Previous ", "[Otherwise ")).unwrap();
        is_wrong(1);
        fs::remove_file(&chapters[0]).unwrap();
        fs::write(&chapters[1], &texts[1]).unwrap();
        is_wrong(1);
        fs::write(&chapters[0], &texts[0]).unwrap();
        assert_eq!(campaigns::find(id, "one").unwrap().unwrap().campaign.played(), 2);
    });
}

#[test]
fn a_folder_without_a_campaign_is_refused_with_the_reason() {
    let folder = tempfile::tempdir().unwrap();
    assert!(message(campaigns::load(folder.path())).contains("there is no record"));
    let file = folder.path().join("001.udr");
    fs::write(&file, History::new(crate::begin(1)).record().to_string()).unwrap();
    assert!(message(campaigns::load(folder.path())).contains("belongs to no campaign"));
}
