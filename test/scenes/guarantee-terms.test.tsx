import { expect } from 'chai'
import booking from '../../plugins/booking'
import cardGuarantee from '../../themes/build/companions/card-guarantee'
import knowBefore from '../../plugins/know-before'
import start from '../../plugins/start'
import ticket from '../../plugins/ticket'
import { asksForCard } from '../../src/scenes/creates'
import { atComplete } from '../kit/booking'
import { renderPlugins } from '../kit/diner'
import { bookingBody } from '../kit/fixtures'
import { fakeBraintree } from '../plugins/braintree/fake-braintree'

const create = 'POST /api/bookings/create'

/** Each is 48 real hours before its table. The first day has no change of the clocks near by. */
const tables = [
  ['Europe/Dublin', '2026-11-28', '19:30', 'Thursday 26 November at 19:30', '2026-11-26T19:30:00+00:00'],
  ['Europe/Dublin', '2027-03-29', '12:00', 'Saturday 27 March at 11:00', '2027-03-27T11:00:00+00:00'],
  ['America/New_York', '2027-11-08', '19:30', 'Saturday 6 November at 20:30', '2027-11-06T20:30:00-04:00'],
] as const

describe('The terms of a card guarantee', () => {
  for (const [timeZone, date, time, said, sent] of tables)
    it(`card.no-show-fee: are the same on card, ticket and calendar: ${time} on ${date} in ${timeZone}`, async () => {
      const braintree = fakeBraintree()
      const diner = await renderPlugins({
        plugins: [start, booking, knowBefore, cardGuarantee, ticket],
        first: { ...atComplete, date, time },
        brand: { timeZone, options: { 'card-guarantee': { braintree: braintree.api } } },
        answers: { [create]: asksForCard(bookingBody({ ccgPerformed: true })) },
      })
      await diner.presses('Complete Booking')
      await diner.finds('heading', 'Guarantee your table')
      await diner.waits()
      const before = diner.reads()
      await diner.sees(() => {
        for (const field of ['number', 'expirationDate', 'cvv'] as const) braintree.fields().types(field)
      })
      await diner.clicks('checkbox', /terms/)
      await diner.presses('Complete Booking')
      await diner.finds('heading', 'Booking Confirmed')
      await diner.waits()
      const after = diner.reads()
      await diner.presses(/Add to calendar/)
      const notes = new URL((diner.gets('link', /Google/) as HTMLAnchorElement).href).searchParams.get(
        'details',
      )
      const { cardGuarantee: terms } = diner.network.sent(create)[1]!.body as Record<string, unknown>
      for (const text of [before, after, notes])
        expect(text).to.include(`Free to cancel until ${said}`).and.include('up to £5 × 2 = £10')
      expect(terms).to.deep.equal({ noShowFee: 10, currency: 'GBP', freeCancellationUntil: sent })
    })
})
