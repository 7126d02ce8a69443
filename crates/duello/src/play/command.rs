//! What a person may write, in English or Italian, whatever the language of the screen.

use games::coal::Action;

/// A line that was understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command<'a> {
    /// Nothing: show the question again.
    Again,
    /// The action of this number, from 1; in another slot, from 1.
    Take(usize, Option<u8>),
    /// An action by its notation.
    Act(Action),
    Actions,
    More,
    Table,
    Why,
    WhyNot(&'a str),
    Rules(&'a str),
    Cards(&'a str),
    Log,
    Undo,
    Stops(&'a str),
    /// The person gives up; or the person at this seat does.
    Concede(&'a str),
    Save(&'a str),
    Help,
    Quit,
    /// Nothing of these.
    Unknown(&'a str),
}

impl<'a> Command<'a> {
    /// Reads a line.
    pub fn read(line: &'a str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match word.to_lowercase().as_str() {
            "" => Self::Again,
            "actions" | "azioni" => Self::Actions,
            "more" | "altro" => Self::More,
            "table" | "tavolo" => Self::Table,
            "why" | "perché" | "perche" | "perchè" | "perche'" => Self::read_why(rest),
            "rules" | "rule" | "regole" | "regola" => Self::Rules(rest),
            "cards" | "card" | "carte" | "carta" => Self::Cards(rest),
            "log" | "registro" => Self::Log,
            "undo" | "annulla" => Self::Undo,
            "stops" | "soste" => Self::Stops(rest),
            "concede" | "resa" | "arrendersi" => Self::Concede(rest),
            "save" | "salva" => Self::Save(rest),
            "help" | "aiuto" | "?" => Self::Help,
            "quit" | "exit" | "esci" => Self::Quit,
            _ => Self::read_action(line),
        }
    }

    fn read_why(rest: &'a str) -> Self {
        let (word, action) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        match word.to_lowercase().as_str() {
            "not" | "non" => Self::WhyNot(action.trim()),
            _ => Self::Why,
        }
    }

    fn read_action(line: &'a str) -> Self {
        let words: Vec<&str> = line.split_whitespace().collect();
        let numbers: Vec<usize> = words.iter().map_while(|word| word.trim_end_matches('.').parse().ok()).collect();
        match (numbers.as_slice(), words.len()) {
            ([number], 1) => Self::Take(*number, None),
            ([number, slot], 2) => Self::Take(*number, Some(u8::try_from(*slot).unwrap_or(u8::MAX))),
            _ => line.to_lowercase().parse().map_or(Self::Unknown(line), Self::Act),
        }
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
        check(" 12 ", Command::Take(12, None));
        check("3.", Command::Take(3, None));
        check("3 5", Command::Take(3, Some(5)));
        check("3 999", Command::Take(3, Some(255)));
        check("Why", Command::Why);
        check("perché", Command::Why);
        check("why not  activate 2", Command::WhyNot("activate 2"));
        check("perche non 3", Command::WhyNot("3"));
        check("why not", Command::WhyNot(""));
        check("regole TURN-05", Command::Rules("TURN-05"));
        check("concede", Command::Concede(""));
        check("Resa 2", Command::Concede("2"));
        check("save my match.txt", Command::Save("my match.txt"));
        check("ESCI", Command::Quit);
        check("END", Command::Act(Action::End));
        check("play c down 3", Command::Act("play c down 3".parse().unwrap()));
        check("dance", Command::Unknown("dance"));
        check("1 2 3", Command::Unknown("1 2 3"));
        check("99999999999999999999999", Command::Unknown("99999999999999999999999"));
    }
}
