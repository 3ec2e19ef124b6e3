import { readFileSync, readdirSync } from 'node:fs'
import { madePages } from '../made-pages'

/** A page of the site, from a Markdown file or from the code. */
export interface SitePage {
  /** From the root of the repository. */
  readonly file: string
  /** From the root of the site. */
  readonly address: string
  readonly title: string
  /** Its Markdown. */
  readonly text: () => Promise<string>
}

/** Files outside docs that are pages of the site too. */
const elsewhere: Readonly<Record<string, string>> = {
  'examples/server/README.md': 'back-end/reference-server.html',
  'examples/hosts/README.md': 'sample-hosts.html',
  'CONTRIBUTING.md': 'contributing.html',
  'SECURITY.md': 'vulnerabilities.html',
  'CHANGELOG.md': 'changelog.html',
}

/** Pages that became a section of another: their addresses lead there. */
export const moved: Readonly<Record<string, string>> = {
  'docs/popup.md': 'docs/embed.md#the-popup',
  'docs/groups.md': 'docs/brand.md#groups-and-questions',
  'docs/ticket.md': 'docs/further-plugins.md#the-ticket',
  'docs/back-end/before-a-booking.md': 'docs/further-plugins.md#booking-conditions',
  'docs/troubleshooting/doctor.md': 'docs/troubleshooting/index.md#the-doctor',
  'docs/plugins/faults.md': 'docs/plugins/lifecycle.md#plugin-failures',
  'docs/reference/handle.md': 'docs/reference/options.md#handle',
  'docs/reference/parts.md': 'docs/reference/tokens.md#parts',
  'docs/analytics.md': 'docs/events.md#analytics',
  'docs/plugins/recipes/texts.md': 'docs/plugins/texts.md#texts-in-several-languages',
}

export const addressIn = (path: string) => path.replace(/\.md$/, '.html')

const inDocs = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.md') && !path.startsWith('.site/'))
  .sort()

/** All pages, by their files. */
export const pages: ReadonlyMap<string, SitePage> = new Map(
  [
    ...inDocs.map((path) => fromFile(`docs/${path}`, addressIn(path))),
    ...Object.entries(elsewhere).map(([file, address]) => fromFile(file, address)),
    ...Object.entries(madePages).map(([file, made]) => ({
      file,
      address: addressIn(file.slice('docs/'.length)),
      ...made,
    })),
  ].map((page) => [page.file, page]),
)

function fromFile(file: string, address: string): SitePage {
  const text = readFileSync(file, 'utf8')
  return { file, address, title: titleOf(text) ?? file, text: () => Promise.resolve(text) }
}

/** The title in the front matter, or the first heading. */
function titleOf(text: string): string | undefined {
  const [, front = ''] = /^---\n([^]*?)\n---\n/.exec(text) ?? []
  const [, given] = /^title:\s*(.*)$/m.exec(front) ?? []
  const [, heading] = /^# (.*)$/m.exec(text) ?? []
  return given?.replace(/^(['"])(.*)\1$/, '$2') ?? heading
}

/** The anchor of a heading, as on code hosts, so that links work in the repository and on the site. */
export const slug = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/<[^>]*>/g, '')
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')

/** docs/navigation.json: sections with their pages. Paths are below `docs`, unless they begin with `/`. */
type Listed = readonly { readonly title: string; readonly pages: readonly string[] }[]

export interface Section {
  readonly title: string
  readonly pages: readonly SitePage[]
}

const listed = JSON.parse(readFileSync('docs/navigation.json', 'utf8')) as Listed

const fileOf = (name: string) => (name.startsWith('/') ? `${name.slice(1)}.md` : `docs/${name}.md`)

/** The files that the navigation names. */
export const listedFiles = listed.flatMap((section) => section.pages.map(fileOf))

/** Every section with its pages, in reading order. */
export const navigation: readonly Section[] = listed.map(({ title, pages: names }) => ({
  title,
  pages: names.flatMap((name) => pages.get(fileOf(name)) ?? []),
}))

const inOrder = navigation.flatMap((section) => section.pages)

/** The section of a page, and its neighbours in reading order. */
export function placeOf(file: string) {
  const index = inOrder.findIndex((page) => page.file === file)
  return {
    section: navigation.find((section) => section.pages.some((page) => page.file === file))?.title,
    previous: index > 0 ? inOrder[index - 1] : undefined,
    next: index < 0 ? undefined : inOrder[index + 1],
  }
}
