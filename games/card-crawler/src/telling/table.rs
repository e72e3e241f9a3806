//! The prompt and the zones of the table.

use underdeck_cards::{Card, CardSet, Cell};
use underdeck_game::{
    Badge, Body, CardFace, Effect, Entry, Good, Icon, Play as _, Symbol, Tile, Token, Zone, ZoneKind, prose,
};

use super::{GATE, end_of_game};
use crate::deck::{DARK_LORD, HELPFUL_HAND, JACKS, MONSTERS, NUMBERED, PLUNDER};
use crate::{End, Location, Move, Phase, State, View, rules, words};

/// The decision that is due, or the result of the game.
pub(super) fn prompt(view: &View, state: &State) -> String {
    match view.phase {
        Phase::Trap if view.hand.is_empty() => "A trap: take a wound.".into(),
        Phase::Trap => "A trap: take a wound, or trash a card.".into(),
        Phase::Defend(attacker) => format!("{} Defend yourself.", words::attack(view, attacker)),
        Phase::Over(end) => end_of_game::prompt(view, state, end),
        Phase::Action if view.hand.is_empty() => "Your hand is empty: end the turn.".into(),
        Phase::Action => action(view, state),
    }
}

/// The actions that the cards in the hand allow.
fn action(view: &View, state: &State) -> String {
    let legal = state.legal_vec();
    let may = |is: fn(&Move) -> bool| legal.iter().any(is);
    let end = may(|mv| *mv == Move::End);
    let on = |loot: &str| {
        let loots = may(|mv| matches!(mv, Move::Loot(_)));
        prose::ways(&[(loots, loot), (may(|mv| matches!(mv, Move::Go(..))), "go on"), (end, "end the turn")])
    };
    match view.card(view.at) {
        None => "You are outside: discard a card to enter the fortress by a room of the rim.".into(),
        Some(card) if view.power(view.at) > 0 => {
            let attack = may(|mv| matches!(mv, Move::Attack(_)));
            let flee = may(|mv| matches!(mv, Move::Flee(..)));
            let ways = prose::ways(&[(attack, "attack"), (flee, "flee"), (end, "end the turn and be attacked")]);
            format!("{card}, {}: {ways}.", words::kind(card))
        }
        Some(DARK_LORD) if view.slain => "The Dark Lord is slain: loot his body and you have won.".into(),
        Some(card) if view.slain => format!("{card} is slain: {}.", on("loot the body")),
        Some(card) if !view.empty.contains(view.at) => format!("{card}, {}: {}.", words::kind(card), on("loot it")),
        Some(_) => format!("The room is empty: {}.", on("")),
    }
}

/// The zones of the table.
pub(super) fn zones(view: &View, state: &State) -> Vec<Zone> {
    let limit = state.hand_limit();
    let hand = view.hand.iter().map(|card| hand_face(view, card)).collect();
    let wounds = Body::Counter { value: view.wounds.into(), max: Some(view.options.life.into()) };
    let mut zones = vec![
        fortress(view),
        Zone::new("hand", "Hand", Body::Row { cards: hand, places: limit.max(view.hand.len()) })
            .kind(ZoneKind::Hand)
            .icon(Icon::art("hand"))
            .note("Each action costs one of these."),
        Zone::new("wounds", "Wounds", wounds)
            .icon(Icon::new(Symbol::Health, "droplets"))
            .note("The last one kills you.")
            .good(Good::Low),
        Zone::new("hero", "Hero", Body::List(hero(view, state))).icon(Icon::art("visored-helm")),
        Zone::new("queens", "Companions", faces(view.queens, |card| format!("{}, {}", card.name(), words::role(card))))
            .icon(Icon::art("swordwoman"))
            .note("Queens beside the life counter."),
        draw(view),
        pile("discard", "Discard pile", view.discard, |card| words::in_hand(view.options, card))
            .icon(Icon::art("card-discard"))
            .note("Shuffled into a new draw pile when that is empty, which wounds."),
        pile("trash", "Trash", view.trash, Card::name)
            .icon(Icon::art("tombstone"))
            .note("Out of the game; if empty it is worth 5 points at the end."),
    ];
    if !view.unknown.is_empty() {
        zones.push(unseen(view));
    }
    let score = Body::Counter { value: worth(view, state), max: None };
    zones.push(
        Zone::new("score", "Score of a win", score)
            .icon(Icon::art("trophy"))
            .note("With the cards you have now, before one is put down.")
            .good(Good::High),
    );
    zones
}

fn fortress(view: &View) -> Zone {
    let you = |here: bool| if here { vec![Token::You] } else { Vec::new() };
    let tile = |room: Location| {
        let cell = room.cell()?;
        Some(Tile { cell, card: Some(room_face(view, room)), tokens: you(room == view.at) })
    };
    let mut tiles: Vec<Tile> = Location::rooms().filter_map(tile).collect();
    if !view.at.is_room() {
        tiles.push(Tile { cell: GATE, card: None, tokens: you(true) });
    }
    let note =
        format!("Attack and defence stand on each living monster; sideways cards are empty rooms; {GATE} is outside.");
    let body = Body::Grid { first: Cell::new(1, 1), last: Cell::new(6, 5), tiles };
    Zone::new("fortress", "Fortress", body).icon(Icon::art("castle")).note(note)
}

