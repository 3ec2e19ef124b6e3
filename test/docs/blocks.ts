import { readFileSync, readdirSync } from 'node:fs'

/** A sample of code in a page. */
export interface Block {
  /** The page's file. */
  readonly page: string
  readonly line: number
  readonly language: string
  /**
   * What stands after the language: `fragment`, `continues`, `file=choices.tsx`. `made`: of a project that create-tavola-plugin
   * makes, which test/create/page.test.ts and test/package/create.test.ts hold to it.
   */
  readonly words: readonly string[]
  readonly text: string
}

const pages = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md') && !path.startsWith('.site'))
    .map((path) => `docs/${path}`)
    .sort(),
]

/** Every sample of the README and of docs/**. */
export const blocks: readonly Block[] = pages.flatMap((page) => {
  const text = readFileSync(page, 'utf8')
  return [...text.matchAll(/^( *)```([^\n`]*)\n([^]*?)^\1```$/gm)].map(([, indent, info, inside], index) => {
    const [language = '', ...words] = info!.trim().split(/\s+/)
    const before = text.slice(0, [...text.matchAll(/^( *)```([^\n`]*)\n([^]*?)^\1```$/gm)][index]!.index)
    return {
      page,
      line: before.split('\n').length,
      language,
      words,
      text: inside!.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }
  })
})

export const whole = (...languages: readonly string[]) =>
  blocks.filter(
    ({ language, words }) =>
      languages.includes(language) && !words.includes('fragment') && !words.includes('made'),
  )

export const at = ({ page, line }: Block) => `${page}:${line}`

/** The file name that a sample gives itself. */
export const nameOf = ({ words }: Block) => words.find((word) => word.startsWith('file='))?.slice(5)
