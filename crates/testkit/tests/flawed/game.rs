//! The toy game with one flaw or none; without `WHOLE` it names no piles, and its texts ignore its options.

use std::cell::Cell;
use std::hash::{Hash as _, Hasher};
use std::sync::atomic::{AtomicU64, Ordering};

use serde::{Deserialize, Deserializer, Serialize};
use underdeck_cards::{Card, CardSet};
use underdeck_game::{
    Aim, Badge, Body, Catalogue, Chance, Encode, Encoding, Facts, FieldKind, GameInfo, Message, MoveList, Observation,
    Place, Play, Policy, Presentation, Refusal, Resources, Rng, Seat, SeenChance, Solve, State, StateError, Table,
    Tooltip, Turn, View,
};
use underdeck_testkit::toy::{Toy, ToyMove, ToyOptions, ToyView};

/// What is wrong with the game on this thread. A parameter of the type would have the whole contract compiled once for each flaw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flaw {
    None,
    Twice,
    Count,
    Check,
    Lie,
    Hidden,
    Nameless,
    Forget,
    Offer,
    Number,
    Note,
    Rule,
    Place,
    Room,
    Undescribed,
    Greedy,
    Clock,
    End,
    Talk,
    Boast,
    Chat,
    Mood,
    Panic,
    Setup,
    Trust,
    Leak,
    Fixed,
    Key,
    LessIsBetter,
    Hopeless,
    Bound,
    Id,
    Verb,
    Mask,
    Byte,
    Gap,
    Silent,
    Refuse,
    Excuse,
    Unread,
    Inert,
    Deaf,
    Switched,
}

thread_local! {
    static FLAW: Cell<Flaw> = const { Cell::new(Flaw::None) };
}

impl Flaw {
    /// Gives the games of this thread this flaw alone.
    pub(crate) fn set(self) {
        FLAW.set(self);
    }

    fn is_here(self) -> bool {
        FLAW.get() == self
    }
}

/// The names of the facts, options and endings of the toy game.
const NAMES: [(&str, &[&str]); 16] = [
    ("ending-spent", &[]),
    ("ending-won", &[]),
    ("info-aim", &[]),
    ("info-difficulty", &[]),
    ("info-length", &[]),
    ("info-summary", &[]),
    ("option-lives", &[]),
    ("option-lives-effect", &[]),
    ("option-peek", &[]),
    ("option-peek-effect", &[]),
    ("option-ranks", &[]),
    ("option-ranks-effect", &[]),
    ("option-trump", &[]),
    ("option-trump-effect", &[]),
    ("option-water", &[]),
    ("option-water-effect", &[]),
];

/// Texts that ignore the options.
static DEAF: Catalogue = Catalogue::new(
    "deaf",
    &[(
        "en",
        &[include_str!("../../text/en/facts.ftl"), "info-aim = Stop before the deck does."],
        &[("how_to_play.md", "# The Well\n\nDraw, roll and sell.\n")],
    )],
    &NAMES,
);

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(transparent)]
pub(crate) struct Flawed<const WHOLE: bool>(Toy);

