import { fileURLToPath } from 'node:url'
import { applyEdit, edits, replacements } from '../patches/index.js'

const self = fileURLToPath(import.meta.url)

/** The loader of `editRules`. */
export default function edit(source) {
  const { name, isLenient } = this.getOptions()
  this._module.buildInfo.patch = name
  try {
    return applyEdit(
      edits.find((one) => one.name === name),
      source,
    )
  } catch (error) {
    if (!isLenient) throw error
    this.emitWarning(error)
    return source
  }
}

/** A rule for each module that a patch edits. */
export const editRules = edits.map(({ name, module }) => ({
  test: module,
  use: [{ loader: self, options: { name } }],
}))

/** For builds elsewhere, whose React may be newer than ours: what finds nothing to change is told, and left as it is. */
export const lenientEditRules = edits.map(({ name, module }) => ({
  test: module,
  use: [{ loader: self, options: { name, isLenient: true } }],
}))

/** Fails a build that does not use each patch: the library has changed, or is no longer there. */
export const requirePatches = {
  apply(compiler) {
    // React has other files for development.
    if (compiler.options.mode !== 'production') return
    const { name: build } = compiler.options
    const { WebpackError } = compiler.webpack
    const requests = new Set()
    compiler.hooks.normalModuleFactory.tap('require patches', (factory) =>
      factory.hooks.beforeResolve.tap('require patches', ({ request }) => void requests.add(request)),
    )
    compiler.hooks.compilation.tap('require patches', (compilation) =>
      compilation.hooks.finishModules.tap('require patches', (modules) => {
        const edited = new Set([...modules].map(({ buildInfo }) => buildInfo?.patch))
        const unused = [
          ...edits
            .filter(({ name, only }) => !edited.has(name) && (only ?? build) === build)
            .map(({ name }) => name),
          ...Object.keys(replacements).filter((name) => !requests.has(name)),
        ]
        for (const name of unused)
          compilation.errors.push(
            new WebpackError(`The patch "${name}" is not used any more: see tools/patches/index.js.`),
          )
      }),
    )
  },
}
