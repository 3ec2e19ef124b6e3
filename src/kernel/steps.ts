import { applies, rank } from './scope'
import { priorities, type AnyPlugin, type Journey, type PluginContext, type Step } from './contract'
import type { Guard } from './guard'

/** A step together with who contributes it. */
export interface ActiveStep {
  readonly plugin: AnyPlugin
  readonly step: Step
  readonly ctx: PluginContext
}

/**
 * Section 4, "Step selection": the first step whose `when` holds, band by band. In the flow the narrower scope is asked
 * first, so that what serves a journey comes before its end; the brand's order settles ties. The specification's
 * priority list falls out of what the plugins contribute.
 */
export function chooseStep(
  plugins: readonly AnyPlugin[],
  journey: Journey | null,
  contextOf: (plugin: AnyPlugin) => PluginContext,
  guard: Guard,
): ActiveStep | null {
  for (const priority of priorities) {
    for (const plugin of priority === 'flow' ? narrowestFirst(plugins, journey) : plugins) {
      const ctx = contextOf(plugin)
      const step = (plugin.steps ?? []).find(
        (step) =>
          step.priority === priority &&
          guard.contain(plugin.id, `when of step "${step.id}"`, () => step.when(ctx), false),
      )
      if (step) return { plugin, step, ctx }
    }
  }
  return null
}

const narrowestFirst = (plugins: readonly AnyPlugin[], journey: Journey | null) =>
  plugins.filter((plugin) => applies(plugin, journey)).sort((one, other) => rank(other) - rank(one))
