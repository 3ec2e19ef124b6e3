import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { openPglite } from '../../examples/server/database/pglite'
import { prepare } from '../../examples/server/database/prepare'
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
})

describe('A PGlite data folder', function () {
  this.timeout(60_000)
  let parent: string
  let folder: string

  before(async () => {
    parent = await mkdtemp(join(tmpdir(), 'tavola-pglite-'))
    folder = join(parent, 'data')
  })
  after(() => rm(parent, { recursive: true, force: true }))

  it('keeps a booking, and so its table, over a restart', async () => {
    const server = new TestServer()
    const book = () => server.post<Booked>(CREATE, wholeKinsale)

    server.database = await openPglite(folder)
    await prepare(server.database, MIDDAY)
    expect((await book()).status).to.equal(200)
    await server.database.close()

    server.database = await openPglite(folder)
    server.reset()
    await prepare(server.database, MIDDAY)
    expect((await book()).status).to.equal(400)
    await server.database.close()
  })

  it('is not opened while another process has it open', async () => {
    const lock = `${folder}.lock`
    // Our parent is a process that lives and is not ours.
    await writeFile(lock, String(process.ppid))
    const error = await openPglite(folder).then(
      () => undefined,
      (failure: Error) => failure,
    )
    expect(error?.message).to.contain('already open').and.contain('TAVOLA_DATA')
    expect(await readFile(lock, 'utf8')).to.equal(String(process.ppid))
    await rm(lock)
  })
})
