import type { Texts } from './english'

export default {
  label: 'Ristorante',
  search: 'Cerca un ristorante',
  searching: 'Ricerca in corso…',
  notFound: 'Non abbiamo trovato ristoranti per «{text}». Provi con una città, un codice postale o una via.',
  near: 'Vicino a {place}',
  nearby: 'Nelle vicinanze',
  narrow: {
    one: '{shown} di {count} ristorante. Scriva di più per restringere l’elenco.',
    other: '{shown} di {count} ristoranti. Scriva di più per restringere l’elenco.',
  },
  nothing: 'Nessun risultato.',
  didYouMean: 'Forse cercavi:',
  closedUntil: 'Chiuso fino al {date}',
  closedAfter: 'Chiuso dopo il {date}',
  closed: 'Chiuso',
  chosenBefore: 'Scelti di recente',
  listed: { one: '{count} ristorante tra cui scegliere', other: '{count} ristoranti tra cui scegliere' },
  gone: '{name} non accetta più prenotazioni qui.',
  listFailed: 'Non siamo riusciti a caricare l’elenco dei ristoranti.',
  searchFailed: 'La ricerca non ha funzionato.',
  restaurants: 'Ristoranti',
  found: { one: '{count} ristorante trovato', other: '{count} ristoranti trovati' },
  chosenLocation: 'Ristorante scelto: {name}.',
} satisfies Texts
