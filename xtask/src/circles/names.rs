//! What a crate defines and under which names: free functions by their modules, methods by the names of their types.

use std::collections::BTreeMap;

use syn::{FnArg, GenericArgument, ImplItem, Item, PathArguments, ReturnType, Signature, TraitItem, Type, UseTree, Visibility};

use super::sources::Source;

/// Methods that collections, options and iterators have: of a receiver of unknown type they say nothing.
const OF_THE_LIBRARY: [&str; 36] = [
    "all", "and_then", "any", "as_str", "clear", "clone", "collect", "contains", "count", "drain", "extend", "filter",
    "find", "first", "get", "get_mut", "insert", "is_empty", "iter", "keys", "last", "len", "map", "max", "min", "next",
    "pop", "position", "push", "remove", "retain", "set", "sum", "take", "values", "with",
];

/// A free function.
#[derive(Clone, Debug)]
pub struct Function {
    pub file: String,
    /// The type that it gives, without references; where it can be named.
    pub gives: Option<String>,
}

/// A method or another function of a type.
#[derive(Clone, Debug)]
pub struct Method {
    pub file: String,
    pub gives: Option<String>,
    /// Whether it belongs to the type itself and to no trait.
    is_inherent: bool,
    /// How many arguments it takes, the receiver among them.
    arguments: usize,
    /// The module in which it can be called; everywhere where it is public.
    within: Option<Vec<String>>,
}

/// Everything that a crate defines.
#[derive(Default)]
pub struct Names {
    functions: BTreeMap<(Vec<String>, String), Function>,
    methods: BTreeMap<String, BTreeMap<String, Vec<Method>>>,
    fields: BTreeMap<(String, String), String>,
    /// What modules import: their name for it, and its path from the crate's root.
    imports: BTreeMap<(Vec<String>, String), Vec<String>>,
    /// Modules whose names are imported all at once.
    globs: BTreeMap<Vec<String>, Vec<Vec<String>>>,
}

impl Names {
    pub fn of(sources: &[Source]) -> Self {
        let mut names = Self::default();
        for source in sources {
            names.add(&source.items, &source.file, &source.module);
        }
        names
    }

    fn add(&mut self, items: &[Item], file: &str, module: &[String]) {
        for item in items {
            match item {
                Item::Fn(function) => {
                    let gives = given(&function.sig.output, None);
                    let key = (module.to_vec(), function.sig.ident.to_string());
                    self.functions.insert(key, Function { file: file.to_owned(), gives });
                }
                Item::Impl(block) => {
                    let Some(own) = named(&block.self_ty, None) else { continue };
                    for item in &block.items {
                        if let ImplItem::Fn(method) = item {
                            let is_inherent = block.trait_.is_none();
                            let within = if is_inherent { within(&method.vis, module) } else { None };
                            self.add_method(&own, &method.sig, file, is_inherent, within);
                        }
                    }
                }
                Item::Trait(item) => {
                    for method in &item.items {
                        if let TraitItem::Fn(method) = method
                            && method.default.is_some()
                        {
                            self.add_method(&item.ident.to_string(), &method.sig, file, false, None);
                        }
                    }
                }
                Item::Struct(item) => {
                    for (number, field) in item.fields.iter().enumerate() {
                        let name = field.ident.as_ref().map_or_else(|| number.to_string(), ToString::to_string);
                        if let Some(of) = named(&field.ty, None) {
                            self.fields.insert((item.ident.to_string(), name), of);
                        }
                    }
                }
                Item::Use(item) => self.import(&item.tree, &mut Vec::new(), module),
                Item::Mod(item) => {
                    let inner: Vec<String> = module.iter().cloned().chain([item.ident.to_string()]).collect();
                    if let Some((_, items)) = &item.content {
                        self.add(items, file, &inner);
                    }
                }
                _ => {}
            }
        }
    }

    fn add_method(
        &mut self,
        own: &str,
        signature: &Signature,
        file: &str,
        is_inherent: bool,
        within: Option<Vec<String>>,
    ) {
        let gives = given(&signature.output, Some(own));
        let method =
            Method { file: file.to_owned(), gives, is_inherent, arguments: signature.inputs.len(), within };
        let of_type = self.methods.entry(own.to_owned()).or_default();
        of_type.entry(signature.ident.to_string()).or_default().push(method);
    }

