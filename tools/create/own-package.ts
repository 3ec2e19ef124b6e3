import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Tavola's package itself, which this command is in. */

export interface Manifest {
  readonly name?: string
  readonly version?: string
  readonly private?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** The nearest folder with a package.json, from this one upwards. */
export function packageAbove(folder: string): string | undefined {
  if (existsSync(join(folder, 'package.json'))) return folder
  return dirname(folder) === folder ? undefined : packageAbove(dirname(folder))
}

const here = dirname(fileURLToPath(import.meta.url))

export const packageRoot = (): string => packageAbove(here)!

/** Beside this file, in the package as in the repository. */
export const templates = join(here, 'templates')

/** Ids that a plugin cannot have. */
export const takenNames = (): readonly string[] =>
  ['lib/plugins', 'plugins']
    .map((folder) => join(packageRoot(), folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder))
