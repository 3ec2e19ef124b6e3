import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPglite } from '../../examples/server/database/pglite'
import { prepare } from '../../examples/server/database/prepare'
import { MIDDAY } from './test-server'

/** PGlite takes seconds to begin in an empty folder: it does so once, and each test has a copy of the folder. */
let prepared: Promise<string> | undefined

/** Makes a data folder with the seeded restaurants and no booking. */
export async function makeDataFolder(path: string): Promise<void> {
  await cp(await (prepared ??= prepareOne()), path, { recursive: true })
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
