import type { ChosenSlot, Selection } from '../../contract/facts'
import type { AnyPlugin } from '../../contract/plugin'
import { contributionsWith, type Contribution } from '../core/registry'
import type { Screen } from '../screen/screen'
import { createLatest } from '../core/signals'
import { chosenFrom, slotKey, slotOf } from './slot'

/** Confirms a slot once the plugins are ready for the next step. A change by the diner in the meantime cancels it. */
export function createConfirm(screen: Screen, set: (patch: Partial<Selection>) => void) {
  const { facts, plugins, guard, steps, essentials, banner } = screen
  const latest = createLatest(screen.signal)
  /** The slot that plugins are preparing for. */
  let pending: { readonly slot: string; readonly isWanted: () => boolean } | undefined

  const prepare = (plugin: AnyPlugin, contribution: Contribution, slot: ChosenSlot) => {
    const run = () => contribution.beforeConfirm!(plugins.contextOf(plugin), slot)
    return guard.wait({ owner: plugin, hook: 'beforeConfirm' }, run, undefined)
  }

  return async function confirm(patch: Partial<Selection> = {}): Promise<void> {
    const slot = slotOf({ ...facts, ...patch })
    const key = slot && slotKey(slot)
    // A plugin that is preparing may confirm the same slot again: the first call continues.
    if (pending?.slot === key && pending?.isWanted()) return
    const waiting = slot ? contributionsWith(plugins, steps.applying.peek(), 'beforeConfirm') : []
    // A second press replaces the first.
    const isWanted = latest('confirm', () => chosenFrom(facts))
    if (slot && key && waiting.length > 0) {
      pending = { slot: key, isWanted }
      await Promise.all(waiting.map(([plugin, contribution]) => prepare(plugin, contribution, slot)))
      if (pending.isWanted === isWanted) pending = undefined
    }
    if (!isWanted()) return
    if (essentials.isBlocked()) {
      // Reported before the diner fills in the details.
      essentials.retry()
      return banner.fail({ code: 'widget.blocked' })
    }
    const isAnother = facts.confirmed
    set({ ...patch, confirmed: true })
    // Back leads to the new time, not to the one that it has replaced.
    const { time, sessions } = facts
    if (isAnother && facts.confirmed)
      steps.history.value = steps.history.peek().map((entry) => ({
        ...entry,
        selection: { ...entry.selection, time, sessions },
      }))
    // It may be refused at once, because its time has passed.
    if (!facts.confirmed || !steps.isBase()) return
    // There is no next step, or it cannot be shown.
    set({ confirmed: false })
    banner.fail({ code: 'widget.stepFailed' })
  }
}
