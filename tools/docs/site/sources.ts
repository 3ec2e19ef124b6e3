import { readFileSync, readdirSync } from 'node:fs'
import { languageOf } from './highlight'
import { isFolder, linkedFiles } from './links'

/** A file of the repository that a page links to, as a page: what it says, or what lies in it. */
export interface Source {
  readonly file: string
  readonly markdown: string
}

/** Larger ones are data. */
const largest = 100_000

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|[cm]?js|css|html|json|md|sh|sql|ya?ml)$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))
    .filter((file) => !/\/(dist|node_modules)\//.test(file))
    .sort()
}

/** Examples are read file by file; of other folders their names are enough. */
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
