import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Bytes as a server sends them: Brotli, best quality. */
export const brotliBytes = (file: string): number => brotliCompressSync(readFileSync(file)).length

const measured = new Map<string, Map<string, number>>()

/** The files of a build by their names without the build's hash, in Brotli bytes; each build is measured once. */
export function buildSizes(folder: string): Map<string, number> {
  const sizes = measured.get(folder) ?? measure(folder)
  measured.set(folder, sizes)
  return sizes
}

function measure(folder: string): Map<string, number> {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  return new Map(
    scripts.map((name) => [name.replace(/-[\da-f]{8}(?=\.js$)/, ''), brotliBytes(join(folder, name))]),
  )
}
