import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import webpack from 'webpack'
import { react as config } from '../../webpack.config.js'
import { editRules } from '../../tools/webpack/patches.js'
import { brotliBytes } from './brotli'
import written from './floor.json'

/** What floor.json was written of: as long as that is the same, so is the floor. */
function inputs(): string {
  const hash = createHash('sha256').update(process.versions.brotli!)
  for (const name of ['test/bench/floor.tsx', 'webpack.config.js', 'tsconfig.json', 'package-lock.json'])
    hash.update(readFileSync(name))
  return hash.digest('hex')
}

/**
 * The Brotli bytes of the libraries of step 1. Written down in floor.json, as a build of libraries alone takes long;
 * where something of it has changed it is built, and what to write down is said.
 */
export async function floorBytes(): Promise<number> {
  const of = inputs()
  if (written.of === of) return written.bytes
  const bytes = await buildFloor()
  console.log(`The floor has changed. test/bench/floor.json may be ${JSON.stringify({ of, bytes })}`)
  return bytes
}

/**
 * Builds floor.tsx with the widget's own webpack and loaders, in one file, and without the patches of libraries
 * (tools/patches). Resolves to its Brotli bytes.
 */
async function buildFloor(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-floor-'))
  try {
    await build(folder)
    return brotliBytes(join(folder, 'floor.js'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const isPatch = (rule: unknown) => (editRules as unknown[]).includes(rule)

function build(folder: string): Promise<void> {
  return new Promise((done, fail) => {
    webpack(
      {
        mode: 'production',
        target: config.target,
        entry: { floor: resolve('test/bench/floor.tsx') },
        output: { path: folder },
        resolve: { extensions: config.resolve.extensions },
        module: { rules: config.module.rules!.filter((rule) => !isPatch(rule)) },
        performance: { hints: false },
      } as webpack.Configuration,
      (error, stats) =>
        error || stats?.hasErrors() ? fail(error ?? new Error(stats?.toString('errors-only'))) : done(),
    )
  })
}
