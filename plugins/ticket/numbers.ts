/** For how long a table is taken to last, in minutes, where neither the restaurant nor the brand says. */
export const tableMinutes = 120
/** Section 9, "Card guarantee": until how many hours before cancelling is free. */
export const cancelHours = 48
