import type { Texts } from './english'

export default {
  kept: 'Abbiamo conservato la tua scelta.',
  day: 'Il giorno che avevi scelto è passato. Abbiamo conservato il resto.',
  time: 'L’orario che avevi scelto è passato. Abbiamo conservato il resto.',
  result: 'È già stato inviato.',
  startAgain: 'Ricomincia',
  filled: 'Compilato dalla tua ultima visita.',
  forget: 'Dimenticami',
  sending: 'Un momento, l’invio è in corso.',
  forgotten: 'Questo dispositivo ti ha dimenticato.',
  remember: 'Ricordami su questo dispositivo',
  what: {
    one: 'Nome, email e telefono restano in questo browser per un mese.',
    other: 'Nome, email e telefono restano in questo browser per {count} mesi.',
  },
} satisfies Texts
