//! A plot: on a page at any width, in a file at one.

use maud::Markup;

use crate::curves::Curves;
use crate::dots::Rows;
use crate::drawing::Drawing;
use crate::histograms::Histograms;

/// A plot with more than the numbers of its table.
#[derive(Clone, PartialEq, Debug)]
pub struct OwnPlot(pub(crate) Plot);

/// A plot of a table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Plot {
    /// A number with its interval on each row.
    Rows(Rows),
    /// Curves over common axes.
    Curves(Curves),
    /// Histograms over a common axis.
    Histograms(Histograms),
    /// A map with a number in each square.
    Heat(Drawing),
}

impl Plot {
    /// The plot on a page.
    pub(crate) fn on_page(&self) -> Markup {
        match self {
            Self::Rows(rows) => rows.on_page(),
            Self::Curves(curves) => curves.on_page(),
            Self::Histograms(histograms) => histograms.on_page(),
            Self::Heat(drawing) => drawing.on_page(),
        }
    }

    /// The plot in a file.
    pub(crate) fn drawing(&self, title: &str) -> Drawing {
        match self {
            Self::Rows(rows) => rows.drawing(title),
            Self::Curves(curves) => curves.drawing(title),
            Self::Histograms(histograms) => histograms.drawing(title),
            Self::Heat(drawing) => drawing.clone(),
        }
    }
}
