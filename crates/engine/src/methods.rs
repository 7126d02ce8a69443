//! The methods of the protocol, in one table.

use cardfile::search::{Index, Mistake};
use door::{Acted, AnyMatch, Chanced, Company, DoorError, Games, Setting, StartFrom, TakenBack};
use protocol::requests as params;
use protocol::{AwaitsDocument, Both, CardLine};
use serde::Deserialize;
use serde_json::{Value, json};
use table::{Seat, Seed, Viewer};

use crate::player::{self, Thought};
use crate::reply::Fault;
use crate::{Engine, LONGEST_LINE, MOST_MATCHES, MOST_REQUESTS, MOST_THOUGHTS, MOST_VALUES, MOST_WAITING, PROTOCOL};

type Answer = Result<Value, Fault>;

/// Reads the parameters of a method.
pub(crate) fn read<P: for<'a> Deserialize<'a>>(params: Value) -> Result<P, Fault> {
    if !params.is_object() {
        return Err(Fault::params("parameters are given by name, in an object"));
    }
    serde_json::from_value(params).map_err(|error| Fault::params(door::in_short(&error)))
}

struct Method {
    name: &'static str,
    /// The parameters that the method expects, for error messages.
    expects: &'static str,
    call: fn(&mut Engine, Value) -> Answer,
}

const fn method(name: &'static str, expects: &'static str, call: fn(&mut Engine, Value) -> Answer) -> Method {
    Method { name, expects, call }
}

const METHODS: [Method; 23] = [
    method("hello", "{}", |engine, params| hello(engine.games, read(params)?)),
    method("match.new", "{game, seed or chance, setup?, cards?, stops?}", |engine, params| {
        engine.new_match(read(params)?)
    }),
    method("match.load", "{game, position, setup?, cards?, seed? or chance?, stops?}", |engine, params| {
        engine.load(read(params)?)
    }),
    method("match.position", "{match}", |engine, params| engine.position(&read(params)?)),
    method("match.view", "{match, viewer: seat or \"public\", language?: \"en\" or \"it\"}", |engine, params| {
        engine.view(&read(params)?)
    }),
    method("match.awaits", "{match, viewer?: seat or \"public\"}", |engine, params| engine.awaits(&read(params)?)),
    method("match.actions", "{match, seat}", |engine, params| engine.actions(&read(params)?)),
    method("match.act", "{match, seat, action}", |engine, params| engine.act(&read(params)?)),
    method("match.explain", "{match, seat, action}", |engine, params| engine.explain(&read(params)?)),
    method("match.concede", "{match, seat}", |engine, params| engine.concede(&read(params)?)),
    method("match.take_back", "{match, seat}", |engine, params| engine.take_back(&read(params)?)),
    method("match.events", "{match, viewer: seat or \"public\", since?}", |engine, params| {
        engine.events(&read(params)?)
    }),
    method("match.record", "{match, comments?}", |engine, params| engine.record(&read(params)?)),
    method("match.replay", "{record, upto?, redeal?: {viewer, seed}, stops?}", |engine, params| {
        engine.replay(read(params)?)
    }),
    method("match.bot", "{match, seat, bot, budget?: {simulations: N} or {millis: N}, seed?}", |engine, params| {
        engine.bot(&read(params)?)
    }),
    method("match.cancel", "{match}", |engine, params| engine.cancel(&read(params)?)),
    method("match.set_stops", "{match, seat, stops: \"NAME ...\" or null}", |engine, params| {
        engine.set_stops(&read(params)?)
    }),
    method("match.drop", "{match}", |engine, params| engine.drop_match(&read(params)?)),
    method("cards.list", "{game, query?, cards?}", |engine, params| cards_list(engine.games, read(params)?)),
    method("cards.show", "{game, id, cards?}", |engine, params| cards_show(engine.games, read(params)?)),
    method("deck.check", "{game, deck: [id, ...] | text, options?: [name, ...], cards?}", |engine, params| {
        deck_check(engine.games, read(params)?)
    }),
    method("rules.list", "{game, language?: \"en\" or \"it\"}", |engine, params| {
        rules_list(engine.games, &read(params)?)
    }),
    method("rules.clause", "{game, id, language?: \"en\" or \"it\"}", |engine, params| {
        rules_clause(engine.games, &read(params)?)
    }),
];

