import { addDays, dayAt, type PlainDate } from '../../src/dates/plain-date'

/** So many days ahead all pictures are: later than a closure, and far enough for a party. */
const ahead = 10

/** The day that a picture begins with. */
export const firstDay = (): PlainDate => addDays(dayAt(new Date()), ahead)
