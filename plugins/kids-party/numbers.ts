/** Section 9, "Party terms": its options. Times are in hours, and an empty currency is the brand's. */
export const numbers = {
  price: 16.95,
  deposit: 5,
  currency: '',
  minimum: 8,
  hours: 2,
  noticeHours: 48,
  /** The youngest child's. */
  age: 4,
  /** Section 9, "Kids supervision": how many children of an age group one adult can supervise. */
  supervision: [
    { from: 4, to: 5, children: 4 },
    { from: 6, to: 7, children: 6 },
    { from: 8, to: 11, children: 10 },
  ],
}

export type KidsNumbers = typeof numbers
