import { readFileSync } from 'node:fs'

/** Who makes Tavola, as package.json says. A field that it lacks is empty. */
export interface Maker {
  readonly name: string
  readonly email: string
  /** Where chains and developers report a problem. */
  readonly problems: string
}

export const makerLabels: Readonly<Record<keyof Maker, readonly [label: string, field: string]>> = {
  name: ['Maker', 'author.name'],
  email: ['Maker’s contact', 'author.email'],
  problems: ['Problems with the widget', 'bugs.url'],
}

interface Package {
  readonly author?: { readonly name?: string; readonly email?: string }
  readonly bugs?: { readonly url?: string }
}

export function readMaker(source = readFileSync('package.json', 'utf8')): Maker {
  const { author = {}, bugs = {} } = JSON.parse(source) as Package
  return { name: author.name ?? '', email: author.email ?? '', problems: bugs.url ?? '' }
}
