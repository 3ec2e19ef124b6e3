import { whenIdle } from '../../later'
import type { Messages } from '../../messages/message'
import type { AnyPlugin } from '../../contract/plugin'
import { messages as widgetTexts } from '../../messages/texts'
import { logError } from '../log-error'
import type { Catalogue } from './catalogue'
import { hasOtherPlaces } from './text-places'

/**
 * Names the rewordings of a brand, and the translations and validators of its plugins, whose text does not exist. Later parts bring their
 * texts with them, so a name that is not known yet is looked up in a list of all texts: a chunk that is fetched when the
 * page has nothing else to do, and only for such a name.
 */
export function checkTexts(
  rewordings: Messages,
  plugins: readonly AnyPlugin[],
  catalogue: Catalogue,
  signal: AbortSignal,
): void {
  const texts: ReadonlyMap<string, object> = new Map<string, object>([
    ['widget', widgetTexts],
    ...plugins.map(({ id, messages = {} }) => [id, messages] as const),
  ])
  const isHere = (owner: string, key: string) => Object.hasOwn(texts.get(owner) ?? {}, key)
  const reworded = Object.entries(rewordings).flatMap(([name, message]) => {
    const dot = name.indexOf('.')
    const [owner, key] = [name.slice(0, dot), name.slice(dot + 1)]
    // For a code of the chain's own back end.
    if (key.startsWith('refused-')) return []
    const original = isHere(owner, key) ? (texts.get(owner) as Messages)[key]! : undefined
    return original && !hasOtherPlaces(message, original) ? [] : [name]
  })
  const translated = plugins.flatMap(({ id, languages = {} }) =>
    Object.entries(languages).flatMap(([language, translations]) =>
      Object.keys(translations)
        .filter((key) => !isHere(id, key))
        .map((key) => ({ plugin: id, language, key })),
    ),
  )
  const validated = plugins.flatMap(({ id, validators = [] }) =>
    validators
      .filter(({ message }) => !isHere(id, message) && !isHere('widget', message.replace('widget.', '')))
      .map(({ field, message }) => ({ plugin: id, field, key: message })),
  )
  const unknown = [...translated, ...validated]
  if (reworded.length === 0 && unknown.length === 0) return
  const explain = () =>
    void import(/* webpackChunkName: "wrong-texts" */ './explain-texts').then(
      ({ logUnknownTexts }) =>
        logUnknownTexts({ reworded, translated, validated, rewordings, plugins, catalogue }),
      () =>
        logError(
          `T048 brand: these texts may not exist: ${[...reworded, ...unknown.map(({ key }) => key)].join(', ')}.`,
        ),
    )
  signal.addEventListener('abort', whenIdle(explain), { once: true })
}
