import { expect } from 'chai'
import type { Locator } from 'playwright-core'
import { notte } from '../../../examples/brands/notte'
import { zaytuna } from '../../../examples/brands/zaytuna'
import { isNight, byDay } from '../../kit/night'
import { arabic, books, italian, type Words } from '../../languages/words'
import { findings } from '../kit/accessibility-tree'
import { visit, type Diner, type Visit } from '../kit/diner'
import { misfits, shifts, watchShifts } from '../kit/layout'
import { initWith, atTimes, page, type HostPage } from '../kit/site'
import { longDay, saturday } from '../kit/time'

const english: Words = {
  location: 'Location',
  journey: 'Book a Table',
  date: /^Date/,
  day: longDay(saturday),
  nextMonth: 'Next month',
  hour: 'Hour',
  time: '19:00',
  next: 'Continue',
  fields: ['First Name', 'Last Name', 'Email', 'Telephone Number'],
  consent: /terms and conditions/,
  complete: 'Complete Booking',
  booked: 'Booking Confirmed',
}

const inItalian = { ...italian, day: longDay(saturday, 'it') }
const inArabic = { ...arabic, day: longDay(saturday, 'ar-u-nu-latn') }

/**
 * Each look in each scheme, in its own language, with the words that its steps are found by, at a width. A scheme
 * changes colours alone: the other one has the other width, and milano by day has all widths in a test of its own.
 */
const brands: readonly (readonly [
  name: string,
  config: object,
  words: Words,
  journeys: boolean,
  width: number,
])[] = [
  ['milano by night', { scheme: 'dark' }, english, true, 360],
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
        atGlance: words !== english,
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

/** Of a page, and of the widget on it. */
const directions = [
  ['rtl', 'ltr'],
  ['ltr', 'rtl'],
] as const

const directionIn = (element: Locator) => element.evaluate((node) => getComputedStyle(node).direction)

describe('Browser: languages', () => {
  // A booking in each language: test/languages.
  it('brand.place: the locale alone makes the page Italian, with one more file', async () => {
    const diner = await visit({ page: initWith(`brand: { locale: 'it-CH' }`) })
    await diner.finds('combobox', italian.location)
    await diner.page.waitForLoadState('networkidle')
    expect(diner.site.files.filter((file) => /language/.test(file))).to.deep.equal(['tavola-language-it.js'])
    const root = diner.page.locator('.root')
    expect([await root.getAttribute('lang'), await root.getAttribute('dir')]).to.deep.equal(['it-CH', 'ltr'])
    expect(diner.errors).to.deep.equal([])
  })

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

  for (const [page, widget] of byDay(directions, ([page]) => page === 'rtl')) {
    it(`on a page from ${page} the widget's direction, ${widget}, applies to its dialogs too`, async () => {
      const locale = widget === 'rtl' ? 'ar' : 'en-IE'
      const diner = await visit({ page: directed(page, locale) })
      await diner.page.getByRole('button', { name: 'Book' }).click()
      const dialog = diner.page.getByRole('dialog', { name: 'Milano restaurants' })
      await dialog.waitFor()
      expect(await directionIn(dialog)).to.equal(widget)
      expect(await directionIn(dialog.locator('.widget'))).to.equal(widget)
    })
  }
})

/** A popup on a page that is written in a direction of its own, and insists on it. */
const directed =
  (direction: string, locale: string): HostPage =>
  (api) =>
    page({
      head: `<style>* { direction: ${direction} }</style>`,
      body: `<button type="button" onclick="Tavola.open('cork')">Book</button>
        <script src="/tavola.js"></script>
        <script>handle = Tavola.init({ baseUrl: '${api}', brand: { locale: '${locale}' } })</script>`,
    })
