# Quello che l'arena dice solo di C.O.A.L., in italiano.

models = modelli
models-chosen = modelli scelti dai giocatori
models-drawn = modelli a caso
by-model = Modelli, contro chiunque
pairings = Modelli, quota del primo
by-pilot = Piloti, contro chiunque
side = { $share }  giocate { $played }
echoes = carte Eco
swaps = piloti scambiati
calls = compagni chiamati
helped = segnalini al compagno
a-match = { $n } per partita
fatal = Danno fatale, per Steambot
attack = attacco
own-doing = causato da sé
empty-deck = mazzo vuoto
damage-of-losers = danni di chi perde, in media: { $attack } da attacchi, { $own } causati da sé, { $deck } dal mazzo vuoto

no-models = `{ $text }`: scrivi tanti modelli diversi quanti sono i posti, per esempio `C1,C2`, oppure `all`
no-setup-here = un'arena prende modelli, opzioni e carte; un allestimento intero o il mazzo di un posto è per una partita sola
