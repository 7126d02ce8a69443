//! Collects what a crate defines, by name: free functions under their modules, methods under the names of their types.

use std::collections::{BTreeMap, BTreeSet};

use syn::{
    GenericArgument, ImplItem, Item, PathArguments, ReturnType, Signature, TraitItem, Type, UseTree, Visibility,
};

use super::sources::Source;

/// Methods that collections, options and iterators have: with a receiver of unknown type, such a name says nothing.
const OF_THE_LIBRARY: [&str; 44] = [
    "all", "and", "and_then", "any", "as_str", "clear", "clone", "collect", "contains", "count", "drain", "extend",
    "filter", "find", "first", "from", "get", "get_mut", "insert", "is_empty", "is_err", "is_none", "is_some", "iter",
    "keys", "last", "len", "map", "max", "min", "next", "or", "parse", "pop", "position", "push", "remove", "rev",
    "retain", "set", "sum", "take", "values", "with",
];

/// A name with the modules in front of it.
pub type Path = Vec<String>;

/// A free function.
#[derive(Clone, Debug)]
pub struct Function {
    pub file: String,
    /// The type that it returns, without references, if it can be named.
    pub gives: Option<Path>,
}

/// A method or another function of a type.
#[derive(Clone, Debug)]
pub struct Method {
    pub file: String,
    pub gives: Option<Path>,
    /// Whether it belongs to the type itself and to no trait.
    is_inherent: bool,
    /// How many arguments it takes, the receiver among them.
    arguments: usize,
    /// The module in which it can be called; `None` if it is public.
    within: Option<Path>,
}

/// Everything that a crate defines. Types are stored under the path of their definition; types of other crates under
/// the path by which they are called.
#[derive(Default)]
pub struct Names {
    functions: BTreeMap<Path, Function>,
    types: BTreeSet<Path>,
    methods: BTreeMap<Path, BTreeMap<String, Vec<Method>>>,
    fields: BTreeMap<(Path, String), Path>,
    /// The imports of modules: each is the module with its local name for the item, and the item's path from the root
    /// of the crate.
    imports: BTreeMap<Path, Path>,
    /// For each module, the modules that it imports with a glob.
    globs: BTreeMap<Path, Vec<Path>>,
}

impl Names {
    pub fn of(sources: &[Source]) -> Self {
        let mut names = Self::default();
        for source in sources {
            names.add_names(&source.items, &source.module);
        }
        for source in sources {
            names.add_functions(&source.items, &source.file, &source.module);
        }
        names
    }

    /// First collects the types and the imports, because the types of functions depend on them.
    fn add_names(&mut self, items: &[Item], module: &[String]) {
        for item in items {
            match item {
                Item::Struct(item) => drop(self.types.insert(joined(module, &item.ident))),
                Item::Enum(item) => drop(self.types.insert(joined(module, &item.ident))),
                Item::Trait(item) => drop(self.types.insert(joined(module, &item.ident))),
                Item::Use(item) => self.import(&item.tree, &mut Vec::new(), module),
                Item::Mod(item) => {
                    if let Some((_, items)) = &item.content {
                        self.add_names(items, &joined(module, &item.ident));
                    }
                }
                _ => {}
            }
        }
    }

    fn add_functions(&mut self, items: &[Item], file: &str, module: &[String]) {
        for item in items {
            match item {
                Item::Fn(function) => {
                    let gives = self.given(&function.sig.output, None, module);
                    let function_name = joined(module, &function.sig.ident);
                    self.functions.insert(function_name, Function { file: file.to_owned(), gives });
                }
                Item::Impl(block) => {
                    let Some(own) = self.type_of(&block.self_ty, None, module) else { continue };
                    for item in &block.items {
                        if let ImplItem::Fn(method) = item {
                            let is_inherent = block.trait_.is_none();
                            let within = if is_inherent { within(&method.vis, module) } else { None };
                            self.add_method(&own, &method.sig, (file, module), is_inherent, within);
                        }
                    }
                }
                Item::Trait(item) => {
                    let own = joined(module, &item.ident);
                    for method in &item.items {
                        if let TraitItem::Fn(method) = method
                            && method.default.is_some()
                        {
                            self.add_method(&own, &method.sig, (file, module), false, None);
                        }
                    }
                }
                Item::Struct(item) => {
                    for (number, field) in item.fields.iter().enumerate() {
                        let name = field.ident.as_ref().map_or_else(|| number.to_string(), ToString::to_string);
                        if let Some(of) = self.type_of(&field.ty, None, module) {
                            self.fields.insert((joined(module, &item.ident), name), of);
                        }
                    }
                }
                Item::Mod(item) => {
                    if let Some((_, items)) = &item.content {
                        self.add_functions(items, file, &joined(module, &item.ident));
                    }
                }
                _ => {}
            }
        }
    }

