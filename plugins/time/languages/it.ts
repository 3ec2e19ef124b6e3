import type { Texts } from './english'

export default {
  label: 'Orario',
  hour: 'Ora',
  minute: 'Minuti',
  noSlots: 'In questo giorno non si può prenotare online.',
  nextOpenDay: 'Il prossimo giorno di apertura è {day}.',
  fullyBooked:
    'In questo giorno i tavoli online sono esauriti. Scegli un orario per vedere le altre possibilità.',
  full: { one: '{times} è al completo.', other: '{times} sono al completo.' },
  range: 'dalle {from} alle {to}',
  manyFull: 'Molti orari sono al completo.',
  ask: { one: 'Chiedilo lo stesso', other: 'Chiedi uno di questi' },
  fullTimes: 'Orari al completo',
  byEnquiry: 'su richiesta',
  taken: 'Le {time} non sono libere.',
  takenBut: 'Le {time} non sono libere: {first}?',
  takenButTwo: 'Le {time} non sono libere: {first} o {second}?',
  chosenFull: 'Le {time} sono al completo. Vedi altri orari e ristoranti.',
  chosenEnquiry: 'Le {time} sono disponibili su richiesta.',
  failed: 'Non siamo riusciti a caricare gli orari.',
  hourFirst: 'Scegli prima l’ora.',
  loading: 'Ricerca degli orari disponibili…',
  none: 'In questo giorno non ci sono orari disponibili.',
  timesCame: {
    one: '{count} orario disponibile, alle {from}.',
    other: '{count} orari disponibili, dalle {from} alle {to}.',
  },
  chosenAgain: 'Le {time} sono di nuovo selezionate.',
} satisfies Texts
