/** The loader fetches all chunks (src/host/loader/register-widget-code.ts), so webpack's code for it is left out. */
export const withoutOwnFetching = {
  apply(compiler) {
    compiler.hooks.compilation.tap('fetching', (compilation) =>
      compilation.hooks.runtimeModule.tap('fetching', (module) => {
        if (module.name === 'load script') module.generate = () => null
      }),
    )
  },
}
