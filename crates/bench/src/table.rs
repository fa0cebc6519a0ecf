//! What is printed.

use crate::{contender, position::Position};

/// The median seconds of each contender at one position.
pub(crate) struct Row {
    pub(crate) position: &'static Position,
    pub(crate) seconds: Vec<Option<f64>>,
}

/// Millions of leaves a second, a contender a column.
pub(crate) fn print(rows: &[Row]) {
    print!("{:<12}", "");
    for contender in &contender::ALL {
        print!("{:>12}", contender.name);
    }
    println!();
    for row in rows {
        print!("{:<12}", row.position.name);
        for seconds in &row.seconds {
            match seconds {
                Some(seconds) => print!("{:>12.1}", speed(row.position, *seconds)),
                None => print!("{:>12}", "-"),
            }
        }
        println!();
    }
}

/// Roque's speed over each peer's: the geometric mean over the positions that both can play.
pub(crate) fn print_ratios(what: &str, rows: &[Row]) {
    for (index, peer) in contender::ALL.iter().enumerate().skip(1) {
        let both = rows.iter().filter_map(|row| Some((row.seconds[0]?, row.seconds[index]?)));
        let logarithms: Vec<f64> = both.map(|(own, theirs)| (theirs / own).ln()).collect();
        if logarithms.is_empty() {
            continue;
        }
        #[expect(clippy::cast_precision_loss, reason = "a handful of positions")]
        let mean = logarithms.iter().sum::<f64>() / logarithms.len() as f64;
        println!("RATIO {what} {} {:.2}", peer.name, mean.exp());
    }
}

#[expect(clippy::cast_precision_loss, reason = "a speed is shown, not counted with")]
fn speed(position: &Position, seconds: f64) -> f64 {
    position.leaves as f64 / seconds / 1e6
}
