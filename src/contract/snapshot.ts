import type { Json } from '../api/client'
import type { Selection } from './facts'
import type { Load } from './plugin'
import type { MessageValues } from '../messages/message'

/** A widget as JSON. It holds no card and nothing that is good for one POST. */
export interface Snapshot {
  /** Without the day's sessions, which are fetched again; with the availability only where a step offers it. */
  readonly selection: Selection
  /** The steps that Back leads to, from the first one on, each with what was chosen otherwise when it was left. */
  readonly before: readonly {
    readonly plugin: string
    readonly step: string
    readonly changes: Partial<Selection>
  }[]
  /** Each plugin's values that outlast a reload, by its id. */
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
   * A text by which this widget is recognised after a reload: the same back end, brand and place, the same options of the
   * page, and its position among widgets that share all of these. `release` frees the position.
   */
  claimKey(): { readonly key: string; readonly release: () => void }
  /** False in the `setup` of a widget that was rebuilt: it already has its selection. */
  readonly isStart: boolean
  /** The widget as it is now; null while the diner has chosen nothing. Reading it subscribes to all of it. */
  take(): Snapshot | null
  /** A stored value as a snapshot; null for anything else. */
  read(stored: unknown): Snapshot | null
  /**
   * Goes on where the snapshot was taken; only in `setup`. Nothing is painted before the step and these `parts` are loaded,
   * for three seconds at most. Returns whether the diner should be told. Throws a TypeError on values that make no sense.
   */
  restore(snapshot: Snapshot, parts?: readonly Load[]): boolean
  /** Puts everything back to the start, including what was entered. A popup stays open, with its restaurant. */
  startAgain(): void
}
