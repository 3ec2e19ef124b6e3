import { definePlugin, type AnyPlugin } from 'tavola'
import { checkOptions } from '../../../src/host/options/record'
import type { Options } from '../../../src/host/options/table'
import { chooseJourneyAndVenue, lastingPrefill } from '../../../src/host/widget/prefill'
import type { RunningWidget } from '../../../src/host/widget/running-widget'
import { updateWidget } from '../../../src/host/widget/update-widget'
import type { Handover } from '../../../src/kernel/core/core'
import { booking, start } from '../../kernel/bare-plugins'
import { bootKernel } from '../../kit/kernel'
import { later } from '../../kit/network'
import { turn } from '../../kit/pending'
import { venuesOf } from '../../kit/venues'

export const lunch = definePlugin({ id: 'lunch', journey: { ...booking.journey!, name: 'Lunch' } })
export const plugins = [start, booking, lunch]
/** Its confirmation is its end. */
export const withEnd = definePlugin({
  ...booking,
  steps: booking.steps!.map((one) => (one.id === 'booked' ? { ...one, end: true } : one)),
})

/** A widget with these options on a bare kernel, whose builds come when the test says so. */
export function createBareWidget(options: Options, plugins: readonly AnyPlugin[] = [start, booking, lunch]) {
  const end = new AbortController()
  const builds: ReturnType<typeof later>[] = []
  const { brand } = bootKernel({ plugins }).kernel
  const widget = {
    options: checkOptions({ from: 'Tavola.init', options: { ...options } }),
    rebuild: null,
    guestsReported: false,
    signal: end.signal,
    prepare: () => builds[builds.push(later()) - 1]!.answer(),
    show(_prepared: unknown, handover?: Handover) {
      const { kernel } = bootKernel({
        plugins,
        prefill: lastingPrefill(widget, brand, plugins),
        ...(handover && { handover }),
      })
      const { openVenue, pendingVenue } = venuesOf(kernel)
      return { kernel, plugins, openVenue, pendingVenue, replace: () => undefined }
    },
  } as unknown as RunningWidget
  widget.mounted = widget.show({} as never)
  chooseJourneyAndVenue(widget.mounted, options)
  const facts = () => widget.mounted.kernel.facts
  /** The restaurant that is on its way. */
  async function arrives() {
    while (widget.mounted.kernel.tasks.busy.value) await turn()
  }
  return { widget, builds, facts, end, arrives, changes: (changes: Options) => updateWidget(widget, changes) }
}
