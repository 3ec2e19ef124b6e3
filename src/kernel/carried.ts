import { untracked } from '@preact/signals-core'
import { namesOf } from '../contract/journey'
import type { Selection } from '../contract/facts'
import type { AnyPlugin } from '../contract/plugin'
import type { Carried } from './core'
import { selectionOf } from './facts'
import type { Kernel } from './kernel'
import { valuesOf, type PluginState } from './plugin-state'

/** What was chosen and typed, for the kernel that takes this one's place. */
export function carryFrom(kernel: Kernel): Carried & { readonly selection: Selection } {
  const { facts, registry, contextOf, clock } = kernel
  return untracked(() => {
    const now = registry.all.value.map(
      (plugin) => [plugin.id, valuesOf(contextOf(plugin).state as PluginState)] as const,
    )
    return {
      selection: selectionOf(facts),
      states: { ...registry.carried, ...Object.fromEntries(now) },
      clock,
    }
  })
}

/** A selection from before, as far as these plugins have its journey: without one that is not here, and what it led to. */
export function usableWith(plugins: readonly AnyPlugin[], selection: Selection): Partial<Selection> {
  const { journey: name } = selection
  const outcomes = plugins.map(({ outcome }) => outcome?.id)
  const isHere = plugins.some(
    ({ journey }) => journey && outcomes.includes(journey.outcome) && namesOf(journey).includes(name ?? ''),
  )
  if (name === null || isHere) return selection
  const { venue, date, adults, children, customer, wishedTime } = selection
  return { venue, date, adults, children, customer, wishedTime }
}
