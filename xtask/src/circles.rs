//! Finds circles of calls: sets of files of a crate that all reach each other through the functions they call.
//!
//! Imports do not show such circles if the methods of one type are spread over many files: each file imports the type
//! and calls methods that are defined in the other files. Therefore the nodes here are files, and an edge leads from a
//! file to another one that defines a function which the first file calls ([`calls`] explains how a call is
//! recognised). The biggest set of files that all reach each other is the biggest circle: a reader must read all of it
//! to understand any part of it. A crate states in its manifest how big its circles may be, within the general limit,
//! and the layers of its files, the lowest first. A layer is a file or folder of that name in the sources. No call may
//! lead from a layer to a higher one.
//!
//! ```toml
//! [package.metadata.circles]
//! most = 12
//! layers = ["facts", "legal", "resolve"]
//! ```

mod calls;
mod names;
mod sources;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use calls::Call;
use sources::Source;

/// The most files in a circle of a game that states no number.
const MOST: usize = 15;

/// A crate that is checked.
struct Looked {
    name: String,
    /// The file of its root module.
    root: PathBuf,
    /// The most files that its circles may have.
    most: usize,
    /// Its layers, the lowest first.
    layers: Vec<String>,
}

/// Runs `cargo xtask circles [CRATE] [--why FILE FILE] [--calls]`.
///
/// # Errors
/// When an argument is unknown, sources cannot be read, or a circle is bigger than its crate states.
pub fn run(root: &Path, arguments: &[String]) -> Result<()> {
    let all = crates(root)?;
    let (mut wanted, mut why, mut lists_calls) = (None, None, false);
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        match argument.as_str() {
            "--why" => {
                let (Some(one), Some(other)) = (rest.next(), rest.next()) else { bail!("--why needs two files") };
                why = Some((one.clone(), other.clone()));
            }
            "--calls" => lists_calls = true,
            name if wanted.is_none() && !name.starts_with('-') => wanted = Some(name.to_owned()),
            other => bail!("`{other}`: expected [CRATE] [--why FILE FILE] [--calls]"),
        }
    }
    let known = || all.iter().map(|looked| looked.name.as_str()).collect::<Vec<_>>().join(", ");
    let looked: Vec<&Looked> = match &wanted {
        None if why.is_some() || lists_calls => bail!("name a crate: {}", known()),
        None => all.iter().collect(),
        Some(name) => match all.iter().find(|looked| looked.name == *name) {
            Some(looked) => vec![looked],
            None => bail!("there is no game crate `{name}`; there are {}", known()),
        },
    };
    let mut wrong = Vec::new();
    for looked in looked {
        let calls = calls_of(&looked.root)?;
        if lists_calls {
            calls.iter().for_each(|call| println!("{call}"));
        } else if let Some((one, other)) = &why {
            println!("{}", tie(&calls, one, other)?);
        } else {
            let circle = biggest(&calls);
            println!("{}: the biggest circle has {} files, {} are allowed", looked.name, circle.len(), looked.most);
            circle.iter().for_each(|file| println!("  {file}"));
            wrong.extend(problem(looked, &circle));
            wrong.extend(upward(looked, &calls));
        }
    }
    if wrong.is_empty() { Ok(()) } else { bail!("{}", wrong.join("\n")) }
}

/// Returns every circle that is bigger than its crate states, and every call to a higher layer.
///
/// # Errors
/// When sources cannot be read.
pub fn problems(root: &Path) -> Result<Vec<String>> {
    let mut problems = Vec::new();
    for looked in crates(root)? {
        let calls = calls_of(&looked.root)?;
        problems.extend(problem(&looked, &biggest(&calls)));
        problems.extend(upward(&looked, &calls));
    }
    Ok(problems)
}

fn problem(looked: &Looked, circle: &[String]) -> Option<String> {
    let Looked { name, most, .. } = looked;
    (circle.len() > *most).then(|| {
        format!(
            "{name}: {} files call each other in a circle, {most} are allowed (cargo xtask circles {name})",
            circle.len()
        )
    })
}

/// Returns the calls from a layer to a higher one.
fn upward(looked: &Looked, calls: &BTreeSet<Call>) -> Vec<String> {
    let height = |file: &str| {
        let name = file.split('/').next().unwrap_or_default().trim_end_matches(".rs");
        looked.layers.iter().position(|layer| layer == name)
    };
    let leads_up = |call: &&Call| matches!((height(&call.from), height(&call.to)), (Some(from), Some(to)) if from < to);
    calls.iter().filter(leads_up).map(|call| format!("{}: {call}, in a higher layer", looked.name)).collect()
}

