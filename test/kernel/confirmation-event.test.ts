import { expect } from 'chai'
import { enquiryBody } from '../kit/fixtures'
import { bootKernel } from '../kit/kernel'
import { booking, enquiry, start } from './bare-plugins'
import { anna, confirmed } from './selection'

async function events(journey: string, first: object) {
  const test = bootKernel({
    plugins: [start, booking, enquiry],
    first: { journey, ...first },
    answers: { 'POST /api/enquiries/create': enquiryBody('ME-1') },
  })
  await test.kernel.submission.send()
  return test.events
}

describe('Confirmation events', () => {
  it('contract, events: booking-confirmed says what was booked', async () => {
    expect(await events('Booking', confirmed)).to.deep.include({
      name: 'booking-confirmed',
      detail: {
        reference: 'MB-1234',
        journey: 'Booking',
        venueId: 'cork',
        date: '2026-11-20',
        time: '19:30',
        guests: 2,
      },
    })
  })

  it('contract, events: enquiry-confirmed says what was asked, null where nothing was chosen', async () => {
    expect(await events('Enquiry', { customer: anna })).to.deep.include({
      name: 'enquiry-confirmed',
      detail: { reference: 'ME-1', journey: 'Enquiry', venueId: null, date: null, time: null, guests: 2 },
    })
  })

  it('contract, events: no event carries what the diner typed', async () => {
    const said = JSON.stringify(await events('Booking', confirmed))
    const { firstName, lastName, email, telephoneNumber } = anna
    for (const typed of [firstName, lastName, email, telephoneNumber]) expect(said).not.to.include(typed)
  })
})
