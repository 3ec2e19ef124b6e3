import base from '../../.mocharc.js'

/**
 * `npm run test:browser:react`: what of the browser's tests React's build goes through besides the light one, which goes
 * through all. Every journey, the popup, the keyboard, third parties, isolation and the strict policy; and what React
 * alone could do otherwise: at its roots and its ends, in a box that changes while somebody types in it, in what it keeps
 * in memory.
 */
process.env.TAVOLA_DIST ??= 'dist'

const files = [
  'booking/booking',
  'enquiries/enquiry',
  'enquiries/parties',
  'popup/popup',
  'accessibility/keyboard',
  'third-parties/card-guarantee',
  'third-parties/human-verification',
  'host-page/isolation',
  'host-page/security-policy',
  'host-page/remounts',
  'host-page/destroy',
  'host-page/two-builds',
  'speed/written-step',
  'speed/first-paint',
  'popup/cycles',
  'brands/example-plugins',
]

export default {
  ...base,
  spec: files.map((file) => `test/browser/${file}.test.ts`),
  // Both builds have the same style sheets: whether things fit and stay in place is tested once.
  grep: 'moves? nothing when it loads, at|move nothing when they load|room is reserved',
  invert: true,
}
