//! Who a request works for, and how much its work costs. Every queue of the server takes the next job by these.

use std::net::IpAddr;

use underdeck_site::Class;

/// The client that a job is done for. Queues serve owners in turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Owner {
    /// A player.
    Player(i64),
    /// A visitor of this machine without a player, by the hash of the token.
    Token([u8; 32]),
    /// Visitors of an address without a player.
    Address(IpAddr),
    /// The server itself.
    Machine,
}

/// The cost of a job. Light jobs never wait for heavy ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Cost {
    /// A page, or a change of one game.
    Light,
    /// Work on many games, or on a file.
    Heavy,
}

/// The owner and the cost of the work that a request causes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Caller {
    pub(crate) owner: Owner,
    pub(crate) cost: Cost,
}

tokio::task_local! {
    static CALLER: Caller;
}

impl Cost {
    /// All costs.
    pub(crate) const ALL: [Self; 2] = [Self::Light, Self::Heavy];

    /// The cost of a request for a route of this class.
    pub(crate) const fn of(class: Class) -> Self {
        match class {
            Class::Report | Class::Record | Class::Import => Self::Heavy,
            Class::Page | Class::Form | Class::Move | Class::Review => Self::Light,
        }
    }

    /// The name in metrics.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Heavy => "heavy",
        }
    }
}

impl Caller {
    /// The server itself.
    pub(crate) const MACHINE: Self = Self { owner: Owner::Machine, cost: Cost::Light };

    /// The caller of the current task.
    pub(crate) fn current() -> Self {
        CALLER.try_get().unwrap_or(Self::MACHINE)
    }

    /// The caller of the current task or, in a task without one, a player.
    pub(crate) fn current_or(player: i64) -> Self {
        let player = Self { owner: Owner::Player(player), cost: Cost::Light };
        CALLER.try_get().unwrap_or(player)
    }

    /// Does work for this caller.
    pub(crate) async fn scope<T>(self, work: impl Future<Output = T>) -> T {
        CALLER.scope(self, work).await
    }
}
