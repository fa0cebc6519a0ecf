//! How people meet: HTTP, live games and storage.

pub mod clock;
pub mod store;
pub mod wire;
