//! Numbers for moves and views.

use underdeck_cards::{Card, CardSet};
use underdeck_game::{Encode, Encoding, FieldKind, Observation, choices};

use crate::location::{Location, ROOMS};
use crate::rules::action::Actions;
use crate::rules::{attack, trap};
use crate::{Move, Options, Phase, State, View};

/// The cards up to the black Joker, the Dark Lord; not all are in the game.
const CARDS: usize = 54;
/// The steps in a room's number to the north, east, south and west.
const STEPS: [isize; 4] = [-5, 1, 5, -1];
/// North, east, south, west, and outside.
const FLIGHTS: usize = STEPS.len() + 1;

/// The first id of each kind of moves up to those that choose a card of the hand.
const END: usize = 0;
const DOUBLE: usize = END + 1;
const WOUND: usize = DOUBLE + 1;
const QUEEN: usize = WOUND + 1;
const BY_CARD: usize = QUEEN + 1;

const PHASES: &[&str] = &["action", "trap", "defend", "over"];

/// The kinds of moves that choose a card of the hand, in the order of their ids, each with its targets.
const LOOT: usize = 0;
const HEAL: usize = LOOT + 1;
const TRASH: usize = HEAL + 1;
const GO: usize = TRASH + 1;
const FLEE: usize = GO + STEPS.len();
const ENTER: usize = FLEE + FLIGHTS;
const TARGETS: usize = ENTER + ROOMS;

/// The most cards in the hand (hand-5, queen-2).
const fn hand(options: Options) -> usize {
    options.hand_size as usize + 1
}

impl Encode for View {
    fn encoding(options: &Options) -> Encoding {
        let (hand, bit, rooms) = (hand(*options), FieldKind::Bit, &[ROOMS]);
        let count = |max| FieldKind::Count { max };
        let encoding = Encoding::default()
            .moves("end", &[], "End the action phase.")
            .moves("double", &[], "Trash the Fighter.")
            .moves("take", &[], "Take the wound of the jack of spades.")
            .moves("heal_queen", &[], "Discard the queen of hearts for a wound.")
            .moves("loot", &[hand], "Take the room's card and put this card of the hand down for it.")
            .moves("heal", &[hand], "Trash this card of the hand for a wound.")
            .moves("trash", &[hand], "Trash this card of the hand instead of the wound of the jack of spades.")
            .moves("go", &[STEPS.len(), hand], "Go north, east, south or west for this card of the hand.")
            .moves("flee", &[FLIGHTS, hand], "Flee north, east, south, west or outside for this card of the hand.")
            .moves("enter", &[ROOMS, hand], "Enter this room, row by row, for this card of the hand.")
            .moves("attack", &[1 << hand], "Attack with these cards of the hand: bit n stands for its card n.")
            .moves("defend", &[1 << hand], "Defend with these cards of the hand: bit n stands for its card n.")
            .field("phase", FieldKind::Category { words: PHASES }, &[], "Which decision is due.")
            .field("wounds", count(options.life), &[], "The wounds of the hero.")
            .field("life", count(20), &[], "The wounds that kill.")
            .field("hand_size", count(7), &[], "The hand limit without the queen of clubs.")
            .field("exhaustion", count(4), &[], "The wounds of a reshuffle without the queen of diamonds.")
            .field("slain", bit, &[], "Whether the monster in the hero's room is slain.")
            .field("arrived", bit, &[], "Whether the hero came into a room this turn.")
            .field("attacked", bit, &[], "Whether the hero attacked this turn.")
            .field("doubled", bit, &[], "Whether points count double this turn.")
            .field("outside", bit, &[], "Whether the hero is outside the fortress.")
            .field("draw_len", count(43), &[], "Cards in the draw pile.")
            .field("hand", FieldKind::face(CARDS), &[hand], "The hand, in canonical order.")
            .field(
                "grid",
                FieldKind::face_or_back(CARDS),
                rooms,
                "The card of each room, row by row; 55 lies face down.",
            )
            .field("empty", bit, rooms, "Whether each room is empty.")
            .field("hero", bit, rooms, "Where the hero is.")
            .field("first_room", bit, rooms, "The room entered first.")
            .field("attacker", bit, rooms, "Where the monster is that attacks.")
            .field("draw", bit, &[CARDS], "For each card, whether it is in the draw pile.")
            .field("discard", bit, &[CARDS], "For each card, whether it lies in the discard pile.")
            .field("trash", bit, &[CARDS], "For each card, whether it is trashed.")
            .field("queens", bit, &[CARDS], "For each card, whether it stands beside the life counter.")
            .field("unseen", bit, &[CARDS], "For each card, whether it lies face down in the fortress.");
        match options.flee_back {
            true => encoding.field("visited", bit, rooms, "Whether the hero was in each room."),
            false => encoding,
        }
    }

    #[inline]
    fn action(&self, mv: Move) -> usize {
        let hand = hand(self.options);
        let by_card = |target: usize, card: Card| BY_CARD + target * hand + self.hand.place(card);
        let attack = BY_CARD + TARGETS * hand;
        match mv {
            Move::End => END,
            Move::Double => DOUBLE,
            Move::TakeWound => WOUND,
            Move::HealByQueen => QUEEN,
            Move::Loot(card) => by_card(LOOT, card),
            Move::Heal(card) => by_card(HEAL, card),
            Move::Trash(card) => by_card(TRASH, card),
            Move::Go(room, card) | Move::Enter(room, card) => by_card(self.way(false, room), card),
            Move::Flee(room, card) => by_card(self.way(true, room), card),
            Move::Attack(cards) => attack + self.hand.places(cards),
            Move::Defend(cards) => attack + (1 << hand) + self.hand.places(cards),
        }
    }

