import { type ChildProcess, execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import {
  compiled,
  listening,
  type ServerProcess,
  spawnServer,
  unset,
  withTestClock,
} from '../kit/server-process'
import { addDays } from '../../../src/dates/plain-date'
import { defaultNow } from '../../../src/testing/clock'
import { makeDataFolder } from '../kit/databases'
import { booking } from '../kit/payloads'

describe('The process', () => {
  let data: string
  const processes: ChildProcess[] = []

  before(async () => {
    data = await mkdtemp(join(tmpdir(), 'tavola-main-'))
    await makeDataFolder(join(data, 'database'))
  })
  after(async () => {
    for (const each of processes) each.kill('SIGKILL')
    await rm(data, { recursive: true, force: true })
  })

  async function start(environment: Record<string, string>): Promise<ServerProcess> {
    const server = await spawnServer(
      { TAVOLA_DATA: join(data, 'database'), ...environment },
      await withTestClock(),
    )
    processes.push(server.process)
    return server
  }

  async function startListening(settings = {}): Promise<{ process: ChildProcess; origin: string }> {
    const server = await start({ PORT: '0', ...settings })
    return { process: server.process, origin: await listening(server) }
  }

  async function stop(child: ChildProcess): Promise<void> {
    child.kill('SIGTERM')
    const [code] = (await once(child, 'exit')) as [number | null]
    expect(code).to.equal(0)
  }

  const nextWeek = addDays(defaultNow.slice(0, 10), 7)
  const wholeKinsale = booking({ venueId: 'kinsale', guests: 4, date: nextWeek })

  const create = (origin: string, key: string, changes: Record<string, unknown> = {}) =>
    fetch(`${origin}/api/bookings/create`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ ...wholeKinsale, ...changes }),
    })

  it('answers each key as before after a kill -9, stops on SIGTERM, and exports', async () => {
    const first = await startListening()
    const booked = await create(first.origin, 'booked')
    expect(booked.status).to.equal(200)

    const index = await fetch(first.origin)
    expect(await index.text())
      .to.contain('/inline.html')
      .and.contain('/popup.html')
    const openapi = await fetch(`${first.origin}/openapi.json`)
    expect(openapi.headers.get('Content-Encoding')).to.equal('gzip')
    const nothing = await fetch(`${first.origin}/nothing`)
    expect(nothing.status).to.equal(404)
    expect(await nothing.json()).to.have.all.keys('path')
    // It is unknown how far this create gets.
    const cut = create(first.origin, 'cut', { time: '1700' }).catch(() => undefined)
    await fetch(first.origin)
    first.process.kill('SIGKILL')
    await cut

    const second = await startListening()
    expect(await (await create(second.origin, 'booked')).text()).to.equal(await booked.text())
    const after = await create(second.origin, 'cut', { time: '1700' })
    expect(after.status).to.equal(200)
    for (const time of ['1930', '1700']) {
      const taken = await create(second.origin, `new-${time}`, { time })
      expect(taken.status).to.equal(400)
      expect(await taken.json()).to.have.all.keys('time')
    }
    await stop(second.process)

    const { stdout } = await promisify(execFile)(
      process.execPath,
      [await compiled('examples/server/privacy.ts'), 'export', 'Ada.Byrne@example.com'],
      { env: { ...process.env, ...unset, TAVOLA_DATA: join(data, 'database') } },
    )
    expect(JSON.parse(stdout)).to.have.nested.property('bookings[0].first_name', 'Ada')
  })

  it('listens on 127.0.0.1 alone, and on all interfaces with HOST', async () => {
    // Another address of this machine, on Linux; elsewhere there is none, and nobody reaches it.
    const other = (origin: string) => fetch(`http://127.0.0.2:${new URL(origin).port}/healthz`)
    const local = await startListening()
    expect((await fetch(`http://127.0.0.1:${new URL(local.origin).port}/healthz`)).status).to.equal(200)
    expect(await other(local.origin).catch((error: unknown) => error)).to.be.an('error')
    await stop(local.process)

    const all = await startListening({ HOST: '0.0.0.0' })
    if (process.platform === 'linux') expect((await other(all.origin)).status).to.equal(200)
    await stop(all.process)
  })

  it('reports the variable to set if the port is taken', async () => {
    const other = createServer().listen(0)
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const { process: child, output } = await start({ PORT: String(port) })
    const [code] = (await once(child, 'close')) as [number | null]
    other.close()
    expect(code).to.equal(1)
    expect(output()).to.contain(`Port ${port} is taken: set PORT`)
  })

  it('reports the variable to set if the database cannot be reached', async () => {
    const { process: child, output } = await start({
      PORT: '0',
      DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/none',
    })
    const [code] = (await once(child, 'close')) as [number | null]
    expect(code).to.equal(1)
    expect(output()).to.contain('DATABASE_URL').and.not.contain('secret')
  })
})
