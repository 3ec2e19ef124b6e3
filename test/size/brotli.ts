import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/**
 * Bytes as a server sends them: Brotli, best quality. A build's hash, which stands in its loader, compresses better or worse by a few
 * bytes: another one, always the same, is measured in its place.
 */
export const brotliBytes = (file: string, hash?: string): number => {
  const source = readFileSync(file)
  return brotliCompressSync(hash ? source.toString().replaceAll(hash, '1b4e28ba') : source).length
}

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
  const [, hash] = /-([\da-f]{8})\.js\n/.exec(`${[...files.values()].join('\n')}\n`) ?? []
  const sizes = new Map<string, number>()
  return {
    names: [...files.keys()],
    of(name) {
      const file = files.get(name)
      if (file !== undefined && !sizes.has(name)) sizes.set(name, brotliBytes(file, hash))
      return sizes.get(name)
    },
  }
}
