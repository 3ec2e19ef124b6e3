import type { Texts } from './english'

export default {
  summary: 'Ha chiesto {date} alle {time}, {guests}',
  title: 'Altri tavoli per lei',
  titleAsk: 'Richiedi un tavolo',
  'step2-message': 'Ci dispiace, {venue} non ha tavoli liberi alle {time}. Le andrebbe bene un altro orario?',
  'step2-message-cs':
    'Ci dispiace, {venue} non ha tavoli liberi alle {time}. Le andrebbe bene un altro orario, o un ristorante vicino?',
  'step2-ask': '{venue} non ha tavoli liberi intorno alle {time}, ma può richiedere uno di questi orari.',
  'step2-other': 'Ci dispiace, {venue} non ha tavoli liberi intorno alle {time}. Le andrebbe bene {other}?',
  'step2-ask-others':
    'Ci dispiace, {venue} non ha tavoli liberi intorno alle {time}. Può inviare una richiesta a un ristorante vicino.',
  'step2-message-notavailable':
    'Ci dispiace, non abbiamo tavoli liberi intorno all’orario richiesto. Ci chiami e faremo il possibile per trovarle un tavolo.',
  'step2-message-cs-notavailable':
    'Ci dispiace, {venue} non ha tavoli liberi intorno alle {time}. Le andrebbe bene un ristorante vicino?',
  'step2-message-closed': 'Ci dispiace, {venue} è chiuso {date}.',
  enquireNote: {
    one: 'Se sceglie «Richiedi», il ristorante le risponderà entro {hours} ora.',
    other: 'Se sceglie «Richiedi», il ristorante le risponderà entro {hours} ore.',
  },
  list: 'Ristoranti con tavoli liberi',
  listAsk: 'Ristoranti che accettano richieste',
  chosen: 'Il suo ristorante',
  book: 'Prenota {time}',
  enquire: 'Richiedi {time}',
  unavailable: 'Non disponibile {time}',
  at: 'da {venue}',
  moreTimes: 'Altri orari da {venue}',
  found: { one: 'Un ristorante in elenco.', other: '{count} ristoranti in elenco.' },
  moreRestaurants: 'Mostra altri ristoranti',
  lostLooking: 'Ricerca di altri orari…',
  lostTimes: 'Le {time} non sono più disponibili. Orari più vicini:',
  lostNone: 'Le {time} non sono più disponibili, e nemmeno altri orari in questo giorno.',
  lostFailed: 'Non è stato possibile caricare altri orari.',
  lostElsewhere: 'Vedi altri giorni e ristoranti',
  lostOtherDays: 'Vedi altri giorni',
  lostTaken: 'Selezionate le {time}. Non è ancora prenotato nulla.',
} satisfies Texts
