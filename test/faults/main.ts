import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { faults, type Fault } from './faults'
import { stagesOf, testsIn, unitTests } from './stages'

/**
 * What the tests catch: plants each fault (faults.ts) as its file is loaded, and runs the tests until one fails, the
 * nearest first. `npm run test:faults -- 3 17` plants only these faults; a path such as `test/sessions/jsdom.test.tsx`
 * adds tests to those of `test:unit`. No file of the tree changes. Exits with 1 if too few faults are caught.
 */

const goal = 0.85
const processes = 2
/** In milliseconds: how long one test may take, and how long all of them may say nothing before they count as hanging. */
const patience = 60_000
const silence = 300_000

interface Verdict {
  readonly isCaught: boolean
  /** The title of the test that failed, or why none did. */
  readonly by: string
}

interface Run extends Verdict {
  /** A test has loaded the file. */
  readonly isLoaded: boolean
}

const plant = pathToFileURL(resolve('test/faults/plant.mjs')).href

/** The process groups of the tests that run now. */
const groups = new Set<number>()
const stop = (group: number) => process.kill(-group, 'SIGKILL')
process.on('SIGINT', () => {
  groups.forEach(stop)
  process.exit(1)
})

/** Runs the tests with the fault until one fails. */
function run(fault: Fault, ...tests: readonly string[]): Promise<Run> {
  const child = spawn(
    process.execPath,
    [
      'node_modules/mocha/bin/mocha.js',
      '--bail',
      '--timeout',
      String(patience),
      '--reporter',
      'tap',
      ...tests,
    ],
    {
      // Its own group, as mocha starts further processes.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_OPTIONS: `--import=${plant}`, TAVOLA_FAULT: JSON.stringify(fault) },
    },
  )
  groups.add(child.pid!)
  return new Promise((done) => {
    let output = ''
    let errors = ''
    let timer = setTimeout(hang, silence)
    function end(verdict: Verdict) {
      clearTimeout(timer)
      child.removeAllListeners('close')
      child.stdout.removeAllListeners('data')
      groups.delete(child.pid!)
      if (child.exitCode === null) stop(child.pid!)
      done({ ...verdict, isLoaded: errors.includes('planted\n') })
    }
    function hang() {
      const last = output.match(/^ok \d+ .*$/gm)?.at(-1) ?? 'the start'
      end({ isCaught: true, by: `Hangs after ${last}.` })
    }
    child.stderr.on('data', (text: Buffer) => (errors += text))
    child.stdout.on('data', (text: Buffer) => {
      output += text
      clearTimeout(timer)
      timer = setTimeout(hang, silence)
      // The line is whole, as another one follows.
      const [, title] = /^not ok \d+ (.*)\n/m.exec(output) ?? []
      if (title !== undefined) end({ isCaught: true, by: title })
    })
    child.on('close', (code) => {
      // Such a fault would be noticed by everybody: it belongs out of the list.
      const why = code === 0 ? '' : `The tests do not start: ${errors.slice(-1_000)}`
      end({ isCaught: false, by: why })
    })
  })
}

/** A test that has little to do with the file may fail because the machine is slow: it has to fail twice. */
async function runTwice(fault: Fault, tests: readonly string[]): Promise<Run> {
  const first = await run(fault, ...tests)
  if (!first.isCaught) return first
  const title = first.by.replace(/ "(before|after) (all|each)" hook.*/, '')
  const second = await run(fault, ...tests, '--fgrep', title)
  return second.isCaught ? second : run(fault, ...tests, '--fgrep', title, '--invert')
}

async function judge(fault: Fault, others: readonly string[][]): Promise<Verdict> {
  let isLoaded = false
  for (const { tests, isFar } of stagesOf(fault, others)) {
    const verdict = await (isFar ? runTwice(fault, tests) : run(fault, ...tests))
    isLoaded ||= verdict.isLoaded
    if (verdict.isCaught || verdict.by) return verdict
  }
  return { isCaught: false, by: isLoaded ? 'No test fails.' : 'No test loads the file.' }
}

function checkThatItFits({ file, from }: Fault, number: number): void {
  const count = readFileSync(file, 'utf8').split(from).length - 1
  if (count !== 1)
    throw new Error(`Fault ${number} no longer fits: ${file} contains its text ${count} times.\n${from}`)
}

const words = process.argv.slice(2)
const isNumber = (word: string) => /^\d+$/.test(word)
const wanted = words.filter(isNumber).map(Number)
const others = [...unitTests(), words.filter((word) => !isNumber(word)).flatMap(testsIn)]
faults.forEach((fault, index) => checkThatItFits(fault, index + 1))
const waiting = faults
  .map((fault, index) => ({ fault, number: index + 1 }))
  .filter(({ number }) => wanted.length === 0 || wanted.includes(number))
const total = waiting.length
let caught = 0

async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { fault, number } = next
    const start = performance.now()
    const { isCaught, by } = await judge(fault, others)
    if (isCaught) caught++
    const seconds = Math.round((performance.now() - start) / 1_000)
    console.log(
      `${String(number).padStart(2)} ${isCaught ? 'caught    ' : 'NOT CAUGHT'} ${String(seconds).padStart(4)} s  ${fault.file}: ${fault.what}\n     ${by}`,
    )
  }
}

await Promise.all(Array.from({ length: processes }, work))
console.log(`${caught} of ${total} faults are caught.`)
process.exitCode = caught >= goal * total ? 0 : 1
