import type { Brand } from '../../contract/brand'
import type { AnyPlugin } from '../../contract/plugin'
import type { Fields } from '../look/theme'

/**
 * Adds a step's fields right after it, unless the brand lists any of them. A listed value that is not a plugin gets no fields here,
 * and causes a boot error later.
 */
export function withFields(plugins: readonly AnyPlugin[], fields: Fields = {}): readonly AnyPlugin[] {
  const listed = plugins.map((plugin) => plugin?.id)
  return plugins.flatMap((plugin) => {
    const own = Object.hasOwn(fields, plugin?.id) ? fields[plugin.id]! : []
    return own.some(({ id }) => listed.includes(id)) ? [plugin] : [plugin, ...own]
  })
}

/** Moves options that are set under a step's id to its fields. */
export function withFieldOptions(options: Brand['options'], fields: Fields = {}): Brand['options'] {
  const ofFields = Object.entries(fields).flatMap(([step, own]) =>
    own.map(({ id, options: known = {} }) => {
      const fromStep = Object.entries(options[step] ?? {}).filter(([name]) => name in known)
      return [id, { ...Object.fromEntries(fromStep), ...options[id] }] as const
    }),
  )
  return { ...options, ...Object.fromEntries(ofFields.filter(([, own]) => Object.keys(own).length > 0)) }
}
