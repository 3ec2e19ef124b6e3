import type { Guard } from './guard'
import type { AnyPlugin, ChosenSlot } from './contract'
import { guestsOf, type Facts, type Selection } from './facts'
import type { Kernel } from './kernel'

type ConfirmParts = Pick<Kernel, 'applying' | 'contextOf' | 'facts' | 'set' | 'signal'> & {
  readonly guard: Guard
}

/** Confirms a slot once the plugins are ready for the next step, unless the diner has chosen otherwise meanwhile. */
export function createConfirm({ applying, contextOf, guard, facts, set, signal }: ConfirmParts) {
  const settle = (plugin: AnyPlugin, slot: ChosenSlot) =>
    guard.settle(plugin.id, 'beforeConfirm', () => plugin.beforeConfirm?.(contextOf(plugin), slot), undefined)

  let latest = 0

  return async function confirm(patch: Partial<Selection> = {}): Promise<void> {
    const press = ++latest
    const slot = slotOf({ ...facts, ...patch })
    const waiting = slot ? applying.peek().filter(({ beforeConfirm }) => beforeConfirm) : []
    const before = chosen(facts)
    const { availability } = facts
    if (slot && waiting.length > 0) await Promise.all(waiting.map((plugin) => settle(plugin, slot)))
    // Going back drops the answer that the slot was chosen from; of two presses the later one counts.
    const stands = chosen(facts) === before && facts.availability === availability && press === latest
    if (!signal.aborted && stands) set({ ...patch, confirmed: true })
  }
}

function slotOf({ venue, date, time, ...party }: Selection): ChosenSlot | null {
  return venue && date !== null && time !== null ? { venue, date, time, guests: guestsOf(party) } : null
}

const chosen = ({ journey, venue, date, time, guests }: Facts) =>
  JSON.stringify([journey, venue?.id, date, time, guests])
