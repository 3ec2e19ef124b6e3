import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Messages } from 'tavola'
import { isPack, packOf } from './packs'
import { problemsOf } from './problems'

/** What is missing in the languages of the project in a folder. */
export async function allProblems(root: string): Promise<string[]> {
  const english = await packOf('english', root)
  return [...(await problemsOfPacks(root, english)), ...(await unlistedTexts(root, english))]
}

/** Of every language that the shell or any plugin has a file of. */
async function problemsOfPacks(root: string, english: Messages): Promise<string[]> {
  const folders = ['themes', ...readdirSync(join(root, 'plugins')).map((id) => `plugins/${id}`)]
  const files = folders.flatMap((folder) => filesIn(root, `${folder}/languages`).filter(isPack))
  const all = [...new Set(files)].sort().map(async (file) => {
    const language = file.slice(0, -'.ts'.length)
    return problemsOf(language, await packOf(language, root), english).map((problem) => `${file}: ${problem}`)
  })
  return (await Promise.all(all)).flat()
}

/** Texts that a plugin or the shell shows, and that its english.ts leaves out: no language would translate them. */
async function unlistedTexts(root: string, english: Messages): Promise<string[]> {
  const files = ['src', 'plugins'].flatMap((folder) =>
    filesIn(root, folder, true)
      .filter((file) => /(^|[/\\-])messages\.ts$/.test(file))
      .map((file) => join(folder, file))
      .filter((file) => readFileSync(join(root, file), 'utf8').includes('satisfies Messages')),
  )
  const unlisted = files.map(async (file) => {
    const exported = (await import(pathToFileURL(join(root, file)).href)) as Record<string, Messages>
    const catalogues = Object.entries(exported).filter(([name]) => /messages$/i.test(name))
    const folder = /^plugins[/\\]([^/\\]+)/.exec(file)?.[1]
    const list = folder ? `plugins/${folder}/languages/english.ts` : 'themes/languages/english.ts'
    return catalogues
      .flatMap(([, messages]) => Object.entries(messages))
      .filter(([key, text]) => !isListed(english, key, text, folder))
      .map(([key]) => `${file}: "${key}" is not listed in ${list}.`)
  })
  return (await Promise.all(unlisted)).flat()
}

function isListed(english: Messages, key: string, text: unknown, plugin: string | undefined): boolean {
  if (plugin) return english[`${plugin}.${key}`] === text
  return Object.entries(english).some(([name, other]) => other === text && name.endsWith(`.${key}`))
}

function filesIn(root: string, folder: string, recursive = false): string[] {
  try {
    return readdirSync(join(root, folder), { recursive, encoding: 'utf8' })
  } catch {
    return []
  }
}
