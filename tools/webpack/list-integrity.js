import { createHash } from 'node:crypto'

/** Writes `integrity.json`, each file's name with its hash, for pages that check what they load. */
export const listIntegrity = {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.compilation.tap('integrity', (compilation) =>
      compilation.hooks.processAssets.tap(
        { name: 'integrity', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          const hashes = Object.entries(assets)
            .filter(([name]) => name.endsWith('.js'))
            .map(([name, source]) => [
              name,
              `sha384-${createHash('sha384').update(source.source()).digest('base64')}`,
            ])
          const list = JSON.stringify(Object.fromEntries(hashes), null, 2)
          compilation.emitAsset('integrity.json', new sources.RawSource(list))
        },
      ),
    )
  },
}
