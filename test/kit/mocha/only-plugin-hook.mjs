import { readdirSync, readFileSync } from 'node:fs'

/** Hides all other plugins: importing one of their files fails, as if the folder did not exist. */
let kept = ['']
const folder = new URL('../../../plugins/', import.meta.url)

/** The plugins that a plugin brings: its index imports them. */
export const broughtBy = (plugin) =>
  [...readFileSync(new URL(`${plugin}/index.ts`, folder), 'utf8').matchAll(/from '\.\.\/([\w-]+)'/g)].map(
    ([, id]) => id,
  )

/** A plugin that another brings is tested where it is shown, in the step of that plugin. */
function togetherWith(plugin) {
  const bringer = readdirSync(folder).find((id) => broughtBy(id).includes(plugin)) ?? plugin
  return [bringer, ...broughtBy(bringer)]
}

export const initialize = (plugin) => void (kept = togetherWith(plugin))

export async function resolve(specifier, context, next) {
  const resolved = await next(specifier, context)
  const plugin = resolved.url.startsWith(folder.href) && resolved.url.slice(folder.href.length).split('/')[0]
  if (plugin && !kept.includes(plugin)) throw new Error(`The plugin "${plugin}" is left out.`)
  return resolved
}
