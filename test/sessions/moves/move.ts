import type { Session } from '../session'

/** One thing that a diner, a host, the back end or the clock does. */
export interface Move {
  readonly name: string
  /** Whether it can be done now; a move that cannot is left out of the story. */
  readonly can: (session: Session) => boolean
  /** Does it on the stage and in the model, and tells it. */
  readonly run: (session: Session) => Promise<void>
}

/** One of a list, by a number of any size. */
export const pick = <Item>(items: readonly Item[], number: number): Item => items[number % items.length]!

/** The widget can be used: it is there, and no question covers it. */
export const isThere = ({ open, destroyed, screen }: Session) => open && !destroyed && screen.shown