/// Returns the crates of the games: the rules and the plugin of each.
fn crates(root: &Path) -> Result<Vec<Looked>> {
    let metadata = crate::tools::metadata(root, &["--no-deps"])?;
    let mut all = Vec::new();
    for package in metadata["packages"].as_array().context("cargo metadata lists no packages")? {
        let name = package["name"].as_str().context("a package has no name")?;
        let manifest = Path::new(package["manifest_path"].as_str().context("a package has no manifest")?);
        if !manifest.strip_prefix(root).is_ok_and(|place| place.starts_with("games")) {
            continue;
        }
        let is_library = |target: &&Value| target["kind"].as_array().is_some_and(|kinds| kinds.contains(&"lib".into()));
        let library = package["targets"].as_array().into_iter().flatten().find(is_library);
        let Some(file) = library.and_then(|target| target["src_path"].as_str()) else { continue };
        let stated = &package["metadata"]["circles"]["most"];
        let most = match stated.as_u64() {
            None if stated.is_null() => MOST,
            Some(most) if most as usize <= MOST => most as usize,
            _ => bail!("{}: [package.metadata.circles] most is a number up to {MOST}", manifest.display()),
        };
        let layers = package["metadata"]["circles"]["layers"].as_array().into_iter().flatten();
        let layers = layers.filter_map(|layer| layer.as_str().map(str::to_owned)).collect();
        all.push(Looked { name: name.to_owned(), root: file.into(), most, layers });
    }
    all.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(all)
}

fn calls_of(root: &Path) -> Result<BTreeSet<Call>> {
    Ok(calls::of(&Source::all(root)?))
}

/// Returns the files of the biggest circle, sorted by name; none if no two files call each other.
fn biggest(calls: &BTreeSet<Call>) -> Vec<String> {
    let mut next: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for call in calls.iter().filter(|call| call.from != call.to) {
        next.entry(&call.from).or_default().insert(&call.to);
    }
    let reached: BTreeMap<&str, BTreeSet<&str>> = next.keys().map(|file| (*file, reached_from(file, &next))).collect();
    let circle = |file: &str| -> Vec<String> {
        let back = reached[file].iter().filter(|other| reached.get(*other).is_some_and(|from| from.contains(file)));
        back.map(|other| (*other).to_owned()).collect()
    };
    // Of several circles of the same size, the first by name, so that the answer is always the same.
    next.keys().rev().map(|file| circle(file)).max_by_key(Vec::len).unwrap_or_default()
}

/// Returns every file that can be reached from this one by calls, in one step or more.
fn reached_from<'a>(file: &str, next: &BTreeMap<&'a str, BTreeSet<&'a str>>) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut open: Vec<&str> = next.get(file).into_iter().flatten().copied().collect();
    while let Some(at) = open.pop() {
        if reached.insert(at) {
            open.extend(next.get(at).into_iter().flatten());
        }
    }
    reached
}

/// Describes how two files reach each other: for each direction the shortest path, with the calls along it.
fn tie(calls: &BTreeSet<Call>, one: &str, other: &str) -> Result<String> {
    let files: BTreeSet<&str> = calls.iter().flat_map(|call| [call.from.as_str(), call.to.as_str()]).collect();
    if let Some(unknown) = [one, other].into_iter().find(|file| !files.contains(file)) {
        bail!(
            "no call leads to or from `{unknown}`; a file is named from the folder of the sources, such as `state/ids.rs`"
        );
    }
    let mut lines = Vec::new();
    for (from, to) in [(one, other), (other, one)] {
        match shortest(calls, from, to) {
            None => lines.push(format!("{from} does not reach {to}")),
            Some(way) => {
                lines.push(format!("{from} reaches {to} over {} calls of files:", way.len() - 1));
                for pair in way.windows(2) {
                    let both = calls.iter().filter(|call| call.from == pair[0] && call.to == pair[1]);
                    lines.extend(both.map(|call| format!("  {call}")));
                }
            }
        }
    }
    Ok(lines.join("\n"))
}

