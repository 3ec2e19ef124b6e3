import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
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

/**
 * The titles of all tests that package.json's scripts run, as mocha itself finds them; a skipped one holds nothing. A
 * dry run calls no hook and no test, so neither a browser nor a server is started. Throws where a test file cannot be loaded, with mocha's words.
 */
export const collectTitles = (): Promise<readonly Title[]> => (collected ??= collect())

/** Once for all tests of a process: it takes half a minute. */
let collected: Promise<readonly Title[]> | undefined

async function collect(): Promise<readonly Title[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tavola-titles-'))
  const output = join(folder, 'titles.json')
  const mocha = join(root, 'node_modules/mocha/bin/mocha.js')
  const options = ['--dry-run', '--reporter', 'json', '--reporter-option', `output=${output}`]
  try {
    await run(process.execPath, [mocha, ...options, ...(await testGlobs())], { cwd: root })
    const { passes } = JSON.parse(await readFile(output, 'utf8')) as { passes: Title[] }
    return passes.map(({ file, title, fullTitle }) => ({ file: relative(root, file), title, fullTitle }))
  } finally {
    await rm(folder, { recursive: true })
  }
}

const run = promisify(execFile)

/** What package.json's scripts hand to mocha. */
async function testGlobs(): Promise<readonly string[]> {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const commands = Object.values(scripts).filter((script) => script.startsWith('mocha '))
  return commands.flatMap((command) => command.split(/[ ']+/).filter((word) => word.startsWith('test/')))
}
