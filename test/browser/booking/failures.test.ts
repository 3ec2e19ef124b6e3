import { expect } from 'chai'
import { availabilityBody, sessionsBody, venueBody, bookingBody } from '../../kit/fixtures'
import { visit } from '../kit/diner'
import { failures, hangs, html, resets, status } from '../kit/api'
import { initWith, atTimes, timesPage, startServer, type Server } from '../kit/site'
import { isNight } from '../../kit/night'
import { skipToComplete } from '../kit/visits'
import { until } from '../kit/playwright-driver'
import { longDay, saturday, shortDay } from '../kit/time'

const byName = 'GET /api/venues/search/*'
const byPlace = 'GET /api/venues/searchnearby/*'
const byId = 'GET /api/venues/getbyid/*'
const sessions = 'GET /api/sessions/availability/*'
const check = 'GET /api/venues/searchavailability/*'

const problem = 'Sorry, there was a problem checking availability at Milano Cork.'

/**
 * The situation's own error, never an exception or a blank screen; and there is a way on (body.nonsense). One way
 * to fail for each call, as the browser itself tells of it: that every call takes each of them for a failure is proven
 * in test/api, and what a step does then in test/plugins.
 */
describe('Browser: failures', () => {
  it('if one search loses its connection and the other gets HTML, the restaurants already found are listed, and both searches can be tried again; a restaurant, its times and the check that fail can be tried again, with its own text and every choice kept', async () => {
    const diner = await visit({
      page: initWith(`venueId: 'cork', journey: 'Booking'`),
      answers: {
        [byId]: failures['is answered with broken JSON'],
        [byName]: failures['meets a broken connection'],
        [byPlace]: { venues: [venueBody()], resolvedLocationDescription: 'Cork' },
        [sessions]: failures['is never answered'],
        [check]: failures['is answered with a 500'],
      },
    })
    const banner = diner.page.getByRole('alert')
    const isSaid = async (text: string) => {
      await banner.getByText(text).waitFor()
      await banner.getByRole('link', { name: '021 496 0101' }).waitFor()
      await diner.presses('OK')
    }
    await banner.getByText("Sorry, we couldn't load this restaurant.").waitFor()
    diner.api.answer(byId, venueBody())
    await diner.presses('Try again')
    await diner.chose('Milano Cork')

    await diner.searches()
    await diner.finds('option', /Milano Cork/)
    diner.api.answer(byPlace, failures['is answered with HTML'])
    await diner.searches('corky')
    await diner.finds('button', 'Try again')
    diner.api.answer(byName, [venueBody()])
    await diner.presses('Try again')
    await diner.waits(750)
    await diner.clicks('option', /Milano Cork/)

    await diner.choosesDay()
    await diner.api.waitsFor(sessions)
    await diner.waits(10_000)
    await isSaid(problem)
    await diner.finds('button', `Date ${longDay(saturday)}`)
    diner.api.answer(sessions, sessionsBody())
    await diner.presses('Try again')
    await diner.selects('Hour', '19')
    await diner.presses('Continue')
    await isSaid(problem)
    // A GET is tried three times on a 500.
    expect(diner.api.sent(check)).to.have.lengthOf(3)
    expect(await diner.gets('combobox', 'Hour').inputValue()).to.equal('19')
    diner.api.answer(check, availabilityBody())
    await diner.presses('Continue')
    await diner.finds('textbox', 'First Name')
    expect(diner.errors).to.deep.equal([])
  })
})

const create = 'POST /api/bookings/create'

