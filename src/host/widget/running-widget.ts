import type { Signal } from '@preact/signals-core'
import type { Handover } from '../../kernel/core/core'
import type { OptionsRecord } from '../options/record'
import type { Options } from '../options/table'
import type { MountedWidget } from './mount'
import type { PreparedWidget } from './prepare'

/** A widget while it is on the page. */
export interface RunningWidget {
  options: OptionsRecord
  mounted: ReplaceableWidget
  /** Whether the popup is open. */
  readonly opened: Signal<boolean>
  /** Cancels an opening that waits until the diner has finished typing; undefined if none waits. */
  cancelOpening?: (() => void) | undefined
  /** The update that waits for another build, or null. */
  rebuild: Rebuild | null
  /** The console has a line that no plugin takes this many guests. */
  guestsReported: boolean
  /** Aborted when the widget is destroyed. */
  readonly signal: AbortSignal
  /** Fetches everything that the current options need. */
  prepare(): Promise<PreparedWidget>
  /** Mounts the widget. `handover`: the previous kernel's state. */
  show(prepared: PreparedWidget, handover?: Handover): ReplaceableWidget
  /** Applies the options of a link or of `Tavola.open` to this opening alone. */
  applyOnce(more: OptionsRecord): void
}

export interface ReplaceableWidget extends MountedWidget {
  /** Makes way for the next build, which is the same widget to the host. */
  replace(): void
}

export interface Rebuild {
  /** The options of this update, and of later ones. */
  requested: Options
  /** The options of the widget that is on the page. */
  readonly before: OptionsRecord
}

/** Widgets by host element, for the doctor. The loader knows only the elements, because every page downloads it. */
export const widgetOn = new WeakMap<Element, RunningWidget>()
