import type { Texts } from './english'

export default {
  title: 'Una carta a garanzia del tavolo',
  intro: 'Non è ancora prenotato nulla: serve una carta per tenere il tavolo. Oggi non si addebita nulla.',
  typeAgain: 'Per la sua sicurezza non conserviamo mai i dati della carta. Li inserisca di nuovo.',
  fee: 'Penale in caso di mancata presentazione',
  sum: 'fino a {each} × {count} = {total}',
  when: {
    one: 'Addebitata solo se non si presenta o annulla meno di {hours} ora prima.',
    other: 'Addebitata solo se non si presenta o annulla meno di {hours} ore prima.',
  },
  whenAway: 'Addebitata solo se non si presenta.',
  until: 'Può annullare gratuitamente fino a {date} alle {time}.',
  untilThere: 'Può annullare gratuitamente fino a {date} alle {time}, ora del ristorante.',
  late: {
    one: 'Manca meno di {hours} ora alla prenotazione: la disdetta non è più gratuita.',
    other: 'Mancano meno di {hours} ore alla prenotazione: la disdetta non è più gratuita.',
  },
  number: 'Numero della carta',
  expirationDate: 'Data di scadenza',
  cvv: 'CVV',
  expirationDateHint: 'Mese e anno',
  expirationDatePlaceholder: 'MM / AA',
  cvvHint: '{count} cifre, sul retro',
  cvvHint4: '{count} cifre, sul fronte',
  complete: '{field}: completo',
  loading: 'Caricamento del modulo sicuro per la carta…',
  enterNumber: 'Inserisca il numero della carta',
  enterExpirationDate: 'Inserisca la data di scadenza',
  enterCvv: 'Inserisca il CVV',
  checkNumber: 'Inserisca il numero completo della carta',
  checkExpirationDate: 'Inserisca mese e anno: MM / AA',
  checkCvv: 'Controlli il CVV: ha {count} cifre',
  agreeTerms: 'Accetti i termini della garanzia con carta',
  agree: 'Accetto la garanzia con carta e i relativi {terms}',
  terms: 'termini e condizioni',
  warning: 'Controlli i campi segnalati qui sopra.',
  failed: 'Il modulo sicuro per la carta non si è caricato. I suoi dati sono salvati.',
  again: 'Riprova',
  refused: 'La carta non è stata accettata. La controlli o ne provi un’altra.',
  refusedCvv: 'Il CVV non corrisponde a questa carta. Lo controlli, per favore.',
  unreachable: 'Non siamo riusciti a verificare la carta perché il servizio non ha risposto.',
  bankUnavailable:
    'Non siamo riusciti a contattare la sua banca, quindi non è stato inviato nulla. I suoi dati sono salvati.',
  bankTitle: 'Conferma con la sua banca',
  bankWait: 'Verifica della carta con la sua banca…',
  bankSlow: 'La sua banca impiega più del solito. Può attendere, oppure annullare e provare un’altra carta.',
  bankAsks: 'La sua banca vuole accertarsi che sia lei. Oggi non si addebita nulla.',
  bankAmount:
    'La sua banca vuole accertarsi che sia lei. Può indicare {total}, la penale massima in caso di mancata presentazione. Oggi non si addebita nulla.',
  bankPage: 'Pagina della sua banca',
  bankLoading: 'Caricamento della pagina della sua banca…',
  bankCancel: 'Annulla',
  bankConfirmed: 'La sua banca ha confermato la carta.',
  bankFailed:
    'La sua banca non ha confermato la carta, quindi non è stato inviato nulla. Riprovi o usi un’altra carta.',
  bankUnsupported:
    'La sua banca non può confermare questa carta online, quindi non è stato inviato nulla. Usi un’altra carta.',
  bankAbandoned:
    'Ha annullato la verifica della sua banca, quindi non è stato inviato nulla. I suoi dati sono salvati.',
  clause: {
    one: 'Il ristorante può chiedere una carta a garanzia della prenotazione. La penale per mancata presentazione è al massimo di {each} a persona. Viene addebitata solo se non si presenta o se annulla meno di {hours} ora prima.',
    other:
      'Il ristorante può chiedere una carta a garanzia della prenotazione. La penale per mancata presentazione è al massimo di {each} a persona. Viene addebitata solo se non si presenta o se annulla meno di {hours} ore prima.',
  },
  clauseAway:
    'Il ristorante può chiedere una carta a garanzia della prenotazione. La penale per mancata presentazione è al massimo di {each} a persona. Viene addebitata solo se non si presenta.',
} satisfies Texts
