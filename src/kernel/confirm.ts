import type { AnyPlugin } from '../contract/plugin'
import type { ChosenSlot, Selection } from '../contract/facts'
import type { Core } from './core'
import { guestsOf } from './facts'
import { createLatest } from './latest'

/** Confirms a slot once the plugins are ready for the next step, unless the diner has chosen otherwise meanwhile. */
export function createConfirm(core: Core, set: (patch: Partial<Selection>) => void) {
  const { facts, applying, contextOf, guard, step } = core
  const latest = createLatest(core.signal)

  const prepare = (plugin: AnyPlugin, slot: ChosenSlot) => {
    const run = () => plugin.beforeConfirm!(contextOf(plugin), slot)
    return guard.wait({ owner: plugin, hook: 'beforeConfirm' }, run, undefined)
  }

  /** Nothing is sent without an essential plugin: said now, before the diner fills in the details. */
  const refuse = () => {
    core.retryFaults()
    core.fail({ code: 'widget.blocked' })
  }

  /** The slot that plugins are getting ready for, and whether it still stands. */
  let current: { readonly slot: string; readonly stands: () => boolean } | undefined

  return async function confirm(patch: Partial<Selection> = {}): Promise<void> {
    const slot = slotOf({ ...facts, ...patch })
    const key = slot && JSON.stringify([slot.venue.id, slot.date, slot.time, slot.guests])
    // Asked for again meanwhile, say by a plugin that is getting ready: the first one goes on.
    if (current?.slot === key && current?.stands()) return
    const waiting = slot ? applying.peek().filter(({ beforeConfirm }) => beforeConfirm) : []
    // Going back drops the answer that the slot was chosen from; of two presses the later one counts.
    const stands = latest('confirm', () => [
      facts.journey,
      facts.venue?.id,
      facts.date,
      facts.time,
      facts.guests,
      facts.availability,
    ])
    if (slot && key && waiting.length > 0) {
      current = { slot: key, stands }
      await Promise.all(waiting.map((plugin) => prepare(plugin, slot)))
      if (current.stands === stands) current = undefined
    }
    if (!stands()) return
    if (core.isBlocked()) return refuse()
    set({ ...patch, confirmed: true })
    if (step.peek()?.step.priority !== 'base') return
    // No step comes next, or it could not be shown: said here, with the telephone, instead of nothing happening.
    set({ confirmed: false })
    core.fail({ code: 'widget.stepFailed' })
  }
}

function slotOf({ venue, date, time, ...party }: Selection): ChosenSlot | null {
  return venue && date !== null && time !== null ? { venue, date, time, guests: guestsOf(party) } : null
}
