import type { Selection } from '../../contract/facts'
import type { Flow } from './flow'
import type { HistoryEntry } from './steps'

/** A step that Back leads to. It has names only, because the next kernel has other plugin objects. */
export interface EarlierStep {
  readonly plugin: string
  readonly step: string
  readonly selection: Selection
}

/** The steps that Back leads to now, for the kernel that replaces this one. Subscribes. */
export const earlierSteps = ({ steps }: Flow): readonly EarlierStep[] =>
  steps.history.value.map(({ active, selection }) => ({
    plugin: active.plugin.id,
    step: active.step.id,
    selection,
  }))

/** Restores the steps for Back whose plugins are loaded. */
export function restoreHistory({ plugins, steps }: Flow, before: readonly EarlierStep[]): void {
  const entries = before.flatMap(({ plugin: id, step: name, selection }): HistoryEntry[] => {
    const plugin = plugins.active.peek().find((one) => one.id === id)
    const step = plugin?.steps?.find((one) => one.id === name)
    return plugin && step ? [{ active: { plugin, step, ctx: plugins.contextOf(plugin) }, selection }] : []
  })
  const shown = entries.findIndex(({ active }) => active.step.id === steps.current.peek()?.step.id)
  steps.history.value = shown < 0 ? entries : entries.slice(0, shown)
}
