//! Which function of a file calls which function of another file.
//!
//! A path (`moves::leave`, `Self::of`, `State::run`) is followed along the imports of its module; it counts where it is
//! called and where it is only named, since it is called by whoever gets it. A method belongs to the type of its receiver:
//! of `self`, of a parameter, a field, a value made on the spot or what a function of the crate gives. Where the type of the
//! receiver is known and the crate does not define it, nothing is counted; where the type has the method several times
//! (in blocks of different traits, or two types of the same name), an edge leads to each definition. Where the type cannot be
//! told without the compiler, every method of the crate that has this name, takes as many arguments and may be called there
//! is counted, but for names that the collections of the standard library have as well. So the count is never below what is
//! called by name. Code that only tests see is left out.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use syn::parse::Parser as _;
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{Block, Expr, ExprClosure, ImplItem, Item, Local, Macro, Member, Pat, Signature, Token, TraitItem};

use super::names::{Method, Names, named, of_parameter};
use super::sources::Source;

/// A call from one file to another.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Call {
    pub from: String,
    pub to: String,
    /// The function that calls, and the one that is called.
    pub caller: String,
    pub called: String,
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} calls {} {}", self.from, self.caller, self.to, self.called)
    }
}

/// Every call between different files of a crate.
pub fn between(sources: &[Source]) -> BTreeSet<Call> {
    let names = Names::of(sources);
    let mut calls = BTreeSet::new();
    for source in sources {
        read(&source.items, &source.file, &source.module, &names, &mut calls);
    }
    calls
}

