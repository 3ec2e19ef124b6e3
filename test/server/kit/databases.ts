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

const closing: (() => Promise<unknown>)[] = []
after(async () => {
  for (const close of closing) await close()
})

/** A folder that is removed when all tests have ended. */
async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tavola-server-'))
  closing.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const open: Record<Kind, () => Promise<Database>> = {
  PGlite: async () => {
    const folder = join(await makeFolder(), 'data')
    await makeDataFolder(folder)
    const database = await openPglite(folder)
    closing.unshift(() => database.close())
    return database
  },
  // A database of its own, so that a given server's data is never touched.
  PostgreSQL: async () => {
    const postgres = await startPostgres()
    const name = `tavola_test_${randomUUID().replaceAll('-', '')}`
    const admin = openPostgres(postgres.url, PATIENT)
    await admin.query(`create database ${name}`)
    const own = new URL(postgres.url)
    own.pathname = `/${name}`
    postgresUrl = own.href
    const database = openPostgres(own.href, PATIENT)
    closing.unshift(async () => {
      await database.close()
      await admin.query(`drop database ${name}`)
      await admin.close()
      await postgres.stop()
    })
    return database
  },
}

const prepared = new Map<Kind, Promise<Database>>()

/** One database of each kind serves all test files. */
function preparedOnce(kind: Kind): Promise<Database> {
  const database =
    prepared.get(kind) ?? open[kind]().then((opened) => prepare(opened, MIDDAY).then(() => opened))
  prepared.set(kind, database)
  return database
}

/** PGlite is PostgreSQL too, compiled for one process: what the server says to both is the same. */
const kinds = byDay(Object.keys(open) as Kind[], (kind) => kind === 'PostgreSQL')

/** The same tests on PGlite, at night, and on PostgreSQL. Each finds the seeded restaurants without a booking, at `MIDDAY`. */
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
      await server.database.script(
        "delete from bookings; delete from enquiries; delete from idempotent_answers; delete from restaurants where id like 'more-%'",
      )
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
  const folder = join(await makeFolder(), 'data')
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

/** Adds restaurants to the seed's, until the next test: "more-1", "more-2" and so on. */
export async function addRestaurants(database: Queryable, more: readonly More[]): Promise<void> {
  const column = (key: keyof More) => more.map((each) => each[key])
  await database.query(INSERT, [column('name'), column('latitude'), column('longitude')])
}
