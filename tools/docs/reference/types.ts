import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** The package's entries in docs/reference/types.md, with a description of each. */
const entries: readonly (readonly [name: string, file: string, about: string])[] = [
  ['tavola', 'src/npm/index.ts', 'The widget for hosts that use npm, and the plugin contract.'],
  ['tavola/controls', 'src/controls/index.ts', "React controls and hooks for a plugin's components."],
  ['tavola/react', 'src/npm/react.tsx', 'The widget as a React component.'],
  ['tavola/element', 'src/npm/element.ts', 'The widget as a custom element.'],
  ['tavola/adapter', 'src/adapter/index.ts', 'Your own functions as the back end.'],
  ['tavola/testing', 'themes/testing.ts', 'The test kit, for every test runner.'],
  ['tavola/catalogue', 'themes/public.ts', 'The catalogue for your own script-tag build.'],
  ['tavola/doctor', 'themes/npm-doctor.ts', 'Examines a page for problems.'],
  ['tavola/scenes', 'src/scenes/index.ts', 'A back end in the page, for development and tests.'],
]

interface Exported {
  readonly name: string
  readonly about: string
  readonly code: string
}

type Declared = ts.Statement & { readonly name?: ts.Identifier }

/** docs/reference/types.md: every export with its comment. */
export function typesPage(): string {
  const listed = new Set<string>()
  const parts = entries.map(([name, file, about]) => {
    const all = exportsOf(file).filter((one) => !listed.has(one.name))
    for (const one of all) listed.add(one.name)
    return `## ${name}\n\n${about}\n\n${all.map(written).join('\n\n')}`
  })
  return `The exports of the package's entries, from the source.\n\n${parts.join('\n\n')}\n`
}

const written = ({ name, about, code }: Exported) => `### ${name}\n\n${about}\n\n\`\`\`ts\n${code}\n\`\`\``

/** All exports of a file, including re-exports, in order. */
function exportsOf(file: string): Exported[] {
  const source = parse(file)
  return source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) return passedOn(statement, file)
    return isExported(statement) ? declared(statement, source) : []
  })
}

function passedOn(statement: ts.ExportDeclaration, from: string): Exported[] {
  const { moduleSpecifier, exportClause } = statement
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return []
  const file = fileOf(moduleSpecifier.text, from)
  const all = exportsOf(file)
  if (!exportClause || !ts.isNamedExports(exportClause)) return all
  return exportClause.elements.flatMap(({ name, propertyName }) => {
    const own = all.find((one) => one.name === (propertyName ?? name).text)
    return own ? [{ ...own, name: name.text }] : []
  })
}

function fileOf(specifier: string, from: string): string {
  const path = join(dirname(from), specifier)
  const found = [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((file) => ts.sys.fileExists(file))
  if (!found) throw new Error(`${from} exports from "${specifier}", which doesn't exist.`)
  return found
}

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true)

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

function declared(statement: ts.Statement, source: ts.SourceFile): Exported[] {
  const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
  const names = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.map(({ name }) => name.getText(source))
    : [(statement as Declared).name?.text ?? '']
  return names.map((name) => ({
    name,
    about: aboutOf(statement),
    code: isType ? statement.getText(source) : signatureOf(statement, source),
  }))
}

/** The comment above a declaration, in one line. */
function aboutOf(statement: ts.Statement): string {
  const [comment] = ts.getJSDocCommentsAndTags(statement)
  if (!comment || !ts.isJSDoc(comment)) return ''
  const text = ts.getTextOfJSDocComment(comment.comment) ?? ''
  return text
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .replaceAll('<', '&lt;')
}

/** A function or a constant without its body. */
function signatureOf(statement: ts.Statement, source: ts.SourceFile): string {
  const text = statement.getText(source)
  if (ts.isFunctionDeclaration(statement) && statement.body)
    return text.slice(0, statement.body.getStart(source) - statement.getStart(source)).trim()
  if (!ts.isVariableStatement(statement)) return text.split(' {')[0]!
  const [{ initializer } = {}] = statement.declarationList.declarations
  if (initializer && ts.isArrowFunction(initializer))
    return text.slice(0, initializer.body.getStart(source) - statement.getStart(source)).trim() + ' …'
  return text.length > 120 ? text.split(/ = /)[0]! : text
}
