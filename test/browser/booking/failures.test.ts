import { expect } from 'chai'
import { bookingBody } from '../../kit/fixtures'
import { hangs, resets } from '../kit/api'
import { visit } from '../kit/diner'
import { until } from '../kit/playwright-driver'
import { atTimes, initWith, startServer, timesPage, type Server } from '../kit/site'
import { saturday, shortDay } from '../kit/time'
import { skipToComplete } from '../kit/visits'

const create = 'POST /api/bookings/create'

/** That every call takes each way to fail for a failure: test/api; what a step does then: test/plugins. */
describe('Browser: a create without a response', () => {
  for (const [what, answer] of [
    ['is never answered', hangs],
    ['is cut off', resets],
  ] as const)
    it(`submit.unknown: one that ${what} may have gone through, and is sent again only on purpose`, async () => {
      const diner = await visit({ page: timesPage, answers: { [create]: answer } })
      await skipToComplete(diner)
      await diner.presses('Complete Booking')
      await diner.api.waitsFor(create)
      await diner.waits(30_000)
      await diner.page
        .getByRole('alert')
        .getByText(
          new RegExp(`Booking on ${shortDay(saturday)} at 19:00 for 2 people.*may have gone through`),
        )
        .waitFor()
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
    wereAsked: (...parts: readonly string[]) =>
      until(() => parts.every((part) => has(asked, part)), `requests for ${parts.join()}`),
    isOpen: (part: string) => has(open, part),
    allClose: () => until(() => open.size === 0, 'no connection is left'),
  }
}

describe('Browser: a response that never ends', () => {
  let api: Awaited<ReturnType<typeof startDripping>>
  afterEach(() => api.close())

  const searches = async () => {
    const diner = await visit({ page: () => initWith()(api.origin) })
    await diner.searches()
    await api.wereAsked('/search/', '/searchnearby/')
    return diner
  }

  it('call.timeouts: a GET that begins with 200 or 404 ends after 10 s and closes its connection', async () => {
    api = await startDripping((path) => (path.includes('nearby') ? 404 : 200))
    const diner = await searches()
    await diner.waits(10_000)
    await api.allClose()
    await diner.finds('button', 'Try again')
  })

  it('a GET that is retried closes the connection of its first answer', async () => {
    api = await startDripping((_, asked) => (asked.length <= 2 ? 503 : null))
    const diner = await searches()
    await diner.waits(2_000)
    await diner.finds('text', /We couldn't find a restaurant/)
    await api.allClose()
  })

  it('call.timeouts: requests that the loader has sent ahead end too', async () => {
    api = await startDripping(() => 200)
    const diner = await visit({ page: () => initWith(atTimes)(api.origin) })
    await diner.finds('combobox', 'Location')
    await api.wereAsked('/getbyid/cork', '/sessions/')
    await diner.waits(10_000)
    await until(() => !api.isOpen('/getbyid/'), 'the restaurant is given up')
    await diner.waits(60_000)
    await api.allClose()
    expect(diner.errors).to.deep.equal([])
  })
})
