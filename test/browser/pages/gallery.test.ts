import { expect } from 'chai'
import { prepare, reach, serve } from '../../../tools/gallery/photograph'
import { everyPicture, nameOf, type Shown } from '../../../tools/gallery/pictures'
import { byDay, isNight } from '../../kit/night'
import { walkPictures } from '../kit/audit/walk'
import { browser } from '../kit/browser'
import { dist } from '../kit/site'
import { now } from '../kit/time'

const looks = byDay(['milano', 'notte-en', 'zaytuna'], (look) => look === 'milano')
const schemes = byDay(['light', 'dark'] as const, (scheme) => scheme === 'light')

/** The pictures of the docs' plugins, in each look. */
const shown = (width: number): Shown[] =>
  schemes.flatMap((scheme) =>
    everyPicture(width, looks)
      .filter(({ picture }) => picture.recipe !== undefined)
      .map((one) => ({ ...one, scheme })),
  )

/** "19:15", or in Arabic "7:15 م": all of them are from noon on. */
function inMinutes(name: string): number {
  const [, hours, minutes] = /(\d+):(\d+)/.exec(name)!
  return ((Number(hours) % 12) + 12) * 60 + Number(minutes)
}

/** Their names and states: test/ui/choices.test.tsx. */
describe('Browser: the plugins of the docs, word for word', () => {
  for (const width of [360, 1280])
    it(`WCAG 1.4.1, 1.4.11: they pass the examinations, so a choice can be seen, at ${width} px`, async () => {
      const all = shown(width).filter(
        ({ picture }) => isNight || width === 360 || picture.recipe === 'controls',
      )
      expect(await walkPictures(await browser(), all, new Set())).to.deep.equal([])
    })
})

describe('Browser: the pictures of the gallery, one by one', () => {
  /** On the picture's page. */
  async function at(one: Shown) {
    const site = await serve(dist)
    const page = await (await browser()).newPage()
    await prepare(page, now)
    expect(await reach(page, site.origin, one), nameOf(one)).to.deep.equal([])
    return { page, leave: () => Promise.all([page.close(), site.close()]) }
  }

  it('the time buttons are one radio group in order, and one of them is chosen', async () => {
    for (const one of shown(360).filter(({ picture }) => picture.recipe === 'time-buttons')) {
      const { page, leave } = await at(one)
      const radios = page.getByRole('radiogroup', { name: 'Time', exact: true }).getByRole('radio')
      const times = await radios.evaluateAll((all) =>
        (all as HTMLInputElement[]).map(
          ({ labels, checked }) => [labels![0]!.textContent!, checked] as const,
        ),
      )
      const minutes = times.map(([name]) => inMinutes(name))
      expect(minutes, nameOf(one)).to.deep.equal([...minutes].sort((a, b) => a - b))
      expect(new Set(minutes), nameOf(one)).to.have.property('size', times.length).above(5)
      const chosen = times.filter(([, isChosen]) => isChosen).map(([name]) => inMinutes(name))
      expect(chosen, nameOf(one)).to.deep.equal([19 * 60])
      await leave()
    }
  })

  it('the picture of a request that is never answered stays as it is', async () => {
    const waiting = everyPicture(1280, ['milano']).find(({ picture }) => picture.id === 'checking')!
    const { page, leave } = await at(waiting)
    await page.clock.runFor(60_000)
    await page.clock.runFor(1_000)
    await page.locator('.action-words').getByText('Checking Availability...').last().waitFor()
    expect(await page.getByRole('alert').count()).to.equal(0)
    await leave()
  })
})
