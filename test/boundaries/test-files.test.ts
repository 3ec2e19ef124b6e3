import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect } from 'chai'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n')

describe('The scripts of package.json', () => {
  it('run every test file, by a glob or by its name', () => {
    const scripts = ['package.json', 'test/run.ts'].map((file) => readFileSync(file, 'utf8')).join('\n')
    const hosts = git('grep', '-hoE', 'test/hosts/[^ `\'"]*', '--', 'docs/hosts')
    const globs = [...scripts.matchAll(/test\/[^\s'"]*\.test\.[^\s'"]+/g)].map(([glob]) => glob)
    const files = git('ls-files', 'test').filter((file) => /\.test\.tsx?$/.test(file))
    const isRun = (file: string) => [...globs, ...hosts].some((glob) => matchesGlob(file, glob))
    expect(files.filter((file) => !isRun(file))).to.deep.equal([])
  })
})