/// Calls a method.
pub(crate) fn call(engine: &mut Engine, name: &str, params: Value) -> Answer {
    let Some(method) = METHODS.iter().find(|method| method.name == name) else {
        return Err(Fault::unknown_method(name, &names()));
    };
    (method.call)(engine, params).map_err(|fault| {
        if fault.code == Fault::params("").code { fault.with("expected", method.expects) } else { fault }
    })
}

/// Returns the parameters that a method expects, for error messages.
pub(crate) fn expects(name: &str) -> &'static str {
    METHODS.iter().find(|method| method.name == name).map_or("", |method| method.expects)
}

/// Returns the names of all methods.
pub(crate) fn names() -> Vec<&'static str> {
    METHODS.iter().map(|method| method.name).collect()
}

/// Sets the standing orders of the seats, in the order of the seats.
fn give_stops(live: &mut dyn AnyMatch, stops: &[Option<String>]) -> Result<(), Fault> {
    if stops.len() > live.seats() as usize {
        return Err(Fault::params(format!(
            "`stops` has {} entries, one for each of {} seats",
            stops.len(),
            live.seats()
        )));
    }
    for (seat, orders) in (0..).zip(stops) {
        live.set_standing(Seat(seat), orders.as_deref())?;
    }
    Ok(())
}

fn hello(games: Games, _: params::Nothing) -> Answer {
    let games: Vec<Value> = games
        .iter()
        .map(|game| {
            let mut about = json!(game.about());
            about["bots"] = json!(game.players());
            about["levels"] = json!(game.levels());
            let usual = |company: Company| (company.as_str().to_owned(), json!(game.usual_stops(company)));
            about["default_stops"] = Company::ALL.into_iter().map(usual).collect();
            about
        })
        .collect();
    Ok(json!({
        "name": "duello",
        "version": env!("CARGO_PKG_VERSION"),
        "protocol": PROTOCOL,
        "games": games,
        "methods": names(),
        "limits": {
            "line_bytes": LONGEST_LINE,
            "line_values": MOST_VALUES,
            "batch_requests": MOST_REQUESTS,
            "matches": MOST_MATCHES,
            "thoughts": MOST_THOUGHTS,
            "waiting_requests": MOST_WAITING,
            "bot_millis": player::MOST_MILLIS,
            "bot_simulations": player::MOST_SIMULATIONS,
        },
    }))
}

impl Engine {
    fn new_match(&mut self, params: params::New) -> Answer {
        self.check_room()?;
        let cards = params.cards.list();
        let setting = Setting { setup: params.setup.as_ref(), cards: &cards };
        let chance = chance(params.chance, params.seed)?.ok_or_else(|| Fault::params("missing field `seed`"))?;
        let mut live = self.games.find(&params.game)?.deal(setting, chance)?;
        give_stops(live.as_mut(), &params.stops)?;
        Ok(self.welcome(live))
    }

    fn load(&mut self, params: params::Load) -> Answer {
        self.check_room()?;
        let cards = params.cards.list();
        let setting = Setting { setup: params.setup.as_ref(), cards: &cards };
        let chance = chance(params.chance, params.seed)?.unwrap_or(Chanced::Seed(Seed::from(0)));
        let position = StartFrom { text: &params.position, chance };
        let mut live = self.games.find(&params.game)?.load(setting, position)?;
        give_stops(live.as_mut(), &params.stops)?;
        Ok(self.welcome(live))
    }

    /// Stores a match and returns its state.
    fn welcome(&mut self, live: Box<dyn AnyMatch>) -> Value {
        let (setup, awaits) = (live.setup(), live.awaits(Viewer::Public));
        json!({ "match": self.keep(live), "setup": setup, "awaits": awaits })
    }

    fn position(&mut self, params: &params::Of) -> Answer {
        let live = self.live(&params.name)?;
        let mut answer = json!({ "game": live.game(), "setup": live.setup(), "position": live.position() });
        if let Some(left) = live.draws_left() {
            answer["draws_left"] = json!(left);
        }
        Ok(answer)
    }

    fn view(&mut self, params: &params::Look) -> Answer {
        let live = self.live(&params.name)?;
        let viewer = params.viewer.viewer(live.seats())?;
        let mut answer = json!({ "view": live.view(viewer) });
        if let Some(language) = params.language {
            answer["text"] = json!(live.describe(viewer, language));
        }
        Ok(answer)
    }

