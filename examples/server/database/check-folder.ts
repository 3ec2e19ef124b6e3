import { readdir } from 'node:fs/promises'
import { LOCK } from './folder-lock'

/** What a database that was begun has, and what an empty disk has. */
const isOurs = (name: string) =>
  [LOCK, 'lost+found', 'base', 'global'].includes(name) || /^(pg_|postgresql|postmaster)/.test(name)

/**
 * Checks that a folder is missing, empty, or a data folder. Another one, such as a home folder, would be filled with the
 * database, and nobody but its owner could read its files any more.
 *
 * @throws if there is something else in it
 */
export async function checkFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return []
    throw new Error(`The data folder ${folder} cannot be read (${error.code}): ${SET_ANOTHER}`, {
      cause: error,
    })
  })
  const other = names.includes('PG_VERSION') ? undefined : names.find((name) => !isOurs(name))
  if (other !== undefined)
    throw new Error(`${folder} has "${other}" in it, and is no data folder: ${SET_ANOTHER}`)
}

const SET_ANOTHER = 'set TAVOLA_DATA to an empty folder, or to one that this server has made.'
