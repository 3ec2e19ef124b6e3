import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import ts from 'typescript'
import { isNight } from '../kit/night'
import { hostWith } from './installed'

const plugin = 'examples/plugins/dietary-requirements'

/** The same in every runner, but for the import of its functions. */
const test = `
import { cleanup, renderWidget } from 'tavola/testing'
import booking from 'tavola/plugins/booking'
import start from 'tavola/plugins/start'
import diet from './index.js'

afterEach(cleanup)

it('asks for the diet in the details, and sends it', async () => {
  const diner = await renderWidget({ plugins: [start, booking, diet], at: 'details' })
  await diner.ticks('Vegan')
  await diner.fillsDetails()
  await diner.completes()
  const [sent] = diner.api.sent('POST /api/bookings/create')
  if (sent.body.dietaryRequirements.join() !== 'vegan') throw new Error('The diet was not sent.')
})
`

interface Runner {
  /** From the folder of the plugin's project. */
  readonly words: readonly string[]
  readonly imports?: string
  readonly files?: Readonly<Record<string, string>>
  readonly options?: string
}

const vitest = (environment: string): Runner => ({
  words: [resolve('node_modules/vitest/vitest.mjs'), 'run'],
  imports: `import { afterEach, it } from 'vitest'`,
  files: {
    'vitest.config.js': `export default { test: { environment: '${environment}', testTimeout: 60000 } }`,
  },
})

const mocha = 'node_modules/mocha/bin/mocha.js'
const jsdom = ['--require', 'tavola/testing/jsdom', '--timeout', '60000', 'diet.test.js']
const tsx = fileURLToPath(import.meta.resolve('tsx/cli'))

/** As docs/plugins/testing.md says it, with time for a slow machine. */
const runners: Readonly<Record<string, Runner>> = {
  Mocha: {
    words: [mocha, 'diet.test.js'],
    files: { '.mocharc.json': '{ "require": ["tavola/testing/jsdom"], "timeout": 60000 }' },
  },
  'Mocha that imports tsx': { words: [mocha, '--import=tsx', ...jsdom] },
  'Mocha that requires tsx': { words: [mocha, '--require', 'tsx', ...jsdom] },
  'Mocha run by tsx': { words: [tsx, mocha, ...jsdom] },
  'node:test': {
    words: ['--import', 'tavola/testing/jsdom', '--test', 'diet.test.js'],
    imports: `import { afterEach, it } from 'node:test'`,
  },
  'Vitest in jsdom': vitest('jsdom'),
  'Vitest in happy-dom': vitest('happy-dom'),
  Jest: {
    words: [resolve('node_modules/jest/bin/jest.js')],
    options: '--experimental-vm-modules',
    files: {
      'jest.config.js': `export default {
        testEnvironment: 'jsdom', setupFiles: ['tavola/testing/jsdom'], transform: {}, testTimeout: 60000 }`,
    },
  },
}

let folder: string

/** A plugin's project, with the package in it as it is installed, and all that the checkout has. */
function makeProject(): void {
  folder = mkdtempSync(join(tmpdir(), 'tavola-runners-'))
  const modules = join(folder, 'node_modules')
  mkdirSync(modules)
  for (const name of readdirSync('node_modules'))
    if (name !== 'mocha' && name !== 'tavola')
      symlinkSync(resolve('node_modules', name), join(modules, name), 'junction')
  cpSync('node_modules/mocha', join(modules, 'mocha'), { recursive: true })
  cpSync(hostWith(19).package, join(modules, 'tavola'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  const compilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    jsx: ts.JsxEmit.ReactJSX,
  }
  for (const name of ['index.ts', 'choices.tsx']) {
    const { outputText } = ts.transpileModule(readFileSync(join(plugin, name), 'utf8'), { compilerOptions })
    writeFileSync(
      join(folder, name.replace(/tsx?$/, 'js')),
      outputText.replace("'./choices'", "'./choices.js'"),
    )
  }
}

function run({ words, imports = '', files = {}, options = '' }: Runner): string {
  for (const [name, text] of Object.entries({ ...files, 'diet.test.js': imports + test }))
    writeFileSync(join(folder, name), text)
  const env = { ...process.env, NODE_OPTIONS: options, NODE_TEST_CONTEXT: undefined }
  try {
    return execFileSync(process.execPath, words, { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string }
    return `FAILED\n${stdout}${stderr}`
  }
}

// By day the tests of a new project stand for these: create.test.ts.
if (isNight)
  describe('Package: the testing kit', () => {
    before(makeProject)
    after(() => rmSync(folder, { recursive: true, force: true }))

    for (const [name, runner] of Object.entries(runners))
      it(`one test of a plugin runs under ${name}`, () => {
        const said = run(runner)
        expect(said.startsWith('FAILED'), said).to.equal(false)
      })

    it('it fails if the plugin is broken', () => {
      const file = join(folder, 'index.js')
      writeFileSync(file, readFileSync(file, 'utf8').replace('state.chosen.value', '[]'))
      expect(run(runners['node:test']!)).to.include('FAILED').and.to.include('The diet was not sent.')
    })
  })
