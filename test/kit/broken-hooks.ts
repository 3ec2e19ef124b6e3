import type { AnyPlugin, Load, Part } from '../../src/contract/plugin'

interface BrokenHook {
  readonly hook: string
  readonly broken: AnyPlugin
}

const oops = () => {
  throw new Error('oops')
}

const functionsOf = (part: object): readonly string[] =>
  Object.entries(part).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []))

const withBroken = <Part extends object>(part: Part, names = functionsOf(part)): Part => ({
  ...part,
  ...Object.fromEntries(names.map((name) => [name, oops])),
})

const lists = ['steps', 'inserts', 'parts', 'validators'] as const

/** For each function of a plugin, but its outcome's: the plugin in which that one throws. */
export function brokenHooks(plugin: AnyPlugin): readonly BrokenHook[] {
  const { payload = {} } = plugin
  return [
    ...functionsOf(plugin).map((hook) => ({ hook, broken: withBroken(plugin, [hook]) })),
    ...Object.keys(payload).map((field) => ({
      hook: `payload.${field}`,
      broken: { ...plugin, payload: withBroken(payload, [field]) },
    })),
    ...lists.flatMap((list) => {
      const parts: readonly object[] = plugin[list] ?? []
      return parts.flatMap((part, index) =>
        functionsOf(part).map((name) => ({
          hook: `${list}.${index}.${name}`,
          broken: { ...plugin, [list]: parts.map((one) => (one === part ? withBroken(part, [name]) : one)) },
        })),
      )
    }),
  ]
}

/** The plugin in which all of them throw at once. A `setup` that throws would hide the others. */
export function withAllBroken(plugin: AnyPlugin): AnyPlugin {
  const parts = lists.map((list) => [list, plugin[list]?.map((part) => withBroken(part))] as const)
  const rest = {
    ...withBroken(plugin),
    ...(plugin.payload && { payload: withBroken(plugin.payload) }),
    ...Object.fromEntries(parts.filter(([, broken]) => broken)),
  }
  const { setup } = plugin
  const isAlone = functionsOf(plugin).length === 1 && !plugin.payload && parts.every(([, broken]) => !broken)
  return setup && !isAlone ? { ...rest, setup } : rest
}

/** The plugin whose optional inserts do not load. */
export const withOptionalBroken = (plugin: AnyPlugin): AnyPlugin => ({
  ...plugin,
  inserts: plugin.inserts?.map((insert) => (insert.optional ? withBroken(insert, ['load']) : insert)) ?? [],
})

/** The plugin with its loads changed, but those of its own file. */
function withLoads(plugin: AnyPlugin, change: (load: Load) => Load): AnyPlugin {
  const changed = <Entry extends { readonly load: Load }>(entries: readonly Entry[] = []) =>
    entries.map((one) => (one.load.here ? one : { ...one, load: change(one.load) }))
  const { steps, inserts, parts } = plugin
  return { ...plugin, steps: changed(steps), inserts: changed(inserts), parts: changed(parts) }
}

/** The plugin whose parts come, but not at once. */
export const withLateParts = (plugin: AnyPlugin, milliseconds: number): AnyPlugin =>
  withLoads(plugin, (load) => async () => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    return load()
  })

/** The plugin in whose parts all views, rules and hooks throw. */
export const withBrokenParts = (plugin: AnyPlugin): AnyPlugin =>
  withLoads(plugin, (load) => async () => {
    const { payload, validators, ...part } = await load()
    return {
      ...withBroken(part as Part),
      ...(payload && { payload: withBroken(payload) }),
      ...(validators && { validators: validators.map((one) => withBroken(one)) }),
    }
  })
