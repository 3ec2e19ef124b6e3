import { expect } from 'chai'
import {
  type LockFile,
  type LockedPackage,
  lockProblems,
  treeProblems,
} from '../../tools/dependencies/lock-file'

const manifest = { dependencies: { tea: '^1.0.0' } }
const tea = { version: '1.0.0', integrity: 'sha512-AA==', dependencies: { cup: '^1.0.0' } }
const cup = { version: '1.2.0', integrity: 'sha512-AA==' }

const locked = (packages: Record<string, LockedPackage>): LockFile => ({
  lockfileVersion: 3,
  packages: { '': manifest, ...packages },
})
const lockWith = (over: LockedPackage) =>
  locked({ 'node_modules/tea': { ...tea, ...over }, 'node_modules/cup': cup })

describe('The lock file', () => {
  it('is valid with the public registry’s addresses, or with none', () => {
    const resolved = 'https://registry.npmjs.org/tea/-/tea-1.0.0.tgz'
    expect(lockProblems(manifest, lockWith({ resolved }))).to.deep.equal([])
    expect(lockProblems(manifest, lockWith({}))).to.deep.equal([])
  })

  it('is of version 3', () => {
    const [problem] = lockProblems(manifest, { ...lockWith({}), lockfileVersion: 2 })
    expect(problem).to.include('lockfileVersion is 2: expected 3')
  })

  it('names what package.json names, each in its part', () => {
    const moved = { devDependencies: manifest.dependencies }
    expect(lockProblems(moved, lockWith({})).map((problem) => problem.split(' ')[0])).to.deep.equal([
      '"dependencies"',
      '"devDependencies"',
    ])
  })

  for (const integrity of ['', 'sha1-AA=='])
    it(`is invalid if the integrity is "${integrity}"`, () => {
      expect(lockProblems(manifest, lockWith({ integrity }))).to.match(/tea has no integrity of SHA-512/)
    })

  for (const resolved of [
    'http://registry.npmjs.org/tea/-/tea-1.0.0.tgz',
    'https://npm.private.example/tea-1.0.0.tgz',
    'https://registry.npmjs.org.private.example/tea-1.0.0.tgz',
    'git+ssh://git@github.com/example/tea.git#1',
    'file:../tea',
  ])
    it(`is invalid if a package comes from ${resolved}`, () => {
      expect(lockProblems(manifest, lockWith({ resolved }))).to.match(/tea comes from .*: expected https/)
    })

  it('is invalid if npm misses a dependency of a package, or has one in a version that is not allowed', async () => {
    const packages = { 'node_modules/tea': { ...tea, version: '2.0.0' } }
    expect(await treeProblems(manifest, locked(packages))).to.have.members([
      'missing: cup@^1.0.0, required by tea@2.0.0',
      'invalid: tea@2.0.0 node_modules/tea',
    ])
  })
})
