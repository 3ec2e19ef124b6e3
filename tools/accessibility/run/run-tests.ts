import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { allPictures, picturesOf } from '../../../test/browser/kit/audit/select'
import { root, type Title } from '../../../test/specification/titles'
import type { State } from '../words'

/** How many pictures of the gallery were walked through, in each build. */
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
  /** What a failed one says, its first line. */
  readonly message?: string
}

/** What a lane adds to mocha's words, and to the environment. */
const lanes: Readonly<Record<Lane, { readonly words: readonly string[]; readonly env: NodeJS.ProcessEnv }>> =
  {
    node: { words: [], env: {} },
    // Every picture of the gallery, where `npm test` takes each in one look and at one width.
    light: {
      words: ['--parallel', '--jobs', '2'],
      env: { TAVOLA_PICTURES: process.env.TAVOLA_PICTURES ?? 'all' },
    },
    react: { words: ['--parallel', '--jobs', '2'], env: { TAVOLA_DIST: 'dist', TAVOLA_PICTURES: 'once' } },
  }

/** How many pictures of the gallery a lane walks through, of all that there are. */
export const walkedPictures = (): Walked => ({
  light: picturesOf(lanes.light.env.TAVOLA_PICTURES).length,
  react: picturesOf(lanes.react.env.TAVOLA_PICTURES).length,
  all: allPictures().length,
})

/** The lanes that a test file runs in. */
export const lanesOf = (file: string): readonly Lane[] => {
  if (!file.startsWith('test/browser/')) return ['node']
  return file.startsWith('test/browser/accessibility/') ? ['light', 'react'] : ['light']
}

/** Runs the files of these tests, whole, lane after lane; tells what became of each test. */
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

type Told = Title & { readonly err: { readonly message?: string } }

async function runLane(lane: Lane, files: readonly string[]): Promise<Ran> {
  const folder = await mkdtemp(join(tmpdir(), 'tavola-accessibility-'))
  const output = join(folder, 'results.json')
  const { words, env } = lanes[lane]
  const report = ['--reporter', 'json', '--reporter-option', `output=${output}`]
  try {
    await mocha([...report, ...words, ...files], env)
    const { passes, failures } = JSON.parse(await readFile(output, 'utf8')) as Record<string, Told[]>
    const key = (test: Told) => keyOf({ ...test, file: relative(root, test.file).replaceAll('\\', '/') })
    for (const test of failures!) console.log(`  failed: ${test.fullTitle}\n    ${firstLine(test)}`)
    return {
      passed: new Set(passes!.map(key)),
      failed: new Map(failures!.map((test) => [key(test), firstLine(test)])),
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Colours of a terminal and the line's end are no part of what failed. */
const firstLine = ({ err }: Told) => (err.message ?? '').split('\n')[0]!.slice(0, 300)

/** Resolves when it has ended, with failures or without: its file tells. */
const mocha = (words: readonly string[], env: NodeJS.ProcessEnv) =>
  new Promise<void>((done, fail) => {
    const program = join(root, 'node_modules/mocha/bin/mocha.js')
    const child = spawn(process.execPath, [program, ...words], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.on('error', fail).on('close', () => done())
  })