    fn awaits(&mut self, params: &params::Awaits) -> Answer {
        let live = self.live(&params.name)?;
        let viewer = params.viewer.as_ref().map_or(Ok(Viewer::Public), |viewer| viewer.viewer(live.seats()))?;
        Ok(json!(live.awaits(viewer)))
    }

    fn actions(&mut self, params: &params::OfSeat) -> Answer {
        let live = self.live(&params.name)?;
        let seat = seat_of(live.as_ref(), params.seat)?;
        Ok(json!({ "actions": live.actions(seat) }))
    }

    fn act(&mut self, params: &params::Act) -> Answer {
        let live = self.live(&params.name)?;
        let acted = live.act(Seat(params.seat), &params.action)?;
        Ok(acted_answer(acted, &live.awaits(Seat(params.seat).into())))
    }

    fn concede(&mut self, params: &params::OfSeat) -> Answer {
        let live = self.live(&params.name)?;
        let acted = live.concede(Seat(params.seat))?;
        Ok(acted_answer(acted, &live.awaits(Seat(params.seat).into())))
    }

    fn take_back(&mut self, params: &params::OfSeat) -> Answer {
        let live = self.live(&params.name)?;
        let seat = Seat(params.seat);
        Ok(match live.take_back(seat)? {
            TakenBack::Done { decisions } => {
                json!({ "accepted": true, "taken_back": decisions, "awaits": live.awaits(seat.into()) })
            }
            TakenBack::Refused(refusal) => json!({ "accepted": false, "refusal": refusal }),
        })
    }

    fn explain(&mut self, params: &params::Act) -> Answer {
        let refusal = self.live(&params.name)?.refusal(Seat(params.seat), &params.action)?;
        Ok(json!({ "legal": refusal.is_none(), "refusal": refusal }))
    }

    fn events(&mut self, params: &params::Events) -> Answer {
        let live = self.live(&params.name)?;
        let viewer = params.viewer.viewer(live.seats())?;
        if let (Viewer::Seat(_), Some(refusal)) = (viewer, live.aid_refusal()) {
            return Err(Fault::no_log(&refusal));
        }
        let events = live.events(viewer, params.since);
        let next = events.last().map_or(params.since, |event| event.number + 1);
        Ok(json!({ "events": events, "next": next }))
    }

    fn record(&mut self, params: &params::RecordOf) -> Answer {
        Ok(json!({ "record": self.live(&params.name)?.record(params.comments.then_some(table::Language::En))? }))
    }

    fn replay(&mut self, params: params::Replay) -> Answer {
        self.check_room()?;
        let game = self.games.of_record(&params.record)?;
        let redeal = match &params.redeal {
            // Whether the match has this seat is checked later, in `door`.
            Some(redeal) => Some((redeal.viewer.viewer(Seat::MAX)?, redeal.seed.seed()?)),
            None => None,
        };
        let mut replayed = game.replay(&params.record, params.upto, redeal)?;
        give_stops(replayed.live.as_mut(), &params.stops)?;
        let problems: Vec<Value> = replayed
            .problems
            .iter()
            .map(|problem| json!({ "line": problem.line, "message": problem.message.to_string() }))
            .collect();
        let mut answer = self.welcome(replayed.live);
        answer["decisions"] = json!(replayed.decisions);
        answer["problems"] = json!(problems);
        Ok(answer)
    }

    fn bot(&mut self, params: &params::BotMove) -> Answer {
        let thought = self.thought(params)?;
        let answer = thought.think();
        self.play(&thought, answer)
    }

    /// Returns the question that a `match.bot` asks a player.
    pub(crate) fn thought(&mut self, params: &params::BotMove) -> Result<Thought, Fault> {
        let seed = params.seed.as_ref().map_or(Ok(Seed::from(0)), params::Word::seed)?;
        let games = self.games;
        let live = self.live(&params.name)?;
        let (game, at) = (games.find(live.game())?, (params.name.as_str(), Seat(params.seat)));
        Thought::of(game, live.as_ref(), at, &params.bot, params.budget, seed)
    }

