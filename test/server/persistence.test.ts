import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import type { Database } from '../../examples/server/database/database'
import { openPglite } from '../../examples/server/database/pglite'
import { prepare } from '../../examples/server/database/prepare'
import { makeDataFolder } from './data-folder'
import { onEachDatabase } from './databases'
import { type Booked, booking } from './payloads'
import { MIDDAY, TestServer } from './test-server'

const CREATE = '/api/bookings/create'
const wholeKinsale = booking({ venueId: 'kinsale', guests: 4 })

onEachDatabase('A prepared database', (server) => {
  it('keeps its restaurants and bookings when it is prepared again, even twice at once', async () => {
    await server.post<Booked>(CREATE, wholeKinsale)
    const count =
      'select (select count(*) from restaurants)::int as restaurants, (select count(*) from bookings)::int as bookings'
    const before = await server.database.query(count)
    await Promise.all([prepare(server.database, MIDDAY), prepare(server.database, MIDDAY)])
    expect(await server.database.query(count)).to.deep.equal(before)
  })

  it('from before there were migrations gets those that came since, and keeps its bookings', async () => {
    await server.post<Booked>(CREATE, wholeKinsale)
    await server.database.script('drop table schema_versions; drop table idempotent_answers')
    await prepare(server.database, MIDDAY)
    expect(await server.database.query('select reference from bookings')).to.have.length(1)
    expect(await server.database.query('select id from idempotent_answers')).to.be.empty
  })

  it('is refused where a newer server has prepared it', async () => {
    await server.database.query("insert into schema_versions (version, name) values (9999, '9999-later.sql')")
    const error = await prepare(server.database, MIDDAY).then(
      () => undefined,
      (failure: Error) => failure,
    )
    await server.database.query('delete from schema_versions where version = 9999')
    expect(error?.message).to.contain('newer server').and.contain('9999')
  })
})

describe('A PGlite data folder', () => {
  let parent: string
  let folder: string
  /** Opened where everybody could write, beside the lock file of a process that lives on as another program. */
  let database: Database

  before(async () => {
    parent = await mkdtemp(join(tmpdir(), 'tavola-pglite-'))
    folder = join(parent, 'data')
    await makeDataFolder(folder)
    await writeFile(join(folder, 'tavola.lock'), `process ${process.ppid}`)
    for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
      await chmod(join(entry.parentPath, entry.name), 0o777)
    await chmod(folder, 0o777)
    database = await openPglite(folder)
  })
  after(async () => {
    await database.close()
    await rm(parent, { recursive: true, force: true })
  })

  it('keeps a booking, and so its table, over a restart', async () => {
    const server = new TestServer()
    const book = () => server.post<Booked>(CREATE, wholeKinsale)
    const kept = join(parent, 'kept')
    await makeDataFolder(kept)

    server.database = await openPglite(kept)
    expect((await book()).status).to.equal(200)
    await server.database.close()

    server.database = await openPglite(kept)
    server.reset()
    await prepare(server.database, MIDDAY)
    expect((await book()).status).to.equal(400)
    await server.database.close()
  })

  it('finds rows by an index also where it takes a table for small, as nothing in it counts them again', async () => {
    await database.script('analyze restaurants')
    const plan = await database.query("explain select from restaurants where id = 'cork'")
    expect(JSON.stringify(plan)).to.contain('Index').and.not.contain('Seq Scan')
  })

  it('is opened beside a lock file whose process lives on as another program', async () => {
    expect(await database.query('select from restaurants limit 1')).to.have.length(1)
  })

  it('is not opened twice, and the second process learns who has it', async () => {
    const error = await openPglite(folder).then(
      () => undefined,
      (failure: Error) => failure,
    )
    expect(error?.message).to.contain(`already open in process ${process.pid}`).and.contain('TAVOLA_DATA')
  })

  it('is for its owner alone, also where everybody could write it', async () => {
    const rights = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)
    await database.query('create table made_later (id integer)')
    expect(await rights(folder)).to.equal('700')
    for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
      const path = join(entry.parentPath, entry.name)
      expect(await rights(path), path).to.equal(entry.isDirectory() ? '700' : '600')
    }
  })

  it('is made in no folder that has other files, whose rights stay as they are, and in none that is a file', async () => {
    const home = join(parent, 'home')
    await mkdir(home, { mode: 0o755 })
    await writeFile(join(home, 'letter.txt'), '')
    await chmod(join(home, 'letter.txt'), 0o644)
    for (const [path, reason] of [
      [home, 'has "letter.txt" in it'],
      [join(home, 'letter.txt'), 'ENOTDIR'],
    ] as const) {
      const refusal = await openPglite(path).catch(String)
      expect(refusal).to.contain(reason).and.contain('set TAVOLA_DATA')
    }
    expect((await stat(join(home, 'letter.txt'))).mode & 0o777).to.equal(0o644)
    expect(await readdir(home)).to.deep.equal(['letter.txt'])
  })
})
