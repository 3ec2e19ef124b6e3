import type { Picture } from '../picture'
import { begins, choosesTime } from './ways'

const shared = { scene: 'guarantee needed', journey: 'Booking', adds: ['know-before'] } as const

/** What a booking asks for, under step 1's Continue. */
export const knowBefore: readonly Picture[] = [
  {
    ...shared,
    id: 'know-before',
    title: 'What a booking asks for',
    caption: 'Under Continue, before a name is typed: as the restaurant’s configuration says it.',
    async walk(walker, visit) {
      await begins(walker, visit)
      await walker.finds('text', 'know-before.card')
      await walker.finds('text', 'know-before.cancelBefore')
    },
  },
  {
    ...shared,
    id: 'know-before-time',
    title: 'What a booking asks for, at a time',
    caption: 'The same lines with the hours of the chosen table.',
    async walk(walker, visit) {
      await choosesTime(walker, visit)
      await walker.finds('text', 'know-before.tableUntil')
    },
  },
]
