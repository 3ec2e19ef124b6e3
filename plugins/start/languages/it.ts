import type { Texts } from './english'

export default {
  title: 'Trova il tuo tavolo',
  journeys: 'Che cosa vuoi fare?',
  answerComing: 'Verifica in corso…',
  continue: 'Continua',
  chooseVenue: 'Scegli un ristorante',
  chooseJourney: 'Scegli che cosa vuoi fare',
  chooseDay: 'Scegli il giorno della tua visita',
  chooseGuests: 'Scegli il numero di persone',
  chooseTime: 'Scegli un orario',
  alternative:
    'Spiacenti, non abbiamo tavoli liberi intorno all’orario che hai chiesto. Chiamaci e faremo il possibile per trovarti un tavolo.',
} satisfies Texts
