//! What a table of sectors must keep (ESTRO-QUAD-13). All problems are reported together.

use super::{SECTORS, Sector};
use crate::language::Effect;
use crate::language::check::{self, CardProblem};

/// Everything that is wrong with a table, each problem with the place of its sector.
#[must_use]
pub fn sectors(sectors: &[Sector]) -> Vec<(usize, CardProblem)> {
    let mut found = Vec::new();
    if sectors.len() != SECTORS {
        found.push((0, check::problem("symbol", "check-sectors", &[("n", SECTORS.into())])));
    }
    for (place, sector) in sectors.iter().enumerate() {
        let mut add = |field, id| found.push((place, check::problem(field, id, &[])));
        let is_new = !sectors[..place].iter().any(|other| other.symbol == sector.symbol);
        if !is_new || !check::is_id(&sector.symbol) {
            add("symbol", "check-symbol");
        }
        let is_of_path = |letter: char| letter.is_ascii_alphanumeric() || " .,-".contains(letter);
        if sector.sign.is_empty() || !sector.sign.chars().all(is_of_path) {
            add("sign", "check-sign");
        }
        if [&sector.name.en, &sector.name.it].iter().any(|name| name.trim().is_empty()) {
            add("name", "check-name");
        }
        // Another turn of the dial follows when the sector is done (ESTRO-QUAD-11).
        if destroys_before_its_end(&sector.effects) {
            add("effects", "check-sector-destroys");
        }
        if !sector.effects.is_empty() {
            found.extend(check::gift(&sector.gift()).into_iter().map(|problem| (place, problem)));
        }
    }
    found
}

/// Whether an effect destroys cards, or sacrifices some, and others stand behind it.
fn destroys_before_its_end(effects: &[Effect]) -> bool {
    let Some((last, before)) = effects.split_last() else { return false };
    before.iter().any(destroys)
        || match last {
            Effect::Coin(then) => destroys_before_its_end(then),
            Effect::Toss(heads, tails) => destroys_before_its_end(heads) || destroys_before_its_end(tails),
            _ => false,
        }
}

fn destroys(effect: &Effect) -> bool {
    match effect {
        Effect::Destroy(_) | Effect::Sacrifice(_) => true,
        Effect::Coin(then) => then.iter().any(destroys),
        Effect::Toss(heads, tails) => heads.iter().chain(tails).any(destroys),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dial::{SectorKind, house};

    /// ESTRO-QUAD-13: the house table is sound; ledger 8.5: 11 bonus, 8 malus, 6 neutral.
    #[test]
    fn nothing_is_wrong_with_the_house_table() {
        let found: Vec<String> =
            sectors(house()).iter().map(|(place, problem)| format!("{place}: {problem}")).collect();
        assert_eq!(found, Vec::<String>::new());
        let of = |kind| house().iter().filter(|sector| sector.kind == kind).count();
        assert_eq!([SectorKind::Bonus, SectorKind::Malus, SectorKind::Neutral].map(of), [11, 8, 6]);
    }

    #[test]
    fn what_a_table_must_keep_is_told() {
        let mut table = house().to_vec();
        table.truncate(3);
        table[1].symbol = table[0].symbol.clone();
        table[2].effects =
            vec![Effect::Destroy(crate::language::Target::This), Effect::AttackOnce(crate::language::Who::You)];
        let fields: Vec<(usize, &str)> =
            sectors(&table).iter().map(|(place, problem)| (*place, problem.field)).collect();
        assert_eq!(fields, [(0, "symbol"), (1, "symbol"), (2, "effects"), (2, "gift")]);
    }
}
