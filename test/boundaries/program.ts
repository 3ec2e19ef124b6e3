import { createHash } from 'node:crypto'
import { basename, resolve } from 'node:path'
import ts from 'typescript'

/** The shipped code, and the tools that build it. */
const shipped = /^(src|plugins|themes|tools)\//

/** A change to the source tree, which stays on disk as it is. */
export interface Change {
  /** A folder that is not there. */
  readonly without?: string
  /** Files with another text, or new ones. */
  readonly texts?: Readonly<Record<string, string>>
}

/**
 * TypeScript's check of the shipped sources as a change leaves them, as the compiler says it. The first check is of all
 * files; each further one is of those that its change can affect.
 */
export function createTypeCheck(): (change?: Change) => string[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, '.')
  // Declarations too: no import names those of a package without types of its own.
  const roots = fileNames
    .map((file) => resolve(file))
    .filter((file) => shipped.test(relative(file)) || file.endsWith('.d.ts'))
  let first: ts.SemanticDiagnosticsBuilderProgram | undefined

  return (change = {}) => {
    const added = Object.keys(change.texts ?? {}).map((file) => resolve(file))
    const left = [...new Set([...roots, ...added])].filter((file) => !isHidden(file, change))
    const program = programOf(left, options, change, first)
    first ??= program
    return problemsOf(program)
  }
}

const relative = (file: string): string => file.slice(resolve().length + 1)

const isHidden = (file: string, { without }: Change) =>
  without !== undefined && `${resolve(file)}/`.startsWith(`${resolve(without)}/`)

const parsed = new Map<string, ts.SourceFile>()
const onDisk = new Map<string, string | undefined>()

function programOf(
  roots: readonly string[],
  options: ts.CompilerOptions,
  change: Change,
  before?: ts.SemanticDiagnosticsBuilderProgram,
) {
  const host: ts.CompilerHost = ts.createCompilerHost(options, true)
  const { fileExists, readFile, directoryExists } = host
  const textOf = (file: string) => {
    if (!onDisk.has(file)) onDisk.set(file, readFile(file))
    return change.texts?.[relative(resolve(file))] ?? onDisk.get(file)
  }
  host.fileExists = (file) =>
    !isHidden(file, change) && (change.texts?.[relative(resolve(file))] !== undefined || fileExists(file))
  host.readFile = (file) => (isHidden(file, change) ? undefined : textOf(file))
  host.directoryExists = (folder) => !isHidden(folder, change) && directoryExists!(folder)
  host.getSourceFile = (file, target) => {
    const text = host.readFile(file)
    if (text === undefined) return undefined
    const isChanged = text !== onDisk.get(file)
    const version = isChanged ? createHash('sha1').update(text).digest('hex') : 'on disk'
    const key = `${file} ${version}`
    if (!parsed.has(key))
      parsed.set(key, Object.assign(ts.createSourceFile(file, text, target, true), { version }))
    return parsed.get(key)
  }
  // Where an import may lead to what is hidden now; everywhere else it leads where it led before.
  host.hasInvalidatedResolutions = (file) =>
    change.without !== undefined && Boolean(textOf(file)?.includes(`/${basename(change.without)}`))
  return ts.createSemanticDiagnosticsBuilderProgram(roots, options, host, before)
}

function problemsOf(program: ts.SemanticDiagnosticsBuilderProgram): string[] {
  const found: ts.Diagnostic[] = []
  for (;;) {
    const next = program.getSemanticDiagnosticsOfNextAffectedFile()
    if (!next) break
    found.push(...next.result)
  }
  return found.map(({ file, messageText }) => {
    const text = ts.flattenDiagnosticMessageText(messageText, ' ')
    return `${file ? relative(file.fileName) : 'tsconfig.json'}: ${text}`
  })
}
