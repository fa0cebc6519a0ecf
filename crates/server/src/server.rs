//! The server as a whole: what it needs to start, how it runs, how it stops.

use std::fs::{self, File, TryLockError};
use std::future::{Future, IntoFuture};
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use axum::serve::ListenerExt;
use roque_learn::content::{Fault, Source};
use sqlx::SqlitePool;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::app::App;
use crate::clock::{HEARTBEAT, ServiceClock};
use crate::http;
use crate::learn;
use crate::limits::Limits;
use crate::live::{Computer, House, Lobby, Pace, Pool, Thinker};
use crate::players::cookie_key;
use crate::store::{self, Commit, SqliteCommit, Store, StoreError};

/// How long a stopping server waits for requests and sockets that are slow to end.
const PATIENCE: Duration = Duration::from_secs(3);

/// What a server needs to start.
#[derive(Debug)]
pub struct Config {
    /// Where to listen; port 0 takes any that is free.
    pub listen: SocketAddr,
    /// The folder of the database, made when absent.
    pub data: PathBuf,
    pub limits: Limits,
    pub thinker: Arc<dyn Thinker>,
    /// When the computer's moves are shown.
    pub pace: Pace,
    /// What there is to read: the files of `content/` that are part of the program, or others.
    pub content: Vec<Source>,
}

impl Config {
    pub fn new(listen: SocketAddr, data: PathBuf) -> Self {
        let (limits, thinker) = (Limits::default(), Arc::new(Computer));
        Self { listen, data, limits, thinker, pace: Pace::Human, content: learn::embedded() }
    }
}

/// Why a server did not start, or did not go on.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error("the texts cannot be shown as they are\n{}", told(.0))]
    Content(Vec<Fault>),
    #[error("{0} is in use: stop the program that listens there, or listen elsewhere")]
    AddressInUse(SocketAddr),
    #[error("cannot listen on {address}: {cause}")]
    Listen { address: SocketAddr, cause: io::Error },
    #[error("cannot use the data folder {}: {cause}", folder.display())]
    DataFolder { folder: PathBuf, cause: io::Error },
    #[error("the data folder {} is in use by another Roque: stop it, or use another folder", .0.display())]
    DataInUse(PathBuf),
    #[error("cannot use the database {}: {cause}", file.display())]
    Database { file: PathBuf, cause: StoreError },
    #[error("the server stopped: {0}")]
    Serve(#[source] io::Error),
}

fn told(faults: &[Fault]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

/// A server that listens and has its database open.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    app: App,
    closing: watch::Sender<bool>,
    /// Held until the end, so that no other server uses the same database.
    _lock: File,
}

impl Server {
    pub async fn open(config: Config) -> Result<Self, StartError> {
        Self::open_with(config, SqliteCommit::new).await
    }

    /// Opens a server that makes its events durable through another [`Commit`].
    pub async fn open_with<C: Commit>(
        config: Config,
        commit: impl FnOnce(SqlitePool) -> C,
    ) -> Result<Self, StartError> {
        let library = learn::read(config.content).map_err(StartError::Content)?;
        let listener = listen(config.listen).await?;
        let address = listener.local_addr().map_err(StartError::Serve)?;
        let lock = lock(&config.data)?;
        let file = config.data.join("roque.db");
        let (house, key) = async {
            let pool = store::open(&file).await?;
            let store = Store::new(pool.clone(), commit(pool));
            let clock = ServiceClock::resume(store.heartbeat().await?);
            let key = cookie_key(&store).await?;
            let cores = std::thread::available_parallelism().map_or(1, usize::from);
            let (thinking, judging) = (Pool::new(cores), Pool::new(cores));
            let (answering, advising) = (Pool::new(1), Pool::new((cores / 2).max(1)));
            let (thinker, pace) = (config.thinker, config.pace);
            let Limits { soon, given_up_after, .. } = config.limits;
            let far_off = AtomicBool::default();
            let house = House {
                store,
                clock,
                thinker,
                pace,
                thinking,
                judging,
                answering,
                advising,
                soon,
                given_up_after,
                far_off,
            };
            Ok((house, key))
        }
        .await
        .map_err(|cause| StartError::Database { file, cause })?;
        let (closing, closed) = watch::channel(false);
        let app = App::new(Arc::new(house), library, key, config.limits, closed);
        Ok(Self { listener, address, app, closing, _lock: lock })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until told to stop, then lets go of every socket and search and closes the database.
    pub async fn run(self, until: impl Future<Output = ()>) -> Result<(), StartError> {
        let Self { listener, app, closing, .. } = self;
        let (house, lobby) = (Arc::clone(&app.house), Arc::clone(&app.lobby));
        let heart = tokio::spawn(beat(Arc::clone(&house), Arc::clone(&lobby)));
        let warden = tokio::spawn(watch_clocks(Arc::clone(&lobby), house.soon / 2));
        let served = serve(listener, app, &closing, until).await;
        heart.abort();
        warden.abort();
        // Sockets hold a receiver each until they are gone.
        let _ = timeout(PATIENCE, closing.closed()).await;
        lobby.close().await;
        if let Err(error) = house.store.beat(house.clock.now()).await {
            tracing::error!(%error, "the last heartbeat was not stored");
        }
        house.store.close().await;
        served.map_err(StartError::Serve)
    }
}

async fn serve(
    listener: TcpListener,
    app: App,
    closing: &watch::Sender<bool>,
    until: impl Future<Output = ()>,
) -> io::Result<()> {
    // A move is a small packet that nothing follows: it must not wait for more.
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    let service = http::router(app).into_make_service_with_connect_info::<SocketAddr>();
    let mut asked = closing.subscribe();
    let stop = async move { drop(asked.wait_for(|closing| *closing).await) };
    let mut serving =
        std::pin::pin!(axum::serve(listener, service).with_graceful_shutdown(stop).into_future());
    tokio::select! {
        ended = &mut serving => return ended,
        () = until => closing.send_replace(true),
    };
    timeout(PATIENCE, serving).await.unwrap_or(Ok(()))
}

/// Takes games up before their flag falls; first of all those that the last stop interrupted.
async fn watch_clocks(lobby: Arc<Lobby>, each: Duration) {
    let mut round = interval(each);
    round.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        round.tick().await;
        if let Err(error) = lobby.take_up().await {
            error.log();
        }
    }
}

/// Stores the service time while somebody's thinking time runs.
async fn beat(house: Arc<House>, lobby: Arc<Lobby>) {
    let mut second = interval(HEARTBEAT);
    second.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut last: Option<Instant> = None;
    loop {
        second.tick().await;
        let Some(pulse) = lobby.pulse().await else { continue };
        if last.is_some_and(|last| last.elapsed() < pulse) {
            continue;
        }
        last = Some(Instant::now());
        if let Err(error) = house.store.beat(house.clock.now()).await {
            tracing::error!(%error, "a heartbeat was not stored");
        }
    }
}

async fn listen(address: SocketAddr) -> Result<TcpListener, StartError> {
    TcpListener::bind(address).await.map_err(|cause| match cause.kind() {
        io::ErrorKind::AddrInUse => StartError::AddressInUse(address),
        _ => StartError::Listen { address, cause },
    })
}

/// The system lets go of the lock however the process ends.
fn lock(folder: &Path) -> Result<File, StartError> {
    let failed = |cause| StartError::DataFolder { folder: folder.to_owned(), cause };
    fs::create_dir_all(folder).map_err(failed)?;
    let file = File::create(folder.join("roque.lock")).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StartError::DataInUse(folder.to_owned())),
        Err(TryLockError::Error(cause)) => Err(failed(cause)),
    }
}
