import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import webpack from 'webpack'
import config from '../../webpack.config.js'
import { editRules } from '../../tools/webpack/patches.js'
import { brotliBytes } from './brotli'

/**
 * Builds floor.tsx with the widget's own webpack and loaders, in one file, and without the patches of libraries
 * (tools/patches). Resolves to its Brotli bytes.
 */
export async function floorBytes(): Promise<number> {
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
