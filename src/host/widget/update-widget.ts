import { handoverFrom, usableWith } from '../../kernel/handover'
import type { Kernel } from '../../kernel/kernel'
import { until } from '../../kernel/signals'
import { differencesOf, pick, withChanges } from '../options/changes'
import type { OptionsRecord } from '../options/record'
import { optionTable, type OptionName, type Options } from '../options/table'
import { chooseJourneyAndVenue, lastingPrefill, prefill } from './prefill'
import type { Rebuild, RunningWidget } from './running-widget'

/** Options that change while the widget is there (contract, "Host pages"): a chunk that only such pages fetch. */

const isInPlace = (name: OptionName) => optionTable[name].update === undefined

/** Some options change in place. For others the widget is built again, and what was chosen and typed goes over. */
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

/** The last change wins: it is built with what the earlier ones asked for. */
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
  const { selection, ...rest } = handoverFrom(mounted.kernel)
  const handover = { ...rest, selection: usableWith(prepared.plugins, selection) }
  const venueId = mounted.pendingVenue()
  mounted.replace()
  widget.mounted = widget.show(prepared, handover)
  applyInPlace(widget, { ...(venueId !== null && { venueId }), ...rebuild.requested })
}

/** After a build that failed: what changes in place is as it is now, the rest as it was before. */
function withoutRebuild(before: OptionsRecord, now: OptionsRecord): OptionsRecord {
  const fixed = pick(before.options, (name) => !isInPlace(name))
  return { options: { ...fixed, ...pick(now.options, isInPlace) }, from: { ...before.from, ...now.from } }
}

/** A finished booking stays on the page: the options count from its next start. */
function applyInPlace(widget: RunningWidget, requested: Options): void {
  const { kernel, plugins } = widget.mounted
  kernel.choices.remember(lastingPrefill(widget, kernel.brand, plugins))
  if (kernel.steps.current.peek()?.step.end) return
  kernel.choices.prefill(prefill(requested, kernel.brand, plugins))
  chooseJourneyAndVenue(widget.mounted, requested)
  if (requested.journey === null) kernel.choices.set({ journeyLocked: false })
}

/**
 * Nothing is built again while a create is on its way, or may have gone through, nor while Continue is under way: what
 * comes of it belongs to this kernel.
 */
function isDecided({ submission, tasks, signal }: Kernel): Promise<void> {
  return until(() => !submission.isUndecided.value && !tasks.isLeadingOn.value, signal)
}
