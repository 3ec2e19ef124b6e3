import { fileURLToPath } from 'node:url'
import { applyEdit, edits, replacements } from '../patches/index.js'

const self = fileURLToPath(import.meta.url)

/** The loader of `editRules`. */
export default function edit(source) {
  const { name } = this.getOptions()
  this._module.buildInfo.patch = name
  return applyEdit(
    edits.find((one) => one.name === name),
    source,
  )
}

/** A rule for each module that a patch edits. */
export const editRules = edits.map(({ name, module }) => ({
  test: module,
  use: [{ loader: self, options: { name } }],
}))

/** Fails a build that does not use each patch: the library has changed, or is no longer there. */
export const requirePatches = {
  apply(compiler) {
    const { WebpackError } = compiler.webpack
    compiler.hooks.compilation.tap('require patches', (compilation) =>
      compilation.hooks.finishModules.tap('require patches', (modules) => {
        const used = new Set([...modules].flatMap(({ resource, buildInfo }) => [resource, buildInfo?.patch]))
        const unused = [
          ...edits.map(({ name }) => name).filter((name) => !used.has(name)),
          ...Object.keys(replacements).filter((name) => !used.has(replacements[name])),
        ]
        for (const name of unused)
          compilation.errors.push(
            new WebpackError(`The patch "${name}" is not used any more: see tools/patches/index.js.`),
          )
      }),
    )
  },
}
