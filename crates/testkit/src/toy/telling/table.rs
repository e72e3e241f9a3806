//! The table of the Well.

use underdeck_cards::Card;
use underdeck_game::{Body, CardFace, Entry, Gesture, Icon, Offer, Place, Play, Symbol, Table, Zone, ZoneKind, say};

use crate::toy::{Phase, ToyMove, ToyView};

pub(super) fn table(view: &ToyView) -> Table {
    let state = view.stand_in();
    Table {
        prompt: prompt(view).into(),
        zones: zones(view),
        offers: state.legal_vec().into_iter().map(offer).collect(),
    }
}

fn prompt(view: &ToyView) -> String {
    match view.open.phase {
        Phase::Act => "Draw, play or leave.".into(),
        Phase::Peek => "Keep the top card or sink it.".into(),
        Phase::Over(outcome) => format!("The game is {} with {} gold.", outcome.result.word(), view.open.gold),
    }
}

fn zones(view: &ToyView) -> Vec<Zone> {
    let open = &view.open;
    let well = view.well.iter().map(|&card| {
        CardFace::down(card, card.map_or("face down".into(), |card| format!("{}, face down", card.name())))
    });
    let faces = |cards: underdeck_cards::CardSet| cards.iter().map(|card| CardFace::up(card, card.name())).collect();
    let entry = |id, name, value: String, note| Entry::new(id, name, value, note);
    let rules = vec![
        entry("water", "Water", open.water.word().into(), "wild water can be stirred"),
        entry("stirred", "Stirred", open.stirred.to_string(), "twice at most"),
        entry("trump", "Trump", open.trump.map_or("none", underdeck_cards::Suit::name).into(), "pays double"),
    ];
    vec![
        Zone::new("well", "Well", Body::Stack { cards: well.collect(), open: false })
            .note("Face down, drawn from the top."),
        Zone::new("hand", "Hand", Body::Row { cards: faces(open.hand), places: 0 })
            .kind(ZoneKind::Hand)
            .icon(Icon::art("hand")),
        Zone::new("shore", "Shore", Body::Stack { cards: faces(open.shore), open: true }).note("Cards done with."),
        Zone::new("lives", "Lives", Body::Counter { value: open.lives.into(), max: Some(9) }),
        Zone::new("gold", "Gold", Body::Counter { value: open.gold.into(), max: None })
            .icon(Icon::new(Symbol::Gold, "two-coins")),
        Zone::new("house", "House rules", Body::List(rules)),
    ]
}

fn offer(mv: ToyMove) -> Offer {
    let hand = |card| Place::Card("hand", card);
    let (gesture, label, effect, rules): (_, _, _, &'static [&'static str]) = match mv {
        ToyMove::Draw => {
            let gesture = Gesture::Drag { from: Place::Zone("well"), to: Place::Zone("hand") };
            (gesture, "Draw".into(), "The top card of the well comes to your hand.".into(), &["draw-1"])
        }
        ToyMove::Peek => {
            (Gesture::Tap(Place::Zone("well")), "Peek".into(), "You look at the top card.".into(), &["peek-1"])
        }
        ToyMove::Keep => (Gesture::Press, "Keep".into(), "The card stays on top.".into(), &["peek-2"]),
        ToyMove::Sink => (Gesture::Press, "Sink".into(), "The card goes to the bottom.".into(), &["peek-3"]),
        ToyMove::Roll(card) => {
            let effect = say!("Roll more than {rank} for its gold, or lose a life.", rank = card.rank());
            (Gesture::Tap(hand(card)), say!("Roll for {card}", card), effect, &["roll-1", "end-2"])
        }
        ToyMove::Sell(cards) => {
            let gold: u8 = cards.iter().map(Card::rank).sum();
            let gesture = Gesture::Choose { set: cards.iter().map(hand).collect(), target: Some(Place::Zone("shore")) };
            (gesture, say!("Sell {cards}", cards), say!("You gain {gold} gold.", gold), &["sell-1"])
        }
        ToyMove::Pay(gold) => {
            let gesture = Gesture::Number { value: gold.into(), target: Some(Place::Zone("lives")) };
            (gesture, say!("Pay {gold}", gold), say!("{gold} gold for as many lives.", gold), &["pay-1"])
        }
        ToyMove::Stir => {
            let gesture = Gesture::Tap(Place::Entry("house", "stirred".into()));
            (gesture, "Stir".into(), "Well and shore are shuffled together.".into(), &["stir-1", "R1"])
        }
        ToyMove::Leave => (Gesture::Press, "Leave".into(), "You win with your gold.".into(), &["leave-1", "end-1"]),
    };
    Offer::new(mv, gesture, label, effect, rules)
}
