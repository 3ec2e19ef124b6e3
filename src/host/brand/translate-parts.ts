import type { TranslateParts } from '../../kernel/core/parts'
import type { Messages } from '../../messages/message'

/** Fetches the texts of an owner's parts in the widget's language: a plugin's, or the shell's. Undefined if they are here. */
export type FetchTexts = (owner: string) => Promise<Messages> | undefined

/** Translates each owner's parts with one file, which is fetched again after a failure. */
export const translateWith =
  (fetchTexts: FetchTexts): TranslateParts =>
  ({ isTranslated, translate }) => {
    const pending = new Map<string, Promise<void>>()
    const translated = new Set<string>()

    function translateOwner(owner: string): Promise<void> | undefined {
      if (translated.has(owner)) return undefined
      const known = pending.get(owner)
      if (known) return known
      const fetching = fetchTexts(owner)?.then((texts) => {
        translate(texts)
        translated.add(owner)
      })
      if (!fetching) return undefined
      pending.set(owner, fetching)
      // Reported where the part is shown.
      fetching.catch(() => pending.delete(owner))
      return fetching
    }

    return (owner, { texts }) => {
      if (translated.has(owner) || (texts && isTranslated(owner, texts))) return undefined
      // A plugin without a file may show texts of the shell, and can do without their translation.
      return translateOwner(owner) ?? translateOwner('widget')?.catch(() => undefined)
    }
  }
