/** Section 9, "Party terms": prices in `currency`, times in hours. */
export const numbers = {
  price: 29.95,
  deposit: 5,
  currency: 'EUR',
  minimum: 8,
  hours: 2.5,
  noticeHours: 48,
} as const
