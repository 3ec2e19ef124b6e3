import { createContext, type RefObject } from 'react'

/** The form of step 1, and how often Continue was pressed while something was missing. */
export const Pressed = createContext<{
  readonly form: RefObject<HTMLFormElement | null>
  readonly presses: number
} | null>(null)
