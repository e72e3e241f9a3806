//! The modules of a crate and the paths each of them names.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{Visit, visit_item};
use syn::{Attribute, Item, UseTree};

use crate::tree::read;

/// A path from the root of a crate: `["rules", "fight"]`; the root is empty.
pub(super) type ModulePath = Vec<String>;

/// The modules of a crate without those that only tests see.
#[derive(Default)]
pub(super) struct Modules(pub(super) BTreeMap<ModulePath, Module>);

/// What one module declares, imports and names.
#[derive(Default)]
pub(super) struct Module {
    pub(super) file: String,
    /// Names that items declare here.
    declared: BTreeSet<String>,
    /// Names that `use` brings in, with their paths.
    imported: BTreeMap<String, Vec<String>>,
    /// Paths before a `::*`.
    globs: Vec<Vec<String>>,
    /// Every path in the module, as it is written.
    paths: BTreeSet<Vec<String>>,
}

/// One module that names something in another.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Import {
    pub(super) from: ModulePath,
    pub(super) to: ModulePath,
    /// The path as it is written in `from`.
    pub(super) path: String,
}

/// Where a path leads.
#[derive(Clone, Debug)]
enum Target {
    Module(ModulePath),
    /// An item of this module.
    Item(ModulePath),
}

impl Modules {
    /// Reads a crate from its root file.
    pub(super) fn read(root: &str) -> Result<Self, String> {
        let mut modules = Self::default();
        let directory = Path::new(root).parent().and_then(Path::to_str).unwrap_or_default();
        modules.add_file(root, directory, Vec::new())?;
        Ok(modules)
    }

    /// The modules of a crate that is one text.
    #[cfg(test)]
    pub(super) fn of(text: &str) -> Result<Self, String> {
        let mut modules = Self::default();
        let parsed = syn::parse_file(text).map_err(|error| error.to_string())?;
        modules.add_items("", "", Vec::new(), &parsed.items)?;
        Ok(modules)
    }

    /// Everything that one module imports from another, re-exports followed to where a thing is declared.
    pub(super) fn imports(&self) -> Vec<Import> {
        let mut imports = Vec::new();
        for (from, module) in &self.0 {
            // A name that `use` brought in is counted there.
            for path in module.paths.iter().filter(|path| !module.imported.contains_key(&path[0])) {
                let Some(Target::Module(to) | Target::Item(to)) = self.resolve(from, path, 0) else { continue };
                if to != *from {
                    imports.push(Import { from: from.clone(), to, path: path.join("::") });
                }
            }
        }
        imports
    }

    fn add_file(&mut self, file: &str, directory: &str, path: ModulePath) -> Result<(), String> {
        let parsed = syn::parse_file(&read(file)?).map_err(|error| format!("{file}: {error}"))?;
        self.add_items(file, directory, path, &parsed.items)
    }

    fn add_items(&mut self, file: &str, directory: &str, path: ModulePath, items: &[Item]) -> Result<(), String> {
        let mut module = Module { file: file.to_owned(), ..Module::default() };
        for item in items.iter().filter(|item| !is_for_tests(attributes(item))) {
            if let Item::Mod(inner) = item {
                let name = inner.ident.to_string();
                let child: ModulePath = path.iter().cloned().chain([name.clone()]).collect();
                let inside = format!("{directory}/{name}");
                let flat = format!("{inside}.rs");
                match &inner.content {
                    Some((_, items)) => self.add_items(file, &inside, child, items)?,
                    None => self.add_file(&flat, &inside, child)?,
                }
            } else {
                module.add(item);
            }
        }
        self.0.insert(path, module);
        Ok(())
    }

    /// Where a path leads that is written in a module; nothing for another crate or a local name.
    fn resolve(&self, from: &[String], path: &[String], depth: usize) -> Option<Target> {
        let (first, rest) = path.split_first()?;
        match first.as_str() {
            "crate" => self.walk(Target::Module(Vec::new()), rest, depth),
            "self" => self.walk(Target::Module(from.to_vec()), rest, depth),
            "super" => self.walk(Target::Module(from.split_last()?.1.to_vec()), rest, depth),
            name => self.walk(self.find(from, name, depth)?, rest, depth),
        }
    }

    fn walk(&self, from: Target, path: &[String], depth: usize) -> Option<Target> {
        match (&from, path.split_first()) {
            (_, None) | (Target::Item(_), _) => Some(from),
            (Target::Module(module), Some((first, rest))) if first == "super" => {
                self.walk(Target::Module(module.split_last()?.1.to_vec()), rest, depth)
            }
            (Target::Module(module), Some((first, rest))) => {
                let found = self.find(module, first, depth).unwrap_or_else(|| Target::Item(module.clone()));
                self.walk(found, rest, depth)
            }
        }
    }

