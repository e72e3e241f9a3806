//! Parts of the wire form: the flat JSON of states and views that all games share.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use underdeck_cards::{Card, Seen};

use crate::{GameResult, OptionValue, Options, Outcome, StateError};

/// Reads a key that may be null but not missing, for `#[serde(deserialize_with = "underdeck_game::wire::present")]`.
///
/// # Errors
/// As the value's own.
pub fn present<'de, T: Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    T::deserialize(deserializer)
}

/// The keys of the rulings that are read otherwise, in order, for a key `rulings` that is written only if there are any:
/// `#[serde(default, skip_serializing_if = "Vec::is_empty")]`.
pub fn rulings<O: Options>(options: &O) -> Vec<String> {
    let written = options.written().into_iter();
    written.filter(|(key, _)| is_ruling::<O>(key)).map(|(key, _)| key.to_owned()).collect()
}

/// Sets the rulings that the key `rulings` of a state names.
///
/// # Errors
/// If the list names anything but rulings of the game, or not in their order.
pub fn read_rulings<O: Options>(options: &mut O, keys: &[String]) -> Result<(), StateError> {
    let mut known = O::SPECS.iter().filter(|spec| spec.ruling.is_some());
    for key in keys {
        if !known.any(|spec| spec.key == key) {
            let all: Vec<_> = O::SPECS.iter().filter(|spec| spec.ruling.is_some()).map(|spec| spec.key).collect();
            let what = format!("`{key}` is none of {}, each at most once and in this order", all.join(", "));
            return Err(StateError::new("rulings", what));
        }
        options.set(key, OptionValue::Bool(true));
    }
    Ok(())
}

/// Checks that each option is in its range.
///
/// # Errors
/// Names the option that is not.
pub fn check_options<O: Options>(options: &O) -> Result<(), StateError> {
    let unfit = O::SPECS.iter().find(|spec| !spec.accepts(&options.get(spec.key)));
    match unfit {
        Some(spec) => Err(StateError::new(spec.key, format!("{} is out of range", options.get(spec.key)))),
        None => Ok(()),
    }
}

/// Has the options played by the older rules that the key `rules` of a state names. The key is written only where
/// [`Options::older_rules`] gives a version: `#[serde(default, skip_serializing_if = "Option::is_none")]`.
///
/// # Errors
/// If these rules are not among [`Options::OLDER_RULES`].
pub fn read_older_rules<O: Options>(options: &mut O, version: Option<u32>) -> Result<(), StateError> {
    if let Some(unknown) = version.filter(|version| !O::OLDER_RULES.contains(version)) {
        let all: Vec<_> = O::OLDER_RULES.iter().map(ToString::to_string).collect();
        let what = format!(
            "{unknown} is no older version of the rules that is played ({}); leave it out for today's",
            all.join(", ")
        );
        return Err(StateError::new("rules", what));
    }
    options.set_older_rules(version);
    Ok(())
}

