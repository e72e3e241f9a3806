//! Numbers for moves and views.

use underdeck_game::{Encode, Encoding, FieldKind as Bytes, Observation};

use crate::kind::{self, Kind, Room};
use crate::moves::Spell;
use crate::phase::PhaseWord;
use crate::square::{CELLS, COLUMNS, ROWS, Square, Squares};
use crate::state::{MOST_GP, MOST_HP, Quest};
use crate::{D12, Equipment, Item, Move, Options, State, Title, View};

/// Rows and columns.
const GRID: [usize; 2] = [ROWS as usize, COLUMNS as usize];

/// The first id of each kind of moves.
const LEAVE: usize = 0;
const FOUNTAIN: usize = LEAVE + 1;
const FIGHT: usize = FOUNTAIN + 1;
const RETREAT: usize = FIGHT + 1;
const SHIELD: usize = RETREAT + 1;
const TAKE: usize = SHIELD + 1;
const DRINK: usize = TAKE + 1;
const ABANDON: usize = DRINK + 1;
const HEALING: usize = ABANDON + 1;
const BUY: usize = HEALING + 1;
const GO: usize = BUY + Item::ALL.len();
const VIEW: usize = GO + STEPS.len();
const SEEING: usize = VIEW + CELLS;
const DISSOLVING: usize = SEEING + CELLS;
const DISARMING: usize = DISSOLVING + CELLS;
const END: usize = DISARMING + CELLS;

/// The steps in a cell's place to the north, east, south and west.
const STEPS: [isize; 4] = [-(COLUMNS as isize), 1, COLUMNS as isize, -1];

/// The contents of a cell.
const ROOMS: &[&str] = &kind::WORDS;

/// The byte of a cell whose room is unknown.
const UNKNOWN: u8 = ROOMS.len() as u8 - 1;
/// Added to the second room of a type.
const SECOND: u8 = 0x80;
/// The content of a cell by the number of its room.
const CONTENTS: [u8; kind::ROOMS] = {
    let (mut contents, mut n) = ([0; kind::ROOMS], 0);
    while n <= Room::DEALT.len() {
        let room = if n < Room::DEALT.len() { Room::DEALT[n] } else { Room::STAIRCASE };
        contents[room.index()] = room.kind() as u8 + SECOND * room.is_second() as u8;
        contents[room.twin()] = contents[room.index()];
        n += 1;
    }
    contents
};

impl Encode for View {
    fn encoding(options: &Options) -> Encoding {
        let (bit, cells) = (Bytes::Bit, &[CELLS]);
        let count = |max| Bytes::Count { max };
        let category = |words| Bytes::Category { words };
        let encoding = Encoding::default()
            .moves("leave", &[], "Up the staircase.")
            .moves("fountain", &[], "Drink from the fountain.")
            .moves("fight", &[], "A round of the fight.")
            .moves("retreat", &[], "Back where you came from.")
            .moves("shield", &[], "The shield stops the hit.")
            .moves("take", &[], "The hit hurts.")
            .moves("drink", &[], "Drink the flask.")
            .moves("abandon", &[], "Give the quest up.")
            .moves("buy_healing", &[], "Buy a health point of the first wizard.")
            .moves("buy", &[Item::ALL.len()], "Buy the amulet, key, flask or shield of the other wizard.")
            .moves("go", &[STEPS.len()], "Go north, east, south or west.")
            .moves("view", &GRID, "See the room in this row and column in the crystal.")
            .moves("buy_seeing", &GRID, "Have the room in this row and column revealed.")
            .moves("buy_dissolving", &GRID, "Have the wall in this row and column dissolved.")
            .moves("buy_disarming", &GRID, "Have the trap in this row and column disarmed.")
            .field("phase", category(PhaseWord::WORDS), &[], "Which decision is due.")
            .field("hp", count(most_hp(options)), &[], "Health points.")
            .field("gp", count(MOST_GP), &[], "Gold pieces.")
            .field("items", bit, &[Item::ALL.len()], "Whether amulet, key, flask and shield are held.")
            .field("tasks", category(ROOMS), &[4], "The types of the tasks: Fetch, Remove, Explore, Defeat.")
            .field("done", bit, &[4], "Whether these tasks are done.")
            .field("here", category(ROOMS), &[], "The type of the room you are in.")
            .field("title", category(Title::WORDS), &[], "The title at the start.")
            .field("hp_cap", count(99), &[], "What gains never lift HP above, 0 for no limit.")
            .field("campaign", bit, &[], "Whether the quest is part of a campaign.")
            .field("dice", bit, &[], "Whether it is played by dice.")
            .field("two_d6", bit, &[], "Whether a D12 is rolled with two D6.")
            .field("room", category(ROOMS), cells, "What each cell holds, row by row.")
            .field("second", bit, cells, "Whether a revealed room is the second of its type, a spade.")
            .field("resolved", bit, cells, "Whether the room of each cell is resolved.")
            .field("pos", bit, cells, "Where you are.")
            .field("prev", bit, cells, "Where you were before the last entry.")
            .field("wizard1", bit, cells, "Where the wizard is who sells spells.");
        match options.triggered_traps {
            true => encoding.field("disarmed", bit, cells, "Whether a spell disarmed the traps of each cell."),
            false => encoding,
        }
    }

