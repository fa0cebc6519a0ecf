use std::sync::{Arc, Mutex};

use tokio::sync::Semaphore;

use super::*;
use crate::wire::{Color, Level, Opponent};

const EASY: Opponent = Opponent::Computer { level: Level::Easy1 };
const WHITE_TO_MOVE: Standing =
    Standing { plies: 0, turn: Color::White, end: None, wakes_at: None };

async fn sqlite(folder: &tempfile::TempDir) -> SqlitePool {
    open(&folder.path().join("roque.db")).await.unwrap()
}

fn opening(game: &GameId, visitor: &VisitorId) -> Append {
    Append {
        game: game.clone(),
        seat: Some(Seat {
            visitor: visitor.clone(),
            color: Color::White,
            opponent: EASY,
            rated: true,
        }),
        after: 0,
        events: vec!["\"started\"".to_owned()],
        standing: WHITE_TO_MOVE,
        counted: None,
        at: 1_000,
        service_time: 10,
    }
}

fn following(game: &GameId, after: u32, event: &str) -> Append {
    Append {
        game: game.clone(),
        seat: None,
        after,
        events: vec![event.to_owned()],
        standing: WHITE_TO_MOVE,
        counted: None,
        at: 2_000,
        service_time: 20,
    }
}

#[tokio::test]
async fn what_was_appended_is_there_after_reopening() {
    let folder = tempfile::tempdir().unwrap();
    let (game, visitor) = (GameId::random(), VisitorId::random());
    let pool = sqlite(&folder).await;
    let store = Store::new(pool.clone(), SqliteCommit::new(pool));
    store.append(opening(&game, &visitor)).await.unwrap();
    store.append(following(&game, 1, "\"e4\"")).await.unwrap();
    let secret = store.secret("cookie").await.unwrap();
    store.close().await;

    let pool = sqlite(&folder).await;
    let store = Store::new(pool.clone(), SqliteCommit::new(pool));
    assert_eq!(store.events(&game).await.unwrap(), ["\"started\"", "\"e4\""]);
    let row = store.running(&visitor).await.unwrap().unwrap();
    assert_eq!((row.id, row.seat.opponent, row.created), (game, EASY, 1_000));
    assert_eq!(store.heartbeat().await.unwrap(), 20);
    assert_eq!(store.secret("cookie").await.unwrap(), secret);
}

#[tokio::test]
async fn of_two_writers_of_the_same_event_only_one_succeeds() {
    let folder = tempfile::tempdir().unwrap();
    let (game, visitor) = (GameId::random(), VisitorId::random());
    let pool = sqlite(&folder).await;
    let store = Store::new(pool.clone(), SqliteCommit::new(pool));
    store.append(opening(&game, &visitor)).await.unwrap();
    store.append(following(&game, 1, "\"e4\"")).await.unwrap();
    let second = store.append(following(&game, 1, "\"d4\"")).await;
    assert!(matches!(second, Err(AppendError::Conflict { after: 1, .. })), "{second:?}");
    let gap = store.append(following(&game, 7, "\"d4\"")).await;
    assert!(matches!(gap, Err(AppendError::Conflict { after: 7, .. })), "{gap:?}");
    assert_eq!(store.events(&game).await.unwrap(), ["\"started\"", "\"e4\""]);
}

#[tokio::test]
async fn a_finished_game_is_not_running_until_its_end_is_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let (game, visitor) = (GameId::random(), VisitorId::random());
    let pool = sqlite(&folder).await;
    let store = Store::new(pool.clone(), SqliteCommit::new(pool));
    store.append(opening(&game, &visitor)).await.unwrap();
    let drawn = Standing { end: Some(End::Drawn), ..WHITE_TO_MOVE };
    store.append(Append { standing: drawn, ..following(&game, 1, "\"mate\"") }).await.unwrap();
    assert_eq!(store.running(&visitor).await.unwrap(), None);
    store.append(following(&game, 2, "\"taken back\"")).await.unwrap();
    assert_eq!(store.running(&visitor).await.unwrap().map(|row| row.id), Some(game));
}

