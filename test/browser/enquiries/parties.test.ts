import { expect } from 'chai'
import { byDay } from '../../kit/night'
import { findings } from '../kit/accessibility-tree'
import { heldFile } from '../kit/api'
import { visit, type Visit } from '../kit/diner'
import { describeInEachFont } from '../kit/fonts'
import { forgetsShifts, misfitsAtAnyWidth, shifts, watchShifts } from '../kit/layout'
import { initWith } from '../kit/site'
import { saturday } from '../kit/time'

const go = (options: Visit = {}) =>
  visit({
    page: initWith(`venueId: 'cork', date: '${saturday}', brand: {
      plugins: ['start', 'booking', 'kids-party', 'adults-party', 'enquiry'],
      journeys: ['Booking', 'KidsPartyEnquiry', 'AdultsPartyEnquiry'],
    }`),
    ...options,
  })

const kids = 'Kids Pizza Making Party Enquiry'
const adults = 'Adults Pizza Making Party Enquiry'

/** What is asked and sent: test/plugins/party.ts. */
describeInEachFont('Browser: parties', () => {
  for (const [id, journey, part] of [
    ['journey.adults-party', adults, 'Adults'],
    ['journey.kids-party', kids, 'Children'],
  ] as const)
    it(`${id}, page.fits, access.axe: its panel fits with a hundred at any width, and axe finds nothing`, async () => {
      const diner = await go({ viewport: { width: 320, height: 700 } })
      await diner.presses(journey)
      await diner.finds('group', 'Your party')
      await diner.fills(part, '100')
      await diner.waits(600)
      expect(await misfitsAtAnyWidth(diner.page)).to.deep.equal([])
      expect(await findings(diner.page)).to.deep.equal([])
    })

  it('split.valid: the wheel scrolls the page, and a tap selects the number', async () => {
    const diner = await go({ viewport: { width: 360, height: 500 }, hasTouch: true })
    await diner.presses(kids)
    const children = diner.gets('spinbutton', 'Children')
    await children.tap()
    await diner.page.keyboard.type('6')
    expect(await children.inputValue()).to.equal('6')
    const scrolled = () => diner.page.evaluate('scrollY') as Promise<number>
    const before = await scrolled()
    await children.hover()
    await diner.page.mouse.wheel(0, 60)
    await diner.until(async () => (await scrolled()) > before, 'the page to scroll')
    expect(await children.inputValue()).to.equal('6')
  })

  for (const [width, journey, panel] of byDay(
    [
      [360, kids, /-kids-party-panel-/],
      [1280, adults, /-adults-party-panel-/],
      [500, kids, /-kids-party-panel-/],
      [768, adults, /-adults-party-panel-/],
    ] as const,
    ([width]) => width === 360 || width === 1280,
  ))
    it(`page.no-shift: the panel's space is reserved until its file has loaded, at ${width} px`, async () => {
      const file = heldFile(panel)
      const diner = await go({
        viewport: { width, height: 1400 },
        reducedMotion: 'no-preference',
        prepare: async (host) => {
          await watchShifts(host, { forgives: false })
          await file.prepare(host)
        },
      })
      await diner.presses(journey)
      await diner.finds('spinbutton', 'Adults')
      await forgetsShifts(diner)
      file.release()
      await diner.finds('group', 'Your party')
      expect(await shifts(diner)).to.deep.equal([])
    })
})
