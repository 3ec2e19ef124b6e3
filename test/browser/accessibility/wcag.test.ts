import { expect } from 'chai'
import { knownFailures, type KnownFailure } from '../../../tools/accessibility/known-failures'
import { unusedDecisions } from '../kit/audit/axe'
import { sentence, type Examination, type Finding } from '../kit/audit/page'
import { picturesOf, walkPictures } from '../kit/audit/walk'
import { browser } from '../kit/browser'
import { byDay, isNight } from '../../kit/night'
import { opensEyes } from '../kit/audit/eye'
import { visit, type Visit } from '../kit/diner'
import { forcedColours, byKeyboard, slowAnswers } from './ways/keyboard'
import { answers, journeys, type Journey } from './ways/journeys'
import { byVoice } from './ways/voice'

/**
 * TAVOLA_PICTURES=all: every brand, scheme and width; =looks: every look, light and dark; =once: each picture once, as at
 * night. By day those that stand for the others.
 */
const { TAVOLA_PICTURES: set } = process.env
const shown = picturesOf(set)

const titles: Readonly<Record<Examination, string>> = {
  reached: 'reaches every step of every journey, in one brand or another',
  axe: 'WCAG 1.1.1, 1.3.1, 3.3.2, 4.1.2: axe finds nothing, by its best practices too, and all that it leaves open is decided',
  names:
    'WCAG 2.5.3, 4.1.2: each control and group has a name; a control’s begins with the words that are seen on it, and no other control has it',
  relations: 'WCAG 1.3.1, 4.1.2: each id that an element refers to stands in the same tree',
  language: 'WCAG 3.1.1, 3.1.2: the widget says its language, and a text in another one its own',
  autocomplete: 'WCAG 1.3.5: a form that asks who somebody is tells the browser so',
  targets: 'WCAG 2.5.8: what is pressed is 44 pixels high and wide',
  'text contrast': 'WCAG 1.4.3: each text is read on what is drawn below it',
  'focus rings': 'WCAG 2.4.7, 1.4.11: the focus changes pixels by 3:1 at each of its stops',
  chosen: 'WCAG 1.4.1, 1.4.11: what is chosen differs by 3:1 from what is not, or has a mark',
  order:
    'WCAG 1.3.2, 2.1.1, 2.1.2, 2.4.3: Tab makes each stop once, in the order that is seen, and leads out',
  'obscured focus': 'WCAG 2.4.11: nothing hides the focus, at 1280 x 800, 360 x 640 and 320 x 256',
  reflow:
    'WCAG 1.4.10: at 320 x 256 nothing is beside the window, and all that is pressed can be brought into it',
  'text spacing': 'WCAG 1.4.12: no text is cut or covered with wider spacing',
  'larger text': 'WCAG 1.4.4: no word is cut or broken at 200 % and 360 pixels',
  'forced colours':
    'WCAG 1.4.1, 1.4.11: with forced colours each control, the chosen one and the focus are seen',
  absent:
    'WCAG 1.2.1, 1.2.2, 1.2.3, 1.2.4, 1.2.5, 1.4.2, 1.4.5, 2.4.2, 2.5.4, 2.5.7, 3.3.8: there is no sound, film, drawn text, login or dragging, nothing follows the motion of the device, and the page keeps its title',
  sequence:
    'WCAG 1.3.2: texts are read in the order in which they are seen, from left to right and from right to left',
  region: 'WCAG 2.4.1: the widget is a region with a name, and each step begins with a heading',
  navigation:
    'WCAG 3.2.3: Back is the first control; the summary, the links to edit the choices and the step follow, in this order',
  help: 'WCAG 3.2.6: the restaurant’s telephone number is after the text of an error, and before its buttons',
  links:
    'WCAG 2.4.4: a telephone link has its number in its name, a link to another page says that it opens a new tab, and links of one name lead to one place',
  motion: 'WCAG 2.2.2: nothing moves for more than five seconds, but for the loading indicators',
  hover: 'WCAG 1.4.13: no text comes or goes with the mouse over a control',
  pressed: 'WCAG 2.5.2: a press on a control that is released elsewhere changes no value, step or dialog',
}

/** One walk: each picture is reached once, and examined by all. */
describe('Browser: checks beyond axe, on every picture of the gallery', () => {
  const findings: Finding[] = []
  const seen = new Set<string>()
  // A hook for so many at a time: none takes so long that it is taken for one that hangs.
  for (let from = 0; from < shown.length; from += 6)
    before(`walks through the gallery from picture ${from + 1} on`, async () => {
      findings.push(...(await walkPictures(await browser(), shown.slice(from, from + 6), seen)))
    })

  const isKnown = (found: Finding) => knownFailures.some((failure) => isOf(failure, found))

  for (const [examination, title] of Object.entries(titles))
    it(title, () => {
      const here = findings.filter((one) => one.examination === examination)
      expect(here.filter((one) => !isKnown(one)).map(sentence)).to.deep.equal([])
    })

  // A set that leaves brands or looks out may not show all that is known.
  if (set === 'all' || set === 'looks')
    it('every known failure and every decision still applies to a picture', () => {
      const mended = knownFailures.filter(
        (failure) => failure.finding && !findings.some((one) => isOf(failure, one)),
      )
      expect(mended.map(({ id }) => id)).to.deep.equal([])
      expect(unusedDecisions()).to.deep.equal([])
    })
})

const isOf = ({ finding }: KnownFailure, { examination, picture, element, found }: Finding) =>
  finding?.examination === examination && finding.says.test(`${picture}: ${element}: ${found}`)

/** Journeys from the first control to the reference, by every way in which a diner may go. */
describe('Browser: whole journeys', () => {
  const faults: string[] = []
  beforeEach(() => void faults.splice(0))

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

    it(`WCAG 1.4.11, 2.1.1, 2.1.2, 2.4.3, 2.4.7: ${journey.title} by the keyboard alone, in forced colours and with reduced motion; the focus is visible on each control, and only the loading indicator moves`, async () => {
      const viewport = { width: 1280, height: 2000 }
      const diner = await begins(journey, { forcedColors: 'active', reducedMotion: 'reduce', viewport })
      await journey.walk(byKeyboard(diner, faults, await forcedColours(diner, faults)))
      isDone(journey, diner)
    })
  }
})
