import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import { isNight } from '../kit/night'
import { sourcesIn, withoutComments, type Source } from '../kit/sources'
import { createTypeCheck, type Change } from './program'

const plugins = readdirSync('plugins')
const companions = readdirSync('themes/build/companions').map((file) => `themes/build/companions/${file}`)
const catalogues = ['themes/build/catalogue.ts', ...companions, 'themes/build/further-plugins.ts'].map(
  (file) => ({
    file,
    lines: readFileSync(file, 'utf8').split('\n'),
  }),
)

const isAbout = (id: string) => {
  const path = new RegExp(`'(\\.\\./)+plugins/${id}['/]`)
  return (line: string) => path.test(line)
}

/** The catalogue's lines about a plugin. */
const linesOf = (id: string) => catalogues.flatMap(({ lines }) => lines.filter(isAbout(id)))

/** A plugin is taken out: its folder, its line in the catalogue, and the name there that it imports. */
const removalOf = (id: string): Change => ({
  without: `plugins/${id}`,
  texts: Object.fromEntries(
    catalogues.map(({ file, lines }) => {
      const name = /^import (\w+)/.exec(lines.find(isAbout(id)) ?? '')?.[1]
      const others = lines.filter((line) => !isAbout(id)(line)).join('\n')
      return [file, name ? others.replace(new RegExp(`(?<=[[ ])${name},? ?`, 'g'), '') : others] as const
    }),
  ),
})

/** Brands list their plugins by name, those of tools too, and the gallery's pictures say which they show: both may name one that is not there. */
const mayName =
  /^(themes\/[\w-]+\/brand\.ts|themes\/build\/(catalogue|further-plugins|companions\/[\w-]+)\.ts|tools\/gallery\/.*|tools\/(taps\/site|bench\/journeys)\.ts)$/

/** The files that name a plugin by a text: its id, or one that begins with it, as "card-guarantee.title". */
const naming = (id: string, sources: readonly Source[]) => {
  const name = new RegExp(`(['"])${id}(\\.|\\1)`)
  return sources.filter(({ text }) => name.test(text)).map(({ file }) => file)
}

describe('Removing a plugin', () => {
  for (const id of plugins) {
    it(`${id} has one line in the catalogue`, () => {
      expect(linesOf(id)).to.have.length(1)
    })
  }

  // By day the rule "plugins-by-the-catalogue" (./rules) and the type check of all of it stand for these.
  if (isNight) {
    const problems = createTypeCheck()

    it('with all plugins the types are right', () => {
      expect(problems()).to.deep.equal([])
    })

    for (const id of plugins) {
      it(`without ${id} and its line in the catalogue the types are right`, () => {
        expect(problems(removalOf(id))).to.deep.equal([])
      })
    }
  }

  // A single word may be the name of something else too: an outcome, a place, a call.
  const sources = sourcesIn('src', 'plugins', 'themes', 'tools')
    .filter(({ file }) => !mayName.test(file))
    .map(({ file, text }) => ({ file, text: withoutComments(text) }))
  for (const id of plugins.filter((id) => id.includes('-') || id === 'analytics')) {
    it(`nothing but the catalogue, brands and pictures names ${id}`, () => {
      const elsewhere = sources.filter(({ file }) => !file.startsWith(`plugins/${id}/`))
      expect(naming(id, elsewhere)).to.deep.equal([])
    })
  }
})
