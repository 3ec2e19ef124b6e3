/** Section 9, "Card guarantee": the no-show fee of each guest, and up to how many hours before it is free to cancel. */
export const cardGuarantee = { fee: 5, currency: 'GBP', hours: 48 } as const
/** Complaint 15: how long the card fields may take to load, and a card to be checked; in milliseconds. */
export const cardDeadlines = { load: 10_000, check: 30_000 } as const
