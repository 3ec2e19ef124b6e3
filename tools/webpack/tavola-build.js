import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { shimAliases } from './aliases.js'
import { nameMissingPackages, readBuildOptions } from './build-errors.js'
import { scriptTagBuild } from './script-tag-build.js'
import { copyScripts } from './written-files.js'

/** The folder of the package's modules. */
const lib = fileURLToPath(new URL('../..', import.meta.url))

/** The package's "tavola/webpack": a chain's own script-tag build, by its catalogue (docs/plugins/own-build.md). */
export function tavolaBuild(options) {
  const { catalogue, output, builds, rules, sourceMaps } = readBuildOptions(options)
  const source = {
    root: lib,
    scriptTag: join(lib, 'themes/build/script-tag.js'),
    widget: join(lib, 'themes/build/widget.js'),
    alias: shimAliases,
    compile: rules,
    // The npm package has it built in, with everything that it imports.
    reactSelect: /[\\/]lib[\\/]built-in[\\/](?!@fontsource)/,
    rules: [
      {
        include: lib,
        test: /\.js$/,
        loader: join(lib, 'tools/webpack/loaders/package.mjs'),
        // As our sources are taken. Strict ES modules need more of webpack's code around Braintree's library.
        type: 'javascript/auto',
      },
    ],
    plugins: [nameMissingPackages, copyScripts(join(lib, '../dist/light'))],
  }
  return builds.map((name) => scriptTagBuild(name, source, catalogue, output, sourceMaps))
}
