import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'

/** The packages that the reference server's files import, in the order of the alphabet. */
export function serverPackages(folder = 'examples/server'): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  const sources = files.map((file) => readFileSync(join(folder, file), 'utf8'))
  const imports = sources.flatMap((source) => [...source.matchAll(/\b(?:from|import\() ?'([^'.][^']*)'/g)])
  const names = imports.map(([, path]) => /^(@[^/]+\/)?[^/]+/.exec(path!)![0])
  return [...new Set(names)].filter((name) => !isOfNode(name)).sort()
}

const isOfNode = (name: string) => name.startsWith('node:') || builtinModules.includes(name)
