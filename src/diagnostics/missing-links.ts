import { logError, loggedErrors } from '../console'
import { lineOf } from './mistake'

/** The pages that the brand has no link to. No brand inherits the default brand's links, which are examples. */
export const missingLinks = (links: unknown): readonly string[] =>
  ['terms', 'privacy'].filter(
    (page) => !(links as Readonly<Record<string, unknown>> | null | undefined)?.[page],
  )

/** Reports missing links once, however many widgets have this brand. */
export function reportMissingLinks(links: unknown): void {
  const missing = missingLinks(links).map((page) => `links.${page}`)
  if (missing.length === 0 || loggedErrors.some(isMissingLink)) return
  const what = `missing ${missing.join(' and ')}: diners read the words but can't open a page`
  logError(lineOf({ code: 'T029', where: 'brand', what }))
}

/** The doctor reports each page itself, and leaves this line out. */
export const isMissingLink = (line: string): boolean => line.startsWith('T029')