    fn add_method(
        &mut self,
        own: &Path,
        signature: &Signature,
        (file, module): (&str, &[String]),
        is_inherent: bool,
        within: Option<Path>,
    ) {
        let gives = self.given(&signature.output, Some(own), module);
        let method = Method { file: file.to_owned(), gives, is_inherent, arguments: signature.inputs.len(), within };
        let of_type = self.methods.entry(own.clone()).or_default();
        of_type.entry(signature.ident.to_string()).or_default().push(method);
    }

    fn import(&mut self, tree: &UseTree, so_far: &mut Path, module: &[String]) {
        match tree {
            UseTree::Path(path) => {
                so_far.push(path.ident.to_string());
                self.import(&path.tree, so_far, module);
                so_far.pop();
            }
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.import(tree, so_far, module)),
            UseTree::Glob(_) => {
                let path = from_root(so_far, module);
                self.globs.entry(module.to_vec()).or_default().push(path);
            }
            UseTree::Name(_) | UseTree::Rename(_) => {
                let (last, alias) = match tree {
                    UseTree::Rename(rename) => (rename.ident.to_string(), rename.rename.to_string()),
                    UseTree::Name(name) => (name.ident.to_string(), name.ident.to_string()),
                    _ => return,
                };
                let mut path = so_far.clone();
                if last != "self" {
                    path.push(last);
                }
                let alias = if alias == "self" { path.last().cloned().unwrap_or_default() } else { alias };
                self.imports.insert(joined(module, &alias), from_root(&path, module));
            }
        }
    }

    /// Returns the path of the definition that a path means in a module: the definition itself, or the end of a chain
    /// of imports and re-exports.
    fn found(&self, path: &[String], module: &[String], is_defined: &dyn Fn(&Path) -> bool) -> Option<Path> {
        self.follow(from_root(path, module), is_defined, 0)
    }

    fn follow(&self, full: Path, is_defined: &dyn Fn(&Path) -> bool, depth: u8) -> Option<Path> {
        if is_defined(&full) {
            return Some(full);
        }
        let (name, of) = full.split_last()?;
        // No crate has deeper chains of re-exports; without a limit, a module that imports itself would never end.
        if depth > 6 {
            return None;
        }
        let imported = (1..=full.len()).rev().filter_map(|at| {
            let path = self.imports.get(&full[..at])?;
            Some(path.iter().chain(&full[at..]).cloned().collect::<Path>())
        });
        let globs = self.globs.get(of).into_iter().flatten().map(|glob| joined(glob, name));
        imported.chain(globs).filter(|way| *way != full).find_map(|way| self.follow(way, is_defined, depth + 1))
    }

    /// Returns the free function that a path means in a module, with its path.
    pub fn function(&self, path: &[String], module: &[String]) -> Option<(Path, &Function)> {
        let path = self.found(path, module, &|path| self.functions.contains_key(path))?;
        let function = self.functions.get(&path)?;
        Some((path, function))
    }

    /// Returns the type that a path means in a module.
    pub fn type_called(&self, path: &[String], module: &[String]) -> Path {
        self.found(path, module, &|path| self.types.contains(path)).unwrap_or_else(|| path.to_vec())
    }

    /// Returns a written type without references and boxes; `Self` is `own`. A trait stands for the types that
    /// implement it.
    pub fn type_of(&self, of: &Type, own: Option<&Path>, module: &[String]) -> Option<Path> {
        let path = named(of)?;
        match own {
            Some(own) if path == ["Self"] => Some(own.clone()),
            _ => Some(self.type_called(&path, module)),
        }
    }

    /// Returns the return type of a function, if it can be named.
    fn given(&self, output: &ReturnType, own: Option<&Path>, module: &[String]) -> Option<Path> {
        match output {
            ReturnType::Default => Some(vec!["()".to_owned()]),
            ReturnType::Type(_, given) => self.type_of(given, own, module),
        }
    }

    /// Returns the functions of this name that a type has.
    pub fn of_type(&self, own: &[String], name: &str) -> &[Method] {
        self.methods.get(own).and_then(|methods| methods.get(name)).map_or(&[], Vec::as_slice)
    }

    /// Returns the methods that a call on a receiver of unknown type means: if exactly one type of this crate has
    /// methods of this name with this number of arguments that may be called in the module, those methods; otherwise
    /// none.
    pub fn of_any(&self, name: &str, arguments: usize, module: &[String]) -> Vec<(&Path, &Method)> {
        let may_mean = |method: &&Method| {
            method.is_inherent
                && method.arguments == arguments
                && method.within.as_ref().is_none_or(|within| module.starts_with(within))
        };
        let mut types = self.methods.iter().filter_map(|(own, methods)| {
            let all: Vec<_> = methods.get(name)?.iter().filter(may_mean).map(|method| (own, method)).collect();
            (!all.is_empty()).then_some(all)
        });
        match (types.next(), types.next()) {
            (Some(only), None) if !OF_THE_LIBRARY.contains(&name) => only,
            _ => Vec::new(),
        }
    }

    /// Returns the type of a field.
    pub fn field(&self, of: &[String], name: &str) -> Option<&Path> {
        self.fields.get(&(of.to_vec(), name.to_owned()))
    }
}

