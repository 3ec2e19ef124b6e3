import { expect } from 'chai'
import { customerFields, definePlugin, selectionFields } from 'tavola'
import bookingPlugin from '../../plugins/booking'
import { bootKernel } from '../kit/kernel'
import { kidsParty, enquiryOutcome, start } from './bare-plugins'
import { anna, confirmed } from './selection'

const enquiry = definePlugin({
  id: 'enquiry',
  outcome: enquiryOutcome,
  payload: { ...selectionFields, ...customerFields, ocassionType: () => null },
})
const party = { ...kidsParty, payload: { ocassionType: () => 'Kids pizza party' } }
const table = definePlugin({
  id: 'table',
  journey: { name: 'TableEnquiry', outcome: 'enquiry', defaults: { adults: 2, children: 0 } },
})

async function posted(journey: string, more: object = {}) {
  const { kernel, network } = bootKernel({
    plugins: [start, bookingPlugin, enquiry, party, table],
    first: { ...confirmed, journey, ...more },
    answers: { 'POST /api/enquiries/create': { enquiryReference: 'ME-1' } },
  })
  await kernel.submit()
  return JSON.stringify(network.sent('POST *')[0]!.body, null, 1)
}

describe('The create payloads', () => {
  it("section 3, booking create payload: every key in its order, spelled the server's way", async () => {
    const wanted = {
      venueId: 'cork',
      date: '2026-11-20',
      time: '1930',
      guests: 2,
      children: 0,
      menuId: null,
      email: "anna.o'brien@example.ie",
      firstName: 'Anna',
      lastName: "O'Brien",
      telephoneNumber: '020 7946 0958',
      optIn: true,
      termsAndConditions: true,
      optInAsked: true,
      specialRequests: '| Source: Website',
      paymentNonce: null,
      captchaToken: null,
    }
    expect(await posted('Booking')).to.equal(JSON.stringify(wanted, null, 1))
  })

  it('section 3, enquiry create payload: without menu, nonce and token, with the occasion', async () => {
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

  it('section 3, guests: the total and no children where guest types are not split', async () => {
    expect(JSON.parse(await posted('TableEnquiry', { adults: 3, children: 2 }))).to.include({
      guests: 5,
      children: 0,
    })
  })

  it('decisions, step 1: a group is sent as -1', async () => {
    expect(JSON.parse(await posted('TableEnquiry', { adults: -1 }))).to.include({ guests: -1, children: 0 })
  })

  it('decisions, step 1: an enquiry without venue, date and time sends null', async () => {
    const body = JSON.parse(await posted('TableEnquiry', { venue: null, date: null, time: null }))
    expect(body).to.include({ venueId: null, date: null, time: null })
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
