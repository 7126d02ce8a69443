# Quello che si dice dei mazzi di C.O.A.L. mentre si costruiscono, e quello che l'arena dice solo di C.O.A.L., in italiano.

field-board = MODELLO
field-board-help = lo Steambot del mazzo
field-pilot = NOME
field-pilot-help = un pilota concordato prima; `pilota nessuno`: scelto al tavolo
standing = { $cards } carte su { $size }, { $reactions } Reazioni, { $symbols } simboli di deck-building
head-none = ancora nessuno
head-at-table = scelto al tavolo
head = Steambot: { $board }. Pilota: { $pilot }.
limit-cards = Carte: { $n } (= { $limit })
limit-reactions = Reazioni: { $n } (>= { $limit })
limit-symbols = Simboli di deck-building: { $n } (<= { $limit })
curve = Carte per costo in segnalini:
costs = Tutte le carte costano { $steam } Vapore e { $energy } Energia.
gives = Consumate, { $steam } danno Vapore e { $energy } danno Energia.
symbols = Simboli sulle carte:

models = modelli
models-chosen = modelli scelti dai giocatori
models-drawn = modelli a caso
by-model = Modelli, contro chiunque
pairings = Modelli, quota del primo
by-pilot = Piloti, contro chiunque
side = { $share }  giocate { $played }
echoes = carte Echo
swaps = piloti scambiati
calls = partner chiamati
helped = segnalini al partner
a-match = { $n } per partita
fatal = Danno fatale, per Steambot
attack = attacco
own-doing = causato da sé
empty-deck = mazzo vuoto
damage-of-losers = danni di chi perde, in media: { $attack } da attacchi, { $own } causati da sé, { $deck } dal mazzo vuoto

no-models = `{ $text }`: scrivi tanti modelli diversi quanti sono i posti, per esempio `C1,C2`, oppure `all`
no-setup-here = un'arena prende modelli, opzioni e carte; un allestimento intero o il mazzo di un posto è per una partita sola

blank = la carta senza i suoi effetti: restano il tipo, il costo e la risorsa per cui si consuma.
