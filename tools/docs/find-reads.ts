import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** Code for the diner's browser. The rest of `src` is for Node or for tests. */
const folders = ['src', 'plugins', 'themes']
const elsewhere = /^src\/(testing|scenes|adapter)\//

const words = (text: string) => new Set(text.split(' '))
/** Globals with untrusted content. */
const globals = words(
  'location localStorage sessionStorage indexedDB cookieStore BroadcastChannel MessageChannel',
)
/** Properties of the window that contain nothing others wrote. */
const ofBrowser = words(
  'addEventListener removeEventListener confirm document history innerHeight innerWidth matchMedia trustedTypes visualViewport',
)
/** The same for the document. */
const ofDocument = words(
  'addEventListener removeEventListener adoptedStyleSheets body compatMode createElement documentElement fonts head readyState',
)
/** Only the code in these folders handles elements of the page. */
const ofElements = new Set(['attributes', 'dataset', 'getAttribute', 'getAttributeNames', 'hasAttribute'])
const handlesElements = /^src\/(diagnostics|host|npm)\//
const events = new Set(['message', 'storage', 'popstate', 'hashchange'])

/**
 * Finds every place where the widget's code reads the page, its address, the storage, the history or a message. Returns
 * "file: what", with a count if a file has several. `untrusted-reads.ts` must list each of them
 * (test/boundaries/untrusted-reads.test.ts).
 */
export function findReads(): readonly string[] {
  const files = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !elsewhere.test(file))
  return files.flatMap((file) => readsIn(readFileSync(file, 'utf8'), file).map((what) => `${file}: ${what}`))
}

/** The reads in one source. */
export function readsIn(source: string, file = 'src/host/a.ts'): string[] {
  const found = new Map<string, number>()
  const look = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return
    const what = readOf(node, file)
    if (what !== undefined) found.set(what, (found.get(what) ?? 0) + 1)
    node.forEachChild(look)
  }
  look(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return [...found].map(([what, count]) => (count > 1 ? `${what} ×${count}` : what))
}

function readOf(node: ts.Node, file: string): string | undefined {
  if (ts.isCallExpression(node)) return callOf(node)
  const name = propertyOf(node)
  if (name !== undefined) {
    const owner = ownerOf(node)
    if (name === 'state' && /\bhistory$/.test(owner)) return 'history.state'
    if (/^(safeDocument|document)$/.test(owner)) return ofDocument.has(name) ? undefined : `document.${name}`
    if (/^(window|self|globalThis)$/.test(owner)) return ofWindow(name)
    if (/^on(message|storage|popstate|hashchange)$/.test(name)) return `${name.slice(2)} event`
    return ofElements.has(name) && handlesElements.test(file) ? name : undefined
  }
  const isGlobal = ts.isIdentifier(node) && globals.has(node.text)
  return isGlobal && isExpression(node) ? node.text : undefined
}

/** The name, unless it is known to be the browser's own. */
const ofWindow = (name: string) => (ofBrowser.has(name) ? undefined : name)

/** The name of a property that is read: by a dot, in brackets, or taken out. */
function propertyOf(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  if (ts.isElementAccessExpression(node))
    return ts.isStringLiteral(node.argumentExpression) ? node.argumentExpression.text : undefined
  return ts.isBindingElement(node) ? (node.propertyName ?? node.name).getText() : undefined
}

/** The object of a read, without type assertions: `(window as Page).Tavola`. */
function ownerOf(node: ts.Node): string {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node))
    return bare(node.expression).getText()
  const declared = node.parent.parent
  if (ts.isParameter(declared)) return declared.type?.getText() === 'Window' ? 'window' : ''
  return ts.isVariableDeclaration(declared) && declared.initializer
    ? bare(declared.initializer).getText()
    : ''
}

const bare = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)
    ? bare(node.expression)
    : node

/** Whether the identifier is a value, not the name of a property, a parameter or a key. */
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
  if (name === 'Reflect.get' && /^(window|globalThis|document)$/.test(first?.getText() ?? ''))
    return `${first!.getText()}[…]`
  if (!/addEventListener$/.test(name) || !first || !ts.isStringLiteral(first)) return undefined
  return events.has(first.text) ? `${first.text} event` : undefined
}
