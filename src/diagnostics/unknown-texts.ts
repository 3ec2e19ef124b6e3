import { placeholdersOf, type Message, type Messages } from '../messages/message'
import type { AnyPlugin } from '../contract/plugin'
import { messages as submitTexts } from '../messages/widget-submission'
import { messages as widgetTexts } from '../messages/widget'
import { messages as detailsTexts } from '../messages/details'
import { messages as summaryTexts } from '../messages/summary'
import { messages as popupTexts } from '../messages/popup'
import { logError } from '../console'
import type { Catalogue } from '../host/brand/catalogue'
import { lineOf, misspellingOf, similarTo, unknownName, type Mistake } from './mistake'

interface UnknownTexts {
  /** Names in the form "owner.key". */
  readonly reworded: readonly string[]
  readonly translated: readonly { readonly plugin: string; readonly language: string; readonly key: string }[]
  readonly validated: readonly { readonly plugin: string; readonly field: string; readonly key: string }[]
  /** All rewordings of the brand. */
  readonly rewordings: Messages
  readonly plugins: readonly AnyPlugin[]
  readonly catalogue: Catalogue
}

/** Reports the texts that no part has, even one that loads later. */
export async function reportUnknownTexts(unknown: UnknownTexts): Promise<void> {
  const { plugins, catalogue } = unknown
  const built = await builtTexts(catalogue)
  const hasList = Object.keys(built).length > 0
  const keys = new Map<string, Map<string, Message>>()
  const add = (owner: string, texts: Messages) =>
    keys.set(owner, new Map([...(keys.get(owner) ?? []), ...Object.entries(texts)]))
  for (const [owner, texts] of Object.entries({ ...shellTexts, ...built })) add(owner, texts)
  for (const { id, texts = {} } of plugins) add(id, texts)
  for (const { id } of catalogue.plugins) add(id, {})
  /** The steps and inserts of a plugin that is not in the build's list may have more texts. */
  const isComplete = (owner: string) =>
    Object.hasOwn(shellTexts, owner) ||
    Object.hasOwn(built, owner) ||
    plugins.some(({ id, steps, inserts }) => id === owner && !steps?.length && !inserts?.length)
  const mistakes = [
    ...unknownRewordings(unknown, keys, isComplete, hasList),
    ...unknownPlaceholders(unknown, keys),
    ...unknownTranslations(unknown, keys),
    ...unknownMessages(unknown, keys, isComplete),
  ]
  for (const mistake of mistakes) logError(lineOf(mistake))
}

/** All texts of the shell. */
const shellTexts: Readonly<Record<string, Messages>> = {
  widget: { ...widgetTexts, ...submitTexts },
  popup: popupTexts,
  details: detailsTexts,
  summary: summaryTexts,
}

/** The build's texts by owner; empty if the list does not load. */
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

function unknownRewordings(
  { reworded, rewordings }: UnknownTexts,
  keys: Keys,
  isComplete: IsComplete,
  hasList: boolean,
): readonly Mistake[] {
  const owners = [...keys.keys()]
  const where = 'brand.messages'
  // A brand in code may have a whole language pack, with texts of plugins that it does not list.
  const isPack = rewordings['widget.back'] !== undefined
  return reworded.flatMap((name) => {
    const [owner, key] = split(name)
    const known = keys.get(owner)
    if (known === undefined) {
      if (isPack && !misspellingOf(owner, owners)) return []
      const mistake = unknownName({ code: 'T044', where, kind: 'plugin or part' }, owner, owners)
      return [{ ...mistake, what: `"${name}" rewords a text of an ${mistake.what}` }]
    }
    const names = [...known.keys()]
    const isCertain = isComplete(owner)
    // Without the list, any plugin's part that loads later may have the text.
    if (known.has(key) || !(isCertain || hasList || misspellingOf(key, names))) return []
    const mistake = unknownName({ code: 'T045', where, kind: 'text' }, key, names)
    const { meant, expected = 'a text' } = mistake
    const alternative = isCertain ? '' : ', or a text that a part of the plugin adds when it loads'
    const what = `"${owner}" has no text "${key}"`
    return [{ ...mistake, what, expected: meant ? undefined : expected + alternative }]
  })
}

/** Finds placeholders that resemble one of the original. Others may be filled by code although the original doesn't show them. */
function unknownPlaceholders({ reworded, rewordings }: UnknownTexts, keys: Keys): readonly Mistake[] {
  return reworded.flatMap((name) => {
    const [owner, key] = split(name)
    const original = keys.get(owner)?.get(key)
    if (original === undefined) return []
    const known = placeholdersOf(original)
    const written = placeholdersOf(rewordings[name]!)
    const free = known.filter((place) => !written.includes(place))
    return written
      .filter((place) => !known.includes(place))
      .flatMap((place) => {
        const meant = similarTo(place, free)
        const what = `"${name}" has the unknown placeholder {${place}}`
        return meant === undefined
          ? []
          : [{ code: 'T046', where: 'brand.messages', what, meant: `{${meant}}` }]
      })
  })
}

function unknownMessages(
  { validated }: UnknownTexts,
  keys: Keys,
  isComplete: IsComplete,
): readonly Mistake[] {
  return validated.flatMap(({ plugin, field, key }) => {
    const own = [...keys.get(plugin)!.keys()]
    const known = [...own, ...Object.keys(shellTexts.widget!).map((name) => `widget.${name}`)]
    if (known.includes(key) || !(isComplete(plugin) || misspellingOf(key, known))) return []
    const place = {
      code: 'T049',
      where: `plugin "${plugin}", validator of "${field}"`,
      kind: 'message',
    } as const
    return [unknownName(place, key, own)]
  })
}

/** Finds translations of unknown texts. A part that loads later has its own translations. */
const unknownTranslations = ({ translated }: UnknownTexts, keys: Keys): readonly Mistake[] =>
  translated.flatMap(({ plugin, language, key }) => {
    const known = [...keys.get(plugin)!.keys()]
    const place = { code: 'T047', where: `plugin "${plugin}", languages.${language}`, kind: 'text' } as const
    return known.includes(key) ? [] : [unknownName(place, key, known)]
  })

function split(name: string): [owner: string, key: string] {
  const dot = name.indexOf('.')
  return [name.slice(0, Math.max(dot, 0)), name.slice(dot + 1)]
}
