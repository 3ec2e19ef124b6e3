import { expect } from 'chai'
import { byDay, isNight } from '../../kit/night'
import { opensEyes } from '../kit/audit/eye'
import { sentence, type Examination, type Finding } from '../kit/audit/page'
import { picturesOfToday, walkPictures } from '../kit/audit/walk'
import { browser } from '../kit/browser'
import { visit, type Visit } from '../kit/diner'
import { journeysOf, type Journey } from '../../kit/journeys'
import { pageOf, walk } from '../kit/journeys'
import { byKeyboard, forcedColours, slowAnswers } from './ways/keyboard'
import { byVoice } from './ways/voice'

const shown = picturesOfToday()

const titles: Readonly<Record<Examination, string>> = {
  reached: 'every step of every journey is reached, in one brand or another',
  axe: 'access.axe, WCAG 1.1.1, 1.3.1, 3.3.2, 4.1.2: axe finds nothing, and leaves only contrast open',
  targets: 'WCAG 2.5.8: controls are 44 pixels high and wide',
  sequence: 'WCAG 1.3.2: texts are read in the order in which they are seen',
  motion: 'WCAG 2.2.2: nothing moves for more than five seconds, but for the loading indicators',
  'text contrast': 'WCAG 1.4.3: each text has its contrast with what is drawn below it',
  chosen: 'WCAG 1.4.1, 1.4.11: what is chosen differs by 3:1 from what is not, or has a mark',
  'text spacing': 'WCAG 1.4.12: no text is cut or covered with wider spacing',
  'forced colours': 'WCAG 1.4.1, 1.4.11: forced colours show each control, what is chosen, and the focus',
  'larger text': 'WCAG 1.4.4: no word is cut or broken at 200 % and 360 pixels',
  'focus rings': 'WCAG 2.4.7, 1.4.11: the focus changes pixels by 3:1 at each of its stops',
  order: 'WCAG 2.1.1, 2.1.2, 2.4.3: Tab makes each stop once, in the order that is seen, and leads out',
  'obscured focus': 'WCAG 2.4.11: nothing hides the focus, at 1280 x 800, 360 x 640 and 320 x 256',
  reflow: 'WCAG 1.4.10: at 320 x 256 nothing is beside the window, and each control can be pressed',
  pressed: 'WCAG 2.5.2: a press on a control that is released elsewhere changes nothing',
}

/** One walk: each picture is reached once, and examined by all. */
describe('Browser: the pictures of the gallery', () => {
  const findings: Finding[] = []
  const seen = new Set<string>()
  // A hook for so many at a time: none takes so long that it is taken for one that hangs.
  for (let from = 0; from < shown.length; from += 6)
    before(`walks through the gallery from picture ${from + 1} on`, async () => {
      findings.push(...(await walkPictures(await browser(), shown.slice(from, from + 6), seen)))
    })

  for (const [examination, title] of Object.entries(titles))
    it(title, () => {
      const here = findings.filter((one) => one.examination === examination)
      expect(here.map(sentence)).to.deep.equal([])
    })
})

/** From the first control to the reference, in every way in which a diner may go. */
describe('Browser: journeys without a pointer', () => {
  const faults: string[] = []
  beforeEach(() => void faults.splice(0))

  const begins = (journey: Journey, options: Visit = {}) =>
    visit({ page: pageOf(journey), answers: journey.answers(), prepare: opensEyes, ...options })

  /** The journey has come to its end, and nothing was wrong on the way. */
  function isDone({ sends, body }: Journey, { api, errors }: Awaited<ReturnType<typeof begins>>): void {
    expect([...new Set(faults)]).to.deep.equal([])
    expect(errors).to.deep.equal([])
    expect(api.sent(sends)).to.have.length(1)
    expect(JSON.parse(api.sent(sends)[0]!.body)).to.include(body)
  }

  const all = journeysOf('a booking', 'a party for adults', 'a party for kids', 'an enquiry')
  // A party for kids shows every kind of control, and stands for the others by day.
  for (const journey of byDay(all, ({ title }) => title === 'a party for kids')) {
    it(`access.keyboard, WCAG 2.1.1, 2.4.11: ${journey.title} by keyboard, at 400 %, with slow responses`, async () => {
      const diner = await begins(journey, { viewport: { width: 320, height: 256 } })
      const { watch, waitedFor } = slowAnswers(diner, faults)
      const afterKey = async () => {
        for (const { element, found } of await diner.page.evaluate(() => eye.wide()))
          faults.push(`${element}: ${found}`)
      }
      await walk(byKeyboard(diner, faults, { ...watch, afterKey }), journey)
      isDone(journey, diner)
      expect(waitedFor).to.include(journey.sends)
    })

    it(`WCAG 2.5.3, 4.1.2: ${journey.title} by voice, each control by the words that are seen on it`, async () => {
      const diner = await begins(journey)
      await walk(await byVoice(diner, faults), journey)
      isDone(journey, diner)
    })

    // By day the pictures show forced colours.
    if (isNight)
      it(`WCAG 1.4.11, 2.4.7: ${journey.title} by keyboard, in forced colours and with reduced motion`, async () => {
        const viewport = { width: 1280, height: 2000 }
        const diner = await begins(journey, { forcedColors: 'active', viewport })
        await walk(byKeyboard(diner, faults, await forcedColours(diner, faults)), journey)
        isDone(journey, diner)
      })
  }
})
