import { readFileSync, readdirSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { foldersOf, nameOf, type DependencyRanges, type LockFile } from './lock-file'

/** Where the packages of the lock file are used, as folders of it. A package may be used in several places. */
export interface Uses {
  /** In the files that diners load. */
  readonly react: readonly string[]
  readonly light: readonly string[]
  /** In the npm package's own modules. */
  readonly builtIn: readonly string[]
  /** In the commands `tavola-check` and `create-tavola-plugin`. */
  readonly commands: readonly string[]
  /** Installed with the npm package. */
  readonly installed: readonly string[]
  /** In the reference server. */
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
  const builtIn = builtInto(`${lib}/built-in`).map((one) => lockedFolder(one, lock))
  const commands = [...new Set([...bundled(`${lib}/check`), ...bundled(`${lib}/create`)])].sort()
  const installed = closureOf(Object.keys(manifest.dependencies ?? {}), lock)
  const server = closureOf(serverPackages(), lock)
  const passedOn = passedOnOf({ react, light, builtIn, commands, installed, server })
  return {
    react,
    light,
    builtIn,
    commands,
    installed,
    server,
    tools: foldersOf(lock).filter((folder) => !passedOn.has(folder)),
  }
}

export const passedOnOf = ({ react, light, builtIn, commands, installed, server }: Omit<Uses, 'tools'>) =>
  new Set([...react, ...light, ...builtIn, ...commands, ...installed, ...server])

function licencesOf(folder: string): string {
  try {
    return readFileSync(`${folder}/licences.txt`, 'utf8')
  } catch {
    throw new Error(`There is no ${folder}/licences.txt: run "npm run build" first.`)
  }
}

/** The packages of `lib/built-in`, which have their licences beside them (tools/package/bundle.js). */
function builtInto(folder: string): readonly BundledPackage[] {
  const abouts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('licence.json'))
    .sort()
  return abouts.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as BundledPackage)
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

/** A package whose code is in files that we publish. */
export interface BundledPackage {
  readonly name: string
  readonly version: string
  readonly license: string
}

/** The packages that a build's `licences.txt` lists (tools/webpack/written-files.js). */
export function bundledIn(licences: string): readonly BundledPackage[] {
  const lines = [...licences.matchAll(/^=== (\S+) (\S+) \((.+)\)$/gm)]
  if (lines.length === 0) throw new Error('licences.txt lists no package: run "npm run build".')
  return lines.map(([, name, version, license]) => ({ name: name!, version: version!, license: license! }))
}

/** The folders of these packages and of all their dependencies. */
export function closureOf(names: readonly string[], lock: LockFile): readonly string[] {
  const found = new Set<string>()
  const waiting = names.map((name) => folderOf(name, '', lock))
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (found.has(folder)) continue
    found.add(folder)
    waiting.push(...neededBy(folder, lock))
  }
  return [...found].sort()
}

/** The folders of the packages that a package depends on itself. */
export function neededBy(folder: string, lock: LockFile): readonly string[] {
  const { dependencies, optionalDependencies } = lock.packages[folder]!
  return Object.keys({ ...dependencies, ...optionalDependencies }).map((name) => folderOf(name, folder, lock))
}

/** Finds a package as Node does: in the folder of the one that needs it, then above. */
function folderOf(name: string, from: string, lock: LockFile): string {
  const inside = from ? `${from}/node_modules/${name}` : `node_modules/${name}`
  if (inside in lock.packages) return inside
  if (from === '') throw new Error(`The lock file has no ${name}.`)
  return folderOf(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), lock)
}

/** The packages that the reference server imports, in alphabetical order. */
export function serverPackages(folder = 'examples/server'): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  const sources = files.map((file) => readFileSync(join(folder, file), 'utf8'))
  const imports = sources.flatMap((source) => [...source.matchAll(/\b(?:from|import\() ?'([^'.][^']*)'/g)])
  const names = imports.map(([, path]) => /^(@[^/]+\/)?[^/]+/.exec(path!)![0])
  return [...new Set(names)].filter((name) => !isOfNode(name)).sort()
}

const isOfNode = (name: string) => name.startsWith('node:') || builtinModules.includes(name)
