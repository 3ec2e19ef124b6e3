import type { Texts } from './english'

export default {
  title: 'Buono a sapersi',
  card: 'Serve una carta, per ora non si addebita nulla',
  cancelUntil: 'Disdetta gratuita fino a {date}, {time}',
  cancelBefore: {
    one: 'Disdetta gratuita fino a {count} ora prima',
    other: 'Disdetta gratuita fino a {count} ore prima',
  },
  cancelLate: 'La disdetta non è più gratuita',
  tableUntil: 'Il tavolo è tuo fino alle {time}',
  tableFor: {
    one: 'Il tavolo è tuo per {count} minuto',
    other: 'Il tavolo è tuo per {count} minuti',
  },
  largest: { one: 'Online solo per una persona', other: 'Online fino a {count} persone' },
  tooMany: {
    one: 'Online solo per una persona. Per di più, chiamaci.',
    other: 'Online fino a {count} persone. Per di più, chiamaci.',
  },
} satisfies Texts
