//! A visitor's browser: it keeps its cookie, asks over HTTP and talks over sockets.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A test that hears nothing for so long has failed.
const PATIENCE: Duration = Duration::from_secs(20);

#[derive(Debug, Clone)]
pub struct Browser {
    pub address: SocketAddr,
    /// As `name=value`.
    pub cookie: Option<String>,
}

#[derive(Debug)]
pub struct Response {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Response {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body)
            .unwrap_or_else(|error| panic!("{error} in {:?}", self.body))
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (key, value) = line.split_once(": ")?;
            key.eq_ignore_ascii_case(name).then_some(value)
        })
    }
}

impl Browser {
    pub fn new(address: SocketAddr) -> Self {
        Self { address, cookie: None }
    }

    pub async fn get(&mut self, path: &str) -> Response {
        self.request("GET", path, &[], "").await
    }

    pub async fn post(&mut self, path: &str, body: &str) -> Response {
        self.request("POST", path, &[("content-type", "application/json")], body).await
    }

    /// Adds a player, who plays from now on, and gives their name in addresses.
    pub async fn add_player(&mut self, name: &str) -> String {
        let added = self.post("/api/players", &json!({ "name": name }).to_string()).await;
        assert_eq!(added.status, 201, "{}", added.body);
        added.json()["current"].as_str().unwrap().to_owned()
    }

    /// Wins with Black in two moves against a computer that knows [`FOOLS_MATE`], in a game that counts
    /// unless it is wanted otherwise.
    pub async fn win(&mut self, mut wanted: Value) -> String {
        wanted["color"] = "black".into();
        if wanted["rated"].is_null() {
            wanted["rated"] = true.into();
        }
        if wanted["opponent"].is_null() {
            wanted["opponent"] = json!({ "kind": "computer", "level": "easy-1" });
        }
        let game = self.begin(&wanted).await;
        let mut line = self.sit_down(&game).await;
        for (at, mv) in [(1, "e7e5"), (3, "d8h4")] {
            line.until(|game| game["turn"] == "black").await;
            line.play(at, mv).await;
        }
        line.until(|game| !game["result"].is_null()).await;
        game
    }

    pub async fn request(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: impl AsRef<[u8]>,
    ) -> Response {
        let body = body.as_ref();
        let cookie = self.cookie.iter().map(|cookie| format!("cookie: {cookie}\r\n"));
        let headers = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n"));
        let head: String = headers.chain(cookie).collect();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-length: {}\r\n{head}\r\n",
            self.address,
            body.len()
        );
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        stream.write_all(body).await.unwrap();
        let mut answer = String::new();
        tokio::time::timeout(PATIENCE, stream.read_to_string(&mut answer))
            .await
            .expect("an answer")
            .unwrap();
        let (head, body) =
            answer.split_once("\r\n\r\n").unwrap_or_else(|| panic!("no head in {answer:?}"));
        let status =
            head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        let response = Response { status, head: head.to_owned(), body: body.to_owned() };
        if let Some(cookie) = response.header("set-cookie") {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        response
    }

    /// Starts a game on the easy level and gives its name.
    pub async fn start_game(&mut self, color: &str) -> String {
        let opponent = json!({ "kind": "computer", "level": "easy-1" });
        self.begin(&json!({ "opponent": opponent, "color": color })).await
    }

    /// The same, of a game that counts.
    pub async fn start_rated(&mut self, color: &str) -> String {
        let opponent = json!({ "kind": "computer", "level": "easy-1" });
        self.begin(&json!({ "opponent": opponent, "color": color, "rated": true })).await
    }

    /// Starts a game of two at this screen, with what else is wanted, and gives its name.
    pub async fn start_for_two(&mut self, mut wanted: Value) -> String {
        wanted["opponent"] = json!({ "kind": "same-screen" });
        self.begin(&wanted).await
    }

    /// Starts a game and gives its name.
    pub async fn begin(&mut self, wanted: &Value) -> String {
        let response = self.post("/api/games", &wanted.to_string()).await;
        assert_eq!(response.status, 201, "{}", response.body);
        response.json()["game"].as_str().unwrap().to_owned()
    }

    pub async fn sit_down(&self, game: &str) -> Line {
        self.knock(game, None).await.unwrap_or_else(|error| panic!("{error}"))
    }

    /// Opens a socket, perhaps from another site's page.
    pub async fn knock(&self, game: &str, origin: Option<&str>) -> Result<Line, Box<Error>> {
        let mut request =
            format!("ws://{}/api/games/{game}/socket", self.address).into_client_request().unwrap();
        let own = format!("http://{}", self.address);
        request.headers_mut().insert("origin", origin.unwrap_or(&own).parse().unwrap());
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        let (socket, _) = connect_async(request).await?;
        Ok(Line { socket, last_id: 0 })
    }
}

