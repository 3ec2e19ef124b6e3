import { expect } from 'chai'
import { byDay } from '../../kit/night'
import { endVisits, visit, type Diner } from '../kit/diner'
import { page, type HostPage } from '../kit/site'

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

const hostPage: HostPage = (api) =>
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

describe('Browser: containers that fit their content', () => {
  afterEach(endVisits)

  it('the widget fits in every container, and takes no more room than there is; beside another column it takes the remaining room', async () => {
    const diner = await visit({ page: hostPage })
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
