import { readFileSync } from 'node:fs'
import { bundledIn, type BundledPackage } from './bundled'
import { closureOf } from './closure'
import { foldersOf, nameOf, type DependencyRanges, type LockFile } from './lock-file'
import { serverPackages } from './server-packages'

/** Where the packages of the lock file go: folders of it. One package may go to several places. */
export interface Uses {
  /** In the files that diners fetch. */
  readonly react: readonly string[]
  readonly light: readonly string[]
  /** In the npm package's commands. */
  readonly commands: readonly string[]
  /** Installed together with the npm package. */
  readonly installed: readonly string[]
  /** What the reference server runs on. */
  readonly server: readonly string[]
  /** All others. */
  readonly tools: readonly string[]
}

/** Reads the two builds in `dist`, and the commands in `lib`. */
export function usesOf(manifest: DependencyRanges, lock: LockFile, dist = 'dist', lib = 'lib'): Uses {
  const bundled = (folder: string) =>
    bundledIn(licencesOf(folder))
      .map((one) => lockedFolder(one, lock))
      .sort()
  const react = bundled(dist)
  const light = bundled(`${dist}/light`)
  const commands = [...new Set([...bundled(`${lib}/check`), ...bundled(`${lib}/create`)])].sort()
  const installed = closureOf(Object.keys(manifest.dependencies ?? {}), lock)
  const server = closureOf(serverPackages(), lock)
  const passedOn = passedOnOf({ react, light, commands, installed, server })
  return {
    react,
    light,
    commands,
    installed,
    server,
    tools: foldersOf(lock).filter((folder) => !passedOn.has(folder)),
  }
}

export const passedOnOf = ({ react, light, commands, installed, server }: Omit<Uses, 'tools'>) =>
  new Set([...react, ...light, ...commands, ...installed, ...server])

function licencesOf(folder: string): string {
  try {
    return readFileSync(`${folder}/licences.txt`, 'utf8')
  } catch {
    throw new Error(`There is no ${folder}/licences.txt: run "npm run build" first.`)
  }
}

function lockedFolder({ name, version }: BundledPackage, lock: LockFile): string {
  const folder = foldersOf(lock).find((folder) => {
    const one = lock.packages[folder]!
    return nameOf(folder, one) === name && one.version === version
  })
  if (folder) return folder
  throw new Error(
    `The build has ${name} ${version}, the lock file has not: run "npm ci" and "npm run build".`,
  )
}
