import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { entryIn, moduleOf, sources } from './entries.js'
import { declaredNames } from './plugin-names.js'

/** Writes the types of the entries, and of the sources that they import. Throws if a type can't be declared. */
export async function declare(folder) {
  const write = (source, text) => {
    const file = join(folder, `${moduleOf(source)}.d.ts`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const typed = sources.filter((source) => !isOneOfAKind(source))
  const ids = sources.flatMap((source) => pluginOf(source) ?? [])
  const program = createProgram([...typed, ...ids.map((id) => entryIn(`plugins/${id}`))])
  const names = await declaredNames(ids, program)
  for (const source of sources.filter((source) => !typed.includes(source)))
    write(source, defaultExport(source) + (names.get(pluginOf(source)) ?? ''))
  for (const [source, text] of typesOf(typed, program)) write(source, text)
}

/** A plugin, a look or a language pack. */
const isOneOfAKind = (source) =>
  /^(plugins|themes)\/(?!build\/(?!companions)).+\//.test(source) && source !== 'themes/languages/packs.ts'

/** The id of the plugin that a source exports. */
const pluginOf = (source) => /^(?:plugins|themes\/build\/companions)\/([\w-]+)/.exec(source)?.[1]

/** The public type of a plugin, a theme or a language pack. Its own parts stay private. */
function defaultExport(source) {
  const type = pluginOf(source) ? 'AnyPlugin' : source.includes('/languages/') ? 'Messages' : 'Theme'
  return `import type { ${type} } from 'tavola'\ndeclare const it: ${type}\nexport default it\n`
}

function createProgram(sources) {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const read = ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, '.').options
  const options = { ...read, types: [], noEmit: false, declaration: true, emitDeclarationOnly: true }
  return ts.createProgram([...sources, 'src/css.d.ts', 'themes/build/webpack-context.d.ts'], options)
}

function typesOf(sources, program) {
  const found = new Map()
  const take = (fileName) => {
    const source = relative('', fileName)
    if (found.has(source)) return
    found.set(source, undefined)
    found.set(source, withFullNames(typesIn(fileName, program), fileName, program.getCompilerOptions(), take))
  }
  for (const source of sources) take(resolve(source))
  return found
}

function typesIn(fileName, program) {
  const file = program.getSourceFile(fileName)
  const problems = program.getDeclarationDiagnostics(file)
  if (problems.length > 0) throw new Error(ts.formatDiagnostics(problems, formatHost))
  let types = ''
  program.emit(file, (_name, text) => (types = text), undefined, true)
  return types
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
