import type { Texts } from './english'

export default {
  date: 'Data',
  today: 'Oggi',
  tonight: 'Stasera',
  tomorrow: 'Domani',
  guests: 'Persone',
  more: 'Altro',
  times: 'Ora',
  waiting: 'Gli orari stanno arrivando.',
  noTimes: 'In questo giorno non ci sono orari.',
  full: 'completo',
  enquire: 'su richiesta',
  moreTimes: 'Altri {count}',
  allFull: 'In questo giorno non si può prenotare online.',
  chooseFull: 'Scegli un orario per vedere che cosa si può fare.',
  taken: 'Le {time} non sono più libere.',
  takenBut: 'Le {time} non sono libere: {first}?',
  takenButTwo: 'Le {time} non sono libere: {first} o {second}?',
  chosenFull: 'Le {time} sono al completo. Continua per vedere che cos’altro c’è.',
  chosenEnquiry: 'Le {time} si possono chiedere con una richiesta. Continua per vedere come.',
} satisfies Texts
