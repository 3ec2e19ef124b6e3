import { fileURLToPath } from 'node:url'
import { shellFile } from './tools/languages/join.js'
import { replacements } from './tools/patches/index.js'
import { editRules, requirePatches } from './tools/webpack/patches.js'
import { scriptTagBuild, typescript } from './tools/webpack/script-tag-build.js'

const path = (name) => fileURLToPath(new URL(name, import.meta.url))

/** What both builds are made of: this project's sources. */
const source = {
  scriptTag: path('themes/script-tag.ts'),
  widget: path('themes/widget.ts'),
  alias: {
    tavola$: path('src/index.ts'),
    'tavola/controls$': path('src/controls/index.ts'),
    ...replacements,
  },
  compile: [{ ...typescript, exclude: shellFile }],
  rules: [{ test: shellFile, use: [path('tools/languages/pack-loader.mjs')] }, ...editRules],
  plugins: [requirePatches],
}

const catalogue = path('themes/catalogue.ts')

/** `dist/tavola.js`. */
export const react = scriptTagBuild('react', source, catalogue, path('dist'))

/** The same source on Preact in React's place: `dist/light/tavola.js`. */
export const light = scriptTagBuild('light', source, catalogue, path('dist'))

export default [react, light]
