import type { Texts } from './english'

export default {
  kept: 'Abbiamo conservato le sue scelte.',
  day: 'Il giorno scelto è passato. Abbiamo conservato il resto.',
  time: 'L’orario scelto è passato. Abbiamo conservato il resto.',
  result: 'È già stato inviato. Per la sua sicurezza non conserviamo il codice.',
  startAgain: 'Ricomincia',
  filled: 'Compilato con i dati della sua ultima visita.',
  forget: 'Cancella i miei dati',
  filledCheck: 'Compilato con i dati della sua ultima visita. Completi la verifica per inviare.',
  sending: 'Invio in corso…',
  forgotten: 'I suoi dati sono stati rimossi da questo dispositivo.',
  remember: 'Ricordami su questo dispositivo',
  what: {
    one: 'Nome, email, telefono e ultimo tavolo restano in questo browser per un mese.',
    other: 'Nome, email, telefono e ultimo tavolo restano in questo browser per {count} mesi.',
  },
  sameAgain: 'Come l’ultima volta:',
  visit: {
    one: '{venue}, {count} persona, {day} alle {time}',
    other: '{venue}, {count} persone, {day} alle {time}',
  },
  gone: '{venue} non accetta più prenotazioni qui. Scelga un altro ristorante.',
  closed: '{venue} è chiuso {day}. Abbiamo scelto {other}.',
  closedLong: '{venue} è chiuso {day}. Scelga un altro ristorante.',
} satisfies Texts
