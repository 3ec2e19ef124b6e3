import { italian } from '../restaurant-texts'
import type { Texts } from './english'

export default {
  ...italian,
  title: 'Vuole segnalarci qualcosa?',
  hint: 'Si aggiungono alle richieste particolari.',
  which: 'Quali allergie?',
  full: 'Non c’è abbastanza spazio. Accorci prima le richieste particolari.',
} satisfies Texts
