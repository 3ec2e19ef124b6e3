import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Bytes as a server sends them: Brotli, best quality. */
export const brotliBytes = (file: string): number => brotliCompressSync(readFileSync(file)).length

/** The files of a build by their names without the build's hash. */
export interface BuildSizes {
  readonly names: readonly string[]
  /** In Brotli bytes; undefined where there is no such file. */
  of(name: string): number | undefined
}

const builds = new Map<string, BuildSizes>()

/** Each file is measured once, and only where it is asked for: it takes long. */
export function buildSizes(folder: string): BuildSizes {
  const sizes = builds.get(folder) ?? measured(folder)
  builds.set(folder, sizes)
  return sizes
}

function measured(folder: string): BuildSizes {
  const files = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name.replace(/-[\da-f]{8}(?=\.js$)/, ''), join(folder, name)]),
  )
  const sizes = new Map<string, number>()
  return {
    names: [...files.keys()],
    of(name) {
      const file = files.get(name)
      if (file !== undefined && !sizes.has(name)) sizes.set(name, brotliBytes(file))
      return sizes.get(name)
    },
  }
}
