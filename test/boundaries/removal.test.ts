import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import ts from 'typescript'
import { createTypeCheck, relative, type Change } from './program'

const plugins = readdirSync('plugins')
const catalogues = ['themes/catalogue.ts', 'themes/further-plugins.ts'].map((file) => ({
  file,
  lines: readFileSync(file, 'utf8').split('\n'),
}))

const isAbout = (id: string) => (line: string) => line.includes(`'../plugins/${id}'`)

/** The catalogue's lines about a plugin. */
const linesOf = (id: string) => catalogues.flatMap(({ lines }) => lines.filter(isAbout(id)))

/** A plugin is taken out: its folder, and its line in the catalogue. */
const removalOf = (id: string): Change => ({
  without: `plugins/${id}`,
  texts: Object.fromEntries(
    catalogues
      .filter(({ lines }) => lines.some(isAbout(id)))
      .map(({ file, lines }) => [file, lines.filter((line) => !isAbout(id)(line)).join('\n')]),
  ),
})

/** Brands list their plugins by name, and the gallery's pictures say which they show: both may name one that is not there. */
const mayName = /^(themes\/[\w-]+\/brand\.ts|tools\/gallery\/.*)$/

/** Texts of a source that name the plugin: its id, or one that begins with it, as "card-guarantee.title". */
function namesOf(id: string, source: ts.SourceFile): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && (node.text === id || node.text.startsWith(`${id}.`)))
      found.push(`${relative(source.fileName)}: "${node.text}"`)
    node.forEachChild(visit)
  }
  visit(source)
  return found
}

describe('A plugin taken out', function () {
  this.timeout(300_000)
  let check: ReturnType<typeof createTypeCheck>
  before('check all of it once', () => (check = createTypeCheck()))

  it('issue 9, section 4: with all plugins the types are right', () => {
    expect(check.problems).to.deep.equal([])
  })

  for (const id of plugins) {
    it(`issue 9, section 4: ${id} has one line in the catalogue, and without both the types are right`, () => {
      expect(linesOf(id)).to.have.length(1)
      expect(check.problemsAfter(removalOf(id))).to.deep.equal([])
    })
  }

  // A single word may be the name of something else too: an outcome, a place, a call.
  for (const id of plugins.filter((id) => id.includes('-') || id === 'analytics')) {
    it(`issue 9, section 4: nothing but the catalogue, brands and pictures names ${id}`, () => {
      const others = check.sources.filter(({ fileName }) => {
        const file = relative(fileName)
        return (
          catalogues.every((one) => one.file !== file) &&
          !file.startsWith(`plugins/${id}/`) &&
          !mayName.test(file)
        )
      })
      expect(others.flatMap((source) => namesOf(id, source))).to.deep.equal([])
    })
  }

  it('issue 9, section 4: an import from elsewhere would be found', () => {
    const { without, texts } = removalOf('menus')
    const change = {
      without: without!,
      texts: { ...texts, 'themes/needs.ts': `import '../plugins/menus/model'` },
    }
    expect(check.problemsAfter(change).join()).to.match(/^themes\/needs\.ts: Cannot find module/)
  })

  it('issue 9, section 4: a line that is left in the catalogue would be found', () => {
    expect(check.problemsAfter({ without: 'plugins/menus' }).join()).to.match(
      /^themes\/catalogue\.ts: Cannot find module/,
    )
  })

  it('issue 9, section 4: a name elsewhere would be found', () => {
    const source = ts.createSourceFile(
      'a.ts',
      `t('cross-sell.title', 'cross-sells')`,
      ts.ScriptTarget.Latest,
      true,
    )
    expect(namesOf('cross-sell', source)).to.have.length(1)
  })
})
