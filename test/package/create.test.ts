import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect } from 'chai'
import ts from 'typescript'
import { pace } from '../kit/pace'
import { hostWith, tarball } from './installed'

const kinds = ['journey', 'feature', 'brand'] as const

/** What its projects install besides Tavola and React. */
const tools = [
  '@testing-library/dom',
  '@testing-library/user-event',
  'jsdom',
  'preact',
  'typescript',
  'vite',
  'vitest',
  'webpack',
]

/** Makes a project of each kind by the package's own command, where all that they would install is there. */
function makeAll(): string {
  const { folder: host, package: installed } = hostWith(19)
  const room = join(dirname(host), 'made')
  mkdirSync(join(room, 'tools'), { recursive: true })
  const modules = join(host, 'node_modules')
  for (const name of tools) {
    mkdirSync(dirname(join(modules, name)), { recursive: true })
    symlinkSync(resolve('node_modules', name), join(modules, name), 'junction')
  }
  symlinkSync(modules, join(room, 'node_modules'), 'junction')
  for (const kind of kinds)
    execFileSync(process.execPath, [
      join(installed, 'lib/create/main.js'),
      ...[`our-${kind}`, `--${kind}`, '--into', join(room, kind), '--tavola', tarball()],
    ])
  return room
}

/** How often each test went well, by its project. */
function testAll(room: string): Record<string, string[]> {
  const report = join(room, 'report.json')
  const words = ['vitest', 'run', '--config', 'journey/vitest.config.ts', '--root', room]
  const { stderr } = spawnSync(
    process.execPath,
    [
      resolve('node_modules/vitest/vitest.mjs'),
      ...words.slice(1),
      '--reporter',
      'json',
      '--outputFile',
      report,
    ],
    { cwd: room, encoding: 'utf8' },
  )
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { name: string; message: string; assertionResults: { status: string; title: string }[] }[]
  }
  return Object.fromEntries(
    testResults.map(({ name, message, assertionResults }) => [
      name.slice(room.length + 1).split('/')[0]!,
      message && assertionResults.length === 0
        ? [message, stderr]
        : assertionResults.filter(({ status }) => status !== 'passed').map(({ title }) => title),
    ]),
  )
}

/** What the compiler says of a project, by its own settings. */
function problemsIn(folder: string): string[] {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile)
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  expect(fileNames).to.have.length.above(3)
  return ts
    .getPreEmitDiagnostics(ts.createProgram(fileNames, options))
    .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
}

describe('Package: create-tavola-plugin', function () {
  this.timeout(90_000 * pace)
  let room: string
  before('make them', () => {
    room = makeAll()
  })

  it('issue 13, section 6: the tests of what it makes pass at once, and fail where the plugin is broken', () => {
    const made = ['--into', join(room, 'broken'), '--tavola', tarball()]
    const command = join(hostWith(19).package, 'lib/create/main.js')
    execFileSync(process.execPath, [command, 'broken-one', '--feature', ...made])
    const file = join(room, 'broken/plugin/index.ts')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace('state.occasion.value || null', "'something else'"))
    expect(testAll(room)).to.deep.equal({
      journey: [],
      feature: [],
      brand: [],
      broken: ['sends the answer with the booking', 'may be left open, unless the brand says otherwise'],
    })
  })

  for (const kind of kinds)
    it(`issue 13, section 6: the types of a ${kind} are right`, () => {
      expect(problemsIn(join(room, kind))).to.deep.equal([])
    })

  it('issue 13, section 6: the build of a brand is the files of the script tag, and a page with it as data', () => {
    execFileSync(process.execPath, ['build.js'], { cwd: join(room, 'brand'), stdio: 'pipe' })
    const page = readFileSync(join(room, 'brand/dist/index.html'), 'utf8')
    const brand = JSON.parse(/Tavola\.brands = { own: ([^]*?) }\n/.exec(page)![1]!) as object
    expect(brand).to.include({ name: 'our-brand', theme: 'milano' })
    expect(brand).to.have.property('plugins').that.includes('cross-sell')
    expect(readFileSync(join(room, 'brand/dist/light/tavola.js'), 'utf8')).to.not.be.empty
  })
})
