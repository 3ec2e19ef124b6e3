import { resolve } from 'node:path'
import { joinPack } from './join.js'

/** A loader for the shell's file of a language: joins the texts of all plugins to it (tools/languages/packs.ts). */
export default async function languagePack() {
  const { code, files } = await joinPack(this.resourcePath)
  for (const file of files) this.addDependency(file)
  // A plugin may come, or bring its first texts in this language.
  this.addContextDependency(resolve('plugins'))
  return code
}
