import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from 'chai'
import type { Database } from '../../../examples/server/database/database'
import { openPglite } from '../../../examples/server/database/pglite'
import { prepare } from '../../../examples/server/database/prepare'
import { makeDataFolder, onEachDatabase } from '../kit/databases'
import { compiled } from '../kit/server-process'
import { MIDDAY } from '../kit/test-server'

const wholeKinsale = { venueId: 'kinsale', guests: 4 }
const messageOf = (work: Promise<unknown>) => work.then(() => 'nothing was refused', String)

onEachDatabase('A prepared database', (server) => {
  it('keeps its restaurants and bookings when it is prepared again, even twice at once', async () => {
    await server.book(wholeKinsale)
    const count =
      'select (select count(*) from restaurants)::int as restaurants, (select count(*) from bookings)::int as bookings'
    const before = await server.database.query(count)
    await Promise.all([prepare(server.database, MIDDAY), prepare(server.database, MIDDAY)])
    expect(await server.database.query(count)).to.deep.equal(before)
  })

  it('from before the migrations gets the later ones, and keeps its bookings', async () => {
    await server.book(wholeKinsale)
    await server.database.script('drop table schema_versions; drop table idempotent_answers')
    await prepare(server.database, MIDDAY)
    expect(await server.rows('bookings')).to.have.length(1)
    expect(await server.rows('idempotent_answers')).to.be.empty
  })

  it('is refused if a newer server has prepared it', async () => {
    await server.database.query("insert into schema_versions (version, name) values (9999, '9999-later.sql')")
    const message = await messageOf(prepare(server.database, MIDDAY))
    await server.database.query('delete from schema_versions where version = 9999')
    expect(message).to.contain('newer server').and.contain('9999')
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
    for (const path of [folder, ...(await paths())]) await chmod(path, 0o777)
    database = await openPglite(folder)
  })
  after(async () => {
    await database.close()
    await rm(parent, { recursive: true, force: true })
  })

  const paths = async () => {
    const entries = await readdir(folder, { withFileTypes: true, recursive: true })
    return entries.map((entry) => join(entry.parentPath, entry.name))
  }
  const rights = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

  it('finds rows by an index even if it believes a table is small, as it never recounts rows', async () => {
    await database.script('analyze restaurants')
    const plan = await database.query("explain select from restaurants where id = 'cork'")
    expect(JSON.stringify(plan)).to.contain('Index').and.not.contain('Seq Scan')
  })

  it('is not opened twice, and the second process gets the id of the first', async () => {
    const message = await messageOf(openPglite(folder))
    expect(message).to.contain(`already open in process ${process.pid}`).and.contain('TAVOLA_DATA')
  })

  it('is readable by its owner only, even if everyone could write it before', async () => {
    await database.query('create table made_later (id integer)')
    expect(await rights(folder)).to.equal('700')
    for (const path of await paths())
      expect(await rights(path), path).to.equal((await stat(path)).isDirectory() ? '700' : '600')
  })

  it('is not created in a folder with other files, whose rights stay unchanged, nor in place of a file', async () => {
    const home = join(parent, 'home')
    const letter = join(home, 'letter.txt')
    await mkdir(home, { mode: 0o755 })
    await writeFile(letter, '')
    await chmod(letter, 0o644)
    for (const [path, reason] of [
      [home, 'has "letter.txt" in it'],
      [letter, 'ENOTDIR'],
    ] as const)
      expect(await messageOf(openPglite(path)))
        .to.contain(reason)
        .and.contain('set TAVOLA_DATA')
    expect(await rights(letter)).to.equal('644')
    expect(await readdir(home)).to.deep.equal(['letter.txt'])
  })
})

/** Says "held" or "refused"; what it holds it holds until it is ended. */
const START = (file: string) => `
  import { lockFolder } from '${pathToFileURL(file).href}'
  lockFolder(process.argv[1]).then(() => 'held', () => 'refused').then((text) => process.stdout.write(text))
  process.stdin.resume()`

describe('The lock of a data folder', () => {
  let folder: string
  const processes: ChildProcess[] = []

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tavola-lock-'))
  })
  after(async () => {
    for (const each of processes) each.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })

  it('is held by one of three processes that start at the same time, and free again after a kill -9', async () => {
    const words = [
      '--input-type=module',
      '-e',
      START(await compiled('examples/server/database/data-folder.ts')),
    ]
    const start = () => {
      const child = spawn(process.execPath, [...words, folder], { stdio: ['pipe', 'pipe', 'inherit'] })
      processes.push(child)
      return child
    }
    const word = async (child: ReturnType<typeof start>) =>
      String(((await once(child.stdout, 'data')) as [Buffer])[0])
    const three = [start(), start(), start()]
    const answers = await Promise.all(three.map(word))
    expect([...answers].sort()).to.deep.equal(['held', 'refused', 'refused'])
    const holder = three[answers.indexOf('held')]!
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    expect(await word(start())).to.equal('held')
  })
})
