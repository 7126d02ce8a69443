//! What the terminal says by itself, in both languages. What the game says comes from its own locales.

use table::Language;

/// Every sentence of the terminal. `{}` stands for what is filled in, in this order.
pub struct Words {
    pub welcome: &'static str,
    pub resumed: &'static str,
    pub you_are: &'static str,
    pub bot_is: &'static str,
    pub hint: &'static str,
    pub ask: &'static str,
    pub other_slots: &'static str,
    pub more: &'static str,
    pub nothing_more: &'static str,
    pub groups: [&'static str; 9],
    pub hand_over: &'static str,
    pub over_hint: &'static str,
    pub bye: &'static str,
    pub input_ended: &'static str,
    pub too_long: &'static str,
    pub no_such_number: &'static str,
    pub no_such_slot: &'static str,
    pub not_understood: &'static str,
    pub not_now: &'static str,
    pub possible: &'static str,
    pub not_asked: &'static str,
    pub why_not_what: &'static str,
    pub nothing_happened: &'static str,
    pub nothing_to_undo: &'static str,
    pub undo_against_people: &'static str,
    pub undone: &'static str,
    pub save_where: &'static str,
    pub saved: &'static str,
    pub not_saved: &'static str,
    pub no_card: &'static str,
    pub stops_are: &'static str,
    pub bad_stops: &'static str,
    pub really_concede: &'static str,
    pub not_conceded: &'static str,
    pub bad_concession: &'static str,
    pub concession: &'static str,
    pub help: &'static str,
}

/// The sentences in a language.
pub const fn words(language: Language) -> &'static Words {
    match language {
        Language::En => &ENGLISH,
        Language::It => &ITALIAN,
    }
}

/// Puts these into the `{}` of a sentence, in order.
pub fn fill(sentence: &str, values: &[&str]) -> String {
    let mut parts = sentence.split("{}");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for (place, part) in parts.enumerate() {
        text.push_str(values.get(place).copied().unwrap_or_default());
        text.push_str(part);
    }
    text
}

const ENGLISH: Words = Words {
    welcome: "C.O.A.L. Seed {}.",
    resumed: "Goes on after {} decisions.",
    you_are: "Seat {}: you.",
    bot_is: "Seat {}: the computer player `{}`.",
    hint: "Answer with a number. `help` lists all commands.",
    ask: "Your choice: ",
    other_slots: "For another free slot write `NUMBER SLOT`, e.g. `{} {}`.",
    more: "{} more: `more`",
    nothing_more: "There is nothing more to list.",
    groups: [
        "Activate",
        "Maneuver",
        "Play face up",
        "Play face down",
        "Consume",
        "Tokens",
        "Pilot",
        "Discard",
        "Go on",
    ],
    hand_over: "Seat {} decides now. The others look away. Press Enter when ready.",
    over_hint: "`log`, `why`, `save FILE` and `undo` still work; Enter leaves.",
    bye: "Goodbye.",
    input_ended: "The input has ended; the match is left as it is.",
    too_long: "That line is too long.",
    no_such_number: "There is no number {}; the numbers go from 1 to {}.",
    no_such_slot: "Number {} cannot go to slot {}.",
    not_understood: "`{}` is neither a number, a command nor an action. `help` lists the commands, `actions` the actions with their notation.",
    not_now: "Not possible: {} ({}, {})",
    possible: "It is possible now: {}",
    not_asked: "The match is over; there is nothing to decide.",
    why_not_what: "Write the action too, e.g. `why not activate 2`, or its number.",
    nothing_happened: "Nothing has happened since your last decision.",
    nothing_to_undo: "There is no decision of yours to take back.",
    undo_against_people: "Undo is for matches with one person against computer players.",
    undone: "Taken back: {}",
    save_where: "Write the name of a file too, e.g. `save match.txt`.",
    saved: "Saved to {}. `duello play coal --resume {}` goes on from here.",
    not_saved: "Not saved: {}",
    no_card: "No card or pilot is called `{}`.",
    stops_are: "You are asked at these windows even when a pass loses nothing: {}.",
    bad_stops: "Write `stops none` or some of: {}.",
    really_concede: "Seat {} gives the match up and is out. Write `yes` to do it, anything else to play on: ",
    not_conceded: "Nobody has conceded; the match goes on.",
    bad_concession: "`{}` is not the seat of a person here. Write `concede` for yourself, or `concede SEAT` with one of: {}.",
    concession: "the concession",
    help: "\
Commands
  NUMBER           take the action with this number
  NUMBER SLOT      play the card of this number in another free slot
  NOTATION         take an action by its notation, e.g. `play c down 3`, `activate 2`, `end`
  actions          every legal action with its notation
  more             the next page of a list
  table            the table as you see it
  why              what happened since your last decision, with the rules that made it happen
  why not ACTION   why an action is not possible now; ACTION is a notation or a number
  rules ID         the text of a rule, e.g. `rules TURN-05`; `rules WORDS` searches, `rules` lists the chapters
  cards NAME       a card or pilot by its name
  log              everything that happened so far
  undo             take your last decision back (against computer players)
  stops NAMES      at which windows you want to be asked
  concede          give the match up, after a question; `concede SEAT` for another person at this keyboard
  save FILE        save the match
  help             this list
  quit             leave
An empty line shows the question again.",
};

