import { relative, resolve } from 'node:path'
import { expect } from 'chai'
import { bundledIn, closureOf, serverPackages } from '../../tools/dependencies/uses'
import { licenceProblems } from '../../tools/dependencies/licences'
import type { LockFile } from '../../tools/dependencies/lock-file'
import { foldersIn, licenceOf } from '../../tools/webpack/written-files.js'

const only = (license?: string): LockFile => ({
  lockfileVersion: 3,
  packages: { '': {}, 'node_modules/tea': { version: '1.0.0', ...(license && { license }) } },
})
const ofTool = (license?: string) => licenceProblems(only(license), new Set())
const ofShipped = (license?: string) => licenceProblems(only(license), new Set(['node_modules/tea']))

describe('The licences of the packages', () => {
  for (const license of ['MIT', '(MIT OR GPL-3.0)', 'ISC AND BSD-3-Clause'])
    it(`may be ${license}`, () => {
      expect([...ofShipped(license), ...ofTool(license)]).to.deep.equal([])
    })

  it('may be MPL-2.0 in a tool, and not in published code', () => {
    expect(ofTool('MPL-2.0')).to.deep.equal([])
    expect(ofShipped('MPL-2.0')).to.match(/tea 1\.0\.0 has the licence "MPL-2\.0": expected, of code that/)
  })

  for (const license of ['GPL-3.0', 'MIT AND GPL-3.0', 'UNLICENSED', 'SEE LICENSE IN LICENSE'])
    it(`are not ${license}, in a tool either`, () => {
      expect(ofTool(license)).to.match(/expected, of a tool, one of MIT/)
    })

  it('are named by each package', () => {
    expect(ofTool()).to.match(/tea 1\.0\.0 has no licence/)
  })

  it('are grouped by where the code goes: a dependency goes with its package, resolved as in Node', () => {
    const lock: LockFile = {
      lockfileVersion: 3,
      packages: {
        'node_modules/@a/tea': { dependencies: { cup: '2', milk: '1' } },
        'node_modules/@a/tea/node_modules/cup': { optionalDependencies: { milk: '1' } },
        'node_modules/cup': {},
        'node_modules/milk': { dependencies: { '@a/tea': '1' } },
        'node_modules/beer': {},
      },
    }
    expect(closureOf(['@a/tea'], lock)).to.deep.equal([
      'node_modules/@a/tea',
      'node_modules/@a/tea/node_modules/cup',
      'node_modules/milk',
    ])
    expect(() => closureOf(['wine'], lock)).to.throw('The lock file has no wine.')
  })

  it("are read from the build's licences.txt, which lists at least one package", () => {
    const text = '=== @a/tea 1.0.0 (MIT)\n\nCopyright\n\n=== cup 2.0.0-rc.1 (MIT OR ISC)\n'
    expect(bundledIn(text)).to.deep.equal([
      { name: '@a/tea', version: '1.0.0', license: 'MIT' },
      { name: 'cup', version: '2.0.0-rc.1', license: 'MIT OR ISC' },
    ])
    expect(() => bundledIn('')).to.throw('lists no package')
  })

  it('are those of the packages that are within the published files of braintree-web, too', () => {
    const folders = foldersIn([resolve('node_modules/braintree-web/hosted-fields.js')])
    const names = folders.map((folder) => relative(resolve('node_modules'), folder))
    expect(names).to.include.members(['braintree-web', '@braintree/asset-loader', 'framebus'])
    expect(licenceOf(resolve('node_modules/framebus'))).to.match(/^=== framebus \S+ \(MIT\)\n\n.*MIT/s)
    expect(foldersIn([resolve('node_modules/chai/index.js')])).to.deep.equal([resolve('node_modules/chai')])
  })

  it('are those of every package that the reference server imports, whether at its start or later', () => {
    expect(serverPackages()).to.include.members([
      'hono',
      '@electric-sql/pglite',
      'pg',
      'fs-native-extensions',
    ])
    expect(serverPackages().filter((name) => /^(node:|fs$|\.)/.test(name))).to.deep.equal([])
  })
})