fn room_face(view: &View, room: Location) -> CardFace {
    let Some(card) = view.card(room) else { return CardFace::down(None, "face down") };
    if view.empty.contains(room) {
        let face = CardFace::up(card, format!("{}, an empty room", card.name()));
        return CardFace { turned: true, ..face.role("empty room", None).icon(Icon::art("open-gate")) };
    }
    if view.slain && room == view.at {
        let face = CardFace::up(card, format!("{}, slain: its body can be looted", card.name()));
        let sign = Icon { symbol: Some(Symbol::Monster), ..Icon::default() };
        return face.role("slain", None).icon(sign).badge(Badge::Word("slain".into()));
    }
    let face = CardFace::up(card, format!("{}, {}", card.name(), words::role(card)));
    let points = NUMBERED.contains(card).then(|| card.rank().into());
    let face = face.role(words::kind(card), None).icon(words::icon(card));
    match view.power(room) {
        0 => CardFace { value: points, ..face }.does(words::does(card)),
        power => {
            let (attack, defence) = (power, 2 * power);
            let does = [
                Effect::of("attack", attack).symbol(Symbol::Weapon),
                Effect::of("defence", defence).symbol(Symbol::Defence),
            ];
            face.does(does).badge(Badge::Amounts(vec![attack.into(), defence.into()]))
        }
    }
}

fn hand_face(view: &View, card: Card) -> CardFace {
    let is_numbered = view.options.fighters().contains(card);
    let points = || prose::count(card.rank().into(), "point");
    let role = if is_numbered { points() } else { words::kind(card).into() };
    let icon = if is_numbered { Icon::default() } else { words::icon(card) };
    let points = is_numbered.then(|| Badge::Number((card.rank() << u8::from(view.doubled)).into()));
    CardFace::up(card, words::in_hand(view.options, card)).role(role, None).icon(icon).badge(points)
}

fn faces(cards: CardSet, name: impl Fn(Card) -> String) -> Body {
    Body::Row { cards: cards.iter().map(|card| kind_face(card, name(card))).collect(), places: 0 }
}

/// A card by its part in the fortress.
fn kind_face(card: Card, name: String) -> CardFace {
    CardFace::up(card, name).role(words::kind(card), None).icon(words::icon(card))
}

fn pile(id: &'static str, name: &str, cards: CardSet, card_name: impl Fn(Card) -> String) -> Zone {
    let cards = cards.iter().map(|card| kind_face(card, card_name(card))).collect();
    Zone::new(id, name, Body::Stack { cards, open: true })
}

/// The draw pile: backs, with a note of its cards, as the player remembers them (view-2).
fn draw(view: &View) -> Zone {
    let cards = vec![CardFace::down(None, "face down"); view.draw.len()];
    let note = match view.draw.is_empty() {
        true => "Empty: the next draw takes a reshuffle.".into(),
        false => format!("Face down, in unknown order: {}.", words::list(view.draw)),
    };
    Zone::new("draw", "Draw pile", Body::Stack { cards, open: false }).icon(Icon::art("card-draw")).note(note)
}

/// The face-down cards of the fortress, by kind (view-2).
fn unseen(view: &View) -> Zone {
    let kind = |id: &str, name: &str, cards: CardSet, art| {
        let cards = view.unseen() & cards;
        let value = if cards.is_empty() { "none".into() } else { format!("{} ({})", cards.len(), words::list(cards)) };
        Entry::new(id, name, value, "").icon(Icon::art(art))
    };
    let entries = vec![
        kind("monsters", "Monsters", MONSTERS, "monster"),
        kind("plunder", "To loot", PLUNDER, ""),
        kind("events", "Events", JACKS, "magic-swirl"),
    ];
    Zone::new("unseen", "Face down in the fortress", Body::List(entries)).icon(Icon::art("castle"))
}

/// The hero's location, and the actions left this turn.
fn hero(view: &View, state: &State) -> Vec<Entry> {
    let entry = |id: &str, name: &str, value: String, note: &str| Entry::new(id, name, value, note);
    let flight = match (view.power(view.at), view.attacked, view.arrived) {
        (0, ..) => "no monster here",
        _ if view.options.may_flee(view.arrived, view.attacked) => "possible",
        (_, true, _) if !view.options.flee_after_attack => "not this turn: you have attacked",
        _ => "not this turn: you have just arrived",
    };
    let first = if view.first_room.is_room() { view.first_room.to_string() } else { "none yet".into() };
    let limit = format!("{} cards", state.hand_limit());
    let queen = if view.queens.contains(HELPFUL_HAND) { "One more than usual: the queen of clubs helps." } else { "" };
    let mut entries = vec![
        entry("place", "Place", view.at.to_string(), ""),
        entry("entrance", "First room", first, "Only from there can you flee outside.").icon(Icon::art("open-gate")),
        entry("flight", "Fleeing", flight.into(), ""),
        entry("limit", "Hand limit", limit, queen).icon(Icon::art("hand")),
        entry("exhaustion", "A reshuffle costs", prose::count(state.exhaustion().into(), "wound").into(), ""),
    ];
    if view.doubled {
        entries.push(entry("doubled", "Points", "doubled this turn".into(), "The Fighter helps."));
    }
    entries
}

/// The score if the game were won now (score-1).
fn worth(view: &View, state: &State) -> i64 {
    match view.phase {
        Phase::Over(end) => rules::score(state, end).into(),
        _ => rules::score(state, End::Won).into(),
    }
}
