import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The plugins of the docs as files, word for word: for the gallery's pictures and for the tests that run them. */

const block = /^```(tsx?)(?: ([^\n]*))?\n([^]*?)^```$/gm

/**
 * Writes a page's samples of TypeScript into a folder.
 *
 * @param {string} page
 * @param {string} folder
 * @returns {string[]} the files with a plugin
 */
export function writeSamples(page, folder) {
  mkdirSync(folder, { recursive: true })
  const plugins = []
  for (const [index, [, language, words = '', text = '']] of [
    ...readFileSync(page, 'utf8').matchAll(block),
  ].entries()) {
    if (/\b(fragment|made)\b/.test(words)) continue
    const name = /file=(\S+)/.exec(words)?.[1] ?? `sample-${index}.${language}`
    // tsconfig.json sets it for other files only.
    writeFileSync(join(folder, name), `/** @jsxRuntime automatic */\n${text}`)
    if (/^export default definePlugin\(/m.test(text)) plugins.push(name)
  }
  return plugins
}

/**
 * The recipes, and the other pages with a plugin that has a component in a file of its own, by their short names.
 *
 * @returns {Readonly<Record<string, string>>}
 */
export function pagesWithPlugins() {
  const pages = ['docs/plugins', 'docs/plugins/recipes'].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .map((file) => join(folder, file)),
  )
  const shown = pages.filter((page) => {
    const text = readFileSync(page, 'utf8')
    const isRecipe = dirname(page).endsWith('recipes')
    return /^export default definePlugin\(/m.test(text) && (isRecipe || /^```tsx file=/m.test(text))
  })
  return Object.fromEntries(shown.map((page) => [basename(page, '.md'), page]))
}

/**
 * Writes all of them, and `index.ts`, which imports each plugin by its page's short name.
 *
 * @param {string} folder
 */
export function writeRecipes(folder) {
  rmSync(folder, { recursive: true, force: true })
  const lines = Object.entries(pagesWithPlugins()).map(([name, page]) => {
    const plugins = writeSamples(page, join(folder, name))
    const plugin = plugins.find((file) => !file.startsWith('sample-')) ?? plugins[0] ?? ''
    return `  '${name}': () => import('./${name}/${plugin.replace(/\.tsx?$/, '')}'),`
  })
  writeFileSync(join(folder, 'index.ts'), `export default {\n${lines.join('\n')}\n}\n`)
}
