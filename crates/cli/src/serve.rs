//! `roque serve`: the page and the server.

use std::fmt::Write;
use std::io::{self, IsTerminal};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use clap::Args;
use etcetera::BaseStrategy;
use roque_server::live::Pace;
use roque_server::{Config, Server, StartError};

use crate::{Answer, browser, lan, print, qr};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Where to listen; port 0 takes any that is free.
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// Listen to the local network too, on the port of --listen, and show a code for phones.
    #[arg(long)]
    lan: bool,
    /// Where games are kept; a folder of yours if not given.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The computer plays as soon as it has found its move: for tests.
    #[arg(long, hide = true)]
    immediate: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Browser {
    Open,
    Leave,
}

pub(crate) fn run(arguments: &Arguments, browser: Browser) -> Answer {
    tracing_subscriber::fmt().with_writer(io::stderr).with_max_level(tracing::Level::WARN).init();
    let data = arguments.data.clone().map_or_else(own_folder, Ok)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let pace = if arguments.immediate { Pace::Immediate } else { Pace::Human };
        let config = Config { pace, ..Config::new(arguments.address(), data) };
        let server = Server::open(config).await.map_err(|error| advise(&error))?;
        let stop = asked_to_stop()?;
        let here = here(server.address());
        print(&announcement(&here, server.address(), arguments.lan)?)?;
        if browser == Browser::Open {
            browser::open(&here);
        }
        Ok(server.run(stop).await?)
    })
}

impl Arguments {
    fn address(&self) -> SocketAddr {
        if self.lan { (Ipv4Addr::UNSPECIFIED, self.listen.port()).into() } else { self.listen }
    }
}

fn own_folder() -> Result<PathBuf, String> {
    let folders = etcetera::base_strategy::choose_native_strategy();
    let folders = folders
        .map_err(|_| "this user has no home folder: say where games are kept with --data DIR")?;
    Ok(folders.data_dir().join("roque"))
}

fn here(listening: SocketAddr) -> String {
    let address = match listening.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => (Ipv4Addr::LOCALHOST, listening.port()).into(),
        _ => listening,
    };
    format!("http://{address}")
}

fn announcement(here: &str, listening: SocketAddr, to_lan: bool) -> Result<String, String> {
    let mut text = format!("Roque   {here}\n");
    if to_lan {
        let address = lan::address().ok_or("this machine is on no network: start without --lan")?;
        let address = format!("http://{}", SocketAddr::new(address, listening.port()));
        let picture =
            qr::draw(&address, io::stdout().is_terminal()).map_err(|error| error.to_string())?;
        // Writing into a string cannot fail.
        let _ = write!(text, "LAN     {address}\n\n{picture}\n");
    }
    text.push_str("Ctrl+C  arrêter / stop\n");
    Ok(text)
}

/// The error, with the option that helps.
fn advise(error: &StartError) -> String {
    match error {
        StartError::AddressInUse(address) => {
            let next = SocketAddr::new(address.ip(), address.port().checked_add(1).unwrap_or(8080));
            format!("{error}, for instance with --listen {next}")
        }
        StartError::DataInUse(_) => format!("{error} with --data DIR"),
        _ => error.to_string(),
    }
}

/// Ends at Ctrl+C or at the system's polite request, both of which it listens for from now on.
#[cfg(unix)]
fn asked_to_stop() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) =
        (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Ends at Ctrl+C, for which it listens from now on.
#[cfg(windows)]
fn asked_to_stop() -> io::Result<impl Future<Output = ()>> {
    let mut ctrl_c = tokio::signal::windows::ctrl_c()?;
    Ok(async move { drop(ctrl_c.recv().await) })
}
