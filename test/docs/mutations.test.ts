import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { scoreOf, type Result } from '../../tools/mutations/results'
import { findRooms, leftOut } from '../../tools/mutations/rooms'

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true })
    .map((file) => join(folder, String(file)))
    .filter((file) => /\.tsx?$/.test(file))

/** A room in which of 100 changes so many survive. */
const room = (survivors: number): Result => ({
  folder: 'src/api',
  date: '2026-11-27',
  noticed: 100 - survivors,
  ignored: 0,
  survivors: [...Array(survivors)].map(() => ({ file: 'src/api/client.ts', line: 1, from: '1', to: '2' })),
})

describe('The mutation run', () => {
  it('changes every file of the API client, the kernel, the host and the plugins, or leaves it out for a reason', () => {
    const changed = findRooms().flatMap(({ mutate }) => mutate)
    const sources = ['src/api', 'src/kernel', 'src/host', 'plugins'].flatMap(sourcesIn)
    const isLeftOut = (file: string) =>
      file.split('/').some((name) => leftOut.some(({ pattern }) => pattern.test(name)))
    expect(changed).to.have.members(sources.filter((file) => !isLeftOut(file)))
  })

  it('has tests for every room, those of its own folder first', () => {
    for (const { folder, tests } of findRooms()) expect(tests, folder).not.to.be.empty
    const keep = findRooms().find(({ folder }) => folder === 'plugins/keep')
    expect(keep!.tests[0]).to.match(/^test\/plugins\/keep\//)
  })

  it('counts the changes that a test notices, in percent', () => {
    expect([scoreOf([room(10)]), scoreOf([room(10), room(30)]), scoreOf([])]).to.deep.equal([90, 80, 100])
  })
})