    /// Plays the action that a player has chosen.
    pub(crate) fn play(&mut self, thought: &Thought, answer: player::Answer) -> Answer {
        let name = &thought.name;
        let action = answer.action(|| self.matches.remove(name).map(|_| name.clone()))?;
        let live = self.live(name)?;
        let acted = live.act(thought.seat, &action)?;
        let mut answer = acted_answer(acted, &live.awaits(thought.seat.into()));
        answer["action"] = json!(action);
        Ok(answer)
    }

    /// Used when requests are answered one by one: no player is thinking then, so there is nothing to cancel; see
    /// [`crate::beside`].
    fn cancel(&mut self, params: &params::Of) -> Answer {
        self.live(&params.name)?;
        Ok(json!({ "cancelled": false }))
    }

    fn set_stops(&mut self, params: &params::SetStops) -> Answer {
        let live = self.live(&params.name)?;
        let seat = seat_of(live.as_ref(), params.seat)?;
        live.set_standing(seat, params.stops.as_deref())?;
        Ok(json!({ "stops": live.standing(seat), "awaits": live.awaits(seat.into()) }))
    }

    fn drop_match(&mut self, params: &params::Of) -> Answer {
        self.live(&params.name)?;
        self.matches.remove(&params.name);
        Ok(json!({ "dropped": params.name }))
    }
}

/// Returns the source of chance that the request names: a script or a seed, or `None` if it names neither.
fn chance(script: Option<params::Script>, seed: Option<params::Word>) -> Result<Option<Chanced>, Fault> {
    match (script, seed) {
        (Some(_), Some(_)) => Err(Fault::params("chance comes from a `seed` or from a script, not from both")),
        (Some(script), None) => Ok(Some(Chanced::Script(script.draws()?))),
        (None, Some(seed)) => Ok(Some(Chanced::Seed(seed.seed()?))),
        (None, None) => Ok(None),
    }
}

fn acted_answer(acted: Acted, awaits: &AwaitsDocument) -> Value {
    match acted {
        Acted::Done { events, settled } => {
            json!({ "accepted": true, "events": events, "settled": settled, "awaits": awaits })
        }
        Acted::Refused(refusal) => json!({ "accepted": false, "refusal": refusal }),
    }
}

fn seat_of(live: &dyn AnyMatch, seat: u8) -> Result<Seat, Fault> {
    let last = live.seats().saturating_sub(1);
    if seat <= last { Ok(Seat(seat)) } else { Err(DoorError::NoSuchSeat { seat, last }.into()) }
}

fn cards_list(games: Games, params: params::CardsOf) -> Answer {
    let (game, further) = (games.find(&params.game)?, params.cards.list());
    let cards = game.cards(&further)?;
    let Some(query) = &params.query else { return Ok(json!({ "cards": cards })) };
    let index = Index::new(game.searchable(&further)?.as_ref());
    let read = index.read(query);
    if !read.mistakes.is_empty() {
        let problem =
            |mistake: &Mistake| json!({ "line": 1, "column": mistake.column, "message": mistake.to_string() });
        let problems: Vec<Value> = read.mistakes.iter().map(problem).collect();
        return Err(Fault::query().with("what", "query").with("problems", problems));
    }
    let found: Vec<&CardLine> = index.find(&read.query).into_iter().filter_map(|card| cards.get(card)).collect();
    let mut answer =
        json!({ "cards": found, "query": Both::say(|language| read.query.print(index.fields(), language)) });
    if let Some(reason) = index.why_empty(&read.query) {
        answer["reason"] = json!(Both::say(|language| reason.say(language).to_owned()));
    }
    Ok(answer)
}

fn cards_show(games: Games, params: params::CardOf) -> Answer {
    Ok(games.find(&params.game)?.card(&params.id, &params.cards.list())?)
}

fn deck_check(games: Games, params: params::DeckOf) -> Answer {
    Ok(json!(games.find(&params.game)?.check_deck(&params.deck, &params.options, &params.cards.list())?))
}

fn rules_list(games: Games, params: &params::RulesOf) -> Answer {
    Ok(json!({ "chapters": games.find(&params.game)?.rules(params.language) }))
}

fn rules_clause(games: Games, params: &params::ClauseOf) -> Answer {
    Ok(json!(games.find(&params.game)?.clause(&params.id, params.language)?))
}
