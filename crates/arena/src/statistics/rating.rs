//! Ratings of players who have not all met, in the model of Bradley and Terry (1952): the chance to
//! beat somebody depends on the difference alone. A draw counts as half a win and half a loss.

use super::Elo;

/// Elo for each unit of the natural logarithm of the odds.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// What came out between two players.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Meeting {
    /// The one, by number.
    pub one: usize,
    /// The other.
    pub other: usize,
    /// The points of the one.
    pub points: f64,
    /// How many games they played.
    pub games: f64,
}

/// A player's strength, from the mean of all, or from those whose strength was given.
pub type Rating = Elo;

/// The likeliest ratings. `anchors` gives the ratings that are known, by player; without any, the
/// mean is 0.
///
/// The intervals are those of the Fisher information, for results that are won or lost: with many
/// draws they are too wide. Nothing when the games do not connect all players, or do not compare
/// somebody who has won or lost them all.
pub fn rate(meetings: &[Meeting], anchors: &[Option<f64>]) -> Option<Vec<Rating>> {
    let mut strengths: Vec<f64> = anchors.iter().map(|known| known.unwrap_or(0.0) / ELO).collect();
    // Newton's method; the likelihood has one summit.
    for _ in 0..200 {
        let variances = inverse(information(meetings, &strengths, anchors))?;
        let slope = slope(meetings, &strengths, anchors);
        let step: Vec<f64> = variances.iter().map(|row| product(row, &slope)).collect();
        let largest = step.iter().fold(0.0, |most: f64, one| most.max(one.abs()));
        // A long way is gone in short steps, where the model is nearly linear.
        let share = (1.0 / largest).min(1.0);
        strengths.iter_mut().zip(&step).for_each(|(strength, step)| *strength += share * step);
        if largest < 1e-10 {
            return Some(with_intervals(&strengths, &variances, anchors));
        }
    }
    None
}

/// The chance of the one in a meeting.
fn chance(meeting: &Meeting, strengths: &[f64]) -> f64 {
    1.0 / (1.0 + (strengths[meeting.other] - strengths[meeting.one]).exp())
}

/// How the likelihood grows with each strength: points won beyond those expected.
fn slope(meetings: &[Meeting], strengths: &[f64], anchors: &[Option<f64>]) -> Vec<f64> {
    let mut slope = vec![0.0; strengths.len()];
    for meeting in meetings {
        let excess = meeting.points - meeting.games * chance(meeting, strengths);
        slope[meeting.one] += excess;
        slope[meeting.other] -= excess;
    }
    slope
        .iter_mut()
        .zip(anchors)
        .filter(|(_, known)| known.is_some())
        .for_each(|(one, _)| *one = 0.0);
    slope
}

/// The Fisher information. What is known has no part in it. When nothing is, only differences matter;
/// the same number everywhere keeps the mean where it is.
fn information(meetings: &[Meeting], strengths: &[f64], anchors: &[Option<f64>]) -> Vec<Vec<f64>> {
    let players = strengths.len();
    let anchored = anchors.iter().any(Option::is_some);
    let everywhere = if anchored { 0.0 } else { 1.0 / players as f64 };
    let mut matrix = vec![vec![everywhere; players]; players];
    for meeting in meetings {
        let chance = chance(meeting, strengths);
        let weight = meeting.games * chance * (1.0 - chance);
        let (one, other) = (meeting.one, meeting.other);
        matrix[one][one] += weight;
        matrix[other][other] += weight;
        matrix[one][other] -= weight;
        matrix[other][one] -= weight;
    }
    for known in (0..players).filter(|&player| anchors[player].is_some()) {
        for row in &mut matrix {
            row[known] = 0.0;
        }
        matrix[known].fill(0.0);
        matrix[known][known] = 1.0;
    }
    matrix
}

fn with_intervals(
    strengths: &[f64],
    variances: &[Vec<f64>],
    anchors: &[Option<f64>],
) -> Vec<Rating> {
    let anchored = anchors.iter().any(Option::is_some);
    let surplus = if anchored { 0.0 } else { 1.0 / strengths.len() as f64 };
    let estimate = |player: usize| {
        let variance = (variances[player][player] - surplus).max(0.0);
        Elo::around(strengths[player] * ELO, variance.sqrt() * ELO)
    };
    let known = |player: usize| anchors[player].map(|known| Elo::around(known, 0.0));
    (0..strengths.len()).map(|player| known(player).unwrap_or_else(|| estimate(player))).collect()
}

