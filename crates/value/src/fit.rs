//! Training: fits weights to the ends of games.

use rand_core::Rng;
use underdeck_game::FastRng;

use crate::net::{MOST, Weights, quantised, sigmoid, weight};
use crate::{HIDDEN, Network, NetworkLayout, TrainingGoal};

type Row = [f32; HIDDEN];

/// A network in training: gradient descent on the cross-entropy with a learning rate per weight (Adagrad: J. Duchi, E. Hazan and Y. Singer, JMLR 12
/// (2011) 2121–2159), since features are rare or frequent.
///
/// It uses only IEEE 754 addition, multiplication, division and square roots in a fixed order: the same samples give the same weights on every
/// machine.
#[derive(Clone, Debug)]
pub struct Fit {
    layout: NetworkLayout,
    goal: TrainingGoal,
    rounds: u32,
    /// The weights of each feature, then the biases and the output weights; each with its sum of squared gradients.
    input: Vec<(Row, Row)>,
    bias: (Row, Row),
    output: (Row, Row),
    base: (f32, f32),
    /// The features of the present sample.
    found: Vec<u32>,
}

impl Fit {
    /// The initial sum of squared gradients.
    const START: f32 = 1.0;

    /// Starts with small random weights.
    pub fn new(layout: NetworkLayout, goal: TrainingGoal, seed: u64) -> Self {
        let mut rng = FastRng::new(seed);
        let mut random = |most: f32| (rng.next_u32() >> 8) as f32 / (1 << 23) as f32 * most - most;
        let mut row = |most: f32| (std::array::from_fn(|_| random(most)), [Self::START; HIDDEN]);
        let input = (0..layout.features()).map(|_| row(0.02)).collect();
        let output = row(0.3);
        let bias = ([0.2; HIDDEN], [Self::START; HIDDEN]);
        Self { layout, goal, rounds: 0, input, bias, output, base: (0.0, Self::START), found: Vec::new() }
    }

    /// Continues from a network.
    pub fn from_net(net: &Network) -> Self {
        let row = |row: &[i16; HIDDEN]| (row.map(weight), [Self::START; HIDDEN]);
        let Weights { input, bias, output, base, goal, rounds } = net.weights();
        Self {
            layout: net.layout().clone(),
            goal: *goal,
            rounds: *rounds,
            input: input.iter().map(row).collect(),
            bias: row(bias),
            output: row(output),
            base: (weight(*base), Self::START),
            found: Vec::new(),
        }
    }

    /// Learns from one view: its observation and the worth of its game's end, 0 to 1. Returns the squared error before the update.
    pub fn learn(&mut self, observation: &[u8], worth: f32, rate: f32) -> f32 {
        self.found.clear();
        self.layout.each(observation, |feature| self.found.push(feature as u32));
        let mut sums = self.bias.0;
        for &feature in &self.found {
            let row = &self.input[feature as usize].0;
            for n in 0..HIDDEN {
                sums[n] += row[n];
            }
        }
        let hidden = sums.map(|sum| sum.clamp(0.0, MOST));
        let x = hidden.iter().zip(&self.output.0).fold(self.base.0, |x, (unit, weight)| x + unit * weight);
        let error = sigmoid(x) - worth;
        // The derivative of the cross-entropy with this sigmoid.
        let slope = 2.0 * error / (1.0 + x * x).sqrt();
        let mut slopes = [0.0; HIDDEN];
        for n in 0..HIDDEN {
            let is_live = sums[n] > 0.0 && sums[n] < MOST;
            slopes[n] = if is_live { slope * self.output.0[n] } else { 0.0 };
        }
        descend(&mut self.output, &hidden.map(|unit| unit * slope), rate);
        descend(&mut self.bias, &slopes, rate);
        self.base.1 += slope * slope;
        self.base.0 -= rate * slope / self.base.1.sqrt();
        for &feature in &self.found {
            descend(&mut self.input[feature as usize], &slopes, rate);
        }
        error * error
    }

    /// The network with quantised weights; its number of training rounds grows by one.
    pub fn finish(&self) -> Network {
        let row = |row: &(Row, Row)| row.0.map(quantised);
        let weights = Weights {
            input: self.input.iter().map(row).collect(),
            bias: row(&self.bias),
            output: row(&self.output),
            base: quantised(self.base.0),
            goal: self.goal,
            rounds: self.rounds + 1,
        };
        Network::new(self.layout.clone(), weights)
    }
}

