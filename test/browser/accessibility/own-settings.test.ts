import { expect } from 'chai'
import { byDay } from '../../kit/night'
import { endVisits, visit, type Diner } from '../kit/diner'
import { misfits } from '../kit/fit'
import { atTimes, initWith } from '../kit/pages'

/** The size that the diner has set for the text of all pages, in pixels. */
async function setFontSize({ page }: Pick<Diner, 'page'>, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
}

const sizeOf = (diner: Diner, name: string) =>
  diner.gets('combobox', name).evaluate((element) => {
    const { fontSize, height } = getComputedStyle(element)
    return { fontSize, height }
  })

describe("Browser: the diner's own settings", () => {
  afterEach(endVisits)

  it("text and controls follow the diner's font size, whatever the root size of the page; with reduced motion there are no transitions", async () => {
    const small = '<style>html { font-size: 62.5% }</style></head>'
    const page = (api: string) => initWith(`brand: { journeys: ['Booking'] }`)(api).replace('</head>', small)
    const diner = await visit({ page })
    await diner.finds('combobox', 'Guests')
    expect(await sizeOf(diner, 'Guests')).to.deep.equal({ fontSize: '16px', height: '50px' })
    await setFontSize(diner, 24)
    await diner.page.reload()
    await diner.finds('combobox', 'Guests')
    expect(await sizeOf(diner, 'Guests')).to.deep.equal({ fontSize: '24px', height: '75px' })
    expect(await misfits(diner.page)).to.deep.equal([])
    const motion = () =>
      diner.gets('button', 'Continue').evaluate((button) => getComputedStyle(button).transitionDuration)
    expect(await motion()).to.equal('0s')
    await diner.page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await motion()).not.to.equal('0s')
  })

  for (const theme of byDay(['milano', 'notte', 'zaytuna'], (theme) => theme === 'notte'))
    it(`with forced colours every control has an edge, and so does the chosen day, in ${theme}`, async () => {
      const page = initWith(`${atTimes}, brand: { theme: '${theme}', plugins: ['start', 'booking'] }`)
      const diner = await visit({ page, forcedColors: 'active' })
      await diner.presses('Date Saturday 28 November 2026')
      await diner.finds('grid', /November 2026/)
      const edge = (name: string) =>
        diner.page
          .locator(name)
          .first()
          .evaluate((element) => {
            const { borderBottomWidth, borderBottomStyle, borderBottomColor } = getComputedStyle(element)
            return `${borderBottomWidth} ${borderBottomStyle} ${borderBottomColor}`
          })
      for (const part of ['button', 'input', 'day-chosen'])
        expect(await edge(`[part~=${part}]`), part).to.match(/^[12]px solid rgb(?!a\(0, 0, 0, 0\))/)
    })

  for (const theme of byDay(['milano', 'notte'], (theme) => theme === 'notte'))
    it(`WCAG 1.4.1: with forced colours what is wrong has a thicker edge than what is not, in ${theme}`, async () => {
      const page = initWith(`brand: { theme: '${theme}', journeys: ['Booking'] }`)
      const diner = await visit({ page, forcedColors: 'active' })
      const widths = (selector: string) =>
        diner.page.locator(selector).evaluate((element) => {
          const { borderTopWidth, borderBottomWidth } = getComputedStyle(element)
          return [borderTopWidth, borderBottomWidth]
        })
      const box = '.location__control'
      await diner.finds('combobox', 'Guests')
      expect((await widths(box))[1]).to.equal('1px')
      await diner.presses('Continue')
      await diner.page.locator('.location__control--invalid').waitFor()
      expect(await widths(box)).to.deep.equal(['3px', '3px'])
    })
})
