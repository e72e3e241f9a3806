//! The prompt and the zones of the table.

use underdeck_cards::{Card, CardSet, Cell};
use underdeck_game::{
    Badge, Body, CardFace, Effect, Entry, Good, Icon, Id, Link, Message, Play as _, Sign, Symbol, Tile, Token, Value,
    Zone, ZoneKind, card_name, say,
};

use super::{GATE, end_of_game};
use crate::deck::{DARK_LORD, HEALER, HELPFUL_HAND, JACKS, MONSTERS, NUMBERED, PLUNDER};
use crate::{End, Location, Move, Options, Phase, State, View, rules, text, words};

/// The decision that is due, or the result of the game.
pub(super) fn prompt(view: &View, state: &State) -> Message {
    match view.phase {
        Phase::Trap if view.hand.is_empty() => say!(PROMPT_TRAP_NO_CARD),
        Phase::Trap => say!(PROMPT_TRAP),
        Phase::Defend(attacker) => say!(PROMPT_DEFEND, attack = words::attack_due(view, attacker)),
        Phase::Over(end) => end_of_game::prompt(state, end),
        Phase::Action if view.hand.is_empty() => say!(PROMPT_NO_CARD),
        Phase::Action => action(view, state),
    }
}

/// The actions that the cards in the hand allow.
fn action(view: &View, state: &State) -> Message {
    let legal = state.legal_vec();
    let may = |is: fn(&Move) -> bool, way: &'static Id| legal.iter().any(is).then(|| Message::from(way));
    let ways = |first: Option<Message>, end: &'static Id| {
        let go = may(|mv| matches!(mv, Move::Go(..)), &text::MAY_GO);
        let flee = may(|mv| matches!(mv, Move::Flee(..)), &text::MAY_FLEE);
        let all = [first, go, flee, may(|mv| *mv == Move::End, end)];
        Message::join(all.into_iter().flatten(), Link::Or)
    };
    let loot = |way| ways(may(|mv| matches!(mv, Move::Loot(_)), way), &text::MAY_END);
    match view.card(view.at) {
        None => say!(PROMPT_OUTSIDE),
        Some(card) if view.power(view.at) > 0 => {
            let attack = may(|mv| matches!(mv, Move::Attack(_)), &text::MAY_ATTACK);
            say!(PROMPT_MONSTER, foe = words::foe(card), ways = ways(attack, &text::MAY_END_ATTACKED)).capitalised()
        }
        Some(DARK_LORD) if view.slain => say!(PROMPT_LORD_SLAIN),
        Some(card) if view.slain => {
            say!(PROMPT_SLAIN, foe = words::foe(card), ways = loot(&text::MAY_LOOT_BODY)).capitalised()
        }
        Some(card) if !view.empty.contains(view.at) => {
            say!(PROMPT_PLUNDER, card, kind = words::kind(card), ways = loot(&text::MAY_LOOT))
        }
        Some(_) => say!(PROMPT_EMPTY, ways = ways(None, &text::MAY_END)),
    }
}

/// The zones of the table.
pub(super) fn zones(view: &View, state: &State) -> Vec<Zone> {
    let limit = state.hand_limit();
    let hand = view.hand.iter().map(|card| hand_face(view, card)).collect();
    let wounds = Body::Counter { value: view.wounds.into(), max: Some(view.options.life.into()) };
    let mut zones = vec![
        fortress(view),
        Zone::new("hand", say!(HAND), Body::Row { cards: hand, places: limit.max(view.hand.len()) })
            .kind(ZoneKind::Hand)
            .icon(Icon::art("hand"))
            .note(say!(HAND_NOTE)),
        Zone::new("wounds", say!(WOUNDS_ZONE), wounds)
            .icon(Icon::new(Symbol::Health, "droplets"))
            .note(say!(WOUNDS_NOTE))
            .good(Good::Low),
        Zone::new("hero", say!(HERO), Body::List(hero(view, state))).icon(Icon::art("visored-helm")),
        Zone::new("queens", say!(COMPANIONS), faces(view.queens, named))
            .icon(Icon::art("swordwoman"))
            .note(say!(COMPANIONS_NOTE)),
        draw(view),
        pile("discard", say!(DISCARD_PILE), view.discard, |card| in_hand(view.options, card))
            .icon(Icon::art("card-discard"))
            .note(say!(DISCARD_PILE_NOTE)),
        pile("trash", say!(TRASH), view.trash, card_name)
            .icon(Icon::art("tombstone"))
            .note(say!(TRASH_NOTE, points = rules::EMPTY_TRASH)),
    ];
    if !view.unknown.is_empty() {
        zones.push(unseen(view));
    }
    let score = Body::Counter { value: worth(view, state), max: None };
    zones
        .push(Zone::new("score", say!(SCORE), score).icon(Icon::art("trophy")).note(say!(SCORE_NOTE)).good(Good::High));
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
    let body = Body::Grid { first: Cell::new(1, 1), last: Cell::new(6, 5), tiles };
    Zone::new("fortress", say!(FORTRESS), body).icon(Icon::art("castle")).note(say!(FORTRESS_NOTE))
}

