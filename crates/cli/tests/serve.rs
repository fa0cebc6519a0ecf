//! `roque serve`: the process, its data and its end.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use common::{ROQUE, complaint};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A running server, killed like a power cut when dropped.
struct Serving {
    process: Child,
    address: SocketAddr,
}

impl Serving {
    fn start(data: &Path) -> Self {
        let mut command = Command::new(ROQUE);
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data);
        let mut process = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut first = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut first).unwrap();
        let address =
            first.split_once("http://").and_then(|(_, address)| address.trim_end().parse().ok());
        Self { address: address.unwrap_or_else(|| panic!("no address in {first:?}")), process }
    }

    fn request(&self, head: &str, body: &str) -> (String, String) {
        let mut stream = TcpStream::connect(self.address).unwrap();
        let length = body.len();
        write!(
            stream,
            "{head} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}",
            self.address
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
            .split_once("\r\n\r\n")
            .map(|(head, body)| (head.to_owned(), body.to_owned()))
            .unwrap()
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

/// A game's socket.
struct Line(WebSocketStream<MaybeTlsStream<tokio::net::TcpStream>>);

impl Line {
    async fn open(server: &Serving, game: &str, cookie: &str) -> Self {
        let address = format!("ws://{}/api/games/{game}/socket", server.address);
        let mut request = address.into_client_request().unwrap();
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
        Self(connect_async(request).await.unwrap().0)
    }

    async fn game(&mut self) -> Value {
        loop {
            if let Message::Text(text) = self.0.next().await.unwrap().unwrap() {
                let message: Value = serde_json::from_str(&text).unwrap();
                assert_eq!(message["type"], "game", "{message}");
                return message["game"].clone();
            }
        }
    }

    async fn play(&mut self, at: u32, from: &str, to: &str) {
        let message = json!({ "type": "play", "id": 1, "at": at, "by": "white", "from": from, "to": to, "promotion": null });
        self.0.send(Message::text(message.to_string())).await.unwrap();
    }
}

fn cookie(head: &str) -> String {
    let line =
        head.lines().find(|line| line.to_ascii_lowercase().starts_with("set-cookie: ")).unwrap();
    line["set-cookie: ".len()..].split(';').next().unwrap().to_owned()
}

#[tokio::test]
async fn a_game_survives_sigkill_while_the_computer_thinks() {
    let folder = tempfile::tempdir().unwrap();
    let server = Serving::start(folder.path());
    let (head, body) =
        server.request("POST /api/games", r#"{"opponent":{"kind":"computer","level":"expert-1"}}"#);
    let created: Value = serde_json::from_str(&body).unwrap();
    let (cookie, game) = (cookie(&head), created["game"].as_str().unwrap().to_owned());
    let mut line = Line::open(&server, &game, &cookie).await;
    line.game().await;
    line.play(0, "e2", "e4").await;
    assert_eq!(line.game().await["plies"][0]["san"], "e4");
    drop(server);

    let server = Serving::start(folder.path());
    let mut line = Line::open(&server, &game, &cookie).await;
    let found = line.game().await;
    assert_eq!(found["plies"][0]["san"], "e4");
    let reply = if found["thinking"] == true { line.game().await } else { found };
    assert_eq!((&reply["turn"], &reply["thinking"]), (&json!("white"), &json!(false)));
    assert!(!reply["legal"].as_array().unwrap().is_empty());
}

#[cfg(unix)]
#[test]
fn a_polite_request_ends_the_server_cleanly() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Serving::start(folder.path());
    let killed = Command::new("kill").arg(server.process.id().to_string()).status().unwrap();
    assert!(killed.success());
    assert!(server.process.wait().unwrap().success());
}

#[test]
fn a_port_in_use_is_named_and_so_is_the_way_out() {
    let folder = tempfile::tempdir().unwrap();
    let other = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = other.local_addr().unwrap();
    let complaint = complaint(&[
        "serve",
        "--listen",
        &address.to_string(),
        "--data",
        folder.path().to_str().unwrap(),
    ]);
    assert!(complaint.starts_with(&format!("{address} is in use: ")), "{complaint}");
    assert!(
        complaint.ends_with(&format!(
            "--listen 127.0.0.1:{}",
            address.port().checked_add(1).unwrap_or(8080)
        )),
        "{complaint}"
    );
}

#[test]
fn a_data_folder_that_cannot_be_used_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let complaint =
        complaint(&["serve", "--listen", "127.0.0.1:0", "--data", file.to_str().unwrap()]);
    assert!(
        complaint.starts_with(&format!("cannot use the data folder {}", file.display())),
        "{complaint}"
    );
}

#[test]
fn a_data_folder_is_one_server_s_alone() {
    let folder = tempfile::tempdir().unwrap();
    let server = Serving::start(folder.path());
    let data = folder.path().to_str().unwrap();
    let complaint = complaint(&["serve", "--listen", "127.0.0.1:0", "--data", data]);
    assert!(
        complaint.contains("in use by another Roque") && complaint.ends_with("--data DIR"),
        "{complaint}"
    );
    drop(server);
}
