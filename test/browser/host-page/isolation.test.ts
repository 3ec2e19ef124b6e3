import { expect } from 'chai'
import { choosesVenue, fillsDetails, opensCalendar } from '../../kit/ways'
import { visitGuaranteed, type GuaranteedDiner } from '../third-parties/braintree/ways'
import { pace } from '../../kit/pace'
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
    <style>html { background: #fff }</style><style id="page">${css}</style>
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

/** Gives the page another style sheet. */
const takes = (css: string) => `document.querySelector('#page').textContent = ${JSON.stringify(css)}`

/** Through a booking; at each kind of thing that a page could disturb `looks` takes its pictures. */
async function books(css: string, looks: (diner: GuaranteedDiner, name: string) => Promise<void>) {
  const diner = await visitUnder(inline(css))
  await choosesVenue(diner)
  await opensCalendar(diner)
  await diner.finds('grid', /November 2026/)
  await looks(diner, 'step 1 and its calendar')
  await diner.clicks('button', 'Saturday 28 November 2026')
  await diner.selects('Hour', '19')
  await diner.clicks('button', 'Continue')
  await diner.get('textbox', 'First Name').press('Enter')
  await diner.reads('Please enter your first name')
  await looks(diner, 'step 4 and its errors')
  await fillsDetails(diner)
  await diner.clicks('button', 'Continue')
  await diner.clicks('button', 'Complete Booking')
  await diner.input('number').waitFor()
  await looks(diner, "step 8 and Braintree's frames")
  await goHome()
}

async function popupUnder(css: string): Promise<Buffer> {
  const diner = await visitUnder(popup(css))
  await diner.reads('Milano Cork')
  await diner.settles()
  return diner.page.locator('.popup-panel').screenshot({ animations: 'disabled' })
}

/** What is not the same; a browser rounds a shadow's last bit now one way, now the other. */
async function differences(blank: Pictures, pictures: Pictures, under: string): Promise<string[]> {
  const found: string[] = []
  for (const [of, picture] of Object.entries(pictures))
    if ((await difference(blank[of]!, picture)) > 3) found.push(`${of}, under ${under}`)
  return found
}

/** The worst, under which a whole booking is made from the start. */
const worst = ['hidden everything', 'all: unset on everything', 'boxes of its own', 'Bootstrap 5']

describe('Browser: isolation', () => {
  afterEach(goHome)

  const blank: Pictures = {}
  before(async function () {
    this.timeout(120_000 * pace)
    await books('', (diner, name) => photograph(diner, name, blank))
    expect(Object.keys(blank)).to.have.lengthOf(6)
  })

  it('complaint 3: the same pixels as on a blank page, whatever styles the page takes', async function () {
    this.timeout(120_000 * pace)
    const found: string[] = []
    await books('', async (diner, name) => {
      for (const [under, css] of Object.entries(hostileStyles)) {
        await diner.page.evaluate(takes(css))
        const pictures: Pictures = {}
        await photograph(diner, name, pictures)
        found.push(...(await differences(blank, pictures, under)))
      }
      await diner.page.evaluate(takes(''))
    })
    expect(found).to.deep.equal([])
  })

  for (const name of worst) {
    it(`complaint 3: so it is from the start, through a booking, under ${name}`, async () => {
      const pictures: Pictures = {}
      await books(hostileStyles[name]!, (diner, step) => photograph(diner, step, pictures))
      expect(Object.keys(pictures)).to.deep.equal(Object.keys(blank))
      expect(await differences(blank, pictures, name)).to.deep.equal([])
    })
  }

  it('complaint 3: and in the popup', async () => {
    const expected = { 'the popup': await popupUnder('') }
    for (const [name, css] of Object.entries(hostileStyles)) {
      await goHome()
      const found = await differences(expected, { 'the popup': await popupUnder(css) }, name)
      expect(found).to.deep.equal([])
    }
  })
})