#[tokio::test]
async fn games_that_the_server_takes_up_by_itself_are_found() {
    let folder = tempfile::tempdir().unwrap();
    let (waiting, resting, visitor) = (GameId::random(), GameId::random(), VisitorId::random());
    let pool = sqlite(&folder).await;
    let store = Store::new(pool.clone(), SqliteCommit::new(pool));
    store.append(opening(&resting, &visitor)).await.unwrap();
    let at_five = Standing { wakes_at: Some(5), ..WHITE_TO_MOVE };
    store.append(Append { standing: at_five, ..opening(&waiting, &visitor) }).await.unwrap();
    assert!(store.any_waking().await.unwrap());
    for (until, found) in [(4, vec![]), (5, vec![&waiting]), (6, vec![&waiting])] {
        let waking = store.waking(until).await.unwrap();
        assert_eq!(waking.iter().map(|row| &row.id).collect::<Vec<_>>(), found, "{until}");
    }
    store.append(following(&waiting, 1, "\"e4\"")).await.unwrap();
    assert!(!store.any_waking().await.unwrap());
}

#[tokio::test]
async fn a_database_of_the_first_schema_keeps_its_games() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("roque.db");
    let visitor = VisitorId::random();
    let games: [GameId; 3] = std::array::from_fn(|_| GameId::random());
    let [thinking, waiting, ended] = &games;
    let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
    let old = SqlitePool::connect_with(options).await.unwrap();
    migrate(&old, &MIGRATIONS[..1]).await.unwrap();
    for (game, turn, end) in
        [(thinking, "black", None), (waiting, "white", None), (ended, "black", Some(5_i64))]
    {
        sqlx::query(
            "INSERT INTO game (id, visitor, color, level, seq, plies, turn, created, updated, ended)
             VALUES ($1, $2, 'white', 'hard', 2, 1, $3, 1, 2, $4)",
        )
        .bind(game.as_str())
        .bind(visitor.as_str())
        .bind(turn)
        .bind(end)
        .execute(&old)
        .await
        .unwrap();
        sqlx::query("INSERT INTO game_event (game, seq, at, payload) VALUES ($1, 1, 1, 'start')")
            .bind(game.as_str())
            .execute(&old)
            .await
            .unwrap();
    }
    old.close().await;

    let pool = open(&file).await.unwrap();
    let store = Store::new(pool.clone(), SqliteCommit::new(pool));
    for game in &games {
        let row = store.game(game).await.unwrap().unwrap();
        assert_eq!(row.seat.opponent, Opponent::Computer { level: Level::Hard3 });
        assert_eq!(row.standing.wakes_at, (game == thinking).then_some(0), "{row:?}");
        assert_eq!(store.events(game).await.unwrap(), ["start"]);
    }
    let waking = store.waking(0).await.unwrap();
    assert_eq!(waking.iter().map(|row| &row.id).collect::<Vec<_>>(), [thinking]);
    store.append(following(thinking, 2, "\"e5\"")).await.unwrap();
    assert!(!store.any_waking().await.unwrap());
}

