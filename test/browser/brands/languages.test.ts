import { expect } from 'chai'
import type { Locator } from 'playwright-core'
import { byDay, isNight } from '../../kit/night'
import { endVisits, visit } from '../kit/diner'
import { asksForCard, create, token, visitGuaranteed } from '../third-parties/braintree/ways'
import { clientTokenBody } from '../third-parties/braintree/gateway'
import { difference } from '../kit/layout'
import { atTimes, initWith, page, type HostPage } from '../kit/site'
import { skipToComplete } from '../kit/skip'
import { arabic, italian } from '../../languages/words'

/** Of a page, and of the widget on it. */
const directions = [
  ['rtl', 'ltr'],
  ['ltr', 'rtl'],
] as const

const directionIn = (element: Locator) => element.evaluate((node) => getComputedStyle(node).direction)

describe('Browser: languages', () => {
  afterEach(endVisits)

  // A booking in each language: test/languages.
  it('contract, brand config: the locale alone makes the page Italian, with one more file', async () => {
    const diner = await visit({ page: initWith(`brand: { locale: 'it-CH' }`) })
    await diner.finds('combobox', italian.location)
    await diner.page.waitForLoadState('networkidle')
    expect(diner.site.files.filter((file) => /language/.test(file))).to.deep.equal(['tavola-language-it.js'])
    const root = diner.page.locator('.root')
    expect([await root.getAttribute('lang'), await root.getAttribute('dir')]).to.deep.equal(['it-CH', 'ltr'])
    expect(diner.errors).to.deep.equal([])
  })

  it('contract, brand config: the layout is mirrored, and English parts in it are not; Arabic is written from right to left, and its card inputs from left to right', async () => {
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
    const diner = await visit({
      page: initWith(`brand: { locale: 'it' }`),
      // The loader asks for it, and then the code once more.
      prepare: (page) => page.route(/language-it/, (route) => route.abort(), { times: 2 }),
    })
    await diner.presses(/Try again/)
    await diner.finds('combobox', italian.location)
  })

  if (isNight) {
    it('contract, brand config: the moon of notte and the line under its titles are mirrored', async () => {
      const hidden =
        '<style>#book > .tavola { --tavola-ink: transparent; --tavola-on-aside: transparent }</style>'
      const pictures: Buffer[] = []
      for (const locale of ['en', 'ar']) {
        const brand = JSON.stringify({ theme: 'notte', locale, messages: { 'start.title': 'Table' } })
        const page = (api: string) => initWith(`brand: ${brand}`)(api).replace('</head>', `${hidden}</head>`)
        const diner = await visit({ page, viewport: { width: 900, height: 800 } })
        const looks = async (part: string) => {
          const element = diner.page.locator(`#book ${part}`)
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
