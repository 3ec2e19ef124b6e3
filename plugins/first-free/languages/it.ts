import type { Texts } from './english'

export default {
  found: 'Libero in alternativa:',
  day: '{day}, {time}',
  elsewhere: '{time} da {venue}, {distance}',
  elsewhereNear: '{time} da {venue}',
} satisfies Texts
