import type { Texts } from './english'

export default {
  found: 'Tavoli liberi in alternativa:',
  day: '{day}, {time}',
  elsewhere: '{time} da {venue}, {distance}',
  elsewhereNear: '{time} da {venue}',
} satisfies Texts
