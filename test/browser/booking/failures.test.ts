import { expect } from 'chai'
import { availabilityBody, bookingBody, sessionsBody, venueBody } from '../../kit/fixtures'
import { failures, hangs, html, resets, type Answer } from '../kit/api'
import { visit } from '../kit/diner'
import { until } from '../kit/playwright-driver'
import { atTimes, initWith, startServer, timesPage, type Server } from '../kit/site'
import { saturday, shortDay } from '../kit/time'
import { skipToComplete } from '../kit/visits'

const byName = 'GET /api/venues/search/*'
const byPlace = 'GET /api/venues/searchnearby/*'
const byId = 'GET /api/venues/getbyid/*'
const sessions = 'GET /api/sessions/availability/*'
const check = 'GET /api/venues/searchavailability/*'
const create = 'POST /api/bookings/create'

/**
 * One way to fail for each call, as the browser itself reports it: that every call takes each of them for a failure is
 * proven in test/api, and what a step does then in test/plugins.
 */
describe('Browser: calls that fail', () => {
  it('a restaurant, a search, times and a check that fail can be tried again', async () => {
    const diner = await visit({
      page: initWith(`venueId: 'cork', journey: 'Booking'`),
      answers: {
        [byId]: failures['is answered with broken JSON'],
        [byName]: failures['meets a broken connection'],
        [byPlace]: failures['is answered with HTML'],
        [sessions]: failures['is never answered'],
        [check]: failures['is answered with a 500'],
      },
    })
    const banner = diner.page.getByRole('alert')
    await banner.getByText("Sorry, we couldn't load this restaurant.").waitFor()
    diner.api.answer(byId, venueBody())
    await diner.presses('Try again')
    await diner.chose('Milano Cork')

    await diner.searches()
    await diner.finds('button', 'Try again')
    diner.api.answer(byName, [venueBody()])
    await diner.presses('Try again')
    await diner.waits(750)
    await diner.clicks('option', /Milano Cork/)

    await diner.choosesDay()
    await diner.api.waitsFor(sessions)
    await diner.waits(10_000)
    await banner.getByText('Sorry, there was a problem checking availability at Milano Cork.').waitFor()
    await diner.presses('OK')
    diner.api.answer(sessions, sessionsBody())
    await diner.presses('Try again')
    await diner.selects('Hour', '19')
    await diner.presses('Continue')
    await banner.waitFor()
    await diner.presses('OK')
    diner.api.answer(check, availabilityBody())
    await diner.presses('Continue')
    await diner.finds('textbox', 'First Name')
    expect(diner.errors).to.deep.equal([])
  })

  const unknown: Readonly<Record<string, Answer>> = {
    'is never answered': hangs,
    'meets a broken connection': resets,
    'is answered with HTML': html,
  }
  for (const [what, answer] of Object.entries(unknown))
    it(`submit.unknown: a create that ${what} may have gone through, and is sent again only on purpose`, async () => {
      const diner = await visit({ page: timesPage, answers: { [create]: answer } })
      await skipToComplete(diner)
      await diner.presses('Complete Booking')
      await diner.api.waitsFor(create)
      await diner.waits(30_000)
      const banner = diner.page.getByRole('alert')
      if (what !== 'is answered with HTML')
        await banner
          .getByText(
            new RegExp(`Booking on ${shortDay(saturday)} at 19:00 for 2 people.*may have gone through`),
          )
          .waitFor()
      await banner.getByText(/may have gone through/).waitFor()
      await diner.waits(60_000)
      expect(diner.api.sent(create)).to.have.lengthOf(1)
      diner.api.answer(create, bookingBody())
      await diner.presses('Send again')
      await diner.finds('heading', 'Booking Confirmed')
      expect(diner.api.sent(create)).to.have.lengthOf(2)
      expect(diner.errors).to.deep.equal([])
    })
})

/** A back end whose answers begin, drip on and never end, or are an empty list where there is no status; and what is still open. */
async function startDripping(statusOf: (path: string, asked: readonly string[]) => number | null) {
  const asked: string[] = []
  const open = new Set<string>()
  const server: Server = await startServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', '*')
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    const path = request.url!
    asked.push(path)
    const status = statusOf(path, asked)
    if (status === null) return void response.end(path.includes('nearby') ? '{"venues":[]}' : '[]')
    open.add(path)
    response.writeHead(status, { 'Content-Type': 'application/json' }).write('[')
    const drip = setInterval(() => response.write(' '), 50)
    response.on('close', () => {
      clearInterval(drip)
      open.delete(path)
    })
  })
  const has = (paths: Iterable<string>, part: string) => [...paths].some((path) => path.includes(part))
  return {
    ...server,
    open,
    wasAsked: (part: string) => has(asked, part),
    isOpen: (part: string) => has(open, part),
  }
}

describe('Browser: a response that never ends', () => {
  let api: Awaited<ReturnType<typeof startDripping>>
  afterEach(() => api.close())

  it('call.timeouts: a GET that begins with 200 or 404 ends after 10 s and closes its connection', async () => {
    api = await startDripping((path) => (path.includes('nearby') ? 404 : 200))
    const diner = await visit({ page: () => initWith()(api.origin) })
    await diner.searches()
    await until(() => api.wasAsked('/search/') && api.wasAsked('/searchnearby/'), 'both searches')
    await diner.waits(10_000)
    await until(() => api.open.size === 0, 'no connection is left')
    await diner.finds('button', 'Try again')
  })

  it('a GET that is retried closes the connection of its first answer', async () => {
    api = await startDripping((_, asked) => (asked.length <= 2 ? 503 : null))
    const diner = await visit({ page: () => initWith()(api.origin) })
    await diner.searches()
    await until(() => api.wasAsked('/search/') && api.wasAsked('/searchnearby/'), 'both searches')
    await diner.waits(2_000)
    await diner.finds('text', /We couldn't find a restaurant/)
    await until(() => api.open.size === 0, 'no connection is left')
  })

  it('call.timeouts: requests that the loader has sent ahead end too', async () => {
    api = await startDripping(() => 200)
    const diner = await visit({ page: () => initWith(atTimes)(api.origin) })
    await diner.finds('combobox', 'Location')
    await until(() => api.isOpen('/getbyid/cork') && api.isOpen('/sessions/'), 'the requests of the loader')
    await diner.waits(10_000)
    await until(() => !api.isOpen('/getbyid/'), 'the restaurant is given up')
    await diner.waits(60_000)
    await until(() => api.open.size === 0, 'no connection is left')
    expect(diner.errors).to.deep.equal([])
  })
})
