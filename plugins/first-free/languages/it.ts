import type { Texts } from './english'

export default {
  found: 'C’è un tavolo:',
  day: '{day}, {time}',
  elsewhere: '{time} da {venue}, {distance}',
  elsewhereNear: '{time} da {venue}',
} satisfies Texts
