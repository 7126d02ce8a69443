//! The Italian help of the command line. The English help is in the doc comments of the commands.

use std::sync::LazyLock;

use clap::builder::StyledStr;
use clap::{Arg, Command};
use phrases::Phrases;
use table::Language;

static ITALIAN: LazyLock<Phrases> = LazyLock::new(|| Phrases::new("", include_str!("../locales/help/it.ftl")));

/// The headings of commands, arguments and options. They are static because the parser wants texts that live as long
/// as the program.
static HEADINGS: LazyLock<[String; 3]> =
    LazyLock::new(|| ["heading-commands", "heading-arguments", "heading-options"].map(said));

/// Returns the command line with its help in a language.
pub fn in_language(mut command: Command, language: Language) -> Command {
    if language == Language::It {
        // Adds everything that the parser provides by itself: `help`, `--help`, `--version`.
        command.build();
        command = italian(command, "");
    }
    command
}

/// Translates a command and all of its subcommands; `path` is its place in the program: `-cards-list`.
fn italian(mut command: Command, path: &str) -> Command {
    let usage = usage(&command.render_usage());
    let [commands, arguments, options] = HEADINGS.each_ref().map(String::as_str);
    let translated = |arg: Arg| {
        let id = arg.get_id().as_str().to_owned();
        let text = argument(path, &id);
        let heading = if arg.is_positional() { arguments } else { options };
        // The text itself says what the parser would add in English.
        let arg = arg.help_heading(heading).hide_default_value(true).hide_possible_values(true);
        match text {
            Some(text) => arg.help(text.clone()).long_help(text),
            None => arg,
        }
    };
    let template = format!(
        "{{before-help}}{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}",
        said("heading-usage")
    );
    command =
        command.mut_args(translated).override_usage(usage).subcommand_help_heading(commands).help_template(template);
    // Each command with subcommands has its own `help` command, which contains all of these subcommands again.
    let place = path.rsplit_once("-help").map_or(path, |(_, place)| if place.is_empty() { "-help" } else { place });
    if let Some(about) = told(&format!("cmd{place}")) {
        command = command.about(about.clone()).long_about(about);
    }
    if let Some(after) = told(&format!("after{path}")) {
        command = command.after_help(after.clone()).after_long_help(after);
    }
    for below in command.get_subcommands_mut() {
        let path = format!("{path}-{}", below.get_name());
        *below = italian(std::mem::take(below), &path);
    }
    command
}

/// Returns the usage of a command, with its placeholders translated.
fn usage(usage: &StyledStr) -> String {
    let usage = usage.to_string();
    let usage = usage.trim_start_matches("Usage:").trim();
    usage
        .replace("[OPTIONS]", &format!("[{}]", said("word-options")))
        .replace("<COMMAND>", &format!("<{}>", said("word-command")))
        .replace("[COMMAND]", &format!("[{}]", said("word-command")))
}

/// Returns the explanation of an argument: the one for this command only, or the one for all commands.
fn argument(path: &str, id: &str) -> Option<String> {
    told(&format!("arg{path}-{id}")).or_else(|| told(&format!("arg-{id}")))
}

fn told(id: &str) -> Option<String> {
    ITALIAN.has(Language::It, id).then(|| said(id))
}

fn said(id: &str) -> String {
    ITALIAN.say(Language::It, id, &[])
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::CommandFactory;

    use super::*;
    use crate::Cli;

    /// Collects the help of a command and of all its subcommands, with their paths, and the ids of their messages.
    fn each(command: &Command, path: &str, ids: &mut BTreeSet<String>, texts: &mut Vec<(String, String)>) {
        ids.insert(format!("cmd{path}"));
        if command.get_after_help().is_some() {
            ids.insert(format!("after{path}"));
        }
        for argument in command.get_arguments() {
            let id = argument.get_id();
            let own = format!("arg{path}-{id}");
            ids.insert(if ITALIAN.has(Language::It, &own) { own } else { format!("arg-{id}") });
        }
        texts.push((path.to_owned(), command.clone().render_long_help().to_string()));
        // The parser makes a `help` command of its own, with copies of the subcommands.
        for below in command.get_subcommands().filter(|below| below.get_name() != "help") {
            each(below, &format!("{path}-{}", below.get_name()), ids, texts);
        }
    }

    #[test]
    fn every_command_and_argument_is_explained_in_italian_and_nothing_else() {
        let (mut ids, mut texts) = (BTreeSet::new(), Vec::new());
        let mut english = Cli::command();
        english.build();
        each(&english, "", &mut ids, &mut Vec::new());
        let own = include_str!("../locales/help/it.ftl");
        let written = phrases::variables(own).unwrap();
        for id in &ids {
            assert!(written.contains_key(id), "`{id}` is not explained in Italian");
        }
        let beside =
            |id: &str| ["heading-", "word-", "arg-subcommand", "cmd-help"].iter().any(|part| id.starts_with(part));
        for id in written.keys() {
            assert!(ids.contains(id) || beside(id), "`{id}` explains nothing");
        }
        each(&in_language(Cli::command(), Language::It), "", &mut ids, &mut texts);
        for (path, text) in texts {
            for english in
                ["Usage", "Options", "OPTIONS", "Arguments", "Commands", "COMMAND>", "[default", "Print", " the "]
            {
                assert!(!text.contains(english), "`{english}` in the help of `{path}`:\n{text}");
            }
        }
    }

    #[test]
    fn both_languages_give_the_same_examples() {
        let starts = |command: &Command| {
            let text = command.get_after_help().map(ToString::to_string).unwrap_or_default();
            text.lines().filter(|line| line.trim_start().starts_with("duello ")).count()
        };
        let italian = in_language(Cli::command(), Language::It);
        let mut english = Cli::command();
        english.build();
        for command in english.get_subcommands() {
            let other = italian.find_subcommand(command.get_name()).unwrap();
            let difference = starts(command).abs_diff(starts(other));
            // Only one of the two languages needs an example of how to choose the language.
            assert!(difference <= 1, "{}", command.get_name());
        }
    }
}
