import { expect } from 'chai'
import { endVisits, visit } from '../kit/diner'
import { atTimes, initWith } from '../kit/pages'
import { startServer, type Server } from '../kit/server'
import { until } from '../kit/until'

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
