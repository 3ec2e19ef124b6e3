import { formerNames, type Deliver } from '../../contract/events'
import type { Kernel } from '../../kernel/kernel'

/** Events that describe a state, which holds until another event ends it. The others only report what happened. */
const lasting = /^(ready|open|close|step|journey|slot|.+-confirmed)$/

/** Which states an event ends: a new choice ends the last confirmation. */
const ends: Readonly<Record<string, RegExp>> = {
  open: /^close$/,
  close: /^open$/,
  journey: /^slot$|-confirmed$/,
  slot: /-confirmed$/,
  'submit-started': /-confirmed$/,
}

/** Keeps the last detail of each state that still holds, for those who listen late, and passes every event on. */
export function keepLatestEvents(
  state: Record<string, unknown>,
  emit: Deliver,
  former = formerNames,
): Deliver {
  const current = (name: string) => Object.keys(former).find((key) => former[key]!.includes(name)) ?? name
  const forget = (over: RegExp) => {
    for (const name of Object.keys(state)) if (over.test(current(name))) delete state[name]
  }
  return (name, detail) => {
    if (ends[name]) forget(ends[name])
    if (lasting.test(current(name))) state[name] = detail
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
