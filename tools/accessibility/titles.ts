import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** A test as mocha knows it. */
export interface Title {
  /** Its file, from the project's folder. */
  readonly file: string
  readonly title: string
  /** The same behind the titles of its suites. */
  readonly fullTitle: string
}

/** The tests that a pattern names, alone or behind the titles of their suites; `*` stands for anything. */
export function matching<T extends Title>(pattern: string, titles: readonly T[]): readonly T[] {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  const wanted = new RegExp(`^${parts.join('.*')}$`, 's')
  return titles.filter(({ title, fullTitle }) => wanted.test(title) || wanted.test(fullTitle))
}

/**
 * The titles of all tests that package.json's scripts run, by day or at night, as mocha itself finds them; a skipped one
 * holds nothing. Throws where a test file cannot be loaded, with mocha's words.
 *
 * @param running a suite of this process. Files that mocha has loaded for it are not loaded again, but for those that have
 *   more tests at night.
 */
export const collectTitles = (running?: Mocha.Suite): Promise<readonly Title[]> =>
  (collected ??= collect(running))

/** Once for all tests of a process: loading takes seconds. */
let collected: Promise<readonly Title[]> | undefined

async function collect(running?: Mocha.Suite): Promise<readonly Title[]> {
  const loaded = running ? titlesIn(rootOf(running)).filter(({ file }) => !hasNight(file)) : []
  const files = [...new Set(loaded.map(({ file }) => file))]
  return [...loaded, ...(await dryRun(files))]
}

const rootOf = (suite: Mocha.Suite): Mocha.Suite => (suite.parent ? rootOf(suite.parent) : suite)

const titlesIn = ({ tests, suites }: Mocha.Suite): Title[] => [
  ...tests.filter((test) => !test.isPending()).map((test) => titleOf(test, test.fullTitle())),
  ...suites.flatMap(titlesIn),
]

const titleOf = (
  test: { readonly title: string; readonly file?: string | undefined },
  fullTitle: string,
) => ({
  file: relative(root, test.file!).replaceAll('\\', '/'),
  title: test.title,
  fullTitle,
})

/** Whether a file asks if it is night (test/kit/night.ts), itself or by a file of the tests that it imports. */
function hasNight(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false
  seen.add(file)
  const imported = [...readFileSync(join(root, file), 'utf8').matchAll(/\bfrom '(\.[^']+)'/g)]
    .map(([, path]) => relative(root, resolve(root, dirname(file), path!)))
    .flatMap((path) => ['', '.ts', '.tsx', '/index.ts'].map((ending) => `${path}${ending}`))
    .filter((path) => path.startsWith('test/') && /\.tsx?$/.test(path) && existsSync(join(root, path)))
  return imported.some((path) => path === 'test/kit/night.ts' || hasNight(path, seen))
}

/** A dry run calls no hook and no test, so neither a browser nor a server is started. */
async function dryRun(butFor: readonly string[]): Promise<readonly Title[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tavola-titles-'))
  const output = join(folder, 'titles.json')
  const mocha = join(root, 'node_modules/mocha/bin/mocha.js')
  const options = ['--dry-run', '--reporter', 'json', '--reporter-option', `output=${output}`]
  const ignored = butFor.flatMap((file) => ['--ignore', file])
  try {
    await run(process.execPath, [mocha, ...options, ...ignored, ...(await testGlobs())], {
      cwd: root,
      env: { ...process.env, TAVOLA_NIGHT: '1' },
    })
    const { passes } = JSON.parse(await readFile(output, 'utf8')) as { passes: Title[] }
    return passes.map((test) => titleOf(test, test.fullTitle))
  } finally {
    await rm(folder, { recursive: true })
  }
}

const run = promisify(execFile)

/** The test globs in package.json's scripts, wireit's commands, and the commands that try the hosts. */
async function testGlobs(): Promise<readonly string[]> {
  const { scripts, wireit = {} } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>
    wireit?: Readonly<Record<string, { readonly command?: string }>>
  }
  const commands = [
    ...Object.values(scripts),
    ...Object.values(wireit).map(({ command = '' }) => command),
    'mocha test/hosts/*.test.ts',
  ]
  const words = commands
    .filter((command) => /\bmocha\b/.test(command))
    .flatMap((command) => command.replace(/--ignore[ =]\S+/g, '').split(/[ ']+/))
  return [...new Set(words.filter((word) => /^test\/.*\.test\.\S+$/.test(word)))]
}
