//! Ratings, leaderboards, and the games they are made of.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{ConnectInfo, Path, Query, State};
use axum_extra::extract::SignedCookieJar;
use serde::Deserialize;

use crate::app::App;
use crate::clock;
use crate::error::Error;
use crate::players::{self, Rating, Visitor, ladder, next_level};
use crate::store::{HISTORY_PAGE, HistoryAsked, RatedGame, VisitorId, opponent_of};
use crate::wire::{
    EloRow, GameRanking, History, Level, LevelStrength, Opponent, Pool, PoolStanding, Profile,
    RatingPoint, Score, ScoreWanted, SpeedRow,
};

/// How many games a graph shows.
const LONGEST_GRAPH: usize = 500;

pub(super) async fn levels() -> Json<Vec<LevelStrength>> {
    Json(ladder())
}

pub(super) async fn game(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<GameRanking>, Error> {
    let visitor = visitor.known.ok_or_else(|| Error::NotFound(format!("game {id:?}")))?;
    let (row, game) = app.lobby.read(&id, &visitor).await?;
    let store = &app.house.store;
    let Some(rated) = store.rated_game(&row.id).await? else {
        return Ok(Json(match players::pool(&row.seat, &game) {
            Ok(pool) => GameRanking::Open { pool },
            Err(reason) => GameRanking::Unranked { reason },
        }));
    };
    let all = store.rated_games(&visitor).await?;
    let named = store.player(&visitor).await?.is_some_and(|player| player.name.is_some());
    Ok(Json(ranked(&rated, &all, named)))
}

/// What a game has counted as, among all that have of its player.
fn ranked(rated: &RatedGame, all: &[RatedGame], named: bool) -> GameRanking {
    let earlier_wins = all.iter().filter(|game| {
        (game.pool, game.level, game.score) == (rated.pool, rated.level, Score::Win)
            && game.number < rated.number
    });
    let last = all.iter().rfind(|game| game.pool == rated.pool).unwrap_or(rated);
    GameRanking::Ranked {
        pool: rated.pool,
        level: rated.level,
        level_rating: rated.level_rating,
        score: rated.score,
        expected: Rating { value: rated.before, ..rated.after }.expected(&rated.strength()),
        before: rated.before,
        after: rated.after.value,
        provisional: rated.after.is_provisional(),
        games: rated.number,
        thinking: rated.thinking,
        best_before: earlier_wins.map(|game| game.thinking).min(),
        next: next_level(&last.after),
        named,
    }
}

pub(super) async fn profile(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    visitor: Visitor,
) -> Result<(SignedCookieJar, Json<Profile>), Error> {
    let id = app.welcome(&visitor, address)?;
    let store = &app.house.store;
    store.welcome(&id, clock::date()).await?;
    let player = store.player(&id).await?;
    let player = player.ok_or_else(|| Error::internal("a player just welcomed is not there"))?;
    let rated = store.rated_games(&id).await?;
    let pools = rated.chunk_by(|one, other| one.pool == other.pool);
    let profile = Profile {
        player,
        standings: pools.filter_map(pool_standing).collect(),
        best_times: store.best_times(&id).await?,
        games: store.count_games(&id).await?,
        next: next_level(
            &rated
                .iter()
                .rfind(|game| game.pool == Pool::Standard)
                .map_or(Rating::FIRST, |game| game.after),
        ),
    };
    Ok((visitor.remember(&id), Json(profile)))
}

/// The standing after the games of one pool, oldest first.
fn pool_standing(games: &[RatedGame]) -> Option<PoolStanding> {
    let last = games.last()?;
    // A rating is less sure the longer it has rested; it is told as it stands now.
    let rating = last.rested(clock::date());
    let scored = |score| games.iter().filter(|game| game.score == score).count() as u32;
    let shown = &games[games.len().saturating_sub(LONGEST_GRAPH)..];
    Some(PoolStanding {
        pool: last.pool,
        rating: rating.value,
        deviation: rating.deviation,
        provisional: rating.is_provisional(),
        won: scored(Score::Win),
        drawn: scored(Score::Draw),
        lost: scored(Score::Loss),
        points: shown
            .iter()
            .map(|game| RatingPoint { at: game.at, rating: game.after.value })
            .collect(),
    })
}

/// Which leaderboard.
#[derive(Debug, Deserialize)]
pub(super) struct EloAsked {
    pool: Pool,
}

pub(super) async fn elo(
    State(app): State<App>,
    visitor: Visitor,
    asked: Result<Query<EloAsked>, QueryRejection>,
) -> Result<Json<Vec<EloRow>>, Error> {
    let Query(EloAsked { pool }) = asked?;
    let asking = visitor.known.unwrap_or_else(VisitorId::random);
    Ok(Json(app.house.store.elo(pool, &asking).await?))
}

/// Which leaderboard.
#[derive(Debug, Deserialize)]
pub(super) struct SpeedAsked {
    pool: Pool,
    level: Level,
}

pub(super) async fn speed(
    State(app): State<App>,
    visitor: Visitor,
    asked: Result<Query<SpeedAsked>, QueryRejection>,
) -> Result<Json<Vec<SpeedRow>>, Error> {
    let Query(SpeedAsked { pool, level }) = asked?;
    let asking = visitor.known.unwrap_or_else(VisitorId::random);
    Ok(Json(app.house.store.speed(pool, level, &asking).await?))
}

/// Which games.
#[derive(Debug, Deserialize)]
pub(super) struct GamesAsked {
    level: Option<String>,
    score: Option<ScoreWanted>,
    rated: Option<bool>,
    since: Option<i64>,
    before: Option<i64>,
}

pub(super) async fn history(
    State(app): State<App>,
    visitor: Visitor,
    asked: Result<Query<GamesAsked>, QueryRejection>,
) -> Result<Json<History>, Error> {
    let Query(GamesAsked { level, score, rated, since, before }) = asked?;
    let Some(player) = visitor.known else {
        return Ok(Json(History { games: Vec::new(), more: None }));
    };
    let opponent = level.as_deref().map(opponent_named).transpose()?;
    let asked = HistoryAsked { opponent, score, rated, since, before };
    let games = app.house.store.history(&player, &asked).await?;
    let full = games.len() as i64 == HISTORY_PAGE;
    let more = games.last().filter(|_| full).map(|game| game.created);
    Ok(Json(History { games, more }))
}

fn opponent_named(word: &str) -> Result<Opponent, Error> {
    opponent_of(word).ok_or_else(|| Error::Malformed(format!("level {word:?} is no opponent here")))
}
