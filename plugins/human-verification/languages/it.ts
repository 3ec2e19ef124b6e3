import type { Texts } from './english'

export default {
  confirm: 'Confermi di essere una persona',
  title: 'Confermi di essere una persona',
  why: 'Così i tavoli restano a chi viene davvero.',
  loading: 'Caricamento della verifica…',
  confirmed: 'Grazie, la verifica è completata.',
  expired: 'La verifica è scaduta. La completi di nuovo.',
  used: 'Completi di nuovo la verifica.',
  failed: 'La verifica non ha funzionato. I suoi dati sono salvati.',
  again: 'Riprova',
  challenge: 'Verifica anti-robot',
  leave: 'Esci dalla verifica',
} satisfies Texts
