import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { endVisits, visit, type Diner } from '../kit/diner'
import { initWith, page, popupPage, type HostPage } from '../kit/pages'
import { until } from '../kit/until'

const link = '<a href="/?visit-us" data-tavola-venue="cork">Book at Cork</a>'
const popupWith =
  (options: string): HostPage =>
  (api) =>
    page({
      body: `${link}<script src="/tavola.js"></script><script>Tavola.init({ baseUrl: '${api}', ${options} })</script>`,
    })

const belowTheFold: HostPage = (api) =>
  initWith()(api).replace('<h1>', '<div style="height: 400vh"></div><h1>')

/** Before the page is loaded: the diner's browser saves data. */
const savesData = (page: Page) =>
  page.addInitScript(`Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`)

/** Until whatever the page asks for by now has come to its server. */
async function quiet({ page, settles }: Diner): Promise<void> {
  await settles()
  await page.evaluate(`fetch('/')`)
}

const first = ['host', 'popup']
const files = first.map((name) => `tavola-${name}.js`)

/** The rest is fetched on intent, so that a host page pays for the loader alone (complaint 13). */
describe('Browser: intent', () => {
  afterEach(endVisits)

  for (const opener of ['link', 'button'] as const) {
    it(`complaint 13: a mouse over the ${opener} that opens the popup fetches all of its first step`, async () => {
      const diner = await visit({ page: opener === 'link' ? popupWith('') : popupPage })
      await quiet(diner)
      expect(diner.site.files).to.deep.equal(['tavola.js'])
      await diner.get(opener, 'Book at Cork').hover()
      await until(() => files.every((name) => diner.site.files.includes(name)), files.join())
      const fetched = diner.site.files.length
      await diner.clicks(opener, 'Book at Cork')
      await diner.finds('combobox', 'Location')
      expect(diner.site.files.slice(fetched).filter((name) => files.includes(name))).to.deep.equal([])
    })
  }

  it('complaint 13: the keyboard’s focus is intent too', async () => {
    const diner = await visit({ page: popupWith('') })
    await diner.page.keyboard.press('Tab')
    await until(() => diner.site.files.includes('tavola-popup.js'), 'the popup’s file')
    expect(diner.api.requests).to.deep.equal([])
  })

  it('complaint 13: an inline widget far below is fetched when one comes near', async () => {
    const diner = await visit({ page: belowTheFold })
    await quiet(diner)
    expect(diner.site.files).to.deep.equal(['tavola.js'])
    await diner.page.evaluate(`scrollTo(0, innerHeight * 2.5)`)
    await diner.finds('combobox', 'Location')
  })

  it('complaint 13: one that nobody scrolls to comes some seconds after the page', async () => {
    const diner = await visit({ page: belowTheFold })
    await quiet(diner)
    await diner.waits(4_000)
    await diner.finds('combobox', 'Location')
  })

  for (const [when, options] of [
    ['where the browser saves data', { page: belowTheFold, prepare: savesData }],
    [
      'with preload "intent"',
      { page: (api: string) => belowTheFold(api).replace('baseUrl:', `preload: 'intent', baseUrl:`) },
    ],
  ] as const) {
    it(`complaint 13: ${when} it waits until one comes near`, async () => {
      const diner = await visit(options)
      await diner.waits(60_000)
      await quiet(diner)
      expect(diner.site.files).to.deep.equal(['tavola.js'])
      await diner.page.evaluate(`scrollTo(0, innerHeight * 2.5)`)
      await diner.finds('combobox', 'Location')
    })
  }

  it('complaint 13: with preload "idle" it comes some seconds after the page', async () => {
    const diner = await visit({ page: popupWith(`preload: 'idle'`) })
    await quiet(diner)
    expect(diner.site.files).to.deep.equal(['tavola.js'])
    await diner.waits(4_000)
    await until(() => diner.site.files.includes('tavola-popup.js'), 'the popup’s file')
  })

  it('complaint 13: but not for a browser that saves data', async () => {
    const diner = await visit({ page: popupWith(`preload: 'idle'`), prepare: savesData })
    await diner.waits(60_000)
    await quiet(diner)
    expect(diner.site.files).to.deep.equal(['tavola.js'])
  })

  it('complaint 13: with preload "now" it comes at once', async () => {
    const diner = await visit({ page: popupWith(`preload: 'now'`) })
    await until(() => diner.site.files.includes('tavola-popup.js'), 'the popup’s file')
  })
})
