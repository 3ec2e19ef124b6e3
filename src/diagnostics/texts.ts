import { whenIdle } from '../scheduling'
import { placeholdersOf, type Message, type Messages } from '../messages/message'
import type { AnyPlugin } from '../contract/plugin'
import { messages as widgetTexts } from '../messages/widget'
import { logError } from '../console'
import type { Catalogue } from '../host/brand/catalogue'

/**
 * Finds the brand's rewordings, and its plugins' translations and validators, whose text has not loaded. A part that loads later may
 * have it, so the report waits until the page is idle, and reads a list of all texts.
 */
export function checkTexts(
  rewordings: Messages,
  plugins: readonly AnyPlugin[],
  catalogue: Catalogue,
  signal: AbortSignal,
): void {
  const texts: ReadonlyMap<string, object> = new Map<string, object>([
    ['widget', widgetTexts],
    ...plugins.map(({ id, texts = {} }) => [id, texts] as const),
  ])
  const hasText = (owner: string, key: string) => Object.hasOwn(texts.get(owner) ?? {}, key)
  const reworded = Object.entries(rewordings).flatMap(([name, message]) => {
    const dot = name.indexOf('.')
    const [owner, key] = [name.slice(0, dot), name.slice(dot + 1)]
    // Only the chain's back end knows these error codes.
    if (key.startsWith('refused-')) return []
    const original = hasText(owner, key) ? (texts.get(owner) as Messages)[key]! : undefined
    return original && !hasOtherPlaceholders(message, original) ? [] : [name]
  })
  const translated = plugins.flatMap(({ id, languages = {} }) =>
    Object.entries(languages).flatMap(([language, translations]) =>
      Object.keys(translations)
        .filter((key) => !hasText(id, key))
        .map((key) => ({ plugin: id, language, key })),
    ),
  )
  const validated = plugins.flatMap(({ id, validators = [] }) =>
    validators
      .filter(({ message }) => !hasText(id, message) && !hasText('widget', message.replace('widget.', '')))
      .map(({ field, message }) => ({ plugin: id, field, key: message })),
  )
  const unknown = [...translated, ...validated]
  if (reworded.length === 0 && unknown.length === 0) return
  const report = () =>
    void import('./unknown-texts').then(
      ({ reportUnknownTexts }) =>
        reportUnknownTexts({ reworded, translated, validated, rewordings, plugins, catalogue }),
      () =>
        logError(
          `T048 brand: unknown message keys: ${[...reworded, ...unknown.map(({ key }) => key)].join(', ')}.`,
        ),
    )
  signal.addEventListener('abort', whenIdle(report), { once: true })
}

/** Whether a rewording has a placeholder that the original does not have. */
function hasOtherPlaceholders(rewording: Message, original: Message): boolean {
  const known = placeholdersOf(original)
  return placeholdersOf(rewording).some((name) => !known.includes(name))
}
