import type { Texts } from './english'

export default {
  date: 'Data',
  today: 'Oggi',
  tonight: 'Stasera',
  tomorrow: 'Domani',
  guests: 'Persone',
  group: '{least}+',
  groupName: 'richiesta per un gruppo',
  more: 'Altro',
  groupNote: 'Da {least} persone in su si invia una richiesta.',
  times: 'Ora',
  waiting: 'Gli orari stanno arrivando.',
  full: 'completo',
  enquire: 'su richiesta',
  earlier: { one: '{count} orario prima', other: '{count} orari prima' },
  allFull: 'In questo giorno non si può prenotare online. Scegli un orario per vedere che cosa si può fare.',
  taken: 'Le {time} non sono più libere.',
  chosenFull: 'Le {time} sono al completo. Continua per vedere che cos’altro c’è.',
  chosenEnquiry: 'Le {time} si possono chiedere con una richiesta. Continua per vedere come.',
} satisfies Texts
