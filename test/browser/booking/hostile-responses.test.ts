import { expect } from 'chai'
import { isNight } from '../../kit/night'
import { availabilityBody, venueBody } from '../../kit/fixtures'
import { status } from '../kit/api'
import { endVisits, visit } from '../kit/diner'
import { skipToComplete } from '../kit/skip'
import { atTimes, initWith, startServer, type Server } from '../kit/site'
import { until } from '../kit/playwright-driver'

const search = 'GET /api/venues/search/*'
const check = 'GET /api/venues/searchavailability/*'
const markup = '<img src=x onerror="document.title=1"><b>bold</b>'

/** Answers are parsed, never trusted (decisions, "Errors"); texts from the server are text (decisions, "Step 2"). */
describe('Browser: hostile responses', () => {
  afterEach(endVisits)

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
      const diner = await visit({ answers: { [search]: [venue], 'POST /api/bookings/create': refusal } })
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
  afterEach(endVisits)
  afterEach(() => api.close())

  it('decisions, "Booking": a GET that begins with 200 or 404 ends after 10 s and closes its connection', async () => {
    api = await startDripping((path) => (path.includes('nearby') ? 404 : 200))
    const diner = await visit({ page: () => initWith()(api.origin) })
    await diner.searches()
    await until(() => api.wasAsked('/search/') && api.wasAsked('/searchnearby/'), 'both searches')
    await diner.waits(10_000)
    await until(() => api.open.size === 0, 'no connection is left')
    await diner.finds('button', 'Try again')
  })

  it('decisions, "Booking": a GET that is retried closes the connection of its first answer', async () => {
    api = await startDripping((_, asked) => (asked.length <= 2 ? 503 : null))
    const diner = await visit({ page: () => initWith()(api.origin) })
    await diner.searches()
    await until(() => api.wasAsked('/search/') && api.wasAsked('/searchnearby/'), 'both searches')
    await diner.waits(2_000)
    await diner.finds('text', /We couldn't find a restaurant/)
    await until(() => api.open.size === 0, 'no connection is left')
  })

  it('decisions, "Booking": requests that the loader has sent ahead end too', async () => {
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
