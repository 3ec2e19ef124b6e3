import type { TranslateParts } from '../../kernel/core/parts'
import type { Messages } from '../../messages/message'

/** Fetches the texts of an owner's parts in the widget's language. Undefined if there is nothing to fetch. */
export type FetchTexts = (owner: string) => Promise<Messages> | undefined

/** Translates each owner's parts by one file, which is fetched again after a failure. */
export const translateWith =
  (fetchTexts: FetchTexts): TranslateParts =>
  ({ isTranslated, translate }) => {
    const pending = new Map<string, Promise<void>>()
    const translated = new Set<string>()

    function translateOwner(owner: string): Promise<void> | undefined {
      if (translated.has(owner)) return undefined
      const earlier = pending.get(owner)
      if (earlier) return earlier
      const fetching = fetchTexts(owner)?.then((texts) => {
        translate(texts)
        translated.add(owner)
      })
      if (!fetching) return undefined
      pending.set(owner, fetching)
      // The part that shows the texts reports a failure.
      fetching.catch(() => pending.delete(owner))
      return fetching
    }

    return (owner, { texts }) => {
      if (translated.has(owner) || (texts && isTranslated(owner, texts))) return undefined
      // A plugin without a file may show the shell's texts, and works without their translation.
      return translateOwner(owner) ?? translateOwner('widget')?.catch(() => undefined)
    }
  }
