import type { Texts } from './english'

export default {
  label: 'Prenota un tavolo',
  summary: 'Prenotazione: {date} alle {time} per {guests}',
  waiting: 'Verifica della disponibilità...',
  sending: 'Invio della prenotazione...',
  complete: 'Completa la prenotazione',
  failed: 'Non è stato possibile completare la prenotazione:',
  terms: 'Prenotazioni',
  confirmed: 'Prenotazione confermata',
  reference: 'Il codice della sua prenotazione',
  thanks: 'Grazie, {name}. La aspettiamo.',
  keep: 'Conservi questo codice. Il ristorante glielo chiederà.',
  guaranteed:
    'Abbiamo verificato la sua carta a garanzia di questa prenotazione. Non le è stato addebitato nulla.',
  again: 'Fai un’altra prenotazione',
  close: 'Fine',
  termsBook:
    'Si può prenotare un tavolo per un numero di persone da {fewest} a {most}. Il tavolo è confermato quando compare il codice della prenotazione.',
  termsGroup: {
    one: 'Da {least} persone in su si invia una richiesta. Non è ancora prenotato nulla: il ristorante le risponderà entro {hours} ora.',
    other:
      'Da {least} persone in su si invia una richiesta. Non è ancora prenotato nulla: il ristorante le risponderà entro {hours} ore.',
  },
  termsGroupOpen:
    'Da {least} persone in su si invia una richiesta. Non è ancora prenotato nulla: il ristorante le risponderà.',
  termsAge: 'Se il ristorante chiede l’età, si conferma di avere più di {age} anni.',
} satisfies Texts
