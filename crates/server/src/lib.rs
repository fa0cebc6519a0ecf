//! How people meet: HTTP, live games and storage.
//!
//! ```no_run
//! # async fn run() -> Result<(), roque_server::StartError> {
//! use roque_server::{Config, Server};
//!
//! let server = Server::open(Config::new(([127, 0, 0, 1], 8080).into(), "data".into())).await?;
//! println!("http://{}", server.address());
//! server.run(std::future::pending()).await
//! # }
//! ```

mod app;
mod ask;
mod clock;
mod error;
mod http;
mod language;
mod learn;
pub mod limits;
pub mod live;
pub mod players;
mod review;
mod server;
mod shown;
pub mod store;
pub mod wire;

pub use server::{Config, Server, StartError};