const ITALIAN: Words = Words {
    welcome: "C.O.A.L. Seme {}.",
    resumed: "Si riprende dopo {} decisioni.",
    you_are: "Giocatore {}: tu.",
    bot_is: "Giocatore {}: il giocatore artificiale `{}`.",
    hint: "Rispondi con un numero. `aiuto` elenca tutti i comandi.",
    ask: "La tua scelta: ",
    other_slots: "Per un'altra posizione libera scrivi `NUMERO POSIZIONE`, per esempio `{} {}`.",
    more: "altre {}: `altro`",
    nothing_more: "Non c'è altro da elencare.",
    groups: ["Attivare", "Manovra", "Giocare scoperta", "Giocare coperta", "Consumare", "Segnalini", "Pilota", "Scartare", "Proseguire"],
    hand_over: "Ora decide il giocatore {}. Gli altri non guardano. Premi Invio quando sei pronto.",
    over_hint: "`registro`, `perché`, `salva FILE` e `annulla` funzionano ancora; Invio per uscire.",
    bye: "Arrivederci.",
    input_ended: "L'input è finito; la partita resta com'è.",
    too_long: "La riga è troppo lunga.",
    no_such_number: "Il numero {} non c'è; i numeri vanno da 1 a {}.",
    no_such_slot: "Il numero {} non può andare in posizione {}.",
    not_understood: "`{}` non è un numero, un comando o un'azione. `aiuto` elenca i comandi, `azioni` le azioni con la loro notazione.",
    not_now: "Non è possibile: {} ({}, {})",
    possible: "Ora è possibile: {}",
    not_asked: "La partita è finita; non c'è nulla da decidere.",
    why_not_what: "Scrivi anche l'azione, per esempio `perché non activate 2`, o il suo numero.",
    nothing_happened: "Non è successo nulla dopo la tua ultima decisione.",
    nothing_to_undo: "Non c'è una tua decisione da annullare.",
    undo_against_people: "Si annulla solo nelle partite di una persona contro giocatori artificiali.",
    undone: "Annullato: {}",
    save_where: "Scrivi anche il nome di un file, per esempio `salva partita.txt`.",
    saved: "Salvato in {}. `duello play coal --resume {}` riprende da qui.",
    not_saved: "Non salvato: {}",
    no_card: "Nessuna carta e nessun pilota si chiama `{}`.",
    stops_are: "Ti viene chiesto in queste finestre anche quando passare non costa nulla: {}.",
    bad_stops: "Scrivi `soste none` o alcuni di: {}.",
    really_concede: "Il giocatore {} si arrende e lascia la partita. Scrivi `sì` per farlo, altro per continuare a giocare: ",
    not_conceded: "Nessuno si è arreso; la partita continua.",
    bad_concession: "`{}` non è il posto di una persona a questo tavolo. Scrivi `resa` per te, oppure `resa POSTO` con uno di: {}.",
    concession: "la resa",
    help: "\
Comandi
  NUMERO            scegli l'azione con questo numero
  NUMERO POSIZIONE  gioca la carta di questo numero in un'altra posizione libera
  NOTAZIONE         scegli un'azione con la sua notazione, per esempio `play c down 3`, `activate 2`, `end`
  azioni            tutte le azioni permesse con la loro notazione
  altro             la pagina seguente di un elenco
  tavolo            il tavolo come lo vedi tu
  perché            che cosa è successo dopo la tua ultima decisione, con le regole che l'hanno causato
  perché non AZIONE perché un'azione ora non è possibile; AZIONE è una notazione o un numero
  regole ID         il testo di una regola, per esempio `regole TURN-05`; `regole PAROLE` cerca, `regole` elenca i capitoli
  carte NOME        una carta o un pilota dal nome
  registro          tutto quello che è successo finora
  annulla           annulla la tua ultima decisione (contro giocatori artificiali)
  soste NOMI        in quali finestre vuoi che ti venga chiesto
  resa              ti arrendi, dopo una conferma; `resa POSTO` per un'altra persona a questa tastiera
  salva FILE        salva la partita
  aiuto             questo elenco
  esci              lascia la partita
Una riga vuota mostra di nuovo la domanda.",
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_is_filled_in_order() {
        assert_eq!(fill("{} of {}.", &["one", "two"]), "one of two.");
        assert_eq!(fill("all", &[]), "all");
    }
}
