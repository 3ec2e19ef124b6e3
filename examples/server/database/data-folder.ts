import { readdir, chmod, type FileHandle, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileLocks } from 'fs-native-extensions'

/** Files of an unfinished database, and of an empty disk. */
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

/**
 * Makes the folder and its content readable by its owner only: folders 0700, files 0600. On Windows, which has no such rights,
 * it has no effect.
 */
export async function makePrivate(folder: string): Promise<void> {
  // The folder first, so that its content is protected at once.
  await chmod(folder, 0o700)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await makePrivate(path)
    // A link's rights have no effect, and its target isn't ours.
    else if (!entry.isSymbolicLink()) await chmod(path, 0o600)
  }
}

/** In the folder and not beside it, so that containers which share a volume share its lock. */
export const LOCK = 'tavola.lock'

/**
 * Makes the folder if it is missing, and locks it: opening a PGlite data folder twice would corrupt it.
 *
 * The operating system holds the lock on an open file in the folder, and releases it however the process ends.
 * The file's content is for people only. It is never removed: another start could lock the removed file.
 *
 * @returns the function that unlocks the folder
 * @throws if the folder is locked already, by another process or by this one
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const { tryLock } = await fileLocks()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Appending creates the file, and changes nothing in it.
  const handle = await open(join(folder, LOCK), 'a+', 0o600)
  try {
    if (!tryLock(handle.fd)) throw new Error(await alreadyOpen(folder, handle))
    await handle.truncate()
    await handle.write(`process ${process.pid}\n`)
  } catch (error) {
    await handle.close()
    throw error
  }
  return () => handle.close()
}

async function alreadyOpen(folder: string, handle: FileHandle): Promise<string> {
  const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(200), position: 0 })
  const owner = buffer.toString('utf8', 0, bytesRead).trim() || 'another process'
  const { mtime } = await handle.stat()
  return `${folder} is already open in ${owner}, since ${mtime.toISOString()}: stop it, or set TAVOLA_DATA to another folder.`
}

/** Loaded only for a data folder: it has no binary for some platforms, where the server runs on PostgreSQL. */
async function fileLocks(): Promise<FileLocks> {
  try {
    return (await import('fs-native-extensions')).default
  } catch (cause) {
    throw new Error(
      `A data folder cannot be locked on this platform (${process.platform}-${process.arch}; on Linux it needs glibc, ` +
        'which Alpine has not): set DATABASE_URL to a PostgreSQL server.',
      { cause },
    )
  }
}
