import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { faults, misfits } from './list'
import { run, type Failed, type Fault, type Run } from './run'

/** The tests in a folder and its subfolders, or the one file. */
export function testsIn(path: string): string[] {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory()
  const files = isFolder
    ? readdirSync(path, { recursive: true }).map((file) => join(path, String(file)))
    : [path]
  return files.filter((file) => /\.test\.tsx?$/.test(file)).sort()
}

/** Folders of `test:unit` that check texts, lists and tools, and run nothing of the widget. */
const besides = ['accessibility', 'create', 'dependencies', 'docs', 'playground', 'specification']
/** Folders that run most of the widget: asked first, each in its own process. */
const broadest = ['plugins', 'ui', 'kernel', 'host', 'api']

export function unitTests(): string[][] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const [, listed] = /test\/\{(.+?)\}/.exec(scripts['test:unit'] ?? '') ?? []
  if (!listed) throw new Error('test:unit in package.json names no folders as "test/{…}".')
  const folders = listed.split(',').filter((folder) => !besides.includes(folder))
  const rest = folders.filter((folder) => !broadest.includes(folder))
  return [...broadest.map((folder) => [folder]), rest].map((stage) =>
    stage.flatMap((folder) => testsIn(join('test', folder))),
  )
}

/** The nearest tests first: those that share the file's name or folder, the rest of its room, all others. */
export function stagesOf({ file, near }: Fault, others: readonly string[][]): string[][] {
  const parts = file.replace(/^(src|tools)\//, '').split('/')
  const room = parts.slice(0, parts[0] === 'plugins' ? 2 : 1).join('/')
  const home = testsIn(join('test', near ?? room))
  const names = [basename(file).replace(/\.\w+$/, ''), basename(dirname(file))].filter(
    (name) => !room.endsWith(name),
  )
  const isNearest = (test: string) => names.some((name) => test.includes(name))
  return [
    home.filter(isNearest),
    home.filter((test) => !isNearest(test)),
    ...others.map((tests) => tests.filter((test) => !home.includes(test))),
  ].filter((tests) => tests.length > 0)
}

/**
 * What the tests catch: plants each fault (api.ts, host.ts, kernel.ts, plugins.ts) as its file is loaded, and runs the tests until one fails, the
 * nearest first. `npm run test:faults -- 3 17` plants only these faults; a path such as `test/sessions/jsdom.test.tsx`
 * adds tests to those of `test:unit`. No file of the tree changes. Exits with 1 if too few faults are caught.
 */

const goal = 0.85
const processes = 2

interface Verdict {
  readonly isCaught: boolean
  /** The title of the test that failed, or why none did. */
  readonly by: string
}

/** Whether a test fails because of the fault: its suite fails again with it, and not without it. */
async function isSure(fault: Fault, tests: readonly string[], { suite }: Failed): Promise<boolean> {
  const again = await run(fault, ...tests, '--fgrep', suite)
  if (!again.failed) return false
  const without = await run(null, ...tests, '--fgrep', suite)
  return !without.failed
}

const asPattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Runs a stage until a test fails because of the fault. */
async function runStage(fault: Fault, tests: readonly string[]): Promise<Run> {
  const others: string[] = []
  for (;;) {
    const besides = others.length > 0 ? ['--invert', '--grep', `^(${others.map(asPattern).join('|')})`] : []
    const result = await run(fault, ...tests, ...besides)
    if (!result.failed || (await isSure(fault, tests, result.failed))) return result
    others.push(result.failed.title)
  }
}

async function judge(fault: Fault, others: readonly string[][]): Promise<Verdict> {
  let isLoaded = false
  for (const tests of stagesOf(fault, others)) {
    const result = await runStage(fault, tests)
    isLoaded ||= result.isLoaded
    if (result.failed) return { isCaught: true, by: result.failed.title }
    if (result.hangsAfter) return { isCaught: true, by: `Hangs after: ${result.hangsAfter}` }
  }
  return { isCaught: false, by: isLoaded ? 'No test fails.' : 'No test loads the file.' }
}

const words = process.argv.slice(2)
const isNumber = (word: string) => /^\d+$/.test(word)
const wanted = words.filter(isNumber).map(Number)
const others = [...unitTests(), words.filter((word) => !isNumber(word)).flatMap(testsIn)]
if (misfits().length > 0) throw new Error(misfits().join('\n'))
const waiting = faults
  .map((fault, index) => ({ fault, number: index + 1 }))
  .filter(({ number }) => wanted.length === 0 || wanted.includes(number))
const total = waiting.length
let caught = 0

async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { fault, number } = next
    const start = performance.now()
    const { isCaught, by } = await judge(fault, others).catch((error: unknown): Verdict => ({
      isCaught: false,
      by: String(error),
    }))
    if (isCaught) caught++
    const seconds = Math.round((performance.now() - start) / 1_000)
    const state = `${String(number).padStart(2)} ${isCaught ? 'caught    ' : 'NOT CAUGHT'} ${String(seconds).padStart(4)} s`
    console.log(`${state}  ${fault.file}: ${fault.what}\n     ${by}`)
  }
}

await Promise.all(Array.from({ length: processes }, work))
console.log(`${caught} of ${total} faults are caught.`)
process.exitCode = caught >= goal * total ? 0 : 1
