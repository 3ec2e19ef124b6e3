import { expect } from 'chai'
import type { ParsedApi } from './calls'
import { bookingBody, sessionsBody, slotBody, venueBody } from '../kit/fixtures'
import { status, type Answer } from '../kit/network'
import { apiWith, creates, failure, reads, slot } from './calls'

const getVenue = (api: ParsedApi) => api.getVenue('cork')
const getSessions = (api: ParsedApi) => api.getSessions(slot)

/** Invalid bodies, by what is wrong with them. */
const invalid: Record<string, [Answer, (api: ParsedApi) => Promise<unknown>]> = {
  'a list that is an object': [{ venues: [] }, (api) => api.searchVenues('cork')],
  'a venue without an id': [venueBody({ id: undefined }), getVenue],
  'a venue with an empty id': [venueBody({ id: '' }), getVenue],
  'a venue without a name': [venueBody({ name: null }), getVenue],
  'sessions that are missing': [{ configuration: {} }, getSessions],
  'a time after midnight': [sessionsBody([slotBody(2400)]), getSessions],
  'a minute after the hour': [sessionsBody([slotBody(1960)]), getSessions],
  'a time before midnight': [sessionsBody([slotBody(-1)]), getSessions],
  'a time between minutes': [sessionsBody([slotBody(1930.5)]), getSessions],
  'a menu without a title': [[{ id: 1 }], (api) => api.searchMenus(slot)],
  'an empty client token': [{ clientToken: '' }, (api) => api.getClientToken()],
  'a reference that is an object': [bookingBody({ bookingReference: {} }), (api) => api.createBooking({})],
  'an enquiry that is null': [new Response('null'), (api) => api.createEnquiry({})],
}

describe('Invalid bodies', () => {
  for (const [wrong, [body, call]] of Object.entries(invalid)) {
    it(`body.nonsense: ${wrong} is malformed`, async () => {
      expect((await failure(call(apiWith(body).api))).failure).to.equal('malformed')
    })
  }

  for (const [name, call] of Object.entries({ ...reads, ...creates })) {
    it(`body.nonsense: ${name} takes a 200 that is HTML, cut off or empty for malformed`, async () => {
      for (const body of ['<!doctype html><p>Maintenance</p>', '{"venues": [', '']) {
        expect((await failure(call(apiWith(new Response(body)).api))).failure).to.equal('malformed')
      }
    })

    it(`call.statuses: ${name} takes only ${name in creates ? 'a 2xx' : 'a 200'} for an answer`, async () => {
      for (const code of [name in creates ? 300 : 201, 400, 404, 409]) {
        const { failure: kind, detail } = await failure(call(apiWith(status(code, venueBody())).api))
        expect([kind, detail.status]).to.deep.equal(['status', code])
      }
    })
  }
})