/// Returns the path of a name in a module.
fn joined(module: &[String], name: &impl ToString) -> Path {
    module.iter().cloned().chain([name.to_string()]).collect()
}

/// Returns the path from the root of the crate that a path means in a module. A path whose first part is not a module
/// of the crate is taken as relative to the module itself.
fn from_root(path: &[String], module: &[String]) -> Vec<String> {
    let mut at = module.to_vec();
    let mut rest = path;
    while let [first, after @ ..] = rest {
        match first.as_str() {
            "crate" => at.clear(),
            "self" => {}
            "super" => {
                at.pop();
            }
            _ => break,
        }
        rest = after;
    }
    at.extend(rest.iter().cloned());
    at
}

/// Returns the module in which an item can be used.
fn within(visibility: &Visibility, module: &[String]) -> Option<Vec<String>> {
    match visibility {
        Visibility::Public(_) => None,
        Visibility::Inherited => Some(module.to_vec()),
        Visibility::Restricted(to) => {
            let path: Vec<String> = to.path.segments.iter().map(|part| part.ident.to_string()).collect();
            Some(from_root(&path, module))
        }
    }
}

/// Returns the path of a type, without references and boxes.
fn named(of: &Type) -> Option<Path> {
    match of {
        Type::Reference(to) => named(&to.elem),
        Type::Paren(inner) => named(&inner.elem),
        Type::Path(path) => {
            let last = path.path.segments.last()?;
            let inner = match &last.arguments {
                PathArguments::AngleBracketed(all) => all.args.iter().find_map(|argument| match argument {
                    GenericArgument::Type(of) => Some(of),
                    _ => None,
                }),
                _ => None,
            };
            match inner {
                Some(inner) if last.ident == "Box" || last.ident == "Arc" || last.ident == "Rc" => named(inner),
                _ => Some(parts(&path.path)),
            }
        }
        Type::ImplTrait(bounds) => bound(&bounds.bounds),
        Type::TraitObject(bounds) => bound(&bounds.bounds),
        Type::Slice(_) | Type::Array(_) => Some(vec!["[]".to_owned()]),
        Type::Tuple(_) => Some(vec!["()".to_owned()]),
        _ => None,
    }
}

/// Returns the first trait of the bounds.
pub fn bound<P>(bounds: &syn::punctuated::Punctuated<syn::TypeParamBound, P>) -> Option<Path> {
    bounds.iter().find_map(|bound| match bound {
        syn::TypeParamBound::Trait(bound) => Some(parts(&bound.path)),
        _ => None,
    })
}

/// Returns the names in a path.
pub fn parts(path: &syn::Path) -> Path {
    path.segments.iter().map(|part| part.ident.to_string()).collect()
}
