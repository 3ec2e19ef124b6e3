import { expect } from 'chai'
import type { Locator } from 'playwright-core'
import { notte } from '../../../examples/brands/notte'
import { zaytuna } from '../../../examples/brands/zaytuna'
import { isNight } from '../../kit/night'
import { arabic, books, italian, type Words } from '../../languages/words'
import { findings } from '../kit/accessibility-tree'
import { visit, type Diner, type Visit } from '../kit/diner'
import { misfits, shifts, watchShifts } from '../kit/layout'
import { initWith, atTimes, pageOfBrands } from '../kit/site'
import { longDay, saturday } from '../kit/time'

const inItalian = { ...italian, day: longDay(saturday, 'it') }
const inArabic = { ...arabic, day: longDay(saturday, 'ar-u-nu-latn') }

/** Each look in each scheme, in its own language, with the words that its steps are found by, at a width. A scheme changes colours alone. */
const brands: readonly (readonly [
  name: string,
  config: object,
  words: Words,
  journeys: boolean,
  width: number,
])[] = [
  ['notte', notte, inItalian, false, 1280],
  ['notte by day', { ...notte, scheme: 'light' }, inItalian, false, 360],
  ['zaytuna', { ...zaytuna, scheme: 'light' }, inArabic, true, 1280],
  ['zaytuna by night', { ...zaytuna, scheme: 'dark' }, inArabic, true, 360],
]
/** A number that every country's rule takes. */
const country = 'GB'

/** The page keeps the room that chips and a picture need (README, "A table in four taps"). */
const roomy = '<style>#book { min-height: 80rem }</style>'

const visitIn = (config: object, options: Visit) => {
  const page = initWith(`brand: ${JSON.stringify({ ...config, country })}`)
  return visit({ page: (api) => page(api).replace('<h1>', `${roomy}<h1>`), ...options })
}

// By day their tokens, schemes and contrasts: the other files here.
if (isNight) describe('Browser: the example brands', suite)

function suite() {
  for (const [name, config, words, journeys, width] of brands)
    it(`brand.others: ${name} books without an error, an overflow or a layout shift, at ${width} px`, async () => {
      const diner = await visitIn(config, { viewport: { width, height: 900 }, prepare: watchShifts })
      const wrong: Record<string, string[]> = {}
      const looks = async (step: string) => {
        const found = [...(await findings(diner.page)), ...(await misfits(diner.page))]
        if (found.length > 0) wrong[step] = found
      }
      await books(looking(diner, words, looks), words, {
        search: (text) => diner.gets('combobox', words.location).fill(text),
        journeys,
        atGlance: true,
      })
      await diner.finds('heading', words.booked)
      await looks(words.booked)
      expect(wrong).to.deep.equal({})
      expect(await shifts(diner)).to.deep.equal([])
      expect(diner.errors).to.deep.equal([])
    })
}

/**
 * A diner who looks around before each press, but for that in the list of restaurants, which may scroll, and for those
 * before which nothing else has come.
 */
const looking = (diner: Diner, words: Words, looks: (step: string) => Promise<void>): Diner => ({
  ...diner,
  async presses(name) {
    await diner.finds('button', name)
    if (name !== words.date) await looks(String(name))
    await diner.presses(name)
  },
})

const directionIn = (element: Locator) => element.evaluate((node) => getComputedStyle(node).direction)

describe('Browser: languages', () => {
  // The words of each language, and its attributes: test/languages, test/host. A page's own direction: host-page/isolation.
  it('brand.place: the layout is mirrored for Arabic, and English parts in it are not', async () => {
    const brand = `${atTimes}, brand: { locale: 'ar', plugins: ['start', 'booking'], journeys: ['Booking'] }`
    const diner = await visit({ page: initWith(brand) })
    await diner.fills(arabic.location, 'cork')
    await diner.waits(750)
    const option = diner.gets('option', /Milano Cork/)
    const part = (name: string) => option.locator(`.location-${name}`)
    const [name, distance] = await Promise.all(['name', 'distance'].map((name) => part(name).boundingBox()))
    expect(name!.x).to.be.greaterThan(distance!.x)
    expect(await directionIn(part('name'))).to.equal('ltr')
    expect(await part('name').evaluate((element) => getComputedStyle(element).textAlign)).to.equal('right')
  })
})

/** Each widget's background, and the color scheme of its native controls. */
async function looksOf(diner: Diner, count: number): Promise<string[]> {
  const regions = diner.page.getByRole('region')
  await regions.nth(count - 1).waitFor()
  return regions.evaluateAll((all) =>
    all.map((element) => {
      const { backgroundColor, colorScheme } = getComputedStyle(element)
      return `${colorScheme} ${backgroundColor}`
    }),
  )
}

const light = 'light rgb(251, 246, 238)'
const dark = 'dark rgb(28, 21, 18)'

describe('Browser: light and dark', () => {
  it('brand.schemes: a look or a setting is light or dark for all, and "auto" follows the diner', async () => {
    const auto = {
      scheme: 'auto',
      tokens: { '--tavola-paper': '#ffffff' },
      darkTokens: { '--tavola-paper': '#000000' },
    }
    const looks: readonly (readonly [brand: object, ifLight: string, ifDark?: string])[] = [
      [{}, light],
      [{ scheme: 'dark' }, dark],
      [{ ...notte, scheme: undefined }, 'dark rgb(25, 24, 23)'],
      [{ ...notte, scheme: 'light' }, 'light rgb(246, 244, 240)'],
      [{ scheme: 'auto' }, light, dark],
      [auto, 'light rgb(255, 255, 255)', 'dark rgb(0, 0, 0)'],
    ]
    const diner = await visit({ page: pageOfBrands(looks.map(([brand]) => brand)) })
    for (const colorScheme of ['light', 'dark', 'light'] as const) {
      await diner.page.emulateMedia({ colorScheme })
      const expected = looks.map(([, look, ifDark = look]) => (colorScheme === 'dark' ? ifDark : look))
      expect(await looksOf(diner, looks.length)).to.deep.equal(expected)
    }
  })
})
