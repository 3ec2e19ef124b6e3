import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

/** The parts of package-lock.json that are read here. */
export interface LockFile {
  readonly lockfileVersion: number
  /** By folder: "" is this project, `node_modules/a/node_modules/b` the b that only a uses. */
  readonly packages: Readonly<Record<string, LockedPackage>>
}

export interface LockedPackage extends DependencyRanges {
  /** If it isn't the folder's. */
  readonly name?: string
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly license?: string
}

/** The dependencies in a package.json: ranges by package. */
export interface DependencyRanges {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

export const nameOf = (folder: string, { name }: LockedPackage) =>
  name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** The folders of all packages but this project. */
export const foldersOf = (lock: LockFile) => Object.keys(lock.packages).filter((folder) => folder !== '')

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

export const manifest = read('package.json') as DependencyRanges
export const lock = read('package-lock.json') as LockFile
export const licencesFile = 'docs/licences.md'

export interface NpmAnswer {
  readonly passed: boolean
  readonly output: string
  readonly errors: string
}

/** Runs npm in a folder with only these JSON files. */
export async function npmIn(
  files: Readonly<Record<string, object>>,
  ...args: readonly string[]
): Promise<NpmAnswer> {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-npm-'))
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, name), JSON.stringify(content))
  const options = { cwd: folder, maxBuffer: 1 << 28, shell: process.platform === 'win32' }
  return new Promise<NpmAnswer>((done) =>
    execFile('npm', [...args], options, (error, output, errors) =>
      done({ passed: error === null, output, errors: errors || String(error ?? '') }),
    ),
  ).finally(() => rmSync(folder, { recursive: true }))
}

const registry = 'https://registry.npmjs.org/'
const parts = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const

/** Problems of the lock file itself, a sentence each. */
export function lockProblems(manifest: DependencyRanges, lock: LockFile): readonly string[] {
  if (lock.lockfileVersion !== 3)
    return [`lockfileVersion is ${lock.lockfileVersion}: expected 3, which npm 9 and later write.`]
  const own = lock.packages[''] ?? {}
  const apart = parts.filter((part) => !isDeepStrictEqual(own[part] ?? {}, manifest[part] ?? {}))
  return [
    ...apart.map((part) => `"${part}" is not package.json's: run "npm install", and commit the lock file.`),
    ...foldersOf(lock).flatMap((folder) => sourceProblems(folder, lock.packages[folder]!)),
  ]
}

/** A package must come from the public registry, with a hash of its content. */
function sourceProblems(folder: string, { resolved, integrity }: LockedPackage): readonly string[] {
  const problems: string[] = []
  if (!/^sha512-/.test(integrity ?? ''))
    problems.push(`${folder} has no integrity of SHA-512: nothing would notice another file in its place.`)
  if (resolved !== undefined && !resolved.startsWith(registry))
    problems.push(`${folder} comes from ${resolved}: expected ${registry}, or no address.`)
  return problems
}

/** Packages that npm misses in the lock file, or finds in a wrong version. Works offline. */
export async function treeProblems(manifest: object, lock: LockFile): Promise<readonly string[]> {
  const files = { 'package.json': manifest, 'package-lock.json': lock }
  const answer = await npmIn(files, 'ls', '--package-lock-only', '--all', '--json', '--offline')
  const { problems = [] } = JSON.parse(answer.output || '{}') as { problems?: readonly string[] }
  // The name of the temporary folder says nothing.
  if (problems.length > 0) return problems.map((problem) => problem.replace(/ [^ ]*(?=node_modules)/, ' '))
  return answer.passed ? [] : [`npm cannot read it: ${answer.errors.trim()}`]
}
