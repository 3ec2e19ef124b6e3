import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import manifest from '../../package.json'
import { UsageError } from '../../tools/command-line'
import { kinds } from '../../tools/create/options'
import { create } from '../../tools/create/project'
import { sourceOfTavola } from '../../tools/create/tavola-package'

const ofProject = [
  ...['.gitignore', 'README.md', 'brand.ts', 'embed.js', 'package.json', 'tsconfig.json'],
  ...['page/index.html', 'page/main.ts', 'vitest.config.ts'],
]
const ofPlugin = [
  ...['catalogue.ts', 'webpack.config.js', 'plugin/index.tsx', 'plugin/languages/it.ts'],
  'plugin/wine-tasting.test.ts',
]

describe('create-tavola-plugin: the files it creates', () => {
  let room: string
  let packed: string
  beforeEach(() => {
    room = realpathSync(mkdtempSync(join(tmpdir(), 'tavola-create-')))
    packed = join(room, 'tavola-0.1.0.tgz')
    writeFileSync(packed, '')
  })
  afterEach(() => rmSync(room, { recursive: true }))

  const make = (name: string, more = {}) => create({ name, into: join(room, name), tavola: packed, ...more })
  const read = (...path: string[]) => readFileSync(join(room, ...path), 'utf8')
  const filesIn = (folder: string) =>
    readdirSync(join(room, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(join(room, folder).length + 1))

  for (const kind of kinds)
    it(`a ${kind} with its test, its page and its build, named throughout`, () => {
      expect(make('wine-tasting', { kind }))
        .to.include(`Created the ${kind} "wine-tasting"`)
        .and.include('npm test')
      const files = filesIn('wine-tasting')
      const ofKind = {
        journey: ofPlugin,
        feature: ofPlugin,
        brand: ['brand.test.ts', 'build.js'],
      }
      expect(files).to.have.members([...ofProject, ...ofKind[kind]])
      expect(read('wine-tasting/brand.ts').includes("import wineTasting from './plugin'")).to.equal(
        kind !== 'brand',
      )
      expect(files.filter((file) => /\/\/ (if|end)|<!-- (if|end)/.test(read('wine-tasting', file)))).to.be
        .empty
      for (const file of files) expect(read('wine-tasting', file), file).to.not.match(/my.?plugin/i)
    })

  it('its packages have the versions Tavola is tested with, and Tavola is the given file', () => {
    make('tea')
    const { dependencies, devDependencies } = JSON.parse(read('tea/package.json')) as typeof manifest
    const { tavola, ...others } = dependencies as Record<string, string>
    expect(tavola).to.equal('file:../tavola-0.1.0.tgz')
    for (const [name, range] of Object.entries({ ...others, ...devDependencies }))
      expect(range, name).to.equal((manifest.devDependencies as Record<string, string>)[name])
  })

  it('overwrites nothing, and leaves nothing behind after an error', () => {
    mkdirSync(join(room, 'tea'))
    writeFileSync(join(room, 'tea/mine.ts'), 'mine')
    expect(() => make('tea')).to.throw(/is not empty, and files are never overwritten/)
    expect(filesIn('tea')).to.deep.equal(['mine.ts'])
    expect(() => make('class')).to.throw('a reserved name')
    expect(() => make('coffee', { tavola: join(room, 'gone.tgz') })).to.throw(/gone\.tgz does not exist/)
    expect([existsSync(join(room, 'class')), existsSync(join(room, 'coffee'))]).to.deep.equal([false, false])
  })

  const impossible: Readonly<Record<string, readonly [prepare: () => void, into: string, sentence: string]>> =
    {
      'a link to nothing': [
        () => symlinkSync('gone', join(room, 'link')),
        'link',
        'is a link to nothing. Remove it',
      ],
      'a loop of links': [
        () => symlinkSync('loop', join(room, 'loop')),
        'loop',
        'is a link to nothing. Remove it',
      ],
      'a folder in a link to nothing': [
        () => symlinkSync('gone', join(room, 'link')),
        'link/tea',
        "can't be created: ",
      ],
      'a name of 300 letters': [
        () => undefined,
        'x'.repeat(300),
        "can't be created: name too long. Choose another --into",
      ],
      'a folder in a file': [() => undefined, 'tavola-0.1.0.tgz/tea', "can't be created: "],
      'a broken project': [
        () => writeFileSync(join(room, 'package.json'), '{'),
        'tea',
        'package.json is not valid JSON',
      ],
    }
  for (const [name, [prepare, into, sentence]] of Object.entries(impossible))
    it(`is refused in a sentence if the folder is ${name}`, () => {
      prepare()
      expect(() => make('tea', { into: join(room, into) })).to.throw(UsageError, sentence)
    })

  it("in a project with Tavola it creates only the plugin's folder, and prints the lines to add", () => {
    writeFileSync(
      join(room, 'package.json'),
      JSON.stringify({ dependencies: { tavola: '^0.1.0', vitest: '^4.0.0' } }),
    )
    const output = make('wine-tasting', { into: join(room, 'src/wine-tasting'), tavola: undefined })
    expect(filesIn('src/wine-tasting')).to.have.members([
      'index.tsx',
      'languages/it.ts',
      'wine-tasting.test.ts',
    ])
    expect(output).to.include("journeys: ['Booking', …, 'WineTasting']")
    expect(output).to.include('plugins: [...catalogue.plugins, wineTasting]')
    expect(output).to.include('npm install --save-dev jsdom @testing-library/dom @testing-library/user-event')
    expect(output).to.include('npx vitest run --environment jsdom --testTimeout 30000 ')
    // The project may be far above, where nobody thinks of it.
    const far = make('deep/below/coffee', { name: 'coffee', into: join(room, 'deep/below/coffee') })
    for (const text of [output, far])
      expect(text).to.include(
        `in ${room}, whose package.json lists "tavola".\nFor a project of its own, choose`,
      )
    make('osteria', { kind: 'brand' })
    expect(filesIn('osteria')).to.have.members(['brand.ts', 'brand.test.ts'])
  })
})

describe('create-tavola-plugin: where Tavola comes from', () => {
  let room: string
  beforeEach(() => (room = realpathSync(mkdtempSync(join(tmpdir(), 'tavola-source-')))))
  afterEach(() => rmSync(room, { recursive: true }))

  /** Tavola, as npm or npx installs it. */
  function installed(range: string, isPrivate = false): string {
    const folder = join(room, 'cache/node_modules/tavola')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(room, 'cache/package.json'), JSON.stringify({ dependencies: { tavola: range } }))
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '1.2.3', private: isPrivate }))
    return folder
  }

  it('from npm, if the command came from npm', () => {
    const source = sourceOfTavola(join(room, 'tea'), undefined, installed('^1.0.0'))
    expect(source).to.deep.equal({ range: '^1.2.3', npmrc: '' })
  })

  it('from the packed file that npx was given', () => {
    writeFileSync(join(room, 'tavola-1.2.3.tgz'), '')
    const source = sourceOfTavola(join(room, 'tea'), undefined, installed('file:../tavola-1.2.3.tgz', true))
    expect(source).to.deep.equal({ range: 'file:../tavola-1.2.3.tgz', npmrc: '' })
  })

  it('not from npm, if it is not published there', () => {
    expect(() => sourceOfTavola(join(room, 'tea'), undefined, installed('^1.0.0', true))).to.throw(
      /not on npm yet\. Give its package file: --tavola/,
    )
  })

  it('from a built clone, which is copied and not linked', () => {
    const clone = join(room, 'clone')
    mkdirSync(clone)
    writeFileSync(join(clone, 'package.json'), '{}')
    expect(() => sourceOfTavola(join(room, 'tea'), clone)).to.throw(
      /is not built\. Run "npm ci && npm run build"/,
    )
    mkdirSync(join(clone, 'lib'))
    const expected = { range: 'file:../clone', npmrc: 'install-links=true\n' }
    expect(sourceOfTavola(join(room, 'tea'), clone)).to.deep.equal(expected)
    expect(sourceOfTavola(join(room, 'tea'), undefined, clone)).to.deep.equal(expected)
  })
})
