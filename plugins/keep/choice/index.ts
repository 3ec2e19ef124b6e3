import { snapshotTool, type Snapshot, type Snapshots } from 'tavola/page'
import { clockAt, firstDay, wallTime } from 'tavola/time'
import type { KeepContext } from '..'
import { deleteInTime, deleteOld, readChoice, storeChanges } from './stored-choices'

/** Restores the choice of this widget, and stores its changes. Returns the clean-up. */
export function keepChoice(ctx: KeepContext): () => void {
  const { choice, minutes } = ctx.options
  const snapshots = ctx.use(snapshotTool)
  const { key, release } = snapshots.claimKey()
  deleteOld(minutes)
  if (choice && snapshots.isStart) putBack(ctx, snapshots, key)
  const { check, end } = deleteInTime(ctx, key)
  if (choice) storeChanges(ctx, snapshots, key, check)
  check()
  return () => {
    release()
    end()
  }
}

/** Restores the choice stored under the key. */
function putBack(ctx: KeepContext, snapshots: Snapshots, key: string): void {
  const snapshot = snapshots.read(readChoice(key, ctx.options.minutes))
  if (!snapshot) return
  const { selection, unknown } = snapshot
  const isOver = Object.keys(selection.references).length > 0
  const passed = isOver || unknown ? null : whatPassed(ctx, selection)
  const isKnown = ctx.state.known.value
  let telling = false
  try {
    telling = snapshots.restore(passed ? withoutSlot(snapshot, passed) : snapshot)
  } catch {
    // This version cannot read it. `storeChanges` replaces it.
  }
  // Another tab has forgotten the diner since.
  if (snapshot.states.keep?.known === true && !isKnown) ctx.state.lost.value = selection.customer
  // An unknown outcome has its own message.
  if ((telling || passed) && !unknown) ctx.state.told.value = isOver ? 'result' : (passed ?? 'kept')
}

/** Whether the chosen day has passed at the restaurant, or today's chosen time. */
function whatPassed({ now, brand }: KeepContext, selection: Snapshot['selection']): 'day' | 'time' | null {
  const { date, time } = selection
  const today = firstDay(now(), 0, brand.timeZone)
  if (date === null || date > today) return null
  // A time after midnight may still be ahead.
  if (time !== null && wallTime(selection, time) > clockAt(now(), brand.timeZone)) return null
  if (date < today) return 'day'
  return time === null ? null : 'time'
}

const withoutSlot = ({ selection, ...rest }: Snapshot, passed: 'day' | 'time'): Snapshot => ({
  ...rest,
  before: [],
  selection: {
    ...selection,
    date: passed === 'day' ? null : selection.date,
    time: null,
    wishedTime: null,
    confirmed: false,
    availability: null,
    detailsConfirmed: false,
  },
})
