import type { ChosenSlot, Facts, Selection } from '../../contract/facts'
import { guestsOf } from '../core/facts'

/** The chosen slot; null while it is not whole. */
export function slotOf({ venue, date, time, ...party }: Selection): ChosenSlot | null {
  return venue && date !== null && time !== null ? { venue, date, time, guests: guestsOf(party) } : null
}

/** A slot as one text, to compare it. */
export const slotKey = ({ venue, date, guests, time }: Pick<Facts, keyof ChosenSlot>): string =>
  JSON.stringify([venue?.id, date, guests, time])

/** The choices that a press depends on. If one changes, the press no longer counts. Back clears the availability. */
export const chosenFrom = ({
  journey,
  venue,
  date,
  time,
  guests,
  availability,
}: Facts): readonly unknown[] => [journey, venue?.id, date, time, guests, availability]
