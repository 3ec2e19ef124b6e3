import type { Texts } from './english'

export default {
  confirm: 'Conferma di essere una persona',
  title: 'Conferma di essere una persona',
  why: 'Così i tavoli restano alle persone.',
  loading: 'La verifica si sta caricando…',
  confirmed: 'Grazie, la verifica è fatta.',
  expired: 'La verifica è scaduta. Ripetila.',
  used: 'Ripeti la verifica ancora una volta.',
  failed: 'La verifica non ha funzionato. I tuoi dati sono conservati.',
  again: 'Riprova',
  challenge: 'Verifica che sei una persona',
  leave: 'Esci dalla verifica',
} satisfies Texts
