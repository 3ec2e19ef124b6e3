import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Bytes as a server sends them: Brotli, best quality. */
export const brotliBytes = (file: string): number => brotliCompressSync(readFileSync(file)).length

/** The files of a build by their names without the build's hash, in Brotli bytes. */
export function buildSizes(folder: string): Map<string, number> {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  return new Map(
    scripts.map((name) => [name.replace(/-[\da-f]{8}(?=\.js$)/, ''), brotliBytes(join(folder, name))]),
  )
}
