import { expect } from 'chai'
import { endVisits, visit, type Diner } from '../kit/diner'
import { examines } from '../kit/examined'
import { initWith } from '../kit/pages'

/** What a box does to the widget in it, and what is said of that. */
const boxes = [
  ['height: 200px; overflow: hidden', 'error: div.card clips the widget (overflow: hidden).'],
  ['height: 200px; overflow: auto', 'warning: div.card scrolls by itself (overflow: auto).'],
  ['transform: scale(0.9)', 'warning: div.card has transform: matrix(0.9, 0, 0, 0.9, 0, 0).'],
  ['filter: blur(1px)', 'warning: div.card has filter: blur(1px).'],
  ['display: none', "warning: div.card is not shown, so the widget inside it isn't either."],
  ['width: 200px', 'warning: The widget has 200 px of width.'],
  ['width: 0', 'error: The widget has 0 px of width.'],
  ['height: 200px; contain: paint', 'error: div.card clips the widget (contain: paint).'],
  ['height: 200px; clip-path: inset(0)', 'error: div.card clips the widget (clip-path: inset(0px)).'],
  ['clip-path: circle(9px)', 'warning: div.card has clip-path: circle(9px).'],
  ['opacity: 0', "warning: div.card is not shown, so the widget inside it isn't either."],
  ['content-visibility: hidden', "warning: div.card is not shown, so the widget inside it isn't either."],
  ['will-change: transform', 'warning: div.card has will-change: transform.'],
  ['rotate: 1deg', 'warning: div.card has rotate: 1deg.'],
  ['scale: 0.9', 'warning: div.card has scale: 0.9.'],
  ['translate: 9px', 'warning: div.card has translate: 9px.'],
  [
    'visibility: hidden',
    'warning: div.card has visibility: hidden, and the widget in it may show all the same.',
  ],
  ['inert', "warning: div.card is inert, so diners can't click or type in the widget."],
] as const

/** What a page's style sheet does to it. */
const pages = [
  ['html, body { height: 400px; overflow: hidden }', 'error: body clips the widget (overflow: hidden).'],
  [
    'body { overflow: hidden }',
    'warning: body keeps the page from scrolling to all of the widget (overflow: hidden).',
  ],
] as const

/** What is said of where it stands. */
const placeOf = async (diner: Diner) =>
  (await examines(diner))
    .filter(({ about }) => about === 'place')
    .map(({ level, what }) => `${level}: ${what}`)

describe('Browser: the doctor on the place of a widget', () => {
  afterEach(endVisits)

  it('names what an element around the widget does to it; names a page that cannot scroll; lets a page scroll in its body, and cut what needs no room', async () => {
    const diner = await visit({
      page: (api) =>
        initWith()(api)
          .replace('</head>', '<style id="page"></style></head>')
          .replace('<div id="book"></div>', '<div class="card"><div id="book"></div></div>'),
    })
    await diner.finds('combobox', 'Location')
    /** The page takes a style sheet, and the box attributes: what is said then. */
    const said = async (sheet: string, css: string) => {
      await diner.page.evaluate(
        ([sheet, css]) => {
          const box = document.querySelector<HTMLElement>('.card')!
          document.querySelector('#page')!.textContent = sheet!
          box.style.cssText = css === 'inert' ? '' : css!
          box.inert = css === 'inert'
        },
        [sheet, css],
      )
      await diner.settles()
      return placeOf(diner)
    }
    const wrong: string[] = []
    for (const [css, told] of boxes) {
      const found = (await said('', css)).join()
      if (found !== told) wrong.push(`${css}: ${found}`)
    }
    expect(wrong).to.deep.equal([])
    for (const [sheet, told] of pages) expect(await said(sheet, ''), sheet).to.deep.equal([told])
    const fine = 'html, body { height: 100%; overflow: auto } .card { overflow: hidden; contain: content }'
    expect(await said(fine, 'clip-path: inset(0 round 9px)')).to.deep.equal([])
  })
})
