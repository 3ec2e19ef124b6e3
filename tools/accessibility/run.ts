import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { allPictures, picturesOf } from '../../test/browser/kit/audit/walk'
import { enginePrograms, type EngineName } from '../../test/browser/kit/engines/engine'
import { root, type Title } from './titles'
import { chromiumVersion } from '../chromium'
import { today, versionsOf } from '../write-pages'
import type { State } from './judge'
import { readProduct, type Product } from './product'

/** The results of a run. */
export interface Results {
  readonly date: string
  readonly product: Product
  /** Versions by name. */
  readonly tools: Readonly<Record<string, string>>
  readonly pictures: Pictures
  readonly tests: readonly TestResult[]
}

/** How many pictures of the gallery each build was checked on, and how many there are in every brand, scheme and width. */
export interface Pictures {
  readonly light: number
  readonly react: number
  readonly all: number
}

export interface TestResult extends Title {
  /** A hash of its file and title: `T-3fa2b1`. */
  readonly id: string
  readonly results: Readonly<Partial<Record<Lane, State>>>
  /** What it found. */
  readonly message?: string
}

/** Where tests run: without a browser, and in Chromium on the light build and on React's. */
export const lanes = ['node', 'light', 'react'] as const
export type Lane = (typeof lanes)[number]

/** The pictures of the gallery that a lane checks. `npm test` checks each in one look and at one width. */
const picturesIn = { node: undefined, light: process.env.TAVOLA_PICTURES ?? 'all', react: 'once' } as const

/** Runs these tests. */
export async function run(titles: readonly Title[]): Promise<Results> {
  // While the tests run, the files may change.
  const product = readProduct()
  return {
    tests: runTests(titles),
    date: today(),
    product,
    tools: {
      Chromium: (await chromiumVersion()).replace('Chromium ', ''),
      ...engineVersions(),
      ...versionsOf(['axe-core', 'playwright-core', 'mocha', 'jsdom', 'react', 'preact']),
      'Node.js': process.versions.node,
    },
    pictures: {
      light: picturesOf(picturesIn.light).length,
      react: picturesOf(picturesIn.react).length,
      all: allPictures().length,
    },
  }
}

function lanesOf(file: string): readonly Lane[] {
  if (!file.startsWith('test/browser/')) return ['node']
  return file.startsWith('test/browser/accessibility/') ? ['light', 'react'] : ['light']
}

/** Runs the tests' files, lane after lane. */
function runTests(titles: readonly Title[]): TestResult[] {
  const ran = new Map(lanes.map((lane) => [lane, runLane(lane, titles)]))
  const tests = titles.map(({ file, title, fullTitle }) => {
    const key = keyOf({ file, title, fullTitle })
    const inLanes = lanesOf(file).map((lane) => [lane, ran.get(lane)!.get(key)] as const)
    const message = inLanes.find(([, one]) => one?.message)?.[1]?.message
    return {
      id: idOf(key),
      ...{ file, title, fullTitle },
      results: Object.fromEntries(inLanes.map(([lane, one]) => [lane, one?.state ?? 'not run'])),
      ...(message !== undefined && { message }),
    }
  })
  return inOrder(tests)
}

interface Ran {
  readonly state: State
  /** What it found. */
  readonly message?: string
}
type Reported = Title & { readonly err: Failure }

const idOf = (key: string) => `T-${createHash('sha256').update(key).digest('hex').slice(0, 6)}`
const keyOf = ({ file, fullTitle }: Title) => `${file}: ${fullTitle}`

/** The results of an earlier run, for the tests as they are now. One that is new, or has another title, wasn't run. */
export function resultsNow(earlier: Results, titles: readonly Title[]): Results {
  const ran = new Map(earlier.tests.map((test) => [keyOf(test), test]))
  const notRun = ({ file, title, fullTitle }: Title): TestResult => ({
    id: idOf(keyOf({ file, title, fullTitle })),
    ...{ file, title, fullTitle },
    results: Object.fromEntries(lanesOf(file).map((lane) => [lane, 'not run'])),
  })
  return { ...earlier, tests: inOrder(titles.map((title) => ran.get(keyOf(title)) ?? notRun(title))) }
}

const inOrder = (tests: readonly TestResult[]) =>
  [...tests].sort((one, other) => (one.id < other.id ? -1 : 1))

/** The results by file and title. */
function runLane(lane: Lane, titles: readonly Title[]): ReadonlyMap<string, Ran> {
  const files = new Set(titles.map(({ file }) => file).filter((file) => lanesOf(file).includes(lane)))
  // Without a file mocha would run its whole configuration.
  if (files.size === 0) return new Map()
  console.log(`${lane}: ${files.size} files …`)
  const folder = mkdtempSync(join(tmpdir(), 'tavola-accessibility-'))
  const output = join(folder, 'results.json')
  const flags = ['--reporter', 'json', '--reporter-option', `output=${output}`]
  // Without a browser on React's production build, as diners have it.
  if (lane === 'node') flags.push('--import=./test/kit/mocha/production.mjs')
  else flags.push('--parallel', '--jobs', '2')
  const env = {
    // In browsers with every question, also those that `npm test` leaves to the night.
    ...(lane !== 'node' && { TAVOLA_NIGHT: '1' }),
    ...(lane === 'react' && { TAVOLA_DIST: 'dist' }),
    ...(picturesIn[lane] && { TAVOLA_PICTURES: picturesIn[lane] }),
  }
  try {
    // Failures are in the output's file.
    spawnSync(process.execPath, [join(root, 'node_modules/mocha/bin/mocha.js'), ...flags, ...files], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const { passes, failures } = JSON.parse(readFileSync(output, 'utf8')) as Record<string, Reported[]>
    const key = ({ file, fullTitle }: Reported) =>
      `${relative(root, file).replaceAll('\\', '/')}: ${fullTitle}`
    return new Map<string, Ran>([
      ...passes!.map((test) => [key(test), { state: 'passed' }] as const),
      ...failures!.map((test) => [key(test), { state: 'failed', message: foundBy(test.err) }] as const),
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** An error as mocha reports it. `actual` is a list in lines if the test compared a list of findings. */
interface Failure {
  readonly message?: string
  readonly actual?: unknown
}

/** The findings of a failed test, or the first line of its error. */
export function foundBy({ message = '', actual }: Failure): string {
  const findings =
    typeof actual === 'string' ? [...actual.matchAll(/^ {2}"(.*)",?$/gm)].map(([, one]) => one!) : []
  const more = findings.length > 3 ? [`and ${findings.length - 3} more`] : []
  return (
    findings.length > 0 ? [...findings.slice(0, 3), ...more].join('; ') : message.split('\n')[0]!
  ).slice(0, 900)
}

/** The engines of test/browser/engines, as Debian's packages name their versions. Elsewhere they are unknown. */
function engineVersions(): Record<string, string> {
  const versionOf = (name: EngineName) =>
    spawnSync('dpkg-query', ['-W', '-f', '${Version}', enginePrograms[name][0]!.debian!], {
      encoding: 'utf8',
    }).stdout?.replace(/[-~].*/, '') || 'of unknown version'
  return { Firefox: versionOf('firefox'), WebKitGTK: versionOf('webkit') }
}
