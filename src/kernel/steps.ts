import { applies, rank } from './scope'
import { priorities, type AnyPlugin, type PluginContextOf, type Step } from '../contract/plugin'
import { type Journey } from '../contract/journey'
import type { Guard } from './guard'
import type { PluginContext } from '../contract/plugin-context'

/** A step together with who contributes it. */
export interface ActiveStep {
  readonly plugin: AnyPlugin
  readonly step: Step
  readonly ctx: PluginContext
}

/**
 * Section 4, "Step selection": the first step whose `when` holds, band by band. In the flow the narrower scope is asked
 * first, so that what serves a journey comes before its end; the brand's order settles ties. The specification's
 * priority list follows from what the plugins contribute. `skipped`: ids of steps that could not be shown.
 */
export function chooseStep(
  plugins: readonly AnyPlugin[],
  journey: Journey | null,
  skipped: ReadonlySet<string>,
  contextOf: PluginContextOf,
  guard: Guard,
): ActiveStep | null {
  const inScope = plugins.filter((plugin) => applies(plugin, journey))
  const narrowestFirst = [...inScope].sort((one, other) => rank(other) - rank(one))
  for (const priority of priorities) {
    for (const plugin of priority === 'flow' ? narrowestFirst : plugins) {
      const ctx = contextOf(plugin)
      const holds = ({ id, when }: Step) => {
        const at = { owner: plugin, name: id }
        if (guard.ask({ ...at, hook: 'step.when' }, () => when(ctx), false)) return true
        // What is no longer wanted no longer stops anything.
        for (const hook of ['step.load', 'step.component'] as const) guard.clearFault({ ...at, hook })
        return false
      }
      const step = (plugin.steps ?? []).find(
        (step) =>
          step.priority === priority &&
          !skipped.has(step.id) &&
          (!step.scoped || inScope.includes(plugin)) &&
          holds(step),
      )
      if (step) return { plugin, step, ctx }
    }
  }
  return null
}
