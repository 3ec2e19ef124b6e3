import { readFile, rm, writeFile } from 'node:fs/promises'

/**
 * Keeps a second process out of a PGlite data folder, which would corrupt it.
 * The lock is a file beside the folder that holds the owner's process id.
 *
 * @returns removes the lock
 * @throws when a living process holds the lock
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder.replace(/\/+$/, '')}.lock`
  const owner = Number(await readFile(file, 'utf8').catch(() => ''))
  if (isAnotherLivingProcess(owner)) {
    throw new Error(
      `${folder} is already open in process ${owner}: stop it, or set TAVOLA_DATA to another folder.`,
    )
  }
  // A lock whose owner is gone was left by a crash.
  await rm(file, { force: true })
  await writeFile(file, String(process.pid), { flag: 'wx' })
  return () => rm(file, { force: true })
}

function isAnotherLivingProcess(id: number): boolean {
  // After a container restart the new process often has the old one's id.
  if (!Number.isInteger(id) || id <= 0 || id === process.pid) return false
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
