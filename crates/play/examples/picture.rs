//! Draws the README's picture: writes a table as SVG to standard output, from the same [`Table`] that every front end draws.
//! `cargo xtask picture` writes it to `docs/table.svg`.

use std::fmt::Write;

use underdeck_cards::{Card, Cell, Colour, Suit};
use underdeck_game::{Body, CardFace, Offer, Table, Tile, Zone};

const WIDTH: i32 = 1000;
const MARGIN: i32 = 28;
const CARD: (i32, i32) = (66, 92);
const GAP: i32 = 10;
/// The number of moves that the picture lists.
const OFFERS: usize = 7;

/// The game shown: its id, the seed of the deal, and the number of heuristic moves played first.
const SHOWN: (&str, u64, usize) = ("keevorn", 7, 12);

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (name, seed, moves) = SHOWN;
    let game = underdeck_catalogue::find(name)?;
    let deal = game.deal(&[], seed)?;
    let mut session = underdeck_play::start(game, &deal.code)?;
    for _ in 0..moves {
        let Some(offer) = session.hint().map(|hint| hint.offer) else { break };
        session.play(&offer.spelling)?;
    }
    let info = game.info();
    print!("{}", svg(info.title, &format!("by {} · deal {}", info.designer, deal.code), &session.table()));
    Ok(())
}

/// Draws a table and its first offers.
fn svg(title: &str, subtitle: &str, table: &Table) -> String {
    let mut pen = Pen { x: MARGIN, y: 96, line: 0, out: String::new() };
    let (counters, piles): (Vec<_>, Vec<_>) = table
        .zones
        .iter()
        .partition(|zone| matches!(zone.body, Body::Counter { .. } | Body::Track { .. } | Body::List(_)));
    for zone in &counters {
        pen.counter(zone);
    }
    pen.new_line();
    for zone in &piles {
        pen.zone(zone);
    }
    pen.new_line();
    pen.moves(&table.prompt, &table.offers);
    let height = pen.y + MARGIN;
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{label}" font-family="Georgia, 'DejaVu Serif', serif">
<rect width="{WIDTH}" height="{height}" rx="18" fill="#1d2b2a"/>
<rect x="8" y="8" width="{inner}" height="{inner_height}" rx="13" fill="none" stroke="#c9a45c" stroke-opacity=".5"/>
<text x="{MARGIN}" y="52" font-size="30" fill="#f3e9d2">{title}</text>
<text x="{right}" y="52" font-size="15" fill="#c9a45c" text-anchor="end">{subtitle}</text>
{body}</svg>
"##,
        label = escape(&format!("{title}: {}", table.prompt)),
        inner = WIDTH - 16,
        inner_height = height - 16,
        right = WIDTH - MARGIN,
        title = escape(title),
        subtitle = escape(subtitle),
        body = pen.out,
    )
}

/// The drawing so far, and where the next item goes.
struct Pen {
    x: i32,
    y: i32,
    /// The height of the current line.
    line: i32,
    out: String,
}

impl Pen {
    fn new_line(&mut self) {
        if self.line > 0 {
            (self.x, self.y, self.line) = (MARGIN, self.y + self.line + 22, 0);
        }
    }

    /// Reserves a rectangle of this width and height.
    fn place(&mut self, width: i32, height: i32) -> (i32, i32) {
        if self.x > MARGIN && self.x + width > WIDTH - MARGIN {
            self.new_line();
        }
        let at = (self.x, self.y);
        self.x += width + 30;
        self.line = self.line.max(height);
        at
    }