    /// The meaning of a name in a module.
    fn find(&self, module: &[String], name: &str, depth: usize) -> Option<Target> {
        /// Deep enough for every chain of re-exports, and the end of those that go round.
        const DEEPEST: usize = 12;
        let child: ModulePath = module.iter().cloned().chain([name.to_owned()]).collect();
        if self.0.contains_key(&child) {
            return Some(Target::Module(child));
        }
        let names = self.0.get(module).filter(|_| depth < DEEPEST)?;
        if names.declared.contains(name) {
            return Some(Target::Item(module.to_vec()));
        }
        if let Some(path) = names.imported.get(name) {
            return if path[0] == name { None } else { self.resolve(module, path, depth + 1) };
        }
        let globs = names.globs.iter().filter_map(|glob| match self.resolve(module, glob, depth + 1)? {
            Target::Module(from) if from != module => self.find(&from, name, depth + 1),
            _ => None,
        });
        { globs }.next()
    }
}

impl Module {
    fn add(&mut self, item: &Item) {
        let declared = match item {
            Item::Const(item) => Some(&item.ident),
            Item::Enum(item) => Some(&item.ident),
            Item::Fn(item) => Some(&item.sig.ident),
            Item::Macro(item) => item.ident.as_ref(),
            Item::Static(item) => Some(&item.ident),
            Item::Struct(item) => Some(&item.ident),
            Item::Trait(item) => Some(&item.ident),
            Item::Type(item) => Some(&item.ident),
            Item::Use(item) => {
                for (name, path) in leaves(&item.tree) {
                    match name {
                        Some(name) => drop(self.imported.insert(name, path)),
                        None => self.globs.push(path),
                    }
                }
                None
            }
            _ => None,
        };
        self.declared.extend(declared.map(ToString::to_string));
        self.visit_item(item);
    }

    /// Notes the paths in the tokens of a macro or an attribute.
    fn visit_tokens(&mut self, tokens: TokenStream) {
        let mut path: Vec<String> = Vec::new();
        let mut colons = 0;
        for token in tokens {
            match token {
                TokenTree::Ident(name) => {
                    if colons != 2 {
                        self.end_path(&mut path);
                    }
                    path.push(name.to_string());
                    colons = 0;
                }
                TokenTree::Punct(punct) if punct.as_char() == ':' => colons += 1,
                other => {
                    self.end_path(&mut path);
                    colons = 0;
                    match other {
                        TokenTree::Group(group) => self.visit_tokens(group.stream()),
                        // `#[serde(into = "crate::wire::Wire")]`
                        TokenTree::Literal(text) if text.to_string().starts_with("\"crate::") => {
                            let path = text.to_string();
                            self.visit_tokens(path.trim_matches('"').parse().unwrap_or_default());
                        }
                        _ => {}
                    }
                }
            }
        }
        self.end_path(&mut path);
    }

    fn end_path(&mut self, path: &mut Vec<String>) {
        let path = std::mem::take(path);
        if path.len() > 1 {
            self.paths.insert(path);
        }
    }
}

impl<'ast> Visit<'ast> for Module {
    fn visit_item(&mut self, item: &'ast Item) {
        if !is_for_tests(attributes(item)) {
            visit_item(self, item);
        }
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.paths.extend(leaves(&item.tree).into_iter().map(|(_, path)| path));
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if path.leading_colon.is_none() {
            self.paths.insert(path.segments.iter().map(|segment| segment.ident.to_string()).collect());
        }
        syn::visit::visit_path(self, path);
    }

    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        if let syn::Meta::List(list) = &attribute.meta {
            self.visit_tokens(list.tokens.clone());
        }
    }

    fn visit_macro(&mut self, invoked: &'ast syn::Macro) {
        self.visit_path(&invoked.path);
        self.visit_tokens(invoked.tokens.clone());
    }
}

/// Every path of a `use` and the name it brings in; no name for a `*`.
fn leaves(tree: &UseTree) -> Vec<(Option<String>, Vec<String>)> {
    match tree {
        UseTree::Path(path) => {
            let below = leaves(&path.tree).into_iter();
            let first = path.ident.to_string();
            below
                .map(|(name, mut rest)| match rest.first().is_some_and(|word| word == "self") {
                    true => (name.filter(|name| name != "self").or(Some(first.clone())), vec![first.clone()]),
                    false => {
                        rest.insert(0, first.clone());
                        (name, rest)
                    }
                })
                .collect()
        }
        UseTree::Name(name) => vec![(Some(name.ident.to_string()), vec![name.ident.to_string()])],
        UseTree::Rename(name) => vec![(Some(name.rename.to_string()), vec![name.ident.to_string()])],
        UseTree::Glob(_) => vec![(None, Vec::new())],
        UseTree::Group(group) => group.items.iter().flat_map(leaves).collect(),
    }
}

/// Whether an item has `#[cfg(test)]`.
pub(super) fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        syn::Meta::List(list) => list.path.is_ident("cfg") && list.tokens.to_string() == "test",
        _ => false,
    })
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}
