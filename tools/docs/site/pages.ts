import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { filled } from '../generated'

/** A page of the site. */
export interface SitePage {
  /** From the root of the repository. */
  readonly file: string
  /** From the root of the site. */
  readonly address: string
  readonly title: string
  /** Its Markdown, with the generated parts. */
  readonly text: () => Promise<string>
}

/** Files outside docs that are pages of the site too. */
export const outside: Readonly<Record<string, string>> = {
  'examples/server/README.md': 'back-end/reference-server.html',
  'examples/hosts/README.md': 'sample-hosts.html',
  'CONTRIBUTING.md': 'contributing.html',
  'SECURITY.md': 'vulnerabilities.html',
  'CHANGELOG.md': 'changelog.html',
}

/** All pages, by their files. */
export const pages: ReadonlyMap<string, SitePage> = new Map([
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.md') && !path.startsWith('.site/'))
    .sort()
    .map((path) => [`docs/${path}`, pageOf(`docs/${path}`, path.replace(/md$/, 'html'))] as const),
  ...Object.entries(outside).map(([file, address]) => [file, pageOf(file, address)] as const),
])

function pageOf(file: string, address: string): SitePage {
  const text = readFileSync(file, 'utf8')
  const title = /^title: (.*)$/m.exec(text)?.[1] ?? /^# (.*)$/m.exec(text)?.[1] ?? file
  return { file, address, title, text: () => filled(text) }
}

/** docs/navigation.json: sections with their pages. Paths are below `docs`, unless they begin with `/`. */
const sections = JSON.parse(readFileSync('docs/navigation.json', 'utf8')) as readonly {
  readonly title: string
  readonly pages: readonly string[]
}[]

/** Every section with the files that it names, in reading order. */
export const navigation = sections.map(({ title, pages: names }) => ({
  title,
  files: names.map((name) => (name.startsWith('/') ? `${name.slice(1)}.md` : `docs/${name}.md`)),
}))

/** The title and the section of a page. */
export const placeOf = (file: string) => ({
  file,
  title: pages.get(file)?.title,
  section: navigation.find(({ files }) => files.includes(file))?.title,
})

/** The target of a link in a Markdown file: a page, or a file that the site copies. Its address is from the root of the site. */
export interface Target {
  readonly file: string
  readonly address: string
  readonly hash: string
}

/** Files that a browser shows as they are. It gets others as plain text. */
const shown = /\.(png|jpe?g|svg|json|ya?ml)$/

/** Undefined for other sites, null if nothing is there. `from` is the file with the link. */
export function targetOf(link: string, from: string): Target | undefined | null {
  if (/^([a-z][a-z+.-]*:|\/\/)/i.test(link)) return undefined
  const [path = '', ...hash] = link.split(/(?=#)/)
  const own = path.startsWith('#') || path === ''
  const file = own ? from : posix.join(posix.dirname(from), decodeURI(path)).replace(/\/$/, '')
  const page = pages.get(file) ?? pages.get(`${file}/README.md`)
  if (page) return { file: page.file, address: page.address, hash: own ? path : hash.join('') }
  if (!existsSync(file)) return null
  return { file, address: `files/${file}${shown.test(file) ? '' : '.txt'}`, hash: '' }
}

/** Every link and picture in a Markdown file, except in code. */
export function linksIn(text: string): string[] {
  const prose = text.replace(/^( *)(`{3,}|~{3,})[^]*?^\1\2/gm, '').replace(/`[^`\n]*`/g, '')
  return [...prose.matchAll(/\]\(<?([^)\s>]+)>?[^)]*\)|<(?:a|img)\s[^>]*?(?:href|src)="([^"]+)"/g)].map(
    ([, markdown, html]) => markdown ?? html!,
  )
}

/** The relative address of a page or file, which works wherever the site is. */
export const relative = (address: string, from: string) =>
  posix.relative(posix.dirname(from), address) || posix.basename(address)

/** The anchor of a heading, as on code hosts, so that links work in the repository and on the site. */
export const slug = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/<[^>]*>/g, '')
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')
