import type { Picture } from '../picture'
import { introduces, reachesDetails } from './ways'

const shared = { scene: 'a free evening', journey: 'Booking', adds: ['keep'] } as const

/** What comes back after a reload, and what a device remembers. */
export const keep: readonly Picture[] = [
  {
    ...shared,
    id: 'kept',
    title: 'After a reload',
    caption: 'The choice and the details are back, and a line says so.',
    async walk(walker, visit) {
      await reachesDetails(walker, visit)
      await introduces(walker, visit)
    },
    again: (walker) => walker.finds('button', 'keep.startAgain'),
  },
  {
    ...shared,
    id: 'remember',
    title: 'Remembered on this device',
    caption: 'Off until the diner ticks it.',
    plugins: { keep: { choice: false } },
    async walk(walker, visit) {
      await reachesDetails(walker, visit)
      await walker.finds('checkbox', 'keep.remember')
    },
  },
]
