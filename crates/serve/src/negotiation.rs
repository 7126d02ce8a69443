//! Reads which compressed copies a client accepts and which copy it already has: the headers `Accept-Encoding` and
//! `If-None-Match` (RFC 9110, 12.5.3 and 13.1.2).

/// The precompressed copies that may lie beside a file: the name of the coding and the file extension of the copy, the
/// smallest first.
const CODINGS: [(&str, &str); 2] = [("br", "br"), ("gzip", "gz")];

/// Returns the compressed copies that the client prefers to the plain file, best first: ordered by its weights, and by
/// size where the weights are equal.
///
/// The plain file is the fallback, even for a client that excludes it: the standard allows this, and a page is more
/// useful than a refusal.
pub(crate) fn copies_by_preference(accept_encoding: &str) -> Vec<(&'static str, &'static str)> {
    let plain = named_weight(accept_encoding, "identity").unwrap_or(0.0);
    let mut copies: Vec<(f32, _)> = CODINGS
        .iter()
        .map(|copy| (weight(accept_encoding, copy.0), *copy))
        .filter(|(weight, _)| *weight > 0.0 && *weight >= plain)
        .collect();
    copies.sort_by(|a, b| b.0.total_cmp(&a.0));
    copies.into_iter().map(|(_, copy)| copy).collect()
}

/// Whether a client with this `If-None-Match` already has the file with this tag. Weak and strong tags are treated
/// alike, as the standard requires.
pub(crate) fn is_known(if_none_match: &str, tag: &str) -> bool {
    let bare = |tag: &str| tag.strip_prefix("W/").unwrap_or(tag).to_owned();
    if_none_match.trim() == "*" || if_none_match.split(',').any(|known| bare(known.trim()) == bare(tag))
}

/// Returns a weight from 0 (not accepted) to 1.
fn weight(accept_encoding: &str, coding: &str) -> f32 {
    let of_any = || named_weight(accept_encoding, "*");
    named_weight(accept_encoding, coding).or_else(of_any).unwrap_or(0.0)
}

/// Returns the weight of the item with exactly this name. An invalid weight counts as 0.
fn named_weight(accept_encoding: &str, name: &str) -> Option<f32> {
    accept_encoding.split(',').find_map(|item| {
        let mut parts = item.split(';').map(str::trim);
        parts.next().filter(|part| part.eq_ignore_ascii_case(name))?;
        let weight = parts.find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")));
        let weight = weight.map_or(Ok(1.0), str::parse).unwrap_or(0.0);
        Some(if (0.0..=1.0).contains(&weight) { weight } else { 0.0 })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_copies(accept_encoding: &str, expected: &[&str]) {
        let copies: Vec<&str> = copies_by_preference(accept_encoding).into_iter().map(|(name, _)| name).collect();
        assert_eq!(copies, expected, "{accept_encoding}");
    }

    #[test]
    fn equal_weights_give_the_smallest_copy_first() {
        check_copies("gzip, deflate, br, zstd", &["br", "gzip"]);
        check_copies("GZIP", &["gzip"]);
        check_copies("", &[]);
        check_copies("deflate", &[]);
    }

    #[test]
    fn the_heavier_copy_comes_first() {
        check_copies("br;q=0.1, gzip;q=0.9", &["gzip", "br"]);
        check_copies("br ; q=0.8 , gzip;Q=0.9", &["gzip", "br"]);
        check_copies("br;q=0.5, gzip", &["gzip", "br"]);
    }

    #[test]
    fn weight_zero_is_a_refusal_and_so_is_a_weight_that_is_none() {
        check_copies("br;q=0, gzip;q=0.5", &["gzip"]);
        check_copies("br;q=0.000, gzip;q=x", &[]);
        check_copies("br;q=2, gzip;q=NaN", &[]);
    }

    #[test]
    fn a_star_stands_for_every_coding_without_a_weight_of_its_own() {
        check_copies("*", &["br", "gzip"]);
        check_copies("br;q=0, *", &["gzip"]);
        check_copies("gzip, *;q=0", &["gzip"]);
        check_copies("gzip;q=0.5, *;q=0.7", &["br", "gzip"]);
    }

    #[test]
    fn a_client_may_prefer_the_plain_file() {
        check_copies("identity, br;q=0.5", &[]);
        check_copies("identity;q=0.5, br;q=0.4, gzip;q=0.6", &["gzip"]);
        check_copies("identity;q=0, gzip", &["gzip"]);
    }

    #[test]
    fn a_tag_is_known_as_it_is_as_a_weak_one_or_by_a_star() {
        for header in ["\"a1\"", "W/\"a1\"", "\"x\", W/\"a1\" , \"y\"", "*", " * "] {
            assert!(is_known(header, "\"a1\""), "{header}");
        }
        for header in ["", "a1", "\"a2\"", "W/\"a2\"", "\"*\"", "w/\"a1\""] {
            assert!(!is_known(header, "\"a1\""), "{header}");
        }
    }
}