/** As the browser itself tells of them; all else that may be answered: test/kernel/submission/refused.test.ts. */
describe('Browser: failures of a create', () => {
  it("error.refused-booking, error.unknown: a create without a response, or with a broken connection, may have gone through, and is sent again only on purpose; HTML is an unknown error, which may have gone through; a 400 lists each field's first message and may be sent again", async () => {
    const diner = await visit({ page: timesPage, answers: { [create]: hangs } })
    const banner = diner.page.getByRole('alert')
    const isUnknown = async () => {
      await banner
        .getByText(
          new RegExp(`Booking on ${shortDay(saturday)} at 19:00 for 2 people.*may have gone through`),
        )
        .waitFor()
      await banner.getByRole('link', { name: '021 496 0101' }).waitFor()
    }
    const sendsAgain = async (answer: unknown, count: number) => {
      diner.api.answer(create, answer)
      await diner.presses('Send again')
      await diner.api.waitsFor(create, count)
    }
    await skipToComplete(diner)
    await diner.presses('Complete Booking')
    await diner.api.waitsFor(create)
    await diner.waits(30_000)
    await isUnknown()
    await diner.waits(60_000)
    expect(diner.api.sent(create)).to.have.lengthOf(1)
    await diner.presses('OK')
    await diner.presses('Complete Booking')
    await diner.finds('button', 'Send again')
    expect(diner.api.sent(create), 'after "OK"').to.have.lengthOf(1)
    await sendsAgain(resets, 2)
    await isUnknown()
    await diner.waits(60_000)
    expect(diner.api.sent(create)).to.have.lengthOf(2)
    await sendsAgain(html, 3)
    await banner.getByText('Could not complete booking:').waitFor()
    await banner.getByText('Unexpected / Unknown error').waitFor()
    await banner.getByText(/may have gone through/).waitFor()
    const refusals = { email: ['This email is blocked', 'and more'], time: 'This time has just been taken' }
    await sendsAgain(status(400, refusals), 4)
    await banner.getByText('This email is blocked').waitFor()
    expect(await banner.getByRole('listitem').allTextContents()).to.deep.equal([
      'This email is blocked',
      'This time has just been taken',
    ])
    await diner.presses('OK')
    diner.api.answer(create, bookingBody())
    await diner.completes()
    expect(diner.api.sent(create)).to.have.lengthOf(5)
    expect(diner.errors).to.deep.equal([])
  })

  // By day: test/kernel/submission/intentions.test.ts.
  if (isNight)
    it('a create has the same key for "Send again" and after a reload, and the next create has another', async () => {
      const brand = `brand: { idempotencyHeader: 'Idempotency-Key' }`
      const diner = await visit({
        page: initWith(`${atTimes}, ${brand}`),
        answers: { [create]: status(503, '') },
      })
      const keys = () => diner.api.sent(create).map(({ headers }) => headers['idempotency-key'])
      await skipToComplete(diner)
      await diner.presses('Complete Booking')
      await diner.page.getByText(/You can safely send it again: it only counts once/).waitFor()
      await diner.presses('Send again')
      await diner.api.waitsFor(create, 2)
      await diner.page.reload()
      diner.api.answer(create, bookingBody())
      await skipToComplete(diner)
      await diner.completes()
      expect(keys()[0]).to.match(/^[\da-f-]{36}$/)
      expect(keys()).to.deep.equal([keys()[0], keys()[0], keys()[0]])
      expect(await diner.page.evaluate('Object.keys(sessionStorage).join()')).to.not.include('intention')
      await diner.page.reload()
      await skipToComplete(diner)
      await diner.completes()
      expect(keys()[3])
        .to.match(/^[\da-f-]{36}$/)
        .and.not.equal(keys()[0])
    })
})

const markup = '<img src=x onerror="document.title=1"><b>bold</b>'

/** Responses are parsed, never trusted (body.nonsense); texts from the server are text (server.plain-text). */
describe('Browser: hostile responses', () => {
  // By day each of them in its own place: test/plugins, test/ui.
  if (isNight)
    it('markup in a name, an address, messages and a refusal stays text; huge texts break nothing; a telephone with a script is no link', async () => {
      const venue = venueBody({
        name: `Milano ${markup}`,
        address: [markup],
        closedMessage: `Shut ${markup} ${'A very long message. '.repeat(5_000)}`,
        telephone: 'javascript:document.title="called"//021 4960101',
      })
      const refusal = status(400, { email: [markup] })
      const diner = await visit({ answers: { [byName]: [venue], 'POST /api/bookings/create': refusal } })
      const hrefs = () =>
        diner.page.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      await diner.searches()
      await diner.page.getByRole('option').getByText(markup).first().waitFor()
      await diner.clicks('option', /Milano <img/)
      await diner.page.locator('[part=closed]').getByText(`Shut ${markup}`).waitFor()
      await diner.chose(`Milano ${markup}`)
      await diner.choosesDay()
      await diner.selects('Hour', '19')
      diner.api.answer(check, status(404))
      await diner.presses('Continue')
      await diner.finds('button', 'OK')
      expect(await hrefs()).to.deep.equal(['tel:0214960101'])
      await diner.presses('OK')
      diner.api.answer(check, availabilityBody())
      await diner.presses('Continue')
      await diner.finds('textbox', 'First Name')
      await skipToComplete(diner)
      await diner.presses('Complete Booking')
      await diner.page.getByRole('alert').getByText(markup).waitFor()
      expect(await diner.page.locator('b, img').count()).to.equal(0)
      expect(await diner.page.title()).to.equal('Trattoria')
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
    await until(() => api.isOpen('/getbyid/cork') && api.isOpen('/sessions/'), 'what the loader asks for')
    await diner.waits(10_000)
    await until(() => !api.isOpen('/getbyid/'), 'the restaurant is given up')
    await diner.waits(60_000)
    await until(() => api.open.size === 0, 'no connection is left')
    expect(diner.errors).to.deep.equal([])
  })
})
