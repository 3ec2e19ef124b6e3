import { hookDeadline } from '../../constants'
import { withDeadline } from '../../deadline'
import type { AnyPlugin, Load } from '../../contract/plugin'
import type { PluginContext } from '../../contract/plugin-context'
import type { Core } from '../core/core'
import { ownerOf, type HookPlace } from '../core/guard'
import { placedInserts } from '../core/inserts'

/** A part as a plugin declares it: of a step, of an insert, or without a view. */
export interface DeclaredPart {
  readonly plugin: AnyPlugin
  readonly kind: 'step' | 'insert' | 'part'
  readonly name: string
  readonly load: Load
  when?(ctx: PluginContext): boolean
  readonly prefetch?: boolean
  readonly always?: true
  /** A fault of it does not block the submission. */
  readonly optional?: true
  /** Steps only. */
  readonly priority?: string
}

const partsOfInserts = (plugin: AnyPlugin): readonly DeclaredPart[] =>
  placedInserts(plugin).map(({ insert, name }) => ({ ...insert, plugin, kind: 'insert', name }))

export const partsWithoutView = (plugin: AnyPlugin): readonly DeclaredPart[] =>
  (plugin.parts ?? []).map((part, index) => ({ ...part, plugin, kind: 'part', name: String(index) }))

export const partsOfSteps = (plugin: AnyPlugin): readonly DeclaredPart[] =>
  (plugin.steps ?? []).map((step) => ({ ...step, plugin, kind: 'step', name: step.id }))

/** Loading a file has the default deadline, even if the plugin's hooks may take longer. */
export const placeOf = ({ plugin, kind, name, optional }: DeclaredPart, hook: 'load' | 'when') =>
  ({
    owner: { ...ownerOf(plugin, optional), deadline: hookDeadline },
    hook: `${kind}.${hook}`,
    name,
  }) as HookPlace

export type PartsOf = (plugin: AnyPlugin) => readonly DeclaredPart[]

export type Declared = ReturnType<typeof createDeclared>

/** The declared parts as one widget uses them. */
export function createDeclared({ plugins, parts, guard, signal }: Core) {
  /** Leaves out inserts at places of plugins that the brand doesn't list, as these are never shown. */
  const usedInserts = (plugin: AnyPlugin) =>
    partsOfInserts(plugin).filter(
      ({ name }) => !name.includes('.') || plugins.all.some(({ id }) => name.startsWith(`${id}.`)),
    )

  function isNeeded(part: DeclaredPart): boolean {
    const { when, plugin } = part
    if (!when) return true
    return guard.isNeeded(placeOf(part, 'when'), () => when(plugins.contextOf(plugin)), `${part.kind}.load`)
  }

  const load = (part: DeclaredPart) => withDeadline(parts.load(part.plugin, part.load), hookDeadline, signal)
  /** If it fails or hangs, it is loaded again when it is needed. */
  const tryLoad = (part: DeclaredPart) => load(part).catch(() => undefined)

  return { load, tryLoad, isNeeded, usedInserts, isMissing: ({ load }: DeclaredPart) => !parts.has(load) }
}
