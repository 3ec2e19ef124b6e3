import { expect } from 'chai'
import { customerFields, definePlugin, selectionFields } from 'tavola'
import { enquiryBody } from '../kit/fixtures'
import { bootKernel } from '../kit/kernel'
import { booking as bare, kidsParty, enquiryOutcome, start } from './bare-plugins'
import { anna, confirmed } from './selection'

const booking = { ...bare, payload: { ...selectionFields, ...customerFields } }
const enquiry = definePlugin({
  id: 'enquiry',
  outcome: enquiryOutcome,
  payload: { ...booking.payload, ocassionType: () => null },
})
const party = { ...kidsParty, payload: { ocassionType: () => 'Kids pizza party' } }

async function posted(journey: string, more: object = {}) {
  const { kernel, network } = bootKernel({
    plugins: [start, booking, enquiry, party],
    first: { ...confirmed, journey, ...more },
    answers: { 'POST /api/enquiries/create': enquiryBody('ME-1') },
  })
  await kernel.submission.send()
  return JSON.stringify(network.sent('POST *')[0]!.body, null, 1)
}

describe('The create payloads', () => {
  it("section 3, enquiry create payload: every key spelled the server's way, the party's own in its place", async () => {
    const wanted = {
      venueId: 'cork',
      date: '2026-11-20',
      time: '1930',
      guests: 1,
      children: 8,
      email: "anna.o'brien@example.ie",
      firstName: 'Anna',
      lastName: "O'Brien",
      telephoneNumber: '020 7946 0958',
      optIn: true,
      termsAndConditions: true,
      optInAsked: true,
      specialRequests: '| Source: Website',
      ocassionType: 'Kids pizza party',
    }
    expect(await posted('KidsPartyEnquiry', { adults: 1, children: 8 })).to.equal(
      JSON.stringify(wanted, null, 1),
    )
  })

  it('section 5: what is typed is sent without the blanks around it', async () => {
    const customer = {
      ...anna,
      firstName: ' Anna ',
      lastName: " O'Brien",
      email: ' anna@example.ie ',
      telephoneNumber: '020 7946 0958 ',
    }
    expect(JSON.parse(await posted('Booking', { customer }))).to.include({
      firstName: 'Anna',
      lastName: "O'Brien",
      email: 'anna@example.ie',
      telephoneNumber: '020 7946 0958',
    })
  })
})
