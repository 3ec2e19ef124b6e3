import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { allPictures, picturesOf } from '../../test/browser/kit/audit/select'
import { root, type Title } from '../../test/specification/titles'
import { chromiumVersion } from '../chromium'
import { versionsOf } from '../write-pages'
import type { State } from './judge'

/** How many pictures of the gallery a run checks, in each build. */
export interface Walked {
  readonly light: number
  readonly react: number
  /** In every brand, scheme and width. */
  readonly all: number
}

/** Where tests run: without a browser, and in Chromium on the light build and on React's. */
export type Lane = 'node' | 'light' | 'react'

export interface Outcome extends Title {
  readonly lane: Lane
  readonly state: State
  /** The first line of its error. */
  readonly message?: string
}

/** Mocha's arguments and the environment of a lane. */
const lanes: Readonly<Record<Lane, { readonly flags: readonly string[]; readonly env: NodeJS.ProcessEnv }>> =
  {
    node: { flags: [], env: {} },
    // Every picture of the gallery; `npm test` takes each in one look and at one width.
    light: {
      flags: ['--parallel', '--jobs', '2'],
      env: { TAVOLA_PICTURES: process.env.TAVOLA_PICTURES ?? 'all' },
    },
    react: { flags: ['--parallel', '--jobs', '2'], env: { TAVOLA_DIST: 'dist', TAVOLA_PICTURES: 'once' } },
  }

export const walkedPictures = (): Walked => ({
  light: picturesOf(lanes.light.env.TAVOLA_PICTURES).length,
  react: picturesOf(lanes.react.env.TAVOLA_PICTURES).length,
  all: allPictures().length,
})

export const lanesOf = (file: string): readonly Lane[] => {
  if (!file.startsWith('test/browser/')) return ['node']
  return file.startsWith('test/browser/accessibility/') ? ['light', 'react'] : ['light']
}

/** Runs the files of these tests, lane after lane, and returns the result of each test. */
export async function runTests(titles: readonly Title[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (const lane of Object.keys(lanes) as Lane[]) {
    const own = titles.filter(({ file }) => lanesOf(file).includes(lane))
    const files = [...new Set(own.map(({ file }) => file))].sort()
    if (files.length === 0) continue
    console.log(`${lane}: ${own.length} tests in ${files.length} files …`)
    const ran = await runLane(lane, files)
    outcomes.push(...own.map((title) => outcomeOf(title, lane, ran)))
  }
  return outcomes
}

interface Ran {
  readonly passed: ReadonlySet<string>
  readonly failed: ReadonlyMap<string, string>
}

function outcomeOf({ file, title, fullTitle }: Title, lane: Lane, { passed, failed }: Ran): Outcome {
  const test = { file, title, fullTitle, lane }
  const key = keyOf(test)
  if (failed.has(key)) return { ...test, state: 'failed', message: failed.get(key)! }
  return { ...test, state: passed.has(key) ? 'passed' : 'not run' }
}

const keyOf = ({ file, fullTitle }: Pick<Title, 'file' | 'fullTitle'>) => `${file}: ${fullTitle}`

type Reported = Title & { readonly err: { readonly message?: string } }

async function runLane(lane: Lane, files: readonly string[]): Promise<Ran> {
  const folder = await mkdtemp(join(tmpdir(), 'tavola-accessibility-'))
  const output = join(folder, 'results.json')
  const { flags, env } = lanes[lane]
  const report = ['--reporter', 'json', '--reporter-option', `output=${output}`]
  try {
    await mocha([...report, ...flags, ...files], env)
    const { passes, failures } = JSON.parse(await readFile(output, 'utf8')) as Record<string, Reported[]>
    const key = (test: Reported) => keyOf({ ...test, file: relative(root, test.file).replaceAll('\\', '/') })
    for (const test of failures!) console.log(`  failed: ${test.fullTitle}\n    ${firstLine(test)}`)
    return {
      passed: new Set(passes!.map(key)),
      failed: new Map(failures!.map((test) => [key(test), firstLine(test)])),
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

const firstLine = ({ err }: Reported) => (err.message ?? '').split('\n')[0]!.slice(0, 300)

/** Resolves when mocha has ended. Failures are in the file that its reporter writes. */
const mocha = (args: readonly string[], env: NodeJS.ProcessEnv) =>
  new Promise<void>((done, fail) => {
    const program = join(root, 'node_modules/mocha/bin/mocha.js')
    const child = spawn(process.execPath, [program, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.on('error', fail).on('close', () => done())
  })

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

const json = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T

const butTheReport = ['--', '.', ':!docs/accessibility-report.*']

export function product(): Product {
  const { name, version } = json<{ name: string; version: string }>('package.json')
  const files = ['dist', 'dist/light'].flatMap((folder) =>
    Object.entries(json<Record<string, string>>(`${folder}/integrity.json`))
      .filter(([file]) => !/-[0-9a-f]{8}\.js$/.test(file))
      .map(([file, hash]) => [`${folder}/${file}`, hash]),
  )
  return {
    name,
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

/** The versions that the tests ran with. */
export async function toolVersions(): Promise<Readonly<Record<string, string>>> {
  const packages = versionsOf(['axe-core', 'playwright-core', 'mocha', 'jsdom', 'react', 'preact'])
  const Chromium = (await chromiumVersion()).replace('Chromium ', '')
  return { Chromium, ...packages, 'Node.js': process.versions.node }
}
