import { expect } from 'chai'
import type { Locator } from 'playwright-core'
import { notte } from '../../../examples/brands/notte'
import { zaytuna } from '../../../examples/brands/zaytuna'
import { isNight, byDay } from '../../kit/night'
import { arabic, books, italian, type Words } from '../../languages/words'
import { findings } from '../kit/accessibility-tree'
import { visit, type Diner, type Visit } from '../kit/diner'
import { misfits, shifts, watchShifts, difference } from '../kit/layout'
import { initWith, atTimes, page, type HostPage } from '../kit/site'
import { asksForCard, create, token, visitGuaranteed, clientTokenBody } from '../third-parties/braintree'
import { skipToComplete } from '../kit/visits'
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

  it('brand.place: the layout is mirrored, and English parts in it are not; Arabic is written from right to left, and its card inputs from left to right', async () => {
    const brand = `${atTimes}, brand: { locale: 'ar', plugins: ['start', 'booking', 'card-guarantee'], journeys: ['Booking'] }`
    const answers = { [create]: asksForCard, [token]: clientTokenBody }
    const diner = await visitGuaranteed({ page: initWith(brand), answers })
    await diner.fills(arabic.location, 'cork')
    await diner.waits(750)
    const option = diner.gets('option', /Milano Cork/)
    const part = (name: string) => option.locator(`.location-${name}`)
    const [name, distance] = await Promise.all(['name', 'distance'].map((name) => part(name).boundingBox()))
    expect(name!.x).to.be.greaterThan(distance!.x)
    expect(await directionIn(part('name'))).to.equal('ltr')
    expect(await part('name').evaluate((element) => getComputedStyle(element).textAlign)).to.equal('right')
    await diner.keys('{Escape}')

    // By day: test/languages/italian-and-arabic.test.tsx.
    if (!isNight) return
    await skipToComplete(diner)
    await diner.presses(arabic.complete)
    await diner.finds('heading', 'اضمن طاولتك')
    const card = diner.gets('group', 'رقم البطاقة')
    expect(await directionIn(card)).to.equal('rtl')
    expect(await directionIn(card.locator('.card-box'))).to.equal('ltr')
    const input = diner.page.frameLocator('iframe[title="رقم البطاقة"]').getByRole('textbox').first()
    await input.fill('4111111111111111')
    expect(await directionIn(input)).to.equal('ltr')
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

  it("a language whose file doesn't load can be tried again", async () => {
    let isLost = true
    const diner = await visit({
      page: initWith(`brand: { locale: 'it' }`),
      prepare: (page) => page.route(/language-it/, (route) => (isLost ? route.abort() : route.continue())),
    })
    await diner.finds('button', /Try again/)
    isLost = false
    await diner.presses(/Try again/)
    await diner.finds('combobox', italian.location)
  })

  if (isNight) {
    it('the moon of notte and the line under its titles are mirrored', async () => {
      const hidden =
        '<style>#book > .tavola { --tavola-ink: transparent; --tavola-on-aside: transparent }</style>'
      const pictures: Buffer[] = []
      for (const locale of ['en', 'ar']) {
        const brand = JSON.stringify({ theme: 'notte', locale, messages: { 'start.title': 'Table' } })
        const page = (api: string) => initWith(`brand: ${brand}`)(api).replace('</head>', `${hidden}</head>`)
        const diner = await visit({ page, viewport: { width: 900, height: 800 } })
        const looks = async (part: string) => {
          const element = diner.page.locator(`#book ${part}`)
          // Otherwise it is as high as the texts beside it, and something else is behind its corners.
          await element.evaluate(({ style }) => Object.assign(style, { maxHeight: '300px', borderRadius: 0 }))
          if (locale === 'ar') await element.evaluate(({ style }) => (style.transform = 'scaleX(-1)'))
          pictures.push(await element.screenshot())
        }
        await looks('header')
        await looks('h2')
        await diner.page.setViewportSize({ width: 360, height: 800 })
        await looks('header')
      }
      for (const index of [0, 1, 2])
        expect(await difference(pictures[index]!, pictures[index + 3]!), `${index}`).to.be.below(12)
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
