import { formerNames, specOf, type Deliver } from '../../contract/events'
import type { Kernel } from '../../kernel/actions/kernel'

/** Keeps the last detail of each event that still applies, for late listeners. A new choice, for example, ends a confirmation. */
export function keepLatestEvents(
  state: Record<string, unknown>,
  emit: Deliver,
  former = formerNames,
): Deliver {
  const current = (name: string) => Object.keys(former).find((key) => former[key]!.includes(name)) ?? name
  const nameInTable = (name: string) => current(name).replace(/.*-(?=confirmed$)/, '')
  return (name, detail) => {
    const { lasts, ends = [] } = specOf(current(name)) ?? {}
    for (const before of Object.keys(state)) if (ends.includes(nameInTable(before))) delete state[before]
    if (lasts) state[name] = detail
    emit(name, detail)
  }
}

/** Forgets a slot and a journey that are no longer chosen, until the kernel is disposed. */
export function followFacts({ facts, guard }: Kernel, state: Record<string, unknown>): void {
  guard.effect({ id: 'kernel' }, () => {
    if (facts.time === null) delete state.slot
    if (facts.journey === null) delete state.journey
  })
}
