//! Embeds the web page into the program if `DUELLO_WEB_DIST` names the folder that `cargo xtask web` has built.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-env-changed=DUELLO_WEB_DIST");
    let mut source = String::from("/// The files of the page; none when the program was built without it.\n");
    source.push_str("const PAGE: &[(&str, &[u8])] = &[\n");
    if let Some(folder) = env::var_os("DUELLO_WEB_DIST").filter(|folder| !folder.is_empty()).map(PathBuf::from) {
        println!("cargo::rerun-if-changed={}", folder.display());
        let folder =
            folder.canonicalize().unwrap_or_else(|error| panic!("DUELLO_WEB_DIST={}: {error}", folder.display()));
        let mut files = Vec::new();
        collect(&folder, &mut files);
        files.sort();
        for file in files {
            let name = file.strip_prefix(&folder).map(Path::to_path_buf).unwrap_or_default();
            let name = name.to_string_lossy().replace('\\', "/");
            let _ = writeln!(source, "    ({name:?}, include_bytes!({:?})),", file.display().to_string());
        }
    }
    source.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("page.rs");
    fs::write(&out, source).unwrap_or_else(|error| panic!("{}: {error}", out.display()));
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())).flatten() {
        let path = entry.path();
        if path.is_dir() { collect(&path, files) } else { files.push(path) }
    }
}