    fn import(&mut self, tree: &UseTree, so_far: &mut Vec<String>, module: &[String]) {
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
                let path: Vec<String> = so_far.iter().cloned().chain([last]).collect();
                let path = match path.as_slice() {
                    [path @ .., last] if last == "self" => path.to_vec(),
                    _ => path,
                };
                let alias = if alias == "self" { path.last().cloned().unwrap_or_default() } else { alias };
                self.imports.insert((module.to_vec(), alias), from_root(&path, module));
            }
        }
    }

    /// The name under which a type is defined that is called like this in a module.
    pub fn type_called(&self, name: &str, module: &[String]) -> String {
        let imported = self.imports.get(&(module.to_vec(), name.to_owned()));
        imported.and_then(|path| path.last()).map_or_else(|| name.to_owned(), Clone::clone)
    }

    /// The free function that a path means in a module.
    pub fn function(&self, path: &[String], module: &[String]) -> Option<(&[String], &Function)> {
        self.function_at(&from_root(path, module), module, path, 0)
    }

    fn function_at(
        &self,
        full: &[String],
        module: &[String],
        path: &[String],
        depth: u8,
    ) -> Option<(&[String], &Function)> {
        let (name, of) = full.split_last()?;
        let here = [of, module].into_iter().take(if path.len() == 1 { 2 } else { 1 });
        for of in here {
            if let Some(((of, _), function)) = self.functions.get_key_value(&(of.to_vec(), name.clone())) {
                return Some((of, function));
            }
        }
        if depth > 6 {
            return None;
        }
        // The first part that is imported is followed, a re-export too.
        let mut ways: Vec<Vec<String>> = Vec::new();
        for at in (0..full.len()).rev() {
            if let Some(path) = self.imports.get(&(full[..at].to_vec(), full[at].clone())) {
                ways.push(path.iter().chain(&full[at + 1..]).cloned().collect());
            }
        }
        for glob in self.globs.get(of).into_iter().flatten() {
            ways.push(glob.iter().chain([name]).cloned().collect());
        }
        ways.iter().filter(|way| *way != full).find_map(|way| self.function_at(way, of, way, depth + 1))
    }

    /// The functions of this name that a type has. Of several types of one name all are meant.
    pub fn of_type(&self, own: &str, name: &str) -> &[Method] {
        self.methods.get(own).and_then(|methods| methods.get(name)).map_or(&[], Vec::as_slice)
    }

    /// The methods that a call on a receiver of unknown type may mean: those of types of this crate that have this name,
    /// take so many arguments and can be called in the module.
    pub fn of_any(&self, name: &str, arguments: usize, module: &[String]) -> Vec<(&str, &Method)> {
        if OF_THE_LIBRARY.contains(&name) {
            return Vec::new();
        }
        let of_all = self.methods.iter().flat_map(|(own, methods)| {
            methods.get(name).into_iter().flatten().map(move |method| (own.as_str(), method))
        });
        let may_mean = |method: &Method| {
            method.is_inherent
                && method.arguments == arguments
                && method.within.as_ref().is_none_or(|within| module.starts_with(within))
        };
        of_all.filter(|(_, method)| may_mean(method)).collect()
    }

    /// The type of a field.
    pub fn field(&self, of: &str, name: &str) -> Option<&String> {
        self.fields.get(&(of.to_owned(), name.to_owned()))
    }
}

/// The path from the crate's root that a path means in a module. One that begins with no module of the crate is taken as
/// beginning in the module itself.
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

/// The module in which something can be used.
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

/// The type that a function gives, where it can be named.
fn given(output: &ReturnType, own: Option<&str>) -> Option<String> {
    match output {
        ReturnType::Default => Some("()".to_owned()),
        ReturnType::Type(_, given) => named(given, own),
    }
}

/// The name of a type without references and boxes; `Self` is `own`. Traits stand for what implements them.
pub fn named(of: &Type, own: Option<&str>) -> Option<String> {
    match of {
        Type::Reference(to) => named(&to.elem, own),
        Type::Paren(inner) => named(&inner.elem, own),
        Type::Path(path) => {
            let last = path.path.segments.last()?;
            let name = last.ident.to_string();
            let inner = match &last.arguments {
                PathArguments::AngleBracketed(all) => all.args.iter().find_map(|argument| match argument {
                    GenericArgument::Type(of) => Some(of),
                    _ => None,
                }),
                _ => None,
            };
            match (name.as_str(), inner) {
                ("Box" | "Arc" | "Rc" | "MutexGuard", Some(inner)) => named(inner, own),
                ("Self", _) => own.map(str::to_owned),
                _ => Some(name),
            }
        }
        Type::ImplTrait(bounds) => bound(&bounds.bounds),
        Type::TraitObject(bounds) => bound(&bounds.bounds),
        Type::Slice(_) | Type::Array(_) => Some("[]".to_owned()),
        Type::Tuple(_) => Some("()".to_owned()),
        _ => None,
    }
}

fn bound<P>(bounds: &syn::punctuated::Punctuated<syn::TypeParamBound, P>) -> Option<String> {
    bounds.iter().find_map(|bound| match bound {
        syn::TypeParamBound::Trait(bound) => bound.path.segments.last().map(|part| part.ident.to_string()),
        _ => None,
    })
}

/// The type of a parameter, where it can be named.
pub fn of_parameter(parameter: &FnArg, own: Option<&str>) -> Option<String> {
    match parameter {
        FnArg::Receiver(_) => own.map(str::to_owned),
        FnArg::Typed(typed) => named(&typed.ty, own),
    }
}
