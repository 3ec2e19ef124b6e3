import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { addDays } from '../../../src/dates/plain-date'
import { defaultNow } from '../../../src/testing/clock'
import { makeDataFolder } from '../kit/databases'
import { booking } from '../kit/payloads'
import { listening, type ServerProcess, spawnServer, withTestClock } from '../kit/server-process'

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
    const settings = { PORT: '0', TAVOLA_DATA: join(data, 'database'), ...environment }
    const server = await spawnServer(settings, await withTestClock())
    processes.push(server.process)
    return server
  }
  const exitOf = async (child: ChildProcess) => ((await once(child, 'close')) as [number | null])[0]

  const date = addDays(defaultNow.slice(0, 10), 7)
  const create = (origin: string, key: string, time = '1930') =>
    fetch(`${origin}/api/bookings/create`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(booking({ venueId: 'kinsale', guests: 4, date, time })),
    })
  // Another address of this machine, on Linux; elsewhere there is none, and nobody reaches it.
  const atOtherAddress = (origin: string) =>
    fetch(`http://127.0.0.2:${new URL(origin).port}/healthz`).catch(() => undefined)

  it('answers each key as before after a kill -9, and stops on SIGTERM', async () => {
    const first = await start({ HOST: '0.0.0.0' })
    const origin = await listening(first)
    const booked = await create(origin, 'booked')
    expect(booked.status).to.equal(200)
    if (process.platform === 'linux') expect((await atOtherAddress(origin))?.status).to.equal(200)
    // It is unknown how far this create gets.
    const cut = create(origin, 'cut', '1700').catch(() => undefined)
    await fetch(origin)
    first.process.kill('SIGKILL')
    await cut

    const second = await start({})
    const again = await listening(second)
    expect(await atOtherAddress(again), 'listens on 127.0.0.1 alone without HOST').to.be.undefined
    expect(await (await create(again, 'booked')).text()).to.equal(await booked.text())
    expect((await create(again, 'cut', '1700')).status).to.equal(200)
    for (const time of ['1930', '1700']) {
      const taken = await create(again, `new-${time}`, time)
      expect([taken.status, Object.keys((await taken.json()) as object)]).to.deep.equal([400, ['time']])
    }
    const openapi = await fetch(`${again}/openapi.json`)
    expect(openapi.headers.get('Content-Encoding')).to.equal('gzip')
    second.process.kill('SIGTERM')
    expect(await exitOf(second.process)).to.equal(0)
  })

  it('reports the variable to set if the database cannot be reached', async () => {
    const { process: child, output } = await start({ DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/none' })
    expect(await exitOf(child)).to.equal(1)
    expect(output()).to.contain('DATABASE_URL').and.not.contain('secret')
  })
})
