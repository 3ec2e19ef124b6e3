/** A calendar day, "YYYY-MM-DD". Not a `Date`, because a calendar day has no time zone. */
export type DateText = string

const MILLISECONDS_A_DAY = 86_400_000

/** Whether the text is a day that exists: "2026-02-30" is not. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && day.getUTCFullYear() >= 2000
}

export function addDays(date: DateText, days: number): DateText {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  return new Date(midnight + days * MILLISECONDS_A_DAY).toISOString().slice(0, 10)
}