impl<'de, const WHOLE: bool> Deserialize<'de> for Flawed<WHOLE> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut toy = Toy::deserialize(deserializer)?;
        // No game has so much gold.
        if Flaw::Trust.is_here() && toy.open.gold == 255 {
            toy.open.lives = 10;
        }
        Ok(Self(toy))
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(transparent)]
pub(crate) struct FlawedView<const WHOLE: bool>(ToyView, #[serde(skip)] Option<Card>);

pub(crate) struct FlawedMoves(Vec<ToyMove>);

impl MoveList for FlawedMoves {
    type Move = ToyMove;

    fn count(&self) -> usize {
        self.0.len() + usize::from(Flaw::Count.is_here() && self.0.len() > 1)
    }

    fn nth(&self, n: usize) -> Option<ToyMove> {
        self.0.get(n).copied()
    }
}

impl<const WHOLE: bool> State for Flawed<WHOLE> {
    type Move = ToyMove;
    type Moves<'a> = FlawedMoves;
    type View = FlawedView<WHOLE>;
    type Options = ToyOptions;

    const INFO: &'static GameInfo = if WHOLE { Toy::INFO } else { &GameInfo { piles: &[], text: &DEAF, ..*Toy::INFO } };
    const REFERENCE: &'static str = Toy::REFERENCE;

    fn new(options: &ToyOptions, chance: &mut impl Chance) -> Self {
        assert!(!Flaw::Setup.is_here() || options.ranks < 6, "there are no sixes");
        let peek = options.peek || Flaw::Inert.is_here();
        Self(Toy::new(&ToyOptions { peek, ..options.clone() }, chance))
    }

    fn turn(&self) -> Turn {
        match self.0.turn() {
            Turn::Over(_) if Flaw::End.is_here() => Turn::Decide(Seat(0)),
            turn => turn,
        }
    }

    fn moves(&self) -> FlawedMoves {
        let mut moves: Vec<ToyMove> = self.0.moves().all().collect();
        if let (Flaw::Twice, Some(&first)) = (FLAW.get(), moves.first()) {
            moves.insert(0, first);
        }
        FlawedMoves(moves)
    }

    fn play_unchecked(&mut self, mv: ToyMove, chance: &mut impl Chance) {
        static CLOCK: AtomicU64 = AtomicU64::new(0);
        self.0.play_unchecked(mv, chance);
        if Flaw::Clock.is_here() {
            self.0.open.gold += CLOCK.fetch_add(1, Ordering::Relaxed) as u16 % 2;
        }
    }

    fn view(&self, seat: Seat) -> FlawedView<WHOLE> {
        let mut view = self.0.view(seat);
        if Flaw::Lie.is_here() {
            view.open.gold += 1;
        }
        FlawedView(view, self.0.well.get(0).filter(|_| Flaw::Leak.is_here()))
    }

    fn check(&self) -> Result<(), StateError> {
        StateError::ensure(!Flaw::Check.is_here() || self.0.open.hand.len() < 2, "hand", || "too many cards")?;
        self.0.check()
    }
}

impl<const WHOLE: bool> View for FlawedView<WHOLE> {
    type State = Flawed<WHOLE>;

    fn determinise(&self, rng: &mut impl Rng) -> Flawed<WHOLE> {
        let mut view = self.0.clone();
        if let (Flaw::Forget, Some(card)) = (FLAW.get(), view.well.first().copied().flatten()) {
            view.well[0] = None;
            view.unseen.insert(card);
        }
        if Flaw::Fixed.is_here() {
            return Flawed(view.determinise(&mut underdeck_game::FastRng::new(0)));
        }
        loop {
            let toy = view.determinise(rng);
            if self.1.is_none() || toy.well.get(0) == self.1 {
                return Flawed(toy);
            }
        }
    }

    fn hidden(&self) -> usize {
        self.0.hidden() + usize::from(Flaw::Hidden.is_here())
    }

    fn named_cards(&self) -> CardSet {
        if Flaw::Nameless.is_here() { CardSet::EMPTY } else { self.0.named_cards() }
    }
}

impl<const WHOLE: bool> Presentation for FlawedView<WHOLE> {
    fn table(&self) -> Table {
        let mut table = self.0.table();
        match FLAW.get() {
            Flaw::Offer => {
                table.offers.pop();
            }
            Flaw::Number => table.offers.iter_mut().for_each(|offer| offer.effect = offer.effect.to_string().into()),
            Flaw::Note => {
                if let Body::Row { cards, .. } = &mut table.zones[1].body {
                    let note = |card: Card| Badge::Note(format!("rank {}", card.rank()).into());
                    cards.iter_mut().for_each(|face| face.badges.extend(face.card.map(note)));
                }
            }
            Flaw::Rule => table.offers.iter_mut().for_each(|offer| offer.rules = &["draw-99"]),
            Flaw::Place => {
                let gone = underdeck_game::Gesture::Tap(Place::Zone("attic"));
                table.offers.iter_mut().for_each(|offer| offer.gesture = gone.clone());
            }
            Flaw::Switched => table.prompt = "You may peek.".into(),
            Flaw::Room => table.zones[0].within = Some(Place::Entry("house", "water".into())),
            _ => {}
        }
        table
    }

    fn describe_change(&self, mv: ToyMove, chance: &[SeenChance], after: &Self) -> Vec<Message> {
        assert!(!Flaw::Panic.is_here() || mv != ToyMove::Stir, "nothing to say");
        if Flaw::Undescribed.is_here() { Vec::new() } else { self.0.describe_change(mv, chance, &after.0) }
    }

    fn tooltip(&self, place: &Place) -> Option<Tooltip> {
        let is_card = matches!(place, Place::Card(..));
        (Flaw::Deaf.is_here() && is_card).then(|| Tooltip::new("It lies in the well.", &["draw-1"]))
    }

    fn patterns(&self) -> &'static [&'static str] {
        match FLAW.get() {
            Flaw::Silent | Flaw::Refuse => &["keep"],
            Flaw::Excuse => &["pay N"],
            Flaw::Unread => &["swim C"],
            _ => &[],
        }
    }

    fn refusal(&self, mv: ToyMove) -> Option<Refusal> {
        let state = self.determinise(&mut underdeck_game::FastRng::new(0));
        let is_refused = match FLAW.get() {
            Flaw::Refuse => true,
            Flaw::Excuse => !state.is_legal(mv) && mv != ToyMove::Pay(255),
            Flaw::Unread => !state.is_legal(mv),
            _ => false,
        };
        is_refused.then(|| Refusal { reason: "there is no such move".into(), rules: &["draw-1"] })
    }
}