    #[inline]
    fn decode(&self, id: usize) -> Option<Move> {
        decoded(self.hand, self.at, self.options, id)
    }

    #[inline]
    fn decode_in(state: &State, id: usize) -> Option<Move> {
        decoded(state.hand, state.at, state.options, id)
    }

    #[inline]
    fn legal_ids(&self, state: &State, mut each: impl FnMut(usize)) {
        let hand = hand(self.options);
        let fights = |attack: bool| {
            let first = BY_CARD + TARGETS * hand + if attack { 0 } else { 1 << hand };
            choices(self.hand.places(attack::fighters(state))).skip(attack.into()).map(move |cards| first + cards)
        };
        match self.phase {
            Phase::Action => {
                let actions = Actions::of(state);
                if actions.attacks > 0 {
                    fights(true).for_each(&mut each);
                }
                let ways = actions.locations.iter().map(|to| self.way(actions.foe, to));
                let prices = [(actions.loot, LOOT), (actions.heal, HEAL)].into_iter().filter(|(may, _)| *may);
                for target in ways.chain(prices.map(|(_, target)| target)) {
                    (0..actions.cards).for_each(|n| each(BY_CARD + target * hand + n));
                }
                actions.without_cards().for_each(|mv| each(self.action(mv)));
            }
            Phase::Trap => (0..trap::count(state)).for_each(|n| each(self.action(trap::nth(state, n)))),
            Phase::Defend(_) => {
                fights(false).for_each(&mut each);
                attack::may_double(state).then(|| each(DOUBLE));
            }
            Phase::Over(_) => {}
        }
    }

    fn observe(&self, out: &mut [u8]) {
        let mut out = Observation::new(out);
        let (phase, attacker) = match self.phase {
            Phase::Action => (0u8, None),
            Phase::Trap => (1, None),
            Phase::Defend(room) => (2, Some(room)),
            Phase::Over(_) => (3, None),
        };
        out.puts([
            phase,
            self.wounds.min(self.options.life),
            self.options.life,
            self.options.hand_size,
            self.options.exhaustion,
            self.slain.into(),
            self.arrived.into(),
            self.attacked.into(),
            self.doubled.into(),
            (!self.at.is_room()).into(),
            self.draw.len().min(43) as u8,
        ]);
        out.sorted(self.hand, hand(self.options));
        out.seen(self.grid(), ROOMS, CARDS as u8 + 1);
        out.bits(self.empty.bits().into(), ROOMS);
        for room in [Some(self.at), Some(self.first_room), attacker] {
            out.one_of(ROOMS, room.map(Location::index));
        }
        let sets: [CardSet; 5] = [self.draw, self.discard, self.trash, self.queens, self.unseen()];
        sets.into_iter().for_each(|set| out.plane(set, CARDS));
        if self.options.flee_back {
            out.bits(self.visited.bits().into(), ROOMS);
        }
    }
}

impl View {
    /// The target of a way to a place: from a room to an adjacent one or outside, fleeing or not; from outside to any
    /// room.
    #[inline]
    fn way(&self, flees: bool, to: Location) -> usize {
        let step = to.index() as isize - self.at.index() as isize;
        let way = STEPS.iter().position(|&way| way == step).unwrap_or_default();
        match (flees, self.at.is_room()) {
            (true, _) if to.is_room() => FLEE + way,
            (true, _) => FLEE + STEPS.len(),
            (false, true) => GO + way,
            (false, false) => ENTER + to.index(),
        }
    }
}

/// The move of an id, given the hand and the place of the hero.
#[inline]
fn decoded(cards: CardSet, at: Location, options: Options, id: usize) -> Option<Move> {
    let hand = hand(options);
    let attack = BY_CARD + TARGETS * hand;
    match id {
        END => return Some(Move::End),
        DOUBLE => return Some(Move::Double),
        WOUND => return Some(Move::TakeWound),
        QUEEN => return Some(Move::HealByQueen),
        _ => {}
    }
    if let Some(places) = id.checked_sub(attack) {
        let chosen = cards.at(places % (1 << hand))?;
        return match places >> hand {
            0 => (!chosen.is_empty()).then_some(Move::Attack(chosen)),
            1 => Some(Move::Defend(chosen)),
            _ => None,
        };
    }
    let (target, card) = ((id - BY_CARD) / hand, cards.nth((id - BY_CARD) % hand)?);
    let room = |step: isize| {
        let room = at.index().checked_add_signed(step).map(Location::at)?;
        at.neighbours().contains(room).then_some(room)
    };
    Some(match target {
        LOOT => Move::Loot(card),
        HEAL => Move::Heal(card),
        TRASH => Move::Trash(card),
        GO..FLEE => Move::Go(room(STEPS[target - GO])?, card),
        FLEE..ENTER => match STEPS.get(target - FLEE) {
            Some(&step) => Move::Flee(room(step)?, card),
            None => Move::Flee(Location::OUTSIDE, card),
        },
        _ => Move::Enter(Location::at(target - ENTER), card),
    })
}
