import { sessionsBody, slotBody } from '../../../src/scenes'
import type { PictureEntry } from '../picture'
import { begins, clicks, inOrder, presses, reachesDetails } from '../walks'

/** Without the chips and offers of a brand's own, which would be in the same places. */
const drops = ['day-at-a-glance', 'first-free', 'send-at-once', 'requests']

/** Few enough for a phone's window: the bar at its end covers none of them. */
const evening = [1800, 1830, 1845, 1900, 1915, 1930, 2000, 2030]

/** The controls that a plugin of the docs uses and none of ours: chips and a switch, word for word as on their pages. */
export const recipes: readonly PictureEntry[] = [
  {
    id: 'recipe-time-buttons',
    title: 'Recipe: a row of time buttons',
    recipe: 'time-buttons',
    drops,
    answers: { 'GET /api/sessions/*': sessionsBody(evening.map((time) => slotBody(time))) },
    walk: inOrder(begins(), clicks('radio', /\b(19|7):00/)),
  },
  {
    id: 'recipe-controls',
    title: 'Controls for plugins',
    recipe: 'controls',
    drops,
    walk: inOrder(
      reachesDetails(),
      clicks('radio', 'At the bar'),
      clicks('checkbox', 'A cake'),
      presses('number.more'),
      clicks('switch', 'It is a surprise'),
    ),
  },
]
