import { expect } from 'chai'
import plugin from '../../../plugins/card-guarantee'
import { atComplete } from '../../kit/booking'
import { removeWidget, renderWidget } from '../../kit/diner'
import { definePlugin } from 'tavola'
import { Place } from 'tavola/controls'
import { page } from '../../kit/stand-ins'
import { booking, meetsCard } from './table'
// Last: it looks for the kit's document when it loads.
import { act } from '@testing-library/react'

/** What the step says of a booking. */
async function told(over: object) {
  const diner = await meetsCard({ first: { ...atComplete, ...over } })
  return diner.reads()
}

describe('card-guarantee: the no-show fee', () => {
  afterEach(removeWidget)

  it('section 9: is £5 a person, in money', async () => {
    expect(await told({ adults: 6 })).to.include('up to £5 × 6 = £30')
  })

  it('a brand’s fee, currency and deadline appear in every text about it', async () => {
    const options = { 'card-guarantee': { fee: 12.5, cancelHours: 24 } }
    const diner = await meetsCard({ brand: { currency: 'EUR', options } })
    expect(diner.reads())
      .to.include('up to €12.50 × 2 = €25')
      .and.include('cancel less than 24 hours before.')
      .and.include('Free to cancel until Friday 27 November at 19:30.')
  })

  it("without a deadline the fee is for diners who don't come; without a fee there is no text", async () => {
    const said = async (own: Record<string, unknown>) =>
      (await meetsCard({ brand: { options: { 'card-guarantee': own } } })).reads()
    expect(await said({ cancelHours: 0 }))
      .to.include("only if you don't show up.")
      .and.not.include('cancel')
    await removeWidget()
    expect(await said({ fee: 0 }))
      .to.not.include('fee')
      .and.not.include('£')
  })

  it('section 9: is free to cancel until 48 hours before', async () => {
    expect(await told({})).to.include('Free to cancel until Thursday 26 November at 19:30.')
  })

  it('section 9: 48 hours are hours, whatever the clocks do', async () => {
    const text = await told({ date: '2027-03-29', time: '12:00' })
    expect(text).to.include('Free to cancel until Saturday 27 March at 11:00.')
  })

  it('section 9: says so once free cancellation has ended', async () => {
    const text = await told({ date: '2026-11-22', time: '09:00' })
    expect(text).to.include('Your booking is less than 48 hours away').and.not.include('Free to cancel until')
  })

  it('decisions, "Today": by the restaurant’s clock', async () => {
    // There it is 18:00.
    const first = { ...atComplete, date: '2026-11-22', time: '17:00' }
    const diner = await meetsCard({ first, brand: { timeZone: 'Asia/Tokyo' } })
    expect(diner.reads()).to.include('Your booking is less than 48 hours away')
  })

  it('section 9: is free until the very last minute', async () => {
    expect(await told({ date: '2026-11-22', time: '09:01' })).to.include('until Friday 20 November at 09:01')
  })

  it('section 9: has a clause in the terms on bookings', async () => {
    const lobby = definePlugin({
      id: 'lobby',
      steps: [
        {
          id: 'lobby',
          priority: 'base',
          when: () => true,
          load: page('Terms', () => <Place name="booking.terms" />),
        },
      ],
    })
    const diner = await renderWidget({ plugins: [lobby, booking, plugin] })
    await diner.finds('heading', 'Terms')
    await diner.finds('heading', 'Terms')
    await act(() => import('../../../plugins/card-guarantee/clause'))
    await diner.waits()
    expect(diner.reads()).to.match(/no-show fee of up to £5 per person .* 48 hours before/)
  })
})
