//! Nothing in the edition waits.

use std::pin::pin;
use std::task::{Context, Poll, Waker};

use underdeck_site::Error;

/// What a future gives that waits for nothing.
pub(crate) fn now<T>(future: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
    match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(done) => done,
        Poll::Pending => Err(Error::Internal("the edition waited for something".into())),
    }
}
