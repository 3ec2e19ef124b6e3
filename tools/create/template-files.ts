import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { withName } from './names'
import { templates } from './own-package'

/** Texts by their path, with the name in both. */
export type Files = Readonly<Record<string, string>>

export function templateFiles(folder: string, name: string): Files {
  const root = join(templates, folder)
  const paths = (readdirSync(root, { recursive: true }) as string[])
    .filter((path) => statSync(join(root, path)).isFile())
    .sort()
  return Object.fromEntries(
    paths.map((path) => [
      nameOf(withName(path.split(sep).join('/'), name)),
      withName(readFileSync(join(root, path), 'utf8'), name),
    ]),
  )
}

/** npm packs no .gitignore. */
const nameOf = (path: string) => (path === 'gitignore' ? '.gitignore' : path)
