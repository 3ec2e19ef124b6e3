import { expect } from 'chai'
import { bookingBody, sessionsBody, venueBody } from '../../kit/fixtures'
import { held, status } from '../kit/api'
import { endVisits, visit, type Diner } from '../kit/diner'
import { atTimes, initWith } from '../kit/site'
import { skipToComplete, skipToDetails } from '../kit/visits'
import { addDays, longDay, monthOf, now, saturday, today } from '../kit/time'

const create = 'POST /api/bookings/create'

describe('Browser: a booking over a real connection', () => {
  let diner: Awaited<ReturnType<typeof visit>>
  before(async () => {
    diner = await visit({ answers: { 'GET /api/venues/search/*': [venueBody()] }, isLasting: true })
    await diner.choosesRestaurant('Dún/Laoghaire?', /Milano Cork/)
    await diner.choosesDay()
    await diner.selects('Hour', '19')
    await diner.presses('Continue')
    await diner.finds('textbox', 'First Name')
    await diner.fills('Special Requests', 'A window, please')
    await diner.confirmsDetails()
    await diner.completes()
  })
  after(endVisits)

  it('popup.close-button: an inline widget has no Close', async () => {
    expect(await diner.gets('button', 'Close').count()).to.equal(0)
  })

  it('journey.booking, payload.booking: is posted once, as JSON, to the byte', () => {
    const [post, ...more] = diner.api.sent(create)
    expect(post!.headers['content-type']).to.match(/^application\/json/)
    expect(post!.body).to.equal(
      `{"venueId":"cork","date":"${saturday}","time":"1900","guests":2,"children":0,"menuId":null,` +
        '"email":"anna.o\'brien@example.ie","firstName":"Anna","lastName":"O\'Brien",' +
        '"telephoneNumber":"020 7946 0958","optIn":false,"termsAndConditions":true,"optInAsked":true,' +
        '"specialRequests":"A window, please| Source: Website","paymentNonce":null,"captchaToken":null}',
    )
    expect(more).to.deep.equal([])
  })

  it('call.whole-booking: each call uses its path', () => {
    const asked = new Set(diner.api.requests.map(({ method, path }) => `${method} ${path}`))
    expect([...asked]).to.have.members([
      'GET /api/venues/search/D%C3%BAn%2FLaoghaire%3F',
      'GET /api/venues/searchnearby/D%C3%BAn%2FLaoghaire%3F',
      `GET /api/sessions/availability/cork/${saturday}/2/true`,
      `GET /api/venues/searchavailability/cork/${saturday}/1900/2`,
      `GET /api/menus/search/cork/${saturday}/2/1900`,
      create,
    ])
  })

  it('one session id is sent with every call, after a reload too', async () => {
    await diner.page.reload()
    await diner.choosesRestaurant()
    const ids = diner.api.requests.map(({ headers }) => headers['x-session-id'])
    expect(new Set(ids).size).to.equal(1)
    expect(ids[0]).to.match(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  })
})

describe('Browser: repeated presses', () => {
  it('submit.shown, name.loading: a held Enter sends nothing, and a double click sends once', async () => {
    const answer = held(bookingBody())
    const diner = await visit({ page: initWith(atTimes), answers: { [create]: answer.answer } })
    const holdsEnter = async (name: string) => {
      await diner.gets('button', name).focus()
      for (let repeats = 0; repeats < 10; repeats++) await diner.page.keyboard.down('Enter')
    }
    await skipToDetails(diner)
    await diner.fillsDetails()
    await holdsEnter('Continue')
    await diner.finds('button', 'Complete Booking')
    await holdsEnter('Complete Booking')
    await diner.settles()
    expect(diner.api.sent(create)).to.deep.equal([])
    await diner.page.keyboard.up('Enter')
    await diner.gets('button', 'Complete Booking').dblclick()
    await diner.page.getByRole('status').getByText('Completing Booking...').waitFor()
    answer.release()
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.api.sent(create)).to.have.lengthOf(1)
  })
})

const firstFreeDay = ({ page }: Diner) => page.locator('.day:enabled').first().getAttribute('data-day')

/** In days. */
const behind = 92

/** How the moment is read off an answer: test/api/device-clock.test.ts; a day that is refused: test/kernel/state/clock.test.ts. */
describe('Browser: a device whose clock is wrong', () => {
  it("gets a warning and the server's days, if the page may read the date of responses", async () => {
    const answer = status(200, sessionsBody())
    answer.headers.set('Date', now.toUTCString())
    const diner = await visit({
      page: initWith(`venueId: 'cork', journey: 'Booking'`),
      now: new Date(now.getTime() - behind * 86_400_000),
      answers: { 'GET /api/sessions/availability/*': answer },
    })
    await diner.choosesDay(addDays(today, 9 - behind))
    await diner.page
      .getByRole('alert')
      .getByText(`${longDay(addDays(today, -behind))}, but at the restaurant it's ${longDay(today)}`)
      .waitFor()
    await diner.presses('OK')
    await diner.opensCalendar()
    await diner.finds('grid', monthOf(today))
    expect(await firstFreeDay(diner)).to.equal(today)
    expect(diner.errors).to.deep.equal([])
  })

  for (const [timezoneId, instant] of [
    ['America/Los_Angeles', `${today}T01:00:00Z`],
    ['Pacific/Kiritimati', `${today}T22:00:00Z`],
  ] as const)
    it(`brand.time-zone, date.plain-days: books the restaurant's day in ${timezoneId}`, async () => {
      const diner = await visit({ timezoneId, now: new Date(instant) })
      await diner.choosesRestaurant()
      await diner.opensCalendar()
      expect(await firstFreeDay(diner)).to.equal(today)
      await diner.choosesDay()
      await diner.selects('Hour', '19')
      await diner.presses('Continue')
      await skipToComplete(diner)
      await diner.completes()
      expect(JSON.parse(diner.api.sent(create)[0]!.body).date).to.equal(saturday)
    })
})
