import { basename, resolve } from 'node:path'
import { tsImport } from 'tsx/esm/api'

/** The shell's file of a language, or of the English original. In a build it becomes the whole pack. */
export const shellFile = /[\\/]themes[\\/]languages[\\/]([a-z]{2,3}(-[A-Za-z\d]+)*|english)\.ts$/

/** The code of a module that exports the whole pack as data, and the files that it is made of. */
export async function joinPack(file) {
  const { filesOf, packOf } = await tsImport('./packs.ts', import.meta.url)
  const language = basename(file, '.ts')
  return {
    code: `export default ${JSON.stringify(await packOf(language))}`,
    files: filesOf(language).map(({ file }) => file),
  }
}

/** A loader for the shell's file of a language: joins the texts of all plugins to it (tools/languages/packs.ts). */
export default async function languagePack() {
  const { code, files } = await joinPack(this.resourcePath)
  for (const file of files) this.addDependency(file)
  // A plugin may be added, or get its first texts in this language.
  this.addContextDependency(resolve('plugins'))
  return code
}
