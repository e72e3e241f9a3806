//! Numbers for moves and views.

use underdeck_cards::CardSet;
use underdeck_game::{Encode, Encoding, FieldKind, MoveList as _, Observation, State as _, choices};

use crate::deck::{BACKPACK, BLACK, HAND, MONSTERS, RED, ROOM, same_colour};
use crate::options::{Edition, Options};
use crate::rules::combat;
use crate::state::{Open, PhaseWord};
use crate::{Fortune, Move, Phase, State, View};

/// The cards of a game without Jokers.
const SUITED: usize = 52;
/// The subsets of a Hand, and of the Room's places next to a Monster's.
const HANDFULS: usize = 1 << HAND;
const OTHERS: usize = 1 << (ROOM - 1);

/// The first id of each kind of moves.
const EXPLORE: usize = 0;
const TAKE: usize = EXPLORE + 1;
const RETURN: usize = TAKE + 1;
const WISH: usize = RETURN + 1;
const TRADE: usize = WISH + Fortune::ALL.len();
const EQUIP: usize = TRADE + ROOM;
const HEAL: usize = EQUIP + ROOM * (HAND + 1);
const PROBE: usize = HEAL + ROOM;
const BURY: usize = PROBE + ROOM;
const RELIC: usize = BURY + ROOM * ROOM;
const READ: usize = RELIC + ROOM;
const STORE: usize = READ + ROOM;
const RELIEVE: usize = STORE + ROOM;
const PLACE: usize = RELIEVE + ROOM;
const LOSE: usize = PLACE + BACKPACK;
const DISCARD: usize = LOSE + BACKPACK;
const FIGHT: usize = DISCARD + (1 << ROOM);
const DECLINE: usize = FIGHT + ROOM * HANDFULS * OTHERS;

impl Encode for View {
    fn encoding(options: &Options) -> Encoding {
        let cards = SUITED + usize::from(options.jokers);
        let (face, health) = (FieldKind::face(cards), FieldKind::Count { max: options.max_health });
        let encoding = Encoding::default()
            .moves("explore", &[], "Send the Peddler away.")
            .moves("take", &[], "The probed card joins the Room.")
            .moves("return", &[], "The probed card stays on the Floor.")
            .moves("wish", &[Fortune::ALL.len()], "Name a Fortune: pain, loss, vigor, relief, surprise.")
            .moves("trade", &[ROOM], "Give the Peddler the card at this place of the Room.")
            .moves(
                "equip",
                &[ROOM, HAND + 1],
                "Equip the Weapon at this place of the Room: beside what its Hand holds (0), or for the Hand's first (1) or second (2) card.",
            )
            .moves("heal", &[ROOM], "Heal with the heart Weapon at this place of the Room.")
            .moves("probe", &[ROOM], "Probe with the club Weapon at this place of the Room.")
            .moves("bury", &[ROOM, ROOM], "With the diamond Weapon at the first place of the Room, bury the card at the second.")
            .moves("relic", &[ROOM], "Play the Relic at this place of the Room.")
            .moves("read", &[ROOM], "Read the Scroll at this place of the Room.")
            .moves("store", &[ROOM], "Store the card at this place of the Room in the Backpack.")
            .moves("relieve", &[ROOM], "Discard the Monster or Relic at this place of the Room.")
            .moves("place", &[BACKPACK], "Place the card at this place of the Backpack in the Room.")
            .moves("lose", &[BACKPACK], "Discard the card at this place of the Backpack.")
            .moves("discard", &[1 << ROOM], "Discard the cards at these places of the Room: bit n stands for place n.")
            .moves(
                "fight",
                &[ROOM, HANDFULS, OTHERS],
                "Fight the Monster at this place of the Room, with these cards of the Hand of its colour (bit n for place n) and these \
                 spade Weapons of the Room (bit n for its n-th other place).",
            );
        let encoding = match options.decline_fortunes {
            true => encoding.moves("decline", &[], "Discard nothing for Loss or Relief."),
            false => encoding,
        };
        encoding
            .field("phase", FieldKind::Category { words: PhaseWord::WORDS }, &[], "Which decision is due.")
            .field("health", health, &[], "Health; 0 only when dead.")
            .field("max_health", health, &[], "The most Health.")
            .field("depth", FieldKind::Count { max: 16 }, &[], "The Depth.")
            .field("wishes", FieldKind::Count { max: 17 }, &[], "Wishes still to be made.")
            .field("clean_kills", FieldKind::Count { max: 255 }, &[], "Fights won with equal power.")
            .field("second_edition", FieldKind::Bit, &[], "Whether the rules are those of the second edition.")
            .field("relics_as_weapons", FieldKind::Bit, &[], "Whether ranks 2 to 4 are Weapons.")
            .field("floor_len", FieldKind::Count { max: cards as u8 }, &[], "Cards in the Floor.")
            .field("room", face, &[ROOM], "The Room, in canonical order.")
            .field("red_hand", face, &[HAND], "The red Hand, in canonical order.")
            .field("black_hand", face, &[HAND], "The black Hand, in canonical order.")
            .field("backpack", face, &[BACKPACK], "The Backpack, in canonical order.")
            .field("discard", FieldKind::Bit, &[cards], "For each card, whether it lies in Discard.")
            .field("unseen", FieldKind::Bit, &[cards], "For each card, whether it is hidden in the Floor.")
            .field(
                "floor",
                FieldKind::Count { max: cards as u8 },
                &[cards],
                "For each card, its place in the Floor if that is known, 1 for the top; otherwise 0.",
            )
    }

