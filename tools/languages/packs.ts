import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Messages } from 'tavola'

/**
 * A language pack is made of files beside the code that shows their texts: themes/languages/it.ts for the shell, and
 * plugins/<id>/languages/it.ts for each plugin. The builds join them into one file for each language.
 */

const project = resolve(import.meta.dirname, '../..')

/** A file of a pack, and the plugin that it belongs to; the shell's has full names already. */
interface PackFile {
  readonly file: string
  readonly plugin?: string
}

/** Files named like a language: it.ts, pt-BR.ts. English is the original, and no pack. */
export const isPack = (file: string): boolean => /^[a-z]{2,3}(-[A-Za-z\d]+)*\.ts$/.test(file)

/** The languages that the shell is translated into. */
export const languages = (root = project): string[] =>
  readdirSync(join(root, 'themes/languages'))
    .filter(isPack)
    .map((file) => file.slice(0, -'.ts'.length))

/** The files of a pack. `language`: "it", or "english" for the original. */
export function filesOf(language: string, root = project): PackFile[] {
  const ofPlugins = readdirSync(join(root, 'plugins')).map((plugin) => ({
    plugin,
    file: join(root, 'plugins', plugin, 'languages', `${language}.ts`),
  }))
  const all: PackFile[] = [{ file: join(root, 'themes/languages', `${language}.ts`) }, ...ofPlugins]
  return all.filter(({ file }) => existsSync(file))
}

/** Every text of the widget in a language, by its full name: "start.title". */
export async function packOf(language: string, root = project): Promise<Messages> {
  const parts = filesOf(language, root).map(async ({ file, plugin }) => {
    const { default: texts } = (await import(pathToFileURL(file).href)) as { default: Messages }
    return Object.entries(texts).map(([key, text]) => [plugin ? `${plugin}.${key}` : key, text] as const)
  })
  return Object.fromEntries((await Promise.all(parts)).flat())
}
