//! Numbers for moves and views.

#[macro_use]
mod keep;

use underdeck_cards::CardSet;
use underdeck_game::{Encode, Encoding, FieldKind as Bytes, Observation};

use self::keep::{KINDS, MOST_PROJECTS, WORKS, kind};
use crate::keep::{Id, MOST_MINIONS};
use crate::kinds::{Kind, Mode, Resource, Room, Spell, Ware, Work};
use crate::phase::{Phase, PhaseWord};
use crate::state::Open;
use crate::view::{Other, SeenSet};
use crate::{Move, Options, State, View};

/// The cards up to the black Joker, and the turn cards of a pass (bounds-1).
const CARDS: usize = 54;
const TURNS: usize = 13;
/// The most cards looked at, which is also the highest number of known cards of the main deck (bounds-1, bounds-2).
const LOOKED_AT: usize = 6;
/// The size of ranges: the Peons and minions that can be sent, and the most that can be given (bounds-1, bounds-3).
const PEONS: usize = 16;
const CREWS: usize = MOST_MINIONS + 1;

/// Moves without argument in the order of their ids, with their names and effects. A name has an underscore for a
/// space.
const BARE: [(Move, &str, &str); 12] = [
    (Move::Collect, "collect", "The harvest, then food and pay."),
    (Move::PeonDig, "peon_dig", "A Peon just found digs."),
    (Move::PeonChant, "peon_chant", "A Peon just found chants."),
    (Move::Attempt, "attempt", "The recruitment of the turn."),
    (Move::Done, "done", "The attempt ends."),
    (Move::Flip, "flip", "Flip the top turn card."),
    (Move::Fight, "fight", "Fight the hero."),
    (Move::Extra, "extra", "One more card for the draft hand."),
    (Move::Pass, "pass", "Take nobody of the draft hand."),
    (Move::Attack(None), "attack_none", "Nobody attacks."),
    (Move::Alone, "alone", "Nobody joins the attack."),
    (Move::Next, "next", "On to the next phase."),
];

/// The first id of each kind of moves with an argument.
const DIG: usize = BARE.len();
const BUILD: usize = DIG + PEONS;
const TRAIN: usize = BUILD + Room::COUNT;
const RESEARCH: usize = TRAIN + MOST_MINIONS;
const CHANNEL: usize = RESEARCH + Work::COUNT;
const LABOUR: usize = CHANNEL + Spell::COUNT * CREWS;
const RECRUIT: usize = LABOUR + Ware::COUNT * CREWS;
const BANISH: usize = RECRUIT + Kind::COUNT;
const USE: usize = BANISH + MOST_MINIONS;
const CAST: usize = USE + Ware::COUNT;
const PLACE: usize = CAST + Spell::COUNT;
const ATTACK: usize = PLACE + LOOKED_AT;
const JOIN: usize = ATTACK + MOST_MINIONS;
const GIVE: usize = JOIN + MOST_MINIONS;

/// The most passes that are told apart: six, or more by the options (option-3, option-8).
fn most_passes(options: &Options) -> u8 {
    options.turn_decks.max(options.draft_decks).max(6)
}

/// The bytes that add up to the health of a Keep: two, or more in long games against each other (setup-9, option-9).
fn hp_bytes(options: &Options) -> usize {
    let most = match options.mode {
        Mode::Standard => 100 * usize::from(options.turn_decks),
        _ => options.keep_hp.into(),
    };
    most.div_ceil(255).max(2)
}

/// The number of gifts of a resource, none included (bounds-3, option-18).
const fn gifts(options: &Options) -> usize {
    if options.aces_pay { 305 } else { 289 }
}

/// The first id of projects to drop: after all others (option-17).
const fn erase(options: &Options) -> usize {
    GIVE + if matches!(options.mode, Mode::Coop) { Resource::COUNT * gifts(options) } else { 0 }
}

/// The words of the phases, and an empty one.
pub(crate) const PHASES: &[&str] = &{
    let mut words = ["none"; PhaseWord::WORDS.len() + 1];
    let mut n = 0;
    while n < PhaseWord::WORDS.len() {
        words[n] = PhaseWord::WORDS[n];
        n += 1;
    }
    words
};
const NO_PHASE: u8 = PHASES.len() as u8 - 1;
const TRI: &[&str] = &["no", "yes", "not known"];

