import type { Brand } from '../../contract/brand'
import type { AnyPlugin } from '../../contract/plugin'
import type { Fields } from '../look/theme'

/**
 * A brand that lists a step and none of its fields has all of them, right after it. One that lists any has only those that it
 * lists. What is not a plugin is left out here, and a boot error later.
 */
export function withFields(plugins: readonly AnyPlugin[], fields: Fields = {}): readonly AnyPlugin[] {
  const listed = plugins.map((plugin) => plugin?.id)
  return plugins.flatMap((plugin) => {
    const own = Object.hasOwn(fields, plugin?.id) ? fields[plugin.id]! : []
    return own.some(({ id }) => listed.includes(id)) ? [plugin] : [plugin, ...own]
  })
}

/** The fields' options may be set under the step's id too. */
export function withFieldOptions(options: Brand['options'], fields: Fields = {}): Brand['options'] {
  const ofFields = Object.entries(fields).flatMap(([step, own]) =>
    own.map(({ id, options: known = {} }) => {
      const given = Object.entries(options[step] ?? {}).filter(([name]) => name in known)
      return [id, { ...Object.fromEntries(given), ...options[id] }] as const
    }),
  )
  return { ...options, ...Object.fromEntries(ofFields.filter(([, own]) => Object.keys(own).length > 0)) }
}
