//! One socket: what the page says and what it is told.
//!
//! Four strands run side by side until one ends: reading, acting, following the game, writing. A
//! message is acted on only when the one before it is done, and neither a slow store nor a slow
//! reader keeps the line from answering a `ping`.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use tokio::sync::{mpsc, watch};

use super::request::Request;
use super::view::News;
use super::{Objection, Table};
use crate::error::Error;
use crate::limits::{Bucket, LARGEST_MESSAGE, Limits};
use crate::wire::ServerMessage;

/// Messages of one socket that wait for their turn, and answers that wait to be sent.
const QUEUE: usize = 16;
/// How often a browser is asked whether it is still there, and after how long it is not.
const PROBE: Duration = Duration::from_secs(25);
const SILENCE: Duration = Duration::from_secs(80);

type Outbox = mpsc::Sender<Message>;

/// Talks until the page leaves, misbehaves, or the server closes.
pub(crate) async fn hold(
    socket: WebSocket,
    table: Arc<Table>,
    limits: Limits,
    closing: watch::Receiver<bool>,
) {
    let (sink, stream) = socket.split();
    let (outbox, outgoing) = mpsc::channel(QUEUE);
    let (inbox, incoming) = mpsc::channel(QUEUE);
    let reader =
        Reader { limits, bucket: Bucket::full(limits.messages, Instant::now()), refused: 0, inbox };
    tokio::select! {
        // Whoever stops talking leaves the writer to send what is still to be said.
        () = write(sink, outgoing) => {}
        () = async {
            let farewell = tokio::select! {
                farewell = reader.read(stream, &outbox) => farewell,
                () = act(&table, incoming, &outbox) => None,
                () = follow(&table, &outbox) => None,
                () = closed(closing) => Some(bye(close_code::AWAY, "the server is closing")),
            };
            let _ = outbox.send(Message::Close(farewell)).await;
            outbox.closed().await;
        } => {}
    }
}

async fn closed(mut closing: watch::Receiver<bool>) {
    // An error means that the server is gone, which comes to the same.
    let _ = closing.wait_for(|closing| *closing).await;
}

fn bye(code: u16, reason: &'static str) -> CloseFrame {
    CloseFrame { code, reason: reason.into() }
}

async fn write(mut sink: SplitSink<WebSocket, Message>, mut outgoing: mpsc::Receiver<Message>) {
    let mut probe = tokio::time::interval_at(tokio::time::Instant::now() + PROBE, PROBE);
    loop {
        let message = tokio::select! {
            message = outgoing.recv() => message,
            _ = probe.tick() => Some(Message::Ping(axum::body::Bytes::new())),
        };
        let Some(message) = message else { return };
        let last = matches!(message, Message::Close(_));
        if sink.send(message).await.is_err() || last {
            return;
        }
    }
}

async fn say(outbox: &Outbox, message: &ServerMessage) {
    match serde_json::to_string(message) {
        // A closed outbox means that the socket is gone, which ends the other strands too.
        Ok(text) => drop(outbox.send(Message::text(text)).await),
        Err(error) => Error::internal(error).log(),
    }
}

async fn follow(table: &Table, outbox: &Outbox) {
    let mut news = table.watch();
    let mut known: Option<Arc<News>> = None;
    loop {
        let latest = Arc::clone(&news.borrow_and_update());
        let game = Box::new(latest.told(known.as_deref(), table.now()));
        say(outbox, &ServerMessage::Game { game }).await;
        known = Some(latest);
        if news.changed().await.is_err() {
            return;
        }
    }
}

async fn act(table: &Arc<Table>, mut incoming: mpsc::Receiver<Request>, outbox: &Outbox) {
    while let Some(Request { id, by, meant, action }) = incoming.recv().await {
        match table.act(by, meant, action).await {
            Ok(()) => {}
            Err(Objection::Refused(refusal)) => {
                say(outbox, &ServerMessage::Refused { id, refusal }).await;
            }
            Err(Objection::Failed(error)) => fail(outbox, Some(id), error).await,
        }
    }
}

async fn fail(outbox: &Outbox, id: Option<u32>, error: Error) {
    say(outbox, &ServerMessage::Failed { id, failure: error.into_failure() }).await;
}

struct Reader {
    limits: Limits,
    bucket: Bucket,
    refused: u32,
    inbox: mpsc::Sender<Request>,
}

impl Reader {
    /// Reads until the socket ends; gives what to say before hanging up.
    async fn read(
        mut self,
        mut stream: SplitStream<WebSocket>,
        outbox: &Outbox,
    ) -> Option<CloseFrame> {
        loop {
            match tokio::time::timeout(SILENCE, stream.next()).await {
                Ok(Some(Ok(message))) => {
                    if let ControlFlow::Break(farewell) = self.hear(message, outbox).await {
                        return farewell;
                    }
                }
                Ok(Some(Err(error))) => {
                    tracing::debug!(%error, "a socket broke");
                    return Some(bye(close_code::SIZE, "the message is too large or broken"));
                }
                Ok(None) => return None,
                Err(_) => return Some(bye(close_code::AWAY, "nothing was heard for too long")),
            }
        }
    }

    async fn hear(&mut self, message: Message, outbox: &Outbox) -> ControlFlow<Option<CloseFrame>> {
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => {
                return self
                    .refuse(None, Error::Malformed("messages are text, in JSON".to_owned()), outbox)
                    .await;
            }
            Message::Ping(_) | Message::Pong(_) => return ControlFlow::Continue(()),
            Message::Close(_) => return ControlFlow::Break(None),
        };
        if !self.bucket.take(self.limits.messages, Instant::now()) {
            return self.refuse(id_of(&text), Error::TooMany("messages"), outbox).await;
        }
        if text.len() > LARGEST_MESSAGE {
            return self
                .refuse(
                    None,
                    Error::TooLarge { what: "the message", limit: LARGEST_MESSAGE },
                    outbox,
                )
                .await;
        }
        match Request::read(&text) {
            Ok(None) => say(outbox, &ServerMessage::Pong).await,
            Ok(Some(request)) => {
                let id = request.id;
                if self.inbox.try_send(request).is_err() {
                    return self.refuse(Some(id), Error::TooMany("messages at once"), outbox).await;
                }
            }
            Err(error) => return self.refuse(id_of(&text), error, outbox).await,
        }
        ControlFlow::Continue(())
    }

    /// Answers with an error; whoever only gets errors is sooner or later sent away.
    async fn refuse(
        &mut self,
        id: Option<u32>,
        error: Error,
        outbox: &Outbox,
    ) -> ControlFlow<Option<CloseFrame>> {
        fail(outbox, id, error).await;
        self.refused += 1;
        if self.refused < self.limits.refusals {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(Some(bye(close_code::POLICY, "too many messages were refused")))
        }
    }
}

/// The number of a message that cannot be understood otherwise.
fn id_of(text: &str) -> Option<u32> {
    #[derive(serde::Deserialize)]
    struct Numbered {
        id: u32,
    }
    serde_json::from_str::<Numbered>(text).ok().map(|numbered| numbered.id)
}
