import type { PluginContext } from '../contract/plugin-context'
import { hoursBefore } from '../dates/hours-before'
import { addDays, shortDate } from '../dates/plain-date'
import { localDigits } from '../locale/numbers'

/** Until when a party's numbers can change (section 9): as exact as the choices made so far allow. */
export function lastChange(
  { facts, brand }: Pick<PluginContext, 'facts' | 'brand'>,
  noticeHours: number,
  t: (key: 'until' | 'before', values: Record<string, string | number>) => string,
): string {
  const { date, time } = facts
  if (date === null) return t('before', { hours: noticeHours })
  if (time === null) return shortDate(addDays(date, -Math.ceil(noticeHours / 24)), brand.locale)
  const last = hoursBefore({ date, time }, noticeHours, brand.timeZone)
  return t('until', { date: shortDate(last.date, brand.locale), time: localDigits(last.time, brand.locale) })
}