    #[inline]
    fn action(&self, mv: Move) -> usize {
        match mv {
            Move::Leave => LEAVE,
            Move::Fountain => FOUNTAIN,
            Move::Fight => FIGHT,
            Move::Retreat => RETREAT,
            Move::Shield => SHIELD,
            Move::Take => TAKE,
            Move::Drink => DRINK,
            Move::Abandon => ABANDON,
            Move::Cast(Spell::Healing) => HEALING,
            Move::Buy(item) => BUY + item as usize,
            Move::Go(square) => {
                let step = square.index() as isize - self.pos.index() as isize;
                GO + STEPS.iter().position(|&way| way == step).unwrap_or_default()
            }
            Move::View(square) => VIEW + square.index(),
            Move::Cast(Spell::Seeing(square)) => SEEING + square.index(),
            Move::Cast(Spell::Dissolving(square)) => DISSOLVING + square.index(),
            Move::Cast(Spell::Disarming(square)) => DISARMING + square.index(),
        }
    }

    #[inline]
    fn decode(&self, id: usize) -> Option<Move> {
        self.quest.decode(id)
    }

    #[inline]
    fn decode_in(state: &State, id: usize) -> Option<Move> {
        state.quest.decode(id)
    }

    fn observe(&self, out: &mut [u8]) {
        let (mut out, quest) = (Observation::new(out), &self.quest);
        out.puts([quest.phase.word() as u8, quest.hp.min(most_hp(&quest.options)), quest.gp.min(MOST_GP)]);
        out.puts::<{ Item::ALL.len() }>(std::array::from_fn(|n| quest.holds(Item::ALL[n]).into()));
        out.puts(quest.tasks.map(|kind| kind as u8));
        out.puts(quest.done().map(u8::from));
        out.puts([
            quest.here as u8,
            quest.options.title as u8,
            quest.options.hp_cap,
            quest.options.campaign.into(),
            (quest.options.equipment == Equipment::Dice).into(),
            (quest.options.d12 == D12::TwoD6).into(),
        ]);
        let mut cells = [0; CELLS + 1];
        Observation::new(&mut cells).bits(quest.area.bits(), CELLS);
        cells = cells.map(|has_room| has_room * UNKNOWN);
        // A room that is not revealed gets the byte behind the last cell: a branch for each would be slower.
        for (&at, room) in quest.places.iter().zip(CONTENTS) {
            cells[usize::from(at).min(CELLS)] = room;
        }
        out.puts::<CELLS>(std::array::from_fn(|n| cells[n] & !SECOND));
        out.puts::<CELLS>(std::array::from_fn(|n| u8::from(cells[n] & SECOND != 0)));
        out.bits((quest.resolved & Squares::ALL).bits(), CELLS);
        for square in [Some(quest.pos), quest.prev, quest.wizard1] {
            out.one_of(CELLS, square.map(Square::index));
        }
        if quest.options.triggered_traps {
            out.bits(quest.disarmed().bits(), CELLS);
        }
    }
}

/// The most HP that gains can reach (option-7, state-11).
fn most_hp(options: &Options) -> u8 {
    if options.hp_cap > 0 { options.hp_cap.clamp(6, MOST_HP) } else { MOST_HP }
}

impl Quest {
    /// The move of an id.
    #[inline]
    fn decode(&self, id: usize) -> Option<Move> {
        Some(match id {
            LEAVE => Move::Leave,
            FOUNTAIN => Move::Fountain,
            FIGHT => Move::Fight,
            RETREAT => Move::Retreat,
            SHIELD => Move::Shield,
            TAKE => Move::Take,
            DRINK => Move::Drink,
            ABANDON => Move::Abandon,
            HEALING => Move::Cast(Spell::Healing),
            BUY..GO => Move::Buy(Item::ALL[id - BUY]),
            GO..VIEW => Move::Go(Square::at(self.pos.index().checked_add_signed(STEPS[id - GO])?)?),
            VIEW..SEEING => Move::View(Square::at(id - VIEW)?),
            SEEING..DISSOLVING => Move::Cast(Spell::Seeing(Square::at(id - SEEING)?)),
            DISSOLVING..DISARMING => Move::Cast(Spell::Dissolving(Square::at(id - DISSOLVING)?)),
            DISARMING..END => Move::Cast(Spell::Disarming(Square::at(id - DISARMING)?)),
            _ => return None,
        })
    }
}

const _: () = assert!(Kind::Staircase as usize == ROOMS.len() - 2);
