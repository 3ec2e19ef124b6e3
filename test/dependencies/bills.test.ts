import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { expect } from 'chai'
import { billName, billOf, billProblems, scriptsIn, type Published } from '../../tools/dependencies/bills'
import type { LockFile } from '../../tools/dependencies/lock-file'

const hashOf = (text: string, algorithm: string) => createHash(algorithm).update(text)
const integrityOf = (text: string, algorithm: string) =>
  `${algorithm}-${hashOf(text, algorithm).digest('base64')}`

const lock: LockFile = {
  lockfileVersion: 3,
  packages: {
    'node_modules/@a/tea': {
      version: '1.0.0',
      license: 'MIT OR ISC',
      integrity: integrityOf('tea', 'sha512'),
      dependencies: { cup: '2', milk: '1' },
    },
    'node_modules/cup': { version: '2.0.0', license: 'MIT', integrity: integrityOf('cup', 'sha512') },
    'node_modules/milk': { version: '1.0.0', license: 'MIT', integrity: integrityOf('milk', 'sha512') },
  },
}
const published: Published = {
  version: '0.1.0',
  made: new Date('2026-11-27T12:00:00Z'),
  packages: ['node_modules/@a/tea', 'node_modules/cup'],
  files: { 'tavola.js': integrityOf('code', 'sha384') },
}
const bill = billOf(published, lock)

describe('A bill of materials', () => {
  let folder: string
  beforeEach('folder', () => {
    folder = mkdtempSync(join(tmpdir(), 'tavola-bill-'))
    writeFileSync(join(folder, billName), bill)
    writeFileSync(join(folder, 'tavola.js'), 'code')
  })
  afterEach('folder', () => rmSync(folder, { recursive: true }))

  it('lists each package with the version, licence and hash of the lock file, and what it needs of the others', () => {
    const { components, dependencies } = JSON.parse(bill)
    const tea = { type: 'library', name: '@a/tea', version: '1.0.0', purl: 'pkg:npm/%40a/tea@1.0.0' }
    expect(components).to.have.length(2)
    expect(components[0]).to.deep.include(tea)
    expect(components[0].licenses).to.deep.equal([{ expression: 'MIT OR ISC' }])
    expect(components[0].hashes).to.deep.equal([
      { alg: 'SHA-512', content: hashOf('tea', 'sha512').digest('hex') },
    ])
    expect(dependencies).to.deep.include({ ref: tea.purl, dependsOn: ['pkg:npm/cup@2.0.0'] })
    expect(dependencies).to.deep.include({ ref: 'tavola', dependsOn: [tea.purl, 'pkg:npm/cup@2.0.0'] })
  })

  it('lists each file with its hash, and says which commit’s time it has', () => {
    const { timestamp, component } = JSON.parse(bill).metadata
    expect(timestamp).to.equal('2026-11-27T12:00:00.000Z')
    expect(component.components).to.have.length(1)
    expect(component.components[0].hashes).to.deep.equal([
      { alg: 'SHA-384', content: hashOf('code', 'sha384').digest('hex') },
    ])
  })

  it('lists every script of a build, also those that integrity.json leaves out', () => {
    writeFileSync(join(folder, 'tavola-adapter.js'), 'adapter')
    expect(scriptsIn(folder)).to.deep.equal({
      'tavola.js': integrityOf('code', 'sha384'),
      'tavola-adapter.js': integrityOf('adapter', 'sha384'),
    })
  })

  it('is valid CycloneDX, at the time of a later commit too', async () => {
    const later = billOf({ ...published, made: new Date('2026-12-01T12:00:00Z') }, lock)
    expect(await billProblems(folder, later)).to.deep.equal([])
  })

  it('is refused if it lacks a package of the build', async () => {
    const packages = [...published.packages, 'node_modules/milk']
    const [problem, ...others] = await billProblems(folder, billOf({ ...published, packages }, lock))
    expect(problem).to.match(/bom\.cdx\.json doesn't list what is built: run "npm run build"/)
    expect(others).to.deep.equal([])
  })

  it('is refused if a file has changed since', async () => {
    writeFileSync(join(folder, 'tavola.js'), 'other code')
    expect(await billProblems(folder, bill)).to.match(/tavola\.js isn't the file that .* describes/)
  })

  it('is refused if it is not CycloneDX', async () => {
    writeFileSync(join(folder, billName), bill.replace('"SHA-384"', '"SHA-385"'))
    expect(await billProblems(folder, bill)).to.match(/is not CycloneDX 1\.6: /)
  })
})
