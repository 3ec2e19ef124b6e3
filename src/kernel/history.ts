import { signal, type ReadonlySignal } from '@preact/signals-core'
import { selectionOf, type Facts, type Selection } from './facts'
import type { ActiveStep } from './steps'

/** A step on the way, and what was chosen when it was left. */
export interface HistoryEntry {
  readonly active: ActiveStep
  readonly selection: Selection
}

/** The steps before the one on screen, for Back: each returns with every choice intact (decisions, "Step 1"). */
export function createHistory(facts: Facts, step: ReadonlySignal<ActiveStep | null>) {
  const entries = signal<readonly HistoryEntry[]>([])
  let here: HistoryEntry | null = null

  return {
    entries,
    /** Whoever leads on from here leaves nothing to go back to. */
    forget: () => void (entries.value = []),
    /** The body of an effect. A step that is on the trail already is a way back to it, whoever led there. */
    follow(): void {
      const active = step.value
      const selection = selectionOf(facts)
      if (!active) return
      const arrived = here && here.active.step.id !== active.step.id
      if (here && arrived) {
        const before = entries.peek()
        const known = before.findIndex((stop) => stop.active.step.id === active.step.id)
        entries.value = known < 0 ? [...before, here] : before.slice(0, known)
      }
      here = { active, selection }
    },
  }
}

export type History = ReturnType<typeof createHistory>
