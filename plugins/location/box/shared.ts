import { createContext, useContext, type KeyboardEvent, type RefObject } from 'react'
import type { ListContent } from '../lines'

/** What the location box shares with its list. */
export interface Box {
  readonly field: RefObject<HTMLDivElement | null>
  readonly input: RefObject<HTMLInputElement | null>
  /** Handlers of the list for what happens in the input; null until the list is there. */
  readonly events: RefObject<ListEvents | null>
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
  /** The content of the list before anything is typed; null if there is none, so that the list stays closed. */
  readonly suggested: ListContent | null
  readonly suggest: (suggested: ListContent | null) => void
}

interface ListEvents {
  onKeyDown(event: KeyboardEvent): void
}

const BoxContext = createContext<Box | null>(null)

export const BoxProvider = BoxContext.Provider
export const useBox = () => useContext(BoxContext)!
