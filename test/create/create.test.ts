import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import manifest from '../../package.json'
import { create } from '../../tools/create/create'
import { kinds } from '../../tools/create/kinds'
import { tavolaSource } from '../../tools/create/tavola-source'

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
        .to.include(`Made the ${kind} "wine-tasting"`)
        .and.include('npm test')
      const files = filesIn('wine-tasting')
      const test = kind === 'brand' ? 'brand.test.ts' : 'plugin/wine-tasting.test.ts'
      expect(files).to.include.members([
        'package.json',
        'README.md',
        '.gitignore',
        'brand.ts',
        'page/main.ts',
        test,
      ])
      for (const file of files) expect(read('wine-tasting', file), file).to.not.match(/my.?plugin/i)
    })

  it('its packages are those that Tavola is tested with, and Tavola is the given file', () => {
    make('tea')
    const { dependencies, devDependencies } = JSON.parse(read('tea/package.json')) as typeof manifest
    const { tavola, ...others } = dependencies as Record<string, string>
    expect(tavola).to.equal('file:../tavola-0.1.0.tgz')
    for (const [name, range] of Object.entries({ ...others, ...devDependencies }))
      expect(range, name).to.equal((manifest.devDependencies as Record<string, string>)[name])
  })

  it('nothing is overwritten, and a refused run leaves nothing behind', () => {
    mkdirSync(join(room, 'tea'))
    writeFileSync(join(room, 'tea/mine.ts'), 'mine')
    expect(() => make('tea')).to.throw(/has files already, and nothing is overwritten/)
    expect(filesIn('tea')).to.deep.equal(['mine.ts'])
    expect(() => make('class')).to.throw('a meaning of its own')
    expect(() => make('coffee', { tavola: join(room, 'gone.tgz') })).to.throw(/there is no .*gone\.tgz/)
    expect([existsSync(join(room, 'class')), existsSync(join(room, 'coffee'))]).to.deep.equal([false, false])
  })

  it("in a project with Tavola it creates only the plugin's folder, and prints the lines to add", () => {
    writeFileSync(
      join(room, 'package.json'),
      JSON.stringify({ dependencies: { tavola: '^0.1.0', vitest: '^4.0.0' } }),
    )
    const said = make('wine-tasting', { into: join(room, 'src/wine-tasting'), tavola: undefined })
    expect(filesIn('src/wine-tasting')).to.have.members([
      'index.ts',
      'questions.tsx',
      'languages/it.ts',
      'wine-tasting.test.ts',
    ])
    expect(said).to.include("journeys: ['Booking', …, 'WineTasting']")
    expect(said).to.include("'wine-tasting': { first: true, load: () => import('…/wine-tasting') }")
    expect(said).to.include('npm install --save-dev jsdom @testing-library/dom @testing-library/user-event')
    make('osteria', { kind: 'brand' })
    expect(filesIn('osteria')).to.have.members(['brand.ts', 'brand.test.ts'])
  })
})

describe('create-tavola-plugin: where Tavola comes from', () => {
  let room: string
  beforeEach(() => (room = realpathSync(mkdtempSync(join(tmpdir(), 'tavola-source-')))))
  afterEach(() => rmSync(room, { recursive: true }))

  /** Tavola as npm or npx has installed it. */
  function installed(range: string, isPrivate = false): string {
    const folder = join(room, 'cache/node_modules/tavola')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(room, 'cache/package.json'), JSON.stringify({ dependencies: { tavola: range } }))
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '1.2.3', private: isPrivate }))
    return folder
  }

  it('from the registry, if the command does', () => {
    const source = tavolaSource(join(room, 'tea'), undefined, installed('^1.0.0'))
    expect(source).to.deep.equal({ range: '^1.2.3', npmrc: '' })
  })

  it('from the packed file that npx was given', () => {
    writeFileSync(join(room, 'tavola-1.2.3.tgz'), '')
    const source = tavolaSource(join(room, 'tea'), undefined, installed('file:../tavola-1.2.3.tgz', true))
    expect(source).to.deep.equal({ range: 'file:../tavola-1.2.3.tgz', npmrc: '' })
  })

  it('a version that nobody can install is not written down', () => {
    expect(() => tavolaSource(join(room, 'tea'), undefined, installed('^1.0.0', true))).to.throw(
      /not on npm’s registry yet: say where its package is, as in --tavola/,
    )
  })

  it('from a built clone, installed as a copy', () => {
    const clone = join(room, 'clone')
    mkdirSync(clone)
    writeFileSync(join(clone, 'package.json'), '{}')
    expect(() => tavolaSource(join(room, 'tea'), clone)).to.throw(
      /is not built\. Run "npm ci && npm run build"/,
    )
    mkdirSync(join(clone, 'lib'))
    const expected = { range: 'file:../clone', npmrc: 'install-links=true\n' }
    expect(tavolaSource(join(room, 'tea'), clone)).to.deep.equal(expected)
    expect(tavolaSource(join(room, 'tea'), undefined, clone)).to.deep.equal(expected)
  })
})
