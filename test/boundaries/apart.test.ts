import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import ts from 'typescript'

/**
 * The rules "plugins-apart" and "tests-of-one-plugin" (./rules) follow every import, so that each plugin's tests, which
 * run once, need no other plugin. They cannot see a path that is put together, and what a file does to the page when it
 * is imported: there must be neither.
 */
const parse = (source: string) => ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest, true)

function computedImports(source: string): string[] {
  const found: string[] = []
  if (!/\b(import|require)\s*\(/.test(source)) return found
  const look = (node: ts.Node): void => {
    const isImport =
      ts.isCallExpression(node) &&
      (node.expression.kind === ts.SyntaxKind.ImportKeyword || node.expression.getText() === 'require')
    if (isImport && !ts.isStringLiteral(node.arguments[0]!)) found.push(node.getText())
    node.forEachChild(look)
  }
  look(parse(source))
  return found
}

/** What is done, not declared, when a file is imported. */
const topLevelActions = (source: string): string[] =>
  parse(source)
    .statements.filter(
      (statement) =>
        !ts.isImportDeclaration(statement) &&
        !ts.isExportDeclaration(statement) &&
        !ts.isExportAssignment(statement) &&
        !ts.isVariableStatement(statement) &&
        !ts.isFunctionDeclaration(statement) &&
        !ts.isClassDeclaration(statement) &&
        !ts.isInterfaceDeclaration(statement) &&
        !ts.isTypeAliasDeclaration(statement) &&
        !ts.isModuleDeclaration(statement),
    )
    .map((statement) => statement.getText())

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)

const plugins = readdirSync('plugins')

describe('Each plugin apart', () => {
  for (const plugin of plugins) {
    it(`architecture, "no plugin imports another": "${plugin}" and its tests import by paths that the rules can read`, () => {
      const files = [...sources(`plugins/${plugin}`), ...sources(`test/plugins/${plugin}`)]
      expect(files).to.have.length.above(1)
      const found = files.flatMap((file) => computedImports(readFileSync(file, 'utf8')))
      expect(found).to.deep.equal([])
    })

    it(`architecture, "no plugin imports another": importing "${plugin}" does nothing that another could need`, () => {
      const found = sources(`plugins/${plugin}`).flatMap((file) =>
        topLevelActions(readFileSync(file, 'utf8')),
      )
      expect(found).to.deep.equal([])
    })
  }

  it('architecture, "no plugin imports another": what these tests load together has readable paths too', () => {
    const files = [...sources('src'), ...sources('test/kit')]
    expect(files.flatMap((file) => computedImports(readFileSync(file, 'utf8')))).to.deep.equal([])
  })

  it('architecture, "no plugin imports another": a computed path and an action would be found', () => {
    expect(computedImports('const load = (id: string) => import(`../${id}/index`)')).to.have.length(1)
    expect(computedImports("const load = () => import('./panel')")).to.deep.equal([])
    expect(topLevelActions("import './a'\nwindow.shared = 1")).to.deep.equal(['window.shared = 1'])
    expect(topLevelActions('export const one = 1\ntype Two = 2')).to.deep.equal([])
  })
})
