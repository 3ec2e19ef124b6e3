import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { languageOf } from './highlight'
import { pages } from './pages'

/** The target of a link in a Markdown file, from the root of the site. */
export type Target =
  | {
      readonly kind: 'page' | 'source' | 'file'
      readonly file: string
      readonly address: string
      readonly hash: string
    }
  | { readonly kind: 'outside' }
  | { readonly kind: 'missing'; readonly file: string }

/** Files that the site shows as they are. */
const shown = /\.(png|jpe?g|svg|webp|gif|json|ya?ml)$/

/**
 * @param link as in the file, such as `places.md#pictures` or `../src/index.ts`
 * @param from the file with the link, from the root of the repository
 */
export function targetOf(link: string, from: string): Target {
  if (/^[a-z][a-z+.-]*:/i.test(link) || link.startsWith('//')) return { kind: 'outside' }
  const [, path = '', hash = ''] = /^([^#]*)(.*)$/.exec(link) ?? []
  const file = path === '' ? from : posix.join(posix.dirname(from), decodeURI(path)).replace(/\/$/, '')
  const page = pages.get(file)
  if (page) return { kind: 'page', file, address: page.address, hash }
  if (!existsSync(file)) return { kind: 'missing', file }
  if (file.startsWith('docs/') && shown.test(file))
    return { kind: 'file', file, address: file.slice(5), hash }
  if (shown.test(file)) return { kind: 'file', file, address: `files/${file}`, hash }
  return { kind: 'source', file, address: `source/${file}.html`, hash }
}

/** Every link and picture in a Markdown file, except in code. */
export function linksIn(text: string): string[] {
  const prose = text.replace(/^( *)(`{3,}|~{3,})[^]*?^\1\2/gm, '').replace(/`[^`\n]*`/g, '')
  return [
    ...[...prose.matchAll(/\]\(<?([^)\s>]+)>?[^)]*\)/g)].map(([, link]) => link!),
    ...[...prose.matchAll(/<(?:a|img|source)\s[^>]*?(?:href|src|srcset)="([^"]+)"/g)].map(
      ([, link]) => link!,
    ),
  ]
}

/** Everything that pages link to, except other pages. */
export async function linkedFiles(): Promise<readonly { kind: string; file: string; address: string }[]> {
  const targets = [...pages.values()].map(async ({ file, text }) =>
    linksIn(await text()).map((link) => targetOf(link, file)),
  )
  return (await Promise.all(targets))
    .flat()
    .flatMap((target) => (target.kind === 'source' || target.kind === 'file' ? [target] : []))
}

/** The relative address of a page or file, which works wherever the site is. */
export const relative = (address: string, from: string) =>
  posix.relative(posix.dirname(from), address) || posix.basename(address)

export const isFolder = (file: string) => statSync(file).isDirectory()

/** A page for a linked file or folder of the repository. */
export interface Source {
  readonly file: string
  readonly markdown: string
}

/** Larger ones are data. */
const largest = 100_000

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && /\.(tsx?|[cm]?js|css|html|astro|liquid|json|md|sh|sql|ya?ml)$/.test(entry.name),
    )
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))
    .filter((file) => !/\/(dist|node_modules)\//.test(file))
    .sort()
}

/** Examples have a page for each file. Other folders only list their files. */
const isRead = (folder: string) => folder.startsWith('examples/')

const listOf = (folder: string) =>
  filesIn(folder)
    .map((file) => file.slice(folder.length + 1))
    .map((path) => (isRead(folder) ? `- [${path}](${folder.split('/').at(-1)}/${path})` : `- \`${path}\``))
    .join('\n')

const codeOf = (file: string) =>
  `\`\`\`\`\`\`${languageOf(file)}\n${readFileSync(file, 'utf8').slice(0, largest)}\n\`\`\`\`\`\``

/** All of them, with the files of the examples. */
export async function sourcePages(): Promise<readonly Source[]> {
  const named = (await linkedFiles()).filter(({ kind }) => kind === 'source').map(({ file }) => file)
  const files = named.flatMap((file) => (isFolder(file) && isRead(file) ? [file, ...filesIn(file)] : file))
  return [...new Set(files)].map((file) => ({
    file,
    markdown: isFolder(file) ? listOf(file) : codeOf(file),
  }))
}
