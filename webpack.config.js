import { fileURLToPath } from 'node:url'
import { tsImport } from 'tsx/esm/api'
import { languageFile } from './tools/languages/loader.mjs'
import { aliases } from './tools/webpack/aliases.js'
import { escapeLetters } from './tools/webpack/written-files.js'
import { scriptTagBuild, typescript } from './tools/webpack/script-tag-build.js'

const path = (name) => fileURLToPath(new URL(name, import.meta.url))

/** Those of the default brand. */
const { brand } = await tsImport('./themes/milano/brand.ts', import.meta.url)

/** What both builds are made of: this project's sources. */
const source = {
  root: path('.'),
  scriptTag: path('themes/build/script-tag.ts'),
  widget: path('themes/build/widget.ts'),
  alias: {
    tavola$: path('src/index.ts'),
    'tavola/controls$': path('src/controls/index.ts'),
    'tavola/journeys$': path('src/journeys.ts'),
    'tavola/page$': path('src/page.ts'),
    'tavola/time$': path('src/time.ts'),
    ...aliases,
  },
  compile: [{ ...typescript, exclude: languageFile }],
  // With everything that it imports.
  reactSelect:
    /[\\/]node_modules[\\/](react-select|@floating-ui|memoize-one|use-isomorphic-layout-effect|@babel[\\/]runtime)[\\/]/,
  rules: [
    {
      test: languageFile,
      type: 'javascript/auto',
      loader: path('tools/languages/loader.mjs'),
      options: { inFirst: brand.plugins },
    },
  ],
}

const catalogue = path('themes/build/catalogue.ts')

/** For error monitors: docs/operations/errors.md. */
const sourceMaps = Boolean(process.env.TAVOLA_SOURCE_MAPS)

/** `dist/tavola.js`. */
export const react = scriptTagBuild('react', source, catalogue, path('dist'), sourceMaps)

/** The same source on Preact in React's place: `dist/light/tavola.js`. */
export const light = scriptTagBuild('light', source, catalogue, path('dist'), sourceMaps)

export default [react, light]

/**
 * Builds a script that stands beside each script-tag build, for the pages that need it: the widget's files do not include it.
 *
 * @param {string} file its name, without ".js"
 * @param {string} source
 */
export const sideScript = (file, source) =>
  [react, light].map(({ name, target, resolve, module, output }) => ({
    name,
    mode: 'production',
    target,
    resolve,
    module,
    entry: { [file]: source },
    output: { path: output.path, filename: '[name].js' },
    plugins: [escapeLetters],
    performance: { hints: false },
    stats: { preset: 'errors-warnings' },
    devtool: false,
  }))
