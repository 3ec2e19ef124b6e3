import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from 'chai'
import { Hono } from 'hono'
import { stub, type SinonStub } from 'sinon'
import { writeDocs } from '../../tools/dev/docs'
import { createDevSite } from '../../tools/dev/site'
import { close, createTestApp, listen } from './kit/http-server'
import { compiled } from './kit/server-process'

/** A server with a page, a script and a call, and the pages of `npm run dev` in front of it. */
const behind = new Hono()
  .get('/', (c) => c.html('<h1>Page</h1>'))
  .get('/tavola.js', (c) => c.body('widget()', 200, { 'Content-Type': 'text/javascript' }))
  .post('/api/bookings/create', async (c) => c.json({ heard: await c.req.json() }, 400))

describe('The pages of npm run dev', () => {
  let server: Awaited<ReturnType<typeof listen>>['server']
  let site: ReturnType<typeof createDevSite>
  before(async () => {
    const started = await listen(createTestApp(behind).app)
    server = started.server
    site = createDevSite(`http://127.0.0.1:${started.port}`)
  })
  after(() => close(server))

  const ask = async (path: string, init?: RequestInit) =>
    site.fetch(new Request(`http://localhost${path}`, init))

  it('listen for changes, and nothing else does', async () => {
    expect(await (await ask('/')).text()).to.match(/^<h1>Page<\/h1><script>.*EventSource.*reload/)
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
    expect([answer.status, await answer.json()]).to.deep.equal([400, { heard: { guests: 2 } }])
  })
})

describe('The docs of npm start', () => {
  let folder: string
  let index: string
  let error: SinonStub
  let told: Promise<string>
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tavola docs-'))
    index = join(folder, 'index.html')
    told = new Promise((resolve) => (error = stub(console, 'error').callsFake(resolve)))
  })
  afterEach(() => {
    error.restore()
    rmSync(folder, { recursive: true, force: true })
  })
  const read = () => readFileSync(index, 'utf8')

  it('have a page that leads to them, which tells of a failure, as the console does', async () => {
    writeDocs([process.execPath, '-e', 'console.log("no page"); process.exit(3)'], folder)
    expect(read())
      .to.match(/being written<[^]*<a href="\/docs\/">/)
      .and.not.match(/refresh|<script/)
    expect(await told).to.match(/no page\nThe docs could not be written/)
    expect(read()).to.include('The docs could not be written')
  })

  it('stay as they were until the new ones are there', () => {
    writeFileSync(index, 'earlier')
    writeDocs([process.execPath, '-e', ''], folder)
    expect(read()).to.equal('earlier')
  })

  it('are no longer written once the server has ended', async () => {
    const listener = createServer().listen(0, '127.0.0.1')
    await once(listener, 'listening')
    const writer = `net.connect(${(listener.address() as AddressInfo).port}, '127.0.0.1')`
    const module = pathToFileURL(await compiled('tools/dev/docs.ts')).href
    const words = JSON.stringify([[process.execPath, '-e', writer], folder])
    const script = `import { writeDocs } from '${module}'
      writeDocs(...${words})
      process.on('SIGTERM', () => process.exit(0))`
    const server = spawn(process.execPath, ['--input-type=module', '--eval', script])
    const [socket] = (await once(listener, 'connection')) as [Socket]
    const closed = once(socket.on('error', () => undefined).resume(), 'close')
    server.kill('SIGTERM')
    await closed
    listener.close()
  })
})
