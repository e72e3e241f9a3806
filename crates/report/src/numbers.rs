//! Numbers as each language writes them.

use underdeck_game::{Link, Message, Value, say};
use underdeck_stats::Interval;

/// The unit of a number, which determines its format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NumberFormat {
    /// A share of 1: `79.00 %`, or `79 %` with a wide interval.
    Share,
    /// A difference of shares: `+7.18 %`.
    MoreShare,
    /// A number with this many decimals: `105.1`.
    Number(usize),
    /// A difference of numbers with two decimals: `-0.25`.
    More,
}

impl NumberFormat {
    /// The decimals of a number: as many as the width of its interval bears, or those of the unit without one.
    ///
    /// The last digit is at least a hundredth and at most a tenth of the width. An end that is not 0 is not written as 0.
    pub(crate) fn places(self, interval: Option<Interval>) -> usize {
        const MOST: usize = 4;
        let usual = if let Self::Number(places) = self { places } else { 2 };
        let Some(ends) = interval.filter(|ends| ends.width() > 0.0) else { return usual };
        let ends = ends.map(|end| end * self.scale());
        let places = (1.0 - ends.width().log10()).ceil().clamp(0.0, MOST as f64) as usize;
        let is_lost = |end: f64| end != 0.0 && end.abs() < 0.5 / 10_f64.powi(places as i32);
        if places < MOST && (is_lost(ends.low) || is_lost(ends.high)) { places + 1 } else { places }
    }

    /// The factor between a number and what is written.
    const fn scale(self) -> f64 {
        if let Self::Share | Self::MoreShare = self { 100.0 } else { 1.0 }
    }

    /// The number with these decimals and without a percent sign.
    pub(crate) fn bare(self, number: f64, places: usize) -> Message {
        let number = number * self.scale();
        let digits = format!("{number:.places$}").replace('.', "").parse().unwrap_or_default();
        let is_plus = matches!(self, Self::MoreShare | Self::More) && digits >= 0;
        let sign = is_plus.then(|| Value::from("+"));
        Message::join(sign.into_iter().chain([Value::Decimals(digits, places as u8)]), Link::Sign(""))
    }

    /// The number as people read it, without an interval.
    pub fn words(self, number: f64) -> Message {
        self.words_at(number, self.places(None))
    }

    /// The number as people read it, with these decimals.
    pub(crate) fn words_at(self, number: f64, places: usize) -> Message {
        let number = self.bare(number, places);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::Estimate;

    #[test]
    fn figures_are_rounded_to_their_interval() {
        let said =
            |value, low, high, unit| Estimate { value, interval: Some(Interval { low, high }), unit }.to_string();
        assert_eq!(said(2.0 / 3.0, 0.5406, 0.7727, NumberFormat::Share), "67 % (54 to 77)");
        assert_eq!(said(0.79, 0.77851, 0.80114, NumberFormat::Share), "79.0 % (77.9 to 80.1)");
        assert_eq!(said(0.005, 0.0002, 0.12, NumberFormat::MoreShare), "+0.5 % (+0.0 to +12.0)");
        assert_eq!(said(0.01, 0.003, 0.12, NumberFormat::MoreShare), "+1.0 % (+0.3 to +12.0)");
        assert_eq!(said(4580.25, 4452.1, 4700.9, NumberFormat::Number(2)), "4580 (4452 to 4701)");
        assert_eq!(said(0.17512, 0.1684, 0.1902, NumberFormat::Number(3)), "0.175 (0.168 to 0.190)");
        assert_eq!(Estimate { value: 0.5, interval: None, unit: NumberFormat::Share }.to_string(), "50.00 %");
    }
}
