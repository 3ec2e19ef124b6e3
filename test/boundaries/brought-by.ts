import { readFileSync } from 'node:fs'

/** The plugins that a plugin brings: its index imports them. */
export const broughtBy = (plugin: string): string[] =>
  [...readFileSync(`plugins/${plugin}/index.ts`, 'utf8').matchAll(/from '\.\.\/([\w-]+)'/g)].map(
    ([, id]) => id!,
  )
