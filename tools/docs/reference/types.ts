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

interface Written {
  readonly name: string
  readonly about: string
  readonly code: string
}

const options: ts.CompilerOptions = {
  types: [],
  strict: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.Preserve,
}

/** docs/reference/types.md: every export with its comment, and every type that one of them uses. */
export function typesPage(): string {
  const program = ts.createProgram(
    entries.map(([, file]) => file),
    options,
  )
  const types = createTypes(program.getTypeChecker())
  const exported = entries.map(([, file]) => types.exportsOf(program.getSourceFile(file)!))
  const [used, isAmbiguous] = types.usedBy(new Set(exported.flat()))
  const listed = new Set<ts.Symbol>()
  const write = (symbols: readonly ts.Symbol[]) =>
    symbols
      .filter((symbol) => !listed.has(symbol) && listed.add(symbol))
      .map((symbol) => section(types.write(symbol, isAmbiguous)))
      .join('\n\n')
  const others = used.sort((one, other) => one.name.localeCompare(other.name))
  return `The exports of the package's entries, from the source.

${entries.map(([name, , about], index) => `## ${name}\n\n${about}\n\n${write(exported[index]!)}`).join('\n\n')}

## Other types

The types above use these. No entry exports them.

${write(others)}
`
}

const section = ({ name, about, code }: Written) => `### ${name}\n\n${about}\n\n\`\`\`ts\n${code}\n\`\`\``

type Ambiguous = (symbol: ts.Symbol) => boolean

function createTypes(checker: ts.TypeChecker) {
  const original = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

  /** The names of the exports, which may differ from those in their files. */
  const names = new Map<ts.Symbol, string>()
  const nameOf = (symbol: ts.Symbol) => names.get(symbol) ?? symbol.name

  /** A type that is read from a value is written out: `typeof` says nothing to a reader who can't see the value. */
  function writtenOut(symbol: ts.Symbol, declaration: ts.Declaration): ts.TypeNode | undefined {
    if (!ts.isTypeAliasDeclaration(declaration) || !contains(declaration.type, ts.isTypeQueryNode)) return
    const { NoTruncation, InTypeAlias, MultilineObjectLiterals } = ts.NodeBuilderFlags
    return checker.typeToTypeNode(
      checker.getDeclaredTypeOfSymbol(symbol),
      declaration,
      NoTruncation | InTypeAlias | MultilineObjectLiterals,
    )
  }

  /** The types of this project that a declaration names, outside of a function's body. */
  function usesOf(symbol: ts.Symbol): ReadonlySet<ts.Symbol> {
    const used = new Set<ts.Symbol>()
    const visit = (node: ts.Node): void => {
      if (ts.isBlock(node)) return
      const name = nameIn(node)
      // A node that was made here has its symbol, and no place in a file.
      const found = name && ((name as { symbol?: ts.Symbol }).symbol ?? checker.getSymbolAtLocation(name))
      if (found && isOurs(original(found))) used.add(original(found))
      if (ts.isArrowFunction(node)) [...node.parameters, ...(node.type ? [node.type] : [])].forEach(visit)
      else ts.forEachChild(node, visit)
    }
    const [declaration] = symbol.declarations!
    visit(writtenOut(symbol, declaration!) ?? declaration!)
    return used
  }

  function withUses(symbols: ReadonlySet<ts.Symbol>, isWanted: Ambiguous): Set<ts.Symbol> {
    const all = new Set(symbols)
    for (const symbol of all) for (const used of usesOf(symbol)) if (isWanted(used)) all.add(used)
    return all
  }

  return {
    exportsOf: (file: ts.SourceFile) =>
      checker.getExportsOfModule(checker.getSymbolAtLocation(file)!).flatMap((symbol) => {
        const own = original(symbol)
        if (own.declarations) names.set(own, symbol.name)
        return own.declarations ? [own] : []
      }),

    /** Those that these use, and that they use, without these; by the names that several have, too. */
    usedBy(symbols: ReadonlySet<ts.Symbol>): readonly [ts.Symbol[], Ambiguous] {
      const all = withUses(symbols, () => true)
      const shown = [...all].map(nameOf)
      const isAmbiguous: Ambiguous = (symbol) =>
        !symbols.has(symbol) && shown.indexOf(symbol.name) !== shown.lastIndexOf(symbol.name)
      return [[...all].filter((symbol) => !symbols.has(symbol) && !isAmbiguous(symbol)), isAmbiguous]
    },

    /** With the types above it whose names say nothing elsewhere, such as a component's `Props`. */
    write(symbol: ts.Symbol, isAmbiguous: Ambiguous): Written {
      const [declaration] = symbol.declarations!
      const statement = statementOf(declaration!)
      const node = writtenOut(symbol, declaration!)
      const local = [...withUses(new Set([symbol]), isAmbiguous)]
        .slice(1)
        .map((one) => codeOf(statementOf(one.declarations![0]!)))
      const code = node ? `export type ${symbol.name} = ${printed(node)}` : codeOf(statement)
      return { name: nameOf(symbol), about: aboutOf(statement), code: [...local, code].join('\n\n') }
    },
  }
}

const statementOf = (declaration: ts.Node) =>
  ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration

const contains = (node: ts.Node, is: (node: ts.Node) => boolean): boolean =>
  is(node) || (ts.forEachChild(node, (child) => contains(child, is) || undefined) ?? false)

/** The name in a reference to a type, or to a value by `typeof`. */
function nameIn(node: ts.Node): ts.Node | undefined {
  if (ts.isTypeReferenceNode(node)) return node.typeName
  if (ts.isTypeQueryNode(node)) return node.exprName
  return ts.isExpressionWithTypeArguments(node) ? node.expression : undefined
}

const isOurs = ({ declarations: [declaration] = [] }: ts.Symbol) =>
  declaration !== undefined &&
  !ts.isTypeParameterDeclaration(declaration) &&
  !ts.isParameter(declaration) &&
  !declaration.getSourceFile().fileName.includes('node_modules')

const printed = (node: ts.TypeNode) =>
  ts
    .createPrinter({ removeComments: true })
    .printNode(ts.EmitHint.Unspecified, node, ts.createSourceFile('', '', ts.ScriptTarget.ES2022))
    .replace(/^( {4})+/gm, (indent) => ' '.repeat(indent.length / 2))

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
