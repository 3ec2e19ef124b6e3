import { expect } from 'chai'
import { byDay, isNight } from '../../kit/night'
import { opensEyes } from '../kit/audit/eye'
import { endVisits, visit, type Visit } from '../kit/diner'
import { forcedColours, byKeyboard } from './ways/keyboard'
import { answers, journeys, type Journey } from './ways/journeys'
import { slowAnswers } from './ways/slow-answers'
import { byVoice } from './ways/voice'

/** Journeys from the first control to the reference, by every way in which a diner may go. */
describe('Browser: whole journeys', () => {
  const faults: string[] = []
  beforeEach(() => void faults.splice(0))
  afterEach(endVisits)

  const begins = ({ page }: Journey, options: Visit = {}) =>
    visit({ page, answers, prepare: opensEyes, ...options })

  /** The journey has come to its end, and nothing was wrong on the way. */
  function isDone({ sends, body }: Journey, { api, errors }: Awaited<ReturnType<typeof begins>>): void {
    expect([...new Set(faults)]).to.deep.equal([])
    expect(errors).to.deep.equal([])
    expect(api.sent(sends)).to.have.length(1)
    expect(JSON.parse(api.sent(sends)[0]!.body)).to.include(body)
  }

  // A party for kids shows every kind of control, and stands for the others by day.
  for (const journey of byDay(journeys, ({ title }) => title === 'a party for kids')) {
    it(`WCAG 1.4.10, 2.1.1, 2.1.2, 2.4.3, 2.4.11, 4.1.2: ${journey.title} by the keyboard alone, at 400 % and with slow responses; the focus stays and is fully visible, nothing is outside the window, and controls that wait say why`, async () => {
      const diner = await begins(journey, { viewport: { width: 320, height: 256 } })
      const { watch, waitedFor } = slowAnswers(diner, faults)
      const afterKey = async () => {
        for (const { element, found } of await diner.page.evaluate(() => eye.wide()))
          faults.push(`${element}: ${found}`)
      }
      await journey.walk(byKeyboard(diner, faults, { ...watch, afterKey }))
      isDone(journey, diner)
      expect(waitedFor).to.include(journey.sends)
    })

    // By day the gallery's walk looks at names and at forced colours.
    if (!isNight) continue

    it(`WCAG 2.5.3, 4.1.2: ${journey.title} by voice; each control has a unique name, which is its visible label`, async () => {
      const diner = await begins(journey, { reducedMotion: 'no-preference' })
      await journey.walk(await byVoice(diner, faults))
      isDone(journey, diner)
    })

    it(`WCAG 1.4.11, 2.1.1, 2.1.2, 2.4.3, 2.4.7: ${journey.title} by the keyboard alone, in forced colours and with reduced motion; the focus is visible on each control, and nothing moves`, async () => {
      const viewport = { width: 1280, height: 2000 }
      const diner = await begins(journey, { forcedColors: 'active', reducedMotion: 'reduce', viewport })
      await journey.walk(byKeyboard(diner, faults, await forcedColours(diner, faults)))
      isDone(journey, diner)
    })
  }
})
