import { expect } from 'chai'
import { closeEngines, endEngineVisits } from '../browser/kit/engines/visit'
import { pageOf, walk } from '../browser/kit/journeys'
import { journeysOf } from '../kit/journeys'
import { startDesktop, type Desktop } from './desktop'
import { visitWithOrca, type Heard } from './reader'
import { inWords, repetitionsIn } from './repetitions'
import { rules } from './rules'

/** Without the widget: what Firefox and Orca do by themselves. */
const barePage = () => `<!doctype html>
<html lang="en">
  <head><title>Bare</title></head>
  <body>
    <label>Children <input type="number" value="8" /></label>
    <button onclick="words.textContent = '12:15'">Choose</button>
    <button aria-describedby="words">Continue</button>
    <p id="words">Choose a time</p>
  </body>
</html>`

/** They have every kind of control, the popup, and an error. */
const journeys = journeysOf(
  'a booking in the popup',
  'a party for kids',
  'an enquiry for a group',
  'a table in another restaurant',
  'a booking that is sent again',
)

describe('Orca', () => {
  let desktop: Desktop
  before(async () => void (desktop = await startDesktop()))
  after(async () => {
    await closeEngines()
    await desktop.close()
  })
  afterEach(endEngineVisits)

  it('WCAG 4.1.3: says twice on a page without the widget what the rules let it say twice', async () => {
    const diner = await visitWithOrca(desktop, { page: barePage })
    await diner.goesTo('Children')
    await diner.press('ArrowUp')
    await diner.goesTo('Continue')
    await diner.goesTo('Choose', 'Shift+Tab')
    await diner.press('Space')
    await diner.goesTo('Continue')
    expect(repetitionsIn(diner.heard).map(inWords)).to.deep.equal([
      'ArrowUp: 9 (2 times)',
      'Tab: 12:15 (2 times)',
    ])
  })

  for (const journey of journeys)
    describe(journey.title, () => {
      let heard: readonly Heard[] = []

      it('is walked to its end by the keyboard alone', async () => {
        const diner = await visitWithOrca(desktop, { page: pageOf(journey), answers: journey.answers() })
        heard = diner.heard
        await walk(diner, journey)
      })

      for (const rule of rules)
        it(`WCAG ${rule.criteria}: ${rule.title}`, () => {
          expect(rule.faults(heard, journey.reference)).to.deep.equal([])
        })
    })
})