fn room_face(view: &View, room: Location) -> CardFace {
    let Some(card) = view.card(room) else { return CardFace::down(None, say!(FACE_DOWN)) };
    if view.empty.contains(room) {
        let face = CardFace::up(card, say!(FACE_EMPTY, card = Value::CardName(card)));
        return CardFace { turned: true, ..face.role(say!(ROLE_EMPTY), None).icon(Icon::art("open-gate")) };
    }
    if view.slain && room == view.at {
        let face = CardFace::up(card, say!(FACE_SLAIN, card = Value::CardName(card)));
        let sign = Icon { symbol: Some(Symbol::Monster), ..Icon::default() };
        let skull = Badge::Sign(say!(ROLE_SLAIN), Icon::art("skull-crossed-bones"));
        return face.role(say!(ROLE_SLAIN), None).icon(sign).badge(skull);
    }
    let face = CardFace::up(card, named(card));
    let points = NUMBERED.contains(card).then(|| card.rank().into());
    let face = face.role(words::kind(card), None).icon(words::icon(card));
    match view.power(room) {
        0 => CardFace { value: points, ..face }.does(words::does(card)),
        power => {
            let (attack, defence) = (power, 2 * power);
            let does = [
                Effect::of(say!(EFFECT_ATTACK), attack).symbol(Symbol::Weapon),
                Effect::of(say!(EFFECT_DEFENCE), defence).symbol(Symbol::Defence),
            ];
            face.does(does).badge(Badge::Amounts(vec![attack.into(), defence.into()]))
        }
    }
}

fn hand_face(view: &View, card: Card) -> CardFace {
    let is_numbered = view.options.fighters().contains(card);
    let role = if is_numbered { say!(POINTS, n = card.rank()) } else { words::kind(card) };
    let icon = if is_numbered { Icon::default() } else { words::icon(card) };
    let points = is_numbered.then(|| Badge::Number((card.rank() << u8::from(view.doubled)).into()));
    CardFace::up(card, in_hand(view.options, card)).role(role, None).icon(icon).badge(points)
}

fn faces(cards: CardSet, name: impl Fn(Card) -> Message) -> Body {
    Body::Row { cards: cards.iter().map(|card| kind_face(card, name(card))).collect(), places: 0 }
}

/// A card by its part in the fortress.
fn kind_face(card: Card, name: Message) -> CardFace {
    CardFace::up(card, name).role(words::kind(card), None).icon(words::icon(card))
}

fn pile(id: &'static str, name: Message, cards: CardSet, card_name: impl Fn(Card) -> Message) -> Zone {
    let cards = cards.iter().map(|card| kind_face(card, card_name(card))).collect();
    Zone::new(id, name, Body::Stack { cards, open: true })
}

/// The draw pile: backs, with a note of its cards, as the player remembers them (view-2).
fn draw(view: &View) -> Zone {
    let cards = vec![CardFace::down(None, say!(FACE_DOWN)); view.draw.len()];
    let note = match view.draw.is_empty() {
        true => say!(DRAW_PILE_NOTE_EMPTY),
        false => say!(DRAW_PILE_NOTE, cards = words::signs(view.draw)),
    };
    Zone::new("draw", say!(DRAW_PILE), Body::Stack { cards, open: false }).icon(Icon::art("card-draw")).note(note)
}

