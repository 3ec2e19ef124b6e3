import { existsSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { packageRoot, readManifest } from './own-package'
import { UsageError } from '../command-line'

/** Where a new project takes "tavola" from. */
export interface Source {
  /** What stands in its package.json. */
  readonly range: string
  /** Its .npmrc; empty where none is needed. */
  readonly npmrc: string
}

/** @param given the path that was said with --tavola */
export function tavolaSource(project: string, given: string | undefined, root = packageRoot()): Source {
  if (given !== undefined) return fromPath(project, resolve(given), '--tavola')
  const found = fileOf(root)
  if (found) return fromPath(project, found, 'Tavola')
  const { version, private: isPrivate } = readManifest(root)
  if (isPrivate)
    throw new UsageError(
      'Tavola is not on npm’s registry yet: say where its package is, as in --tavola ../tavola-0.1.0.tgz ("npm pack" in a clone makes it).',
    )
  return { range: `^${version}`, npmrc: '' }
}

/** What the command itself was installed from: a packed file, or a folder that it runs in. Undefined for the registry. */
function fileOf(root: string): string | undefined {
  if (basename(dirname(root)) !== 'node_modules') return root
  const holder = realpathSync(dirname(dirname(root)))
  if (!existsSync(join(holder, 'package.json'))) return undefined
  const { dependencies, devDependencies } = readManifest(holder)
  const range = { ...devDependencies, ...dependencies }.tavola ?? ''
  return range.startsWith('file:') ? resolve(holder, range.slice('file:'.length)) : undefined
}

function fromPath(project: string, path: string, what: string): Source {
  if (!existsSync(path))
    throw new UsageError(`${what}: there is no ${path}. Expected a packed file or a folder.`)
  const range = `file:${relative(realpathOf(project), realpathSync(path)).split(sep).join('/')}`
  if (!statSync(path).isDirectory()) return { range, npmrc: '' }
  if (!existsSync(join(path, 'lib')) || !existsSync(join(path, 'package.json')))
    throw new UsageError(`${what}: ${path} is not built. Run "npm ci && npm run build" there first.`)
  // A linked folder would have a React of its own: npm packs and installs it instead.
  return { range, npmrc: 'install-links=true\n' }
}

/** Of a folder that may not be there yet. */
const realpathOf = (path: string): string =>
  existsSync(path) ? realpathSync(path) : join(realpathOf(dirname(path)), basename(path))
