import type { Texts } from './english'

export default {
  title: 'Da sapere',
  card: 'Serve una carta, oggi non si addebita nulla',
  cardFee: 'Serve una carta, oggi non si addebita nulla. Penale per mancata presentazione: fino a {total}',
  cancelUntil: 'Disdetta gratuita fino a {date}, {time}',
  cancelBefore: {
    one: 'Disdetta gratuita fino a {count} ora prima',
    other: 'Disdetta gratuita fino a {count} ore prima',
  },
  cancelLate: 'La disdetta non è più gratuita',
  tableUntil: 'Il tavolo è suo fino alle {time}',
  tableFor: { one: 'Il tavolo è suo per {count} minuto', other: 'Il tavolo è suo per {count} minuti' },
  largest: {
    one: 'Online si prenota per una sola persona',
    other: 'Online si prenota fino a {count} persone',
  },
  tooMany: {
    one: 'Online si prenota per una sola persona. Se siete di più, chiamateci.',
    other: 'Online si prenota fino a {count} persone. Se siete di più, chiamateci.',
  },
} satisfies Texts
