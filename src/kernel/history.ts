import { signal } from '@preact/signals-core'
import type { Core } from './core'
import type { Selection } from '../contract/facts'
import { selectionOf } from './facts'
import type { ActiveStep } from './steps'

/** A step that was shown, and what was chosen when it was left. */
export interface HistoryEntry {
  readonly active: ActiveStep
  readonly selection: Selection
}

/** The steps before the one on screen, for Back: each returns with every choice intact (decisions, "Step 1"). */
export function createHistory({ facts, step }: Core) {
  const entries = signal<readonly HistoryEntry[]>([])
  let current: HistoryEntry | null = null

  return {
    entries,
    /** The body of an effect. A step that is in the history already is a way back to it. */
    follow(): void {
      const active = step.value
      const selection = selectionOf(facts)
      if (!active) return
      if (current && current.active.step.id !== active.step.id) {
        const before = entries.peek()
        const known = before.findIndex((entry) => entry.active.step.id === active.step.id)
        entries.value = known < 0 ? [...before, current] : before.slice(0, known)
      }
      current = { active, selection }
    },
  }
}

export type History = ReturnType<typeof createHistory>
