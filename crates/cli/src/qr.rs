//! An address as a picture that a phone can read off the terminal.

use qrcode::render::unicode::Dense1x2;
use qrcode::{QrCode, types::QrError};

/// Black on white whatever the terminal's colours are: some phones read nothing else.
const BLACK_ON_WHITE: &str = "\x1b[38;5;16;48;5;231m";
const PLAIN: &str = "\x1b[0m";

/// Two modules a character; in colour for a terminal.
pub(crate) fn draw(address: &str, colored: bool) -> Result<String, QrError> {
    let picture = QrCode::new(address)?.render::<Dense1x2>().build();
    let line = |line: &str| {
        if colored { format!("{BLACK_ON_WHITE}{line}{PLAIN}\n") } else { format!("{line}\n") }
    };
    Ok(picture.lines().map(line).collect())
}
