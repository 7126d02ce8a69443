//! Finds which function of a file calls which function of another file.
//!
//! A path (`moves::leave`, `Self::of`, `State::run`) is resolved through the imports of its module. It counts as a
//! call even if it is only named, because the code that receives the function calls it. A method belongs to the type
//! of its receiver: `self`, a parameter, a field, a newly constructed value, or the result of a function of the crate.
//! If the type of the receiver is known and the crate does not define it, nothing is counted; if the type has several
//! methods of the name (in blocks of different traits), an edge leads to each definition. If the type cannot be
//! determined without the compiler, the method counts if exactly one type of the crate has a method of this name, with
//! the same number of arguments, that may be called there; names that the collections of the standard library also use
//! do not count then. Code that is compiled only for tests is left out.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use syn::parse::Parser as _;
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{Block, Expr, ExprClosure, ImplItem, Item, Local, Macro, Member, Pat, Signature, Token, TraitItem};

use super::names::{Method, Names, Path, bound, parts};
use super::sources::Source;

/// A call from one function to another, of the same file or of another one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Call {
    pub from: String,
    pub to: String,
    /// The calling function, and the called one.
    pub caller: String,
    pub called: String,
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} calls {} {}", self.from, self.caller, self.to, self.called)
    }
}

/// Returns every call between functions of a crate.
pub fn of(sources: &[Source]) -> BTreeSet<Call> {
    let names = Names::of(sources);
    let mut calls = BTreeSet::new();
    for source in sources {
        read(&source.items, &source.file, &source.module, &names, &mut calls);
    }
    calls
}

fn read(items: &[Item], file: &str, module: &[String], names: &Names, calls: &mut BTreeSet<Call>) {
    let mut reads = |own: Option<Path>, signature: &Signature, body: &Block| {
        let of = own.as_ref().and_then(|own| own.last());
        let caller = of.map_or_else(|| signature.ident.to_string(), |of| format!("{of}::{}", signature.ident));
        let mut reader = Reader { file, module, names, own, caller, scopes: vec![BTreeMap::new()], calls: &mut *calls };
        reader.function(signature, body);
    };
    for item in items {
        match item {
            Item::Fn(function) => reads(None, &function.sig, &function.block),
            Item::Impl(block) => {
                let own = names.type_of(&block.self_ty, None, module);
                for item in &block.items {
                    if let ImplItem::Fn(method) = item {
                        reads(own.clone(), &method.sig, &method.block);
                    }
                }
            }
            Item::Trait(item) => {
                for method in &item.items {
                    if let TraitItem::Fn(method) = method
                        && let Some(body) = &method.default
                    {
                        reads(Some(names.type_called(&[item.ident.to_string()], module)), &method.sig, body);
                    }
                }
            }
            _ => {}
        }
    }
    for item in items {
        if let Item::Mod(inner) = item
            && let Some((_, items)) = &inner.content
        {
            let module: Vec<String> = module.iter().cloned().chain([inner.ident.to_string()]).collect();
            read(items, file, &module, names, calls);
        }
    }
}

/// Reads the body of one function.
struct Reader<'a> {
    file: &'a str,
    module: &'a [String],
    names: &'a Names,
    /// The type that the function belongs to.
    own: Option<Path>,
    caller: String,
    /// The local names with their types, as far as these are known.
    scopes: Vec<BTreeMap<String, Option<Path>>>,
    calls: &'a mut BTreeSet<Call>,
}

