//! The network.

use std::sync::Arc;

use underdeck_game::{Message, said_errors, say};

use crate::{NetworkLayout, TrainingGoal};

/// The number of hidden units.
pub const HIDDEN: usize = 32;

/// Weights are multiples of one over this number.
const UNIT: f32 = 1024.0;
/// The largest output of a hidden unit, in units.
const CEILING: i32 = 4 << 10;
/// The first bytes of a file of weights.
const MAGIC: [u8; 4] = *b"udv1";
const HEADER: usize = 4 + 4 * 6;

/// A network with one hidden layer that estimates the worth of a view to its seat.
///
/// Weights and sums are integers. Only the last step uses a square root and a division, which IEEE 754 defines exactly, so every machine computes the
/// same bits.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    layout: NetworkLayout,
    /// The contribution of each byte to the hidden units: for each cell a row for each value or step from 1.
    rows: Vec<[i32; HIDDEN]>,
    /// The first row of each cell.
    firsts: Vec<u32>,
    weights: Weights,
}

/// The weights by feature, as in a file.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Weights {
    pub(crate) input: Vec<[i16; HIDDEN]>,
    pub(crate) bias: [i16; HIDDEN],
    pub(crate) output: [i16; HIDDEN],
    pub(crate) base: i16,
    pub(crate) goal: TrainingGoal,
    /// The number of training rounds.
    pub(crate) rounds: u32,
}

/// The error of a file of weights that cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WeightsError {
    /// The file is damaged or is not a file of weights.
    Damaged,
    /// The weights are for another layout.
    Layout,
}

impl WeightsError {
    /// The error as a message that can be translated.
    pub fn said(&self) -> Message {
        match self {
            Self::Damaged => say!(WEIGHTS_DAMAGED),
            Self::Layout => say!(WEIGHTS_LAYOUT),
        }
    }
}

said_errors!(WeightsError);

impl Network {
    pub(crate) fn new(layout: NetworkLayout, weights: Weights) -> Self {
        let (mut rows, mut firsts) = (Vec::new(), Vec::with_capacity(layout.bytes()));
        let mut known = std::collections::HashMap::new();
        for cell in &layout.cells {
            // Slots that share features share rows.
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

    /// The worth of a view with this observation to its seat, 0 to 1.
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

    /// The contribution of byte `n` to the hidden units; `None` for zero.
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
            // 16-bit factors can be multiplied several at a time; the sum of eight products is at most 2³⁰.
            let unit = |sum: i32| i32::from(sum.clamp(0, CEILING) as i16);
            let part: i32 = sums.iter().zip(weights).map(|(&sum, &weight)| unit(sum) * i32::from(weight)).sum();
            total += i64::from(part);
        }
        sigmoid(total as f32 / (UNIT * UNIT))
    }

    /// The length of an observation in bytes.
    pub fn bytes(&self) -> usize {
        self.layout.bytes()
    }

    /// The training target of this network.
    pub const fn goal(&self) -> TrainingGoal {
        self.weights.goal
    }

    /// The number of training rounds.
    pub const fn rounds(&self) -> u32 {
        self.weights.rounds
    }

    /// The same network with the number of training rounds reset to 0.
    pub fn afresh(mut self) -> Self {
        self.weights.rounds = 0;
        self
    }

    /// The features of the network.
    pub const fn layout(&self) -> &NetworkLayout {
        &self.layout
    }

    pub(crate) const fn weights(&self) -> &Weights {
        &self.weights
    }

    /// Reads a file of weights for this layout.
    ///
    /// # Errors
    /// If the file is damaged or for another layout.
    pub fn read(layout: NetworkLayout, file: &[u8]) -> Result<Self, WeightsError> {
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
        let goal = TrainingGoal { win, mean, deviation };
        Ok(Self::new(layout, Weights { input, bias, output, base: next(), goal, rounds: word(3) }))
    }

    /// The weights as a file.
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

/// A network with incremental updates: only the difference between consecutive views is summed.
#[derive(Clone, Debug)]
pub struct Accumulator {
    net: Arc<Network>,
    /// The observation of the present sums.
    seen: Vec<u8>,
    sums: [i32; HIDDEN],
    next: Vec<u8>,
}

impl Accumulator {
    /// Starts with an empty observation.
    pub fn new(net: Arc<Network>) -> Self {
        let (seen, sums) = (vec![0; net.bytes()], net.weights.bias.map(i32::from));
        Self { next: seen.clone(), net, seen, sums }
    }

    /// The network.
    pub fn net(&self) -> &Network {
        &self.net
    }

    /// The worth of a view to its seat, 0 to 1; `observe` writes its observation. Equal to [`Network::value`].
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

/// A sigmoid from 0 to 1, similar to the logistic function, of exactly defined operations.
#[inline]
pub(crate) fn sigmoid(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}

/// Quantises a weight to a multiple of the unit.
pub(crate) fn quantised(weight: f32) -> i16 {
    (weight * UNIT).round().clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i16
}

/// The weight of a quantised number.
pub(crate) fn weight(number: i16) -> f32 {
    f32::from(number) / UNIT
}

/// The largest output of a hidden unit.
pub(crate) const MOST: f32 = CEILING as f32 / UNIT;
