import { expect } from 'chai'
import { venueBody } from '../kit/fixtures'
import { goHome, visit } from './diner'
import { misfits } from './fit'
import { choosesDay, choosesVenue, completes, fixesDetails, opensCalendar } from '../kit/ways'

describe('Browser: complaint 1, double scrollbars and cut-off forms', () => {
  afterEach(goHome)

  for (const width of [320, 360, 768, 1280]) {
    it(`every step fits, at ${width} px`, async () => {
      const diner = await visit({ viewport: { width, height: 700 } })
      const fits = async (step: string) => expect(await misfits(diner.page), step).to.deep.equal([])
      await diner.finds('combobox', 'Location')
      await fits('step 1')
      await choosesVenue(diner)
      await opensCalendar(diner)
      await diner.finds('grid', /November 2026/)
      await fits('the calendar')
      await diner.clicks('button', 'Saturday 28 November 2026')
      await diner.selects('Hour', '19')
      await diner.clicks('button', 'Continue')
      await diner.finds('textbox', 'First Name')
      await fits('step 4')
      await fixesDetails(diner)
      await fits('step 4, confirmed')
      await completes(diner)
      await fits('step 5')
    })
  }

  it('a long name and a long reference fit too, at 320 px', async () => {
    const diner = await visit({
      viewport: { width: 320, height: 700 },
      answers: {
        'GET /api/venues/search/*': [venueBody({ name: `Milano ${'Cork'.repeat(30)}` })],
        'POST /api/bookings/create': { bookingReference: 'MB'.repeat(60) },
      },
    })
    await choosesVenue(diner)
    await choosesDay(diner)
    expect(await misfits(diner.page)).to.deep.equal([])
    await diner.selects('Hour', '19')
    await diner.clicks('button', 'Continue')
    await fixesDetails(diner)
    await completes(diner)
    expect(await misfits(diner.page)).to.deep.equal([])
  })
})
