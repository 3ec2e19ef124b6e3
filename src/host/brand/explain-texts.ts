import type { Message, Messages } from '../../messages/message'
import type { AnyPlugin } from '../../contract/plugin'
import { messages as submitTexts } from '../../messages/submission'
import { messages as widgetTexts } from '../../messages/texts'
import { messages as detailsTexts } from '../../messages/details'
import { messages as summaryTexts } from '../../messages/error-summary'
import { messages as leaveTexts } from '../../messages/leave'
import { messages as popupTexts } from '../../messages/popup'
import { logError } from '../log-error'
import { didYouMean, logUnknownName, misspelt } from '../did-you-mean'
import type { Catalogue } from './catalogue'
import { placesOf } from './text-places'

interface Unknown {
  /** "owner.key" each. */
  readonly reworded: readonly string[]
  readonly translated: readonly { readonly plugin: string; readonly language: string; readonly key: string }[]
  readonly validated: readonly { readonly plugin: string; readonly field: string; readonly key: string }[]
  /** All of the brand's. */
  readonly rewordings: Messages
  readonly plugins: readonly AnyPlugin[]
  readonly catalogue: Catalogue
}

/** Names those of the texts that no later part has either. */
export async function logUnknownTexts(unknown: Unknown): Promise<void> {
  const { plugins, catalogue } = unknown
  const built = await builtTexts(catalogue)
  const keys = new Map<string, Map<string, Message>>()
  const add = (owner: string, texts: Messages) =>
    keys.set(owner, new Map([...(keys.get(owner) ?? []), ...Object.entries(texts)]))
  for (const [owner, texts] of Object.entries({ ...ownTexts, ...built })) add(owner, texts)
  for (const { id, messages = {} } of plugins) add(id, messages)
  for (const id of Object.keys(catalogue.plugins)) add(id, {})
  /** A plugin that nobody has listed may bring more texts with its steps and inserts. */
  const isComplete = (owner: string) =>
    Object.hasOwn(ownTexts, owner) ||
    Object.hasOwn(built, owner) ||
    plugins.some(({ id, steps, inserts }) => id === owner && !steps?.length && !inserts?.length)
  logRewordings(unknown, keys, isComplete)
  logPlaces(unknown, keys)
  logTranslations(unknown, keys)
  logValidators(unknown, keys, isComplete)
}

/** The shell's. Each list is whole. */
const ownTexts: Readonly<Record<string, Messages>> = {
  widget: { ...widgetTexts, ...submitTexts },
  popup: { ...popupTexts, ...leaveTexts },
  details: detailsTexts,
  summary: summaryTexts,
}

/** Those of the build by their owners; a failure only means that fewer are known. */
async function builtTexts({ texts }: Catalogue): Promise<Readonly<Record<string, Messages>>> {
  const all = await texts?.().catch(() => undefined)
  const built: Record<string, Record<string, Messages[string]>> = {}
  for (const [name, text] of Object.entries(all?.default ?? {})) {
    const [owner, key] = split(name)
    ;(built[owner] ??= {})[key] = text
  }
  return built
}

type Keys = ReadonlyMap<string, ReadonlyMap<string, Message>>
type IsComplete = (owner: string) => boolean

function logRewordings({ reworded, rewordings }: Unknown, keys: Keys, isComplete: IsComplete): void {
  const owners = [...keys.keys()]
  // A brand in code may give a whole language pack, with the texts of plugins that it does not have.
  const isPack = rewordings['widget.back'] !== undefined
  for (const name of reworded) {
    const [owner, key] = split(name)
    const known = keys.get(owner)
    const what = `brand: "messages" rewords "${name}", but`
    if (known === undefined) {
      if (!isPack || misspelt(owner, owners))
        logUnknownName(`T044 ${what} there is no plugin or part`, owner, owners, logError)
    } else if (!known.has(key) && (isComplete(owner) || misspelt(key, [...known.keys()]))) {
      logUnknownName(`T045 ${what} "${owner}" has no text`, key, [...known.keys()], logError)
    }
  }
}

/** Code may fill more places than the original shows: only those that resemble one of it are named. */
function logPlaces({ reworded, rewordings }: Unknown, keys: Keys): void {
  for (const name of reworded) {
    const [owner, key] = split(name)
    const original = keys.get(owner)?.get(key)
    if (original === undefined) continue
    const written = placesOf(rewordings[name]!)
    const free = placesOf(original).filter((place) => !written.includes(place))
    for (const place of written.filter((place) => !placesOf(original).includes(place))) {
      const meant = didYouMean(place, free).replace(/"(\w+)"/, '"{$1}"')
      if (meant)
        logError(`T046 brand: "messages" rewords "${name}" with {${place}}, which nothing fills.${meant}`)
    }
  }
}

/** A later part may bring the text. */
function logValidators({ validated }: Unknown, keys: Keys, isComplete: IsComplete): void {
  for (const { plugin, field, key } of validated) {
    const known = [
      ...keys.get(plugin)!.keys(),
      ...Object.keys(ownTexts.widget!).map((name) => `widget.${name}`),
    ]
    if (known.includes(key) || !(isComplete(plugin) || misspelt(key, known))) continue
    const what =
      `T049 The plugin "${plugin}" has no text for the message of its validator of "${field}",` as const
    logUnknownName(what, key, [...keys.get(plugin)!.keys()], logError)
  }
}

/** A later part brings its translations with its texts (`useTexts`). */
function logTranslations({ translated }: Unknown, keys: Keys): void {
  for (const { plugin, language, key } of translated) {
    const known = [...keys.get(plugin)!.keys()]
    if (known.includes(key)) continue
    logUnknownName(
      `T047 The plugin "${plugin}" has no text for the translation in "languages.${language}",`,
      key,
      known,
      logError,
    )
  }
}

function split(name: string): [owner: string, key: string] {
  const dot = name.indexOf('.')
  return [name.slice(0, Math.max(dot, 0)), name.slice(dot + 1)]
}
