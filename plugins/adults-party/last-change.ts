import { addDays, hoursBefore, partyNotice, shortDate, localDigits, type PluginContext } from 'tavola'

/** Until when the numbers can be changed (section 9): as exact as what is chosen is. */
export function lastChange(
  { facts, brand }: PluginContext,
  t: (key: 'until' | 'before', values: Record<string, string | number>) => string,
): string {
  const { date, time } = facts
  if (date === null) return t('before', { hours: partyNotice })
  if (time === null) return shortDate(addDays(date, -partyNotice / 24), brand.locale)
  const last = hoursBefore({ date, time }, partyNotice, brand.timeZone)
  return t('until', { date: shortDate(last.date, brand.locale), time: localDigits(last.time, brand.locale) })
}