const fn count(max: u8) -> Bytes {
    Bytes::Count { max }
}

const fn category(words: &'static [&'static str]) -> Bytes {
    Bytes::Category { words }
}

impl Encode for View {
    fn encoding(options: &Options) -> Encoding {
        let options = &options.played();
        let (cards, minions) = (&[CARDS], &[MOST_MINIONS]);
        let (is_coop, turns) = (options.mode == Mode::Coop, &[1 + usize::from(options.mode == Mode::Coop), TURNS]);
        let bare = BARE.iter();
        let mut encoding = bare
            .fold(Encoding::default(), |encoding, (_, name, meaning)| encoding.moves(name, &[], meaning))
            .moves("assign", &[PEONS], "This many Peons dig, the others chant.")
            .moves(
                "build",
                &[Room::COUNT],
                "Build a lair, farm, vault, quarry, gate, shrine, library, training room or blacksmith.",
            )
            .moves("train", minions, "Train the minion of this id, from 1.")
            .moves("research", &[Work::COUNT], "Start a project: six spells, three doors, four traps.")
            .moves("channel", &[Spell::COUNT, CREWS], "Have this many minions channel a spell.")
            .moves("labour", &[Ware::COUNT, CREWS], "Have this many minions work on a door or trap.")
            .moves(
                "recruit",
                &[Kind::COUNT],
                "Recruit the card of this kind: 2C to TC, 2S to TS, Dragon, 2D to TD, 2H to TH, Monarch.",
            )
            .moves("banish", minions, "Banish the minion of this id, from 1.")
            .moves("use", &[Ware::COUNT], "Use a door or trap.")
            .moves("cast", &[Spell::COUNT], "Cast a spell.")
            .moves("place", &[LOOKED_AT], "Place this card of those looked at next, in canonical order.")
            .moves("attack", minions, "The minion of this id attacks.")
            .moves("join", minions, "The minion of this id joins the attack.");
        if is_coop {
            encoding = encoding.moves(
                "give",
                &[Resource::COUNT, gifts(options)],
                "Give the partner this much gold, stone, food or mana of a haul.",
            );
        }
        if options.free_slots {
            encoding = encoding.moves("erase", &[Work::COUNT], "Drop a project: six spells, three doors, four traps.");
        }
        encoding = encoding
            .field("phase", category(PHASES), &[], "Which decision is due.")
            .field("resume", category(PHASES), &[], "The phase that goes on afterwards.")
            .field("mode", category(Mode::WORDS), &[], "The game mode.")
            .field("scenario", count(10), &[], "The scenario of the campaign, otherwise 0.")
            .field("turn_limit", count(most_passes(options)), &[], "Passes through the turn deck.")
            .field("monarch", count(40), &[], "The row of the Monarch's table in play, 0 without him.")
            .field("heroes", Bytes::Bit, &[], "Whether heroes come.")
            .field("drafts_heroes", Bytes::Bit, &[2], "Whether you draft heroes, and whether the other player does.")
            .field("seat", Bytes::Bit, &[], "Whether you are the second player.")
            .field("decides", Bytes::Bit, &[], "Whether you are to decide.")
            .field("active", Bytes::Bit, &[], "Whether it is your turn.")
            .field("turn_no", count(255), &[], "The number of the turn.")
            .field("turn_pass", count(most_passes(options)), &[], "Passes through the turn deck that are done.")
            .field("war_round", count(255), &[], "The round of the war.")
            .field("new_peons", count(20), &[], "Peons just found.")
            .field("chanters", count(20), &[], "Peons that chant.")
            .field("picks", count(12), &[], "Minions that may still be hired in the attempt, if you decide.")
            .field("attempted", category(TRI), &[], "Whether the recruitment of the turn was tried.")
            .field("hero", category(KINDS), &[], "The hero that the Keep meets.")
            .field("hero_rank", count(80), &[], "The hero's rank.");
        if options.one_ware {
            encoding =
                encoding.field("ware_used", Bytes::Bit, &[], "Whether a door or trap was used against the hero.");
        }
        encoding = encoding
            .field(
                "pool",
                count(255),
                &[3, 2],
                "Gold, stone and mana being divided, each in two bytes that add up to it.",
            )
            .field(
                "hp",
                count(255),
                &[2, hp_bytes(options)],
                "The health of your Keep and its most, each in bytes that add up to it.",
            )
            .field("other_hp", count(255), &[2, hp_bytes(options)], "The same of the other Keep.")
            .field("main_len", count(41), &[], "Cards in the main deck.")
            .field(
                "main",
                Bytes::face(CARDS),
                &[LOOKED_AT],
                "The top cards of the main deck that are known, top first.",
            )
            .field(
                "turns",
                Bytes::face_or_back(CARDS),
                turns,
                "The turn deck, top first, in coop each player's share; 55 is a card not known.",
            )
            .field("look", Bytes::face(CARDS), &[LOOKED_AT], "The cards looked at, in canonical order.")
            .field("placed", Bytes::face(CARDS), &[LOOKED_AT], "The cards placed already, in their order.")
            .field("discard", Bytes::Bit, cards, "For each card, whether it is seen in the discard.")
            .field("discard_hidden", count(41), &[], "Cards of the discard that are not seen.")
            .field("revealed", Bytes::Bit, cards, "For each card, whether it is turned up in an attempt.")
            .field("revealed_hidden", count(41), &[], "Cards turned up that are not seen.")
            .field("turn_discard", Bytes::Bit, cards, "For each card, whether it lies in the discard of turn cards.")
            .field("hero_cards", Bytes::Bit, cards, "For each card, whether it lies before a hero.")
            .field("dig_cards", Bytes::Bit, cards, "For each card, whether it was dug this turn.");
        encoding = keep_fields!(encoding, "", options.two_jobs);
        if is_coop { keep_fields!(encoding, "partner_", options.two_jobs) } else { encoding }
    }

