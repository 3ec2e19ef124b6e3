/** Hides all other plugins: importing one of their files fails, as if the folder did not exist. */
let only = ''
const folder = new URL('../../../plugins/', import.meta.url).href

export const initialize = (plugin) => void (only = plugin)

export async function resolve(specifier, context, next) {
  const resolved = await next(specifier, context)
  const plugin = resolved.url.startsWith(folder) && resolved.url.slice(folder.length).split('/')[0]
  if (plugin && plugin !== only) throw new Error(`The plugin "${plugin}" is left out.`)
  return resolved
}
