//! The form of a table, for the description of the interface alone: `game::Table` writes itself.
#![allow(dead_code, reason = "these are read by a macro")]

use utoipa::ToSchema;

/// What lies on the table for one seat.
#[derive(ToSchema)]
#[schema(as = Table)]
pub(super) struct TableSchema {
    /// What is to be decided now, or how the game ended.
    prompt: String,
    /// The zones in the order in which they are read out.
    zones: Vec<ZoneSchema>,
    /// Every legal move once.
    offers: Vec<OfferSchema>,
}

/// A named place on the table.
#[derive(ToSchema)]
#[schema(as = Zone)]
struct ZoneSchema {
    /// Its name in gestures.
    id: String,
    /// Its title.
    name: String,
    /// What it is for; empty where the title says it.
    note: String,
    /// What lies in it.
    body: BodySchema,
}

/// What lies in a zone: an object with one key, which says of which kind it is.
#[derive(ToSchema)]
#[schema(as = Body, rename_all = "snake_case")]
enum BodySchema {
    /// Cards side by side.
    Row {
        /// The cards, left to right.
        cards: Vec<FaceSchema>,
        /// How many places there are; 0 for no limit.
        places: usize,
    },
    /// Cards on the cells of a grid.
    Grid {
        /// The first row and column that is shown.
        #[schema(value_type = Value)]
        first: (),
        /// The last row and column that is shown.
        #[schema(value_type = Value)]
        last: (),
        /// The cells with something on them.
        tiles: Vec<TileSchema>,
    },
    /// Cards upon each other, top first.
    Stack {
        /// The cards, top first.
        cards: Vec<FaceSchema>,
        /// Whether the player may look through them.
        open: bool,
    },
    /// A number, with its limit if it has one.
    Counter {
        /// The number.
        value: i64,
        /// The most it can be.
        max: Option<i64>,
    },
    /// Named entries.
    List(Vec<EntrySchema>),
    /// Steps in a row, of which one is now.
    Track {
        /// The names of the steps.
        steps: Vec<String>,
        /// Which of them is now.
        now: usize,
    },
}

/// One card as it lies on the table.
#[derive(ToSchema)]
#[schema(as = CardFace)]
struct FaceSchema {
    /// The card, such as `9S`; null shows its back.
    card: Option<String>,
    /// Whether it lies face up.
    face_up: bool,
    /// Whether it lies sideways.
    turned: bool,
    /// Its full name.
    name: String,
    /// Short marks.
    badges: Vec<String>,
}

/// What lies on a cell of a grid.
#[derive(ToSchema)]
#[schema(as = Tile)]
struct TileSchema {
    /// The cell.
    #[schema(value_type = Value)]
    cell: (),
    /// The card, if there is one.
    card: Option<FaceSchema>,
    /// Tokens on the cell.
    tokens: Vec<String>,
}

/// A line of a list.
#[derive(ToSchema)]
#[schema(as = Entry)]
struct EntrySchema {
    /// Its name in gestures.
    id: String,
    /// What it is called.
    name: String,
    /// Its value in words.
    value: String,
    /// What it means.
    note: String,
}

/// A legal move with its gesture and words.
#[derive(ToSchema)]
#[schema(as = Offer)]
struct OfferSchema {
    /// The spelling.
    #[schema(rename = "move")]
    spelling: String,
    /// How it is made by hand: `"press"`, or an object with one key: tap, drag, choose or number.
    #[schema(value_type = Value)]
    gesture: (),
    /// The text of its button.
    label: String,
    /// What it will do.
    effect: String,
    /// The rules that say so.
    rules: Vec<String>,
}

/// A move that was played.
#[derive(ToSchema)]
#[schema(as = Played)]
pub(super) struct PlayedSchema {
    /// Its spelling; null if another seat made it that keeps it secret.
    #[schema(rename = "move")]
    spelling: Option<String>,
    /// Every change in words.
    told: Vec<String>,
}