    #[inline]
    fn action(&self, mv: Move) -> usize {
        let id = |id: Id| usize::from(id) - 1;
        match mv {
            Move::AssignDig(n) => DIG + usize::from(n),
            Move::Build(room) => BUILD + room as usize,
            Move::Train(minion) => TRAIN + id(minion),
            Move::Research(work) => RESEARCH + work.index(),
            Move::Channel(spell, n) => CHANNEL + spell as usize * CREWS + usize::from(n),
            Move::Labour(ware, n) => LABOUR + ware as usize * CREWS + usize::from(n),
            Move::Recruit(card) => RECRUIT + Kind::of(card).map_or(0, Kind::index),
            Move::Banish(minion) => BANISH + id(minion),
            Move::Use(ware) => USE + ware as usize,
            Move::Cast(spell) => CAST + spell as usize,
            Move::Place(card) => PLACE + self.look.place(card),
            Move::Attack(Some(minion)) => ATTACK + id(minion),
            Move::Join(minion) => JOIN + id(minion),
            Move::Give(what, n) => GIVE + what as usize * gifts(&self.options) + usize::from(n),
            Move::Erase(work) => erase(&self.options) + work.index(),
            // Those in `BARE` by their order there.
            Move::Collect => 0,
            Move::PeonDig => 1,
            Move::PeonChant => 2,
            Move::Attempt => 3,
            Move::Done => 4,
            Move::Flip => 5,
            Move::Fight => 6,
            Move::Extra => 7,
            Move::Pass => 8,
            Move::Attack(None) => 9,
            Move::Alone => 10,
            Move::Next => 11,
        }
    }

    #[inline]
    fn decode(&self, id: usize) -> Option<Move> {
        decoded(&self.open, id)
    }

    #[inline]
    fn decode_in(state: &State, id: usize) -> Option<Move> {
        decoded(&state.open, id)
    }

