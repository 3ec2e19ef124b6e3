import { logError, loggedErrors } from '../log-error'

const pages = ['terms', 'privacy'] as const

/** The pages of the chain that its brand does not link to. The default brand's examples are no chain's. */
export const missingLinks = (links: unknown): readonly string[] =>
  pages.filter((page) => !(links as Readonly<Record<string, unknown>> | null | undefined)?.[page])

const opening = 'T029 brand: it has no'

/** Once, however many widgets have this brand. */
export function logMissingLinks(links: unknown): void {
  const missing = missingLinks(links).map((page) => `links.${page}`)
  if (missing.length === 0 || loggedErrors.some(isMissingLink)) return
  logError(`${opening} ${missing.join(' and no ')}: diners read the words, and can open no page.`)
}

/** The doctor says it itself, for each page. */
export const isMissingLink = (line: string): boolean => line.startsWith(opening)