/// Games that ended before rankings were kept: their results are read from the log, their visitors
/// become players without a name, and none of them counts.
#[tokio::test]
async fn a_database_from_before_the_rankings_is_given_results_and_players() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("roque.db");
    let visitor = VisitorId::random();
    let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
    let old = SqlitePool::connect_with(options).await.unwrap();
    migrate(&old, &MIGRATIONS[..3]).await.unwrap();
    let games = [
        (r#"{"event":"played","move":"e2e4","at":5}"#, None),
        (
            r#"{"event":"ended","winner":"white","reason":"checkmate","at":9}"#,
            Some(End::Won(Color::White)),
        ),
        (
            r#"{"event":"ended","winner":"black","reason":"resignation","at":9}"#,
            Some(End::Won(Color::Black)),
        ),
        (r#"{"event":"ended","winner":null,"reason":"stalemate","at":9}"#, Some(End::Drawn)),
        (r#"{"event":"ended","winner":null,"reason":"aborted","at":9}"#, Some(End::CalledOff)),
    ];
    let games = games.map(|(last, end)| (GameId::random(), last, end));
    for (created, (game, last, end)) in (1_i64..).zip(&games) {
        sqlx::query(
            "INSERT INTO game (id, visitor, color, opponent, seq, plies, turn, created, updated, ended)
             VALUES ($1, $2, 'white', 'easy', 1, 1, 'black', $3, 9, $4)",
        )
        .bind(game.as_str())
        .bind(visitor.as_str())
        .bind(created)
        .bind(end.map(|_| 9_i64))
        .execute(&old)
        .await
        .unwrap();
        sqlx::query("INSERT INTO game_event (game, seq, at, payload) VALUES ($1, 1, 9, $2)")
            .bind(game.as_str())
            .bind(last)
            .execute(&old)
            .await
            .unwrap();
    }
    old.close().await;

    let pool = open(&file).await.unwrap();
    let store = Store::new(pool.clone(), SqliteCommit::new(pool));
    for (game, _, end) in &games {
        let row = store.game(game).await.unwrap().unwrap();
        assert_eq!((row.standing.end, row.seat.rated), (*end, false), "{row:?}");
    }
    let player = store.player(&visitor).await.unwrap().unwrap();
    assert_eq!((player.name, player.created), (None, 1));
    assert_eq!(store.rated_games(&visitor).await.unwrap(), []);
}

/// Commits to SQLite when a permit is given, and remembers how large the groups were.
struct Gated {
    sqlite: SqliteCommit,
    gate: Arc<Semaphore>,
    groups: Arc<Mutex<Vec<usize>>>,
}

impl Commit for Gated {
    async fn commit(
        &mut self,
        group: &[Append],
    ) -> Result<Vec<Result<(), AppendError>>, StoreError> {
        self.gate.acquire().await.unwrap().forget();
        self.groups.lock().unwrap().push(group.len());
        self.sqlite.commit(group).await
    }
}

#[tokio::test]
async fn appends_that_wait_share_one_commit_and_one_that_fails_leaves_the_others() {
    let folder = tempfile::tempdir().unwrap();
    let pool = sqlite(&folder).await;
    let (gate, groups) = (Arc::new(Semaphore::new(0)), Arc::new(Mutex::new(Vec::new())));
    let gated = Gated {
        sqlite: SqliteCommit::new(pool.clone()),
        gate: gate.clone(),
        groups: groups.clone(),
    };
    let store = Store::new(pool, gated);
    let visitor = VisitorId::random();
    let games: [GameId; 3] = std::array::from_fn(|_| GameId::random());
    let unknown = GameId::random();

    let release = async {
        // The appends below are polled first, in order; the first commit holds one, the next the rest.
        tokio::task::yield_now().await;
        gate.add_permits(2);
    };
    let (first, second, wrong, third, ()) = tokio::join!(
        biased;
        store.append(opening(&games[0], &visitor)),
        store.append(opening(&games[1], &visitor)),
        store.append(following(&unknown, 1, "\"e4\"")),
        store.append(opening(&games[2], &visitor)),
        release,
    );
    assert!(first.is_ok() && second.is_ok() && third.is_ok());
    assert!(matches!(wrong, Err(AppendError::Conflict { .. })), "{wrong:?}");
    assert_eq!(groups.lock().unwrap().iter().sum::<usize>(), 4);
    assert!(groups.lock().unwrap().len() <= 2, "{groups:?}");
    for game in &games {
        assert_eq!(store.events(game).await.unwrap().len(), 1);
    }
    assert_eq!(store.game(&unknown).await.unwrap(), None);
}

mod learning {
    use roque_learn::exercise::Kind;
    use roque_learn::schedule::Card;

    use super::*;

    const DAY: i64 = 86_400_000;

    async fn store(folder: &tempfile::TempDir) -> (Store, VisitorId) {
        let pool = sqlite(folder).await;
        let store = Store::new(pool.clone(), SqliteCommit::new(pool));
        let player = VisitorId::random();
        store.welcome(&player, 0).await.unwrap();
        (store, player)
    }

    fn answer(exercise: &str, right: bool, day: i64) -> Answered<'_> {
        Answered { exercise, kind: Kind::Reach, drawn: true, right, at: day * DAY + 5 }
    }

    #[tokio::test]
    async fn what_was_missed_comes_back_on_its_days_until_it_is_learnt() {
        let folder = tempfile::tempdir().unwrap();
        let (store, player) = store(&folder).await;
        let id = "reach-1-00000000";
        let card = store.answered(&player, answer(id, false, 100)).await.unwrap();
        assert_eq!(card, Some(Card { step: 0, due: 101 }));
        let due = async |day| store.due(&player, Some(Kind::Reach), day).await.unwrap();
        assert_eq!(due(100).await, Vec::<String>::new());
        assert_eq!(due(101).await, [id]);
        assert_eq!(store.due(&player, None, 101).await.unwrap(), [id]);
        assert_eq!(store.due(&player, Some(Kind::Claim), 101).await.unwrap(), Vec::<String>::new());
        for (day, next) in [(101, 104), (104, 111), (111, 127), (127, 162)] {
            let card = store.answered(&player, answer(id, true, day)).await.unwrap();
            assert_eq!(card.map(|card| card.due), Some(next));
        }
        assert_eq!(store.answered(&player, answer(id, true, 162)).await.unwrap(), None);
        assert_eq!(due(10_000).await, Vec::<String>::new());
        assert_eq!(store.exercises(&player).await.unwrap(), [], "learnt, it needs no row");
        let forms = store.forms(&player).await.unwrap();
        assert_eq!((forms[0].answers, forms[0].missed), (6, 1));
    }

    #[tokio::test]
    async fn only_first_answers_to_drawn_exercises_tell_how_one_does() {
        let folder = tempfile::tempdir().unwrap();
        let (store, player) = store(&folder).await;
        let difficulty = async || store.forms(&player).await.unwrap()[0].form.difficulty;
        for id in ["a", "b"] {
            store.answered(&player, answer(id, true, 1)).await.unwrap();
        }
        // The same once more, after its solution was seen.
        store.answered(&player, answer("c", false, 1)).await.unwrap();
        for _ in 0..3 {
            store.answered(&player, answer("c", true, 1)).await.unwrap();
        }
        let of_a_lesson = Answered { drawn: false, ..answer("d", true, 1) };
        store.answered(&player, of_a_lesson).await.unwrap();
        assert_eq!(difficulty().await, 1);
        for id in ["e", "f", "g"] {
            store.answered(&player, answer(id, true, 1)).await.unwrap();
        }
        assert_eq!(difficulty().await, 2);
        let kept = store.exercises(&player).await.unwrap();
        assert_eq!(kept.iter().map(|row| row.exercise.as_str()).collect::<Vec<_>>(), ["c", "d"]);
    }

    #[tokio::test]
    async fn answers_at_once_are_all_counted() {
        let folder = tempfile::tempdir().unwrap();
        let (store, player) = store(&folder).await;
        let store = Arc::new(store);
        let mut answers = tokio::task::JoinSet::new();
        for number in 0..20 {
            let (store, player) = (Arc::clone(&store), player.clone());
            answers.spawn(async move {
                store.answered(&player, answer("a", number % 2 == 0, 1)).await.unwrap();
            });
        }
        answers.join_all().await;
        assert_eq!(store.forms(&player).await.unwrap()[0].answers, 20);
    }

    #[tokio::test]
    async fn a_class_is_full_at_last_and_numbers_follow_one_another() {
        let folder = tempfile::tempdir().unwrap();
        let (store, teacher) = store(&folder).await;
        let code = store.add_class(&teacher, "CM2", 1, 1).await.unwrap().unwrap();
        assert_eq!(store.add_class(&teacher, "CM1", 1, 1).await.unwrap(), None);
        let mut pupils = Vec::new();
        for at in 0..3 {
            let pupil = VisitorId::random();
            store.welcome(&pupil, at).await.unwrap();
            let joined = store.join(&code, &pupil, at, 2).await.unwrap();
            assert_eq!(joined, if at < 2 { Joined::Yes } else { Joined::Full });
            pupils.push(pupil);
        }
        assert_eq!(store.join(&code, &pupils[0], 9, 2).await.unwrap(), Joined::Yes, "once more");
        let numbers = async || {
            let rows = store.pupils(&code).await.unwrap();
            rows.into_iter().map(|row| row.number).collect::<Vec<_>>()
        };
        assert_eq!(numbers().await, [1, 2]);
        store.leave(&code, &pupils[0]).await.unwrap();
        assert_eq!(store.join(&code, &pupils[2], 9, 2).await.unwrap(), Joined::Yes);
        assert_eq!(numbers().await, [2, 3]);
        assert_eq!(store.class(&code).await.unwrap().unwrap().pupils, 2);
    }
}
