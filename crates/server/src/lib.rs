//! How people meet: HTTP, live games and storage.

pub mod wire;
