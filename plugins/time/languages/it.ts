import type { Texts } from './english'

export default {
  label: 'Orario',
  hour: 'Ora',
  minute: 'Minuti',
  hourNone: 'Scelga un’ora',
  minuteNone: 'Scelga i minuti',
  noSlots: 'In questo giorno non si può prenotare online.',
  nextOpenDay: 'Il prossimo giorno di apertura è {day}.',
  fullyBooked:
    'In questo giorno i tavoli online sono esauriti. Scelga un orario per vedere le altre possibilità.',
  full: { one: 'Al completo: {times}.', other: 'Al completo: {times}.' },
  range: 'dalle {from} alle {to}',
  manyFull: 'Molti orari sono al completo.',
  ask: { one: 'Chiedi l’orario al completo', other: 'Chiedi un orario al completo' },
  fullTimes: 'Orari al completo',
  byEnquiry: 'su richiesta',
  taken: 'Alle {time} non c’è posto.',
  takenBut: 'Alle {time} non c’è posto. Provi {first}',
  takenButTwo: 'Alle {time} non c’è posto. Provi {first} o {second}',
  chosenFull: 'Alle {time} è tutto al completo. Può vedere altri orari e ristoranti.',
  chosenEnquiry: 'Alle {time} si prenota su richiesta.',
  failed: 'Non siamo riusciti a caricare gli orari.',
  hourFirst: 'Scelga prima l’ora.',
  loading: 'Ricerca degli orari disponibili…',
  none: 'In questo giorno non ci sono orari disponibili.',
  timesCame: {
    one: '{count} orario disponibile, alle {from}.',
    other: '{count} orari disponibili, dalle {from} alle {to}.',
  },
  chosenAgain: 'Orario di nuovo selezionato: {time}.',
} satisfies Texts
