import { expect } from 'chai'
import { choosesVenue, fillsDetails, opensCalendar } from '../../kit/ways'
import { visitGuaranteed, type GuaranteedDiner } from '../third-parties/braintree/ways'
import { goHome } from '../kit/diner'
import { hostileStyles } from './hostile-styles'
import type { HostPage } from '../kit/pages'
import { difference } from '../kit/pixels'

const options = `brand: { plugins: ['start', 'booking', 'card-guarantee', 'terms'], journeys: ['Booking'] }`

/** Nothing of the page but its styles and, inline, a place for the widget, which is the page's to give. */
const place = `all: initial !important; display: block !important; position: absolute !important;
  inset: 0 auto auto 0 !important; width: 1280px !important; background: #fff !important;`
const pageWith = (css: string, call: (api: string) => string): HostPage => {
  return (api) => `<!doctype html><html lang="en"><title>Trattoria</title><link rel="icon" href="data:," />
    <style>html { background: #fff }</style><style>${css}</style>
    <body><div id="book" style="${place}"></div>
    <script src="/tavola.js"></script><script>${call(api)}</script>`
}
const inline = (css: string) =>
  pageWith(css, (api) => `Tavola.init({ baseUrl: '${api}', container: book, ${options} })`)
const popup = (css: string) =>
  pageWith(css, (api) => `Tavola.init({ baseUrl: '${api}', ${options} }).open('cork')`)

type Pictures = Record<string, Buffer>

/** The window is higher and wider than the widget: no scrollbar comes and goes. */
const visitUnder = (page: HostPage) => visitGuaranteed({ page, viewport: { width: 1340, height: 1500 } })

/** The widget's own element, at a phone's width and at a desk's. */
async function photograph(diner: GuaranteedDiner, name: string, pictures: Pictures): Promise<void> {
  for (const width of [360, 1280]) {
    await diner.page.evaluate(`book.style.setProperty('width', '${width}px', 'important')`)
    await diner.settles()
    const widget = diner.page.locator('#book > div').first()
    pictures[`${name}, ${width} px`] = await widget.screenshot({ animations: 'disabled' })
  }
}

/** Through a booking, with a picture of each kind of thing that a page could disturb. */
async function picturesUnder(css: string): Promise<Pictures> {
  const diner = await visitUnder(inline(css))
  const pictures: Pictures = {}
  await choosesVenue(diner)
  await opensCalendar(diner)
  await diner.finds('grid', /November 2026/)
  await photograph(diner, 'step 1 and its calendar', pictures)
  await diner.clicks('button', 'Saturday 28 November 2026')
  await diner.selects('Hour', '19')
  await diner.clicks('button', 'Continue')
  await diner.get('textbox', 'First Name').press('Enter')
  await diner.reads('Please enter your first name')
  await photograph(diner, 'step 4 and its errors', pictures)
  await fillsDetails(diner)
  await diner.clicks('button', 'Continue')
  await diner.clicks('button', 'Complete Booking')
  await diner.input('number').waitFor()
  await photograph(diner, "step 8 and Braintree's frames", pictures)
  await goHome()
  return { ...pictures, ...(await popupUnder(css)) }
}

async function popupUnder(css: string): Promise<Pictures> {
  const diner = await visitUnder(popup(css))
  await diner.reads('Milano Cork')
  await diner.settles()
  return { 'the popup': await diner.page.locator('.popup-panel').screenshot({ animations: 'disabled' }) }
}

describe('Browser: isolation', () => {
  afterEach(goHome)

  let blank: Pictures
  before(async () => {
    blank = await picturesUnder('')
    await goHome()
  })

  for (const [name, css] of Object.entries(hostileStyles)) {
    it(`complaint 3: the same pixels as on a blank page, inline and in the popup, under ${name}`, async () => {
      const pictures = await picturesUnder(css)
      for (const [of, picture] of Object.entries(pictures)) {
        // A browser rounds a shadow's last bit now one way, now the other.
        expect(await difference(blank[of]!, picture), of).to.be.at.most(3)
      }
    })
  }
})
