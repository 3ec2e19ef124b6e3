import base from '../../.mocharc.js'

/**
 * `npm run test:browser:react`: the browser's tests that React's build goes through too; the light one goes through all. By day those
 * of React's own work: the popup by keyboard, roots that begin and end again and again, two builds on one page, a step that takes
 * over a written one and keeps to a strict policy, and a booking in every engine.
 */
process.env.TAVOLA_DIST ??= 'dist'

const daily = [
  'accessibility/controls',
  'host-page/destroy',
  'host-page/two-builds',
  'speed/written-step',
  'engines/firefox',
  'engines/webkit',
]

/** At night each journey, third parties and isolation too. */
const nightly = [
  'booking/booking',
  'booking/journeys',
  'popup/popup',
  'third-parties/bank',
  'third-parties/card-guarantee',
  'third-parties/human-verification',
  'host-page/isolation',
  'host-page/security-policy',
  'speed/first-paint',
]

const isNight = process.env.TAVOLA_NIGHT === '1'
const files = isNight ? [...daily, ...nightly] : daily

export default {
  ...base,
  // By day a second browser costs more than it saves.
  parallel: isNight,
  jobs: 2,
  spec: files.map((file) => `test/browser/${file}.test.ts`),
}
