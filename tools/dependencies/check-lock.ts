import { isDeepStrictEqual } from 'node:util'
import { foldersOf, type DependencyRanges, type LockedPackage, type LockFile } from './lock-file'
import { npmIn } from './run-npm'

const registry = 'https://registry.npmjs.org/'
const parts = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const

/** Whether the lock file can be read alone: a sentence for each thing that is wrong. */
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

/** A package comes from the public registry, as what it was when it was locked. */
function sourceProblems(folder: string, { resolved, integrity }: LockedPackage): readonly string[] {
  const problems: string[] = []
  if (!/^sha512-/.test(integrity ?? ''))
    problems.push(`${folder} has no integrity of SHA-512: nothing would notice another file in its place.`)
  if (resolved !== undefined && !resolved.startsWith(registry))
    problems.push(`${folder} comes from ${resolved}: expected ${registry}, or no address.`)
  return problems
}

/** What npm itself misses in the lock file, or finds in a version that no range allows. Asks nobody. */
export async function treeProblems(manifest: object, lock: LockFile): Promise<readonly string[]> {
  const files = { 'package.json': manifest, 'package-lock.json': lock }
  const answer = await npmIn(files, 'ls', '--package-lock-only', '--all', '--json', '--offline')
  const { problems = [] } = JSON.parse(answer.output || '{}') as { problems?: readonly string[] }
  // The folder of npm's question is no help.
  if (problems.length > 0) return problems.map((problem) => problem.replace(/ [^ ]*(?=node_modules)/, ' '))
  return answer.passed ? [] : [`npm cannot read it: ${answer.errors.trim()}`]
}
