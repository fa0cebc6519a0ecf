use std::fmt::Write;

use roque_rules::{Bitboard, Color, Piece, Setup, Square};
use roque_text::Texts;

use super::men::{SIDE, symbol};
use super::{Diagram, Hidden, describe};

const WHOLE: u32 = SIDE * 8;
/// The middle of a square.
const HALF: f64 = SIDE as f64 / 2.0;

/// Draws a diagram as an SVG that says in words what it shows. `id` is its own on the page, which
/// must hold the [`symbols`](super::symbols).
///
/// Whatever a colour says, a shape says too: a dot marks an empty square and a ring one with a man,
/// corners are the last move, a badge is check, a cross an illegal move.
pub fn draw(diagram: &Diagram, texts: &Texts, id: &str) -> String {
    let mut drawing = Drawing { svg: String::new(), seen_from: diagram.seen_from };
    drawing.open(id, &texts.say("board-title", []), &describe(diagram, texts));
    drawing.place("board-ground");
    if diagram.hidden != Some(Hidden::Names) {
        drawing.place(&format!("board-names-{}", diagram.seen_from.code()));
    }
    if let Some((from, to)) = diagram.last_move {
        drawing.corners(from);
        drawing.corners(to);
    }
    if let Some(square) = diagram.check() {
        drawing.check(square);
    }
    for (square, piece) in diagram.shown().board.men() {
        if diagram.letters {
            drawing.letter(square, piece, texts.letters().letter(piece.role));
        } else {
            drawing.man(square, piece);
        }
    }
    drawing.marks(diagram.marks, diagram.shown());
    for &(from, to) in &diagram.arrows {
        drawing.arrow(from, to, "arrow");
    }
    if let Some(illegal) = diagram.illegal {
        drawing.arrow(illegal.from, illegal.to, "arrow illegal");
        drawing.cross(illegal.to);
    }
    drawing.svg.push_str("</svg>");
    drawing.svg
}

struct Drawing {
    svg: String,
    seen_from: Color,
}

impl Drawing {
    fn open(&mut self, id: &str, title: &str, words: &str) {
        self.write(format_args!(
            "<svg class=\"drawn-board\" viewBox=\"0 0 {WHOLE} {WHOLE}\" role=\"img\" \
             aria-labelledby=\"{id}-title {id}-words\">\
             <title id=\"{id}-title\">{title}</title><desc id=\"{id}-words\">{words}</desc>"
        ));
    }

    fn write(&mut self, svg: std::fmt::Arguments<'_>) {
        // Writing into a string cannot fail.
        let _ = self.svg.write_fmt(svg);
    }

    /// The corner of a square that is nearest to the top left.
    fn corner(&self, square: Square) -> (u32, u32) {
        let (file, rank) = (square.file() as u32, square.rank() as u32);
        match self.seen_from {
            Color::White => (file * SIDE, (7 - rank) * SIDE),
            Color::Black => ((7 - file) * SIDE, rank * SIDE),
        }
    }

    fn middle(&self, square: Square) -> (f64, f64) {
        let (x, y) = self.corner(square);
        (f64::from(x) + HALF, f64::from(y) + HALF)
    }

    fn place(&mut self, symbol: &str) {
        self.write(format_args!("<use href=\"#{symbol}\" width=\"{WHOLE}\" height=\"{WHOLE}\"/>"));
    }

    fn man(&mut self, square: Square, piece: Piece) {
        let (x, y) = self.corner(square);
        self.write(format_args!(
            "<use href=\"#{}\" x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\"/>",
            symbol(piece)
        ));
    }

    /// Light letters on dark tell Black's men, dark on light White's.
    fn letter(&mut self, square: Square, piece: Piece, letter: char) {
        let (x, y) = self.middle(square);
        let (disc, ink) = match piece.color {
            Color::White => ("#fff", "#000"),
            Color::Black => ("#000", "#fff"),
        };
        self.write(format_args!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"17\" fill=\"{disc}\" stroke=\"#000\" stroke-width=\"1.5\"/>\
             <text class=\"letter\" x=\"{x}\" y=\"{}\" fill=\"{ink}\" font-size=\"22\" font-weight=\"700\" \
             text-anchor=\"middle\">{letter}</text>",
            y + 8.0
        ));
    }

    fn marks(&mut self, squares: Bitboard, board: &Setup) {
        for square in squares {
            let (x, y) = self.middle(square);
            if board.board.piece_at(square).is_some() {
                self.write(format_args!(
                    "<circle class=\"ring\" cx=\"{x}\" cy=\"{y}\" r=\"19\" fill=\"none\" \
                     stroke=\"#10201a\" stroke-width=\"4\"/>"
                ));
            } else {
                self.write(format_args!(
                    "<circle class=\"dot\" cx=\"{x}\" cy=\"{y}\" r=\"8\" fill=\"#10201a\"/>"
                ));
            }
        }
    }

    fn corners(&mut self, square: Square) {
        let (x, y) = self.corner(square);
        let (left, top, right, bottom) = (x + 2, y + 2, x + SIDE - 2, y + SIDE - 2);
        self.write(format_args!(
            "<path class=\"last\" fill=\"none\" stroke=\"#10201a\" stroke-width=\"2.5\" \
             d=\"M{left} {}V{top}h9M{right} {}V{bottom}h-9\"/>",
            top + 9,
            bottom - 9
        ));
    }

    fn check(&mut self, square: Square) {
        let (x, y) = self.corner(square);
        self.write(format_args!(
            "<rect class=\"check\" x=\"{}\" y=\"{}\" width=\"41\" height=\"41\" fill=\"none\" \
             stroke=\"#b3261e\" stroke-width=\"4\" stroke-dasharray=\"6 4\"/>",
            x + 2,
            y + 2
        ));
    }

    /// From near the middle of one square to near the middle of another.
    fn arrow(&mut self, from: Square, to: Square, class: &str) {
        let ((x1, y1), (x2, y2)) = (self.middle(from), self.middle(to));
        let (dx, dy) = (x2 - x1, y2 - y1);
        let length = dx.hypot(dy);
        let (ux, uy) = (dx / length, dy / length);
        let at =
            |along: f64, aside: f64| (x1 + ux * along - uy * aside, y1 + uy * along + ux * aside);
        let (tip, neck) = (length - 6.0, length - 20.0);
        let (start, end) = (at(10.0, 0.0), at(neck, 0.0));
        let (left, point, right) = (at(neck, 8.0), at(tip, 0.0), at(neck, -8.0));
        self.write(format_args!(
            "<g class=\"{class}\"><path fill=\"none\" stroke=\"#125c4b\" stroke-width=\"6\" \
             d=\"M{:.1} {:.1}L{:.1} {:.1}\"/><path fill=\"#125c4b\" \
             d=\"M{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}z\"/></g>",
            start.0, start.1, end.0, end.1, left.0, left.1, point.0, point.1, right.0, right.1
        ));
    }

    fn cross(&mut self, square: Square) {
        let (x, y) = self.corner(square);
        let (left, top, right, bottom) = (x + 10, y + 10, x + SIDE - 10, y + SIDE - 10);
        self.write(format_args!(
            "<path class=\"cross\" fill=\"none\" stroke=\"#b3261e\" stroke-width=\"6\" \
             stroke-linecap=\"round\" d=\"M{left} {top}L{right} {bottom}M{right} {top}L{left} {bottom}\"/>"
        ));
    }
}
