import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { entryIn } from './entries.js'
import { tsImport } from 'tsx/esm/api'

/**
 * The names that a plugin of the package declares for a host's type checker: its journeys and places as its sources
 * declare them, its texts, and its options with their types. Returns the declarations by the plugin's id. `program`
 * has the plugins.
 */
export async function declaredNames(ids, program) {
  const checker = program.getTypeChecker()
  const { packOf } = await tsImport('../languages/packs.ts', import.meta.url)
  const texts = Object.keys(packOf('english'))
  const declared = ids.map((id) => {
    const names = texts.filter((name) => name.startsWith(`${id}.`)).map((name) => `    '${name}': true\n`)
    const options = optionsOf(id, program, checker)
    const blocks = [
      ...declaredIn(id),
      ...(names.length > 0 ? [`  interface MessageNames {\n${names.join('')}  }`] : []),
      ...(options ? [`  interface PluginOptions {\n    '${id}': ${options}\n  }`] : []),
    ]
    return [id, blocks.length > 0 ? `declare module 'tavola' {\n${blocks.join('\n')}\n}\n` : '']
  })
  return new Map(declared)
}

const entryOf = (id) => entryIn(`plugins/${id}`)

/** The content of `declare module 'tavola' { … }` in a plugin's files. */
function declaredIn(id) {
  const folder = join('plugins', id)
  const files = readdirSync(folder, { recursive: true }).filter((file) => /\.tsx?$/.test(file))
  return files.flatMap((file) => {
    const source = ts.createSourceFile(file, ts.sys.readFile(join(folder, file)), ts.ScriptTarget.Latest)
    return source.statements
      .filter((one) => ts.isModuleDeclaration(one) && one.name.text === 'tavola' && one.body)
      .map(({ body }) =>
        source.text
          .slice(body.pos, body.end)
          .trim()
          .slice(1, -1)
          .replace(/^\n|\n$/g, ''),
      )
  })
}

/** The type of a plugin's options and of its companions'; undefined if there are none. */
function optionsOf(id, program, checker) {
  const properties = [...new Set([id, ...companionsOf(id)])].flatMap((one) => {
    const source = program.getSourceFile(resolve(entryOf(one)))
    const plugin = checker
      .getExportsOfModule(checker.getSymbolAtLocation(source))
      .find(({ name }) => name === 'default')
    const options = checker.getTypeOfSymbol(plugin).getProperty('options')
    const type = options && checker.getNonNullableType(checker.getTypeOfSymbol(options))
    return type?.getProperties() ?? []
  })
  return properties.length > 0 ? record(properties, checker, '?') : undefined
}

/** The plugins that the file of its companions imports. */
function companionsOf(id) {
  const text = ts.sys.readFile(`themes/build/companions/${id}.ts`) ?? ''
  return [...text.matchAll(/plugins\/([\w-]+)'/g)].map(([, name]) => name)
}

function record(properties, checker, optional) {
  const entries = properties.map((property) => {
    const isOptional = optional || (property.flags & ts.SymbolFlags.Optional ? '?' : '')
    return `readonly '${property.name}'${isOptional}: ${written(checker.getTypeOfSymbol(property), checker)}`
  })
  return `{ ${entries.join('; ')} }`
}

/** A type written out, without its plugin's type names. `unknown` for a type of another package. */
function written(type, checker) {
  const within = (one) => written(one, checker)
  if (type.flags & (ts.TypeFlags.Boolean | ts.TypeFlags.BooleanLiteral)) return 'boolean'
  if (type.isUnion()) return [...new Set(type.types.map(within))].map((one) => `(${one})`).join(' | ')
  if (type.isStringLiteral() || type.isNumberLiteral()) return JSON.stringify(type.value)
  if (!(type.flags & ts.TypeFlags.Object)) return checker.typeToString(type)
  if (type.getCallSignatures().length > 0) return '(...values: never[]) => unknown'
  if (checker.isArrayLikeType(type)) return `readonly (${within(checker.getTypeArguments(type)[0])})[]`
  const isOurs = type.symbol?.declarations?.every(
    (one) => !one.getSourceFile().fileName.includes('node_modules'),
  )
  const properties = type.getProperties()
  if (isOurs && properties.length > 0) return record(properties, checker, '')
  const index = checker.getIndexInfoOfType(type, ts.IndexKind.String)
  return index ? `{ readonly [key: string]: ${within(index.type)} }` : 'unknown'
}
