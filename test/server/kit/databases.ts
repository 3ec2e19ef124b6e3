import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, LIMITS, type Queryable } from '../../../examples/server/database/database'
import { openPglite } from '../../../examples/server/database/pglite'
import { openPostgres } from '../../../examples/server/database/postgres'
import { prepare } from '../../../examples/server/database/prepare'
import { byDay } from '../../kit/night'
import { startPostgres } from './postgres'
import { MIDDAY, TestServer } from './test-server'

/** A slow machine may be slow: of time-outs only those tests know that are about them. */
export const PATIENT = { ...LIMITS, turn: 30_000, operation: 30_000, connection: 30_000 }

/** Of the database that `onPostgres` opens. */
let postgresUrl = ''

type Kind = 'PGlite' | 'PostgreSQL'

const open: Record<Kind, () => Promise<Database>> = {
  PGlite: async () => {
    const parent = await mkdtemp(join(tmpdir(), 'tavola-pglite-'))
    await makeDataFolder(join(parent, 'data'))
    const database = await openPglite(join(parent, 'data'))
    closing.push(async () => {
      await database.close()
      await rm(parent, { recursive: true })
    })
    return database
  },
  PostgreSQL: async () => {
    const postgres = await startPostgres()
    closing.unshift(() => postgres.stop())
    return openFresh(postgres.url)
  },
}

/** A database of its own on the server, so that a given server's data is never touched. */
async function openFresh(url: string): Promise<Database> {
  const name = `tavola_test_${randomUUID().replaceAll('-', '')}`
  const admin = openPostgres(url, PATIENT)
  await admin.query(`create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const database = openPostgres(own.href, PATIENT)
  postgresUrl = own.href
  closing.unshift(async () => {
    await database.close()
    await admin.query(`drop database ${name}`)
    await admin.close()
  })
  return database
}

const prepared = new Map<Kind, Promise<Database>>()
const closing: (() => Promise<void>)[] = []

/** One database of each kind serves all test files. */
function preparedOnce(kind: Kind): Promise<Database> {
  const already = prepared.get(kind)
  if (already) return already
  const database = open[kind]().then(async (opened) => {
    await prepare(opened, MIDDAY)
    return opened
  })
  prepared.set(kind, database)
  return database
}

after(async () => {
  for (const close of closing) await close()
})

/** PGlite is PostgreSQL too, compiled for one process: what the server says to both is the same. */
const kinds = byDay(Object.keys(open) as Kind[], (kind) => kind === 'PostgreSQL')

/**
 * The same tests on PGlite, at night, and on PostgreSQL. Each test finds the seeded restaurants without a booking, and
 * the clock at `MIDDAY`.
 */
export function onEachDatabase(title: string, tests: (server: TestServer) => void): void {
  for (const kind of kinds) onDatabase(kind, title, tests)
}

/** The same, for what PostgreSQL alone does. @param tests get the address of the database, to open it in other ways */
export const onPostgres = (title: string, tests: (server: TestServer, url: () => string) => void): void =>
  onDatabase('PostgreSQL', title, (server) => tests(server, () => postgresUrl))

function onDatabase(kind: Kind, title: string, tests: (server: TestServer) => void): void {
  describe(`${title} (${kind})`, () => {
    const server = new TestServer()

    before(async () => {
      server.database = await preparedOnce(kind)
    })

    beforeEach(async () => {
      await server.database.query('delete from bookings')
      await server.database.query('delete from enquiries')
      await server.database.query('delete from idempotent_answers')
      server.reset()
    })

    tests(server)
  })
}

/** PGlite takes seconds to begin in an empty folder: it does so once, and each test has a copy of the folder. */
let seeded: Promise<string> | undefined

/** Makes a data folder with the seeded restaurants and no booking. */
export async function makeDataFolder(path: string): Promise<void> {
  await cp(await (seeded ??= prepareOne()), path, { recursive: true })
}

async function prepareOne(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'tavola-data-'))
  after(() => rm(parent, { recursive: true, force: true }))
  const folder = join(parent, 'data')
  const database = await openPglite(folder)
  await prepare(database, MIDDAY)
  await database.close()
  return folder
}

interface More {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

const INSERT = `
  insert into restaurants (id, name, address, town, post_code, telephone, latitude, longitude, time_zone, sitting_minutes,
    card_guarantee, enquiries_when_full, show_journey_options, configuration, search_text, search_post_code)
  select 'more-' || n, name, '{1 New Street}', 'Newtown', 'XX1 1XX', '01632 960001', latitude,
    longitude, 'UTC', 105, false, false, false, '{}', ' ' || lower(name), 'xx11xx'
  from unnest($1::text[], $2::float8[], $3::float8[]) with ordinality as more (name, latitude, longitude, n)`

/** Adds restaurants to the seed's: "more-1", "more-2" and so on. */
export async function addRestaurants(database: Queryable, more: readonly More[]): Promise<void> {
  const column = (key: keyof More) => more.map((each) => each[key])
  await database.query(INSERT, [column('name'), column('latitude'), column('longitude')])
}

export const removeAddedRestaurants = (database: Queryable): Promise<unknown> =>
  database.query("delete from restaurants where id like 'more-%'")
