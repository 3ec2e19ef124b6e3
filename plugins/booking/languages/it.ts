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
  reference: 'Il codice della tua prenotazione',
  thanks: 'Grazie, {name}. Ti aspettiamo.',
  keep: 'Conserva questo codice. Il ristorante te lo chiederà.',
  guaranteed:
    'Abbiamo verificato la tua carta a garanzia di questa prenotazione. Non ti è stato addebitato nulla.',
  again: 'Fai un’altra prenotazione',
  close: 'Fine',
  termsBook:
    'Puoi prenotare un tavolo per un numero di persone da 1 a {most}. Il tavolo è confermato quando vedi il codice della prenotazione.',
  termsGroup: {
    one: 'Da {least} persone in su invia una richiesta. Non è ancora una prenotazione: il ristorante ti risponderà entro {hours} ora.',
    other:
      'Da {least} persone in su invia una richiesta. Non è ancora una prenotazione: il ristorante ti risponderà entro {hours} ore.',
  },
  termsGroupOpen:
    'Da {least} persone in su invia una richiesta. Non è ancora una prenotazione: il ristorante ti risponderà.',
  termsAge: 'Se il ristorante ti chiede l’età, confermi di avere più di {age} anni.',
} satisfies Texts
