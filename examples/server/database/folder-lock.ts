import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileLocks } from 'fs-native-extensions'

/** In the folder and not beside it, so that containers which share a volume share its lock. */
export const LOCK = 'tavola.lock'

/**
 * Makes the folder if it is missing, and locks it: opening a PGlite data folder twice would corrupt it.
 *
 * The operating system holds the lock, on an open file in the folder, and lets it go when the process ends in whatever way.
 * What the file says is for people only. It is never removed: another start could lock the removed file.
 *
 * @returns the function that lets the folder go
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
    await handle.write(`process ${process.pid}, since ${new Date().toISOString()}\n`)
  } catch (error) {
    await handle.close()
    throw error
  }
  return () => handle.close()
}

async function alreadyOpen(folder: string, handle: FileHandle): Promise<string> {
  const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(200), position: 0 })
  const owner = buffer.toString('utf8', 0, bytesRead).trim() || 'another process'
  return `${folder} is already open in ${owner}: stop it, or set TAVOLA_DATA to another folder.`
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
