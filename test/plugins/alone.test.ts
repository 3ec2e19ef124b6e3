import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { expect } from 'chai'

const plugins = readdirSync('plugins')

/** What a mocha of its own says of these tests, in which every plugin but one is left out. */
interface Run {
  readonly code: number | null
  readonly output: string
}

function runs(only: string, tests: string): Promise<Run> {
  const mocha = [
    'node_modules/mocha/bin/mocha.js',
    '--import=./test/kit/only-plugin.mjs',
    '--reporter=dot',
    tests,
  ]
  const child = spawn(process.execPath, mocha, {
    env: { ...process.env, ONLY_PLUGIN: only, DEBUG_PRINT_LIMIT: '0' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  return new Promise((done) => child.on('close', (code) => done({ code, output })))
}

/**
 * For each plugin all of its tests, with every other plugin's folder as good as deleted: what passes so misses none of
 * them. It is a second run of these tests, as many at a time as there are processors.
 */
describe('Each plugin alone', function () {
  this.timeout(1_800_000)
  const waiting = [...plugins]
  const results = new Map<string, Run>()
  const worker = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
      results.set(id, await runs(id, `test/plugins/${id}/**/*.test.{ts,tsx}`))
  }

  before('run them all', () => Promise.all(Array.from({ length: availableParallelism() }, worker)))

  for (const id of plugins) {
    it(`architecture, "no plugin imports another": all tests of "${id}" pass without any other`, () => {
      const { code, output } = results.get(id)!
      if (code !== 0 || !/[1-9]\d* passing/.test(output)) throw new Error(output)
    })
  }

  it('architecture, "no plugin imports another": one that is left out would be missed', async () => {
    const { code, output } = await runs('nobody', `test/plugins/${plugins[0]}/**/*.test.{ts,tsx}`)
    expect(code).to.not.equal(0)
    expect(output).to.include(`The plugin "${plugins[0]}" is left out.`)
  })
})
