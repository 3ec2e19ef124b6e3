import { cpSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect } from 'chai'
import ts from 'typescript'
import { isNight } from '../kit/night'
import { hostWith, type React } from './installed'

const strict: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2020,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  types: [],
  noEmit: true,
}

/** A host compiler's errors in its own files and in the package, line by line. */
function problems(react: React, files: readonly string[], options: ts.CompilerOptions): string[] {
  const folder = join(hostWith(react).folder, 'typed')
  for (const file of files) cpSync(file, join(folder, basename(file)))
  const program = ts.createProgram(
    files.map((file) => join(folder, basename(file))),
    { ...strict, ...options },
  )
  const ours = program.getSourceFiles().filter(({ fileName }) => /\/typed\/|\/tavola\/lib\//.test(fileName))
  expect(ours).to.have.length.above(files.length + 20)
  const found = [
    ...program.getGlobalDiagnostics(),
    ...ours.flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]),
  ]
  return found.map(({ file, start, messageText }) => {
    const line = file && file.getLineAndCharacterOfPosition(start!).line + 1
    return `${file?.fileName}:${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
  })
}

const inHost = (name: string) => join('examples/hosts/react/src', name)
const rightAndWrong = 'test/package/host/right-and-wrong.tsx'

describe("Package: a host's types", () => {
  if (isNight)
    it('host.npm: let through what is right and nothing else, with React 19 and a bundler', () => {
      const files = [rightAndWrong, ...['app.tsx', 'brand.ts', 'main.tsx', 'server.tsx'].map(inHost)]
      const bundler = {
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
      }
      expect(problems(19, files, bundler)).to.deep.equal([])
    })

  it('host.npm: let through what is right and nothing else, with React 18 and as Node resolves', () => {
    const node = { module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 }
    expect(problems(18, [rightAndWrong], node)).to.deep.equal([])
  })
})
