//! The terminal's own messages. The messages of the games are in their own locales.

phrases::messages!("../../locales/play");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_message_of_the_files_is_said_somewhere() {
        let sources = [
            include_str!("seating.rs"),
            include_str!("session.rs"),
            include_str!("levels.rs"),
            include_str!("session/commands.rs"),
            include_str!("session/hand.rs"),
            include_str!("session/lesson.rs"),
            include_str!("session/screen.rs"),
        ];
        for id in phrases::variables(EN).unwrap().keys() {
            assert!(sources.iter().any(|source| source.contains(&format!("\"{id}\""))), "nobody says `{id}`");
        }
    }
}
