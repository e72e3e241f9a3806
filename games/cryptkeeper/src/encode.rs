//! Numbers for moves and views.

use underdeck_cards::{Cell, Seen, Suit};
use underdeck_game::{Encode, Encoding, FieldKind, Observation};

use crate::face::{FACES, Face, Faces};
use crate::field::{COLUMNS, ROWS, Square, index, line};
use crate::map::Side;
use crate::state::{Back, Pending, PhaseWord};
use crate::view::Origin;
use crate::{Edge, Move, Options, State, View};

const HEIGHT: usize = 15;
const WIDTH: usize = 21;
const CELLS: usize = HEIGHT * WIDTH;
/// The most tiles of a map (field-4).
const TILES: usize = 25;
/// The cards of a suit, and the rows and columns of a map as it is dealt (deal-1).
const RANKS: usize = 13;
const DEALT: [usize; 2] = [3, 9];

/// The first id of each kind of moves.
const DESCEND: usize = 0;
const RESOLVE: usize = DESCEND + 1;
const SUFFER: usize = RESOLVE + 1;
const KEEP: usize = SUFFER + 1;
const BUILD: usize = KEEP + 1;
const GO: usize = BUILD + Edge::ALL.len();
const TAKE: usize = GO + 4;
const USE: usize = TAKE + RANKS;
const DISCARD: usize = USE + FACES;
const CARD: usize = DISCARD + FACES;
const ROW: usize = CARD + FACES;
const COLUMN: usize = ROW + HEIGHT;
const STAND: usize = COLUMN + WIDTH;
const TILE: usize = STAND + DEALT[0] * DEALT[1];
const CELL: usize = TILE + CELLS;
const END: usize = CELL + CELLS;

/// The byte of an unknown card.
const UNKNOWN: usize = FACES + 1;
/// The byte of a card for each [`Seen::byte`], by the code of the options.
const NUMBERS: [[u8; 64]; 8] = {
    let mut numbers = [[UNKNOWN as u8; 64]; 8];
    let mut i = 0;
    while i < 8 * FACES {
        let (options, face) = (Options::from_code((i / FACES) as u8), Face::from_index(i % FACES));
        numbers[i / FACES][face.card(options).index() as usize + 1] = turned(i % FACES, options) as u8 + 1;
        i += 1;
    }
    numbers
};
/// North, west, east and south by one more than the steps down, 3 for too many, then by the steps to the right; 4 for
/// elsewhere.
const WAYS: [usize; 16] = [4, 0, 4, 4, 1, 4, 2, 4, 4, 3, 4, 4, 4, 4, 4, 4];

const SIDES: &[&str] = &["none", "down", "revealed", "activated"];
const BACKS: &[&str] = &["none", "turn", "event", "curse"];
const DUES: &[&str] = &["none", "last turn", "this turn", "next turn"];

impl Encode for View {
    fn encoding(_: &Options) -> Encoding {
        let (card, bit, tile) = (FieldKind::face(FACES), FieldKind::Bit, FieldKind::face_or_back(FACES));
        let category = |words| FieldKind::Category { words };
        let count = |max| FieldKind::Count { max };
        Encoding::default()
            .moves("descend", &[], "Down the stairs.")
            .moves("resolve", &[], "The event happens.")
            .moves("suffer", &[], "The curse strikes.")
            .moves("keep", &[], "Discard nothing.")
            .moves("build", &[Edge::ALL.len()], "Build on a side of the map: left, right, top, bottom.")
            .moves("move", &[4], "Move the token north, west, east or south.")
            .moves("take", &[RANKS], "Take the black card of this rank, ace first.")
            .moves("use", &[FACES], "Use the item: black cards by rank, then red ones.")
            .moves("discard", &[FACES], "Discard this card of the hand: black cards by rank, then red ones.")
            .moves("card", &[FACES], "Choose this card of the discard: black cards by rank, then red ones.")
            .moves("row", &[HEIGHT], "Choose a row of the field, -5 to 9.")
            .moves("column", &[WIDTH], "Choose a column of the field, -5 to 15.")
            .moves(
                "stand",
                &DEALT,
                "Place the token on the tile in this row and column of the map as dealt, from r1c1.",
            )
            .moves("tile", &[HEIGHT, WIDTH], "Choose the tile in this row and column of the field, from r-5c-5.")
            .moves("cell", &[HEIGHT, WIDTH], "Choose the empty cell in this row and column of the field, from r-5c-5.")
            .field("phase", category(PhaseWord::WORDS), &[], "Which decision is due.")
            .field("floor", count(40), &[], "The floor, from 1.")
            .field("turns", count(255), &[], "The turns completed.")
            .field("left", count(26), &[], "How many cards are still to be chosen.")
            .field("optional", bit, &[], "Whether nothing need be discarded.")
            .field("rune", bit, &[], "Whether the Rune protects.")
            .field("flask_required", bit, &[], "Whether the ritual needs an ace.")
            .field("due", category(DUES), &[2], "When the curse of the black and of the red ten strikes.")
            .field(
                "event",
                card,
                &[],
                "The tile whose event is waiting; black cards by rank, then red ones, as everywhere.",
            )
            .field("using", card, &[], "The item in use.")
            .field("back", category(BACKS), &[], "In which phase the item in use was used.")
            .field("picked", card, &[], "The card that is laid next.")
            .field("token", count(21), &[2], "The token's row and column in the field, from 1; 0 before it is placed.")
            .field("deck_len", count(26), &[], "Cards in the deck.")
            .field("near", tile, &[4], "The tile north, west, east and south of the token; 27 is a card not known.")
            .field("near_side", category(SIDES), &[4], "How these tiles lie.")
            .field("tile", tile, &[TILES], "The tiles by row, then column; 27 is a card not known.")
            .field("tile_side", category(SIDES), &[TILES], "How these tiles lie.")
            .field("tile_row", count(15), &[TILES], "Their rows in the field, from 1.")
            .field("tile_column", count(21), &[TILES], "Their columns in the field, from 1.")
            .field("tile_dealt", bit, &[TILES], "Whether these cards were dealt with the map.")
            .field("hand", bit, &[FACES], "For each card, whether it is in the hand.")
            .field("discard", bit, &[FACES], "For each card, whether it lies in the discard.")
            .field("eligible", bit, &[FACES], "For each card, whether it may be discarded now.")
            .field("map_pool", bit, &[FACES], "For each card, whether it was dealt with the map of this floor.")
            .field("unseen", bit, &[FACES], "For each card, whether it lies somewhere unseen.")
            .field(
                "deck",
                count(26),
                &[FACES],
                "For each card, its place in the deck if that is known, 1 for the top; otherwise 0.",
            )
            .field(
                "deck_dealt",
                bit,
                &[FACES],
                "For each place of the deck, top first, whether its card was dealt with the map.",
            )
    }