fn product(row: &[f64], column: &[f64]) -> f64 {
    row.iter().zip(column).map(|(a, b)| a * b).sum()
}

/// By Gauss and Jordan; nothing of a matrix that has none.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Option<Vec<Vec<f64>>> {
    let size = matrix.len();
    for (index, row) in matrix.iter_mut().enumerate() {
        row.extend((0..size).map(|column| f64::from(u8::from(column == index))));
    }
    for column in 0..size {
        let size_of = |row: &usize| matrix[*row][column].abs();
        let pivot = (column..size).max_by(|a, b| size_of(a).total_cmp(&size_of(b)))?;
        if matrix[pivot][column].abs() < 1e-9 {
            return None;
        }
        matrix.swap(column, pivot);
        let divisor = matrix[column][column];
        matrix[column].iter_mut().for_each(|value| *value /= divisor);
        let done = matrix[column].clone();
        for (_, row) in matrix.iter_mut().enumerate().filter(|(index, _)| *index != column) {
            let factor = row[column];
            row.iter_mut().zip(&done).for_each(|(value, done)| *value -= factor * done);
        }
    }
    Some(matrix.into_iter().map(|row| row[size..].to_vec()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::elo_of;

    fn meeting(one: usize, other: usize, points: f64, games: f64) -> Meeting {
        Meeting { one, other, points, games }
    }

    #[test]
    fn two_players_differ_by_what_their_score_shows() {
        let ratings = rate(&[meeting(0, 1, 75.0, 100.0)], &[None, Some(1000.0)]).unwrap();
        assert!((ratings[0].value - (1000.0 + elo_of(0.75))).abs() < 1e-6);
        // Var = 1 / (n p (1 - p)) in units of the logarithm of the odds.
        let reach = 1.959_964 * ELO / (100.0_f64 * 0.75 * 0.25).sqrt();
        assert!((ratings[0].high - ratings[0].value - reach).abs() < 1e-6);
        assert_eq!(ratings[1], Elo { value: 1000.0, low: 1000.0, high: 1000.0 });
    }

    #[test]
    fn without_anchors_the_mean_is_zero_and_the_error_is_shared() {
        let ratings = rate(&[meeting(0, 1, 75.0, 100.0)], &[None, None]).unwrap();
        assert!((ratings[0].value - elo_of(0.75) / 2.0).abs() < 1e-6);
        assert!((ratings[0].value + ratings[1].value).abs() < 1e-9);
        let reach = 1.959_964 * ELO / (100.0_f64 * 0.75 * 0.25).sqrt();
        assert!((ratings[0].high - ratings[0].value - reach / 2.0).abs() < 1e-6);
    }

    #[test]
    fn the_published_example_comes_out() {
        // Wikipedia, "Bradley-Terry model", worked example: strengths 0.640, 1.043, 0.660, 2.270.
        let meetings = [
            meeting(0, 1, 2.0, 5.0),
            meeting(0, 3, 1.0, 5.0),
            meeting(1, 2, 5.0, 8.0),
            meeting(2, 3, 1.0, 4.0),
        ];
        let ratings = rate(&meetings, &[None; 4]).unwrap();
        for (rating, published) in ratings.iter().zip([0.640_f64, 1.043, 0.660, 2.270]) {
            let strength = (rating.value / ELO).exp();
            assert!((strength - published).abs() < 1e-3, "{strength} {published}");
        }
    }

    #[test]
    fn a_player_is_rated_through_common_opponents() {
        let meetings = [meeting(0, 1, 60.0, 100.0), meeting(1, 2, 70.0, 100.0)];
        let ratings = rate(&meetings, &[Some(0.0), None, None]).unwrap();
        assert!((ratings[2].value + elo_of(0.6) + elo_of(0.7)).abs() < 1e-6);
        assert!(ratings[2].high - ratings[2].value > ratings[1].high - ratings[1].value);
    }

    #[test]
    fn what_cannot_be_compared_is_not_rated() {
        assert_eq!(rate(&[meeting(0, 1, 5.0, 9.0)], &[None; 3]), None);
        assert_eq!(rate(&[meeting(0, 1, 9.0, 9.0)], &[None; 2]), None);
    }
}
