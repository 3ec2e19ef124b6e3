import { signal } from '@preact/signals-core'

/** A sentence for screen readers. Repeating a sentence gives it a new number. */
export interface Announcement {
  readonly number: number
  readonly text: string
  /** Left out: the widget's own language. */
  readonly lang?: string | undefined
}

export type Announcer = ReturnType<typeof createAnnouncer>

/** Announces changes to screen readers (WCAG 2.2, 4.1.3). The shell's live region shows the `announcements`. */
export function createAnnouncer() {
  const announcements = signal<readonly Announcement[]>([])
  let number = 0
  let isSameTask = false

  /**
   * Sentences announced in the same task are kept together, each of them once: React's strict mode runs effects twice. A later
   * task's sentence replaces them.
   */
  function announce(text: string, lang?: string): void {
    if (text === '') return
    const earlier = isSameTask ? announcements.peek() : []
    if (earlier.some((announcement) => announcement.text === text)) return
    announcements.value = [...earlier, { number: ++number, text, lang }]
    isSameTask = true
    queueMicrotask(() => (isSameTask = false))
  }
  return { announcements, announce, clear: () => void (announcements.value = []) }
}
