import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { prepare, reach, serve } from '../../../tools/gallery/photograph'
import { everyPicture, nameOf, type Shown } from '../../../tools/gallery/pictures'
import { byDay, isNight } from '../../kit/night'
import { walkPictures } from '../kit/audit/walk'
import { browser } from '../kit/browser'
import { dist } from '../kit/site'
import { now } from '../kit/time'

const looks = ['milano', 'notte-en', 'zaytuna']
const schemes = byDay(['light', 'dark'] as const, (scheme) => scheme === 'light')

/** The pictures of the docs' plugins, in each look. */
const shown = (width: number): Shown[] =>
  schemes.flatMap((scheme) =>
    everyPicture(width, looks)
      .filter(({ picture }) => picture.recipe !== undefined)
      .map((one) => ({ ...one, scheme })),
  )

/** What each plugin shows in its picture, in the order of the document, between what comes before and after it. */
const contents: Readonly<Record<string, readonly string[]>> = {
  'time-buttons': [
    'combobox "Guests"',
    'radiogroup "Time"',
    ...['18:00', '18:30', '18:45', '19:00" [checked]', '19:15', '19:30', '20:00', '20:30'].map(radio),
    'button "Choose Booking Type"',
  ],
  controls: [
    'paragraph: A UK number, starting with 0 or +44',
    'radiogroup "Where would you like to sit?"',
    ...['At the window', 'At the bar" [checked]', 'On the terrace'].map(radio),
    'group "What can we prepare for you?"',
    'checkbox "Flowers"',
    'checkbox "A cake" [checked]',
    'checkbox "Candles"',
    'paragraph: Choose as many as you like.',
    'button "Fewer: Prams"',
    'spinbutton "Prams": "1"',
    'button "More: Prams"',
    'switch "It is a surprise" [checked]',
    'paragraph: We won’t mention it when we call.',
    'checkbox "I agree to the terms and conditions and the privacy policy"',
  ],
}

describe('Browser: the plugins of the docs, word for word', () => {
  for (const width of [360, 1280])
    it(`WCAG 1.4.1, 1.4.11: they pass the examinations, so a choice can be seen, at ${width} px`, async () => {
      const all = shown(width).filter(
        ({ picture }) => isNight || width === 360 || picture.recipe === 'controls',
      )
      expect(await walkPictures(await browser(), all, new Set())).to.deep.equal([])
    })

  it('they have their names, and their order in the document', async () => {
    const site = await serve(dist)
    const page = await (await browser()).newPage()
    await prepare(page, now)
    const all = everyPicture(360, ['milano']).filter(({ picture }) => picture.recipe !== undefined)
    expect(all.map(({ picture }) => picture.recipe)).to.have.members(Object.keys(contents))
    for (const one of all) {
      expect(await reach(page, site.origin, one), nameOf(one)).to.deep.equal([])
      const lines = inOrder(await page.getByRole('region').first().ariaSnapshot())
      expect(lines.join('\n'), nameOf(one)).to.include(contents[one.picture.recipe!]!.join('\n'))
    }
    await page.close()
    site.close()
  })

  it('the time buttons are one radio group in order, and only the chosen one is filled', async () => {
    const site = await serve(dist)
    const page = await (await browser()).newPage()
    await prepare(page, now)
    for (const one of shown(360).filter(({ picture }) => picture.recipe === 'time-buttons')) {
      expect(await reach(page, site.origin, one), nameOf(one)).to.deep.equal([])
      const times = await chipsOf(page)
      const minutes = times.map(({ name }) => inMinutes(name))
      expect(minutes, nameOf(one)).to.deep.equal([...minutes].sort((a, b) => a - b))
      expect(new Set(minutes), nameOf(one)).to.have.property('size', times.length).above(5)
      const [chosen, ...moreChosen] = times.filter(({ isChosen }) => isChosen)
      expect([inMinutes(chosen!.name), moreChosen]).to.deep.equal([19 * 60, []])
      const others = new Set(times.filter(({ isChosen }) => !isChosen).map(({ look }) => look))
      expect([...others], nameOf(one))
        .to.have.length(1)
        .and.not.include(chosen!.look)
    }
    await page.close()
    site.close()
  })
})

function radio(name: string) {
  return `radio "${name}${name.endsWith(']') ? '' : '"'}`
}

/** The lines of a snapshot with a name, a state or a text of their own; without the options of lists. */
function inOrder(snapshot: string): string[] {
  return snapshot
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/^- /, '')
        .replace(/:$/, '')
        .replace(/^'(.*)'$/, '$1')
        .replace(/ \[level=\d\]/, ''),
    )
    .filter((line) => !/^(text: |option|\/url|(paragraph|status|log)$)/.test(line))
}

/** The radios of the group "Time": their names, and the colours and the mark of each. */
async function chipsOf(page: Page) {
  const chips = page.getByRole('radiogroup', { name: 'Time', exact: true }).getByRole('radio')
  return chips.evaluateAll((radios) =>
    radios.map((radio) => {
      const chip = (radio as HTMLInputElement).labels![0]!
      const { color, backgroundColor } = getComputedStyle(chip)
      return {
        name: chip.textContent!,
        isChosen: (radio as HTMLInputElement).checked,
        look: [color, backgroundColor, getComputedStyle(chip, '::after').content].join(' '),
      }
    }),
  )
}

/** "19:15", or in Arabic "7:15 م": all of them are from noon on. */
function inMinutes(name: string): number {
  const [, hours, minutes] = /(\d+):(\d+)/.exec(name)!
  return ((Number(hours) % 12) + 12) * 60 + Number(minutes)
}
