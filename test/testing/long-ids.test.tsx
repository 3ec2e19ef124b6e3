import '../kit/dom'
import { expect } from 'chai'
import booking from '../../plugins/booking'
import keep from '../../plugins/keep'
import menus from '../../plugins/menus'
import start from '../../plugins/start'
import { cleanup } from '../../src/testing'
import { renderWidget } from '../../themes/build/testing'
import { venueBody } from '../kit/fixtures'

const json = (text: string) => new Response(text)
const restaurant = (id: string) => JSON.stringify(venueBody({ id: 0 })).replace('"id":0', `"id":${id}`)

/** Ids as the back end's JSON has them: a number, and a text of the same digits. */
const rows = [
  ['9007199254740993', '9007199254740992'],
  ['"9007199254740993"', '9007199254740993'],
  ['9007199254740993', '"9007199254740993"'],
] as const

describe('A booking with ids above 2^53', () => {
  afterEach(cleanup)

  for (const [venueId, menuId] of rows)
    it(`body.ids: books ${venueId} with menu ${menuId}, also after a reload`, async () => {
      const diner = await renderWidget({
        plugins: [start, booking, menus, keep],
        brand: { options: { menus: { offer: true } } },
        venueId: '9007199254740993',
        journey: 'Booking',
        date: '2026-11-28',
        time: '19:30',
        answers: {
          'GET /api/venues/getbyid/9007199254740993': json(restaurant(venueId)),
          'GET /api/menus/search/9007199254740993/*': json(
            `[{"id":${menuId},"title":"Classic"},{"id":9007199254740994,"title":"Festive"}]`,
          ),
          'POST /api/bookings/create': json('{"bookingReference":9007199254740995}'),
        },
      })
      await diner.waits()
      await diner.clicks('button', 'Continue')
      await diner.clicks('radio', 'Classic')
      await diner.clicks('button', 'Next')
      await diner.reloads()
      await diner.fillsDetails()
      await diner.completes()
      const { text } = diner.api.sent('POST /api/bookings/create')[0]!
      expect(text).to.include(`"venueId":${venueId},`).and.include(`"menuId":${menuId},`)
      expect(diner.reads()).to.include('9007199254740995')
      const confirmed = diner.events.find(({ name }) => name === 'booking-confirmed')
      expect(confirmed!.detail).to.include({ venueId: '9007199254740993' })
    })
})