    #[inline]
    fn action(&self, mv: Move) -> usize {
        let face = |card| self.number(Face::of(card, self.options));
        let cell = |cell: Cell| index(cell.row) * WIDTH + index(cell.column);
        match mv {
            Move::Descend => DESCEND,
            Move::Resolve => RESOLVE,
            Move::Suffer => SUFFER,
            Move::Keep => KEEP,
            Move::Build(edge) => BUILD + edge as usize,
            Move::Go(to) => {
                let token = self.token.cell();
                GO + around(token).iter().position(|&cell| cell == to).unwrap_or_default()
            }
            Move::Take(card) => TAKE + face(card),
            Move::Use(card) => USE + face(card),
            Move::Discard(card) => DISCARD + face(card),
            Move::Card(card) => CARD + face(card),
            Move::Row(row) => ROW + index(row),
            Move::Column(column) => COLUMN + index(column),
            Move::Stand(cell) => STAND + (cell.row - 1) as usize * DEALT[1] + (cell.column - 1) as usize,
            Move::Tile(at) => TILE + cell(at),
            Move::Cell(at) => CELL + cell(at),
        }
    }

    #[inline]
    fn decode(&self, id: usize) -> Option<Move> {
        decoded(self.token, self.options, id)
    }

    #[inline]
    fn decode_in(state: &State, id: usize) -> Option<Move> {
        decoded(state.token, state.options, id)
    }

