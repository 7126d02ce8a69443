//! Necrotokens: how many each player has, and what they buy.

use estro::rules::{DEPLOYMENT, EXTRA_CARD, MOST_TOKENS, PROTECTION};
use leptos::prelude::*;
use table::Seat;

use super::players::SEATS;
use super::{Sheet, turn};
use crate::Count;
use crate::pad::Pad;
use crate::parts::{Counter, Tool};

/// The Necrotokens of a player (ESTRO-NEC-02).
pub type Tokens = Count<0, { MOST_TOKENS as i16 }>;

/// What tokens buy: their number, the message, and whether only the player buys it whose turn it is.
const USES: [(u8, &str, bool); 3] =
    [(EXTRA_CARD, "buy-card", true), (PROTECTION, "buy-protection", false), (DEPLOYMENT, "buy-deployment", true)];

/// Why a player may not buy something now, by the id of the message; what only the table knows is not asked.
fn why_not(sheet: &Sheet, seat: Seat, (cost, _, is_of_turn): (u8, &str, bool)) -> Option<&'static str> {
    let is_drawless = sheet.options().is_drawless(sheet.turn.number(), estro::round::PLAYERS);
    match cost {
        _ if sheet.tokens[seat.index()].get() < i16::from(cost) => Some("too-few-tokens"),
        _ if is_of_turn && turn::active(sheet) != seat => Some("not-your-turn"),
        EXTRA_CARD if is_drawless => Some("no-draw"),
        _ => None,
    }
}

/// The tokens of both players.
#[component]
pub fn TokensTool(pad: Pad<Sheet>) -> impl IntoView {
    view! {
        <Tool id="tokens" title=pad.text("necrotokens")>
            <p class="hint">{move || pad.say("tokens-hint")}</p>
            {SEATS.map(|seat| view! { <Purse pad seat/> })}
        </Tool>
    }
}

/// The tokens of a player, and what they buy.
#[component]
fn Purse(pad: Pad<Sheet>, seat: Seat) -> impl IntoView {
    let place = seat.index();
    let seating = pad.of(|sheet| sheet.players.seating.clone());
    let who = move || seating.with(|seating| seating.who(&pad.app, seat));
    let count = pad.of(move |sheet| sheet.tokens[place].get());
    let buy = move |entry: (u8, &'static str, bool)| {
        let reason = pad.of(move |sheet| why_not(sheet, seat, entry));
        let press = move |_| {
            pad.change(|sheet| {
                if why_not(sheet, seat, entry).is_none() {
                    sheet.tokens[place].step(-i16::from(entry.0));
                }
            });
        };
        view! {
            <li>
                <button type="button" class="buy" data-buy=entry.0 aria-disabled=move || reason.get().is_some().to_string() on:click=press>
                    <b class="cost">{entry.0}</b>
                    <span>
                        {move || pad.say(entry.1)}
                        <span class="style-line">{move || reason.get().map(|id| pad.say(id))}</span>
                    </span>
                </button>
            </li>
        }
    };
    view! {
        <div class="purse" data-seat=seat.0>
            <Counter app=pad.app name=format!("tokens-{}", seat.0) label=Signal::derive(who) value=count
                least=Tokens::LEAST most=Tokens::MOST step=move |by| pad.change(|sheet| sheet.tokens[place].step(by))/>
            <ul class="buys">{USES.map(buy)}</ul>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Sheet as _;

    /// ESTRO-NEC-05, ESTRO-NEC-07, ESTRO-NEC-10, ESTRO-NEC-13.
    #[test]
    fn tokens_buy_what_the_moment_allows() {
        let mut sheet = Sheet::default();
        sheet.players.stratega = true;
        sheet.tokens = [Tokens::near(3); 2];
        let why = |sheet: &Sheet, seat: u8| USES.map(|entry| why_not(sheet, Seat(seat), entry));
        assert_eq!(why(&sheet, 0), [None; 3]);
        assert_eq!(why(&sheet, 1), [Some("not-your-turn"), None, Some("not-your-turn")]);
        sheet = sheet.next_turn().and_then(|sheet| sheet.next_turn()).unwrap();
        assert_eq!(why(&sheet, 0), [Some("no-draw"), None, None]);
        sheet.tokens[0] = Tokens::near(1);
        assert_eq!(why(&sheet, 0)[1..], [Some("too-few-tokens"); 2]);
    }
}
