/** Section 9, "Party terms": prices in `currency`, times in hours. */
export const numbers = {
  price: 16.95,
  deposit: 5,
  currency: 'EUR',
  minimum: 8,
  hours: 2,
  age: 4,
  noticeHours: 48,
} as const

/** Section 9, "Kids supervision": how many children of each age group one adult can supervise. */
export const supervision = [
  { from: 4, to: 5, children: 4 },
  { from: 6, to: 7, children: 6 },
  { from: 8, to: 11, children: 10 },
] as const
