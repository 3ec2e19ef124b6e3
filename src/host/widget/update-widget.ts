import { logError } from '../../console'
import { handoverTo } from '../../kernel/actions/handover'
import type { Kernel } from '../../kernel/actions/kernel'
import { until } from '../../kernel/core/signals'
import { earlierSteps, restoreHistory } from '../../kernel/flow/history'
import { checkOptions, type OptionsRecord } from '../options/record'
import { isOption, optionNames, optionTable, type OptionName, type Options } from '../options/table'
import { chooseJourneyAndVenue, lastingPrefill, prefill } from './prefill'
import type { Rebuild, RunningWidget } from './running-widget'

/** Changes options while the widget is on the page (host.options-change). */

const isInPlace = (name: OptionName) => optionTable[name].update === undefined

/** Changes some options in place. Others rebuild the widget, and diners keep their choices and texts. */
export async function updateWidget(widget: RunningWidget, changes: Options): Promise<void> {
  const before = widget.options
  const after = withChanges(before, changes)
  const changed = differencesOf(before.options, after.options)
  widget.options = after
  const requested = pick(after.options, (name) => changed.includes(name))
  const earlier = widget.rebuild
  const all = { ...earlier?.requested, ...requested }
  if (!changed.every(isInPlace)) {
    const rebuild = { requested: all, before: earlier?.before ?? before }
    widget.rebuild = rebuild
    return buildAgain(widget, rebuild).finally(() => {
      if (widget.rebuild === rebuild) widget.rebuild = null
    })
  }
  if (earlier) earlier.requested = all
  applyInPlace(widget, requested)
}

/** Rebuilds the widget. The last change wins, and includes the earlier ones. */
async function buildAgain(widget: RunningWidget, rebuild: Rebuild): Promise<void> {
  const isLatest = () => widget.rebuild === rebuild && !widget.signal.aborted
  let prepared
  try {
    prepared = await widget.prepare()
  } catch (error) {
    if (!isLatest()) return
    widget.options = withoutRebuild(rebuild.before, widget.options)
    applyInPlace(widget, rebuild.requested)
    throw error
  }
  await untilDecided(widget.mounted.kernel)
  if (!isLatest()) return
  const { mounted } = widget
  const handover = handoverTo(prepared.plugins, mounted.kernel)
  const before = earlierSteps(mounted.kernel)
  const { journey } = mounted.kernel.facts
  const venueId = mounted.pendingVenue()
  mounted.replace()
  widget.mounted = widget.show(prepared, handover)
  // Another journey has other steps.
  if (widget.mounted.kernel.facts.journey === journey) restoreHistory(widget.mounted.kernel, before)
  applyInPlace(widget, { ...(venueId !== null && { venueId }), ...rebuild.requested })
}

/** The options after a failed rebuild. Those that change in place keep their new value, the others their old one. */
function withoutRebuild(before: OptionsRecord, now: OptionsRecord): OptionsRecord {
  const fixed = pick(before.options, (name) => !isInPlace(name))
  return { options: { ...fixed, ...pick(now.options, isInPlace) }, from: { ...before.from, ...now.from } }
}

/** Applies options, but not to a finished booking, which stays on the page until the next start. */
function applyInPlace(widget: RunningWidget, requested: Options): void {
  const { kernel, plugins } = widget.mounted
  kernel.choices.remember(lastingPrefill(widget, kernel.brand, plugins))
  if (kernel.steps.current.peek()?.step.end) return
  kernel.choices.prefill(prefill(requested, kernel.brand, plugins))
  chooseJourneyAndVenue(widget.mounted, requested)
  if (requested.journey === null) kernel.choices.set({ journeyLocked: false })
}

/** Waits while a create is pending or may have gone through, or Continue is pending: they belong to this kernel. */
function untilDecided({ submission, tasks, signal }: Kernel): Promise<void> {
  return until(() => !submission.isUndecided.value && !tasks.isLeadingOn.value, signal)
}

/**
 * The record after an update. Invalid changes are reported and left out, and `undefined` removes an option. A removed journey
 * becomes null, so that the widget lets the diner choose again.
 */
export function withChanges(before: OptionsRecord, changes: Options): OptionsRecord {
  const all = 'journey' in changes ? { ...changes, journey: changes.journey ?? null } : changes
  const allowed = Object.entries(all).filter(([name, value]) => {
    const isSame = Object.is(before.options[name as OptionName], value)
    const isFixed = isOption(name) && optionTable[name].update === 'never'
    if (isFixed && !isSame)
      logError(`T014 update: "${name}" can't change. Destroy the widget and create another one.`)
    return !isFixed && !isSame
  })
  const checked = checkOptions({ from: 'update', options: Object.fromEntries(allowed) })
  const options = { ...before.options, ...checked.options } as Record<string, unknown>
  for (const [name, value] of allowed) if (value === undefined) delete options[name]
  return { options, from: { ...before.from, ...checked.from } }
}

/** The options that differ. */
export const differencesOf = (before: Options, after: Options): OptionName[] =>
  optionNames.filter((name) => !Object.is(before[name], after[name]))

const pick = (options: Options, isWanted: (name: OptionName) => unknown): Options =>
  Object.fromEntries(Object.entries(options).filter(([name]) => isWanted(name as OptionName)))
