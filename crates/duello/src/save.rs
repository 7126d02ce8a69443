//! Saves files safely: a file is written under a temporary name and then renamed in one step, so a full disk or a
//! killed program leaves the old file intact.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

/// Writes a file completely, or leaves the old one in place.
///
/// # Errors
/// When something other than a regular file has that name, or the system refuses. Then nothing has changed.
pub fn write(file: &Path, text: &str) -> io::Result<()> {
    // A symbolic link stays a link: the file that it points to is replaced.
    let file = if file.exists() { file.canonicalize()? } else { file.to_owned() };
    let old = fs::metadata(&file).ok();
    if old.as_ref().is_some_and(|old| !old.is_file()) {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "it is not a regular file"));
    }
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut beside = NamedTempFile::new_in(folder)?;
    beside.write_all(text.as_bytes())?;
    match &old {
        Some(old) if old.permissions().readonly() => {
            return Err(io::Error::new(io::ErrorKind::PermissionDenied, "it may only be read"));
        }
        Some(old) => beside.as_file().set_permissions(old.permissions())?,
        None => beside.as_file().set_permissions(of_new_file(folder)?)?,
    }
    beside.as_file().sync_all()?;
    beside.persist(&file)?;
    // The new name is only durable when its folder is on the disk too; some systems do not allow opening a folder for
    // that.
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
    Ok(())
}

/// Writes a file that must not exist yet.
///
/// # Errors
/// When the name is taken, or the system refuses.
pub fn write_new(file: &Path, text: &str) -> io::Result<()> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut beside = NamedTempFile::new_in(folder)?;
    beside.write_all(text.as_bytes())?;
    beside.as_file().set_permissions(of_new_file(folder)?)?;
    beside.as_file().sync_all()?;
    beside.persist_noclobber(file)?;
    Ok(())
}

/// Returns the permissions that a new file in this folder gets; a temporary file would be readable by its owner only.
fn of_new_file(folder: &Path) -> io::Result<fs::Permissions> {
    let name: PathBuf = folder.join(format!(".duello-{}", std::process::id()));
    let permissions = File::create_new(&name)?.metadata()?.permissions();
    fs::remove_file(&name)?;
    Ok(permissions)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_whole_or_not_at_all() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("match.txt");
        write(&file, "one").unwrap();
        write(&file, "two").unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), "two");
        assert!(write_new(&file, "three").is_err());
        assert_eq!(fs::read_to_string(&file).unwrap(), "two");
        assert!(write(&folder.path().join("none/match.txt"), "x").is_err());
        assert!(write(folder.path(), "x").is_err());
        // No other file is left in the folder.
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_device_is_not_written_to() {
        let full = write(Path::new("/dev/full"), "x").unwrap_err();
        assert_eq!(full.kind(), io::ErrorKind::InvalidInput);
    }

    /// Starts this test again as a child process that may write at most 512 bytes and is killed in the middle of a
    /// longer file.
    #[cfg(target_os = "linux")]
    #[test]
    fn a_program_that_is_killed_while_it_saves_leaves_the_old_file() {
        const FILE: &str = "DUELLO_SAVES_TO";
        if let Some(file) = std::env::var_os(FILE) {
            let _ = write(Path::new(&file), &"x".repeat(1 << 20));
            return;
        }
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("match.txt");
        write(&file, "the old match").unwrap();
        let name = "save::tests::a_program_that_is_killed_while_it_saves_leaves_the_old_file";
        let status = std::process::Command::new("sh")
            .args(["-c", "ulimit -f 1; exec \"$0\" --exact \"$1\" --nocapture"])
            .arg(std::env::current_exe().unwrap())
            .arg(name)
            .env(FILE, &file)
            .stdout(std::process::Stdio::null())
            .stderr(std::process::Stdio::null())
            .status()
            .unwrap();
        assert!(!status.success(), "the child was to be killed by its limit");
        assert_eq!(fs::read_to_string(&file).unwrap(), "the old match");
    }
}