    fn text(&mut self, (x, y): (i32, i32), size: i32, fill: &str, text: &str) {
        let text = escape(text);
        let _ = writeln!(self.out, r#"<text x="{x}" y="{y}" font-size="{size}" fill="{fill}">{text}</text>"#);
    }

    fn counter(&mut self, zone: &Zone) {
        let value = match &zone.body {
            Body::Counter { value, max: Some(max) } => format!("{value} / {max}"),
            Body::Counter { value, max: None } => value.to_string(),
            Body::Track { steps, now } => steps.get(*now).map(ToString::to_string).unwrap_or_default(),
            Body::List(entries) => {
                entries.iter().map(|e| format!("{} {}", e.name, e.value)).collect::<Vec<_>>().join(", ")
            }
            _ => return,
        };
        let width = 26 + 8 * (zone.name.len() + value.len() + 1) as i32;
        let (x, y) = self.place(width, 30);
        let _ = writeln!(self.out, r##"<rect x="{x}" y="{y}" width="{width}" height="30" rx="15" fill="#2f4340"/>"##);
        let name = escape(&zone.name);
        let value = escape(&value);
        let _ = writeln!(
            self.out,
            r##"<text x="{}" y="{}" font-size="15" fill="#c8d5c9">{name} <tspan fill="#fff" font-weight="bold">{value}</tspan></text>"##,
            x + 14,
            y + 20
        );
    }

    fn zone(&mut self, zone: &Zone) {
        match &zone.body {
            Body::Row { cards, places } => self.row(&zone.name, cards, (*places).max(cards.len()).max(1), CARD.0 + GAP),
            Body::Stack { cards, open: true } => {
                let shown = &cards[cards.len().saturating_sub(6)..];
                self.row(&format!("{} ({})", zone.name, cards.len()), shown, shown.len().max(1), 24);
            }
            Body::Stack { cards, .. } => {
                let top = cards.first().cloned().into_iter().collect::<Vec<_>>();
                self.row(&format!("{} ({})", zone.name, cards.len()), &top, 1, CARD.0);
            }
            Body::Grid { first, last, tiles } => self.grid(&zone.name, *first, *last, tiles),
            _ => {}
        }
    }

    fn row(&mut self, name: &str, cards: &[CardFace], places: usize, step: i32) {
        let width = (step * (places as i32 - 1) + CARD.0).max(8 * name.len() as i32);
        let (x, y) = self.place(width, CARD.1 + 24);
        self.text((x, y + 12), 15, "#c9a45c", name);
        for n in 0..places {
            let at = (x + step * n as i32, y + 24);
            match cards.get(n) {
                Some(face) => self.card(at, face),
                None => self.slot(at),
            }
        }
    }

    fn grid(&mut self, name: &str, first: Cell, last: Cell, tiles: &[Tile]) {
        let (columns, rows) = (i32::from(last.column - first.column) + 1, i32::from(last.row - first.row) + 1);
        let step = (CARD.0 + GAP, CARD.1 + GAP);
        let (x, y) = self.place(columns * step.0, rows * step.1 + 24);
        self.text((x, y + 12), 15, "#c9a45c", name);
        for tile in tiles {
            let column = i32::from(tile.cell.column - first.column);
            let row = i32::from(tile.cell.row - first.row);
            let at = (x + column * step.0, y + 24 + row * step.1);
            match &tile.card {
                Some(face) => self.card(at, face),
                None => self.slot(at),
            }
            if !tile.tokens.is_empty() {
                let (cx, cy) = (at.0 + CARD.0 / 2, at.1 + CARD.1 / 2 + 14);
                let _ = writeln!(
                    self.out,
                    r##"<circle cx="{cx}" cy="{cy}" r="13" fill="#c9a45c" stroke="#1d2b2a" stroke-width="3"/>"##
                );
            }
        }
    }

    fn slot(&mut self, (x, y): (i32, i32)) {
        let (w, h) = CARD;
        let _ = writeln!(
            self.out,
            r##"<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="8" fill="none" stroke="#5c716c" stroke-dasharray="5 5"/>"##
        );
    }

    fn card(&mut self, (x, y): (i32, i32), face: &CardFace) {
        let (w, h) = CARD;
        let Some(card) = face.card.filter(|_| face.face_up) else {
            let _ = writeln!(
                self.out,
                r##"<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="8" fill="#7a2e2e" stroke="#f3e9d2" stroke-width="2"/><rect x="{}" y="{}" width="{}" height="{}" rx="4" fill="none" stroke="#c9a45c" stroke-dasharray="3 3"/>"##,
                x + 7,
                y + 7,
                w - 14,
                h - 14
            );
            if let Some(card) = face.card {
                self.text((x + 14, y + h / 2 + 6), 16, "#f3e9d2", &short(card));
            }
            return;
        };
        let ink = if card.colour() == Some(Colour::Red) { "#b3261e" } else { "#1b1b1b" };
        let turn =
            if face.turned { format!(r#" transform="rotate(90 {} {})""#, x + w / 2, y + h / 2) } else { String::new() };
        let _ = writeln!(
            self.out,
            r##"<g{turn}><title>{}</title><rect x="{x}" y="{y}" width="{w}" height="{h}" rx="8" fill="#f8f1e1" stroke="#1d2b2a"/><text x="{}" y="{}" font-size="19" font-weight="bold" fill="{ink}">{}</text><text x="{}" y="{}" font-size="34" text-anchor="middle" fill="{ink}">{}</text></g>"##,
            escape(&face.name),
            x + 7,
            y + 23,
            rank(card),
            x + w / 2,
            y + h - 22,
            symbol(card),
        );
    }

    fn moves(&mut self, prompt: &str, offers: &[Offer]) {
        self.y += 14;
        self.text((MARGIN, self.y), 19, "#f3e9d2", prompt);
        for (n, offer) in offers.iter().take(OFFERS).enumerate() {
            self.y += 25;
            let (left, right) = (format!("{}. {}", n + 1, offer.label), offer.effect.to_string());
            self.text((MARGIN + 8, self.y), 16, "#ffffff", &left);
            self.text((MARGIN + 330, self.y), 16, "#a9bdb2", &right);
        }
        if offers.len() > OFFERS {
            self.y += 25;
            self.text((MARGIN + 8, self.y), 16, "#a9bdb2", &format!("… and {} more", offers.len() - OFFERS));
        }
    }
}

fn short(card: Card) -> String {
    format!("{}{}", rank(card), symbol(card))
}

fn rank(card: Card) -> String {
    match card.rank() {
        0 => String::new(),
        10 => "10".into(),
        _ => card.to_string()[..1].into(),
    }
}

fn symbol(card: Card) -> &'static str {
    match card.suit() {
        Some(Suit::Clubs) => "♣",
        Some(Suit::Diamonds) => "♦",
        Some(Suit::Hearts) => "♥",
        Some(Suit::Spades) => "♠",
        None => "★",
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
