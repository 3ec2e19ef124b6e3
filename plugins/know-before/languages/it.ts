import type { Texts } from './english'

export default {
  title: 'Buono a sapersi',
  card: 'Serve una carta, oggi non si addebita nulla',
  cancelUntil: 'Disdetta gratuita fino a {date}, {time}',
  cancelBefore: {
    one: 'Disdetta gratuita fino a {count} ora prima',
    other: 'Disdetta gratuita fino a {count} ore prima',
  },
  cancelLate: 'La disdetta non è più gratuita',
  tableUntil: 'Hai il tavolo fino alle {time}',
  tableFor: { one: 'Hai il tavolo per {count} minuto', other: 'Hai il tavolo per {count} minuti' },
  largest: { one: 'Prenota online per una sola persona', other: 'Prenota online fino a {count} persone' },
  tooMany: {
    one: 'Prenota online per una sola persona. Se siete di più, chiamaci.',
    other: 'Prenota online fino a {count} persone. Se siete di più, chiamaci.',
  },
} satisfies Texts
