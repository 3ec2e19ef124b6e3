/**
 * The milliseconds of a day, or of a day and a time, in UTC: "2026-11-28", "2026-11-28T19:30". It does not use `Date.parse`, because
 * MooTools and date.js replace that by a function that returns a `Date` in the device's zone.
 */
export function utcOf(text: string): number {
  const [year, month, day, hour = 0, minute = 0] = text.split(/\D/).map(Number)
  return Date.UTC(year!, month! - 1, day, hour, minute)
}
