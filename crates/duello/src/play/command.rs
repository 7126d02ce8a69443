//! The commands that a person may enter, in English or Italian, whatever the language of the screen.

/// A parsed line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command<'a> {
    /// An empty line: show the question again.
    Again,
    /// An action, by its number in the list (from 1) or by its notation.
    Act(Wanted<'a>),
    Actions,
    More,
    Table,
    Hand,
    Why,
    /// Asks why an action is not possible; `None` if the line names no action.
    WhyNot(Option<Wanted<'a>>),
    Rules(&'a str),
    Cards(&'a str),
    Log,
    Undo,
    /// Takes back the decisions that nobody else has heard of yet.
    Back,
    Stops(&'a str),
    /// The person gives up; or, if a seat is named, the person at that seat does.
    Concede(&'a str),
    Save(&'a str),
    Help,
    Quit,
}

/// A reference to an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted<'a> {
    /// The action with this number, from 1.
    Number(usize),
    /// The action with this notation.
    Notation(&'a str),
}

impl<'a> Command<'a> {
    /// Parses a line. A line that is not a command is taken as an action of the game.
    pub fn read(line: &'a str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match word.to_lowercase().as_str() {
            "" => Self::Again,
            "actions" | "azioni" => Self::Actions,
            "more" | "altro" => Self::More,
            "table" | "tavolo" => Self::Table,
            "hand" | "mano" => Self::Hand,
            "why" | "perché" | "perche" | "perchè" | "perche'" => Self::read_why(rest),
            "rules" | "rule" | "regole" | "regola" => Self::Rules(rest),
            "cards" | "carte" | "carta" => Self::Cards(rest),
            "log" | "registro" => Self::Log,
            "undo" | "annulla" => Self::Undo,
            "back" | "indietro" => Self::Back,
            "stops" | "soste" => Self::Stops(rest),
            "concede" | "resa" | "arrendersi" => Self::Concede(rest),
            "save" | "salva" => Self::Save(rest),
            "help" | "aiuto" | "?" => Self::Help,
            "quit" | "exit" | "esci" => Self::Quit,
            _ => Self::Act(Wanted::read(line)),
        }
    }

    fn read_why(rest: &'a str) -> Self {
        let (word, action) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        match word.to_lowercase().as_str() {
            "not" | "non" => Self::WhyNot((!action.trim().is_empty()).then(|| Wanted::read(action.trim()))),
            _ => Self::Why,
        }
    }
}

impl<'a> Wanted<'a> {
    /// Parses a number or a notation.
    pub fn read(text: &'a str) -> Self {
        text.trim_end_matches('.').parse().map_or(Self::Notation(text), Self::Number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(line: &str, command: Command<'_>) {
        assert_eq!(Command::read(line), command, "{line}");
    }

    #[test]
    fn commands_are_understood_in_both_languages() {
        check("", Command::Again);
        check(" 12 ", Command::Act(Wanted::Number(12)));
        check("3.", Command::Act(Wanted::Number(3)));
        check("Why", Command::Why);
        check("perché", Command::Why);
        check("why not  activate 2", Command::WhyNot(Some(Wanted::Notation("activate 2"))));
        check("perche non 3", Command::WhyNot(Some(Wanted::Number(3))));
        check("why not", Command::WhyNot(None));
        check("regole TURN-05", Command::Rules("TURN-05"));
        check("back", Command::Back);
        check("Indietro", Command::Back);
        check("concede", Command::Concede(""));
        check("Resa 2", Command::Concede("2"));
        check("save my match.txt", Command::Save("my match.txt"));
        check("ESCI", Command::Quit);
        check("play c down 3", Command::Act(Wanted::Notation("play c down 3")));
        check("card 01104", Command::Act(Wanted::Notation("card 01104")));
        check("99999999999999999999999", Command::Act(Wanted::Notation("99999999999999999999999")));
    }
}
