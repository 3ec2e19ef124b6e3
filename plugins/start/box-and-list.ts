import type { KeyboardEvent, RefObject } from 'react'
import type { Shown } from './location-lines'

/** What the box and its list share. */
export interface Box {
  readonly field: RefObject<HTMLDivElement | null>
  readonly input: RefObject<HTMLInputElement | null>
  /** What the list is told of the input; null while there is no list. */
  readonly events: RefObject<ListEvents | null>
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
  /** What the list shows before a letter is typed; null: it stays closed. */
  readonly suggested: Shown | null
  readonly suggest: (suggested: Shown | null) => void
}

export interface ListEvents {
  onKeyDown(event: KeyboardEvent): void
}
