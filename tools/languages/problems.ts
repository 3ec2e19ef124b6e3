import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { Messages } from 'tavola'
import type { Message } from '../../src/messages/message'
import { englishTexts, languages, packOf, sourcesOf } from './packs'

/** All problems of the texts of a project. */
export function allProblems(root: string): string[] {
  const english = packOf('english', root)
  const translated = languages(root).flatMap((language) =>
    problemsOf(language, packOf(language, root), english).map((problem) => `${language}.json: ${problem}`),
  )
  return [...translated, ...unusedTexts(root)]
}

/** English texts that no source names: as a literal, or by a template that may come to it. */
function unusedTexts(root: string): string[] {
  const named = ['src', 'plugins'].map((folder) => namesIn(root, folder))
  return englishTexts(root).flatMap(({ name, file }) => {
    const key = name.slice(name.indexOf('.') + 1)
    const isUsed = named.some(
      ({ literals, templates }) => literals.has(key) || templates.some((template) => template.test(key)),
    )
    return isUsed ? [] : [`${file}: nothing shows "${key}".`]
  })
}

interface Names {
  readonly literals: ReadonlySet<string>
  readonly templates: readonly RegExp[]
}

function namesIn(root: string, folder: string): Names {
  const literals = new Set<string>()
  const templates: RegExp[] = []
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) literals.add(node.text.replace(/^[\w-]+\./, ''))
    if (ts.isPropertyAccessExpression(node)) literals.add(node.name.text)
    if (ts.isTemplateExpression(node)) {
      const parts = [
        node.head.text.replace(/^[\w-]+\./, ''),
        ...node.templateSpans.map(({ literal }) => literal.text),
      ]
      if (parts.some((part) => /^\w+$/.test(part)))
        templates.push(new RegExp(`^${parts.map((part) => part.replace(/\W/g, '\\$&')).join('.*')}$`))
    }
    node.forEachChild(look)
  }
  for (const file of sourcesOf(root, folder))
    look(ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true))
  return { literals, templates }
}
type Forms = Exclude<Message, string>

/**
 * The problems of a language pack, each with its key: a missing or unknown text, a missing or unknown `{place}`, and a
 * missing plural form.
 */
export function problemsOf(language: string, pack: Messages, english: Messages): string[] {
  const needed = formsOf(language)
  const missing = Object.keys(english).filter((key) => pack[key] === undefined)
  return [
    ...missing.map((key) => `"${key}" is missing.`),
    ...Object.entries(pack).flatMap(([key, message]) => {
      const original = english[key]
      if (original === undefined) return [`"${key}" is no text of the widget.`]
      const wrong = [...wrongForms(message, original, needed), ...wrongPlaces(message, original)]
      return wrong.map((problem) => `"${key}" ${problem}`)
    }),
  ]
}

/** The plural forms of the widget's numbers, without Italian's form for millions. */
function formsOf(language: string): readonly Intl.LDMLPluralRule[] {
  const plurals = new Intl.PluralRules(language)
  const met = new Set(Array.from({ length: 201 }, (_, count) => plurals.select(count)))
  return plurals.resolvedOptions().pluralCategories.filter((form) => met.has(form))
}

function wrongForms(message: Message, original: Message, needed: readonly Intl.LDMLPluralRule[]): string[] {
  if (typeof message === 'string') {
    const isOne = typeof original === 'string' || needed.length === 1
    return isOne ? [] : [`has no plural: it needs ${needed.join(', ')}.`]
  }
  return needed
    .filter((form) => message[form] === undefined)
    .map((form) => `lacks the plural form "${form}".`)
}

/** A form other than "other" may lack a place: "one person". */
function wrongPlaces(message: Message, original: Message): string[] {
  const places = placesOf(wholeOf(original))
  const unknown = textsOf(message).flatMap((text) =>
    placesOf(text).filter((place) => !places.includes(place)),
  )
  const left = places.filter((place) => !placesOf(wholeOf(message)).includes(place))
  return [
    ...[...new Set(unknown)].map((place) => `has a place ${place} that the English text has not.`),
    ...left.map((place) => `leaves out ${place}.`),
  ]
}

const placesOf = (text: string): string[] => text.match(/\{\w+\}/g) ?? []
const textsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values(message as Required<Forms>)
const wholeOf = (message: Message): string => (typeof message === 'string' ? message : message.other)