impl Reader<'_> {
    fn function(&mut self, signature: &Signature, body: &Block) {
        let generics: BTreeMap<String, Option<Path>> = signature
            .generics
            .type_params()
            .map(|parameter| (parameter.ident.to_string(), bound(&parameter.bounds)))
            .collect();
        for parameter in &signature.inputs {
            match parameter {
                syn::FnArg::Receiver(_) => self.name("self", self.own.clone()),
                syn::FnArg::Typed(typed) => {
                    let of = self.type_of(&typed.ty);
                    let generic = of.as_ref().and_then(|of| generics.get(of.last()?));
                    let of = generic.map(|bound| bound.clone().map(|of| self.typed(&of))).unwrap_or(of);
                    self.bind(&typed.pat, of);
                }
            }
        }
        self.visit_block(body);
    }

    fn name(&mut self, name: &str, of: Option<Path>) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.insert(name.to_owned(), of);
        }
    }

    /// Records the names that a pattern binds; only a pattern that is a single name has the whole type.
    fn bind(&mut self, pattern: &Pat, of: Option<Path>) {
        match pattern {
            Pat::Ident(name) => self.name(&name.ident.to_string(), of),
            Pat::Reference(inner) => self.bind(&inner.pat, of),
            Pat::Paren(inner) => self.bind(&inner.pat, of),
            Pat::Type(typed) => {
                let of = self.type_of(&typed.ty);
                self.bind(&typed.pat, of);
            }
            Pat::Tuple(all) => all.elems.iter().for_each(|inner| self.bind(inner, None)),
            Pat::TupleStruct(all) => all.elems.iter().for_each(|inner| self.bind(inner, None)),
            Pat::Struct(all) => all.fields.iter().for_each(|field| self.bind(&field.pat, None)),
            Pat::Slice(all) => all.elems.iter().for_each(|inner| self.bind(inner, None)),
            Pat::Or(all) => all.cases.iter().for_each(|inner| self.bind(inner, None)),
            _ => {}
        }
    }

    fn type_of(&self, of: &syn::Type) -> Option<Path> {
        self.names.type_of(of, self.own.as_ref(), self.module)
    }

    /// Returns the type of an expression without references, if it can be determined.
    fn kind(&self, expression: &Expr) -> Option<Path> {
        match expression {
            Expr::Path(path) if path.path.segments.len() == 1 => {
                let name = path.path.segments[0].ident.to_string();
                self.scopes.iter().rev().find_map(|scope| scope.get(&name)).cloned().flatten()
            }
            Expr::Field(field) => {
                let of = self.kind(&field.base)?;
                let name = match &field.member {
                    Member::Named(name) => name.to_string(),
                    Member::Unnamed(number) => number.index.to_string(),
                };
                self.names.field(&of, &name).cloned()
            }
            Expr::MethodCall(call) => {
                let (name, of) = (call.method.to_string(), self.kind(&call.receiver));
                if name == "clone" {
                    return of;
                }
                agreed(self.methods(of.as_ref(), &name, call.args.len() + 1).into_iter().map(|(_, method)| method))
            }
            Expr::Call(call) => {
                let Expr::Path(path) = &*call.func else { return None };
                let path = parts(&path.path);
                match path.as_slice() {
                    [.., of, name] if is_type(of) && !is_type(name) => {
                        agreed(self.names.of_type(&self.typed(&path[..path.len() - 1]), name).iter())
                    }
                    [.., of, name] if is_type(of) && is_type(name) => Some(self.typed(&path[..path.len() - 1])),
                    // A constructor of a type with numbered fields.
                    [.., name] if is_type(name) => Some(self.typed(&path)),
                    _ => self.names.function(&path, self.module).and_then(|(_, function)| function.gives.clone()),
                }
            }
            Expr::Struct(value) => Some(self.typed(&parts(&value.path))),
            Expr::Reference(inner) => self.kind(&inner.expr),
            Expr::Paren(inner) => self.kind(&inner.expr),
            Expr::Unary(inner) => self.kind(&inner.expr),
            Expr::Cast(cast) => self.type_of(&cast.ty),
            Expr::Lit(_) | Expr::Array(_) | Expr::Tuple(_) | Expr::Range(_) => Some(vec!["[]".to_owned()]),
            _ => None,
        }
    }

    /// Returns the type that a path means here.
    fn typed(&self, path: &[String]) -> Path {
        match &self.own {
            Some(own) if path == ["Self"] => own.clone(),
            _ => self.names.type_called(path, self.module),
        }
    }

    /// Returns the methods that a method call may mean.
    fn methods(&self, of: Option<&Path>, name: &str, arguments: usize) -> Vec<(Path, &Method)> {
        match of {
            Some(of) => self.names.of_type(of, name).iter().map(|method| (of.clone(), method)).collect(),
            None => {
                let all = self.names.of_any(name, arguments, self.module);
                all.into_iter().map(|(of, method)| (of.clone(), method)).collect()
            }
        }
    }

    fn calls(&mut self, to: &str, called: String) {
        let (from, caller) = (self.file.to_owned(), self.caller.clone());
        self.calls.insert(Call { from, to: to.to_owned(), caller, called });
    }

    fn inside(&mut self, read: impl FnOnce(&mut Self)) {
        self.scopes.push(BTreeMap::new());
        read(self);
        self.scopes.pop();
    }
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_block(&mut self, block: &'ast Block) {
        self.inside(|reader| visit::visit_block(reader, block));
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        self.inside(|reader| {
            reader.bind(&arm.pat, None);
            visit::visit_arm(reader, arm);
        });
    }

    fn visit_expr_closure(&mut self, closure: &'ast ExprClosure) {
        self.inside(|reader| {
            closure.inputs.iter().for_each(|pattern| reader.bind(pattern, None));
            visit::visit_expr_closure(reader, closure);
        });
    }

    fn visit_expr_for_loop(&mut self, each: &'ast syn::ExprForLoop) {
        self.visit_expr(&each.expr);
        self.inside(|reader| {
            reader.bind(&each.pat, None);
            reader.visit_block(&each.body);
        });
    }

    fn visit_expr_let(&mut self, condition: &'ast syn::ExprLet) {
        self.visit_expr(&condition.expr);
        self.bind(&condition.pat, None);
    }

    fn visit_local(&mut self, local: &'ast Local) {
        visit::visit_local(self, local);
        let of = local.init.as_ref().and_then(|init| self.kind(&init.expr));
        self.bind(&local.pat, of);
    }

    /// A nested function is read as a function of its own.
    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        self.inside(|reader| reader.function(&function.sig, &function.block));
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        let (name, of) = (call.method.to_string(), self.kind(&call.receiver));
        let found: Vec<(String, Path)> = self
            .methods(of.as_ref(), &name, call.args.len() + 1)
            .into_iter()
            .map(|(of, method)| (method.file.clone(), of))
            .collect();
        found.into_iter().for_each(|(to, of)| self.calls(&to, called(&of, &name)));
        visit::visit_expr_method_call(self, call);
    }

    fn visit_expr_path(&mut self, path: &'ast syn::ExprPath) {
        let path = parts(&path.path);
        let is_local = path.len() == 1 && self.scopes.iter().any(|scope| scope.contains_key(&path[0]));
        let mut found: Vec<(String, String)> = Vec::new();
        match path.as_slice() {
            _ if is_local => {}
            [.., of, name] if is_type(of) => {
                let of = self.typed(&path[..path.len() - 1]);
                let all = self.names.of_type(&of, name).iter();
                found.extend(all.map(|method| (method.file.clone(), called(&of, name))));
            }
            _ => {
                let function = self.names.function(&path, self.module);
                found.extend(function.map(|(path, function)| (function.file.clone(), path.join("::"))));
            }
        }
        found.into_iter().for_each(|(to, called)| self.calls(&to, called));
    }

    /// Reads the content of a macro if it parses as expressions, or as the arguments of `matches!`.
    fn visit_macro(&mut self, made: &'ast Macro) {
        let tokens = made.tokens.clone();
        if let Ok(all) = Punctuated::<Expr, Token![,]>::parse_terminated.parse2(tokens.clone()) {
            all.iter().for_each(|expression| Visit::visit_expr(self, expression));
        } else if let Ok((value, guard)) = as_matches.parse2(tokens) {
            self.inside(|reader| {
                Visit::visit_expr(reader, &value);
                if let Some((pattern, guard)) = guard {
                    reader.bind(&pattern, None);
                    Visit::visit_expr(reader, &guard);
                }
            });
        }
    }
}