/// The status with which a socket was refused.
pub fn refused_status(refused: Result<Line, Box<Error>>) -> u16 {
    match refused.map_err(|error| *error) {
        Err(Error::Http(response)) => response.status().as_u16(),
        other => panic!("the socket was not refused: {:?}", other.err()),
    }
}

/// One socket of a game.
#[derive(Debug)]
pub struct Line {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    last_id: u32,
}

impl Line {
    pub async fn say(&mut self, text: impl Into<String>) {
        self.socket.send(Message::text(text.into())).await.unwrap();
    }

    /// Says what the server may hang up on before it is all said: the sending may then fail.
    pub async fn say_too_much(&mut self, text: String) {
        let _ = self.socket.send(Message::text(text)).await;
    }

    pub async fn say_raw(&mut self, message: Message) {
        self.socket.send(message).await.unwrap();
    }

    /// Says goodbye and waits for the answer.
    pub async fn hang_up(mut self) {
        self.socket.close(None).await.unwrap();
        while self.next().await.is_ok() {}
    }

    /// The next message, or the code with which the server hung up.
    pub async fn next(&mut self) -> Result<Value, u16> {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.socket.next())
                .await
                .expect("the server to say something");
            match next {
                Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Close(farewell))) => {
                    return Err(farewell.map_or(1005, |farewell| farewell.code.into()));
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(1006),
            }
        }
    }

    pub async fn hear(&mut self) -> Value {
        self.next().await.unwrap_or_else(|code| panic!("the server hung up with {code}"))
    }

    /// The next message, which must be of this type.
    pub async fn expect(&mut self, kind: &str) -> Value {
        let message = self.hear().await;
        assert_eq!(message["type"], kind, "{message}");
        message
    }

    /// The next state of the game; nothing else may come before it.
    pub async fn game(&mut self) -> Value {
        self.expect("game").await["game"].take()
    }

    /// The first state of the game in which it is the visitor's turn, or the game is over.
    pub async fn my_turn(&mut self) -> Value {
        self.until(|game| game["thinking"] == false).await
    }

    /// The first state of the game of which something holds.
    pub async fn until(&mut self, holds: impl Fn(&Value) -> bool) -> Value {
        loop {
            let game = self.game().await;
            if holds(&game) {
                return game;
            }
        }
    }

    /// Asks for a move, given in UCI, on the board after `at` half-moves of a game that White began.
    pub async fn play(&mut self, at: u32, mv: &str) -> u32 {
        let by = if at.is_multiple_of(2) { "white" } else { "black" };
        self.ask(at, by, named(mv, json!({ "type": "play" }))).await
    }

    /// Plays moves of both sides, and gives the state after the last one.
    pub async fn play_all(&mut self, at: u32, moves: &[&str]) -> Value {
        let mut game = Value::Null;
        for (at, mv) in (at..).zip(moves) {
            self.play(at, mv).await;
            game = self.game().await;
        }
        game
    }

    /// Asks for something of one side on the board after `at` half-moves.
    pub async fn ask(&mut self, at: u32, by: &str, mut message: Value) -> u32 {
        self.last_id += 1;
        message["id"] = self.last_id.into();
        message["at"] = at.into();
        message["by"] = by.into();
        self.say(message.to_string()).await;
        self.last_id
    }

    /// The code with which the next message is refused.
    pub async fn refusal(&mut self) -> String {
        self.expect("refused").await["refusal"]["code"].as_str().unwrap().to_owned()
    }

    /// Everything that comes before the answer to a `ping`.
    pub async fn pending(&mut self) -> Vec<Value> {
        self.say(r#"{"type":"ping"}"#).await;
        let mut before = Vec::new();
        loop {
            let message = self.hear().await;
            if message["type"] == "pong" {
                return before;
            }
            before.push(message);
        }
    }
}

/// The shortest of all games: White loses it.
pub const FOOLS_MATE: &[&str] = &["f2f3", "e7e5", "g2g4", "d8h4"];

/// The squares and the promotion of a move in UCI, put into a message.
pub fn named(mv: &str, mut message: Value) -> Value {
    let promotion = mv.get(4..5).map(|letter| match letter {
        "q" => "queen",
        "r" => "rook",
        "b" => "bishop",
        _ => "knight",
    });
    message["from"] = mv[..2].into();
    message["to"] = mv[2..4].into();
    message["promotion"] = promotion.into();
    message
}

/// The moves of an update, in SAN.
pub fn sans(game: &Value) -> Vec<&str> {
    game["plies"].as_array().unwrap().iter().map(|ply| ply["san"].as_str().unwrap()).collect()
}
