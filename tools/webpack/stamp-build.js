/** Writes the build's hash where the loader and the chunks name each other, so that two builds on one page stay apart. */
export const stampBuild = {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.compilation.tap('stamp', (compilation) =>
      compilation.hooks.processAssets.tap(
        { name: 'stamp', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH },
        (assets) => {
          for (const name of Object.keys(assets)) {
            const text = String(assets[name].source())
            if (!text.includes('@build@')) continue
            const stamped = text.replaceAll('@build@', compilation.hash.slice(0, 8))
            compilation.updateAsset(name, new sources.RawSource(stamped))
          }
        },
      ),
    )
  },
}
