import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The scripts beside `tavola.js` that are the same whatever the catalogue has; each page has them only if it says so. */
const scripts = ['tavola-scenes.js', 'tavola-adapter.js']

/** Copies them from a folder of the package. */
export const copyScripts = (folder) => ({
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.compilation.tap('scripts', (compilation) =>
      compilation.hooks.processAssets.tap(
        // They are small already, and none of the files that integrity.json lists.
        { name: 'scripts', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 },
        () => {
          for (const name of scripts.filter((name) => existsSync(join(folder, name))))
            compilation.emitAsset(name, new sources.RawSource(readFileSync(join(folder, name))))
        },
      ),
    )
  },
})
