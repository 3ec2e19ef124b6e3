import { readFileSync, readdirSync } from 'node:fs'

/** A Markdown file that is a page of the site. */
export interface SitePage {
  /** From the root of the repository. */
  readonly file: string
  /** From the root of the site. */
  readonly address: string
  readonly title: string
}

/** Files that stay where people look for them in the repository, and are pages of the site too. */
const elsewhere: Readonly<Record<string, string>> = {
  'examples/server/README.md': 'back-end/reference-server.html',
  'examples/hosts/README.md': 'sample-hosts.html',
  'CONTRIBUTING.md': 'contributing.html',
  'CHANGELOG.md': 'changelog.html',
}

const inDocs = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.md') && !path.startsWith('.site/'))
  .sort()

/** All pages, by their files. */
export const pages: ReadonlyMap<string, SitePage> = new Map(
  [
    ...inDocs.map((path) => [`docs/${path}`, path.replace(/\.md$/, '.html')] as const),
    ...Object.entries(elsewhere),
  ].map(([file, address]) => [file, { file, address, title: titleOf(readFileSync(file, 'utf8')) ?? file }]),
)

/** What stands in the front matter, or else the first heading. */
function titleOf(text: string): string | undefined {
  const [, front = ''] = /^---\n([^]*?)\n---\n/.exec(text) ?? []
  const [, given] = /^title:\s*(.*)$/m.exec(front) ?? []
  const [, heading] = /^# (.*)$/m.exec(text) ?? []
  return given?.replace(/^(['"])(.*)\1$/, '$2') ?? heading
}
