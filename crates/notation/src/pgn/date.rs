/// Whether a date is written as PGN wants (standard 8.1.1.3), `YYYY.MM.DD` with question marks for
/// what is unknown, and some calendar could have it.
pub(super) fn is_possible(date: &[u8]) -> bool {
    if date == b"?" {
        return true;
    }
    let mut parts = date.split(|&byte| byte == b'.');
    let (Some(year), Some(month), Some(day), None) =
        (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return false;
    };
    let (Some(year), Some(month), Some(day)) = (number(year, 4), number(month, 2), number(day, 2))
    else {
        return false;
    };
    let leap = year.is_none_or(|year| year % 4 == 0 && (year % 100 != 0 || year % 400 == 0));
    let days = match month {
        Some(4 | 6 | 9 | 11) => 30,
        Some(2) => 28 + u32::from(leap),
        Some(1..=12) | None => 31,
        Some(_) => return false,
    };
    day.is_none_or(|day| (1..=days).contains(&day))
}

/// A number of so many digits, none if they are question marks, nothing if it is no number.
#[expect(clippy::option_option, reason = "unknown is no fault")]
fn number(text: &[u8], digits: usize) -> Option<Option<u32>> {
    if text.len() != digits {
        return None;
    }
    if text.iter().all(|&byte| byte == b'?') {
        return Some(None);
    }
    core::str::from_utf8(text).ok()?.parse().ok().map(Some)
}

#[cfg(test)]
mod tests {
    use super::is_possible;

    #[test]
    fn a_date_is_one_of_the_calendar() {
        for date in ["2024.02.29", "2024.02.??", "????.??.??", "2000.02.29", "????.02.29", "?"] {
            assert!(is_possible(date.as_bytes()), "{date}");
        }
        for date in ["2024.02.31", "2023.02.29", "1900.02.29", "2024.13.01", "2024.00.01"] {
            assert!(!is_possible(date.as_bytes()), "{date}");
        }
        for date in ["2024-02-01", "2024.2.1", "2024", "", "2024.01.01.01", "2024.??.32"] {
            assert!(!is_possible(date.as_bytes()), "{date}");
        }
    }
}
