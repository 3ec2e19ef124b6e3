import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The directives of a Content-Security-Policy, each with its sources. */
export type Directives = Readonly<Record<string, readonly string[]>>

/** Whose files a diner's browser loads, for docs/security.md. */
export interface ThirdParty {
  readonly name: string
  readonly loads: string
  readonly when: string
}

/** The exports of plugins/<id>/about.ts. */
export interface About {
  /** A description for docs/reference/plugins.md. */
  readonly description: string
  /** A note on each of its options, for docs/reference/plugins.md. */
  readonly options?: Readonly<Record<string, string>>
  /** The additions to a page's policy. `{images}`: an origin that only the page knows. */
  readonly policy?: Directives
  /** Who serves the addresses of its policy. */
  readonly thirdParty?: ThirdParty
  /** The same for an option that is set, by the option's name. */
  readonly policyWith?: Readonly<Record<string, Directives>>
  readonly thirdPartyWith?: Readonly<Record<string, ThirdParty>>
  /** Whether it needs its policy with these options; left out: with all. */
  needsPolicy?(options: Readonly<Record<string, unknown>>): boolean
}

const folder = resolve(import.meta.dirname, '../../plugins')

/** The ids of all plugins. */
export const pluginIds = (): string[] =>
  readdirSync(folder).filter((id) =>
    ['index.ts', 'index.tsx'].some((file) => existsSync(join(folder, id, file))),
  )

/** By the plugin's id. */
export async function readAbouts(): Promise<Record<string, About>> {
  const abouts = pluginIds().map(async (id) => {
    const file = pathToFileURL(join(folder, id, 'about.ts')).href
    return [id, (await import(file)) as About] as const
  })
  return Object.fromEntries(await Promise.all(abouts))
}
