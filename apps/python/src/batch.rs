//! Batches of games whose results are written to NumPy arrays in place.

use bytemuck::{Pod, cast_slice_mut};
use numpy::{PyArray1, PyArrayMethods, PyReadonlyArray1};
use pyo3::prelude::*;
use pyo3::types::PySlice;
use underdeck_env::{BatchShape, EnvSettings, Out, Vector};

use crate::errors::{Pairs, pairs, refuse};

/// The arrays that each step writes. Borrowing an array from NumPy takes about 80 ns, so there are only two: one holds the numbers, each
/// part aligned to eight bytes, and the other the flags.
struct Arrays {
    shape: BatchShape,
    numbers: Py<PyArray1<u64>>,
    /// For each game whether it ended, then for each whether it was truncated.
    flags: Py<PyArray1<bool>>,
}

/// The number of eight-byte words for `len` numbers of a type.
fn words<T>(len: usize) -> usize {
    (len * size_of::<T>()).div_ceil(8)
}

/// Takes `len` numbers from the rest.
fn take<'a, T: Pod>(rest: &mut &'a mut [u64], len: usize) -> &'a mut [T] {
    let (first, others) = std::mem::take(rest).split_at_mut(words::<T>(len));
    *rest = others;
    &mut cast_slice_mut(first)[..len]
}

/// Declares the arrays of numbers: name, type, NumPy type, values per game.
macro_rules! numbers {
    ($($name:ident: $type:ty, $dtype:literal, $row:expr;)+) => {
        impl Arrays {
            fn new(py: Python<'_>, shape: BatchShape) -> Self {
                let row: fn(BatchShape) -> [usize; 3] = |shape| [1, shape.bytes, shape.actions];
                let words = 0 $(+ words::<$type>(shape.games * row(shape)[$row]))+;
                let numbers = PyArray1::zeros(py, words, false).unbind();
                Self { shape, numbers, flags: PyArray1::zeros(py, 2 * shape.games, false).unbind() }
            }

            /// Writes to the arrays with the interpreter released.
            fn write<T: Send>(&self, py: Python<'_>, work: impl FnOnce(Out<'_>) -> T + Send) -> PyResult<T> {
                let mut numbers = self.numbers.bind(py).try_readwrite().map_err(refuse)?;
                let mut flags = self.flags.bind(py).try_readwrite().map_err(refuse)?;
                let (mut rest, flags) = (numbers.as_slice_mut().map_err(refuse)?, flags.as_slice_mut().map_err(refuse)?);
                let (games, row) = (self.shape.games, [1, self.shape.bytes, self.shape.actions]);
                $(let $name = take::<$type>(&mut rest, games * row[$row]);)+
                let (terminations, truncations) = flags.split_at_mut(games);
                Ok(py.detach(|| work(Out { $($name,)+ terminations, truncations })))
            }

            /// The arrays by name, as NumPy arrays.
            fn named<'py>(&self, py: Python<'py>) -> PyResult<Vec<(&'static str, Bound<'py, PyAny>)>> {
                let (games, row) = (self.shape.games, [1, self.shape.bytes, self.shape.actions]);
                let part = |array: &Bound<'py, PyAny>, start: usize, len: usize| {
                    array.get_item(PySlice::new(py, start as isize, (start + len) as isize, 1))
                };
                let (numbers, flags) = (self.numbers.bind(py).as_any(), self.flags.bind(py).as_any());
                let (mut named, mut start) = (Vec::new(), 0);
                $(
                    let len = games * row[$row];
                    let array = part(numbers, start, words::<$type>(len))?.call_method1("view", ($dtype,))?;
                    named.push((stringify!($name), part(&array, 0, len)?));
                    start += words::<$type>(len);
                )+
                debug_assert_eq!(start, numbers.len()?, "each array has its place");
                named.push(("terminations", part(flags, 0, games)?));
                named.push(("truncations", part(flags, games, games)?));
                Ok(named)
            }
        }
    };
}

