import { expect } from 'chai'
import { visitGuaranteed, type GuaranteedDiner } from '../third-parties/braintree'
import { isNight, byDay } from '../../kit/night'
import { endVisits, visit, type Diner } from '../kit/diner'
import { type HostPage, page, script } from '../kit/site'
import { difference } from '../kit/layout'
import { skipToComplete, skipToDetails } from '../kit/visits'
import { hostileStyles, worst } from './hostile-styles'
import { monthOf, saturday, today } from '../kit/time'

const options = `venueId: 'cork', brand: { plugins: ['start', 'booking', 'card-guarantee', 'terms'], journeys: ['Booking'] }`

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

/** The window is higher and wider than the widget: no scrollbar comes and goes. */
const visitUnder = (page: HostPage) => visitGuaranteed({ page, viewport: { width: 1340, height: 1500 } })

/** The kinds of things that a page could disturb. */
const points = [
  'step 1 and its calendar',
  'step 4 and its errors',
  "step 8 and Braintree's frames",
  'the popup',
] as const
type Point = (typeof points)[number]

/** Through a booking and into the popup; at each point `looks` takes its pictures. */
async function books(css: string, looks: (diner: GuaranteedDiner, point: Point) => Promise<void>) {
  const diner = await visitUnder(inline(css))
  await diner.opensCalendar()
  await diner.finds('grid', monthOf(today))
  await looks(diner, 'step 1 and its calendar')
  await diner.choosesDay(saturday)
  await skipToDetails(diner)
  await diner.gets('textbox', 'First Name').press('Enter')
  await diner.finds('text', 'Please enter your first name')
  await looks(diner, 'step 4 and its errors')
  await skipToComplete(diner)
  await diner.presses('Complete Booking')
  await diner.input('number').waitFor()
  await looks(diner, "step 8 and Braintree's frames")
  await endVisits()
  const other = await visitUnder(popup(css))
  await other.chose('Milano Cork')
  await looks(other, 'the popup')
  await endVisits()
}

/** The place's widths: a phone's and a desk's. */
const widths = [360, 1280]

/** The widget's own element or the popup's panel, and nothing around it. */
async function picture({ page, settles }: GuaranteedDiner, width: number): Promise<Buffer> {
  await page.evaluate(`book.style.setProperty('width', '${width}px', 'important')`)
  // Nothing is under the pointer, whatever the width has put there.
  await page.mouse.move(0, 0)
  await settles()
  const clip = await page.locator('#book > div, .popup-panel').first().boundingBox()
  return page.screenshot({ animations: 'disabled', ...(clip && { clip }) })
}

/** Whether it is not the same; a browser rounds a shadow and the edge of a curve now one way, now the other. */
const differs = (one: Buffer, other: Buffer) => difference(one, other) > 12

/** Gives the page another style sheet. */
const takes = (css: string) => `document.querySelector('#page').textContent = ${JSON.stringify(css)}`

/** Styles added to the finished page. By day only the worst. */
const putOn = Object.entries(isNight ? { ...hostileStyles, ...worst } : worst)

/** Each style is looked at in one width, and at the next point in the other. */
const widthAt = (point: Point, style = 0) => widths[(style + points.indexOf(point)) % 2]!

describe('Browser: isolation', () => {
  const blank: Record<string, Buffer> = {}
  const different: string[] = []
  before(() =>
    books('', async (diner, point) => {
      for (const width of widths) blank[`${point}, ${width} px`] = await picture(diner, width)
      for (const [index, [under, css]] of putOn.entries()) {
        await diner.page.evaluate(takes(css))
        const width = widthAt(point, index)
        const name = `${point}, ${width} px`
        if (differs(blank[name]!, await picture(diner, width))) different.push(`${name}, under ${under}`)
      }
      await diner.page.evaluate(takes(''))
    }),
  )

  it('host.shadow-root: every pixel is the same as on a blank page, inline and in the popup', () => {
    expect(Object.keys(blank)).to.have.lengthOf(points.length * widths.length)
    expect(different).to.deep.equal([])
  })

  for (const [under, css] of isNight ? Object.entries(worst) : []) {
    it(`every pixel is the same from the start, under ${under}`, async () => {
      const same: Record<string, boolean> = {}
      await books(css, async (diner, point) => {
        const width = widthAt(point)
        same[point] = !differs(blank[`${point}, ${width} px`]!, await picture(diner, width))
      })
      expect(same).to.deep.equal(Object.fromEntries(points.map((point) => [point, true])))
    })
  }
})

/** Places that are as wide as what stands in them: `book` is the widget's container, `around` what it stands in. */
const places: Readonly<Record<string, string>> = {
  'a row': '#around { display: flex }',
  'the middle of a row': '#around { display: flex; justify-content: center }',
  'the middle of a column': '#around { display: flex; flex-direction: column; align-items: center }',
  'the middle of a grid': '#around { display: grid; place-items: center }',
  'a table’s cell': '#around { display: table } #book { display: table-cell }',
  'a float': '#book { float: left }',
  'a line': '#book { display: inline-block }',
  'a place of its content’s width': '#book { width: fit-content }',
  'a layer': '#book { position: absolute }',
}

const pageOfPlaces: HostPage = (api) =>
  page({
    head: '<style id="place"></style>',
    body: `<div id="around"><div id="book"></div></div><script src="/tavola.js"></script>
      <script>
        function mount(css) {
          place.textContent = css
          window.handle?.destroy()
          handle = Tavola.init({ baseUrl: '${api}', container: book, preload: 'now' })
        }
      </script>`,
  })

/** The widget's width where it is mounted in a place, and the page's. */
async function widthsIn({ page, finds }: Diner, css: string) {
  await page.evaluate(`mount(${JSON.stringify(css)})`)
  await finds('combobox', 'Location')
  return page.evaluate<[number, number]>(
    '[book.firstElementChild.offsetWidth, document.documentElement.scrollWidth]',
  )
}

describe('Browser: the host page', () => {
  it("host.shadow-root: none of the widget's styles reach it", async () => {
    const diner = await visit({ page: () => page({ body: `<div id="book"></div>${script('')}` }) })
    const looks = () =>
      diner.page.evaluate(`
        JSON.stringify([...document.querySelectorAll('main, h1, #below')].map((element) => ({ ...getComputedStyle(element) })))
          .replace(/"(block|inline)-size":"[^"]*"/g, '')`)
    const before = await looks()
    await diner.page.evaluate(`Tavola.init({ baseUrl: '${diner.api.origin}', container: book })`)
    await diner.finds('combobox', 'Location')
    expect(await looks()).to.equal(before)
  })

  it('the widget fits in every container, and takes the room that there is', async () => {
    const diner = await visit({ page: pageOfPlaces })
    for (const width of byDay([360, 1280], (width) => width === 360)) {
      await diner.page.setViewportSize({ width, height: 800 })
      for (const [name, css] of Object.entries(places)) {
        const [widget, whole] = await widthsIn(diner, css)
        expect(widget, `${name}, ${width} px`).to.be.within(width < 400 ? 320 : 900, width)
        expect(whole, `${name}, ${width} px`).to.be.at.most(width)
      }
    }
    await diner.page.setViewportSize({ width: 1000, height: 800 })
    const css = '#around { display: flex; gap: 20px } #around::after { content: "Aside"; flex: 0 0 300px }'
    const [widget] = await widthsIn(diner, css)
    expect(widget).to.be.within(600, 680)
  })
})
