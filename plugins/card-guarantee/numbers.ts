/** Section 9, "Card guarantee": the no-show fee for each guest, in this currency unless the brand says another one. */
export const noShow = { fee: 5, currency: 'GBP' } as const
/** How long the card fields may take to load, and a card check may take; in milliseconds. */
export const cardDeadlines = { load: 10_000, check: 30_000 } as const
