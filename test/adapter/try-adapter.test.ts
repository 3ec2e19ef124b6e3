import { expect } from 'chai'
import sinon from 'sinon'
import {
  createAdapter,
  refused,
  tryAdapter,
  unavailable,
  type BookingPayload,
  type WireVenue,
} from '../../src/adapter'
import { failure } from '../api/calls'

const payload: BookingPayload = {
  venueId: 28,
  date: '2026-11-28',
  time: '1930',
  guests: 2,
  children: 0,
  menuId: null,
  email: 'anna@mail.example',
  firstName: 'Anna',
  lastName: 'Byrne',
  telephoneNumber: '020 7946 0958',
  optIn: false,
  optInAsked: true,
  termsAndConditions: true,
  specialRequests: '| Source: Website',
  paymentNonce: null,
  captchaToken: null,
}

describe('Adapter: tried without a page', () => {
  it('each call returns its response as the widget reads it', async () => {
    const slots = { venueId: '28', date: '2026-11-28', guests: 2 }
    const tried = tryAdapter(
      createAdapter({
        search: ({ text }) => [{ id: 28, name: text }],
        getSessions: () => ({ sessions: [{ availability: [{ time: 930, available: true }] }] }),
        createBooking: ({ venueId }) => ({ bookingReference: `B-${venueId}` }),
      }),
    )
    expect((await tried.search({ text: 'Cork' }))[0]).to.include({ id: 28, name: 'Cork', telephone: '' })
    const [slot] = (await tried.getSessions(slots)).sessions[0]!.availability
    expect(slot).to.include({ time: '09:30', available: true })
    expect(await tried.checkAvailability({ ...slots, time: '19:30' })).to.include({
      originalChoiceAvailable: true,
    })
    expect((await tried.createBooking(payload)).bookingReference).to.equal('B-28')
  })

  it("a failure is reported at once, and so is a body that doesn't match the API", async () => {
    const tried = tryAdapter(
      createAdapter({
        getVenue() {
          throw unavailable()
        },
        getSessions: () => ({ times: [] }) as never,
        createBooking() {
          throw refused({ email: 'No' })
        },
      }),
    )
    expect(await failure(tried.getVenue({ venueId: '28' }))).to.have.nested.property('detail.status', 503)
    const { failure: kind } = await failure(
      tried.getSessions({ venueId: '28', date: '2026-11-28', guests: 2 }),
    )
    expect(kind).to.equal('malformed')
    expect((await failure(tried.createBooking(payload))).detail.messages).to.deep.equal(['No'])
  })

  it('invalid parts of a body are reported, as on a page', async () => {
    const said = sinon.stub(console, 'error')
    try {
      const broken = { id: 7, name: 'Cork', closedFrom: 'soon' }
      await tryAdapter(createAdapter({ getVenue: () => broken as WireVenue })).getVenue({ venueId: '7' })
      // The words are fetched: this import is answered after that.
      await import('../../src/diagnostics/responses')
      await new Promise((resolve) => void setImmediate(resolve))
      expect(said.args.join()).to.include('T051 GET /api/venues/getbyid/7').and.to.include('closedFrom')
    } finally {
      said.restore()
    }
  })
})
