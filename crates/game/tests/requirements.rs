//! Every position case of the requirements, run whole.

use std::collections::BTreeSet;

use roque_game::{Action, Allowance, Bonus, Game, Millis, Start, TimeControl};
use roque_notation::{Dialect, Letters, fen, san, uci};
use roque_rules::{
    Bitboard, Color, DrawReason, File, History, Move, Outcome, Piece, Position, Rank, Role, Square,
    WinReason, chess960::StartArray, is_dead,
};
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Deserialize)]
struct Table {
    cases: Vec<Case>,
}

#[derive(Deserialize)]
struct Case {
    id: String,
    fen: String,
    moves: Vec<String>,
    check: String,
    expected: Value,
    #[serde(default)]
    chess960: bool,
    #[serde(default)]
    square: String,
    #[serde(default)]
    by: String,
    #[serde(default)]
    intended: String,
    #[serde(default)]
    san: String,
    #[serde(default)]
    lang: String,
    #[serde(default)]
    text: String,
    #[serde(default)]
    resigns: String,
    #[serde(default)]
    flag_of: String,
}

#[test]
fn every_case_of_the_requirements() {
    let table: Table =
        serde_json::from_str(include_str!("data/requirements_cases.json")).expect("the table");
    let fault = |case: &Case| {
        let (answer, expected) = (case.answer(), &case.expected);
        (answer.as_ref() != Some(expected))
            .then(|| format!("{}: {answer:?}, expected {expected}", case.id))
    };
    let faults: Vec<_> = table.cases.iter().filter_map(fault).collect();
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    assert_eq!(table.cases.len(), 247);
}

impl Case {
    /// What Roque answers, in the shape of the expected value; nothing when it cannot answer.
    fn answer(&self) -> Option<Value> {
        match self.check.as_str() {
            "invalid_fen" => return Some(json!(fen::read(&self.fen).is_err())),
            "start960" => return Some(self.start_arrays()),
            "count960" => return Some(json!(number_of_start_arrays())),
            "diagram" => return self.diagram(),
            "illegal" => return Some(json!(self.last_move_is_illegal())),
            _ => {}
        }
        let history = self.history();
        let position = history.current();
        Some(match self.check.as_str() {
            "legal" => json!(true),
            "square_colours" => json!({
                "light": Square::all().filter(|square| square.is_light()).count(),
                "dark": Square::all().filter(|square| !square.is_light()).count(),
            }),
            "square_colour" | "bishop_colour" => self.for_each_key(|square| json!(shade(square))),
            "square_name" => {
                self.for_each_key(|square| json!([square.file() as u8, square.rank() as u8]))
            }
            "pieces_on" => self
                .for_each_key(|square| json!(position.board().piece_at(square).map(Piece::letter))),
            "material" => json!({
                "white": material(position, Color::White), "black": material(position, Color::Black),
            }),
            "fen_after" => json!(fen::write(position, self.dialect())),
            "move_count" => json!(position.count_legal_moves()),
            "null_move_illegal" => {
                json!(Square::all().all(|square| !position.is_legal(Move::new(square, square))))
            }
            "ply" => json!(history.positions().len() - 1),
            "turn_after" => json!(position.turn().to_string().to_lowercase()),
            "attackers" => squares(position.board().attackers(
                self.square(),
                color(&self.by),
                position.board().occupied(),
            )),
            "checkers" => squares(position.checkers()),
            "destinations" => squares(self.destinations(position)),
            "dest_count" => json!(self.destinations(position).len()),
            "legal_moves" => self.moves_where(position, |_| true),
            "pawn_moves" => self
                .moves_where(position, |mv| position.board().role(Role::Pawn).contains(mv.from())),
            "outcome" => outcome(history.outcome()),
            "claimable" => claims(history.claims()),
            "claimable_by_move" => {
                let mv = uci::read(position, &self.intended).expect("a legal intended move");
                claims(history.claims_with(mv).expect("a legal intended move"))
            }
            "notation" => self.notation(&history),
            "parse_san" => {
                let letters = if self.lang == "fr" { Letters::FRENCH } else { Letters::ENGLISH };
                let mv = san::read(position, &self.san, letters).expect(&self.id).mv;
                json!(uci::write(position, mv, self.dialect()))
            }
            "dead" => json!(is_dead(position, 200_000)?),
            "resign" => self.resignation(),
            "flag_fall" => self.flag_fall(),
            other => panic!("{}: unknown check {other}", self.id),
        })
    }

    fn dialect(&self) -> Dialect {
        if self.chess960 { Dialect::Chess960 } else { Dialect::Ordinary }
    }

    fn square(&self) -> Square {
        self.square.parse().expect("a square")
    }

    fn start(&self) -> Position {
        fen::read(&self.fen).unwrap_or_else(|error| panic!("{}: {error}", self.id))
    }

    fn history(&self) -> History {
        let mut history = History::new(self.start());
        for text in &self.moves {
            let mv = uci::read(history.current(), text)
                .unwrap_or_else(|error| panic!("{}: {error}", self.id));
            history.play(mv).expect("a legal move");
        }
        history
    }

    fn last_move_is_illegal(&self) -> bool {
        let (last, before) = self.moves.split_last().expect("a move");
        let mut position = self.start();
        for text in before {
            let mv = uci::read(&position, text).unwrap_or_else(|e| panic!("{}: {e}", self.id));
            position = position.play(mv).expect("a legal move");
        }
        uci::read(&position, last).is_err()
    }

