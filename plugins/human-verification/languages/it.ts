import type { Texts } from './english'

export default {
  confirm: 'Conferma di essere una persona',
  title: 'Conferma di essere una persona',
  why: 'Così i tavoli restano ai veri ospiti.',
  loading: 'Caricamento della verifica…',
  confirmed: 'Grazie, la verifica è completata.',
  expired: 'La verifica è scaduta. Completala di nuovo.',
  used: 'Completa di nuovo la verifica.',
  failed: 'La verifica non ha funzionato. I tuoi dati sono salvati.',
  again: 'Riprova',
  challenge: 'Verifica che sei una persona',
  leave: 'Esci dalla verifica',
} satisfies Texts
