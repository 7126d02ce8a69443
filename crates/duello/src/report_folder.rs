//! The folder into which `duello arena --report` writes.
//!
//! A report is written completely beside its folder and then renamed, so a full disk or a killed program leaves what was
//! there. A folder with anything but a report in it is left alone.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

/// The files of a report that do not come from the crate `report`: one row for each match, and the result as JSON.
pub const MATCHES: &str = "matches.csv";
/// See [`MATCHES`].
pub const SERIES: &str = "series.json";

/// Why a report cannot be written into a folder.
#[derive(Debug, thiserror::Error)]
pub enum FolderError {
    /// The folder holds something that is no part of a report: the first of these names.
    #[error("the folder holds something else: {0}")]
    HoldsOther(String),
    /// The system refuses.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// A folder that a report may be written into.
#[derive(Debug)]
pub struct ReportFolder {
    /// The folder, without symbolic links in its path where it exists.
    folder: PathBuf,
    /// The folder that contains it.
    parent: PathBuf,
    /// The names of the files that a report has.
    names: Vec<String>,
}

impl ReportFolder {
    /// Checks that a report with files of these names can be written there, by making a folder beside it and removing it
    /// again.
    ///
    /// # Errors
    /// When it is no folder, holds anything else than an older report, or the system refuses.
    pub fn checked(folder: &Path, names: Vec<String>) -> Result<Self, FolderError> {
        let folder = if folder.exists() { folder.canonicalize()? } else { folder.to_owned() };
        if folder.exists() && !folder.is_dir() {
            return Err(io::Error::from(io::ErrorKind::NotADirectory).into());
        }
        let parent = match folder.parent() {
            Some(parent) if parent.as_os_str().is_empty() => PathBuf::from("."),
            Some(parent) => parent.to_owned(),
            None => return Err(FolderError::HoldsOther(folder.display().to_string())),
        };
        let found = Self { folder, parent, names };
        found.check_contents()?;
        drop(found.beside()?);
        Ok(found)
    }

    /// Writes the files of a report, in place of an older one.
    ///
    /// # Errors
    /// When the folder holds anything else by now, or the system refuses. Then the older report is still there.
    pub fn write<'a>(&self, files: impl Iterator<Item = (&'a str, &'a str)>) -> Result<(), FolderError> {
        let beside = self.beside()?;
        let [new, old] = ["new", "old"].map(|name| beside.path().join(name));
        fs::create_dir(&new)?;
        for (name, text) in files {
            let file = new.join(name);
            fs::write(&file, text)?;
            fs::File::open(&file)?.sync_all()?;
        }
        self.check_contents()?;
        let is_replaced = self.folder.exists();
        if is_replaced {
            fs::rename(&self.folder, &old)?;
        }
        if let Err(error) = fs::rename(&new, &self.folder) {
            if is_replaced {
                fs::rename(&old, &self.folder)?;
            }
            return Err(error.into());
        }
        Ok(())
    }

    /// Checks that the folder holds nothing but a report, or does not exist.
    fn check_contents(&self) -> Result<(), FolderError> {
        let entries = match fs::read_dir(&self.folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            entries => entries?,
        };
        let mut names = entries
            .map(|entry| entry.map(|entry| entry.file_name().to_string_lossy().into_owned()))
            .collect::<io::Result<Vec<String>>>()?;
        names.sort_unstable();
        let is_other = |name: &String| !self.names.contains(name) || !self.folder.join(name).is_file();
        names.into_iter().find(is_other).map_or(Ok(()), |name| Err(FolderError::HoldsOther(name)))
    }

    /// A new folder beside it, which is removed with everything in it when it is dropped.
    fn beside(&self) -> io::Result<TempDir> {
        tempfile::Builder::new().prefix(".duello-report-").tempdir_in(&self.parent)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Vec<String> {
        vec!["page.html".into(), "cards.csv".into()]
    }

    fn write(folder: &Path, text: &str) -> Result<(), FolderError> {
        ReportFolder::checked(folder, names())?.write([("page.html", text), ("cards.csv", "a,b")].into_iter())
    }

    /// Returns the names in a folder, in order.
    fn held(folder: &Path) -> Vec<String> {
        let mut names: Vec<String> =
            fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    #[test]
    fn a_report_replaces_an_older_one_and_nothing_else() {
        let around = tempfile::tempdir().unwrap();
        let folder = around.path().join("report");
        write(&folder, "one").unwrap();
        fs::remove_file(folder.join("cards.csv")).unwrap();
        write(&folder, "two").unwrap();
        assert_eq!(fs::read_to_string(folder.join("page.html")).unwrap(), "two");
        assert_eq!(
            (held(&folder), held(around.path())),
            (vec!["cards.csv".into(), "page.html".into()], vec!["report".into()])
        );

        fs::write(folder.join("mine.txt"), "mine").unwrap();
        assert!(matches!(write(&folder, "three"), Err(FolderError::HoldsOther(name)) if name == "mine.txt"));
        assert_eq!(fs::read_to_string(folder.join("page.html")).unwrap(), "two");
        assert_eq!(held(around.path()), ["report"]);
    }

    #[test]
    fn what_comes_into_the_folder_while_the_series_is_played_is_not_lost() {
        let around = tempfile::tempdir().unwrap();
        let folder = around.path().join("report");
        let checked = ReportFolder::checked(&folder, names()).unwrap();
        fs::create_dir(&folder).unwrap();
        fs::write(folder.join("mine.txt"), "mine").unwrap();
        assert!(checked.write([("page.html", "x")].into_iter()).is_err());
        assert_eq!(held(&folder), ["mine.txt"]);
    }

    #[test]
    fn a_file_and_a_missing_folder_are_refused() {
        let around = tempfile::tempdir().unwrap();
        let file = around.path().join("file");
        fs::write(&file, "mine").unwrap();
        assert!(write(&file, "x").is_err() && write(&file.join("report"), "x").is_err());
        assert!(write(&around.path().join("none/report"), "x").is_err());
        fs::create_dir(around.path().join("cards.csv")).unwrap();
        assert!(matches!(write(around.path(), "x"), Err(FolderError::HoldsOther(_))));
        assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    }
}
