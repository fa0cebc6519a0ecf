//! A real server on a database of its own, and visitors who talk to it over real sockets.
#![allow(dead_code, unused_imports, unreachable_pub, reason = "each test file uses its own part")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

pub mod browser;
pub mod commit;
pub mod thinker;

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use roque_server::limits::Limits;
use roque_server::live::{Pace, Thinker};
use roque_server::store::SqliteCommit;
use roque_server::{Config, Server};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub use browser::Browser;
pub use commit::{Gate, Mode};
pub use thinker::{Endless, Judging, Scripted};

/// A running server, in a runtime of its own so that it can be killed.
pub struct Running {
    pub address: SocketAddr,
    runtime: OwnRuntime,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

pub struct Setting {
    pub limits: Limits,
    pub thinker: Arc<dyn Thinker>,
    pub gate: Gate,
    pub pace: Pace,
}

impl Default for Setting {
    fn default() -> Self {
        Self {
            limits: Limits::default(),
            thinker: Arc::new(Scripted(&[])),
            gate: Gate::default(),
            pace: Pace::Immediate,
        }
    }
}

impl Setting {
    pub fn against(thinker: impl Thinker) -> Self {
        Self { thinker: Arc::new(thinker), ..Self::default() }
    }
}

pub fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

impl Running {
    pub async fn start(folder: &Path, setting: Setting) -> Self {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .unwrap();
        let (stop, stopped) = oneshot::channel();
        let (ready, bound) = oneshot::channel();
        let Setting { limits, thinker, gate, pace } = setting;
        let config = Config {
            limits,
            thinker,
            pace,
            ..Config::new(([127, 0, 0, 1], 0).into(), folder.to_owned())
        };
        let task = runtime.spawn(async move {
            let server = Server::open_with(config, |pool| gate.before(SqliteCommit::new(pool)))
                .await
                .unwrap();
            ready.send(server.address()).unwrap();
            server.run(async { drop(stopped.await) }).await.unwrap();
        });
        Self { address: bound.await.unwrap(), runtime: OwnRuntime(Some(runtime)), stop, task }
    }

    /// Ends as on Ctrl-C.
    pub async fn stop(self) {
        self.stop.send(()).unwrap();
        self.task.await.unwrap();
        self.runtime.end().await;
    }

    /// Ends with no warning, wherever the server stands.
    pub async fn kill(self) {
        self.runtime.end().await;
    }

    pub fn browser(&self) -> Browser {
        Browser::new(self.address)
    }
}

/// A runtime may not be dropped from within another.
struct OwnRuntime(Option<Runtime>);

impl OwnRuntime {
    async fn end(mut self) {
        let runtime = self.0.take();
        tokio::task::spawn_blocking(move || drop(runtime)).await.unwrap();
    }
}

/// When a test fails half-way, its own failure is what must be seen.
impl Drop for OwnRuntime {
    fn drop(&mut self) {
        if let Some(runtime) = self.0.take() {
            runtime.shutdown_background();
        }
    }
}
