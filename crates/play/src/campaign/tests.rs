use underdeck_game::{GameResult, Playable as _};
use underdeck_testkit::toy::Toy;

use super::*;

fn well() -> &'static Game {
    Game::new(Toy::instance())
}

/// Plays a chapter by hints and returns its record.
fn play(campaign: &Campaign, chapter: &str) -> Record {
    let mut session = campaign.begin(chapter).unwrap();
    while let Some(hint) = session.hint() {
        session.play(&hint.offer.spelling).unwrap();
    }
    session.record()
}

/// A campaign whose first chapter is won.
fn begun() -> (Campaign, Record) {
    let campaigns =
        (0..).map(|seed| Campaign::new(well(), "Deep down", &well().deal(&[], seed).unwrap().code).unwrap());
    let mut found = campaigns.map(|campaign| (play(&campaign, "calm"), campaign));
    let (record, mut campaign) = found.find(|(record, _)| record.tag("Result") == Some("won")).unwrap();
    campaign.add(&record).unwrap();
    (campaign, record)
}

#[test]
fn chapters_open_as_the_rules_say_and_records_are_linked() {
    let (campaign, first) = begun();
    assert_eq!(
        (first.tag("Campaign"), first.tag("Chapter"), first.tag("Previous")),
        (Some("Deep down"), Some("1"), None)
    );
    let open: Vec<String> = campaign.standing().next.into_iter().map(|chapter| chapter.id).collect();
    assert_eq!((open, campaign.played()), (vec!["wild".to_owned(), "calm".to_owned()], 1));
    let second = play(&campaign, "WILD");
    assert_eq!(second.tag("Previous"), Some(first.fingerprint().as_str()));
    assert_ne!(second.tag("Deal"), first.tag("Deal"));
    let error = campaign.begin("deeper").err().unwrap().to_string();
    assert!(error.contains("`deeper` is not open: these are open: wild, calm"), "{error}");
}

#[test]
fn records_are_loaded_in_order_and_the_last_may_be_unfinished() {
    let (campaign, first) = begun();
    let unfinished = campaign.begin("wild").unwrap().record();
    let load =
        |records: &[Record]| follow(Campaign::new(well(), "Deep down", &campaign.start().code).unwrap(), records);
    let loaded = load(&[first.clone(), unfinished.clone()]).ok().unwrap();
    assert_eq!((loaded.campaign.played(), loaded.unfinished), (1, Some(1)));
    assert_eq!(loaded.campaign.standing(), campaign.standing());
    let second = play(&campaign, "wild");
    let ended = load(&[first.clone(), second.clone()]).ok().unwrap().campaign.standing();
    let result = if second.tag("Result") == Some("won") { GameResult::Won } else { GameResult::Lost };
    assert_eq!((ended.result, ended.next.len()), (Some(result), 0));

    let fault = |records: &[Record]| load(records).err().map(|(n, error)| (n, error.to_string())).unwrap();
    assert!(fault(std::slice::from_ref(&unfinished)).1.contains("expected `1`"), "the second alone");
    assert_eq!(fault(&[unfinished, second.clone()]).0, 0);
    let (n, message) = fault(&[first.clone(), first.clone()]);
    assert!(n == 1 && message.contains("`1` in the tag Chapter, expected `2`"), "{message}");
    let (n, message) = fault(&[first, second.clone(), second]);
    assert!(n == 2 && message.contains("in the tag Chapter"), "{message}");
}

#[test]
fn all_chapters_are_played_by_the_rules_of_the_first() {
    let older = |record: &Record| {
        let mut older = record.of_same_deal();
        for name in ["Campaign", "CampaignDeal", "Chapter", "Previous"] {
            record.tag(name).iter().for_each(|value| older.set_tag(name, value));
        }
        older.set_tag("Rules", "1");
        older
    };
    let start = |seed| Campaign::new(well(), "Deep down", &well().deal(&[], seed).unwrap().code).unwrap();
    let found = (0..).find_map(|seed| {
        let mut session = start(seed).resume(&older(&start(seed).begin("calm").unwrap().record())).unwrap();
        while let Some(hint) = session.hint() {
            session.play(&hint.offer.spelling).unwrap();
        }
        (session.record().tag("Result") == Some("won")).then(|| (seed, session.record()))
    });
    let (seed, first) = found.unwrap();
    assert_eq!(first.tag("Rules"), Some("1"));
    let loaded = follow(start(seed), std::slice::from_ref(&first)).ok().unwrap().campaign;
    assert_eq!(loaded.standing().next[0].options.rules, 1);
    let second = loaded.begin("wild").unwrap().record();
    assert_eq!(second.tag("Rules"), Some("1"), "a chapter begun today");
    assert_eq!(follow(start(seed), &[first.clone(), second.clone()]).ok().unwrap().unfinished, Some(1));
    let mut today = second;
    today.set_tag("Rules", "2");
    let (n, error) = follow(start(seed), &[first, today]).err().unwrap();
    assert!(n == 1 && error.to_string().contains("`2` in the tag Rules, expected `1`"), "{error}");
}

#[test]
fn a_chapter_of_another_campaign_is_refused() {
    let (campaign, first) = begun();
    let mut other = play(&campaign, "wild");
    other.set_tag("Previous", "0123456789abcdef");
    let load =
        |records: &[Record]| follow(Campaign::new(well(), "Deep down", &campaign.start().code).unwrap(), records);
    let (n, error) = load(&[first.clone(), other.clone()]).err().unwrap();
    assert!(n == 1 && error.to_string().contains("in the tag Previous"), "{error}");
    other.set_tag("Previous", &first.fingerprint());
    other.set_tag("Campaign", "Another");
    assert!(load(&[first.clone(), other.clone()]).is_err());
    // A deal that the campaign does not offer: the same options with another seed.
    other.set_tag("Campaign", "Deep down");
    let stray =
        crate::start(well(), &well().deal(&[("water".into(), "wild".into())], 3).unwrap().code).unwrap().record();
    let mut stray_tagged = stray;
    for name in ["Campaign", "CampaignDeal", "Chapter", "Previous"] {
        stray_tagged.set_tag(name, other.tag(name).unwrap());
    }
    let (_, error) = load(&[first, stray_tagged]).err().unwrap();
    assert!(error.to_string().contains("the deal of a chapter on offer"), "{error}");
}

#[test]
fn games_without_a_campaign_say_so() {
    let game = underdeck_catalogue::games()[0];
    let error = Campaign::new(game, "x", &game.deal(&[], 1).unwrap().code).err().unwrap().to_string();
    assert!(error.contains("has no campaign"), "{error}");
}

#[test]
fn records_of_no_campaign_are_refused() {
    let error = |records: &[Record]| load_campaign(records).err().unwrap().1.to_string();
    let game = underdeck_catalogue::games()[0];
    let alone = crate::start(game, &game.deal(&[], 1).unwrap().code).unwrap().record();
    assert!(error(&[]).contains("no campaign") && error(&[alone]).contains("no tags Campaign"));
}
