import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The version under test, the commit it was built from, and the files that a page loads by name. */
export interface Product {
  readonly name: string
  readonly version: string
  /** The last commit that changed anything but the report; `null` outside a repository. */
  readonly commit: string | null
  /** Whether there were uncommitted changes. */
  readonly changed: boolean
  /** SHA-384 hashes, in the form of a page's `integrity`. */
  readonly files: Readonly<Record<string, string>>
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T

const butTheReport = ['--', '.', ':!docs/accessibility-report.*']

export function readProduct(): Product {
  const { version } = readJson<{ version: string }>('package.json')
  const files = ['dist', 'dist/light'].map((folder) => [
    `${folder}/tavola.js`,
    readJson<Record<string, string>>(`${folder}/integrity.json`)['tavola.js']!,
  ])
  return {
    name: 'Tavola',
    version,
    commit: git('log', '-1', '--format=%H', ...butTheReport),
    changed: Boolean(git('status', '--porcelain', ...butTheReport)),
    files: Object.fromEntries(files) as Record<string, string>,
  }
}

function git(...words: readonly string[]): string | null {
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return null
  }
}
