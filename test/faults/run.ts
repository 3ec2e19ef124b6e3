import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A deliberate fault. The tests should notice it. */
export interface Fault {
  /** The file that it is planted in. */
  readonly file: string
  /** The effect for a diner, a host's developer or a plugin's author. */
  readonly what: string
  /** A text that the file contains exactly once, and the text that replaces it. */
  readonly from: string
  readonly to: string
  /** The folder under `test` with its nearest tests, where that isn't the one with the file's own name. */
  readonly near?: string
}

/** In milliseconds: how long one test may take, and how long all of them may say nothing before they count as hanging. */
const patience = 60_000
const silence = 300_000

/** A test that has failed, or the suite whose hook has failed. */
export interface Failed {
  readonly title: string
  /** The title of the outermost suite, whose tests may need each other. */
  readonly suite: string
}

/** The result of a run that stops at the first failure. */
export interface Run {
  readonly failed: Failed | null
  /** The last test that passed before none ended any more. */
  readonly hangsAfter: string | null
  /** A test has loaded the file with the fault. */
  readonly isLoaded: boolean
}

const plant = pathToFileURL(resolve('test/faults/plant.mjs')).href
const mocha = ['node_modules/mocha/bin/mocha.js', '--bail', '--timeout', String(patience)]

/** The process groups of the tests that run now. */
const groups = new Set<number>()
const stop = (group: number) => process.kill(-group, 'SIGKILL')
process.on('SIGINT', () => {
  groups.forEach(stop)
  process.exit(1)
})

/** Runs mocha with the fault, or without any, until a test fails. Rejects where no test can start. */
export function run(fault: Fault | null, ...words: readonly string[]): Promise<Run> {
  const planted = { NODE_OPTIONS: `--import=${plant}`, TAVOLA_FAULT: JSON.stringify(fault) }
  const child = spawn(process.execPath, [...mocha, '--reporter', './test/faults/reporter.mjs', ...words], {
    // Its own group, as mocha starts further processes.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(fault && planted) },
  })
  groups.add(child.pid!)
  return new Promise((done, fail) => {
    let output = ''
    let errors = ''
    let timer = setTimeout(hang, silence)
    const last = () => output.match(/^passed .*$/gm)?.at(-1) ?? 'the start'
    function end({ failed = null, hangsAfter = null }: Partial<Run>) {
      clearTimeout(timer)
      child.removeAllListeners('close')
      child.stdout.removeAllListeners('data')
      groups.delete(child.pid!)
      if (child.exitCode === null) stop(child.pid!)
      done({ failed, hangsAfter, isLoaded: errors.includes('planted\n') })
    }
    function hang() {
      end({ hangsAfter: last() })
    }
    child.stderr.on('data', (text: Buffer) => (errors += text))
    child.stdout.on('data', (text: Buffer) => {
      output += text
      clearTimeout(timer)
      timer = setTimeout(hang, silence)
      const [, failed] = /^failed (.*)\n/m.exec(output) ?? []
      if (failed) end({ failed: JSON.parse(failed) as Failed })
    })
    child.on('close', (code) => {
      if (code === 0) return end({})
      clearTimeout(timer)
      fail(new Error(`The tests end with ${code} after ${last()}:\n${errors.slice(-1_000)}`))
    })
  })
}
