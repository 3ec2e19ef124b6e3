import type { AnyPlugin, PluginContext, Validator } from './contract'
import type { Guard } from './guard'
import type { Catalogue } from './messages'

/**
 * Section 5: each field in trouble with its message, the first one a field. A validator that throws counts as not
 * there; an essential plugin's counts as a problem of its own, so that nothing unchecked is sent.
 */
export function findProblems(
  plugins: readonly AnyPlugin[],
  contextOf: (plugin: AnyPlugin) => PluginContext,
  guard: Guard,
  catalogue: Catalogue,
  /** Which validators are asked: those of the details, or all. */
  asks: (validator: Validator) => boolean,
): ReadonlyMap<string, string> {
  const problems = new Map<string, string>()
  for (const plugin of plugins) {
    for (const validator of plugin.validators ?? []) {
      const { field, message, valid } = validator
      if (problems.has(field) || !asks(validator)) continue
      const place = `validator of "${field}"`
      if (guard.contain(plugin.id, place, () => valid(contextOf(plugin)), plugin.essential !== true)) continue
      problems.set(field, catalogue.text(catalogue.has(message) ? message : `${plugin.id}.${message}`))
    }
  }
  return problems
}
