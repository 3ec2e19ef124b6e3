import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect } from 'chai'
import ts from 'typescript'
import { typesPage } from '../../tools/docs/reference/types'

const require = createRequire(import.meta.url)
const declared = /(?:interface|type|class|var|namespace|function) (\w+)/g

/** The names of TypeScript's own libraries and of React, which a reader knows or finds elsewhere. */
function known(): ReadonlySet<string> {
  const folder = dirname(require.resolve('typescript'))
  const libraries = readdirSync(folder)
    .filter((file) => /^lib\.(es\d+|dom)\b.*\.d\.ts$/.test(file))
    .map((file) => join(folder, file))
  const react = join(dirname(require.resolve('@types/react/package.json')), 'index.d.ts')
  const texts = [...libraries, react].map((file) => readFileSync(file, 'utf8'))
  const names = texts.flatMap((text) => [...text.matchAll(declared)].map(([, name]) => name!))
  return new Set([...names, 'ReadonlySignal', 'Signal', 'const'])
}

/** The types that a block of code names and does not declare itself. */
function namesIn(code: string): string[] {
  const own = new Set([...code.matchAll(declared)].map(([, name]) => name))
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTypeParameterDeclaration(node) || ts.isParameter(node)) own.add(node.name.getText())
    if (ts.isInferTypeNode(node)) own.add(node.typeParameter.name.text)
    const name = ts.isTypeReferenceNode(node)
      ? node.typeName
      : ts.isTypeQueryNode(node)
        ? node.exprName
        : ts.isExpressionWithTypeArguments(node)
          ? node.expression
          : undefined
    if (name) names.push(name.getText().split('.')[0]!)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('block.ts', code, ts.ScriptTarget.ES2022, true))
  return names.filter((name) => !own.has(name))
}

describe('The reference page of types', () => {
  const page = typesPage()
  const sections = page.split(/^### /m).slice(1)
  const headings = sections.map((section) => section.split('\n')[0]!)
  const defined = [
    ...headings,
    ...[...page.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name!),
  ]

  it('defines every type that it names', () => {
    const others = known()
    const undefinedNames = sections.flatMap((section) => {
      const [heading] = section.split('\n')
      const code = /```ts\n([^]*?)\n```/.exec(section)![1]!
      return namesIn(code)
        .filter((name) => !defined.includes(name) && !others.has(name))
        .map((name) => `${name}, in ${heading}`)
    })
    expect([...new Set(undefinedNames)]).to.deep.equal([])
  })

  it('has each name once in a chapter, with the calls of `api` and the properties of each control in words', () => {
    for (const chapter of page.split(/^## /m)) {
      const names = [...chapter.matchAll(/^### (.*)/gm)].map(([, name]) => name)
      expect(names).to.have.length(new Set(names).size)
    }
    expect(page).to.include('searchVenues: (text: string, signal?: AbortSignal) => Promise<Venue[]>')
    const note = sections.find((section) => section.startsWith('Note\n'))
    expect(note).to.include('interface Props {').and.include('readonly error?: string')
  })
})
