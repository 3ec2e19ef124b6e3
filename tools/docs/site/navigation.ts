import { readFileSync } from 'node:fs'
import { pages, type SitePage } from './pages'

/** docs/navigation.json: sections with the files of their pages, below `docs` where they do not begin with `/`. */
type Listed = readonly { readonly title: string; readonly pages: readonly string[] }[]

export interface Section {
  readonly title: string
  readonly pages: readonly SitePage[]
}

const listed = JSON.parse(readFileSync('docs/navigation.json', 'utf8')) as Listed

const fileOf = (name: string) => (name.startsWith('/') ? `${name.slice(1)}.md` : `docs/${name}.md`)

/** The files that the navigation names. */
export const listedFiles = listed.flatMap((section) => section.pages.map(fileOf))

/** Every section with its pages, in the order in which one reads them. */
export const navigation: readonly Section[] = listed.map(({ title, pages: names }) => ({
  title,
  pages: names.flatMap((name) => pages.get(fileOf(name)) ?? []),
}))

const inOrder = navigation.flatMap((section) => section.pages)

/** The section of a page, and its neighbours in the order of reading. */
export function placeOf(file: string) {
  const index = inOrder.findIndex((page) => page.file === file)
  return {
    section: navigation.find((section) => section.pages.some((page) => page.file === file))?.title,
    previous: index > 0 ? inOrder[index - 1] : undefined,
    next: index < 0 ? undefined : inOrder[index + 1],
  }
}