numbers! {
    observations: u8, "uint8", 1;
    masks: u8, "uint8", 2;
    rewards: f64, "float64", 0;
    final_observations: u8, "uint8", 1;
    seats: u8, "uint8", 0;
    lengths: u32, "uint32", 0;
    scores: i32, "int32", 0;
    seeds: u64, "uint64", 0;
}

/// Many games of one kind, stepped together.
#[pyclass(module = "underdeck._core")]
pub(crate) struct Batch {
    vector: Box<dyn Vector>,
    arrays: Arrays,
}

/// The value of a setting.
fn word<T: std::str::FromStr>(name: &str, text: &str) -> PyResult<T>
where
    T::Err: std::fmt::Display,
{
    text.parse().map_err(|error| refuse(format!("{name}: {error}")))
}

#[pymethods]
impl Batch {
    #[new]
    #[allow(clippy::too_many_arguments)]
    fn new(
        py: Python<'_>,
        game: &str,
        options: Pairs<'_>,
        games: usize,
        first: u64,
        luck: &str,
        threads: usize,
        observe: bool,
        actions: &str,
        width: usize,
        autoreset: &str,
        max_steps: u32,
        illegal: &str,
    ) -> PyResult<Self> {
        let settings = EnvSettings {
            games,
            first,
            luck: word("luck", luck)?,
            threads,
            observe,
            actions: word("actions", actions)?,
            width,
            autoreset: word("autoreset", autoreset)?,
            max_steps,
            illegal: word("illegal", illegal)?,
        };
        let vector = underdeck_env::vector(game, &pairs(options)?, settings).map_err(refuse)?;
        let arrays = Arrays::new(py, vector.shape());
        Ok(Self { vector, arrays })
    }

    /// The arrays by name, each with the values of all games in order.
    fn arrays<'py>(&self, py: Python<'py>) -> PyResult<Vec<(&'static str, Bound<'py, PyAny>)>> {
        self.arrays.named(py)
    }

    /// (games, actions, bytes).
    fn shape(&self) -> (usize, usize, usize) {
        let BatchShape { games, actions, bytes } = self.vector.shape();
        (games, actions, bytes)
    }

    #[pyo3(signature = (seed=None, which=None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<u64>, which: Option<PyReadonlyArray1<'_, bool>>) -> PyResult<()> {
        let which = which.map(|which| which.as_slice().map(<[bool]>::to_vec)).transpose().map_err(refuse)?;
        let Self { vector, arrays } = self;
        arrays.write(py, |out| vector.reset(seed, which.as_deref(), out))?.map_err(refuse)
    }

    /// Returns whether a game ended.
    fn step(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<bool> {
        let actions = actions.as_slice().map_err(refuse)?;
        let Self { vector, arrays } = self;
        let step = |mut out: Out<'_>| {
            vector.step(actions, out.reborrow())?;
            Ok::<_, underdeck_env::Error>(out.terminations.contains(&true) || out.truncations.contains(&true))
        };
        arrays.write(py, step)?.map_err(refuse)
    }

    fn choose(&self, py: Python<'_>, player: &str, seed: u64) -> PyResult<Vec<i64>> {
        py.detach(|| self.vector.choose(player, seed)).map_err(refuse)
    }

    fn places(&self, game: usize) -> PyResult<Vec<usize>> {
        self.check(game)?;
        Ok(self.vector.places(game))
    }

    fn record(&self, game: usize) -> PyResult<Option<String>> {
        self.check(game)?;
        Ok(self.vector.record(game).map(|record| record.to_string()))
    }

    fn save(&self) -> String {
        self.vector.save()
    }

    fn load(&mut self, py: Python<'_>, saved: &str) -> PyResult<()> {
        let Self { vector, arrays } = self;
        arrays.write(py, |out| vector.load(saved, out))?.map_err(refuse)
    }
}

impl Batch {
    fn check(&self, game: usize) -> PyResult<()> {
        let games = self.vector.shape().games;
        if game < games {
            Ok(())
        } else {
            Err(refuse(format!("there is no game {game}: they are numbered 0 to {}", games - 1)))
        }
    }
}
