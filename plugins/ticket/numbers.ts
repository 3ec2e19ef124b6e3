/** For how long a table is taken to last, in minutes, where neither the restaurant nor the brand says. */
export const tableMinutes = 120
