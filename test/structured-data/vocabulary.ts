import { resolve } from 'node:path'
import ts from 'typescript'

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  skipLibCheck: true,
  types: [],
  noEmit: true,
}

/**
 * The faults of each document, by schema.org's vocabulary in Google's schema-dts: its types have each property of a type, and
 * the values that it takes.
 */
export function faultsIn(documents: readonly object[]): string[][] {
  const file = resolve('test/structured-data/documents.ts')
  // One line each, so that a fault's line number identifies its document.
  const lines = documents.map(
    (document, index) => `export const of${index}: WithContext<Restaurant> = ${JSON.stringify(document)}`,
  )
  const text = [`import type { Restaurant, WithContext } from 'schema-dts'`, ...lines].join('\n')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true)
  const host = ts.createCompilerHost(options)
  const disk = { ...host }
  host.fileExists = (name) => name === file || disk.fileExists(name)
  host.getSourceFile = (name, version) => (name === file ? source : disk.getSourceFile(name, version))
  const found = ts.createProgram([file], options, host).getSemanticDiagnostics(source)
  return documents.map((_, index) =>
    found
      .filter(({ start }) => source.getLineAndCharacterOfPosition(start!).line === index + 1)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
  )
}
