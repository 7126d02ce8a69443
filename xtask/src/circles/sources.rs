//! Finds the sources of a crate as the compiler does: from the root module along `mod`, without code that is compiled
//! only for tests.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use syn::{Attribute, Expr, Item, Lit, Meta};

/// A file of a crate.
pub struct Source {
    /// Its path, relative to the folder of the root module.
    pub file: String,
    /// The path of its module, without `crate`.
    pub module: Vec<String>,
    pub items: Vec<Item>,
}

impl Source {
    /// Returns every file of a crate, its root module first.
    ///
    /// # Errors
    /// When a file is missing or does not parse.
    pub fn all(root: &Path) -> Result<Vec<Self>> {
        let folder = root.parent().context("the root module lies in no folder")?;
        let read = |file: &Path| fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()));
        from(root, folder, &read)
    }

    /// Returns the same for texts with their paths; the first text is the root module.
    #[cfg(test)]
    pub fn given(files: &[(&str, &str)]) -> Result<Vec<Self>> {
        let read = |wanted: &Path| {
            let found = files.iter().find(|(file, _)| Path::new(file) == wanted).map(|(_, text)| (*text).to_owned());
            found.with_context(|| format!("there is no {}", wanted.display()))
        };
        from(Path::new(files[0].0), Path::new(""), &read)
    }
}

fn from(root: &Path, folder: &Path, read: &dyn Fn(&Path) -> Result<String>) -> Result<Vec<Source>> {
    let mut found = Vec::new();
    let mut open = vec![(root.to_path_buf(), Vec::new())];
    while let Some((path, module)) = open.pop() {
        let text = read(&path)?;
        let syntax = syn::parse_file(&text).with_context(|| format!("cannot parse {}", path.display()))?;
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        let parent = path.parent().unwrap_or(folder);
        let below = if path == root || name == "mod" { parent.to_path_buf() } else { parent.join(name) };
        let mut items = syntax.items;
        remove_tests(&mut items);
        files_of(&items, (parent, &below), &module, read, &mut open);
        let file = path.strip_prefix(folder).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        found.push(Source { file, module, items });
    }
    found.sort_by(|one, other| one.file.cmp(&other.file));
    Ok(found)
}

/// Adds the files of the modules that `items` declare: `parent` is the folder of the file that declares them, `below`
/// the folder of that file's submodules.
fn files_of(
    items: &[Item],
    (parent, below): (&Path, &Path),
    module: &[String],
    read: &dyn Fn(&Path) -> Result<String>,
    open: &mut Vec<(PathBuf, Vec<String>)>,
) {
    for item in items {
        let Item::Mod(declared) = item else { continue };
        let name = declared.ident.to_string();
        let inner: Vec<String> = module.iter().cloned().chain([name.clone()]).collect();
        match (&declared.content, path_of(&declared.attrs)) {
            (Some((_, items)), _) => {
                let below = below.join(&name);
                files_of(items, (&below, &below), &inner, read, open);
            }
            (None, Some(path)) => open.push((parent.join(path), inner)),
            (None, None) => {
                let (flat, folded) = (below.join(format!("{name}.rs")), below.join(&name).join("mod.rs"));
                let path = if read(&flat).is_ok() { flat } else { folded };
                open.push((path, inner));
            }
        }
    }
}

/// Returns the file that a `#[path = ..]` attribute names.
fn path_of(attributes: &[Attribute]) -> Option<String> {
    attributes.iter().find_map(|attribute| match &attribute.meta {
        Meta::NameValue(pair) if pair.path.is_ident("path") => match &pair.value {
            Expr::Lit(text) => match &text.lit {
                Lit::Str(text) => Some(text.value()),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    })
}

/// Removes code that is compiled only for tests, in modules and in blocks of methods.
fn remove_tests(items: &mut Vec<Item>) {
    items.retain(|item| !is_for_tests(attributes(item)));
    for item in items {
        match item {
            Item::Mod(module) => {
                if let Some((_, items)) = &mut module.content {
                    remove_tests(items);
                }
            }
            Item::Impl(block) => block.items.retain(|item| match item {
                syn::ImplItem::Fn(method) => !is_for_tests(&method.attrs),
                _ => true,
            }),
            _ => {}
        }
    }
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Const(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        _ => &[],
    }
}

fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        Meta::Path(path) => path.is_ident("test"),
        Meta::List(list) if list.path.is_ident("cfg") => {
            let condition = list.tokens.to_string();
            condition == "test" || condition.starts_with("all (test")
        }
        _ => false,
    })
}
