/**
 * A day, or a day and a time, by a clock in UTC: "2026-11-28", "2026-11-28T19:30". In milliseconds. Reads the numbers itself,
 * because MooTools and date.js replace `Date.parse` by one that returns a `Date` in the device's zone.
 */
export function utcOf(text: string): number {
  const [year, month, day, hour = 0, minute = 0] = text.split(/\D/).map(Number)
  return Date.UTC(year!, month! - 1, day, hour, minute)
}
