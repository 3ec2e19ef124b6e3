import ts from 'typescript'

/** The package's entries, with a description of each. */
const entries: readonly (readonly [name: string, file: string, about: string])[] = [
  ['tavola', 'src/npm/index.ts', 'The widget for hosts that use npm, and the plugin contract.'],
  ['tavola/controls', 'src/controls/index.ts', "React controls and hooks for a plugin's components."],
  ['tavola/time', 'src/time.ts', 'Dates and times.'],
  ['tavola/journeys', 'src/journeys.ts', 'The parts of a journey: slot, guests, details, terms.'],
  ['tavola/page', 'src/page.ts', 'The page around the widget: addresses, names, storage.'],
  ['tavola/react', 'src/npm/react.tsx', 'The widget as a React component.'],
  ['tavola/element', 'src/npm/element.ts', 'The widget as a custom element.'],
  ['tavola/adapter', 'src/adapter/index.ts', 'Your own functions as the back end.'],
  ['tavola/testing', 'themes/build/testing.ts', 'The test kit, for every test runner.'],
  ['tavola/catalogue', 'themes/build/public.ts', 'The catalogue for your own script-tag build.'],
  ['tavola/doctor', 'themes/build/npm-doctor.ts', 'Examines a page for problems.'],
  ['tavola/structured-data', 'src/structured-data/index.ts', "A restaurant's page for search engines."],
  ['tavola/scenes', 'src/scenes/index.ts', 'A back end in the page, for development and tests.'],
]

const program = () =>
  ts.createProgram(
    entries.map(([, file]) => file),
    {
      types: [],
      strict: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.Preserve,
    },
  )

/** Every export of an entry with its comment, and every type that one of them uses. */
export function typesSection(): string {
  const sources = program()
  const checker = sources.getTypeChecker()
  const original = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const listed = new Set<ts.Symbol>()
  /** Types that no entry exports. */
  const others = new Set<ts.Symbol>()

  /** The types of this project that a declaration names, outside of a function's body. */
  function usesOf(declaration: ts.Node): Set<ts.Symbol> {
    const used = new Set<ts.Symbol>()
    const visit = (node: ts.Node): void => {
      if (ts.isBlock(node) || ts.isJsxElement(node)) return
      const name = nameIn(node)
      const found = name && checker.getSymbolAtLocation(name)
      if (found && isOurs(original(found))) used.add(original(found))
      ts.forEachChild(node, visit)
    }
    visit(declaration)
    return used
  }

  /** A type that is read from a value: `typeof` says nothing to a reader who can't see the value. */
  function writtenOut(node: ts.Node): string | undefined {
    if (!ts.isTypeAliasDeclaration(node) || !node.type.getText().includes('typeof ')) return undefined
    const { NoTruncation, InTypeAlias, MultilineObjectLiterals } = ts.TypeFormatFlags
    const flags = NoTruncation | InTypeAlias | MultilineObjectLiterals
    const before = node.getText().split(/ =\s/)[0]!
    return `${before} = ${checker.typeToString(checker.getTypeAtLocation(node.name), node, flags)}`
  }

  /** A component's `Props` stand above it: their name says nothing elsewhere. */
  function section(symbol: ts.Symbol, name: string): string[] {
    const [declaration] = symbol.declarations ?? []
    if (!declaration || listed.has(symbol)) return []
    listed.add(symbol)
    const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
    const props = [...usesOf(declaration)].filter((used) => used.name === 'Props')
    const local = props.map((used) => used.declarations![0]!)
    for (const used of [declaration, ...local].flatMap((one) => [...usesOf(one)])) others.add(used)
    const code = [...local, statement].map((one) => writtenOut(one) ?? codeOf(one)).join('\n\n')
    return [`### ${name}\n\n${commentOf(statement)}\n\n\`\`\`ts\n${code}\n\`\`\``]
  }

  const chapters = entries.map(([name, file, about]) => {
    const symbols = checker.getExportsOfModule(checker.getSymbolAtLocation(sources.getSourceFile(file)!)!)
    const sections = symbols.flatMap((symbol) => section(original(symbol), symbol.name))
    return `## ${name}\n\n${about}\n\n${sections.join('\n\n')}`
  })
  const rest: string[] = []
  // Each adds what it uses.
  for (const symbol of others) if (symbol.name !== 'Props') rest.push(...section(symbol, symbol.name))
  rest.sort()
  return `${chapters.join('\n\n')}\n\n## Other types\n\nThe types above use these. No entry exports them.\n\n${rest.join('\n\n')}`
}

/** The name in a reference to a type. */
function nameIn(node: ts.Node): ts.Node | undefined {
  if (ts.isTypeReferenceNode(node)) return node.typeName
  return ts.isExpressionWithTypeArguments(node) ? node.expression : undefined
}

const isOurs = ({ declarations: [declaration] = [] }: ts.Symbol) =>
  declaration !== undefined &&
  !ts.isTypeParameterDeclaration(declaration) &&
  !ts.isParameter(declaration) &&
  !declaration.getSourceFile().fileName.includes('node_modules')

/** The comment above a declaration, in one line. */
function commentOf(statement: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(statement)
  const text = comment && ts.isJSDoc(comment) ? ts.getTextOfJSDocComment(comment.comment) : undefined
  return (text ?? '')
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
