//! `/api/players`: who plays on this device, and all that is kept of them.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use axum_extra::extract::SignedCookieJar;
use serde::Serialize;

use crate::app::App;
use crate::clock;
use crate::error::Error;
use crate::language;
use crate::limits::MOST_PLAYERS;
use crate::live::{replay, score_sheet};
use crate::players::{PlayerName, Visitor};
use crate::store::{ClassRow, Store, VisitorId};
use crate::wire::{NewPlayer, Player, Players};

/// Who plays on the device, and the cookie that says whose turn it is.
type Answer = Result<(SignedCookieJar, Json<Players>), Error>;

pub(super) async fn list(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    visitor: Visitor,
) -> Answer {
    let current = app.welcome(&visitor, address)?;
    app.house.store.welcome(&current, clock::date()).await?;
    answer(&app, visitor, &current).await
}

pub(super) async fn add(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    visitor: Visitor,
    wanted: Result<Json<NewPlayer>, JsonRejection>,
) -> Result<(StatusCode, SignedCookieJar, Json<Players>), Error> {
    let name = name(wanted)?;
    let current = app.welcome(&visitor, address)?;
    app.count_visitor(address)?;
    let store = &app.house.store;
    store.welcome(&current, clock::date()).await?;
    let players = store.beside(&current).await?;
    if players.len() >= MOST_PLAYERS {
        return Err(Error::TooMany("players on one device"));
    }
    // Later than the others, however quickly they came, so that they are shown in their order.
    let after = players.last().map_or(0, |player| player.created + 1);
    let added = store.add_player(&current, &name, after.max(clock::date())).await?;
    let (jar, players) = answer(&app, visitor, &added).await?;
    Ok((StatusCode::CREATED, jar, players))
}