/// The face-down cards of the fortress, by kind (view-2).
fn unseen(view: &View) -> Zone {
    let kind = |id: &str, name: Message, cards: CardSet, art| {
        let cards = view.unseen() & cards;
        let value = match cards.len() {
            0 => say!(UNSEEN_NONE),
            n => say!(UNSEEN_CARDS, n, cards = words::signs(cards)),
        };
        Entry::new(id, name, value, Message::default()).icon(Icon::art(art)).sign(Sign::count(cards.len()))
    };
    let entries = vec![
        kind("monsters", say!(UNSEEN_MONSTERS_ENTRY), MONSTERS, "monster"),
        kind("plunder", say!(UNSEEN_LOOT_ENTRY), PLUNDER, "cut-diamond"),
        kind("events", say!(UNSEEN_EVENTS_ENTRY), JACKS, "magic-swirl"),
    ];
    Zone::new("unseen", say!(UNSEEN), Body::List(entries)).icon(Icon::art("castle"))
}

/// The hero's location, and the actions left this turn.
fn hero(view: &View, state: &State) -> Vec<Entry> {
    let (flight, may_flee) = match (view.power(view.at), view.attacked, view.arrived) {
        (0, ..) => (say!(FLIGHT_NOTHING), false),
        _ if view.options.may_flee(view.arrived, view.attacked) => (say!(FLIGHT_POSSIBLE), true),
        (_, true, _) if !view.options.flee_after_attack => (say!(FLIGHT_ATTACKED), false),
        _ => (say!(FLIGHT_ARRIVED), false),
    };
    let place = |location: Location| Message::join([location], " ");
    let first = if view.first_room.is_room() { place(view.first_room) } else { say!(ENTRANCE_NONE) };
    let queen = if view.queens.contains(HELPFUL_HAND) { say!(LIMIT_NOTE) } else { Message::default() };
    let (limit, exhaustion) = (state.hand_limit(), state.exhaustion());
    let no_note = Message::default;
    let mut entries = vec![
        Entry::new("place", say!(PLACE), place(view.at), no_note()).sign(Sign::Elsewhere),
        Entry::new("entrance", say!(ENTRANCE), first, say!(ENTRANCE_NOTE))
            .icon(Icon::art("open-gate"))
            .sign(Sign::Elsewhere),
        Entry::new("flight", say!(FLIGHT), flight, no_note()).icon(Icon::art("footsteps")).sign(Sign::light(may_flee)),
        Entry::new("limit", say!(LIMIT), say!(CARDS, n = limit), queen)
            .icon(Icon::art("hand"))
            .sign(Sign::count(limit)),
        Entry::new("exhaustion", say!(EXHAUSTION), say!(WOUNDS, n = exhaustion), no_note())
            .icon(Icon::art("recycle"))
            .sign(Sign::count(exhaustion)),
    ];
    if view.doubled {
        let doubled = Entry::new("doubled", say!(DOUBLED), say!(DOUBLED_VALUE), say!(DOUBLED_NOTE));
        entries.push(doubled.icon(Icon::art("crossed-swords")).sign(Sign::count(2)));
    }
    entries
}

/// A card with its kind: `king of spades, knight, attack 10, defence 20`.
fn named(card: Card) -> Message {
    say!(FACE_ROLE, card = Value::CardName(card), role = words::role(card))
}

/// A card with its use in the hand (hand-1, hand-2, hand-3).
fn in_hand(options: Options, card: Card) -> Message {
    let used = match card {
        HEALER if options.healer_fights => say!(USE_HEALER_FIGHTS, points = card.rank()),
        HEALER => say!(USE_HEALER),
        DARK_LORD => say!(USE_LORD),
        _ if NUMBERED.contains(card) => say!(POINTS, n = card.rank()),
        _ => say!(USE_KNIGHT),
    };
    let name = Value::CardName(card);
    match if card == DARK_LORD { rules::LORD } else { rules::card_score(card) } {
        0 => say!(IN_HAND, card = name, used),
        score => say!(IN_HAND_SCORE, card = name, used, score),
    }
}

/// The score if the game were won now (score-1).
fn worth(view: &View, state: &State) -> i64 {
    match view.phase {
        Phase::Over(end) => rules::score(state, end).into(),
        _ => rules::score(state, End::Won).into(),
    }
}
