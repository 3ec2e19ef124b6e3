import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The directives of a Content-Security-Policy, each with its sources. */
export type Directives = Readonly<Record<string, readonly string[]>>

/** What plugins/<id>/about.ts exports. */
export interface About {
  /** What the plugin brings, for docs/reference/plugins.md. */
  readonly brings: string
  /** A note on each of its options, for docs/reference/plugins.md. */
  readonly options?: Readonly<Record<string, string>>
  /** What a page's policy must allow. `{images}`: an origin that only the page knows. */
  readonly policy?: Directives
  /** Whether it needs its policy with these options; left out: with all. */
  needsPolicy?(options: Readonly<Record<string, unknown>>): boolean
  /**
   * The most that its own files may weigh together, in Brotli bytes of the light build. Left out where all of it is in the
   * file of the widget's code.
   */
  readonly budget?: number
}

const folder = resolve(import.meta.dirname, '../../plugins')

/** The ids of the plugins that there are: their folders. */
export const pluginIds = (): string[] =>
  readdirSync(folder).filter((id) => existsSync(join(folder, id, 'index.ts')))

/** By the plugin's id. */
export async function readAbouts(): Promise<Record<string, About>> {
  const abouts = pluginIds().map(async (id) => {
    const file = pathToFileURL(join(folder, id, 'about.ts')).href
    return [id, (await import(file)) as About] as const
  })
  return Object.fromEntries(await Promise.all(abouts))
}
