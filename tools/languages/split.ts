import type { Messages } from 'tavola'
import { fileOf, order } from '../webpack/files.js'
import { englishTexts, languages, packOf } from './packs'

/** Splits a language as the build splits the code, so that a page downloads the texts that it shows. */

/** The shell's texts that every step may show. */
const everywhere = /^src\/messages\/(widget|number|popup)\.ts$/

/** The file of the build that shows a text, by the file that it stands in. */
function fileWith(file: string, inFirst: ReadonlySet<string>): string {
  if (file.startsWith('src/')) return everywhere.test(file) ? 'first' : 'rest'
  const [, plugin, isDeclaration] = /^plugins\/([^/]+)\/(index\.tsx?$)?/.exec(file) ?? []
  if (plugin && !inFirst.has(plugin)) return plugin
  if (isDeclaration) return 'first'
  const found = fileOf(file.replace(/\.tsx?$/, '')).replace(/-later$/, '')
  // No text is shown as soon as the list.
  return found === 'search' ? 'rest' : found
}

export interface Split {
  /** By the name of a text, the file that brings it. */
  readonly files: ReadonlyMap<string, string>
  /** By owner, the file with the texts of its parts. All of them are in one. */
  readonly later: ReadonlyMap<string, string>
}

/** `inFirst`: the plugins whose declaration is in the first file. */
export function splitTexts(inFirst: ReadonlySet<string>): Split {
  const files = new Map(englishTexts().map(({ name, file }) => [name, fileWith(file, inFirst)]))
  const later = new Map<string, string>()
  for (const [name, file] of files) {
    const owner = ownerOf(name)
    const known = later.get(owner)
    if (file === 'first' || file === owner) continue
    if (known === undefined || rankOf(file) < rankOf(known)) later.set(owner, file)
  }
  for (const [name, file] of files) {
    const own = later.get(ownerOf(name))
    if (file !== 'first' && own !== undefined) files.set(name, own)
  }
  return { files, later }
}

const ownerOf = (name: string) => name.slice(0, name.indexOf('.'))
const rankOf = (file: string) => (order.includes(file) ? order.indexOf(file) : order.length)

/** The texts of a language that one file shows. */
export function textsIn(language: string, file: string, { files }: Split): Messages {
  const pack = Object.entries(packOf(language)).filter(([name]) => files.get(name) === file)
  return Object.fromEntries(pack)
}

/** The module that lists all languages (themes/languages/packs.ts), each split. */
export function listOf({ files, later }: Split): string {
  // What comes after "rest" shows texts of it too.
  const load = (language: string, file: string, before = [] as readonly string[]) => {
    const files = [...before, file].map((name) => `import('./${language}.json?${name}')`)
    return files.length === 1 ? `() => ${files[0]}` : `() => both(${files.join(', ')})`
  }
  const laterFiles = [...new Set(later.values())]
  const own = [...new Set(files.values())].filter((file) => file !== 'first' && !laterFiles.includes(file))
  const entry = (language: string, name: string) =>
    `${JSON.stringify(name)}: ${load(language, name, laterFiles.includes(name) && name !== 'rest' ? ['rest'] : [])}`
  const entries = (language: string, names: readonly string[]) =>
    `{ ${names.map((name) => entry(language, name)).join(', ')} }`
  const packs = languages().map((language) => {
    const parts = [load(language, 'first'), entries(language, own), entries(language, laterFiles)]
    return `${JSON.stringify(language)}: split(${parts.join(', ')})`
  })
  return `const files = ${JSON.stringify(Object.fromEntries(later))}
const both = async (one, other) => ({ default: { ...(await one).default, ...(await other).default } })
const split = (first, own, later) => ({ first, own, partsOf: (owner) => later[files[owner]] })
export default { ${packs.join(', ')} }`
}
