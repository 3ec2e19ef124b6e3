import { logError } from '../../console'
import { handoverTo } from '../../kernel/actions/handover'
import type { Kernel } from '../../kernel/actions/kernel'
import { until } from '../../kernel/core/signals'
import { earlierSteps, restoreHistory } from '../../kernel/flow/history'
import { checkOptions, type OptionsRecord } from '../options/record'
import { isOption, optionNames, optionTable, type OptionName, type Options } from '../options/table'
import { chooseJourneyAndVenue, lastingPrefill, prefill } from './prefill'
import type { Rebuild, RunningWidget } from './running-widget'

/** Options that change while the widget is on the page (host.options-change). Only pages that change them fetch this file. */

const isInPlace = (name: OptionName) => optionTable[name].update === undefined

/** Some options change in place. For others the widget is rebuilt, and diners keep what they chose and typed. */
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

/** The last change wins, and includes the earlier ones. */
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
  await isDecided(widget.mounted.kernel)
  if (!isLatest()) return
  const { mounted } = widget
  const handover = handoverTo(prepared.plugins, mounted.kernel)
  const before = earlierSteps(mounted.kernel)
  const { journey } = mounted.kernel.facts
  const venueId = mounted.pendingVenue()
  mounted.replace()
  widget.mounted = widget.show(prepared, handover)
  // Without the journey its steps are gone too.
  if (widget.mounted.kernel.facts.journey === journey) restoreHistory(widget.mounted.kernel, before)
  applyInPlace(widget, { ...(venueId !== null && { venueId }), ...rebuild.requested })
}

/** After a failed rebuild: options that change in place keep their new value, the others their old one. */
function withoutRebuild(before: OptionsRecord, now: OptionsRecord): OptionsRecord {
  const fixed = pick(before.options, (name) => !isInPlace(name))
  return { options: { ...fixed, ...pick(now.options, isInPlace) }, from: { ...before.from, ...now.from } }
}

/** A finished booking stays on the page. The options apply from its next start. */
function applyInPlace(widget: RunningWidget, requested: Options): void {
  const { kernel, plugins } = widget.mounted
  kernel.choices.remember(lastingPrefill(widget, kernel.brand, plugins))
  if (kernel.steps.current.peek()?.step.end) return
  kernel.choices.prefill(prefill(requested, kernel.brand, plugins))
  chooseJourneyAndVenue(widget.mounted, requested)
  if (requested.journey === null) kernel.choices.set({ journeyLocked: false })
}

/** A create that is pending or may have gone through, and a pending Continue, belong to this kernel. */
function isDecided({ submission, tasks, signal }: Kernel): Promise<void> {
  return until(() => !submission.isUndecided.value && !tasks.isLeadingOn.value, signal)
}

/**
 * The record after an update. Invalid changes are reported and left out; `undefined` removes an option. A removed journey
 * stays as null, so that the widget notices that the diner chooses again.
 */
export function withChanges(before: OptionsRecord, changes: Options): OptionsRecord {
  const given = 'journey' in changes ? { ...changes, journey: changes.journey ?? null } : changes
  const allowed = Object.entries(given).filter(([name, value]) => {
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
