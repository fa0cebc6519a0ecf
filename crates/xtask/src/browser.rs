//! A Chrome or Chromium for the browser tests: found, or installed where that is ours to do.

use std::env;
use std::ffi::OsStr;
use std::path::PathBuf;

use crate::debian;
use crate::failure::Failure;

/// Names a Chrome or Chromium goes by, in the order in which they are looked for.
const NAMES: [&str; 5] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/// Places where it is not on the path.
const PLACES: [&str; 3] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
];

/// Debian's packages; the fonts have the figurines, which Chromium's own dependencies do not bring.
const PACKAGES: [&str; 3] = ["chromium", "fonts-dejavu-core", "fonts-liberation"];

/// The path of a browser: `ROQUE_CHROMIUM` if set, else what is installed, else what can be installed.
pub(crate) fn find_or_install() -> Result<PathBuf, Failure> {
    if let Some(chosen) = env::var_os("ROQUE_CHROMIUM").map(PathBuf::from) {
        return if chosen.is_file() {
            Ok(chosen)
        } else {
            Err(Failure::Stopped(format!(
                "ROQUE_CHROMIUM names {}, which is no file",
                chosen.display()
            )))
        };
    }
    let path = env::var_os("PATH").unwrap_or_default();
    if let Some(browser) = find(&path, &PLACES) {
        return Ok(browser);
    }
    if debian::may_install() {
        debian::install("Chromium", &PACKAGES)?;
    }
    find(&path, &PLACES).ok_or_else(|| {
        Failure::Stopped(
            "the browser tests need Chrome or Chromium: install one, or set ROQUE_CHROMIUM to its path".into(),
        )
    })
}

/// The first name found in any folder of `path`, else the first of `places` that exists.
fn find(path: &OsStr, places: &[&str]) -> Option<PathBuf> {
    let on_path = NAMES.iter().flat_map(|name| {
        let file = format!("{name}{}", env::consts::EXE_SUFFIX);
        env::split_paths(path).map(move |folder| folder.join(&file))
    });
    on_path.chain(places.iter().map(PathBuf::from)).find(|candidate| candidate.is_file())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn folder_with(names: &[&str]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        for name in names {
            fs::write(folder.path().join(format!("{name}{}", env::consts::EXE_SUFFIX)), "")
                .unwrap();
        }
        folder
    }

    fn found(path: &[&tempfile::TempDir], places: &[&str]) -> Option<PathBuf> {
        find(&env::join_paths(path.iter().map(|folder| folder.path())).unwrap(), places)
    }

    fn in_folder(folder: &tempfile::TempDir, name: &str) -> PathBuf {
        folder.path().join(format!("{name}{}", env::consts::EXE_SUFFIX))
    }

    #[test]
    fn chromium_is_preferred_wherever_it_is_on_the_path() {
        let first = folder_with(&["google-chrome", "chrome"]);
        let second = folder_with(&["chromium"]);
        assert_eq!(found(&[&first, &second], &[]), Some(in_folder(&second, "chromium")));
        assert_eq!(found(&[&first], &[]), Some(in_folder(&first, "google-chrome")));
    }

    #[test]
    fn the_path_comes_before_the_usual_places() {
        let path = folder_with(&["chrome"]);
        let elsewhere = folder_with(&["Google Chrome"]);
        let place = in_folder(&elsewhere, "Google Chrome");
        let places = [place.to_str().unwrap()];
        assert_eq!(found(&[&path], &places), Some(in_folder(&path, "chrome")));
        assert_eq!(found(&[], &places), Some(place.clone()));
    }

    #[test]
    fn a_folder_is_no_browser() {
        let path = folder_with(&[]);
        fs::create_dir(in_folder(&path, "chromium")).unwrap();
        assert_eq!(found(&[&path], &[]), None);
    }
}
