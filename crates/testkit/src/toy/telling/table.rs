//! The table of the Well.

use underdeck_cards::Card;
use underdeck_game::{
    Body, CardFace, Entry, Gesture, Icon, Message, Offer, Place, Play, Symbol, Table, Value, Zone, ZoneKind, card_name,
    say, suit_name,
};

use crate::text;
use crate::toy::{Phase, ToyMove, ToyView};

pub(super) fn table(view: &ToyView) -> Table {
    let state = view.stand_in();
    Table { prompt: prompt(view), zones: zones(view), offers: state.legal_vec().into_iter().map(offer).collect() }
}

fn prompt(view: &ToyView) -> Message {
    match view.open.phase {
        Phase::Act => say!(TOY_PROMPT_ACT),
        Phase::Peek => say!(TOY_PROMPT_PEEK),
        Phase::Over(outcome) => say!(TOY_PROMPT_OVER, result = outcome.result.word(), gold = view.open.gold),
    }
}

fn zones(view: &ToyView) -> Vec<Zone> {
    let open = &view.open;
    let well = view.well.iter().map(|&card| {
        let name = |card| say!(TOY_KNOWN, card = Value::CardName(card));
        CardFace::down(card, card.map_or_else(|| say!(TOY_FACE_DOWN), name))
    });
    let faces =
        |cards: underdeck_cards::CardSet| cards.iter().map(|card| CardFace::up(card, card_name(card))).collect();
    let rules = vec![
        Entry::new("water", &text::TOY_WATER, open.water.said(), &text::TOY_WATER_NOTE),
        Entry::new("stirred", &text::TOY_STIRRED, open.stirred.to_string(), &text::TOY_STIRRED_NOTE),
        Entry::new(
            "trump",
            &text::TOY_TRUMP,
            open.trump.map_or_else(|| say!(TOY_TRUMP_NONE), suit_name),
            &text::TOY_TRUMP_NOTE,
        ),
    ];
    vec![
        Zone::new("well", &text::TOY_WELL, Body::Stack { cards: well.collect(), open: false })
            .note(&text::TOY_WELL_NOTE),
        Zone::new("hand", &text::TOY_HAND, Body::Row { cards: faces(open.hand), places: 0 })
            .kind(ZoneKind::Hand)
            .icon(Icon::art("hand")),
        Zone::new("shore", &text::TOY_SHORE, Body::Stack { cards: faces(open.shore), open: true })
            .note(&text::TOY_SHORE_NOTE),
        Zone::new("lives", &text::TOY_LIVES, Body::Counter { value: open.lives.into(), max: Some(9) }),
        Zone::new("gold", &text::TOY_GOLD, Body::Counter { value: open.gold.into(), max: None })
            .icon(Icon::new(Symbol::Gold, "two-coins")),
        Zone::new("house", &text::TOY_HOUSE, Body::List(rules)),
    ]
}

fn offer(mv: ToyMove) -> Offer {
    let hand = |card| Place::Card("hand", card);
    let (gesture, label, effect, rules): (_, _, _, &'static [&'static str]) = match mv {
        ToyMove::Draw => {
            let gesture = Gesture::Drag { from: Place::Zone("well"), to: Place::Zone("hand") };
            (gesture, say!(TOY_DRAW), say!(TOY_DRAW_EFFECT), &["draw-1"])
        }
        ToyMove::Peek => (Gesture::Tap(Place::Zone("well")), say!(TOY_PEEK), say!(TOY_PEEK_EFFECT), &["peek-1"]),
        ToyMove::Keep => (Gesture::Press, say!(TOY_KEEP), say!(TOY_KEEP_EFFECT), &["peek-2"]),
        ToyMove::Sink => (Gesture::Press, say!(TOY_SINK), say!(TOY_SINK_EFFECT), &["peek-3"]),
        ToyMove::Roll(card) => {
            let effect = say!(TOY_ROLL_EFFECT, rank = card.rank());
            (Gesture::Tap(hand(card)), say!(TOY_ROLL, card), effect, &["roll-1", "end-2"])
        }
        ToyMove::Sell(cards) => {
            let gold: u8 = cards.iter().map(Card::rank).sum();
            let gesture = Gesture::Choose { set: cards.iter().map(hand).collect(), target: Some(Place::Zone("shore")) };
            (gesture, say!(TOY_SELL, cards), say!(TOY_SELL_EFFECT, gold), &["sell-1"])
        }
        ToyMove::Pay(gold) => {
            let gesture = Gesture::Number { value: gold.into(), target: Some(Place::Zone("lives")) };
            (gesture, say!(TOY_PAY, gold), say!(TOY_PAY_EFFECT, gold), &["pay-1"])
        }
        ToyMove::Stir => {
            let gesture = Gesture::Tap(Place::Entry("house", "stirred".into()));
            (gesture, say!(TOY_STIR), say!(TOY_STIR_EFFECT), &["stir-1", "R1"])
        }
        ToyMove::Leave => (Gesture::Press, say!(TOY_LEAVE), say!(TOY_LEAVE_EFFECT), &["leave-1", "end-1"]),
    };
    Offer::new(mv, gesture, label, effect, rules)
}
