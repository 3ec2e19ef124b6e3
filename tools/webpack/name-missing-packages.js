/** Packages that only some builds need, and what needs them. */
const needs = {
  preact: 'The light build runs on Preact',
  react: 'The React build runs on React',
  'react-dom': 'The React build runs on React',
  'braintree-web': 'The plugin "card-guarantee" uses Braintree’s library',
}

/** Says of each that is not installed how to install it, once, in place of webpack's lines on each import of it. */
export const nameMissingPackages = {
  apply(compiler) {
    const { WebpackError } = compiler.webpack
    const isLight = compiler.options.name === 'light'
    compiler.hooks.afterCompile.tap('missing packages', (compilation) => {
      const missing = new Set()
      compilation.errors = compilation.errors.filter(({ message }) => {
        const name = missingIn(message)
        // What is imported as React is Preact there.
        if (name) missing.add(isLight && name.startsWith('react') ? 'preact' : name)
        return name === undefined
      })
      for (const name of missing)
        compilation.errors.push(
          new WebpackError(`${needs[name]}, which is not installed: npm install --save-dev ${name}`),
        )
    })
  },
}

function missingIn(message) {
  const request = /Can't resolve '([^']+)'/.exec(message)?.[1] ?? ''
  return Object.keys(needs).find((name) => request === name || request.startsWith(`${name}/`))
}
