import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import type { Messages } from 'tavola'
import type { Message } from '../../src/messages/message'

/**
 * The texts of the widget. English stands beside the code that shows it: each constant that `satisfies Messages`, in a plugin's
 * folder or in src/messages, where a file's name begins with its owner. Every other language is one file,
 * themes/languages/it.json, in i18next's form: "plugin.key", or "plugin.key_one" and "plugin.key_other" for a plural.
 */

const project = resolve(import.meta.dirname, '../..')
const folder = 'themes/languages'

/** The languages that the widget is translated into. */
export const languages = (root = project): string[] =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))

/** Every text of the widget in a language, or in "english", by its full name: "start.title". */
export const packOf = (language: string, root = project): Messages =>
  language === 'english'
    ? Object.fromEntries(englishTexts(root).map(({ name, message }) => [name, message]))
    : readPack(JSON.parse(readFileSync(join(root, folder, `${language}.json`), 'utf8')) as Flat)

type Flat = Readonly<Record<string, string>>

const plural = /_(zero|one|two|few|many|other)$/

/** Joins the forms of each plural. */
function readPack(flat: Flat): Messages {
  const pack: Record<string, Message> = {}
  for (const [key, text] of Object.entries(flat)) {
    const form = plural.exec(key)?.[1]
    const name = key.replace(plural, '')
    pack[name] = form ? ({ ...(pack[name] as object), [form]: text } as Message) : text
  }
  return pack
}

/** An English text, and the file that it stands in. */
export interface EnglishText {
  /** "start.title". */
  readonly name: string
  readonly message: Message
  /** From the project: "plugins/start/index.ts". */
  readonly file: string
}

/** All of them, the shell's and each plugin's. */
export function englishTexts(root = project): readonly EnglishText[] {
  return [...sourcesOf(root, 'src/messages'), ...sourcesOf(root, 'plugins')].flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    if (!text.includes('satisfies Messages')) return []
    const owner = /^plugins\/([^/]+)/.exec(file)?.[1] ?? basename(file, '.ts').split('-')[0]!
    return constantsIn(file, text).flatMap((texts) =>
      Object.entries(texts).map(([key, message]) => ({ name: `${owner}.${key}`, message, file })),
    )
  })
}

export function sourcesOf(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('about.ts'))
    .sort()
    .map((file) => relative(root, join(root, folder, file)).replaceAll('\\', '/'))
}

/** The values of a file's constants that satisfy `Messages`. Throws if one is more than a literal. */
function constantsIn(file: string, text: string): Messages[] {
  const found: Messages[] = []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const look = (node: ts.Node): void => {
    if (ts.isSatisfiesExpression(node) && node.type.getText() === 'Messages')
      found.push(valueOf(node.expression, file) as Messages)
    else node.forEachChild(look)
  }
  look(source)
  return found
}

function valueOf(node: ts.Expression, file: string): unknown {
  if (ts.isAsExpression(node)) return valueOf(node.expression, file)
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isObjectLiteralExpression(node))
    return Object.fromEntries(
      node.properties.map((property) => {
        if (!ts.isPropertyAssignment(property)) throw notLiteral(property, file)
        const { name } = property
        if (ts.isComputedPropertyName(name)) throw notLiteral(property, file)
        return [name.text, valueOf(property.initializer, file)]
      }),
    )
  throw notLiteral(node, file)
}

const notLiteral = (node: ts.Node, file: string) =>
  new Error(`${file}: a text must be a literal, so that it can be translated, and is: ${node.getText()}`)