fn read(items: &[Item], file: &str, module: &[String], names: &Names, calls: &mut BTreeSet<Call>) {
    let mut reads = |own: Option<String>, signature: &Signature, body: &Block| {
        let of = own.as_ref().map(|own| format!("{own}::")).unwrap_or_default();
        let caller = format!("{of}{}", signature.ident);
        let mut reader = Reader { file, module, names, own, caller, scopes: vec![BTreeMap::new()], calls: &mut *calls };
        reader.function(signature, body);
    };
    for item in items {
        match item {
            Item::Fn(function) => reads(None, &function.sig, &function.block),
            Item::Impl(block) => {
                let own = named(&block.self_ty, None).map(|own| names.type_called(&own, module));
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
                        reads(Some(item.ident.to_string()), &method.sig, body);
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
    /// The type whose function it is.
    own: Option<String>,
    caller: String,
    /// Local names and their types, where these are known.
    scopes: Vec<BTreeMap<String, Option<String>>>,
    calls: &'a mut BTreeSet<Call>,
}

impl Reader<'_> {
    fn function(&mut self, signature: &Signature, body: &Block) {
        let generics: BTreeMap<String, Option<String>> = signature
            .generics
            .type_params()
            .map(|parameter| {
                let bounds = parameter.bounds.iter().find_map(|bound| match bound {
                    syn::TypeParamBound::Trait(bound) => bound.path.segments.last().map(|part| part.ident.to_string()),
                    _ => None,
                });
                (parameter.ident.to_string(), bounds)
            })
            .collect();
        for parameter in &signature.inputs {
            let of = of_parameter(parameter, self.own.as_deref());
            let of = of.map(|of| generics.get(&of).cloned().flatten().unwrap_or(of));
            let of = of.map(|of| self.names.type_called(&of, self.module));
            match parameter {
                syn::FnArg::Receiver(_) => self.name("self", of),
                syn::FnArg::Typed(typed) => self.bind(&typed.pat, of),
            }
        }
        self.visit_block(body);
    }

    fn name(&mut self, name: &str, of: Option<String>) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.insert(name.to_owned(), of);
        }
    }

    /// Gives the names of a pattern; only a name alone has the whole type.
    fn bind(&mut self, pattern: &Pat, of: Option<String>) {
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

    fn type_of(&self, of: &syn::Type) -> Option<String> {
        named(of, self.own.as_deref()).map(|name| self.names.type_called(&name, self.module))
    }

    /// The type of an expression, without references, where it can be told.
    fn kind(&self, expression: &Expr) -> Option<String> {
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
                agreed(self.methods(of.as_deref(), &name, call.args.len() + 1).into_iter().map(|(_, method)| method))
            }
            Expr::Call(call) => {
                let Expr::Path(path) = &*call.func else { return None };
                let parts = parts(&path.path);
                let (last, before) = parts.split_last()?;
                if last.starts_with(char::is_uppercase) && before.last().is_none_or(|of| !of.starts_with(char::is_uppercase))
                {
                    // A value of a type with numbered fields.
                    return Some(self.typed(last));
                }
                match before.last() {
                    Some(of) if of.starts_with(char::is_uppercase) => {
                        agreed(self.names.of_type(&self.typed(of), last).iter())
                    }
                    _ => self.names.function(&parts, self.module).and_then(|(_, function)| function.gives.clone()),
                }
            }
            Expr::Struct(value) => {
                let parts = parts(&value.path);
                parts.last().map(|name| self.typed(name))
            }
            Expr::Reference(inner) => self.kind(&inner.expr),
            Expr::Paren(inner) => self.kind(&inner.expr),
            Expr::Unary(inner) => self.kind(&inner.expr),
            Expr::Cast(cast) => self.type_of(&cast.ty),
            Expr::Lit(_) | Expr::Array(_) | Expr::Tuple(_) | Expr::Range(_) => Some("[]".to_owned()),
            _ => None,
        }
    }

    /// The type that a name means here.
    fn typed(&self, name: &str) -> String {
        match &self.own {
            Some(own) if name == "Self" => own.clone(),
            _ => self.names.type_called(name, self.module),
        }
    }

    /// What a call of a method may mean.
    fn methods(&self, of: Option<&str>, name: &str, arguments: usize) -> Vec<(String, &Method)> {
        match of {
            Some(of) => self.names.of_type(of, name).iter().map(|method| (of.to_owned(), method)).collect(),
            None => {
                let all = self.names.of_any(name, arguments, self.module);
                all.into_iter().map(|(of, method)| (of.to_owned(), method)).collect()
            }
        }
    }

    fn calls(&mut self, to: &str, called: String) {
        if to != self.file {
            let (from, caller) = (self.file.to_owned(), self.caller.clone());
            self.calls.insert(Call { from, to: to.to_owned(), caller, called });
        }
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

    /// A function inside the function stands for itself.
    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        self.inside(|reader| reader.function(&function.sig, &function.block));
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        let (name, of) = (call.method.to_string(), self.kind(&call.receiver));
        let found: Vec<(String, String)> = self
            .methods(of.as_deref(), &name, call.args.len() + 1)
            .into_iter()
            .map(|(of, method)| (method.file.clone(), format!("{of}::{name}")))
            .collect();
        found.into_iter().for_each(|(to, called)| self.calls(&to, called));
        visit::visit_expr_method_call(self, call);
    }

    fn visit_expr_path(&mut self, path: &'ast syn::ExprPath) {
        let parts = parts(&path.path);
        let is_local = parts.len() == 1 && self.scopes.iter().any(|scope| scope.contains_key(&parts[0]));
        let Some((last, before)) = parts.split_last().filter(|_| !is_local) else { return };
        let mut found: Vec<(String, String)> = Vec::new();
        match before.last() {
            Some(of) if of.starts_with(char::is_uppercase) => {
                let of = self.typed(of);
                let all = self.names.of_type(&of, last).iter();
                found.extend(all.map(|method| (method.file.clone(), format!("{of}::{last}"))));
            }
            _ => {
                let function = self.names.function(&parts, self.module);
                found.extend(function.map(|(of, function)| {
                    let path: Vec<&str> = of.iter().map(String::as_str).chain([last.as_str()]).collect();
                    (function.file.clone(), path.join("::"))
                }));
            }
        }
        found.into_iter().for_each(|(to, called)| self.calls(&to, called));
    }

    /// What stands in a macro is read where it reads as expressions, or as `matches!` does.
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

/// The arguments of `matches!`: a value, a pattern, and a guard.
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

/// The type that all of them give, if it is one.
fn agreed<'a>(mut methods: impl Iterator<Item = &'a Method>) -> Option<String> {
    let first = methods.next()?.gives.clone()?;
    methods.all(|method| method.gives.as_ref() == Some(&first)).then_some(first)
}

/// The names of a path.
fn parts(path: &syn::Path) -> Vec<String> {
    path.segments.iter().map(|part| part.ident.to_string()).collect()
}
