import type { Texts } from './english'

export default {
  kept: 'Abbiamo conservato le tue scelte.',
  day: 'Il giorno che avevi scelto è passato. Abbiamo conservato il resto.',
  time: 'L’orario che avevi scelto è passato. Abbiamo conservato il resto.',
  result: 'È già stato inviato.',
  startAgain: 'Ricomincia',
  filled: 'Compilato con i dati della tua ultima visita.',
  forget: 'Dimenticami',
  sending: 'Invio in corso…',
  forgotten: 'I tuoi dati sono stati rimossi da questo dispositivo.',
  remember: 'Ricordami su questo dispositivo',
  what: {
    one: 'Nome, email e numero di telefono restano in questo browser per un mese.',
    other: 'Nome, email e numero di telefono restano in questo browser per {count} mesi.',
  },
} satisfies Texts
