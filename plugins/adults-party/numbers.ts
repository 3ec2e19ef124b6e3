/** Section 9, "Party terms": its options. Times are in hours, and an empty currency is the brand's. */
export const numbers = {
  price: 29.95,
  deposit: 5,
  currency: '',
  minimum: 8,
  hours: 2.5,
  noticeHours: 48,
}
