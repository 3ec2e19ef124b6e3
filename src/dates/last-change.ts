import { partyNotice } from '../constants'
import type { PluginContext } from '../kernel/plugin-context'
import { hoursBefore } from './hours-before'
import { addDays, localDigits, shortDate } from './plain-date'

/** Until when a party's numbers can be changed (section 9): as exact as what is chosen is. */
export function lastChange(
  { facts, brand }: Pick<PluginContext, 'facts' | 'brand'>,
  t: (key: 'until' | 'before', values: Record<string, string | number>) => string,
): string {
  const { date, time } = facts
  if (date === null) return t('before', { hours: partyNotice })
  if (time === null) return shortDate(addDays(date, -partyNotice / 24), brand.locale)
  const last = hoursBefore({ date, time }, partyNotice, brand.timeZone)
  return t('until', { date: shortDate(last.date, brand.locale), time: localDigits(last.time, brand.locale) })
}
