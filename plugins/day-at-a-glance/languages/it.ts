import type { Texts } from './english'

export default {
  date: 'Data',
  today: 'Oggi',
  tonight: 'Stasera',
  tomorrow: 'Domani',
  otherDay: 'Altra data',
  guests: 'Persone',
  more: 'Altro',
  times: 'Ora',
  waiting: 'Gli orari stanno arrivando.',
  noTimes: 'In questo giorno non ci sono orari.',
  full: 'completo',
  enquire: 'su richiesta',
  earlier: { one: '{count} orario prima', other: '{count} orari prima' },
  allFull: 'In questo giorno non si può prenotare online. Scegli un orario per vedere che cosa si può fare.',
  taken: 'Le {time} non sono più libere.',
  chosenFull: 'Le {time} sono al completo. Continua per vedere che cos’altro c’è.',
  chosenEnquiry: 'Le {time} si possono chiedere con una richiesta. Continua per vedere come.',
} satisfies Texts
