import type { Texts } from './english'

export default {
  link: 'termini e condizioni',
  title: 'Termini e condizioni',
  close: 'Chiudi',
  loading: 'Caricamento dei termini…',
  failed: 'Non siamo riusciti a caricare i termini.',
  inFull: 'Per intero, in una nuova scheda:',
  page: 'I nostri termini e condizioni',
  privacy: 'La nostra informativa sulla privacy',
  none: 'Chieda i termini al ristorante.',
} satisfies Texts
