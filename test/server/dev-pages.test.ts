import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { expect } from 'chai'
import { Hono } from 'hono'
import { createDevSite } from '../../tools/dev/site'

/** A server with a page, a script and a call, and the pages of `npm run dev` in front of it. */
const behind = new Hono()
  .get('/', (c) => c.html('<h1>Page</h1>'))
  .get('/tavola.js', (c) => c.body('widget()', 200, { 'Content-Type': 'text/javascript' }))
  .post('/api/bookings/create', async (c) => c.json({ heard: await c.req.json() }, 400))

describe('The pages of npm run dev', () => {
  const server = createAdaptorServer({ fetch: behind.fetch })
  let site: ReturnType<typeof createDevSite>
  before(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    site = createDevSite(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  })
  after(() => void server.close())

  const ask = async (path: string, init?: RequestInit) =>
    site.fetch(new Request(`http://localhost${path}`, init))

  it('listen for changes, and nothing else does', async () => {
    const page = await (await ask('/')).text()
    expect(page).to.match(/^<h1>Page<\/h1><script>.*EventSource.*reload/)
    const script = await ask('/tavola.js')
    expect(await script.text()).to.equal('widget()')
    expect(script.headers.get('Cache-Control')).to.equal('no-store')
  })

  it('get each change once', async () => {
    const { body } = await ask('/dev/changes')
    const events = body!.pipeThrough(new TextDecoderStream()).getReader()
    expect((await events.read()).value).to.equal(': connected\n\n')
    site.reload()
    expect((await events.read()).value).to.equal('data: changed\n\n')
    await events.cancel()
    site.reload()
  })

  it('pass on a create and its response', async () => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await ask('/api/bookings/create', { method: 'POST', headers, body: '{"guests":2}' })
    expect(answer.status).to.equal(400)
    expect(await answer.json()).to.deep.equal({ heard: { guests: 2 } })
  })
})
