import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { expect } from 'chai'
import type { Database } from '../../../examples/server/database/database'
import { openPostgres } from '../../../examples/server/database/postgres'
import { addDays } from '../../../src/dates/plain-date'
import { defaultNow } from '../../../src/testing/clock'
import { isNight } from '../../kit/night'
import { onPostgres, PATIENT } from '../kit/databases'
import { type Booked, booking, CREATE } from '../kit/payloads'
import {
  compiled,
  listening,
  type ServerProcess,
  spawnServer,
  unset,
  withTestClock,
} from '../kit/server-process'

const PROCESSES = isNight ? 3 : 2

/** A day on which all restaurants seat diners in the evening: the second Saturday ahead. */
const saturday = addDays(defaultNow.slice(0, 10), 15)

interface Answered {
  readonly status: number
  readonly text: string
}

onPostgres('Several processes on one database', (server, url) => {
  let servers: readonly ServerProcess[] = []
  let origins: readonly string[] = []
  let database: Database
  let settings: Record<string, string>
  const name = `tavola_processes_${process.pid}`

  before(async () => {
    await server.database.query(`create database ${name}`)
    const own = new URL(url())
    own.pathname = `/${name}`
    settings = { PORT: '0', DATABASE_URL: own.href, CREATES_PER_ADDRESS: '10000' }
    const clock = await withTestClock()
    servers = await Promise.all(Array.from({ length: PROCESSES }, () => spawnServer(settings, clock)))
    origins = await Promise.all(servers.map(listening))
    database = openPostgres(own.href, PATIENT)
  })
  after(async () => {
    for (const { process: child } of servers) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    await database?.close()
    await server.database.query(`drop database if exists ${name} with (force)`)
  })

  /** Sends it again after a 503, as the widget does: on a slow machine the server gives up waiting, and has sold nothing. */
  const create = async (to: number, key: string, changes: Record<string, unknown>): Promise<Answered> => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key, 'X-Session-Id': key }
    const body = JSON.stringify(booking({ date: saturday, ...changes }))
    for (let tries = 1; ; tries++) {
      const answer = await fetch(`${origins[to]}${CREATE}`, { method: 'POST', headers, body })
      const text = await answer.text()
      if (answer.status !== 503 || tries === 100) return { status: answer.status, text }
    }
  }
  const stored = async (venueId: string): Promise<string[]> => {
    const rows = await database.query<{ reference: string }>(
      `select b.reference from bookings b join tables t on t.id = b.table_id where t.restaurant_id = $1`,
      [venueId],
    )
    return rows.map(({ reference }) => reference)
  }
  const referenceIn = (answer: Answered | undefined) => (JSON.parse(answer!.text) as Booked).bookingReference

  it('prepare it once, even if they start at the same moment', async () => {
    const count =
      'select (select count(*) from restaurants)::integer as restaurants, count(*)::integer as versions'
    const [counts] = await database.query<{ restaurants: number; versions: number }>(
      `${count} from schema_versions`,
    )
    expect(counts?.restaurants).to.equal(28)
    expect(counts?.versions).to.be.above(3)
  })

  it('sell a table once, and answer all others that it is taken', async () => {
    const asked = Array.from({ length: 30 }, (_, index) =>
      create(index % PROCESSES, `last-${index}`, { venueId: 'kinsale', guests: 4 }),
    )
    const answers = await Promise.all(asked)
    const won = answers.filter(({ status }) => status === 200)
    expect(won).to.have.length(1)
    expect(answers.filter(({ status }) => status === 400)).to.have.length(29)
    expect(await stored('kinsale')).to.deep.equal(won.map(referenceIn))
  })

  it('give one booking and one response to a key that arrives at all of them at once', async () => {
    const times = ['1700', '1845', '2030']
    const sendToAll = (time: string) =>
      Promise.all(origins.map((_, to) => create(to, `same-${time}`, { venueId: 'galway', guests: 6, time })))
    const answers = await Promise.all(times.map(sendToAll))
    for (const same of answers) {
      expect(same.map(({ status }) => status)).to.deep.equal(origins.map(() => 200))
      expect(new Set(same.map(({ text }) => text))).to.have.property('size', 1)
    }
    expect(await stored('galway')).to.have.members(answers.map(([first]) => referenceIn(first)))
  })

  it('export what is stored of a diner, by the command line for personal data', async () => {
    const words = [await compiled('examples/server/privacy.ts'), 'export', 'Ada.Byrne@example.com']
    const env = { ...process.env, ...unset, ...settings }
    const { stdout } = await promisify(execFile)(process.execPath, words, { env })
    expect(JSON.parse(stdout)).to.have.nested.property('bookings[0].first_name', 'Ada')
  })

  it('report the variable to set if the port is taken', async () => {
    const { port: PORT } = new URL(origins[0]!)
    const { process: child, output } = await spawnServer({ ...settings, PORT })
    const [code] = (await once(child, 'close')) as [number | null]
    expect(code).to.equal(1)
    expect(output()).to.contain(`Port ${PORT} is taken: set PORT`)
  })

  it('lose and duplicate no booking when one of them dies, and its creates are repeated at another', async () => {
    const wanted = ['1700', '1845', '2030'].flatMap((time) =>
      [1, 2, 3, 4, 5, 6].map((table) => ({ key: `dies-${time}-${table}`, time })),
    )
    const send = (to: number) =>
      wanted.map(({ key, time }) =>
        create(to, key, { venueId: 'belfast', guests: 2, time }).catch(() => undefined),
      )
    const toDying = send(0)
    // Some are booked by then, some under way.
    await Promise.race(toDying)
    servers[0]!.process.kill('SIGKILL')
    const first = await Promise.all(toDying)
    const again = await Promise.all(send(1))

    expect(first.some((answer) => answer === undefined)).to.be.true
    for (const [index, answer] of again.entries()) {
      expect(answer?.status, answer?.text).to.equal(200)
      if (first[index]) expect(answer?.text).to.equal(first[index].text)
    }
    const references = again.map(referenceIn)
    expect(new Set(references)).to.have.property('size', wanted.length)
    expect(await stored('belfast')).to.have.members(references)
  })
})
