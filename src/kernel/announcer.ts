import { signal } from '@preact/signals-core'

/** A sentence for screen readers; one that is said again has another number. */
export interface Said {
  readonly number: number
  readonly text: string
  /** Left out: the widget's own language. */
  readonly lang?: string | undefined
}

/**
 * What a change on the screen is for those who hear it (WCAG 2.2, 4.1.3). The shell's announcer says it once, politely,
 * and keeps it until the next.
 */
export function createAnnouncer() {
  const said = signal<readonly Said[]>([])
  let number = 0
  let isSameMoment = false

  /** Says a sentence. Several of one moment are all said, one after another; an empty one is not. */
  function announce(text: string, lang?: string): void {
    if (text === '') return
    said.value = [...(isSameMoment ? said.peek() : []), { number: ++number, text, lang }]
    isSameMoment = true
    queueMicrotask(() => (isSameMoment = false))
  }
  return { said, announce }
}
