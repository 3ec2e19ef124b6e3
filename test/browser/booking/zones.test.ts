import { expect } from 'chai'
import { endVisits, visit } from '../kit/diner'
import { isNight } from '../../kit/night'
import { skipToComplete } from '../kit/skip'

const zones = [
  ['America/Los_Angeles', '2026-11-20T01:00:00Z', 'behind'],
  ['Pacific/Kiritimati', '2026-11-20T22:00:00Z', 'ahead'],
] as const

/** The restaurants are in Dublin (the default brand's time zone), where it is Friday 20 November at all these moments. */
// By day: the property tests of test/dates, and test/plugins/start/calendar.test.tsx.
if (isNight) describe('Browser: the same day in every time zone', suite)

function suite() {
  afterEach(endVisits)

  for (const [timezoneId, now, where] of zones) {
    it(`books the day that was chosen, in ${timezoneId}; section 5: today is the restaurant's where the diner is a day ${where}`, async () => {
      const diner = await visit({ timezoneId, now: new Date(now) })
      await diner.choosesRestaurant()
      await diner.opensCalendar()
      expect(await diner.gets('button', 'Thursday 19 November 2026').isDisabled()).to.equal(true)
      await diner.presses('Friday 20 November 2026')
      await diner.api.hears('GET /api/sessions/availability/cork/2026-11-20/2/true')
      await diner.choosesDay()
      await diner.selects('Hour', '19')
      await diner.presses('Continue')
      await diner.finds('text', 'Booking on Saturday 28 November at 19:00 for 2 people')
      await skipToComplete(diner)
      await diner.completes()
      expect(diner.api.sent('GET /api/venues/searchavailability/cork/2026-11-28/*')).to.have.lengthOf(1)
      expect(JSON.parse(diner.api.sent('POST /api/bookings/create')[0]!.body).date).to.equal('2026-11-28')
    })
  }

  it('books the days around a change of the clocks', async () => {
    const diner = await visit({ timezoneId: 'Europe/Dublin', now: new Date('2026-10-24T22:30:00Z') })
    await diner.choosesRestaurant()
    for (const [name, day] of [
      ['Sunday 25 October 2026', '2026-10-25'],
      ['Monday 26 October 2026', '2026-10-26'],
    ] as const) {
      await diner.opensCalendar()
      await diner.presses(name)
      await diner.api.hears(`GET /api/sessions/availability/cork/${day}/2/true`)
    }
  })
}
