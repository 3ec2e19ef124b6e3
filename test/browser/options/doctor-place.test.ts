import { expect } from 'chai'
import { endVisits, visit, type Diner } from '../kit/diner'
import { examines, finds } from '../kit/examined'
import { initWith, type HostPage } from '../kit/pages'

/** The widget in a box of the page's, whose attributes these are. */
const around =
  (css: string): HostPage =>
  (api) =>
    initWith()(api).replace(
      '<div id="book"></div>',
      `<div class="card" style="${css}"><div id="book"></div></div>`,
    )

/** What a box does to the widget in it, and what is said of that. */
const boxes = [
  ['height: 200px; overflow: hidden', 'error: div.card cuts the widget off (overflow: hidden).'],
  ['height: 200px; overflow: auto', 'warning: div.card scrolls by itself (overflow: auto).'],
  ['transform: scale(0.9)', 'warning: div.card has transform: matrix(0.9, 0, 0, 0.9, 0, 0).'],
  ['filter: blur(1px)', 'warning: div.card has filter: blur(1px).'],
  ['display: none', 'warning: div.card is not shown, and the widget in it neither.'],
  ['width: 200px', 'warning: The widget has 200 px of width.'],
  ['width: 0', 'error: The widget has 0 px of width.'],
  ['height: 200px; contain: paint', 'error: div.card cuts the widget off (contain: paint).'],
  ['height: 200px; clip-path: inset(0)', 'error: div.card cuts the widget off (clip-path: inset(0px)).'],
  ['clip-path: circle(9px)', 'warning: div.card has clip-path: circle(9px).'],
  ['opacity: 0', 'warning: div.card is not shown, and the widget in it neither.'],
  ['content-visibility: hidden', 'warning: div.card is not shown, and the widget in it neither.'],
  ['will-change: transform', 'warning: div.card has will-change: transform.'],
  ['rotate: 1deg', 'warning: div.card has rotate: 1deg.'],
  ['scale: 0.9', 'warning: div.card has scale: 0.9.'],
  ['translate: 9px', 'warning: div.card has translate: 9px.'],
  [
    'visibility: hidden',
    'warning: div.card has visibility: hidden, and the widget in it may show all the same.',
  ],
  ['inert', 'warning: div.card is inert: nobody can click or type in the widget.'],
] as const

/** What is said of where it stands. */
const placeOf = async (diner: Diner) =>
  (await examines(diner))
    .filter(({ about }) => about === 'place')
    .map(({ level, what }) => `${level}: ${what}`)

describe('Browser: the doctor on the place of a widget', () => {
  afterEach(endVisits)

  it('names what an element around the widget does to it', async () => {
    const diner = await visit({ page: around('') })
    await diner.finds('combobox', 'Location')
    const wrong: string[] = []
    for (const [css, told] of boxes) {
      await diner.page.evaluate((css) => {
        const box = document.querySelector<HTMLElement>('.card')!
        box.style.cssText = css === 'inert' ? '' : css
        box.inert = css === 'inert'
      }, css)
      await diner.settles()
      const said = (await placeOf(diner)).join()
      if (said !== told) wrong.push(`${css}: ${said}`)
    }
    expect(wrong).to.deep.equal([])
  })

  it('names a page that cannot scroll', async () => {
    const diner = await visit({ page: (api) => initWith()(api).replace('</head>', '<style></style></head>') })
    await diner.finds('combobox', 'Location')
    for (const [css, told] of [
      [
        'html, body { height: 400px; overflow: hidden }',
        'error: body cuts the widget off (overflow: hidden).',
      ],
      [
        'body { overflow: hidden }',
        'warning: body keeps the page from scrolling to all of the widget (overflow: hidden).',
      ],
    ] as const) {
      await diner.page.evaluate((css) => {
        document.querySelector('head style:last-of-type')!.textContent = css
      }, css)
      await diner.settles()
      expect(await placeOf(diner), css).to.deep.equal([told])
    }
  })

  it('lets a page scroll in its body, and cut what needs no room', async () => {
    const css = 'html, body { height: 100%; overflow: auto } .card { overflow: hidden; contain: content }'
    const fine: HostPage = (api) =>
      around('clip-path: inset(0 round 9px)')(api).replace('</head>', `<style>${css}</style></head>`)
    expect(await finds('place', { page: fine })).to.deep.equal([])
  })
})
