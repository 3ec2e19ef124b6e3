import { expect } from 'chai'
import start from '../../../plugins/start'
import { atSlot } from '../../kit/booking'
import { removeWidget, renderWidget } from '../../kit/diner'
import { sessionsBody, slotBody } from '../../kit/fixtures'
import { enquiry, table } from '../../kit/stand-ins'

/** A day with these times; a full one is written "19:30-", one that takes enquiries "19:30?". */
const day = (...times: readonly string[]) => ({
  plugins: [start, table, enquiry],
  first: { ...atSlot, journey: 'Booking', time: null },
  answers: {
    'GET /api/sessions/availability/*': sessionsBody(
      times.map((text) =>
        slotBody(Number(text.slice(0, 5).replace(':', '')), text.length === 5, text.endsWith('?')),
      ),
    ),
  },
})

describe('time: the full times of a day', () => {
  afterEach(removeWidget)

  it('decisions, "Step 1": full times: hour and minute hold the free ones alone', async () => {
    const diner = await renderWidget(day('17:00', '18:00-', '19:00-', '20:00'))
    await diner.waits()
    await diner.finds('option', '17')
    expect(diner.offers('Hour')).to.deep.equal(['–', '17', '20'])
  })

  for (const [times, said] of [
    [['17:00', '18:00-', '18:30-', '21:00-', '21:30'], '18:00 to 21:00 are fully booked.'],
    [['17:00', '18:00-', '18:30'], '18:00 is fully booked.'],
    [['17:00-', '18:00', '19:00-', '20:00-', '21:00'], '17:00 and 19:00 to 20:00 are fully booked.'],
    [['17:00-', '18:00', '19:00-', '20:00', '20:30-', '21:00', '22:00-'], 'Many times are fully booked.'],
  ] as const) {
    it(`decisions, "Step 1": full times: a line says which: ${said}`, async () => {
      const diner = await renderWidget(day(...times))
      await diner.waits()
      await diner.finds('button', /^Ask for/)
      expect(diner.reads()).to.include(said)
    })
  }

  it('decisions, "Step 1": full times: a requested one is chosen like any other', async () => {
    const diner = await renderWidget(day('17:00', '18:00-', '19:00-'))
    await diner.waits()
    await diner.finds('button', 'Ask for one of these')
    expect(diner.has('radiogroup')).to.equal(false)
    await diner.presses('Ask for one of these')
    const names = [...diner.gets('radiogroup', 'Fully booked times').querySelectorAll('label')].map(
      (one) => one.textContent,
    )
    expect(names).to.deep.equal(['18:00', '19:00'])
    await diner.clicks('radio', '19:00')
    expect(diner.kernel.facts.time).to.equal('19:00')
    expect(diner.reads()).to.include('19:00 is fully booked. See other times and restaurants.')
    await diner.presses('Continue')
    expect(diner.network.sent('GET /api/venues/searchavailability/cork/2026-11-28/1900/2')).to.have.length(1)
  })

  it('decisions, "Step 1": full times: one with the enquiry fallback alone says so', async () => {
    const diner = await renderWidget(day('17:00', '18:00-', '19:00?'))
    await diner.waits()
    await diner.presses('Ask for one of these')
    const described = (name: string) => {
      const id = diner.gets('radio', name).getAttribute('aria-describedby')
      return id && document.getElementById(id)!.textContent
    }
    expect([described('18:00'), described('19:00')]).to.deep.equal([null, 'on request'])
    await diner.clicks('radio', '19:00')
    expect(diner.reads()).to.include('19:00 is available on request.')
  })

  it('section 2, "Time": a day without full times has no line', async () => {
    const diner = await renderWidget(day('17:00', '18:00'))
    await diner.waits()
    await diner.finds('option', '17')
    expect(diner.has('button', /^Ask for/)).to.equal(false)
  })
})
