//! Laws of the table and of the descriptions of moves.

use std::collections::HashSet;

use underdeck_game::{
    Badge, Body, FastRng, GameResult, Message, Place, Play, Playable, Presentation, Seat, SeenChance, Table, Zone,
};

use super::{Site, Step, texts};
use crate::has_rules;

/// Each legal move has one offer, in order, with words, existing rules and a gesture at things that are there;
/// gestures are unique.
pub(super) fn offers_each_move<S: Playable>(site: &Site<'_, S>, table: &Table) {
    let offered: Vec<&str> = table.offers.iter().map(|offer| offer.spelling.as_str()).collect();
    let legal: Vec<String> = site.state.legal_vec().iter().map(ToString::to_string).collect();
    let law = "the table offers each legal move once, in their order";
    site.ensure(offered == legal, law, || format!("offered {offered:?}, legal {legal:?}"));
    let mut made = HashSet::new();
    let view = site.state.view(site.state.deciding_seat());
    for (offer, &mv) in table.offers.iter().zip(&site.state.legal_vec()) {
        let gesture = view.gesture(mv);
        let law = "the gesture of a legal move is that of its offer";
        site.ensure(gesture.is_none_or(|gesture| gesture == offer.gesture), law, || format!("{offer:?}"));
        let said = !offer.label.trim().is_empty() && !offer.effect.trim().is_empty();
        site.ensure(said, "an offer has a label and an effect", || format!("{offer:?}"));
        // Only a game described by the defaults cites no rules, and then none anywhere.
        let cited = has_rules(S::REFERENCE, offer.rules) && offer.rules.is_empty() == table.offers[0].rules.is_empty();
        site.ensure(cited, "an offer cites rules that exist", || format!("{}: {:?}", offer.spelling, offer.rules));
        let gone = offer.gesture.places().into_iter().find(|place| !table.has(place));
        site.ensure(gone.is_none(), "a gesture points at what is there", || format!("{}: {gone:?}", offer.spelling));
        let gesture = format!("{:?} {}", offer.gesture, offer.label);
        site.ensure(made.insert(gesture), "no two offers share gesture and label", || format!("{offer:?}"));
    }
}

/// Where the prompt of a running game contains a phrase, a move with that verb is legal.
pub(super) fn promises_what_is_legal<S: Playable>(site: &Site<'_, S>, table: &Table, prompts: &[(&str, &str)]) {
    if site.state.outcome().is_some() {
        return;
    }
    for (_, verb) in prompts.iter().filter(|(phrase, _)| table.prompt.contains(phrase)) {
        let is_legal = table.offers.iter().any(|offer| offer.spelling.split(' ').next() == Some(verb));
        site.ensure(is_legal, "a prompt names moves that are legal", || format!("no {verb}: {}", table.prompt));
    }
}

/// An offer that is marked as final or as giving up ends the game, and does not win it.
pub(super) fn marks_what_ends<S: Playable>(site: &Site<'_, S>, table: &Table, rng: &FastRng) {
    for (offer, &mv) in table.offers.iter().zip(&site.state.legal_vec()) {
        if offer.finality.is_open() {
            continue;
        }
        let mut after = site.state.clone();
        after.play_unchecked(mv, &mut underdeck_game::FastChance(rng.clone()));
        let ended = after.outcome().is_some_and(|outcome| outcome.result != GameResult::Won);
        site.ensure(ended, "a final move ends the game without a win", || format!("{offer:?}"));
    }
}

/// Each number in a label, an effect or on a card is an argument of its message or part of a card or cell: nothing has to read
/// it out of the words.
pub(super) fn types_each_number<S: Playable>(site: &Site<'_, S>, table: &Table) {
    let ensure = |message: &Message| {
        let left = message.fixed_words();
        let is_typed = !left.contains(|letter: char| letter.is_ascii_digit());
        site.ensure(is_typed, "each number of an offer or a card is an argument", || {
            format!("`{left}` of `{message}`: give the number or card itself, not its text")
        });
    };
    for offer in &table.offers {
        // A label that is the spelling is notation.
        if !offer.label.eq_ignore_ascii_case(&offer.spelling) {
            ensure(&offer.label);
        }
        ensure(&offer.effect);
    }
    for face in table.zones.iter().flat_map(Zone::cards) {
        face.does.iter().for_each(|effect| ensure(&effect.words));
        face.badges.iter().for_each(|badge| {
            if let Badge::Note(words) = badge {
                ensure(words);
            }
        });
    }
}

