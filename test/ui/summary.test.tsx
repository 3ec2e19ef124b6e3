import { expect } from 'chai'
import { atDetails, atSlot } from '../kit/booking'
import { removeWidget, renderWidget } from '../kit/diner'
import { enquiry, form, threshold } from '../kit/stand-ins'

const plugins = [threshold, form, enquiry]
const date = '2026-11-20'
const at = 'Friday 20 November at 19:30 for'

describe('ui: the summary bar', () => {
  afterEach(removeWidget)

  const cases = [
    { journey: 'Booking', adults: 2, text: `Booking on ${at} 2 people` },
    { journey: 'Booking', adults: 1, text: `Booking on ${at} 1 person` },
    { journey: 'Booking', adults: -1, text: `Enquiry for ${at} 15+ people` },
    { journey: 'Enquiry', adults: 3, text: `Enquiry for ${at} 3 people` },
  ]
  for (const { text, ...choice } of cases) {
    it(`section 2, "Summary bar": "${text}"`, async () => {
      const diner = await renderWidget({ plugins, first: { ...atDetails, date, ...choice } })
      expect(diner.reads()).to.include(text)
    })
  }

  it('section 2, "Summary bar": children count as people', async () => {
    const first = { ...atDetails, date, journey: 'Enquiry', adults: 1, children: 8 }
    const diner = await renderWidget({ plugins, first })
    expect(diner.reads()).to.include(`Enquiry for ${at} 9 people`)
  })

  it('section 2, "Summary bar": appears from step 2 onward', async () => {
    const diner = await renderWidget({ plugins, first: { ...atSlot, journey: 'Booking' } })
    await diner.finds('heading', 'Welcome')
    expect(diner.reads()).to.not.include('Booking on')
  })
})
