import type { LockFile } from './lock-file'

/** The folders of these packages and of all that they need, as npm installs them. */
export function closureOf(names: readonly string[], lock: LockFile): readonly string[] {
  const found = new Set<string>()
  const waiting = names.map((name) => folderOf(name, '', lock))
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (found.has(folder)) continue
    found.add(folder)
    const { dependencies, optionalDependencies } = lock.packages[folder]!
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
      waiting.push(folderOf(name, folder, lock))
  }
  return [...found].sort()
}

/** As Node looks for it: beside the one that needs it, then above. */
function folderOf(name: string, from: string, lock: LockFile): string {
  const inside = from ? `${from}/node_modules/${name}` : `node_modules/${name}`
  if (inside in lock.packages) return inside
  if (from === '') throw new Error(`The lock file has no ${name}.`)
  return folderOf(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), lock)
}