/// A table has a prompt and distinct zones; a seat that is not to decide is offered nothing.
pub(super) fn is_in_order<S: Playable>(site: &Site<'_, S>, seat: Seat, table: &Table) {
    site.ensure(!table.prompt.trim().is_empty(), "the table has a prompt", String::new);
    let idle = seat != site.state.deciding_seat();
    let law = "a seat that is not to decide is offered nothing";
    site.ensure(!idle || table.offers.is_empty(), law, || format!("{seat:?}: {:?}", table.offers));
    let counters = site.state.view(seat).counters();
    site.ensure(counters == table.counters(), "the counters are those of the table", || format!("{counters:?}"));
    zones_are_distinct(site, table);
}

/// A move is refused if and only if it is not legal, by a running game that has spellings to refuse; a refusal has words, and rules that
/// exist; any readable move has a gesture or none.
pub(super) fn refuses_for_a_reason<S: Playable>(site: &Site<'_, S>, others: &[S::Move]) {
    let (view, listed) = (site.state.view(site.state.deciding_seat()), site.state.legal_vec());
    for &mv in listed.iter().chain(others) {
        if site.state.outcome().is_none() {
            let _ = view.gesture(mv);
        }
        let is_legal = listed.contains(&mv);
        let Some(refusal) = view.refusal(mv) else {
            let is_silent = view.patterns().is_empty() || site.state.outcome().is_some();
            site.ensure(is_legal || is_silent, "an illegal move is refused for a reason", || mv.to_string());
            continue;
        };
        site.ensure(!is_legal, "a legal move is not refused", || format!("{mv}: {refusal:?}"));
        let said = !refusal.reason.trim().is_empty() && !refusal.reason.ends_with('.') && !refusal.rules.is_empty();
        let cited = has_rules(S::REFERENCE, refusal.rules);
        site.ensure(said && cited, "a refusal gives a reason and rules that exist", || format!("{mv}: {refusal:?}"));
        texts::reads_well(site, &refusal.reason);
    }
}

/// Every move is described, in lines with words.
pub(super) fn describes_every_move<S: Playable>(step: &Step<'_, S>) {
    let seat = step.site.state.deciding_seat();
    let (before, after) = (step.site.state.view(seat), step.after.view(seat));
    let seen: Vec<SeenChance> = step.events.iter().map(SeenChance::from).collect();
    let lines = before.describe_change(step.mv, &seen, &after);
    step.ensure(!lines.is_empty(), "every move is described", String::new);
    let told = lines.iter().all(|line| !line.trim().is_empty() && !line.contains('\n'));
    step.ensure(told, "what is told are lines with words", || format!("{lines:?}"));
    let once = lines.iter().map(|line| line.as_str()).collect::<HashSet<_>>().len() == lines.len();
    step.ensure(once, "nothing is told twice", || format!("{lines:?}"));
    texts::read_well(&step.site, &lines);
    for other in (0..S::INFO.seats).map(Seat).filter(|&other| other != seat) {
        let lines = S::View::describe_to_others(step.site.state, step.mv, step.after, other);
        let told = lines.iter().all(|line| !line.trim().is_empty() && !line.contains('\n'));
        step.ensure(told, "what is overheard are lines with words", || format!("{lines:?}"));
        texts::read_well(&step.site, &lines);
    }
}

fn zones_are_distinct<S: Playable>(site: &Site<'_, S>, table: &Table) {
    let mut ids = HashSet::new();
    for zone in &table.zones {
        site.ensure(ids.insert(zone.id), "zones have their own ids", || zone.id.into());
        site.ensure(!zone.name.trim().is_empty(), "zones have a title", || zone.id.into());
        let named = zone.cards().all(|face| !face.name.trim().is_empty() && (face.card.is_some() || !face.face_up));
        site.ensure(named, "cards have a name, and a face if they lie face up", || format!("{zone:?}"));
        let fits = match &zone.body {
            Body::List(entries) => entries.iter().map(|entry| &entry.id).collect::<HashSet<_>>().len() == entries.len(),
            Body::Track { steps, now } => *now < steps.len(),
            Body::Row { cards, places } => *places == 0 || cards.len() <= *places,
            _ => true,
        };
        site.ensure(fits, "a zone holds what fits into it", || format!("{zone:?}"));
        let of_each = matches!(&zone.body, Body::List(entries) if entries.len() == zone.rooms.len());
        site.ensure(of_each || zone.rooms.is_empty(), "rooms are counted for each entry", || format!("{zone:?}"));
        let is_room = |room: &Place| {
            matches!(room, Place::Entry(..)) && table.zone(room.zone()).is_some_and(|list| !list.rooms.is_empty())
        };
        let lies = zone.within.as_ref().is_none_or(|room| is_room(room) && table.has(room));
        site.ensure(lies, "a zone lies in a room that is there", || format!("{zone:?}"));
    }
}
