import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** What runs in a diner's browser; the rest of `src` is for Node or for tests. */
const folders = ['src', 'plugins', 'themes']
const elsewhere = /^src\/(testing|check|create|scenes|adapter)\//

/** Globals whose content anybody else may have written. */
const globals = new Set(['location', 'localStorage', 'sessionStorage', 'BroadcastChannel', 'MessageChannel'])
/** What of the document leads to the page's own elements; elsewhere it leads to the widget's. */
const ofDocument = new Set([
  ...['activeElement', 'baseURI', 'cookie', 'currentScript', 'forms', 'referrer', 'title', 'URL'],
  ...['getElementById', 'getElementsByName', 'getSelection', 'querySelector', 'querySelectorAll'],
])
/** The host's room has elements of the page in its hands. */
const ofElements = new Set(['dataset', 'getAttribute', 'getAttributeNames', 'hasAttribute'])
const handlesElements = /^src\/(host|npm)\//
const events = new Set(['message', 'storage', 'popstate', 'hashchange'])

/**
 * Every place where the widget's code reads something of the page, its address, the storage, the history or a message, as
 * "file: what". The list in `untrusted-reads.ts` has each of them (test/boundaries/untrusted.test.ts).
 */
export function findReads(): ReadonlySet<string> {
  const files = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !elsewhere.test(file))
  return new Set(
    files.flatMap((file) => readsIn(readFileSync(file, 'utf8'), file).map((what) => `${file}: ${what}`)),
  )
}

/** What a source reads. */
export function readsIn(source: string, file = 'src/host/a.ts'): string[] {
  const found = new Set<string>()
  const look = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return
    const what = readOf(node, file)
    if (what !== undefined) found.add(what)
    node.forEachChild(look)
  }
  look(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return [...found]
}

function readOf(node: ts.Node, file: string): string | undefined {
  if (ts.isCallExpression(node)) return callOf(node)
  const name = propertyOf(node)
  if (name !== undefined) {
    const owner = ownerOf(node)
    if (name === 'state' && /\bhistory$/.test(owner)) return 'history.state'
    if (ofDocument.has(name) && /^(safeDocument|document)$/.test(owner)) return `document.${name}`
    if (ofElements.has(name) && handlesElements.test(file)) return name
    return (globals.has(name) || name === 'Tavola') && owner === 'window' ? name : undefined
  }
  const isGlobal = ts.isIdentifier(node) && globals.has(node.text) && isExpression(node)
  return isGlobal ? node.text : undefined
}

/** The name of a property that is read, by a dot or taken out. */
function propertyOf(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  return ts.isBindingElement(node) ? (node.propertyName ?? node.name).getText() : undefined
}

function ownerOf(node: ts.Node): string {
  if (ts.isPropertyAccessExpression(node)) return node.expression.getText()
  const declared = node.parent.parent
  return ts.isVariableDeclaration(declared) ? (declared.initializer?.getText() ?? '') : ''
}

/** Not the name of a property, a parameter or a key. */
const isExpression = (node: ts.Identifier): boolean => {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node
  const names = [
    ts.isBindingElement,
    ts.isPropertySignature,
    ts.isParameter,
    ts.isShorthandPropertyAssignment,
  ]
  return !names.some((is) => is(parent))
}

function callOf({ expression, arguments: given }: ts.CallExpression): string | undefined {
  const name = expression.getText()
  const [first, second] = given
  if (name === 'pageGlobal') return `pageGlobal(${first!.getText().replaceAll("'", '')})`
  if (name === 'nativeOf' && second && ts.isStringLiteral(second)) return `nativeOf ${second.text}`
  if (!/addEventListener$/.test(name) || !first || !ts.isStringLiteral(first)) return undefined
  return events.has(first.text) ? `${first.text} event` : undefined
}
