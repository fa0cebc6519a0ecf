//! `/api/exercises` and `/api/training`.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{ConnectInfo, Path, Query, State};
use axum::http::HeaderMap;
use axum_extra::extract::SignedCookieJar;
use roque_engine::Stop;
use roque_learn::exercise::{Drawn, Kind};
use roque_text::{Language, Texts};
use serde::Deserialize;

use crate::app::App;
use crate::clock;
use crate::error::Error;
use crate::language;
use crate::learn::{Asked, answer, shown, training};
use crate::players::Visitor;
use crate::store::{Answered, day};
use crate::wire::{Exercise, ExerciseAnswer, ExerciseRemark, ExerciseVerdict};

/// The language of the sentences, and of what kind the next exercise should be.
#[derive(Debug, Deserialize)]
pub(super) struct Wanted {
    lang: Option<String>,
    kind: Option<String>,
}

type Asking = Result<Query<Wanted>, QueryRejection>;

impl Wanted {
    /// The one that is asked for, else the one of the page.
    pub(super) fn language(&self, headers: &HeaderMap) -> Result<Language, Error> {
        let Some(lang) = &self.lang else { return Ok(language::wanted(headers)) };
        lang.parse().map_err(|error| Error::Malformed(format!("lang {lang:?}: {error}")))
    }

    fn kind(&self) -> Result<Option<Kind>, Error> {
        let read = |kind: &String| {
            Kind::from_code(kind)
                .ok_or_else(|| Error::Malformed(format!("there is no kind {kind:?} of exercises")))
        };
        self.kind.as_ref().map(read).transpose()
    }
}

pub(super) async fn show(
    State(app): State<App>,
    headers: HeaderMap,
    Path(id): Path<String>,
    wanted: Asking,
) -> Result<Json<Exercise>, Error> {
    let language = wanted?.language(&headers)?;
    about(&app, language, id, |asked, texts| Ok(Json(shown::exercise(asked, texts)))).await
}

pub(super) async fn hint(
    State(app): State<App>,
    headers: HeaderMap,
    Path(id): Path<String>,
    wanted: Asking,
) -> Result<Json<ExerciseRemark>, Error> {
    let language = wanted?.language(&headers)?;
    about(&app, language, id, |asked, texts| {
        let hint = shown::hint(&asked, texts);
        hint.map(Json).ok_or_else(|| Error::NotFound(format!("hint for {:?}", asked.id)))
    })
    .await
}

/// What an answer is, before it is counted.
struct Judged {
    exercise: String,
    kind: Kind,
    drawn: bool,
    verdict: ExerciseVerdict,
}

pub(super) async fn answer(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
    wanted: Asking,
    given: Result<Json<ExerciseAnswer>, JsonRejection>,
) -> Result<(SignedCookieJar, Json<ExerciseVerdict>), Error> {
    let language = wanted?.language(&headers)?;
    let Json(given) = given?;
    let Judged { exercise, kind, drawn, mut verdict } =
        about(&app, language, id, |asked, texts| judge(&asked, given, texts)).await?;
    let player = app.welcome(&visitor, address)?;
    let (store, at) = (&app.house.store, clock::date());
    store.welcome(&player, at).await?;
    let answered = Answered { exercise: &exercise, kind, drawn, right: verdict.right, at };
    let card = store.answered(&player, answered).await?;
    verdict.again_in_days = card.map(|card| card.due.saturating_sub(day(at)));
    Ok((visitor.remember(&player), Json(verdict)))
}

fn judge(asked: &Asked, given: ExerciseAnswer, texts: &Texts) -> Result<Judged, Error> {
    let given = answer::read(given, texts)?;
    let verdict = asked
        .task
        .check(&given)
        .map_err(|error| Error::Malformed(format!("exercise {:?}: {error}", asked.id)))?;
    // What a remark has already said is not told once more.
    let solution = Some(asked.task.solution().remark)
        .filter(|told| {
            !verdict.right && verdict.remarks.iter().all(|one| one.sentence != told.sentence)
        })
        .map(|told| shown::remark(&told, texts));
    Ok(Judged {
        exercise: asked.id.clone(),
        kind: asked.task.kind(),
        drawn: asked.drawn,
        verdict: ExerciseVerdict {
            right: verdict.right,
            remarks: verdict.remarks.iter().map(|remark| shown::remark(remark, texts)).collect(),
            solution,
            again_in_days: None,
        },
    })
}

/// What was missed and is due comes before something new.
pub(super) async fn next(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    wanted: Asking,
) -> Result<Json<Exercise>, Error> {
    let Query(wanted) = wanted?;
    let (language, kind) = (wanted.language(&headers)?, wanted.kind()?);
    let (due, forms) = match &visitor.known {
        None => (Vec::new(), Vec::new()),
        Some(player) => {
            let store = &app.house.store;
            (store.due(player, kind, day(clock::date())).await?, store.forms(player).await?)
        }
    };
    // An exercise may have left the lessons since.
    let is_there =
        |id: &String| app.library.exercise(language, id).is_some() || id.parse::<Drawn>().is_ok();
    let id = due.into_iter().find(is_there);
    let id = id.unwrap_or_else(|| training::next(kind, &forms).to_string());
    about(&app, language, id, |asked, texts| Ok(Json(shown::exercise(asked, texts)))).await
}

/// Tells something of an exercise. Drawing one takes a moment, so that it waits for its turn among the
/// other questions.
async fn about<T: Send + 'static>(
    app: &App,
    language: Language,
    id: String,
    tell: impl FnOnce(Asked, &Texts) -> Result<T, Error> + Send + 'static,
) -> Result<T, Error> {
    let asked_of = app.clone();
    let never = Stop::default();
    let told = app.house.answering.run(&never, move || {
        let asked = Asked::find(&asked_of.library, &asked_of.drawn, language, &id)
            .ok_or_else(|| Error::NotFound(format!("exercise {id:?}")))?;
        tell(asked, &Texts::new(language))
    });
    told.await.ok_or_else(|| Error::internal("nothing was told of an exercise"))?
}
