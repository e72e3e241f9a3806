//! The output arrays of a step.

/// The shape of a batch's arrays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BatchShape {
    /// The number of games.
    pub games: usize,
    /// The number of action ids: the length of a mask.
    pub actions: usize,
    /// The bytes of an observation; 0 if none are written.
    pub bytes: usize,
}

/// Declares the arrays once as vectors and once as the slices that a step writes.
macro_rules! arrays {
    ($($(#[$doc:meta])* $name:ident: $type:ty, $row:ident;)+) => {
        /// A batch's arrays on the heap, each in the order of the games.
        #[derive(Clone, PartialEq, Debug)]
        pub struct Arrays {
            $($(#[$doc])* pub $name: Vec<$type>,)+
        }

        /// Borrowed output arrays of a step.
        #[derive(Debug)]
        pub struct Out<'a> {
            $($(#[$doc])* pub $name: &'a mut [$type],)+
        }

        impl Arrays {
            /// Arrays for games of this shape.
            pub fn new(shape: BatchShape) -> Self {
                Self { $($name: vec![<$type>::default(); shape.games * shape.$row()],)+ }
            }

            /// The arrays, borrowed.
            pub fn out(&mut self) -> Out<'_> {
                Out { $($name: &mut self.$name,)+ }
            }
        }

        impl<'a> Out<'a> {
            /// Whether the arrays have this shape.
            pub fn fits(&self, shape: BatchShape) -> bool {
                $(self.$name.len() == shape.games * shape.$row())&&+
            }

            /// The same arrays with a shorter borrow.
            pub fn reborrow(&mut self) -> Out<'_> {
                Out { $($name: self.$name,)+ }
            }

            /// Splits the arrays after `games` games.
            pub(crate) fn split_at(self, games: usize, shape: BatchShape) -> (Self, Self) {
                $(let $name = self.$name.split_at_mut(games * shape.$row());)+
                (Self { $($name: $name.0,)+ }, Self { $($name: $name.1,)+ })
            }
        }
    };
}

arrays! {
    /// The observation of the deciding seat, encoded by [`underdeck_game::Encode`].
    observations: u8, bytes;
    /// 1 for each legal action, 0 for every other.
    masks: u8, actions;
    /// 1 for a won game, -1 for one that is lost or cut off, otherwise 0; for the seat that moved.
    rewards: f64, one;
    /// Whether the game ended by its rules.
    terminations: bool, one;
    /// Whether the game was cut off.
    truncations: bool, one;
    /// With [`Autoreset::SameStep`](crate::Autoreset::SameStep), the last observation of a game that ended; otherwise unchanged.
    final_observations: u8, bytes;
    /// The deciding seat, from 0.
    seats: u8, one;
    /// The number of moves in the game, including the present one.
    lengths: u32, one;
    /// The score of a game that ended; 0 if the rules keep none.
    scores: i32, one;
    /// The seed of the game in progress, or of the game that ended in this step.
    seeds: u64, one;
}

impl BatchShape {
    const fn one(self) -> usize {
        1
    }

    const fn bytes(self) -> usize {
        self.bytes
    }

    const fn actions(self) -> usize {
        self.actions
    }
}
