import { fileURLToPath } from 'node:url'
import { lightSelect } from './light-select.js'

const here = (name) => fileURLToPath(new URL(name, import.meta.url))

/** Library modules that are edited while they are built. `only`: the build that has the library. */
export const edits = [lightSelect]

/** For React before 18, which has this hook itself since. Of a dependency that stays one in the npm package. */
export const polyfills = { 'use-sync-external-store/shim/index.js': 'react' }

/** What a library's dependency is replaced by: resolve aliases. Each file of ours says why. */
export const replacements = { ...polyfills, '@emotion/react': here('emotion.ts') }

/** Edits a module. Throws where the library's code is no longer what a patch expects. */
export function applyEdit({ name, replacements }, source) {
  return replacements.reduce((before, { mark, pattern, by }) => {
    if (mark && !before.includes(mark)) return before
    const after = before.replace(pattern, by)
    if (after === before)
      throw new Error(`The patch "${name}" found nothing to change: see tools/patches/${name}.js.`)
    return after
  }, source)
}
