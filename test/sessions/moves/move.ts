import type { Session } from '../session'

/** A move of the diner, the host, the back end or the clock. */
export interface Move {
  readonly name: string
  /** Whether the move is possible now. Impossible moves are left out of the story. */
  readonly can: (session: Session) => boolean
  /** Makes the move on the stage and in the model, and logs it. */
  readonly run: (session: Session) => Promise<void>
}

/** One of a list, by a number of any size. */
export const pick = <Item>(items: readonly Item[], number: number): Item => items[number % items.length]!

/** The widget can be used: it is there, and no question covers it. */
export const isThere = ({ open, destroyed, screen }: Session) => open && !destroyed && screen.shown
