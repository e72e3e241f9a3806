//! The fields of options.

use super::OptionValue;

/// The type of a field that [`options!`](crate::options) can hold: `bool`, `u8`, `u16`, `String`, and enums of [`words!`](crate::words).
pub trait OptionField: Sized {
    /// The field as the value of an option.
    fn value(&self) -> OptionValue;

    /// The field of a value; `None` if the value has another type or is out of the type's range.
    fn of_value(value: &OptionValue) -> Option<Self>;
}

impl OptionField for bool {
    fn value(&self) -> OptionValue {
        OptionValue::Bool(*self)
    }

    fn of_value(value: &OptionValue) -> Option<Self> {
        if let OptionValue::Bool(value) = value { Some(*value) } else { None }
    }
}

macro_rules! numbers {
    ($($number:ty)+) => {
        $(impl OptionField for $number {
            fn value(&self) -> OptionValue {
                OptionValue::Int((*self).into())
            }

            fn of_value(value: &OptionValue) -> Option<Self> {
                if let OptionValue::Int(n) = value { Self::try_from(*n).ok() } else { None }
            }
        })+
    };
}

numbers! { u8 u16 }

impl OptionField for String {
    fn value(&self) -> OptionValue {
        OptionValue::Text(self.clone())
    }

    fn of_value(value: &OptionValue) -> Option<Self> {
        if let OptionValue::Text(text) = value { Some(text.clone()) } else { None }
    }
}
