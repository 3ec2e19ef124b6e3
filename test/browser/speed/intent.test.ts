import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { venueBody } from '../../kit/fixtures'
import { byDay } from '../../kit/night'
import { held } from '../kit/api'
import { visit, type Diner } from '../kit/diner'
import { initWith, page, popupPage, type HostPage } from '../kit/site'
import { until } from '../kit/playwright-driver'

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

const files = ['host', 'api', 'popup'].map((name) => `tavola-${name}.js`)
const venue = 'GET /api/venues/getbyid/cork'

/** The events of a finger before its click, which does not come. */
async function touches({ page, gets }: Diner): Promise<void> {
  const { x, y, width, height } = (await gets('link', 'Book at Cork').boundingBox())!
  const session = await page.context().newCDPSession(page)
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
}

interface Intent {
  readonly page?: HostPage
  readonly hasTouch?: boolean
  /** Shows that the popup may be opened. */
  readonly shows: (diner: Diner) => Promise<unknown>
  readonly opens?: (diner: Diner) => Promise<unknown>
}

const intents: Readonly<Record<string, Intent>> = {
  'a mouse over the link': { shows: ({ gets }) => gets('link', 'Book at Cork').hover() },
  'a mouse over the button': {
    page: popupPage,
    shows: ({ gets }) => gets('button', 'Book at Cork').hover(),
    opens: ({ clicks }) => clicks('button', 'Book at Cork'),
  },
  'the focus on the link': {
    shows: ({ page }) => page.keyboard.press('Tab'),
    opens: ({ page }) => page.keyboard.press('Enter'),
  },
  'a finger on the link': {
    hasTouch: true,
    shows: touches,
    opens: ({ gets }) => gets('link', 'Book at Cork').tap(),
  },
}
const daily = ['a mouse over the button', 'a finger on the link']
const clicksLink = ({ clicks }: Diner) => clicks('link', 'Book at Cork')

/** The rest loads on intent, so that a host page pays for the loader alone. */
describe('Browser: intent', () => {
  for (const [intent, { page = popupWith(''), hasTouch = false, shows, opens = clicksLink }] of byDay(
    Object.entries(intents),
    ([intent]) => daily.includes(intent),
  )) {
    it(`${intent} that opens the popup loads all of its first step`, async () => {
      const answer = held(venueBody())
      const diner = await visit({ page, hasTouch, answers: { [venue]: answer.answer } })
      await quiet(diner)
      expect(diner.site.files).to.deep.equal(['tavola.js'])
      await shows(diner)
      await until(() => files.every((file) => diner.site.files.includes(file)), files.join())
      await quiet(diner)
      expect(diner.site.files).to.have.members(['tavola.js', ...files])
      const paths = () => diner.api.requests.map(({ path }) => path)
      expect(paths()).to.deep.equal(page === popupPage ? [] : ['/api/venues/getbyid/cork'])
      // From now on no file comes, and none is needed.
      const asked: string[] = []
      await diner.page.route(/\/tavola-/, (route) => void asked.push(route.request().url()))
      await opens(diner)
      await diner.finds('combobox', 'Location')
      await diner.settles()
      // The list of restaurants loads after the first paint, wherever the box is.
      expect(asked.filter((url) => !/(location-list|react-select)/.test(url))).to.deep.equal([])
      answer.release()
      await diner.chose('Milano Cork')
      await diner.fills('Location', 'dub')
      expect(paths()).to.deep.equal(['/api/venues/getbyid/cork'])
    })
  }

  it('the venue that the page sets is requested with the files, and once', async () => {
    const diner = await visit({ page: popupWith(`venueId: 'cork'`) })
    await quiet(diner)
    expect(diner.api.requests).to.deep.equal([])
    await diner.gets('link', 'Book at Cork').hover()
    await diner.receives(venue)
    await diner.clicks('link', 'Book at Cork')
    await diner.chose('Milano Cork')
    expect(diner.api.sent('GET /api/venues/getbyid/*')).to.have.lengthOf(1)
    expect(diner.errors).to.deep.equal([])
  })

  it('page.fast: an inline widget far below loads when a visitor scrolls near', async () => {
    const diner = await visit({ page: belowTheFold })
    await quiet(diner)
    expect(diner.site.files).to.deep.equal(['tavola.js'])
    await diner.page.evaluate(`scrollTo(0, innerHeight * 2.5)`)
    await diner.finds('combobox', 'Location')
  })

  it('an inline widget out of view loads some seconds after the page', async () => {
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
    it(`${when} it waits until a visitor comes near`, async () => {
      const diner = await visit(options)
      await diner.waits(60_000)
      await quiet(diner)
      expect(diner.site.files).to.deep.equal(['tavola.js'])
      await diner.page.evaluate(`scrollTo(0, innerHeight * 2.5)`)
      await diner.finds('combobox', 'Location')
    })
  }

  it('with preload "idle" it loads some seconds after the page', async () => {
    const diner = await visit({ page: popupWith(`preload: 'idle'`) })
    await quiet(diner)
    expect(diner.site.files).to.deep.equal(['tavola.js'])
    await diner.waits(4_000)
    await until(() => diner.site.files.includes('tavola-popup.js'), 'the popup’s file')
  })

  it('with preload "idle" it waits in a browser that saves data', async () => {
    const diner = await visit({ page: popupWith(`preload: 'idle'`), prepare: savesData })
    await diner.waits(60_000)
    await quiet(diner)
    expect(diner.site.files).to.deep.equal(['tavola.js'])
  })

  it('with preload "now" it loads immediately', async () => {
    const diner = await visit({ page: popupWith(`preload: 'now'`) })
    await until(() => diner.site.files.includes('tavola-popup.js'), 'the popup’s file')
  })
})
