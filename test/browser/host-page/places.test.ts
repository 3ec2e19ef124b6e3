import { expect } from 'chai'
import { goHome, visit } from '../kit/diner'
import { page, type HostPage } from '../kit/pages'

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

const pageWith =
  (css: string): HostPage =>
  (api) =>
    page({
      head: `<style>${css}</style>`,
      body: `<div id="around"><div id="book"></div></div><script src="/tavola.js"></script>
        <script>Tavola.init({ baseUrl: '${api}', container: book, preload: 'now' })</script>`,
    })

describe('Browser: places that fit their content', () => {
  afterEach(goHome)

  for (const [name, css] of Object.entries(places))
    it(`complaint 1: the widget has room in ${name}, and no more than there is`, async () => {
      for (const width of [360, 1280]) {
        const diner = await visit({ page: pageWith(css), viewport: { width, height: 800 } })
        await diner.finds('combobox', 'Location')
        const widget = await diner.page.evaluate<number>('book.firstElementChild.offsetWidth')
        expect(widget, `${width} px`).to.be.within(width < 400 ? 320 : 900, width)
        expect(await diner.page.evaluate('document.documentElement.scrollWidth')).to.be.at.most(width)
        await goHome()
      }
    })

  it('complaint 1: beside another column it takes what that leaves', async () => {
    const css = '#around { display: flex; gap: 20px } #around::after { content: "Aside"; flex: 0 0 300px }'
    const diner = await visit({ page: pageWith(css), viewport: { width: 1000, height: 800 } })
    await diner.finds('combobox', 'Location')
    const widget = await diner.page.evaluate<number>('book.firstElementChild.offsetWidth')
    expect(widget).to.be.within(600, 680)
  })
})
