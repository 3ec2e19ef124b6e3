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
  ['tavola/structured-data', 'src/structured-data/index.ts', "A restaurant's page for search engines."],
  ['tavola/scenes', 'src/scenes/index.ts', 'A back end in the page, for development and tests.'],
]

interface Exported {
  readonly name: string
  readonly about: string
  readonly code: string
}

/** docs/reference/types.md: every export with its comment. */
export function typesPage(): string {
  const program = ts.createProgram(
    entries.map(([, file]) => file),
    { noLib: true, types: [], jsx: ts.JsxEmit.Preserve, moduleResolution: ts.ModuleResolutionKind.Bundler },
  )
  const listed = new Set<string>()
  const parts = entries.map(([name, file, about]) => {
    const all = exportsOf(file, program).filter((one) => !listed.has(one.name))
    for (const one of all) listed.add(one.name)
    return `## ${name}\n\n${about}\n\n${all.map(written).join('\n\n')}`
  })
  return `The exports of the package's entries, from the source.\n\n${parts.join('\n\n')}\n`
}

const written = ({ name, about, code }: Exported) => `### ${name}\n\n${about}\n\n\`\`\`ts\n${code}\n\`\`\``

/** All exports of a file, including re-exports, in order. */
function exportsOf(file: string, program: ts.Program): Exported[] {
  const checker = program.getTypeChecker()
  const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)!
  return checker.getExportsOfModule(module).flatMap((symbol) => {
    const own = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    const [declaration] = own.declarations ?? []
    if (!declaration) return []
    const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
    return [{ name: symbol.name, about: aboutOf(statement), code: codeOf(statement) }]
  })
}

/** The comment above a declaration, in one line. */
function aboutOf(statement: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(statement)
  if (!comment || !ts.isJSDoc(comment)) return ''
  const text = ts.getTextOfJSDocComment(comment.comment) ?? ''
  return text
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .replaceAll('<', '&lt;')
}

/** A type as it is written; a function or a constant without its body. */
function codeOf(statement: ts.Node): string {
  const text = statement.getText()
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) return text
  const before = (body: ts.Node) => text.slice(0, body.getStart() - statement.getStart()).trim()
  if (ts.isFunctionDeclaration(statement) && statement.body) return before(statement.body)
  if (!ts.isVariableStatement(statement)) return text.split(' {')[0]!
  const [{ initializer } = {}] = statement.declarationList.declarations
  if (initializer && ts.isArrowFunction(initializer)) return `${before(initializer.body)} …`
  return text.length > 120 ? text.split(/ = /)[0]! : text
}
