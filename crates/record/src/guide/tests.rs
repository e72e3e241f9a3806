use underdeck_cards::Card;
use underdeck_game::{Body, CardFace, Gesture, Offer, Place, Table, Zone};

use super::*;

const TEXT: &str = "Underdeck record 1\n[Game \"well\"]\n[Deal \"ABC\"]\n[Guide \"A first try\"]\n[Result \"*\"]\n
{Take [6S]: you have [gold] gold.} 1. take 6S; {Three is all there is.} 2. rest; {Well done.} *";

fn table() -> Table {
    let card: Card = "6S".parse().unwrap();
    let hand = Body::Row { cards: vec![CardFace::up(card, "six of spades")], places: 3 };
    let zones = vec![Zone::new("hand", "Hand", hand), Zone::new("gold", "Gold", Body::Counter { value: 4, max: None })];
    let tap = Gesture::Tap(Place::Card("hand", card));
    Table { prompt: "Play.".into(), zones, offers: vec![Offer::new("take 6S", tap, "Take", "You take it.", &[])] }
}

#[test]
fn comments_before_moves_become_steps() {
    let guide = Guide::read(TEXT).unwrap();
    assert_eq!((guide.title.as_str(), guide.deal.as_str()), ("A first try", "ABC"));
    let said = |words: &GuideText| words.say(&table(), |card| card.name());
    let steps: Vec<(&str, String)> = guide.steps.iter().map(|step| (step.mv.as_str(), said(&step.words))).collect();
    let told = "Take six of spades: you have 4 gold.".to_owned();
    assert_eq!(steps, [("take 6S", told), ("rest", "Three is all there is.".into())]);
    assert_eq!(
        (said(&guide.end), guide.steps[0].words.to_string()),
        ("Well done.".into(), "Take [6S]: you have [gold] gold.".into())
    );
    assert_eq!(guide.steps[0].lit(&table()), [Place::Card("hand", "6S".parse().unwrap())]);
}

#[test]
fn words_are_true_or_say_what_is_not() {
    let guide = Guide::read(TEXT).unwrap();
    assert_eq!(guide.steps[0].check(&table()), Ok(()));
    assert_eq!(guide.steps[1].check(&table()), Err(Untrue::Illegal("rest".into())));
    let faults = ["[7S]", "[silver]", "5 gold", "seven cards", "6S lies there"]
        .map(|text| GuideText::read(text).check(&table()).unwrap_err().to_string());
    assert_eq!(
        faults,
        [
            "7♠ is not on the table",
            "nothing with a number is called `silver`",
            "nothing on the table shows 5",
            "nothing on the table shows 7",
            "`6S` names a card outside of square brackets",
        ]
    );
    assert_eq!(GuideText::read("Three places, 4 gold, a six.").check(&table()), Ok(()));
}

#[test]
fn progress_follows_from_the_moves() {
    let guide = Guide::read(TEXT).unwrap();
    let at = |moves: &[&str]| {
        let GuideProgress { next, strays, strayed } = guide.progress(moves);
        (next, strays, strayed)
    };
    assert_eq!(at(&[]), (0, 0, false));
    assert_eq!(at(&["take 6S"]), (1, 0, false));
    assert_eq!(at(&["rest", "take 6S"]), (2, 0, false));
    assert_eq!(at(&["take 7S"]), (0, 1, true));
    assert_eq!(at(&["take 7S", "take 6S", "rest", "rest"]), (2, 2, true));
}
