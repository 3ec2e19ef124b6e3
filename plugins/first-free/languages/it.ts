import type { Texts } from './english'

export default {
  looking: 'Cerchiamo il prossimo tavolo disponibile…',
  found: 'Prossime disponibilità:',
  failed: 'Non siamo riusciti a cercare altri tavoli. Scelga un altro giorno o orario.',
  none: 'Nei prossimi giorni non abbiamo trovato tavoli.',
  day: '{day}, {time}',
  elsewhere: '{time} da {venue}, {distance}',
  elsewhereNear: '{time} da {venue}',
} satisfies Texts
