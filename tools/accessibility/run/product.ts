import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { chromiumFlags, chromiumPath } from '../../../test/browser/kit/chromium'

/** What is reported on: which version, made from which commit, and the hash of each file that was built of it. */
export interface Product {
  readonly name: string
  readonly version: string
  /** The last one that changed anything but the report; `null` where this is no repository. */
  readonly commit: string | null
  /** Whether there were changes that no commit has. */
  readonly changed: boolean
  /** SHA-384 of the files, as a page's `integrity` has them. */
  readonly builds: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const json = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T

/** The report's own files change after it was made, and nothing of the product with them. */
const butTheReport = ['--', '.', ':!docs/accessibility-report.*']

export function product(): Product {
  const { name, version } = json<{ name: string; version: string }>('package.json')
  return {
    name,
    version,
    commit: git('log', '-1', '--format=%H', ...butTheReport),
    changed: Boolean(git('status', '--porcelain', ...butTheReport)),
    builds: { dist: json('dist/integrity.json'), 'dist/light': json('dist/light/integrity.json') },
  }
}

function git(...words: readonly string[]): string | null {
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return null
  }
}

/** What it was tested with, and the version of each. */
export async function toolVersions(): Promise<Readonly<Record<string, string>>> {
  const browser = await chromium.launch({ executablePath: chromiumPath('shell'), args: [...chromiumFlags] })
  const version = browser.version()
  await browser.close()
  const packages = ['axe-core', 'playwright-core', 'mocha', 'jsdom', 'react', 'preact'].map((name) => [
    name,
    json<{ version: string }>(`node_modules/${name}/package.json`).version,
  ])
  return { Chromium: version, ...Object.fromEntries(packages), 'Node.js': process.versions.node }
}

/** The day of the run: of `SOURCE_DATE_EPOCH`, where that is set, so that a run can be repeated to the byte. */
export function runDate({ SOURCE_DATE_EPOCH } = process.env): string {
  const moment = SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date()
  return moment.toISOString().slice(0, 10)
}
