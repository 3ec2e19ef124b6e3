import base from '../.mocharc.js'

/**
 * `npm run test:light`: by day what of the tests in jsdom depends on what renders, with Preact in React's place: all
 * that the shell draws, and one or two of each kind of part that plugins draw. At night all that renders.
 */
const folders = ['examples', 'languages', 'plugins', 'scenes', 'testing', 'ui']

/** Signals, hooks, events, refs, portals, focus, error boundaries, and in which order all is drawn. */
const shell = [
  'announcements',
  'details/error-summary',
  'details/form',
  'details/filling-in',
  'error-banner',
  'faults/parts',
  'focus',
  'light-slot',
  'place',
  'popup',
  'rendering',
  'texts',
  'ways-back',
].map((file) => `ui/${file}`)

const parts = [
  // Fields and lists: react-select, a calendar, selects, chips and radios.
  'start/fields',
  'location/results',
  'date/calendar',
  'time/times',
  'day-at-a-glance/glance',
  'menus/choice',
  // A form and its checks, as it is typed and left.
  'booking/details',
  'enquiry/preferred-time',
  // Lists that change, dialogs, pictures, motion.
  'cross-sell/choosing',
  'terms/dialog',
  'photograph/photograph',
  'motion/motion',
  'ticket/actions',
  // Frames of third parties.
  'card-guarantee/bank',
  'card-guarantee/form',
  'human-verification/challenge',
].map((file) => `plugins/${file}`)

const byDay = [...shell, ...parts, 'scenes/translated-page', 'testing/diner'].map(
  (file) => `test/${file}.test.tsx`,
)
const atNight = [`test/{${folders.join(',')}}/**/*.test.{ts,tsx}`]

export default {
  ...base,
  import: ['./test/kit/mocha/light.mjs'],
  spec: process.env.TAVOLA_NIGHT === '1' ? atNight : byDay,
  ignore: ['test/**/*.react.test.tsx'],
}
