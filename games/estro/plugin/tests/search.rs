//! The search language with the cards of ESTRO.

use cardfile::search::Index;
use estro::CardSet;
use estro::language::Estro;

fn names(query: &str) -> Vec<String> {
    let cards = CardSet::house();
    let index = Index::new(&cards);
    let read = index.read(query);
    assert_eq!(read.mistakes, [], "{query}");
    index.find(&read.query).into_iter().map(|card| cards.cards()[card].name.clone()).collect()
}

#[test]
fn the_keys_find_what_they_say() {
    let cards = CardSet::house();
    let is_strong =
        |estro: Estro| cards.cards().iter().filter(move |card| card.estro == estro && card.values.tot() >= 68).count();
    assert_eq!(names("estro:armonio tot>=68").len(), is_strong(Estro::Armonio));
    assert_eq!(names("estro:ardo gift:counter"), ["Ubrazan", "Garzima"]);
    assert_eq!(names("estro:ardo dono:contromossa"), names("estro:ardo gift:counter"));
    assert_eq!(names("tot>=66 dex>=20 estro:granito"), ["Mondrag", "Bastrum", "Gabradon"]);
    assert_eq!(names("is:empty").len(), 125);
    assert!(names("is:gifted usage:once is:hand").contains(&"Mentisa".to_owned()));
    assert_eq!(names("ozok"), ["Ozok"]);
    assert!(names("gift:save").contains(&"Vallomar".to_owned()));
}
