import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { brand as notte } from '../../../themes/notte/brand'
import { brand as zaytuna } from '../../../themes/zaytuna/brand'
import { policyFor } from '../../../tools/docs/policy'
import { byDay } from '../../kit/night'
import { arabic, italian } from '../../languages/words'
import { dist, page, type HostPage } from '../kit/site'
import { visit, type Diner } from '../kit/diner'
import { heldFile } from '../kit/api'
import { shifts, watchShifts } from '../kit/layout'

const nonce = 'c2VjcmV0'

/** A page with step 1 in its HTML, as the build has written it, and content below it. `brand`: the page's own config. */
const writtenAs =
  (file: string, brand?: object): HostPage =>
  (api) =>
    page({
      body: `<div id="book">${readFileSync(join(dist, `page/${file}.html`), 'utf8').replaceAll('{nonce}', nonce)}</div>
        <script nonce="${nonce}">Tavola = { brands: { own: ${JSON.stringify(brand)} } }</script>
        <script nonce="${nonce}" src="/tavola.js" data-base-url="${api}" data-container="#book" ${brand ? 'data-brand="own"' : ''}></script>`,
    }).replace('<style>', `<style nonce="${nonce}">`)

const written = writtenAs('milano-en')

/** The widget's code comes when it is told to. */
function codeHeld() {
  const code = heldFile(/tavola-first/)
  const prepare = (page: Page) => Promise.all([watchShifts(page, { forgives: false }), code.prepare(page)])
  return { ...code, prepare }
}

const takesOver = ({ page }: Diner) => page.locator('[data-written]').first().waitFor({ state: 'detached' })

/** Where the parts of step 1 stand: the widget's take the place of the written ones, which no browser counts as a shift. */
const places = ({ page }: Diner) =>
  page
    .locator('h1, h2, label, input, select, button')
    .evaluateAll((parts) =>
      parts.map((part) => [part.tagName, JSON.stringify(part.getBoundingClientRect())].join(' ')),
    )

describe('Browser: step 1 written into the page', () => {
  it('text typed before the code has loaded, the caret and the focus are kept, and nothing moves', async () => {
    const { prepare, release } = codeHeld()
    const diner = await visit({ page: written, prepare })
    await diner.clicks('combobox', 'Location')
    await diner.page.keyboard.type('crk')
    await diner.page.keyboard.press('ArrowLeft')
    await diner.page.keyboard.press('ArrowLeft')
    release()
    await takesOver(diner)
    await diner.page.keyboard.type('o')
    await diner.settles()
    expect(await diner.gets('combobox', 'Location').inputValue()).to.equal('cork')
    await diner.waits(750)
    await diner.finds('option', /Milano Cork/)
    expect(await shifts(diner)).to.deep.equal([])
    await diner.clicks('option', /Milano Cork/)
    await diner.chose('Milano Cork')
    expect(diner.api.sent('GET /api/venues/search/cork')).to.have.lengthOf(1)
    expect(diner.errors).to.deep.equal([])
  })

  const isBusy = (diner: Diner, name: string) =>
    diner.gets('button', name).evaluate((button) => button.ariaBusy)

  it('a press before the code has loaded is busy, and is carried out once it has', async () => {
    const { prepare, release } = codeHeld()
    const diner = await visit({ page: written, prepare })
    await diner.page.evaluate(
      `journeys = []; document.addEventListener('tavola:journey', ({ detail }) => journeys.push(detail.journey))`,
    )
    await diner.presses('Book a Table')
    await diner.presses('Kids Pizza Making Party Enquiry')
    expect(await isBusy(diner, 'Kids Pizza Making Party Enquiry')).to.equal('true')
    await diner.presses('Book a Table')
    release()
    await takesOver(diner)
    await diner.finds('button', 'Choose Booking Type')
    expect(await diner.page.evaluate('journeys.at(-1)')).to.equal('Booking')
    expect(diner.errors).to.deep.equal([])
  })

  it('Continue pressed before the code has loaded says what is missing, and reloads nothing', async () => {
    const { prepare, release } = codeHeld()
    const diner = await visit({ page: written, prepare })
    await diner.presses('Continue')
    release()
    await takesOver(diner)
    await diner.finds('heading', 'There are 4 problems')
    expect(new URL(diner.page.url()).search).to.equal('')
  })

  it('where the page’s policy stops its script, its buttons are disabled, as a press would be lost', async () => {
    const { prepare } = codeHeld()
    const headers = (api: string) => ({ 'Content-Security-Policy': policyFor([], { nonce: 'b3RoZXI', api }) })
    const diner = await visit({ page: written, prepare, headers })
    await diner.finds('combobox', 'Location')
    expect(await diner.page.locator('button:enabled').count()).to.equal(0)
  })

  const others = [
    ['notte-it', { ...notte, locale: 'it' }, italian],
    ['zaytuna-ar', { ...zaytuna, locale: 'ar' }, arabic],
  ] as const
  for (const [file, brand, { location }] of byDay(others, ([file]) => file === 'zaytuna-ar')) {
    it(`text, caret and focus are kept in ${file} too, and a finished text is searched for`, async () => {
      const { prepare, release } = codeHeld()
      const diner = await visit({ page: writtenAs(file, brand), prepare })
      await diner.clicks('combobox', location)
      await diner.page.keyboard.type('cork')
      const before = await places(diner)
      release()
      await takesOver(diner)
      expect(await places(diner)).to.deep.equal(before)
      const box = diner.gets('combobox', location)
      expect(await box.inputValue()).to.equal('cork')
      expect(await box.evaluate((input) => input.matches(':focus'))).to.equal(true)
      await diner.waits(750)
      await diner.finds('option', /Milano Cork/)
      expect(await shifts(diner)).to.deep.equal([])
      expect(diner.errors).to.deep.equal([])
    })
  }

  it("if the code doesn't load it says so, and the next try keeps the typed text", async () => {
    const prepare = (page: Page) => page.route(/tavola-first/, (route) => route.abort(), { times: 1 })
    const diner = await visit({ page: written, prepare })
    await diner.clicks('combobox', 'Location')
    await diner.page.keyboard.type('cork')
    await diner.presses('Booking did not load. Try again')
    await takesOver(diner)
    expect(await diner.gets('combobox', 'Location').inputValue()).to.equal('cork')
    await diner.misses('button', 'Booking did not load. Try again')
  })

  it('it complies with a strict policy', async () => {
    const { prepare, release } = codeHeld()
    const strict: HostPage = (api) => written(api).replace(/<link.*?>/, '')
    const headers = (api: string) => ({
      'Content-Security-Policy': `${policyFor([], { nonce, api })}; report-uri /report`,
    })
    const diner = await visit({ page: strict, prepare, headers })
    await diner.finds('combobox', 'Location')
    release()
    await takesOver(diner)
    await diner.choosesRestaurant()
    expect(diner.site.reports).to.deep.equal([])
  })
})