pub(super) async fn play(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Answer {
    let (_, player) = beside(&app, &visitor, &id).await?;
    answer(&app, visitor, &player).await
}

pub(super) async fn rename(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    wanted: Result<Json<NewPlayer>, JsonRejection>,
) -> Answer {
    let name = name(wanted)?;
    let (current, player) = beside(&app, &visitor, &id).await?;
    app.house.store.rename(&player, &name).await?;
    answer(&app, visitor, &current).await
}

/// Whoever deletes themselves leaves their place to the first of the others, or to a new guest.
pub(super) async fn delete(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Answer {
    let (current, player) = beside(&app, &visitor, &id).await?;
    let store = &app.house.store;
    let mut others = store.beside(&current).await?;
    others.retain(|other| other.id != player.as_str());
    store.delete_player(&player).await?;
    let next = if player == current {
        let first = others.first().and_then(|other| VisitorId::parse(&other.id));
        first.unwrap_or_else(VisitorId::random)
    } else {
        current
    };
    store.welcome(&next, clock::date()).await?;
    answer(&app, visitor, &next).await
}

/// All that is kept of a player.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Export {
    player: Player,
    games: Vec<ExportedGame>,
    learning: Learning,
}

/// What a player has learnt, and in which classes.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Learning {
    lessons: Vec<LessonRead>,
    kinds: Vec<ExportedKind>,
    exercises: Vec<ExportedExercise>,
    endings: Vec<ExportedEnding>,
    teaching: Vec<ExportedClass>,
    attending: Vec<ExportedClass>,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct LessonRead {
    lesson: String,
    /// In milliseconds since 1970.
    at: i64,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct ExportedKind {
    kind: String,
    answers: u32,
    missed: u32,
    difficulty: u8,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct ExportedExercise {
    exercise: String,
    kind: String,
    answers: u32,
    missed: u32,
    last_right: bool,
    /// In milliseconds since 1970.
    at: i64,
    /// The day when it is asked again, counted from 1970.
    due: Option<u32>,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct ExportedEnding {
    ending: &'static str,
    aim: &'static str,
    times: u32,
    /// The fewest moves it took.
    best: u16,
    /// The last time, in milliseconds since 1970.
    at: i64,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct ExportedClass {
    code: String,
    name: String,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct ExportedGame {
    game: String,
    /// In milliseconds since 1970.
    created: i64,
    pgn: String,
    rated: Option<ExportedRating>,
}

/// What a game that counted made of the player's rating.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct ExportedRating {
    pool: crate::wire::Pool,
    level_rating: f64,
    before: f64,
    after: f64,
    deviation: f64,
    volatility: f64,
    /// The player's, in milliseconds.
    thinking: u64,
}

pub(super) async fn export(
    State(app): State<App>,
    headers: HeaderMap,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Error> {
    let (_, id) = beside(&app, &visitor, &id).await?;
    let (store, language) = (&app.house.store, language::wanted(&headers));
    let player = store.player(&id).await?.ok_or_else(|| unknown(id.as_str()))?;
    let mut ratings: std::collections::HashMap<_, _> = store
        .rated_games(&id)
        .await?
        .into_iter()
        .map(|rated| (rated.game.clone(), rated))
        .collect();
    let mut games = Vec::new();
    for row in store.games_of(&id).await? {
        let (game, _) = replay(&app.house, &row.id).await?;
        games.push(ExportedGame {
            game: row.id.to_string(),
            created: row.created,
            pgn: score_sheet::write(&row, &game, player.name.as_deref(), language),
            rated: ratings.remove(&row.id).map(|rated| ExportedRating {
                pool: rated.pool,
                level_rating: rated.level_rating,
                before: rated.before,
                after: rated.after.value,
                deviation: rated.after.deviation,
                volatility: rated.after.volatility,
                thinking: rated.thinking,
            }),
        });
    }
    let headers = [(header::CONTENT_DISPOSITION, "attachment; filename=\"roque.json\"")];
    let learning = learning(store, &id).await?;
    Ok((headers, Json(Export { player, games, learning })))
}

async fn learning(store: &Store, player: &VisitorId) -> Result<Learning, Error> {
    let lessons = store.lessons_read(player).await?.into_iter();
    let kinds = store.forms(player).await?.into_iter();
    let exercises = store.exercises(player).await?.into_iter();
    let endings = store.endings_done(player).await?.into_iter();
    let class =
        |row: ClassRow| ExportedClass { code: row.code.as_str().to_owned(), name: row.name };
    Ok(Learning {
        lessons: lessons.map(|(lesson, at)| LessonRead { lesson, at }).collect(),
        kinds: kinds
            .map(|row| ExportedKind {
                kind: row.kind,
                answers: row.answers,
                missed: row.missed,
                difficulty: row.form.difficulty,
            })
            .collect(),
        exercises: exercises
            .map(|row| ExportedExercise {
                exercise: row.exercise,
                kind: row.kind,
                answers: row.answers,
                missed: row.missed,
                last_right: row.last_right,
                at: row.at,
                due: row.card.map(|card| card.due),
            })
            .collect(),
        endings: endings
            .map(|row| ExportedEnding {
                ending: row.ending.code(),
                aim: row.aim.code(),
                times: row.times,
                best: row.best,
                at: row.at,
            })
            .collect(),
        teaching: store.teaching(player).await?.into_iter().map(class).collect(),
        attending: store.attending(player).await?.into_iter().map(class).collect(),
    })
}

async fn answer(app: &App, visitor: Visitor, current: &VisitorId) -> Answer {
    let players = app.house.store.beside(current).await?;
    let current_id = current.as_str().to_owned();
    Ok((visitor.remember(current), Json(Players { current: current_id, players })))
}

/// Whoever asks, and the player of the same device that they ask about; any other does not exist.
async fn beside(app: &App, visitor: &Visitor, id: &str) -> Result<(VisitorId, VisitorId), Error> {
    let current = visitor.known.clone().ok_or_else(|| unknown(id))?;
    let players = app.house.store.beside(&current).await?;
    let found = players.iter().find(|player| player.id == id);
    let player = found.and_then(|player| VisitorId::parse(&player.id));
    Ok((current, player.ok_or_else(|| unknown(id))?))
}

fn unknown(id: &str) -> Error {
    Error::NotFound(format!("player {id:?}"))
}

fn name(wanted: Result<Json<NewPlayer>, JsonRejection>) -> Result<PlayerName, Error> {
    let Json(NewPlayer { name }) = wanted?;
    name.parse().map_err(|error| Error::Malformed(format!("name {name:?}: {error}")))
}