    #[inline]
    fn action(&self, mv: Move) -> usize {
        let room = |card| self.room.place(card);
        match mv {
            Move::Explore => EXPLORE,
            Move::Take => TAKE,
            Move::Return => RETURN,
            Move::Wish(fortune) => WISH + fortune as usize,
            Move::Trade(card) => TRADE + room(card),
            Move::Equip(card) => EQUIP + room(card) * (HAND + 1),
            Move::EquipDrop(card, drop) => {
                EQUIP + room(card) * (HAND + 1) + 1 + (self.hands & same_colour(card)).place(drop)
            }
            Move::Heal(card) => HEAL + room(card),
            Move::Probe(card) => PROBE + room(card),
            Move::Bury(card, target) => BURY + room(card) * ROOM + room(target),
            Move::Relic(card) => RELIC + room(card),
            Move::Read(card) => READ + room(card),
            Move::Store(card) => STORE + room(card),
            Move::Relieve(card) => RELIEVE + room(card),
            Move::Decline => DECLINE,
            Move::Place(card) => PLACE + self.backpack.place(card),
            Move::Lose(card) => LOSE + self.backpack.place(card),
            Move::Discard(cards) => DISCARD + self.room.places(cards),
            Move::Fight(monster, with) => {
                let handful = (self.hands & same_colour(monster)).places(with);
                let others = (self.room - CardSet::of(monster)).places(with);
                FIGHT + (room(monster) * HANDFULS + handful) * OTHERS + others
            }
        }
    }

    #[inline]
    fn decode(&self, id: usize) -> Option<Move> {
        self.open.decode(id)
    }

    #[inline]
    fn decode_in(state: &State, id: usize) -> Option<Move> {
        state.open.decode(id)
    }

    #[inline]
    fn legal_ids(&self, state: &State, mut each: impl FnMut(usize)) {
        if self.phase == Phase::Explore {
            for monster in self.room & MONSTERS {
                let (hand, others) = (self.hands & same_colour(monster), self.room - CardSet::of(monster));
                let with = combat::selectable(state, same_colour(monster));
                let first = FIGHT + self.room.place(monster) * HANDFULS * OTHERS;
                choices(hand.places(with) * OTHERS + others.places(with)).for_each(|with| each(first + with));
            }
        }
        let moves = state.moves();
        (moves.fights()..moves.count()).filter_map(|n| moves.nth(n)).for_each(|mv| each(self.action(mv)));
    }

    fn observe(&self, out: &mut [u8]) {
        let (mut out, cards) = (Observation::new(out), SUITED + usize::from(self.jokers));
        out.puts([
            self.phase.word() as u8,
            self.health,
            self.options.max_health,
            self.depth,
            self.wishes,
            self.clean_kills.min(255) as u8,
            (self.options.edition == Edition::Second).into(),
            self.options.relics_as_weapons.into(),
            self.floor().len() as u8,
        ]);
        out.sorted(self.room, ROOM);
        out.sorted(self.hands & RED, HAND);
        out.sorted(self.hands & BLACK, HAND);
        out.sorted(self.backpack, BACKPACK);
        out.plane(self.discard, cards);
        out.plane(self.unseen(), cards);
        let floor = out.next(cards);
        floor.fill(0);
        for (place, card) in self.known_floor() {
            floor[usize::from(card.index())] = place as u8 + 1;
        }
    }
}

impl Open {
    /// The move of an id.
    #[inline]
    fn decode(&self, id: usize) -> Option<Move> {
        let room = |n| self.room.nth(n);
        Some(match id {
            EXPLORE => Move::Explore,
            TAKE => Move::Take,
            RETURN => Move::Return,
            WISH..TRADE => Move::Wish(Fortune::ALL[id - WISH]),
            TRADE..EQUIP => Move::Trade(room(id - TRADE)?),
            EQUIP..HEAL => {
                let (card, drop) = (room((id - EQUIP) / (HAND + 1))?, (id - EQUIP) % (HAND + 1));
                match drop.checked_sub(1) {
                    None => Move::Equip(card),
                    Some(n) => Move::EquipDrop(card, (self.hands & same_colour(card)).nth(n)?),
                }
            }
            HEAL..PROBE => Move::Heal(room(id - HEAL)?),
            PROBE..BURY => Move::Probe(room(id - PROBE)?),
            BURY..RELIC => Move::Bury(room((id - BURY) / ROOM)?, room((id - BURY) % ROOM)?),
            RELIC..READ => Move::Relic(room(id - RELIC)?),
            READ..STORE => Move::Read(room(id - READ)?),
            STORE..RELIEVE => Move::Store(room(id - STORE)?),
            RELIEVE..PLACE => Move::Relieve(room(id - RELIEVE)?),
            PLACE..LOSE => Move::Place(self.backpack.nth(id - PLACE)?),
            LOSE..DISCARD => Move::Lose(self.backpack.nth(id - LOSE)?),
            DISCARD..FIGHT => Move::Discard(self.room.at(id - DISCARD)?),
            DECLINE if self.options.decline_fortunes => Move::Decline,
            FIGHT..DECLINE => {
                let (others, rest) = ((id - FIGHT) % OTHERS, (id - FIGHT) / OTHERS);
                let monster = room(rest / HANDFULS)?;
                let handful = (self.hands & same_colour(monster)).at(rest % HANDFULS)?;
                Move::Fight(monster, handful | (self.room - CardSet::of(monster)).at(others)?)
            }
            _ => return None,
        })
    }
}
