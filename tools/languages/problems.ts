import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Message, Messages } from 'tavola'
import { isPack, packOf } from './packs'

/** All problems of the languages of a project. */
export async function allProblems(root: string): Promise<string[]> {
  const english = await packOf('english', root)
  return [...(await problemsOfPacks(root, english)), ...(await unlistedTexts(root, english))]
}

/** The problems of every language that the shell or a plugin has. */
async function problemsOfPacks(root: string, english: Messages): Promise<string[]> {
  const folders = ['themes', ...readdirSync(join(root, 'plugins')).map((id) => `plugins/${id}`)]
  const files = folders.flatMap((folder) => filesIn(root, `${folder}/languages`).filter(isPack))
  const all = [...new Set(files)].sort().map(async (file) => {
    const language = file.slice(0, -'.ts'.length)
    return problemsOf(language, await packOf(language, root), english).map((problem) => `${file}: ${problem}`)
  })
  return (await Promise.all(all)).flat()
}

/** Texts that a plugin or the shell shows, but english.ts lacks. No language would translate them. */
async function unlistedTexts(root: string, english: Messages): Promise<string[]> {
  const files = ['src', 'plugins'].flatMap((folder) =>
    filesIn(root, folder, true)
      .filter((file) => /(^|[/\\-])(messages|model)\.ts$/.test(file))
      .map((file) => join(folder, file))
      .filter((file) => readFileSync(join(root, file), 'utf8').includes('satisfies Messages')),
  )
  const unlisted = files.map(async (file) => {
    const exported = (await import(pathToFileURL(join(root, file)).href)) as Record<string, Messages>
    const catalogues = Object.entries(exported).filter(([name]) => /messages$/i.test(name))
    const folder = /^plugins[/\\]([^/\\]+)/.exec(file)?.[1]
    const list = folder ? `plugins/${folder}/languages/english.ts` : 'themes/languages/english.ts'
    return catalogues
      .flatMap(([, messages]) => Object.entries(messages))
      .filter(([key, text]) => !isListed(english, key, text, folder))
      .map(([key]) => `${file}: "${key}" is not listed in ${list}.`)
  })
  return (await Promise.all(unlisted)).flat()
}

function isListed(english: Messages, key: string, text: unknown, plugin: string | undefined): boolean {
  if (plugin) return english[`${plugin}.${key}`] === text
  return Object.entries(english).some(([name, other]) => other === text && name.endsWith(`.${key}`))
}

function filesIn(root: string, folder: string, recursive = false): string[] {
  try {
    return readdirSync(join(root, folder), { recursive, encoding: 'utf8' })
  } catch {
    return []
  }
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
