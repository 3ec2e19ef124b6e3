import { formerNames, type Deliver } from '../../kernel/events'
import type { Kernel } from '../../kernel/kernel'

/** The events that say how things stand; the others say that something happened, and are over. */
const lasting = /^(ready|open|close|step|journey|slot|.+-confirmed)$/

/** What no longer stands once an event comes: who begins anew has left the last confirmation behind. */
const ends: Readonly<Record<string, RegExp>> = {
  open: /^close$/,
  close: /^open$/,
  journey: /^slot$|-confirmed$/,
  slot: /-confirmed$/,
  'submit-started': /-confirmed$/,
}

/** Keeps the last detail of each event that still stands, for those who listen late, and passes all on. */
export function keepState(state: Record<string, unknown>, tell: Deliver, former = formerNames): Deliver {
  const current = (name: string) => Object.keys(former).find((key) => former[key]!.includes(name)) ?? name
  const forget = (over: RegExp) => {
    for (const name of Object.keys(state)) if (over.test(current(name))) delete state[name]
  }
  return (name, detail) => {
    if (ends[name]) forget(ends[name])
    if (lasting.test(current(name))) state[name] = detail
    tell(name, detail)
  }
}

/** A slot or a journey that is no longer chosen does not stand either. Ends with the kernel. */
export function followFacts({ facts, guard, signal }: Kernel, state: Record<string, unknown>): void {
  const end = guard.effect({ id: 'kernel' }, () => {
    if (facts.time === null) delete state.slot
    if (facts.journey === null) delete state.journey
  })
  signal.addEventListener('abort', end, { once: true })
}
