import { expect } from 'chai'
import start from '../../../plugins/start'
import { removeWidget, renderWidget } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { enquiry, party } from '../../kit/stand-ins'

const first = { venue: venue(), date: '2026-11-28', journey: 'KidsPartyEnquiry', adults: 5, children: 5 }

/** What is typed in one of the two, what then stands there, and how many guests that makes with the other five. */
const cases = [
  { part: 'Adults', typed: '1', stands: '1', guests: 6 },
  { part: 'Adults', typed: '99', stands: '99', guests: 104 },
  { part: 'Adults', typed: '100', stands: '100', guests: 105 },
  { part: 'Adults', typed: '101', stands: '100', guests: 105 },
  { part: 'Adults', typed: '1000000', stands: '100', guests: 105 },
  { part: 'Adults', typed: '-1', stands: '1', guests: 6 },
  { part: 'Adults', typed: '1e1', stands: '10', guests: 15 },
  { part: 'Children', typed: '0', stands: '0', guests: 5 },
  { part: 'Children', typed: '1', stands: '1', guests: 6 },
  { part: 'Children', typed: '100', stands: '100', guests: 105 },
  { part: 'Children', typed: '1000000', stands: '100', guests: 105 },
  { part: 'Children', typed: '-3', stands: '0', guests: 5 },
]

describe('guests: the bounds of adults and children', () => {
  afterEach(removeWidget)

  for (const part of ['Adults', 'Children']) {
    it(`section 5, "Split guests": ${part} beyond the bounds are the bound`, async () => {
      const diner = await renderWidget({ plugins: [start, enquiry, party], first })
      const box = (await diner.finds('spinbutton', part)) as HTMLInputElement
      for (const { typed, stands, guests } of cases.filter((one) => one.part === part)) {
        await diner.sees(() => fill(box, typed))
        expect([box.value, diner.kernel.facts.guests], typed).to.deep.equal([stands, guests])
      }
    })
  }

  it('section 9: the browser knows the bounds too', async () => {
    const diner = await renderWidget({ plugins: [start, enquiry, party], first })
    expect(await diner.finds('spinbutton', 'Adults')).to.include({ min: '1', max: '100' })
    expect(diner.gets('spinbutton', 'Children')).to.include({ min: '0', max: '100' })
  })

  for (const part of ['Adults', 'Children']) {
    it(`section 5, "Split guests": what is no number of ${part} leaves no guests until it is one`, async () => {
      const diner = await renderWidget({
        plugins: [start, enquiry, party],
        first: { ...first, time: '19:30' },
      })
      const box = (await diner.finds('spinbutton', part)) as HTMLInputElement
      for (const typed of ['', 'many']) {
        await diner.sees(() => fill(box, typed))
        expect(diner.kernel.facts, typed).to.include({ guests: 0, time: null })
        await diner.sees(() => fill(box, '7'))
        expect(diner.kernel.facts.guests, typed).to.equal(12)
      }
    })
  }
})

/** At once, as by pasting: typing would be clamped after each key. */
function fill(box: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, 'value')!
  set!.call(box, text)
  box.dispatchEvent(new window.Event('input', { bubbles: true }))
}
