use std::fmt::Write;

use roque_rules::{Color, File, Piece, Rank};

/// The side of a square in the units of a drawing.
pub(super) const SIDE: u32 = 45;

/// The men, the squares and their names, as symbols that every drawing of a page uses: they stand
/// once on the page, before the first.
pub fn symbols() -> String {
    let mut symbols =
        String::from("<svg class=\"symbols\" width=\"0\" height=\"0\" aria-hidden=\"true\">");
    let men = include_str!("men.svg");
    symbols.extend(men.lines().filter(|line| line.starts_with("<symbol")));
    symbols.push_str(&ground());
    symbols.extend(Color::ALL.map(names));
    symbols.push_str("</svg>");
    symbols
}

/// The symbol of a man.
pub(super) fn symbol(piece: Piece) -> String {
    let color = match piece.color {
        Color::White => 'w',
        Color::Black => 'b',
    };
    format!("man-{color}{}", piece.role.letter().to_ascii_uppercase())
}

/// The squares without their men. The board looks alike from both sides.
fn ground() -> String {
    let whole = SIDE * 8;
    let mut dark = String::new();
    for (row, column) in (0..8).flat_map(|row| (0..8).map(move |column| (row, column))) {
        if (row + column) % 2 == 1 {
            let (x, y) = (column * SIDE, row * SIDE);
            let _ = write!(dark, "M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z");
        }
    }
    format!(
        "<symbol id=\"board-ground\" viewBox=\"0 0 {whole} {whole}\">\
         <path class=\"light\" fill=\"#efe8d8\" d=\"M0 0h{whole}v{whole}H0z\"/>\
         <path class=\"dark\" fill=\"#9db3a6\" d=\"{dark}\"/></symbol>"
    )
}

/// The names of files and ranks, seen from a side.
fn names(seen_from: Color) -> String {
    let whole = SIDE * 8;
    let mut texts = String::new();
    for index in 0..8_u32 {
        let place = match seen_from {
            Color::White => index,
            Color::Black => 7 - index,
        };
        let (x, y) = (place * SIDE, (7 - place) * SIDE);
        let (file, rank) = (File::ALL[index as usize].letter(), Rank::ALL[index as usize].digit());
        let _ = write!(
            texts,
            "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{file}</text>\
             <text x=\"3\" y=\"{}\">{rank}</text>",
            x + SIDE - 3,
            whole - 4,
            y + 12,
        );
    }
    format!(
        "<symbol id=\"board-names-{}\" viewBox=\"0 0 {whole} {whole}\">\
         <g class=\"names\" font-size=\"11\" font-weight=\"600\">{texts}</g></symbol>",
        seen_from.code()
    )
}

#[cfg(test)]
mod tests {
    use roque_rules::Role;

    use super::*;

    #[test]
    fn every_man_has_one_symbol() {
        let symbols = symbols();
        let men =
            Color::ALL.into_iter().flat_map(|color| Role::ALL.map(|role| Piece { color, role }));
        for piece in men {
            let id = format!("<symbol id=\"{}\" viewBox=\"0 0 45 45\">", symbol(piece));
            assert_eq!(symbols.matches(&id).count(), 1, "{piece:?}");
        }
    }
}