    fn observe(&self, out: &mut [u8]) {
        let mut out = Observation::new(out);
        let (options, mine) = (self.options, self.seat & 1);
        out.puts([
            place(self.phase),
            self.resume.map_or(NO_PHASE, place),
            options.mode as u8,
            self.scenario().min(10),
            self.turn_limit.min(most_passes(&options)),
            self.monarch.min(40),
            options.heroes.into(),
            (options.hero_player == mine + 1).into(),
            (options.hero_player == 2 - mine).into(),
            mine,
            (!self.phase.is_over() && self.to_move == mine).into(),
            (self.active == mine).into(),
            self.turn_no.min(255) as u8,
            self.turn_pass.min(most_passes(&options)),
            self.war_round.min(255) as u8,
            self.new_peons.min(20),
            self.chanters.min(20),
            self.picks().map_or(0, |picks| picks.min(12)),
            self.attempted().map_or(2, u8::from),
            kind(self.hero),
            self.hero_rank.min(80),
        ]);
        if options.one_ware {
            out.put(self.ware_used);
        }
        let (hp, hp_max) = match &self.other {
            Other::Nobody => (0, 0),
            Other::Partner(keep) => (keep.hp, keep.hp_max),
            Other::Rival { hp, hp_max } => (*hp, *hp_max),
        };
        out.wides(self.pool);
        for n in [self.keep.hp, self.keep.hp_max, hp, hp_max] {
            (0..hp_bytes(&options)).for_each(|byte| out.put(usize::from(n).saturating_sub(255 * byte).min(255) as u8));
        }
        out.count(self.main().len(), 41);
        out.faces(self.main().iter().map_while(|seen| seen.card()), LOOKED_AT);
        let is_coop = options.mode == Mode::Coop;
        for player in 0..1 + usize::from(is_coop) {
            out.seen(self.turns(player), TURNS, CARDS as u8 + 1);
        }
        out.sorted(self.look, LOOKED_AT);
        out.faces(self.placed.cards().iter().copied(), LOOKED_AT);
        for faces in [self.discard, self.revealed] {
            out.plane(SeenSet::open(faces), CARDS);
            out.count(SeenSet::hidden(faces), 41);
        }
        let sets: [CardSet; 3] = [self.turn_discard, self.hero_cards, self.dig_cards.to_set()];
        sets.into_iter().for_each(|set| out.plane(set, CARDS));
        keep::write(&mut out, &self.keep, options.two_jobs);
        match &self.other {
            Other::Partner(partner) if is_coop => keep::write(&mut out, partner, options.two_jobs),
            _ => {}
        }
    }
}

/// The move of an id, given the options and the cards looked at.
#[inline]
fn decoded(open: &Open, id: usize) -> Option<Move> {
    let (gifts, erase) = (gifts(&open.options), erase(&open.options));
    let number = |first: usize| (id - first) as u8;
    Some(match id {
        0..DIG => BARE[id].0,
        DIG..BUILD => Move::AssignDig(number(DIG)),
        BUILD..TRAIN => Move::Build(Room::ALL[id - BUILD]),
        TRAIN..RESEARCH => Move::Train(number(TRAIN) + 1),
        RESEARCH..CHANNEL => Move::Research(Work::at(id - RESEARCH)),
        CHANNEL..LABOUR => Move::Channel(Spell::ALL[(id - CHANNEL) / CREWS], ((id - CHANNEL) % CREWS) as u8),
        LABOUR..RECRUIT => Move::Labour(Ware::ALL[(id - LABOUR) / CREWS], ((id - LABOUR) % CREWS) as u8),
        RECRUIT..BANISH => Move::Recruit(Kind::at(id - RECRUIT)?.card()?),
        BANISH..USE => Move::Banish(number(BANISH) + 1),
        USE..CAST => Move::Use(Ware::ALL[id - USE]),
        CAST..PLACE => Move::Cast(Spell::ALL[id - CAST]),
        PLACE..ATTACK => Move::Place(open.look.nth(id - PLACE)?),
        ATTACK..JOIN => Move::Attack(Some(number(ATTACK) + 1)),
        JOIN..GIVE => Move::Join(number(JOIN) + 1),
        _ if id < erase => Move::Give(Resource::ALL[(id - GIVE) / gifts], ((id - GIVE) % gifts) as u16),
        _ if open.options.free_slots && id < erase + Work::COUNT => Move::Erase(Work::at(id - erase)),
        _ => return None,
    })
}

/// The place of a phase in the list of their words.
pub(crate) const fn place(phase: Phase) -> u8 {
    phase.word() as u8
}
