import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UsageError } from '../command-line'

/** Tavola's own package, which contains this command: its folder, its plugins, and where a new project installs it from. */

export interface Manifest {
  readonly version?: string
  readonly private?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

/** Throws {@link UsageError} if it isn't JSON. */
export function readManifest(folder: string): Manifest {
  const text = readFileSync(join(folder, 'package.json'), 'utf8')
  try {
    return JSON.parse(text) as Manifest
  } catch {
    throw new UsageError(`${join(folder, 'package.json')} is not valid JSON. Correct it first.`)
  }
}

/** The nearest folder upwards that has a package.json. */
export function findPackage(folder: string): string | undefined {
  if (existsSync(join(folder, 'package.json'))) return folder
  return dirname(folder) === folder ? undefined : findPackage(dirname(folder))
}

const here = dirname(fileURLToPath(import.meta.url))

export const tavolaRoot = (): string => findPackage(here)!

/** Beside this file, both in the npm package and in the repository. */
export const templatesFolder = join(here, 'templates')

/** The ids of Tavola's own plugins, which a new plugin cannot have. */
export const pluginNames = (): readonly string[] =>
  ['lib/plugins', 'plugins']
    .map((folder) => join(tavolaRoot(), folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder))

/** Where a new project installs Tavola from. */
export interface Source {
  /** The version range in its package.json. */
  readonly range: string
  /** The text of its .npmrc, or empty. */
  readonly npmrc: string
}

/** @param given the path given by --tavola */
export function sourceOfTavola(project: string, given: string | undefined, root = tavolaRoot()): Source {
  if (given !== undefined) return sourceAt(project, resolve(given), '--tavola')
  const installedFrom = originOf(root)
  if (installedFrom) return sourceAt(project, installedFrom, 'Tavola')
  const { version, private: isPrivate } = readManifest(root)
  if (isPrivate)
    throw new UsageError(
      'Tavola is not on npm yet. Give its package file: --tavola ../tavola-0.1.0.tgz ("npm pack" in a clone creates it).',
    )
  return { range: `^${version}`, npmrc: '' }
}

/** The file or folder that this command was installed from. Undefined if it came from npm. */
function originOf(root: string): string | undefined {
  if (basename(dirname(root)) !== 'node_modules') return root
  const installer = realpathSync(dirname(dirname(root)))
  if (!existsSync(join(installer, 'package.json'))) return undefined
  const { dependencies, devDependencies } = readManifest(installer)
  const range = { ...devDependencies, ...dependencies }.tavola ?? ''
  return range.startsWith('file:') ? resolve(installer, range.slice('file:'.length)) : undefined
}

function sourceAt(project: string, path: string, what: string): Source {
  if (!existsSync(path)) throw new UsageError(`${what}: ${path} does not exist.`)
  const range = `file:${relative(futureRealPath(project), realpathSync(path)).split(sep).join('/')}`
  if (!statSync(path).isDirectory()) return { range, npmrc: '' }
  if (!existsSync(join(path, 'lib')) || !existsSync(join(path, 'package.json')))
    throw new UsageError(`${what}: ${path} is not built. Run "npm ci && npm run build" there first.`)
  // npm would link the folder, and the link would bring a second React. This makes npm pack and install it.
  return { range, npmrc: 'install-links=true\n' }
}

/** The real path of a folder that may not exist yet. */
const futureRealPath = (path: string): string =>
  existsSync(path) ? realpathSync(path) : join(futureRealPath(dirname(path)), basename(path))
