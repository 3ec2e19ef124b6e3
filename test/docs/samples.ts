import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, posix, resolve } from 'node:path'
import ts from 'typescript'
import { entries } from '../../tools/package/entries.js'

/** A sample of code in a page. */
export interface Block {
  /** The page's file. */
  readonly page: string
  readonly line: number
  readonly language: string
  /** What stands after the language: `file=choices.tsx`; `made` of a project that create-tavola-plugin makes. */
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
  return [...text.matchAll(/^( *)```([^\n`]*)\n([^]*?)^\1```$/gm)].map((match) => {
    const [, indent, info, inside] = match
    const [language = '', ...words] = info!.trim().split(/\s+/)
    const line = text.slice(0, match.index).split('\n').length
    return { page, line, language, words, text: inside!.replaceAll(new RegExp(`^${indent}`, 'gm'), '') }
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

/** The text of a sample that names itself. */
export const textOf = (page: string, name: string) =>
  blocks.find((block) => block.page === page && nameOf(block) === name)!.text

/** Samples see the package's entries as a host does, by the sources that stand for them. */
const paths = Object.fromEntries(
  Object.entries(entries).map(([name, source]) => [posix.join('tavola', name), [`./${source}`]]),
)

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  allowJs: true,
  checkJs: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  types: ['node', 'mocha'],
  paths,
  noEmit: true,
}

/** Samples are compiled here, below the packages that they import. */
const folder = resolve('.cache/docs-samples')

/** The global that the script tag adds to a page. */
const page = `
import type { TavolaGlobal } from '${resolve('src/host/public')}'
declare global {
  var Tavola: TavolaGlobal & { scenes: typeof import('${resolve('src/scenes/index')}') }
}
`

/** In plain JavaScript no parameter has a type. */
const untyped = new Set([7005, 7006, 7019, 7031, 7034])

/** The compiler's errors in the samples, each with its page and line. */
export function problemsOf(blocks: readonly Block[]): string[] {
  const files = layOut(blocks)
  rmSync(folder, { recursive: true, force: true })
  for (const [file, text] of [...files]
    .map(([file, { text }]) => [file, text] as const)
    .concat([[`${folder}/page.d.ts`, page]])) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const program = ts.createProgram([...files.keys(), `${folder}/page.d.ts`], options)
  return [...files].flatMap(([name, { block, offset }]) => {
    const source = program.getSourceFile(name)!
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    return found
      .filter(({ code }) => !(/\.jsx?$/.test(name) && untyped.has(code)))
      .map(({ start, messageText, code }) => {
        const { line } = source.getLineAndCharacterOfPosition(start ?? 0)
        const where = at({ ...block, line: block.line + 1 + line - offset })
        return `${where}: ${ts.flattenDiagnosticMessageText(messageText, ' ')} (${code})`
      })
  })
}

interface Laid {
  readonly block: Block
  readonly text: string
  /** Lines of earlier samples that stand above it. */
  readonly offset: number
}

/** Each page is a folder; a sample that continues the one before stands under it, as one module. */
function layOut(blocks: readonly Block[]): Map<string, Laid> {
  const files = new Map<string, Laid>()
  let before = ''
  for (const [index, block] of blocks.entries()) {
    const own = `${folder}/${block.page.replace(/\.md$/, '')}`
    const ending = { ts: 'ts', tsx: 'tsx', js: 'js', jsx: 'jsx' }[block.language]!
    const above = block.words.includes('continues') ? before : ''
    const text = `${above}${block.text}\nexport {}\n`
    before = `${above}${block.text}`
    files.set(`${own}/${nameOf(block) ?? `sample-${index}.${ending}`}`, {
      block,
      text,
      offset: above.split('\n').length - 1,
    })
  }
  return files
}
