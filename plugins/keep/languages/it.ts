import type { Texts } from './english'

export default {
  kept: 'Abbiamo conservato le sue scelte.',
  day: 'Il giorno scelto è passato. Abbiamo conservato il resto.',
  time: 'L’orario scelto è passato. Abbiamo conservato il resto.',
  result: 'È già stato inviato.',
  startAgain: 'Ricomincia',
  filled: 'Compilato con i dati della sua ultima visita.',
  forget: 'Cancella i miei dati',
  sending: 'Invio in corso…',
  forgotten: 'I suoi dati sono stati rimossi da questo dispositivo.',
  remember: 'Ricordami su questo dispositivo',
  what: {
    one: 'Nome, email e numero di telefono restano in questo browser per un mese.',
    other: 'Nome, email e numero di telefono restano in questo browser per {count} mesi.',
  },
} satisfies Texts