#[inline]
fn descend((weights, squares): &mut (Row, Row), slopes: &Row, rate: f32) {
    for n in 0..HIDDEN {
        squares[n] += slopes[n] * slopes[n];
        weights[n] -= rate * slopes[n] / squares[n].sqrt();
    }
}

#[cfg(test)]
mod tests {
    use underdeck_game::{Encoding, FieldKind};

    use super::*;
    use crate::WeightsError;

    fn layout() -> NetworkLayout {
        NetworkLayout::new(&Encoding::default().field("a", FieldKind::Bit, &[2], "").field(
            "b",
            FieldKind::Count { max: 9 },
            &[],
            "",
        ))
    }

    /// The exclusive or of two flags, which is not a linear function.
    fn fitted() -> Network {
        let mut fit = Fit::new(layout(), TrainingGoal::default(), 1);
        let mut rng = FastRng::new(2);
        for _ in 0..40_000 {
            let [one, other, count] = [2, 2, 10].map(|n| (rng.next_u32() >> 8) as u8 % n);
            fit.learn(&[one, other, count], f32::from(one ^ other), 0.1);
        }
        fit.finish()
    }

    #[test]
    fn a_fit_learns_the_exclusive_or() {
        let net = fitted();
        for (observation, worth) in [([0, 0, 3], 0.0), ([1, 0, 9], 1.0), ([0, 1, 0], 1.0), ([1, 1, 5], 0.0)] {
            assert!((net.value(&observation) - worth).abs() < 0.1, "{observation:?}");
        }
    }

    /// The narrow products of the network against wide ones, feature by feature: every build computes the same bits.
    #[test]
    fn values_equal_those_of_wide_integer_arithmetic() {
        let encoding = Encoding::default().field("a", FieldKind::face(20), &[30], "").field(
            "b",
            FieldKind::Count { max: 99 },
            &[12],
            "",
        );
        let layout = NetworkLayout::new(&encoding);
        let mut rng = FastRng::new(9);
        let mut seen =
            || -> [u8; 42] { std::array::from_fn(|n| (rng.next_u32() >> 8) as u8 % if n < 30 { 20 } else { 100 }) };
        let mut fit = Fit::new(layout.clone(), TrainingGoal::default(), 3);
        for n in 0..3_000 {
            let observation = seen();
            fit.learn(&observation, f32::from(observation[n % 42] & 1), 0.1);
        }
        let net = fit.finish();
        let Weights { input, bias, output, base, .. } = net.weights();
        for _ in 0..500 {
            let observation = seen();
            let mut sums = bias.map(i64::from);
            layout.each(&observation, |feature| (0..HIDDEN).for_each(|n| sums[n] += i64::from(input[feature][n])));
            let products = sums.iter().zip(output).map(|(&sum, &weight)| sum.clamp(0, 4096) * i64::from(weight));
            let total = (i64::from(*base) << 10) + products.sum::<i64>();
            assert_eq!(net.value(&observation).to_bits(), sigmoid(total as f32 / (1024.0 * 1024.0)).to_bits());
        }
    }

    #[test]
    fn weights_round_trip_through_a_file_and_a_damaged_one_is_refused() {
        let (net, layout) = (fitted(), layout());
        let mut lens = crate::Accumulator::new(std::sync::Arc::new(net.clone()));
        for observation in [[1, 0, 9], [0, 0, 3], [0, 0, 3], [1, 1, 0], [0, 1, 7]] {
            assert_eq!(lens.value(|out| out.copy_from_slice(&observation)), net.value(&observation));
        }
        let file = net.write();
        assert_eq!(Network::read(layout.clone(), &file).as_ref(), Ok(&net));
        assert_eq!(Fit::from_net(&net).finish().write()[16..], file[16..]);
        assert_eq!(Network::read(layout.clone(), &file[1..]), Err(WeightsError::Damaged));
        assert_eq!(Network::read(layout.clone(), &file[..file.len() - 1]), Err(WeightsError::Damaged));
        assert_eq!(Network::read(layout, b""), Err(WeightsError::Damaged));
        let other = NetworkLayout::new(&Encoding::default().field("a", FieldKind::Bit, &[3], ""));
        assert_eq!(Network::read(other, &file), Err(WeightsError::Layout));
    }
}
