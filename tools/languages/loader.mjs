import { resolve } from 'node:path'
import { tsImport } from 'tsx/esm/api'

/** What a build writes in place of these modules: a language, the list of languages, and all English texts. */
export const languageFile = /[\\/]themes[\\/]languages[\\/](packs\.ts|english\.ts|[\w-]+\.json)$/

/** `inFirst`: an option with the ids of the plugins whose declaration is in the first file. */
export default async function language() {
  const { packOf } = await tsImport('./packs.ts', import.meta.url)
  const { listOf, splitTexts, textsIn } = await tsImport('./split.ts', import.meta.url)
  this.addContextDependency(resolve('plugins'))
  this.addContextDependency(resolve('src/messages'))
  const [name] = /[\w-]+(?=\.\w+$)/.exec(this.resourcePath)
  if (name === 'english') return `export default ${JSON.stringify(packOf('english'))}`
  const split = splitTexts(new Set(this.getOptions().inFirst))
  if (name === 'packs') return listOf(split)
  if (this.resourceQuery === '') return `export default ${JSON.stringify(packOf(name))}`
  return `export default ${JSON.stringify(textsIn(name, this.resourceQuery.slice(1), split))}`
}
