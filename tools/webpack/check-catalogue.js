/** Throws where a catalogue is none, and says what was expected: in the page nobody would read it. */
export function checkCatalogue(catalogue) {
  const problem = problemOf(catalogue)
  if (problem) throw new Error(`The catalogue ${problem}`)
  return catalogue
}

function problemOf(catalogue) {
  if (!isRecord(catalogue)) return 'has no default export: expected `export default defineCatalogue({ … })`.'
  const { plugins, themes, fallback } = catalogue
  if (!isRecord(plugins) || Array.isArray(plugins))
    return '"plugins" must be an object with a line for each plugin, by its id.'
  const plugin = Object.keys(plugins).find((id) => typeof plugins[id]?.load !== 'function')
  if (plugin) return `has "plugins.${plugin}" wrong: expected { load: () => import('…') }.`
  if (!isRecord(themes)) return '"themes" must be an object with a line for each look, by its name.'
  const theme = Object.keys(themes).find((name) => typeof themes[name] !== 'function')
  if (theme) return `has "themes.${theme}" wrong: expected () => import('…').`
  if (Object.hasOwn(themes, fallback)) return undefined
  return `has "fallback" wrong: expected the name of one of its themes (${Object.keys(themes).join(', ')}).`
}

const isRecord = (value) => typeof value === 'object' && value !== null
