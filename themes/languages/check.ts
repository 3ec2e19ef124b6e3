import { readdirSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Messages } from 'tavola'
import { english } from './english'
import { problemsOf } from './problems'

/**
 * What the build asks first: is every text of the widget in every language pack? Names what is missing, and fails.
 * `npx tsx themes/languages/check.ts [folder]`; the folder is this one where none is given.
 */
const root = resolve(import.meta.dirname, '../..')
const folder = resolve(process.argv[2] ?? import.meta.dirname)
const listed = Object.entries<unknown>(english)
const load = (file: string) => import(pathToFileURL(file).href) as Promise<Record<string, unknown>>
const problems = [...(await problemsOfPacks()), ...(await strayTexts())]
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length > 0) process.exitCode = 1

async function problemsOfPacks(): Promise<string[]> {
  const files = readdirSync(folder).filter((file) => /^[a-z]{2,3}(-[A-Za-z\d]+)*\.ts$/.test(file))
  const found = files.map(async (file) => {
    const { default: pack } = (await load(join(folder, file))) as { default: Messages }
    return problemsOf(basename(file, '.ts'), pack, english).map((problem) => `${file}: ${problem}`)
  })
  return (await Promise.all(found)).flat()
}

/** A plugin's texts that english.ts does not list: no pack would be asked for them. */
async function strayTexts(): Promise<string[]> {
  const found = ['src', 'plugins'].flatMap((tree) =>
    readdirSync(join(root, tree), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|[/\\-])messages\.ts$/.test(file))
      .map((file) => join(root, tree, file)),
  )
  const stray = found.map(async (file) => {
    const catalogues = Object.entries(await load(file)).filter(([name]) => /messages$/i.test(name))
    const texts = catalogues.flatMap(([, messages]) => Object.entries(messages as Messages))
    return texts
      .filter(([key, text]) => !listed.some(([name, other]) => other === text && name.endsWith(`.${key}`)))
      .map(([key]) => `${relative(root, file)}: "${key}" is not listed in themes/languages/english.ts.`)
  })
  return (await Promise.all(stray)).flat()
}
