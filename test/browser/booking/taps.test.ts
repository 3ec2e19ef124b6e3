import { expect } from 'chai'
import { measure, type Measured } from '../../../tools/taps/measure'
import { knownTomorrow, newTomorrow, newTonight } from '../../../tools/taps/walks'
import { isNight } from '../../kit/night'
import { browser } from '../kit/browser'

/** `npm run taps` counts all walks; these three have a goal. They are walked at night. */
const goals = [
  { diner: 'a new diner, tonight', walk: newTonight, toDetails: 2, taps: 8, typed: 4 },
  { diner: 'a new diner, tomorrow', walk: newTomorrow, toDetails: 3, taps: 9, typed: 4 },
  { diner: 'a remembered diner, tomorrow', walk: knownTomorrow, toDetails: 3, taps: 5, typed: 0 },
]

if (isNight) describe('Browser: taps', suite)

function suite() {
  let measured: readonly Measured[]

  // All at once, as most of the time is spent waiting for answers.
  before('walks on phones', async () => {
    const there = await browser()
    measured = await Promise.all(goals.map(({ walk }) => measure(there, walk, 'glance')))
  })

  for (const [index, { diner, walk: _walk, ...expected }] of goals.entries()) {
    it(`${diner}, where the page names restaurant and journey: ${expected.toDetails} taps to the details, ${expected.taps} in all, and nothing moves`, () => {
      const { toDetails, taps, typed, shifts } = measured[index]!
      expect({ toDetails, taps, typed, shifts }).to.deep.equal({ ...expected, shifts: [] })
    })
  }
}
