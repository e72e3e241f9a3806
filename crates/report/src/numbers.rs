//! Numbers as each language writes them.

use underdeck_game::{Link, Message, Value, say};

/// The unit of a number, which determines its format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NumberFormat {
    /// A share of 1: `79.00 %`.
    Share,
    /// A difference of shares: `+7.18 %`.
    MoreShare,
    /// A number with this many decimals: `105.1`.
    Number(usize),
    /// A difference of numbers with two decimals: `-0.25`.
    More,
}

impl NumberFormat {
    /// The number without a percent sign.
    pub(crate) fn bare(self, number: f64) -> Message {
        let (number, places) = match self {
            Self::Share | Self::MoreShare => (number * 100.0, 2),
            Self::Number(places) => (number, places),
            Self::More => (number, 2),
        };
        let digits = format!("{number:.places$}").replace('.', "").parse().unwrap_or_default();
        let is_plus = matches!(self, Self::MoreShare | Self::More) && digits >= 0;
        let sign = is_plus.then(|| Value::from("+"));
        Message::join(sign.into_iter().chain([Value::Decimals(digits, places as u8)]), Link::Sign(""))
    }

    /// The number as people read it.
    pub fn words(self, number: f64) -> Message {
        let number = self.bare(number);
        if let Self::Share | Self::MoreShare = self { say!(REPORT_PERCENT, number) } else { number }
    }
}

/// A number with its thousands in groups, as the current language writes it: `1,000,000`.
pub fn grouped(n: u64) -> String {
    // Seeds are larger than a value can be.
    let Ok(small) = i64::try_from(n) else {
        return format!("{}{}{:03}", grouped(n / 1000), say!(NUMBER_GROUP), n % 1000);
    };
    Value::from(small).to_string()
}
