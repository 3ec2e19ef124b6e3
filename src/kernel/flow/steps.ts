import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Facts, Selection } from '../../contract/facts'
import type { Journey } from '../../contract/journey'
import { type AnyPlugin, type PluginContextOf, priorities, type Step } from '../../contract/plugin'
import type { PluginContext } from '../../contract/plugin-context'
import { selectionOf } from '../core/facts'
import type { Guard } from '../core/guard'
import type { Core } from '../core/core'
import type { Journeys } from './journeys'
import { sameItems, steady } from '../core/signals'

/** A step and the plugin that contributes it. */
export interface ActiveStep {
  readonly plugin: AnyPlugin
  readonly step: Step
  readonly ctx: PluginContext
}

/** A step that was shown, and the selection when it was left. */
export interface HistoryEntry {
  readonly active: ActiveStep
  readonly selection: Selection
}

export type Steps = ReturnType<typeof createSteps>

/** The step on screen, and the steps that Back leads to. */
export function createSteps({ facts, plugins, guard }: Core, journeys: Journeys) {
  const { active, contextOf, skippedSteps } = plugins
  const current = steady(
    () => chooseStep(active.value, journeys.current.value, skippedSteps.value, contextOf, guard),
    (before, after) => before?.step === after?.step && before?.plugin === after?.plugin,
  )
  const history = createHistory(facts, current)
  return {
    current,
    /** The plugins that apply to the current journey. */
    applying: steady(() => applyingTo(active.value, journeys.current.value), sameItems),
    /** The plugins that apply to the journey that Continue leads to. */
    upcoming: computed(() => applyingTo(active.value, journeys.upcoming.value)),
    history: history.entries,
    /** Body of the effect that records the history. */
    record: history.record,
    /** Leaves nothing for Back. */
    forgetHistory: history.forget,
    isBase: () => current.peek()?.step.priority === 'base',
    /** Whether Back and the edit link have a step to lead to. */
    canLeave: computed(
      () => history.entries.value.length > 0 || !journeys.current.value?.direct || journeys.stepwise,
    ),
  }
}

const applyingTo = (plugins: readonly AnyPlugin[], journey: Journey | null) =>
  plugins.filter((plugin) => applies(plugin, journey))

/**
 * The step to show (step.derived): the first whose `when` holds, band by band. In the flow, narrower scopes come first, so a
 * journey's own step comes before its outcome's. The brand's order settles ties.
 */
export function chooseStep(
  plugins: readonly AnyPlugin[],
  journey: Journey | null,
  skipped: ReadonlySet<string>,
  contextOf: PluginContextOf,
  guard: Guard,
): ActiveStep | null {
  const inScope = applyingTo(plugins, journey)
  const narrowestFirst = [...inScope].sort((one, other) => rank(other) - rank(one))
  const isNeeded = (owner: AnyPlugin, { id, when }: Step) => {
    const place = { owner, hook: 'step.when', name: id } as const
    return guard.isNeeded(place, () => when(contextOf(owner)), 'step.load', 'step.component')
  }
  for (const priority of priorities) {
    for (const plugin of priority === 'flow' ? narrowestFirst : plugins) {
      const step = plugin.steps?.find(
        (step) =>
          step.priority === priority &&
          !skipped.has(step.id) &&
          (!step.scoped || inScope.includes(plugin)) &&
          isNeeded(plugin, step),
      )
      if (step) return { plugin, step, ctx: contextOf(plugin) }
    }
  }
  return null
}

/** The earlier steps, for Back. Each one is restored with all its choices (back.keeps). */
function createHistory(facts: Facts, current: ReadonlySignal<ActiveStep | null>) {
  const entries = signal<readonly HistoryEntry[]>([])
  let last: HistoryEntry | null = null

  /** Returning to a step that is in the history removes the steps after it. */
  function record(): void {
    const active = current.value
    const selection = selectionOf(facts)
    if (!active) return
    if (last && last.active.step.id !== active.step.id) {
      const before = entries.peek()
      const known = before.findIndex((entry) => entry.active.step.id === active.step.id)
      entries.value = known < 0 ? [...before, last] : before.slice(0, known)
    }
    last = { active, selection }
  }

  function forget(): void {
    entries.value = []
    last = null
  }

  return { entries, record, forget }
}

/** Where a plugin's flow steps, validators, inserts and payload fields apply. */
interface Scope {
  /** Whether `name` is a journey's name or an outcome's id. Null: they apply to every journey. */
  readonly of: 'outcome' | 'name' | null
  readonly name: string
}

export function scopeOf({ serves, outcome, journey }: AnyPlugin): Scope {
  const ends = serves ?? outcome?.id
  if (ends !== undefined) return { of: 'outcome', name: ends }
  return { of: journey ? 'name' : null, name: journey?.name ?? '' }
}

export function applies(plugin: AnyPlugin, journey: Journey | null): boolean {
  const { of, name } = scopeOf(plugin)
  return !of || journey?.[of] === name
}

/** Higher for narrower scopes: 0 every journey, 1 an outcome's owner, 2 a plugin that serves the outcome, 3 a journey. */
export function rank(plugin: AnyPlugin): number {
  if (plugin.serves !== undefined) return 2
  if (plugin.outcome) return 1
  return plugin.journey ? 3 : 0
}
