//! The network.

use std::sync::Arc;

use crate::{Goal, Layout};

/// The number of hidden units.
pub const HIDDEN: usize = 32;

/// Weights are multiples of one over this.
const UNIT: f32 = 1024.0;
/// A hidden unit gives at most this many units.
const CEILING: i32 = 4 << 10;
/// What a file of weights begins with.
const MAGIC: [u8; 4] = *b"udv1";
const HEADER: usize = 4 + 4 * 6;

/// A network with one hidden layer: what a view is worth to its seat.
///
/// Its weights are whole numbers, and so are its sums; the last step needs a square root and a division, which IEEE 754 fixes to
/// the bit. So every machine computes the same bits.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    layout: Layout,
    /// What each byte adds to the hidden units: for each cell a row for each value or step from 1.
    rows: Vec<[i32; HIDDEN]>,
    /// The first row of each cell.
    firsts: Vec<u32>,
    weights: Weights,
}

/// The weights by feature, as a file has them.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Weights {
    pub(crate) input: Vec<[i16; HIDDEN]>,
    pub(crate) bias: [i16; HIDDEN],
    pub(crate) output: [i16; HIDDEN],
    pub(crate) base: i16,
    pub(crate) goal: Goal,
    /// How many rounds of training made them.
    pub(crate) rounds: u32,
}

/// Weights that cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WeightsError {
    /// They are no weights.
    #[error("this is no file of weights: it is damaged, or cut short")]
    Damaged,
    /// They are for other observations.
    #[error("these weights are for another game, for other house rules or for another version")]
    Layout,
}

impl Network {
    pub(crate) fn new(layout: Layout, weights: Weights) -> Self {
        let (mut rows, mut firsts) = (Vec::new(), Vec::with_capacity(layout.bytes()));
        let mut known = std::collections::HashMap::new();
        for cell in &layout.cells {
            // Slots that share their features share their rows.
            let first = *known.entry((cell.first, cell.len)).or_insert_with(|| {
                let first = rows.len() as u32;
                let mut sum = [0; HIDDEN];
                for feature in cell.first..cell.first + cell.len {
                    let row = weights.input[feature as usize].map(i32::from);
                    sum = match cell.reading {
                        crate::layout::Reading::OneOf => row,
                        _ => std::array::from_fn(|n| sum[n] + row[n]),
                    };
                    rows.push(sum);
                }
                first
            });
            firsts.push(first);
        }
        Self { layout, rows, firsts, weights }
    }

    /// What a view with this observation is worth to its seat, 0 to 1.
    #[inline]
    pub fn value(&self, observation: &[u8]) -> f32 {
        let mut sums = self.weights.bias.map(i32::from);
        for (n, &byte) in observation.iter().enumerate() {
            if let Some(row) = self.row(n, byte) {
                (0..HIDDEN).for_each(|n| sums[n] += row[n]);
            }
        }
        self.output(&sums)
    }

    /// What the `n`-th byte adds to the hidden units; `None` for nothing.
    #[inline]
    fn row(&self, n: usize, byte: u8) -> Option<&[i32; HIDDEN]> {
        let place = self.layout.cells[n].reading.place(byte).checked_sub(1)?;
        Some(&self.rows[self.firsts[n] as usize + place])
    }

    #[inline]
    fn output(&self, sums: &[i32; HIDDEN]) -> f32 {
        const PART: usize = 8;
        let mut total = i64::from(self.weights.base) << 10;
        for (sums, weights) in sums.chunks_exact(PART).zip(self.weights.output.chunks_exact(PART)) {
            // Narrow numbers are multiplied several at a time; eight products are at most 2³⁰.
            let unit = |sum: i32| i32::from(sum.clamp(0, CEILING) as i16);
            let part: i32 = sums.iter().zip(weights).map(|(&sum, &weight)| unit(sum) * i32::from(weight)).sum();
            total += i64::from(part);
        }
        sigmoid(total as f32 / (UNIT * UNIT))
    }

    /// The number of bytes of an observation.
    pub fn bytes(&self) -> usize {
        self.layout.bytes()
    }

    /// What ends are worth by this network's measure.
    pub const fn goal(&self) -> Goal {
        self.weights.goal
    }

    /// How many rounds of training made it.
    pub const fn rounds(&self) -> u32 {
        self.weights.rounds
    }

    /// The same network, as if no round of training had made it.
    pub fn afresh(mut self) -> Self {
        self.weights.rounds = 0;
        self
    }

