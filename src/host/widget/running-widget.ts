import type { Signal } from '@preact/signals-core'
import type { Handover } from '../../kernel/core/core'
import type { OptionsRecord } from '../options/record'
import type { Options } from '../options/table'
import type { Mounted } from './mount'
import type { Prepared } from './prepare'

/** A widget while it is on the page, with all that belongs to it. */
export interface RunningWidget {
  options: OptionsRecord
  mounted: ShownWidget
  /** Whether the popup is open. */
  readonly opened: Signal<boolean>
  /** Calls off an opening that waits until the diner has typed a word; undefined where none waits. */
  callOffOpening?: (() => void) | undefined
  /** The update that waits for another build; null where there is none. */
  rebuild: Rebuild | null
  /** The console has a line that no plugin takes this many guests. */
  guestsReported: boolean
  /** Aborted when the widget is destroyed. */
  readonly signal: AbortSignal
  /** Fetches what the options now ask for. */
  prepare(): Promise<Prepared>
  /** Puts it on the page. `handover`: from the kernel before. */
  show(prepared: Prepared, handover?: Handover): ShownWidget
  /** Applies options to this opening alone: those of a link, or of `Tavola.open`. */
  applyOnce(more: OptionsRecord): void
}

export interface ShownWidget extends Mounted {
  /** Makes way for the next build, which is the same widget to the host. */
  replace(): void
}

export interface Rebuild {
  /** What the host asked for with it, and since. */
  requested: Options
  /** The options of the widget that is on the page. */
  readonly before: OptionsRecord
}

/**
 * By host element, for the doctor: it comes by way of the loader, which knows the elements alone. A way to the widget
 * through the loader would be paid by every page.
 */
export const widgetOn = new WeakMap<Element, RunningWidget>()