impl<const WHOLE: bool> Policy for FlawedView<WHOLE> {
    fn reason(&self) -> Message {
        static MOOD: AtomicU64 = AtomicU64::new(0);
        match FLAW.get() {
            Flaw::Talk => "And so on.".repeat(21).into(),
            Flaw::Boast => self.0.reason().replace("above ", "above 1").into(),
            Flaw::Chat => self.0.reason().replace("your lowest card", "the best card there is").into(),
            Flaw::Mood => format!("{}.", MOOD.fetch_add(1, Ordering::Relaxed)).into(),
            _ => self.0.reason(),
        }
    }

    fn heuristic(&self) -> ToyMove {
        let state = self.determinise(&mut underdeck_game::FastRng::new(0));
        if Flaw::Greedy.is_here() && !state.is_legal(ToyMove::Stir) { ToyMove::Stir } else { self.0.heuristic() }
    }
}

/// A sale is numbered by what is sold, anything else by its verb.
impl<const WHOLE: bool> Encode for FlawedView<WHOLE> {
    fn encoding(options: &ToyOptions) -> Encoding {
        let verbs = ["draw", "peek", "keep", "sink", "stir", "leave"];
        let (first, rest) = if Flaw::Verb.is_here() { verbs.split_at(0) } else { verbs.split_at(6) };
        let encoding = first.iter().fold(Encoding::default(), |encoding, verb| encoding.moves(verb, &[], "A verb."));
        let encoding = encoding.moves("pay", &[256], "How much.").moves("roll", &[60], "The card.");
        let encoding = encoding.moves("sell", &[1 << 8], "The cards of the hand, by place.");
        let encoding = rest.iter().fold(encoding, |encoding, verb| encoding.moves(verb, &[], "A verb."));
        let max = if Flaw::Byte.is_here() { 1 } else { options.ranks * 4 };
        encoding.field("gold", FieldKind::Count { max: 255 }, &[], "Gold.").field(
            "hidden",
            FieldKind::Count { max },
            &[],
            "Cards.",
        )
    }

    fn action(&self, mv: ToyMove) -> usize {
        match mv {
            ToyMove::Draw => 0,
            ToyMove::Peek => 1,
            ToyMove::Keep => 2,
            ToyMove::Sink => 3,
            ToyMove::Stir => 4,
            ToyMove::Leave => 5,
            ToyMove::Pay(gold) => 6 + usize::from(gold),
            ToyMove::Roll(card) => 262 + usize::from(card.index()),
            ToyMove::Sell(_) if Flaw::Id.is_here() => 322,
            ToyMove::Sell(cards) => 322 + self.0.open.hand.places(cards),
        }
    }

    fn decode(&self, id: usize) -> Option<ToyMove> {
        use ToyMove::{Draw, Keep, Leave, Pay, Peek, Roll, Sell, Sink, Stir};
        Some(match id {
            0..6 => [Draw, Peek, Keep, Sink, Stir, Leave][id],
            6..262 => Pay((id - 6) as u8),
            262..322 => Roll(Card::from_index((id - 262) as u8)?),
            _ => Sell(self.0.open.hand.at(id - 322)?),
        })
    }

    fn observe(&self, out: &mut [u8]) {
        let mut out = Observation::new(out);
        out.count(self.0.open.gold, u8::MAX);
        if !Flaw::Gap.is_here() {
            out.count(self.0.hidden(), u8::MAX);
        }
    }

    fn legal_ids(&self, state: &Flawed<WHOLE>, mut each: impl FnMut(usize)) {
        let shown = |mv: &ToyMove| !Flaw::Mask.is_here() || *mv != ToyMove::Keep;
        state.0.moves().all().filter(shown).for_each(|mv| each(self.action(mv)));
    }
}

underdeck_game::playable!(impl<const WHOLE: bool> Flawed<WHOLE>);

impl<const WHOLE: bool> Facts for Flawed<WHOLE> {}

impl<const WHOLE: bool> Solve for Flawed<WHOLE> {
    const AIMS: &'static [Aim] = &[Aim::Win, Aim::Score];

    fn transposition_key(&self, _aim: Aim, key: &mut impl Hasher) {
        let mut toy = self.0;
        if Flaw::Key.is_here() {
            toy.open.gold = 0;
        }
        if Flaw::LessIsBetter.is_here() {
            toy.open.lives = 0;
        }
        toy.hash(key);
    }

    fn resources(&self, _aim: Aim) -> Resources {
        [if Flaw::LessIsBetter.is_here() { 9 - self.0.open.lives } else { 0 }, 0, 0, 0]
    }

    fn is_lost(&self, _aim: Aim) -> bool {
        Flaw::Hopeless.is_here() && self.0.open.lives == 1
    }

    fn bound(&self) -> i32 {
        if Flaw::Bound.is_here() { 2 } else { i32::MAX }
    }
}
