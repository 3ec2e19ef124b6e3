import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webpack, { type Configuration } from 'webpack'

/** A folder with a build of its own, from before the suite's first test until after its last. */
export function builtFolder(config: Configuration): string {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-build-'))
  before('build it', function () {
    this.timeout(300_000)
    return build(config, folder)
  })
  after(() => rmSync(folder, { recursive: true }))
  return folder
}

function build(config: Configuration, folder: string): Promise<void> {
  return new Promise((done, fail) => {
    webpack({ ...config, output: { ...config.output, path: folder } }, (error, stats) =>
      error || stats?.hasErrors() ? fail(error ?? new Error(stats?.toString('errors-only'))) : done(),
    )
  })
}
