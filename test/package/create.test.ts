import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { expect } from 'chai'
import ts from 'typescript'
import manifest from '../../package.json'
import { help, kinds } from '../../tools/create/options'
import creator from '../../tools/create/npm-create/package.json'
import { byDay, isNight } from '../kit/night'
import { hostWith, linkPackages, tarball } from './installed'

/** The packages that the projects install besides Tavola and React. */
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

/** Creates a project of each kind, in a folder that has everything they would install. */
function makeAll(): string {
  const host = hostWith(19)
  const room = join(dirname(host.folder), 'made')
  mkdirSync(room)
  linkPackages(host, tools)
  symlinkSync(join(host.folder, 'node_modules'), join(room, 'node_modules'), 'junction')
  for (const kind of kinds) make(room, kind, kind)
  return room
}

/** Runs the package's command. */
function make(room: string, folder: string, kind: string, name = `our-${folder}`): void {
  const command = join(hostWith(19).package, 'lib/create/main.js')
  const words = [name, `--${kind}`, '--into', join(room, folder), '--tavola', tarball()]
  execFileSync(process.execPath, [command, ...words])
}

/** Changes the project "tea" as step 4 of docs/plugins/new.md does. */
function changeTea(folder: string): void {
  const page = readFileSync('docs/plugins/new.md', 'utf8')
  const step = page.split(/^## 4.*$|^## 5.*$/m)[1]!
  const [test, offers] = [...step.matchAll(/```tsx? made\n([^]*?)```/g)].map(([, sample]) => sample!)
  const text = /`(scones: .*?)`/.exec(step)![1]!
  const change = (file: string, edit: (code: string) => string) =>
    writeFileSync(join(folder, file), edit(readFileSync(join(folder, file), 'utf8')))
  change('plugin/tea.test.ts', (code) => code + test)
  change('plugin/index.tsx', (code) =>
    code.replace('const texts = {', `$&\n  ${text}`).replace(/^const offers.*$/m, offers!),
  )
}

interface Report {
  readonly testResults: readonly {
    /** The file. */
    readonly name: string
    /** Why it didn't run. */
    readonly message: string
    readonly assertionResults: readonly { readonly status: string; readonly title: string }[]
  }[]
}

/** Runs the tests of projects. Returns those that failed, by the project's folder. */
function failures(room: string, projects: readonly string[]): Record<string, readonly string[]> {
  const settings = ['--root', room, '--config', 'journey/vitest.config.ts', '--no-isolate']
  const output = ['--reporter', 'json', '--outputFile', join(room, 'report.json')]
  // Exits with 1, because one project fails.
  spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...settings, ...output])
  const { testResults } = JSON.parse(readFileSync(join(room, 'report.json'), 'utf8')) as Report
  const failed = testResults.map(({ name, message, assertionResults }) => [
    relative(room, name).split(sep)[0],
    message
      ? [message]
      : assertionResults.flatMap(({ status, title }) => (status === 'passed' ? [] : [title])),
  ])
  return Object.fromEntries(failed) as Record<string, readonly string[]>
}

/** Runs elsewhere by day: its types are those of the tools. */
const isOfTools = (file: string) => !isNight && /\.(test|config)\.ts$/.test(file)

/** The type errors of all projects, by their own settings. */
function problemsIn(room: string): string[] {
  const projects = kinds.map((kind) => {
    const { config } = ts.readConfigFile(join(room, kind, 'tsconfig.json'), ts.sys.readFile)
    return ts.parseJsonConfigFileContent(config, ts.sys, join(room, kind))
  })
  const files = projects.flatMap(({ fileNames }) => fileNames).filter((file) => !isOfTools(file))
  expect(files.map((file) => file.slice(room.length))).to.include('/feature/plugin/index.tsx')
  return ts
    .getPreEmitDiagnostics(ts.createProgram(files, projects[0]!.options))
    .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
}

describe('Package: create-tavola-plugin', () => {
  let room: string
  before('create them', () => {
    room = makeAll()
  })

  it('the tests of a new project pass at once, and fail if the plugin is broken', () => {
    make(room, 'tea', 'journey', 'tea')
    changeTea(join(room, 'tea'))
    make(room, 'broken', 'feature')
    const file = join(room, 'broken/plugin/index.tsx')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace('state.occasion.value || null', "'something else'"))
    const failed = {
      journey: [],
      feature: [],
      brand: [],
      tea: [],
      broken: ['sends the answer with the booking', 'is optional by default'],
    }
    // By day these stand for the others: tea is a journey, and broken has the tests of every feature.
    const run = byDay(Object.entries(failed), ([name]) => name !== 'journey' && name !== 'feature')
    const names = run.map(([name]) => name)
    expect(failures(room, names)).to.deep.equal(Object.fromEntries(run))
  })

  it('the types of a new project are right', () => {
    expect(problemsIn(room)).to.deep.equal([])
  })

  it('the build of a brand has the files of the script tag, and a page with the brand as data', () => {
    execFileSync(process.execPath, ['build.js'], { cwd: join(room, 'brand'), stdio: 'pipe' })
    const page = readFileSync(join(room, 'brand/dist/index.html'), 'utf8')
    const brand = JSON.parse(/Tavola\.brands = { own: ([^]*}) }\n/.exec(page)![1]!) as object
    expect(brand).to.include({ name: 'our-brand', theme: 'milano' })
    expect(brand).to.have.property('plugins').that.includes('cross-sell')
    expect(readFileSync(join(room, 'brand/dist/light/tavola.js'), 'utf8')).to.not.be.empty
  })

  it('the package for npm create runs the same command, of the same version', () => {
    const { folder } = hostWith(19)
    const copy = join(folder, 'node_modules/create-tavola-plugin')
    cpSync('tools/create/npm-create', copy, { recursive: true })
    expect(
      execFileSync(process.execPath, [join(copy, 'create.js'), '--help'], { encoding: 'utf8' }),
    ).to.equal(help)
    const { version, dependencies } = creator
    expect([version, dependencies.tavola]).to.deep.equal([manifest.version, `^${manifest.version}`])
  })
})
