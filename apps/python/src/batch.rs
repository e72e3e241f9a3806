//! Batches of games with NumPy arrays that are written in place.

use env::{Out, Settings, Shape, Vector};
use numpy::{PyArray1, PyArrayMethods, PyReadonlyArray1};
use pyo3::prelude::*;

use crate::errors::{Pairs, pairs, refuse};

/// Declares the arrays of a batch: their Python names, their types and how many values each game has.
macro_rules! arrays {
    ($($name:ident: $type:ty, $row:expr;)+) => {
        /// The arrays that each step writes.
        struct Arrays {
            $($name: Py<PyArray1<$type>>,)+
        }

        impl Arrays {
            fn new(py: Python<'_>, shape: Shape) -> Self {
                let row: fn(Shape) -> [usize; 3] = |shape| [1, shape.bytes, shape.actions];
                Self { $($name: PyArray1::zeros(py, shape.games * row(shape)[$row], false).unbind(),)+ }
            }

            /// Does something with the arrays, the interpreter released.
            fn write<T: Send>(&self, py: Python<'_>, work: impl FnOnce(Out<'_>) -> T + Send) -> PyResult<T> {
                $(let mut $name = self.$name.bind(py).try_readwrite().map_err(refuse)?;)+
                let out = Out { $($name: $name.as_slice_mut().map_err(refuse)?,)+ };
                Ok(py.detach(|| work(out)))
            }
        }

        impl Batch {
            fn named(&self, py: Python<'_>) -> Vec<(&'static str, Py<PyAny>)> {
                vec![$((stringify!($name), self.arrays.$name.clone_ref(py).into_any()),)+]
            }
        }
    };
}

arrays! {
    observations: u8, 1;
    masks: u8, 2;
    rewards: f64, 0;
    terminations: bool, 0;
    truncations: bool, 0;
    final_observations: u8, 1;
    seats: u8, 0;
    lengths: u32, 0;
    scores: i32, 0;
    seeds: u64, 0;
}

/// Many games of one kind, stepped together.
#[pyclass(module = "underdeck._core")]
pub(crate) struct Batch {
    vector: Box<dyn Vector>,
    arrays: Arrays,
}

/// A word of a setting.
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
        let settings = Settings {
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
        let vector = env::vector(game, &pairs(options)?, settings).map_err(refuse)?;
        let arrays = Arrays::new(py, vector.shape());
        Ok(Self { vector, arrays })
    }

    /// The arrays by name, each with all games one after another.
    fn arrays(&self, py: Python<'_>) -> Vec<(&'static str, Py<PyAny>)> {
        self.named(py)
    }

    /// (games, actions, bytes).
    fn shape(&self) -> (usize, usize, usize) {
        let Shape { games, actions, bytes } = self.vector.shape();
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
            Ok::<_, env::Error>(out.terminations.contains(&true) || out.truncations.contains(&true))
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