    fn observe(&self, out: &mut [u8]) {
        let mut out = Observation::new(out);
        let face = |face: Option<Face>| face.map_or(0, |face| self.number(face) as u8 + 1);
        let (Pending { mut left, optional, picked }, mut eligible) = (self.phase.pending(), self.eligible());
        // An item used inside an effect counts as used before it, with the cards and the number that the effect waits for.
        let back = match self.using.map(|using| using.back) {
            None => 0,
            Some(Back::Turn) => 1,
            Some(Back::Event) => 2,
            Some(Back::Curse) => 3,
            Some(Back::Effect { left: waiting, .. }) => {
                eligible |= self.dealt.drawn;
                left = left.max(waiting);
                if self.event.is_some() { 2 } else { 3 }
            }
        };
        out.put(self.phase.word() as u8);
        out.count(self.floor, 40);
        out.count(self.turns, u8::MAX);
        out.count(left, 26);
        out.put(optional);
        out.put(self.rune());
        out.put(self.options.flask_required());
        let is_black_high = is_black_high(self.options);
        out.put(self.signs.stage(is_black_high));
        out.put(self.signs.stage(!is_black_high));
        out.put(face(self.event));
        out.put(face(self.using.map(|using| using.item)));
        out.put(back);
        out.put(face(picked));
        let token = (!self.token.is_nowhere()).then_some(self.token);
        out.put(token.map_or(0, |token| token.row() as u8 + 1));
        out.put(token.map_or(0, |token| token.column() as u8 + 1));
        out.count(self.deck().len(), 26);
        let (near, near_side) = (out.next(4), out.next(4));
        // Here and below, a missing cell gets a byte that is not written: a branch for each would be slower.
        let (beside, mut around) = (token.map_or(Cell::new(100, 100), Square::cell), [[0; 5]; 2]);
        let [cards, sides, rows, columns, dealt] = std::array::from_fn(|_| out.next(TILES));
        [&mut *cards, &mut *sides, &mut *rows, &mut *columns, &mut *dealt].into_iter().for_each(|bytes| bytes.fill(0));
        let numbers = &NUMBERS[usize::from(self.options.code() & 7)];
        let number = |seen: Seen| numbers[usize::from(seen.byte() & 63)];
        for (n, tile) in self.tiles().iter().take(TILES).enumerate() {
            cards[n] = number(tile.card);
            sides[n] = match tile.side {
                Side::Down => 1,
                Side::Revealed => 2,
                Side::Activated => 3,
            };
            (rows[n], columns[n]) = (index(tile.cell.row) as u8 + 1, index(tile.cell.column) as u8 + 1);
            dealt[n] = u8::from(tile.origin == Origin::Map);
            let steps = |line: i8, from: i8| (line - from + 1).cast_unsigned().min(3);
            let way = WAYS[usize::from(steps(tile.cell.row, beside.row) << 2 | steps(tile.cell.column, beside.column))];
            (around[0][way], around[1][way]) = (cards[n], sides[n]);
        }
        near.copy_from_slice(&around[0][..4]);
        near_side.copy_from_slice(&around[1][..4]);
        let sets = out.next(5 * FACES);
        let (places, dealt, mut deck) = (out.next(FACES), out.next(FACES), [0; 32]);
        dealt.fill(0);
        for (n, &(seen, origin)) in self.deck().iter().enumerate() {
            dealt[n] = u8::from(origin == Origin::Map);
            deck[usize::from(number(seen) & 31)] = n as u8 + 1;
        }
        places.copy_from_slice(&deck[1..UNKNOWN]);
        let mut sets = Observation::new(sets);
        for faces in [self.hand, self.discard, eligible, self.dealt.map, self.unseen()] {
            sets.bits(self.black_first(faces), FACES);
        }
    }
}

/// The move of an id, given the place of the token.
#[inline]
fn decoded(token: Square, options: Options, id: usize) -> Option<Move> {
    let card = |number| Face::from_index(turned(number, options)).card(options);
    let cell = |n: usize| Cell::new(line(n / WIDTH), line(n % WIDTH));
    Some(match id {
        DESCEND => Move::Descend,
        RESOLVE => Move::Resolve,
        SUFFER => Move::Suffer,
        KEEP => Move::Keep,
        BUILD..GO => Move::Build(Edge::ALL[id - BUILD]),
        GO..TAKE if token.is_nowhere() => return None,
        GO..TAKE => Move::Go(around(token.cell())[id - GO]),
        TAKE..USE => Move::Take(card(id - TAKE)),
        USE..DISCARD => Move::Use(card(id - USE)),
        DISCARD..CARD => Move::Discard(card(id - DISCARD)),
        CARD..ROW => Move::Card(card(id - CARD)),
        ROW..COLUMN => Move::Row(line(id - ROW)),
        COLUMN..STAND => Move::Column(line(id - COLUMN)),
        STAND..TILE => {
            let n = (id - STAND) as i8;
            Move::Stand(Cell::new(n / DEALT[1] as i8 + 1, n % DEALT[1] as i8 + 1))
        }
        TILE..CELL => Move::Tile(cell(id - TILE)),
        CELL..END => Move::Cell(cell(id - CELL)),
        _ => return None,
    })
}

impl View {
    /// The number of a card: its rank from 0 if it is black, and 13 more if it is red, for any two suits.
    #[inline]
    fn number(&self, face: Face) -> usize {
        turned(face.index(), self.options)
    }

    /// Cards as bits by their numbers.
    #[inline]
    fn black_first(&self, faces: Faces) -> u64 {
        let bits = u64::from(faces.bits());
        if is_black_high(self.options) { (bits >> RANKS | bits << RANKS) & ((1 << FACES) - 1) } else { bits }
    }
}

/// Whether the black suit comes after the red one in canonical order.
#[inline]
const fn is_black_high(options: Options) -> bool {
    // Clubs come before both red suits, spades after both.
    matches!(options.black_suit(), Suit::Spades)
}

/// The number of a card by its place in canonical order, and vice versa.
#[inline]
const fn turned(place: usize, options: Options) -> usize {
    if is_black_high(options) { (place + RANKS) % FACES } else { place }
}

/// The cells to the north, west, east and south.
#[inline]
const fn around(cell: Cell) -> [Cell; 4] {
    let [north, east, south, west] = cell.neighbours();
    [north, west, east, south]
}

const _: () = {
    assert!(HEIGHT as i8 == *ROWS.end() - *ROWS.start() + 1 && WIDTH as i8 == *COLUMNS.end() - *COLUMNS.start() + 1);
    assert!(Square::at(0, 0).cell().row == *ROWS.start());
};
