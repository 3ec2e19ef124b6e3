import { chmod, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Lets nobody but the owner read the folder and all in it: folders 0700, files 0600. On Windows, which has no such rights,
 * it does nothing of use.
 */
export async function makePrivate(folder: string): Promise<void> {
  // The folder first: from then on nobody else reaches what is in it.
  await chmod(folder, 0o700)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await makePrivate(path)
    // A link's own rights mean nothing, and what it leads to is not ours.
    else if (!entry.isSymbolicLink()) await chmod(path, 0o600)
  }
}