    /// Its features.
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    pub(crate) const fn weights(&self) -> &Weights {
        &self.weights
    }

    /// Reads a file of weights for observations of this layout.
    ///
    /// # Errors
    /// If it is damaged or for another layout.
    pub fn read(layout: Layout, file: &[u8]) -> Result<Self, WeightsError> {
        let (header, rest) = file.split_at_checked(HEADER).ok_or(WeightsError::Damaged)?;
        let word =
            |n: usize| u32::from_le_bytes([header[n * 4], header[n * 4 + 1], header[n * 4 + 2], header[n * 4 + 3]]);
        if header[..4] != MAGIC {
            return Err(WeightsError::Damaged);
        }
        if (word(1), word(2) as usize) != (layout.hash(), layout.features()) {
            return Err(WeightsError::Layout);
        }
        if rest.len() != 2 * (HIDDEN * (layout.features() + 2) + 1) {
            return Err(WeightsError::Damaged);
        }
        let mut numbers = rest.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut next = || numbers.next().unwrap_or_default();
        let input = (0..layout.features()).map(|_| std::array::from_fn(|_| next())).collect();
        let (bias, output) = (std::array::from_fn(|_| next()), std::array::from_fn(|_| next()));
        let [win, mean, deviation] = [4, 5, 6].map(|n| f32::from_bits(word(n)));
        let goal = Goal { win, mean, deviation };
        Ok(Self::new(layout, Weights { input, bias, output, base: next(), goal, rounds: word(3) }))
    }

    /// Its weights as a file.
    pub fn write(&self) -> Vec<u8> {
        let Weights { input, bias, output, base, goal, rounds } = &self.weights;
        let mut file = MAGIC.to_vec();
        let words = [self.layout.hash(), self.layout.features() as u32, *rounds];
        let words = words.into_iter().chain([goal.win, goal.mean, goal.deviation].map(f32::to_bits));
        words.for_each(|word| file.extend(word.to_le_bytes()));
        let numbers = input.iter().chain([bias, output]).flatten().chain([base]);
        numbers.for_each(|number| file.extend(number.to_le_bytes()));
        file
    }
}

/// A network that values one view after another: only what differs from the view before is summed up anew.
#[derive(Clone, Debug)]
pub struct Accumulator {
    net: Arc<Network>,
    /// The observation whose sums these are.
    seen: Vec<u8>,
    sums: [i32; HIDDEN],
    next: Vec<u8>,
}

impl Accumulator {
    /// Through this network.
    pub fn new(net: Arc<Network>) -> Self {
        let (seen, sums) = (vec![0; net.bytes()], net.weights.bias.map(i32::from));
        Self { next: seen.clone(), net, seen, sums }
    }

    /// The network.
    pub fn net(&self) -> &Network {
        &self.net
    }

    /// What a view is worth to its seat, 0 to 1; `observe` writes its observation. The same as [`Network::value`].
    #[inline]
    pub fn value(&mut self, observe: impl FnOnce(&mut [u8])) -> f32 {
        observe(&mut self.next);
        const WORD: usize = 8;
        for (start, (old, new)) in self.seen.chunks(WORD).zip(self.next.chunks(WORD)).enumerate() {
            if old == new {
                continue;
            }
            for (n, (&old, &new)) in old.iter().zip(new).enumerate().filter(|(_, (old, new))| old != new) {
                if let Some(row) = self.net.row(start * WORD + n, old) {
                    (0..HIDDEN).for_each(|n| self.sums[n] -= row[n]);
                }
                if let Some(row) = self.net.row(start * WORD + n, new) {
                    (0..HIDDEN).for_each(|n| self.sums[n] += row[n]);
                }
            }
        }
        std::mem::swap(&mut self.seen, &mut self.next);
        self.net.output(&self.sums)
    }
}

/// A curve from 0 to 1 like the logistic one, of exactly defined steps.
#[inline]
pub(crate) fn sigmoid(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}

/// A weight as a multiple of the unit.
pub(crate) fn quantised(weight: f32) -> i16 {
    (weight * UNIT).round().clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i16
}

/// The weight that a multiple of the unit stands for.
pub(crate) fn weight(number: i16) -> f32 {
    f32::from(number) / UNIT
}

/// What a hidden unit gives at most.
pub(crate) const MOST: f32 = CEILING as f32 / UNIT;
