import type { Selection } from '../../contract/facts'
import { selectionOf } from '../facts'
import type { HistoryEntry } from '../history'
import type { Kernel } from '../kernel'

/** A step that Back leads to, by its plugin and its id, and what was chosen otherwise when it was left. */
export interface StepBefore {
  readonly plugin: string
  readonly step: string
  readonly changes: Partial<Selection>
}

/** A selection as it is stored: the day's sessions are asked for again, and only a step that offers the availability has it. */
export const storable = (selection: Selection): Selection => ({
  ...selection,
  sessions: null,
  availability: selection.confirmed ? null : selection.availability,
})

/** Stored steps whose plugins are still on their way. */
const awaited = new WeakMap<Kernel, readonly StepBefore[]>()

/** The steps that Back leads to, from the first one on. */
export function stepsBefore(kernel: Kernel): readonly StepBefore[] {
  const now = storable(selectionOf(kernel.facts))
  const steps = kernel.historyEntries.value.map(({ active, selection }) => ({
    plugin: active.plugin.id,
    step: active.step.id,
    changes: differences(storable(selection), now),
  }))
  return awaited.get(kernel) ?? steps
}

/** What the diner typed since stays typed, whichever step Back leads to. */
const differences = (then: Selection, now: Selection): Partial<Selection> =>
  Object.fromEntries(
    Object.entries(then).filter(
      ([key, value]) => key !== 'customer' && value !== now[key as keyof Selection],
    ),
  )

/** From now on they are stored again, until {@link putBackSteps}. */
export const awaitSteps = (kernel: Kernel, steps: readonly StepBefore[] = []) =>
  void awaited.set(kernel, steps)

/** Back leads through them again; through those whose plugin is here. `selection`: what `changes` change. */
export function putBackSteps(kernel: Kernel, selection: Selection): void {
  const { registry, contextOf, historyEntries, step: current } = kernel
  const entries = (awaited.get(kernel) ?? []).flatMap(
    ({ plugin: id, step: name, changes }): HistoryEntry[] => {
      const plugin = registry.active.peek().find((one) => one.id === id)
      const step = plugin?.steps?.find((one) => one.id === name)
      if (!plugin || !step) return []
      return [{ active: { plugin, step, ctx: contextOf(plugin) }, selection: { ...selection, ...changes } }]
    },
  )
  awaited.delete(kernel)
  const shown = entries.findIndex(({ active }) => active.step.id === current.peek()?.step.id)
  historyEntries.value = shown < 0 ? entries : entries.slice(0, shown)
}
