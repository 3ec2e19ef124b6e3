import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { moduleOf, sources } from './entries.js'

/** Writes the types of the entries, and of the sources that they lead to. Throws where a type cannot be written down. */
export function declare(folder) {
  const write = (source, text) => {
    const file = join(folder, `${moduleOf(source)}.d.ts`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const typed = sources.filter((source) => source.startsWith('src/') || typedThemes.includes(source))
  for (const source of sources.filter((source) => !typed.includes(source)))
    write(source, defaultExport(source))
  for (const [source, text] of typesOf(typed)) write(source, text)
}

/** Those of the themes that are more than one of a kind. */
const typedThemes = ['themes/public.ts', 'themes/testing.ts', 'themes/languages/packs.ts']

/** What a plugin, a theme or a language pack is to a host; its own parts are none of the host's. */
function defaultExport(source) {
  const type = source.startsWith('plugins/')
    ? 'AnyPlugin'
    : source.includes('/languages/')
      ? 'Messages'
      : 'Theme'
  return `import type { ${type} } from 'tavola'\ndeclare const it: ${type}\nexport default it\n`
}

function typesOf(sources) {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const read = ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, '.').options
  const options = { ...read, types: [], noEmit: false, declaration: true, emitDeclarationOnly: true }
  const program = ts.createProgram([...sources, 'src/css.d.ts', 'themes/webpack-context.d.ts'], options)
  const texts = new Map()
  program.emit(undefined, (_name, text, _mark, _error, [{ fileName }]) => texts.set(resolve(fileName), text))

  const found = new Map()
  const take = (fileName) => {
    const source = relative('', fileName)
    if (found.has(source)) return
    found.set(source, undefined)
    const problems = program.getDeclarationDiagnostics(program.getSourceFile(fileName))
    if (problems.length > 0) throw new Error(ts.formatDiagnostics(problems, formatHost))
    found.set(source, withFullNames(texts.get(fileName), fileName, options, take))
  }
  for (const source of sources) take(resolve(source))
  return found
}

/** Relative imports as Node and TypeScript's "node16" want them: `./kernel/brand.js`. */
function withFullNames(text, fileName, options, found) {
  return ts.preProcessFile(text, true, true).importedFiles.reduceRight((before, { fileName: name, pos }) => {
    if (!name.startsWith('.')) return before
    const { resolvedFileName } = ts.resolveModuleName(name, fileName, options, ts.sys).resolvedModule
    found(resolvedFileName)
    const path = moduleOf(relative(dirname(fileName), resolvedFileName))
    const start = before.indexOf(name, pos)
    return `${before.slice(0, start)}${path.startsWith('.') ? '' : './'}${path}.js${before.slice(start + name.length)}`
  }, text)
}

const formatHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => process.cwd(),
  getNewLine: () => '\n',
}
