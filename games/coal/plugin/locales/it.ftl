# Quello che si dice dei mazzi di C.O.A.L. mentre si costruiscono, in italiano.

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