/// Declares the flat JSON object of a state or view: its keys in the reference's order, each once, with type and value.
///
/// A key without `= value` is the field of that name of the source. A key marked `[optional]` is written unless it has its type's
/// default, and may be missing; all others must be there, also those that may be null.
///
/// `Name::of(source, …)` makes the object, [`Serialize`] writes it, [`Deserialize`] reads it and refuses unknown, missing and repeated keys.
/// `fill(&mut source)` sets the fields that are keys as they are, and `ensure_same(other)` names the first key that differs.
///
/// ```
/// #[derive(Default)]
/// struct Well {
///     depth: u8,
///     buckets: Vec<u8>,
/// }
///
/// underdeck_game::wire! {
///     struct WellWire of (well: Well, is_deep: bool) {
///         depth: u8,
///         deep: bool = is_deep,
///         first: Option<u8> = well.buckets.first().copied(),
///         buckets: Vec<u8> [optional],
///     }
/// }
/// let wire = WellWire::of(&Well { depth: 3, buckets: vec![] }, false);
/// assert_eq!(serde_json::to_string(&wire)?, r#"{"depth":3,"deep":false,"first":null}"#);
/// let read: WellWire = serde_json::from_str(r#"{"depth":4,"deep":false,"first":7,"buckets":[7]}"#)?;
/// let mut well = Well::default();
/// read.fill(&mut well);
/// assert!(read.ensure_same(&WellWire::of(&well, false)).is_ok());
/// assert_eq!(read.ensure_same(&wire).unwrap_err().key, "depth");
/// assert!(serde_json::from_str::<WellWire>(r#"{"depth":4,"deep":false}"#).is_err());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[macro_export]
macro_rules! wire {
    ($(#[$meta:meta])* $vis:vis struct $name:ident of ($source:ident: $of:ty $(, $given:ident: $kind:ty)* $(,)?) {
        $($(#[$doc:meta])* $key:ident: $type:ty $([$optional:ident])? $(= $value:expr)?),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Debug)]
        $vis struct $name { $($(#[$doc])* $key: $type),+ }

        impl $name {
            const KEYS: &'static [&'static str] = &[$(stringify!($key)),+];

            /// The object of a state or view.
            $vis fn of($source: &$of $(, $given: $kind)*) -> Self {
                Self { $($key: $crate::wire!(@value $source $key $(= $value)?)),+ }
            }

            /// Sets the fields that are keys as they are.
            #[allow(dead_code)]
            $vis fn fill(&self, $source: &mut $of) {
                $($crate::wire!(@fill self $source $key $(= $value)?);)+
            }

            /// That nothing was said which the state does not hold: compares with the object that the state is written as.
            #[allow(dead_code)]
            $vis fn ensure_same(&self, written: &Self) -> Result<(), $crate::StateError> {
                $($crate::StateError::ensure(self.$key == written.$key, stringify!($key), || {
                    "it does not fit the rest of the state, or is not in order"
                })?;)+
                Ok(())
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                use $crate::serde::ser::SerializeMap as _;
                let mut map = serializer.serialize_map(None)?;
                $(if true $(&& !$crate::wire::is_left_out(stringify!($optional), &self.$key))? {
                    map.serialize_entry(stringify!($key), &self.$key)?;
                })+
                map.end()
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Reader;

                impl<'de> $crate::serde::de::Visitor<'de> for Reader {
                    type Value = $name;

                    fn expecting(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                        f.write_str("the flat object of a state")
                    }

                    fn visit_map<A: $crate::serde::de::MapAccess<'de>>(self, mut map: A) -> Result<$name, A::Error> {
                        use $crate::serde::de::Error as _;
                        $(let mut $key: Option<$type> = None;)+
                        while let Some(key) = map.next_key::<String>()? {
                            match key.as_str() {
                                $(stringify!($key) if $key.is_some() => {
                                    return Err(A::Error::duplicate_field(stringify!($key)));
                                }
                                stringify!($key) => $key = Some(map.next_value()?),)+
                                _ => return Err(A::Error::unknown_field(&key, $name::KEYS)),
                            }
                        }
                        $($(let $key = $key.or_else(|| $crate::wire::left_out(stringify!($optional)));)?)+
                        Ok($name {
                            $($key: $key.ok_or_else(|| A::Error::missing_field(stringify!($key)))?),+
                        })
                    }
                }

                deserializer.deserialize_map(Reader)
            }
        }
    };
    (@value $source:ident $key:ident) => { ::core::clone::Clone::clone(&$source.$key) };
    (@value $source:ident $key:ident = $value:expr) => { $value };
    (@fill $wire:ident $source:ident $key:ident) => { $source.$key = ::core::clone::Clone::clone(&$wire.$key) };
    (@fill $wire:ident $source:ident $key:ident = $value:expr) => {};
}

/// Whether a key marked `[optional]` is not written.
#[doc(hidden)]
pub fn is_left_out<T: Default + PartialEq>(_optional: &str, value: &T) -> bool {
    *value == T::default()
}

/// The value of a key marked `[optional]` that is not there.
#[doc(hidden)]
pub fn left_out<T: Default>(_optional: &str) -> Option<T> {
    Some(T::default())
}

/// Checks that the key `outcome` is null if and only if the game is running.
///
/// # Errors
/// If it is not.
pub fn ensure_outcome<T>(outcome: &Option<T>, is_over: bool) -> Result<(), StateError> {
    StateError::ensure(outcome.is_some() == is_over, "outcome", || "it is null if and only if phase is not `over`")
}

/// The key `outcome` of a game whose end is a cause, an enum of [`words!`](crate::words), and at most a score.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OutcomeWire<C> {
    result: GameResult,
    /// The cause.
    pub cause: C,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    score: Option<i32>,
}

impl<C> OutcomeWire<C> {
    /// The outcome with its cause as the game has it.
    pub const fn new(cause: C, outcome: &Outcome) -> Self {
        Self { result: outcome.result, cause, score: outcome.score }
    }
}

/// Cards as a seat sees them; those of a state are all seen, and reading refuses any that is not.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Faces(pub Vec<Seen>);

impl Faces {
    /// The cards. None is left out in what was read.
    pub fn cards(&self) -> Vec<Card> {
        self.0.iter().filter_map(|seen| seen.card()).collect()
    }

    /// The number of cards.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl FromIterator<Card> for Faces {
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> Self {
        Self(cards.into_iter().map(|card| Seen::new(Some(card))).collect())
    }
}

impl Serialize for Faces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Faces {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::<Card>::deserialize(deserializer).map(Self::from_iter)
    }
}

fn is_ruling<O: Options>(key: &str) -> bool {
    O::spec(key).is_ok_and(|spec| spec.ruling.is_some())
}

/// As its [word](GameResult::word): `"won"`, `"lost"`, `"draw"`, `"winner 1"`.
impl Serialize for GameResult {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.word())
    }
}

impl<'de> Deserialize<'de> for GameResult {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::of_word(&text)
            .ok_or_else(|| serde::de::Error::custom(format!("`{text}` is none of won, lost, draw, winner 1, winner 2")))
    }
}