/// Parses the arguments of `matches!`: a value, a pattern, and an optional guard.
fn as_matches(input: syn::parse::ParseStream<'_>) -> syn::Result<(Expr, Option<(Pat, Expr)>)> {
    let value = input.parse()?;
    input.parse::<Token![,]>()?;
    let pattern = Pat::parse_multi_with_leading_vert(input)?;
    let guard = if input.peek(Token![if]) {
        input.parse::<Token![if]>()?;
        Some((pattern, input.parse()?))
    } else {
        None
    };
    let _ = input.parse::<Option<Token![,]>>()?;
    Ok((value, guard))
}

/// Returns the name of a function of a type, as reports print it.
fn called(of: &[String], name: &str) -> String {
    of.last().map_or_else(|| name.to_owned(), |of| format!("{of}::{name}"))
}

/// Whether a name is the name of a type or of a variant.
fn is_type(name: &str) -> bool {
    name.starts_with(char::is_uppercase) && name.chars().any(char::is_lowercase)
        || name.len() == 1 && name.starts_with(char::is_uppercase)
}

/// Returns the type that all these methods return, if it is the same one.
fn agreed<'a>(mut methods: impl Iterator<Item = &'a Method>) -> Option<Path> {
    let first = methods.next()?.gives.clone()?;
    methods.all(|method| method.gives.as_ref() == Some(&first)).then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the calls from `a.rs` with this text to the other files of a small crate.
    fn calls(a: &str) -> Vec<String> {
        let files = [
            (
                "lib.rs",
                "mod a; mod b; mod c; pub use b::State; pub struct Log; impl Log { pub fn push(&self, _: u8) {} }",
            ),
            ("a.rs", a),
            (
                "b.rs",
                "pub struct State { pub side: Side, pub list: Vec<u8> } pub struct Side;
                 impl State { pub fn new() -> Self { todo!() } pub fn is_over(&self) -> bool { true }
                     pub fn left(&self) -> Side { Side } fn own(&self) {} pub fn len(&self) -> u8 { 0 } }
                 impl Clone for State { fn clone(&self) -> Self { todo!() } }
                 impl Side { pub fn hand(&self) -> u8 { 0 } pub fn both(&self) {} }
                 pub fn free(_: u8) {}",
            ),
            ("c.rs", "pub struct Other; impl Other { pub fn both(&self) {} pub fn alone(&self, _: u8) {} }"),
        ];
        let all = of(&Source::given(&files).unwrap());
        all.into_iter().filter(|call| call.from == "a.rs" && call.to != "a.rs").map(|call| call.called).collect()
    }

    #[test]
    fn a_path_is_followed_along_imports_and_re_exports() {
        assert_eq!(calls("use crate::b::free; fn x() { free(1) }"), ["b::free"]);
        assert_eq!(calls("use crate::b::free as other; fn x() { other(1) }"), ["b::free"]);
        assert_eq!(calls("use crate::b::*; fn x() { free(1) }"), ["b::free"]);
        assert_eq!(calls("fn x() { super::b::free(1) }"), ["b::free"]);
        assert_eq!(calls("use crate::State; fn x() { State::new(); }"), ["State::new"]);
        // The function is named and not called here; the code that receives it calls it.
        assert_eq!(calls("fn x() { [1].map(crate::b::free); }"), ["b::free"]);
        // A local name is not a function, and a function of another crate is not one of this crate.
        assert_eq!(calls("use crate::b::free; fn x(free: u8) { y(free) } fn y(_: u8) {}"), [""; 0]);
        assert_eq!(calls("use elsewhere::free; fn x() { free(1) }"), [""; 0]);
    }

    #[test]
    fn a_method_belongs_to_the_type_of_its_receiver() {
        assert_eq!(calls("use crate::State; impl State { fn x(&self) { self.is_over(); } }"), ["State::is_over"]);
        assert_eq!(calls("use crate::State; fn x(state: &State) { state.side.hand(); }"), ["Side::hand"]);
        assert_eq!(
            calls("use crate::State; fn x(state: &State) { state.left().hand(); }"),
            ["Side::hand", "State::left"]
        );
        assert_eq!(
            calls("use crate::State; fn x() { let s = State::new(); s.is_over(); }"),
            ["State::is_over", "State::new"]
        );
        assert_eq!(calls("use crate::State; fn x(s: &State) { s.clone(); }"), ["State::clone"]);
        // The list is not a type of this crate, whatever the names of its methods are.
        assert_eq!(calls("use crate::State; fn x(state: &State) { state.list.len(); }"), [""; 0]);
        assert_eq!(calls("fn x(log: &mut impl Sink) { log.push(1); }"), [""; 0]);
    }

    #[test]
    fn of_an_unknown_receiver_a_name_counts_that_one_type_alone_has() {
        assert_eq!(calls("fn x() { for s in all() { s.hand(); } }"), ["Side::hand"]);
        assert_eq!(calls("fn x() { for s in all() { s.alone(1); } }"), ["Other::alone"]);
        // In order: two types have this method; the number of arguments differs; it may not be called here; every
        // collection has this name.
        for one in ["s.both()", "s.alone()", "s.own()", "s.len()"] {
            assert_eq!(calls(&format!("fn x() {{ for s in all() {{ {one}; }} }}")), [""; 0], "{one}");
        }
    }

    #[test]
    fn macros_are_read_and_tests_are_not() {
        assert_eq!(calls("use crate::State; fn x(s: &State) { assert!(s.is_over(), \"{}\", s.left()); }").len(), 2);
        let guard = "use crate::State; fn x(s: &State) { matches!(1, 1 | 2 if s.is_over()); }";
        assert_eq!(calls(guard), ["State::is_over"]);
        assert_eq!(calls("#[cfg(test)] mod tests { fn x() { crate::b::free(1) } }"), [""; 0]);
        assert_eq!(calls("#[test] fn x() { crate::b::free(1) }"), [""; 0]);
        assert_eq!(calls("mod inner { fn x() { crate::b::free(1) } }"), ["b::free"]);
    }
}
