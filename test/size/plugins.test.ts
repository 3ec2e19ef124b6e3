import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import { builtPlugins } from '../../tools/plugins/built'
import { inCodeFile } from '../../tools/webpack/script-tag-build.js'
import { buildSizes } from './brotli'
import budgets from './budgets.json'

const named = /webpackChunkName: ['"]([\w-]+)['"]/g

/** The names of the chunks that a text of code imports. */
const chunksIn = (code: string) => [...code.matchAll(named)].map(([, name]) => name!)

/** Files that are a plugin's and others' too: what it weighs there is no part of its budget. */
const shared = [...inCodeFile, 'own-brand', 'api', 'features']

/** A plugin's own files in the build: the one that the catalogue imports, unless another plugin brings it, and its parts'. */
function chunksOf(id: string): string[] {
  const line = ['themes/catalogue.ts', 'themes/further-plugins.ts']
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .find((line) => line.includes(`'../plugins/${id}'`))
  const sources = readdirSync(join('plugins', id), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join('plugins', id, file), 'utf8'))
  return [...new Set([line ?? '', ...sources].flatMap(chunksIn))].filter((name) => !shared.includes(name))
}

/** The size of each plugin's own files in the build, against budgets.json. */
describe('Size of the plugins', () => {
  const sizes = () => buildSizes(resolve(process.env.TAVOLA_DIST ?? 'dist/light'))

  for (const id of Object.keys(builtPlugins)) {
    it(`${id} stays within its budget`, () => {
      const chunks = chunksOf(id).map((name) => [name, sizes().of(`tavola-${name}.js`)] as const)
      // A chunk that is not there would weigh nothing.
      expect(chunks.filter(([, size]) => size === undefined)).to.deep.equal([])
      const total = chunks.reduce((sum, [, size]) => sum + size!, 0)
      const { [id]: budget = 0 } = budgets.plugins as Readonly<Record<string, number>>
      // A budget far above what is there would hold nothing back.
      expect(total)
        .to.be.at.most(budget)
        .and.at.least(budget * 0.8)
    })
  }
})
