import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Messages } from 'tavola'
import { isPack, packOf } from './packs'
import { problemsOf } from './problems'

/**
 * The first thing that a build does: is every text of the widget in every language? Prints what is missing, and fails.
 * `npx tsx tools/languages/check.ts [root]`; the root is this project's where none is given.
 */
const root = resolve(process.argv[2] ?? join(import.meta.dirname, '../..'))
const english = await packOf('english', root)
const problems = [...(await problemsOfPacks()), ...(await unlistedTexts())]
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length > 0) process.exitCode = 1

/** Of every language that the shell or any plugin has a file of. */
async function problemsOfPacks(): Promise<string[]> {
  const folders = ['themes', ...readdirSync(join(root, 'plugins')).map((id) => `plugins/${id}`)]
  const files = folders.flatMap((folder) => filesIn(`${folder}/languages`).filter(isPack))
  const all = [...new Set(files)].sort().map(async (file) => {
    const language = file.slice(0, -'.ts'.length)
    return problemsOf(language, await packOf(language, root), english).map((problem) => `${file}: ${problem}`)
  })
  return (await Promise.all(all)).flat()
}

/** Texts that a plugin or the shell shows, and that its english.ts leaves out: no language would translate them. */
async function unlistedTexts(): Promise<string[]> {
  const files = ['src', 'plugins'].flatMap((folder) =>
    filesIn(folder, true)
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
      .filter(([key, text]) => !isListed(key, text, folder))
      .map(([key]) => `${file}: "${key}" is not listed in ${list}.`)
  })
  return (await Promise.all(unlisted)).flat()
}

function isListed(key: string, text: unknown, plugin: string | undefined): boolean {
  if (plugin) return english[`${plugin}.${key}`] === text
  return Object.entries(english).some(([name, other]) => other === text && name.endsWith(`.${key}`))
}

function filesIn(folder: string, recursive = false): string[] {
  try {
    return readdirSync(join(root, folder), { recursive, encoding: 'utf8' })
  } catch {
    return []
  }
}
