// utc.ts is apart from this file, because the first download needs only that one.
const instant = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::\d\d(?:[.,]\d+)?)? ?(?:Z|([+-]\d\d):?(\d\d)?)$/i

/**
 * The moment of a text with a zone, without its seconds: "2026-06-19T23:00:00Z", "2026-06-20 00:00+01:00". Undefined without a zone.
 * A page may have replaced `Date.parse`.
 */
export function instantIn(text: string): Date | undefined {
  const [found, year, month, day, hours, minutes, zoneHours = '0', zoneMinutes = '0'] =
    instant.exec(text) ?? []
  if (found === undefined) return undefined
  const offset = Number(zoneHours) * 60 + Number(zoneHours[0] + zoneMinutes)
  return new Date(
    Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hours), Number(minutes) - offset),
  )
}
