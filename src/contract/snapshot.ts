import type { Json } from '../api/client'
import type { Selection } from './facts'

import type { MessageValues } from '../messages/message'

/** A selection as it may be stored: that there is a reference, but not which. */
export interface StoredSelection extends Omit<Selection, 'references'> {
  readonly references: Readonly<Record<string, ''>>
}

/** The state of a widget as JSON, without card data, references and values for one POST. */
export interface Snapshot {
  /**
   * Without the day's sessions, which are loaded again. With the availability only if a step needs it. Once there is a
   * reference, without the diner's details.
   */
  readonly selection: StoredSelection
  /** The steps for Back, from the first one, each with its differences to `selection`. */
  readonly before: readonly {
    readonly plugin: string
    readonly step: string
    readonly changes: Partial<StoredSelection>
  }[]
  /** The plugins' values that outlast a reload, by plugin id. Once there is a reference, without those that outlast a restart. */
  readonly states: Readonly<Record<string, Readonly<Record<string, Json>>>>
  /** A POST that may have gone through. */
  readonly unknown: {
    readonly content: string
    readonly answered: boolean
    readonly values: MessageValues
    readonly telephone: string | null
  } | null
  /** The popup was open. */
  readonly opened: boolean
}

/** Takes and restores snapshots: `const snapshots = ctx.use(snapshotTool)`. */
export interface Snapshots {
  /**
   * A key that identifies this widget after a reload: by back end, brand, place, the page's options, and its position among
   * widgets that share all of these. `release` frees the position.
   */
  claimKey(): { readonly key: string; readonly release: () => void }
  /** False in the `setup` of a rebuilt widget, which already has its selection. */
  readonly isStart: boolean
  /** A snapshot of the widget now, or null if the diner has chosen nothing. Subscribes to everything in it. */
  take(): Snapshot | null
  /** A stored value as a snapshot. Null if it is invalid. */
  read(stored: unknown): Snapshot | null
  /**
   * Restores a snapshot; call it only in `setup`. Painting waits up to three seconds until the step is
   * loaded. Returns whether the diner should see a notice. Throws a TypeError on invalid values.
   */
  restore(snapshot: Snapshot): boolean
  /** Resets everything, including entered details. A popup stays open and keeps its restaurant. */
  startAgain(): void
}
