import { basename } from 'node:path'
import { tsImport } from 'tsx/esm/api'

/** The shell's file of a language, or of the English original; in a build it stands for the whole pack. */
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
