import type { PluginContext } from '../contract/plugin-context'
import { hoursBefore } from '../dates/hours-before'
import { addDays } from '../dates/plain-date'

/** Until when a party's numbers can change (section 9): as exact as the choices made so far allow. */
export function lastChange(
  { facts, brand, formats }: Pick<PluginContext, 'facts' | 'brand' | 'formats'>,
  noticeHours: number,
  t: (key: 'until' | 'before', values: Record<string, string | number>) => string,
): string {
  const { date, time } = facts
  if (date === null) return t('before', { hours: noticeHours })
  if (time === null) return formats.shortDate(addDays(date, -Math.ceil(noticeHours / 24)))
  const last = hoursBefore({ date, time }, noticeHours, brand.timeZone)
  return t('until', { date: formats.shortDate(last.date), time: formats.time(last.time) })
}
