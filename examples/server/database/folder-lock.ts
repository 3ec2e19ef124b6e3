import { readFile, rm, writeFile } from 'node:fs/promises'

/**
 * Prevents a second process from opening a PGlite data folder, which would corrupt it.
 * The lock is a file beside the folder; it contains the owner's process id.
 *
 * @returns the function that removes the lock
 * @throws if another running process holds the lock
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder.replace(/\/+$/, '')}.lock`
  const owner = Number(await readFile(file, 'utf8').catch(() => ''))
  if (isAnotherLivingProcess(owner)) {
    throw new Error(
      `${folder} is already open in process ${owner}: stop it, or set TAVOLA_DATA to another folder.`,
    )
  }
  // The owner no longer runs: its lock was left by a crash.
  await rm(file, { force: true })
  await writeFile(file, String(process.pid), { flag: 'wx' })
  return () => rm(file, { force: true })
}

function isAnotherLivingProcess(id: number): boolean {
  // After a container restart the new process often has the same id as the old one.
  if (!Number.isInteger(id) || id <= 0 || id === process.pid) return false
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
