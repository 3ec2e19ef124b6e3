import type { Texts } from './english'

export default {
  summary: 'Hai chiesto {date} alle {time}, {guests}',
  title: 'Altri tavoli per te',
  titleAsk: 'Richiedi un tavolo',
  'step2-message': 'Spiacenti, {venue} non ha tavoli liberi alle {time}. Ti andrebbe bene un altro orario?',
  'step2-message-cs':
    'Spiacenti, {venue} non ha tavoli liberi alle {time}. Ti andrebbe bene un altro orario, o un ristorante vicino?',
  'step2-ask': '{venue} non ha tavoli liberi intorno alle {time}, ma puoi richiedere uno di questi orari.',
  'step2-other': 'Spiacenti, {venue} non ha tavoli liberi intorno alle {time}. Ti andrebbe bene {other}?',
  'step2-ask-others':
    'Spiacenti, {venue} non ha tavoli liberi intorno alle {time}. Puoi inviare una richiesta a un ristorante vicino.',
  'step2-message-notavailable':
    'Spiacenti, non abbiamo tavoli liberi intorno all’orario che hai chiesto. Chiamaci e faremo il possibile per trovarti un tavolo.',
  'step2-message-cs-notavailable':
    'Spiacenti, {venue} non ha tavoli liberi intorno alle {time}. Ti andrebbe bene un ristorante vicino?',
  'step2-message-closed': 'Spiacenti, {venue} è chiuso {date}.',
  enquireNote: {
    one: 'Se scegli «Richiedi», il ristorante ti risponderà entro {hours} ora.',
    other: 'Se scegli «Richiedi», il ristorante ti risponderà entro {hours} ore.',
  },
  list: 'Ristoranti con tavoli liberi',
  listAsk: 'Ristoranti che accettano richieste',
  chosen: 'Il tuo ristorante',
  book: 'Prenota {time}',
  enquire: 'Richiedi {time}',
  unavailable: 'Non disponibile {time}',
  at: 'da {venue}',
  moreTimes: 'Altri orari da {venue}',
  found: { one: 'Un ristorante in elenco.', other: '{count} ristoranti in elenco.' },
  moreRestaurants: 'Mostra altri ristoranti',
} satisfies Texts
