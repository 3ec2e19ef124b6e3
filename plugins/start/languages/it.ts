import type { Texts } from './english'

export default {
  title: 'Trovi il suo tavolo',
  journeys: 'Che cosa desidera?',
  chooseType: 'Cambia il tipo di prenotazione',
  otherJourneys: 'Ha altro in mente?',
  continue: 'Continua',
  answerComing: 'Verifica in corso…',
  passed: 'L’orario scelto non è più disponibile. Ne scelga un altro. Abbiamo conservato il resto.',
  chooseVenue: 'Scelga un ristorante',
  chooseJourney: 'Scelga che cosa desidera fare',
  chooseDay: 'Scelga il giorno della visita',
  chooseGuests: 'Scelga il numero di persone',
  chooseTime: 'Scelga un orario',
  alternative:
    'Ci dispiace, non abbiamo tavoli liberi intorno all’orario richiesto. Ci chiami e faremo il possibile per trovarle un tavolo.',
} satisfies Texts
