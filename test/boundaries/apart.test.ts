import { existsSync, readdirSync } from 'node:fs'
import { expect } from 'chai'
import ts from 'typescript'
import { sourcesIn } from '../kit/sources'

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

/** The side effects of importing a file. */
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

const plugins = readdirSync('plugins')

describe('Each plugin apart', () => {
  for (const plugin of plugins) {
    it(`"${plugin}" and its tests import by paths that the rules can read`, () => {
      // The two parties' tests are one table beside the folders.
      const tests = [`test/plugins/${plugin}`].filter((folder) => existsSync(folder))
      const sources = sourcesIn(`plugins/${plugin}`, ...tests)
      expect(sources).to.have.length.above(1)
      expect(sources.flatMap(({ text }) => computedImports(text))).to.deep.equal([])
      // For `importWithout` of test/kit/lost-file.ts, which imports a copy.
      const copied = sources.flatMap(({ text }) => [
        ...text.matchAll(/new URL\(\s*'[./]*\/plugins\/([^/]*)/g),
      ])
      expect(copied.filter(([, owner]) => owner !== plugin)).to.deep.equal([])
    })

    it(`importing "${plugin}" has no side effect that another could need`, () => {
      expect(sourcesIn(`plugins/${plugin}`).flatMap(({ text }) => topLevelActions(text))).to.deep.equal([])
    })
  }

  it('shared code of these tests has readable paths too', () => {
    const sources = sourcesIn('src', 'test/kit').filter(
      ({ file }) => !/kit\/(lost-file|all-plugins)\.ts$/.test(file),
    )
    expect(sources.flatMap(({ text }) => computedImports(text))).to.deep.equal([])
  })
})
