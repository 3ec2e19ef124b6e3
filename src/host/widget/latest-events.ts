import { formerNames, specOf, type Deliver } from '../../contract/events'
import type { Kernel } from '../../kernel/actions/kernel'

/**
 * Keeps the last detail of each state that still holds, for those who listen late, and passes every event on. A new choice,
 * for example, ends the last confirmation.
 */
export function keepLatestEvents(
  state: Record<string, unknown>,
  emit: Deliver,
  former = formerNames,
): Deliver {
  const current = (name: string) => Object.keys(former).find((key) => former[key]!.includes(name)) ?? name
  /** The name in the table of events. */
  const known = (name: string) => current(name).replace(/.*-(?=confirmed$)/, '')
  return (name, detail) => {
    const { lasts, ends = [] } = specOf(current(name)) ?? {}
    for (const before of Object.keys(state)) if (ends.includes(known(before))) delete state[before]
    if (lasts) state[name] = detail
    emit(name, detail)
  }
}

/** Forgets a slot and a journey that are no longer chosen. Ends with the kernel. */
export function followFacts({ facts, guard }: Kernel, state: Record<string, unknown>): void {
  guard.effect({ id: 'kernel' }, () => {
    if (facts.time === null) delete state.slot
    if (facts.journey === null) delete state.journey
  })
}