/// Returns the shortest path from a file to another, both included.
fn shortest<'a>(calls: &'a BTreeSet<Call>, from: &'a str, to: &str) -> Option<Vec<&'a str>> {
    let mut before: BTreeMap<&str, &str> = BTreeMap::new();
    let mut open = std::collections::VecDeque::from([from]);
    while let Some(at) = open.pop_front() {
        for call in calls.iter().filter(|call| call.from == at) {
            if call.to != from && !before.contains_key(call.to.as_str()) {
                before.insert(&call.to, at);
                open.push_back(&call.to);
            }
        }
    }
    let mut way = vec![*before.get_key_value(to)?.0];
    while let Some(previous) = way.last().and_then(|at| before.get(at)) {
        way.push(previous);
    }
    way.reverse();
    Some(way)
}

#[cfg(test)]
mod tests {
    use super::calls::of;
    use super::sources::Source;
    use super::*;

    fn calls(files: &[(&str, &str)]) -> BTreeSet<Call> {
        of(&Source::given(files).unwrap())
    }

    const FACTS: &str =
        "impl State { pub fn total(&self) -> u8 { 1 } pub fn is_over(&self) -> bool { self.total() > 9 } }";

    #[test]
    fn files_that_call_one_way_are_no_circle() {
        let calls = calls(&[
            ("lib.rs", "mod facts; mod moves; pub struct State;"),
            ("facts.rs", FACTS),
            ("moves.rs", "impl State { fn go(&mut self) { if self.is_over() { return } } }"),
        ]);
        assert_eq!(calls.iter().filter(|call| call.from != call.to).count(), 1, "{calls:?}");
        assert!(biggest(&calls).is_empty());
    }

    #[test]
    fn methods_of_one_type_that_call_each_other_over_three_files_are_one() {
        let calls = calls(&[
            ("lib.rs", "mod a; mod b; mod c; mod d; pub struct State;"),
            ("a.rs", "impl State { pub fn one(&self) { self.two() } }"),
            ("b.rs", "impl State { pub fn two(&self) { self.three() } }"),
            ("c.rs", "impl State { pub fn three(&self) { self.one() } }"),
            ("d.rs", "impl State { pub fn four(&self) { self.one() } }"),
        ]);
        assert_eq!(biggest(&calls), ["a.rs", "b.rs", "c.rs"]);
        let why = tie(&calls, "a.rs", "b.rs").unwrap();
        assert!(why.contains("a.rs State::one calls b.rs State::two"), "{why}");
        assert!(why.contains("b.rs reaches a.rs over 2 calls"), "{why}");
        assert!(tie(&calls, "a.rs", "e.rs").unwrap_err().to_string().contains("e.rs"));
    }

    #[test]
    fn a_circle_that_is_too_big_is_told_with_its_bound() {
        let looked = Looked { name: "chess".into(), root: PathBuf::new(), most: 2, layers: Vec::new() };
        let circle: Vec<String> = ["a.rs", "b.rs", "c.rs"].map(String::from).into();
        assert!(problem(&looked, &circle).unwrap().contains("3 files call each other in a circle, 2 are allowed"));
        assert_eq!(problem(&looked, &circle[..2]), None);
    }

    #[test]
    fn a_call_to_a_higher_layer_is_told() {
        let layers = ["facts", "resolve"].map(String::from).into();
        let looked = Looked { name: "chess".into(), root: PathBuf::new(), most: 2, layers };
        let of = |facts: &str| {
            let text = format!("impl State {{ fn is_won(&self) {{ {facts} }} }}");
            let mate = ("resolve/mate.rs", "impl State { pub fn mate(&mut self) { self.is_won() } }");
            upward(
                &looked,
                &calls(&[
                    ("lib.rs", "mod facts; mod resolve; pub struct State;"),
                    ("facts.rs", &text),
                    ("resolve.rs", "mod mate;"),
                    mate,
                ]),
            )
        };
        assert_eq!(of(""), Vec::<String>::new());
        assert_eq!(
            of("self.mate()"),
            ["chess: facts.rs State::is_won calls resolve/mate.rs State::mate, in a higher layer"]
        );
    }

    #[test]
    fn of_two_circles_the_bigger_one_is_told() {
        let calls = calls(&[
            ("lib.rs", "mod a; mod b; mod c; mod d; mod e;"),
            ("a.rs", "pub fn a() { crate::b::b() }"),
            ("b.rs", "pub fn b() { crate::a::a(); crate::c::c() }"),
            ("c.rs", "pub fn c() { crate::d::d() }"),
            ("d.rs", "pub fn d() { crate::e::e() }"),
            ("e.rs", "pub fn e() { crate::c::c() }"),
        ]);
        assert_eq!(biggest(&calls), ["c.rs", "d.rs", "e.rs"]);
    }
}