    fn for_each_key(&self, value: impl Fn(Square) -> Value) -> Value {
        let keys = self.expected.as_object().expect("an object").keys();
        keys.map(|key| (key.clone(), value(key.parse().expect("a square")))).collect()
    }

    /// Where the piece goes, castling shown as the king's square of arrival in ordinary chess.
    fn destinations(&self, position: &Position) -> Bitboard {
        let from = self.square();
        let moves = position.legal_moves().into_iter().filter(|mv| mv.from() == from);
        moves
            .map(|mv| {
                uci::write(position, mv, self.dialect())[2..4].parse::<Square>().expect("a square")
            })
            .collect()
    }

    fn moves_where(&self, position: &Position, wanted: impl Fn(Move) -> bool) -> Value {
        let moves = position.legal_moves().into_iter().filter(|&mv| wanted(mv));
        let texts: BTreeSet<_> = moves.map(|mv| uci::write(position, mv, self.dialect())).collect();
        json!(texts)
    }

    fn notation(&self, history: &History) -> Value {
        let before = &history.positions()[history.positions().len() - 2];
        let mv = uci::read(before, self.moves.last().expect("a move")).expect("a legal move");
        json!({
            "san_en": san::write(before, mv, Letters::ENGLISH),
            "san_fr": san::write(before, mv, Letters::FRENCH),
        })
    }

    fn start_arrays(&self) -> Value {
        let keys = self.expected.as_object().expect("an object").keys();
        let letters = |number: &str| -> String {
            let array = StartArray::new(number.parse().expect("a number")).expect("below 960");
            array.back_rank().map(Role::letter).iter().collect()
        };
        keys.map(|number| (number.clone(), json!(letters(number)))).collect()
    }

    fn diagram(&self) -> Option<Value> {
        let (setup, marks) = fen::read_diagram(&self.text)?;
        let written = fen::write_setup(&setup, Dialect::Ordinary);
        let placement = written.split(' ').next()?;
        let marks: Vec<_> = marks.iter().map(Square::to_string).collect();
        Some(json!({ "fen": placement, "marks": marks }))
    }

    fn resignation(&self) -> Value {
        let start = Start { position: self.start(), ..Start::default() };
        let mut game = Game::new(&start, Millis(0));
        game.act(color(&self.resigns), Action::Resign, Millis(1)).expect("allowed");
        json!(game.outcome().expect("an end").to_string())
    }

    /// The clock of the side whose flag falls has run down before the game is looked at.
    fn flag_fall(&self) -> Value {
        let mut clock = TimeControl::fischer(5, 0);
        let run_down = Allowance::single(Millis::ZERO, Bonus::None);
        match color(&self.flag_of) {
            Color::White => clock.white = run_down,
            Color::Black => clock.black = run_down,
        }
        let start = Start { position: self.start(), clock: Some(clock), ..Start::default() };
        let mut game = Game::new(&start, Millis(0));
        game.act(Color::White, Action::Flag, Millis(1)).expect("a flag has fallen");
        json!(game.outcome().expect("an end").to_string())
    }
}

fn number_of_start_arrays() -> usize {
    let valid = |array: &StartArray| {
        let rank = array.back_rank();
        let files = |role| File::ALL.into_iter().filter(move |&file| rank[file as usize] == role);
        let rooks: Vec<_> = files(Role::Rook).collect();
        let king = files(Role::King).next().expect("a king");
        let light = |file| Square::new(file, Rank::First).is_light();
        let bishops: Vec<_> = files(Role::Bishop).map(light).collect();
        rooks[0] < king && king < rooks[1] && bishops[0] != bishops[1]
    };
    let arrays = (0..StartArray::COUNT).filter_map(StartArray::new).filter(valid);
    arrays.map(StartArray::back_rank).collect::<std::collections::HashSet<_>>().len()
}

fn color(name: &str) -> Color {
    match name {
        "white" => Color::White,
        "black" => Color::Black,
        other => panic!("{other:?} is no side"),
    }
}

fn shade(square: Square) -> &'static str {
    if square.is_light() { "light" } else { "dark" }
}

fn squares(set: Bitboard) -> Value {
    json!(set.into_iter().map(|square| square.to_string()).collect::<BTreeSet<_>>())
}

fn material(position: &Position, color: Color) -> String {
    let letters = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
    letters
        .map(|role| {
            let piece = Piece { color: Color::White, role };
            piece.letter().to_string().repeat(position.board().pieces(color, role).len())
        })
        .concat()
}

fn outcome(outcome: Option<Outcome>) -> Value {
    let Some(outcome) = outcome else { return Value::Null };
    let termination = match outcome {
        Outcome::Win { reason: WinReason::Checkmate, .. } => "CHECKMATE",
        Outcome::Win { reason: WinReason::Resignation, .. } => "RESIGNATION",
        Outcome::Draw(DrawReason::Stalemate) => "STALEMATE",
        Outcome::Draw(DrawReason::InsufficientMaterial) => "INSUFFICIENT_MATERIAL",
        Outcome::Draw(DrawReason::FivefoldRepetition) => "FIVEFOLD_REPETITION",
        Outcome::Draw(DrawReason::SeventyFiveMoves) => "SEVENTYFIVE_MOVES",
        other => other.code(),
    };
    json!({ "result": outcome.to_string(), "termination": termination })
}

fn claims(claims: roque_rules::Claims) -> Value {
    json!({ "threefold": claims.threefold, "fifty": claims.fifty_moves })
}
